/* Copies an archive of object files so that a linker may leave out functions that nobody calls.
     unretain ARCHIVE COPY
   Swift's own libraries ask for each of their public functions to stay, since a library can't know who calls it. Here the
   program is whole, and who calls what is known. What the runtime looks up by section (swift5_*) stays. */
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef SHF_GNU_RETAIN
#define SHF_GNU_RETAIN (1 << 21)
#endif

static int fail(const char *what, const char *path) {
  fprintf(stderr, "unretain: %s %s\n", path, what);
  return 1;
}

/* An object file whose headers lie within it, or nothing. */
static void release(unsigned char *object, size_t size) {
  Elf64_Ehdr head;
  if (size < sizeof head) return;
  memcpy(&head, object, sizeof head);
  if (memcmp(head.e_ident, ELFMAG, SELFMAG) != 0 || head.e_ident[EI_CLASS] != ELFCLASS64) return;
  if (head.e_shentsize != sizeof(Elf64_Shdr) || head.e_shoff > size - sizeof(Elf64_Shdr)) return;
  Elf64_Shdr first;
  memcpy(&first, object + head.e_shoff, sizeof first);
  size_t count = head.e_shnum != 0 ? head.e_shnum : first.sh_size;
  size_t names = head.e_shstrndx != SHN_XINDEX ? head.e_shstrndx : first.sh_link;
  if (count > (size - head.e_shoff) / sizeof(Elf64_Shdr) || names >= count) return;
  Elf64_Shdr table;
  memcpy(&table, object + head.e_shoff + names * sizeof table, sizeof table);
  static const char looked_up[] = "swift5_";
  for (size_t index = 0; index < count; index++) {
    unsigned char *place = object + head.e_shoff + index * sizeof(Elf64_Shdr);
    Elf64_Shdr section;
    memcpy(&section, place, sizeof section);
    size_t name = table.sh_offset + section.sh_name;
    if (name + sizeof looked_up > size) return;
    if (memcmp(object + name, looked_up, sizeof looked_up - 1) == 0) continue;
    section.sh_flags &= ~(Elf64_Xword)SHF_GNU_RETAIN;
    memcpy(place, &section, sizeof section);
  }
}

int main(int count, char **arguments) {
  if (count != 3) return fail("ARCHIVE COPY", "usage:");
  FILE *file = fopen(arguments[1], "rb");
  if (file == NULL || fseek(file, 0, SEEK_END) != 0) return fail("can't be read", arguments[1]);
  long length = ftell(file);
  unsigned char *bytes = length < 8 ? NULL : malloc((size_t)length);
  rewind(file);
  if (bytes == NULL || fread(bytes, 1, (size_t)length, file) != (size_t)length) return fail("can't be read", arguments[1]);
  fclose(file);
  if (memcmp(bytes, "!<arch>\n", 8) != 0) return fail("is no archive", arguments[1]);
  /* Each member has a head of 60 bytes, its size written as text at 48, and begins at an even place. */
  for (size_t place = 8; place + 60 <= (size_t)length;) {
    char digits[11] = {0};
    memcpy(digits, bytes + place + 48, 10);
    size_t size = strtoul(digits, NULL, 10);
    place += 60;
    if (size > (size_t)length - place) return fail("is cut off", arguments[1]);
    release(bytes + place, size);
    place += size + (size & 1);
  }
  file = fopen(arguments[2], "wb");
  if (file == NULL || fwrite(bytes, 1, (size_t)length, file) != (size_t)length || fclose(file) != 0)
    return fail("can't be written", arguments[2]);
  return 0;
}
