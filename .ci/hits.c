/* Runs a program in a terminal of 120 × 40 cells until its picture has stood for 3 seconds, presses keys, and prints which
   functions ran until it ended, so that the linker can lay them side by side: "symbol NAME", or "section NAME" of one
   without a symbol.
     hits MAP KEYS PROGRAM [ARGUMENT…]
   MAP is what the linker said about where it put which section; the last of the KEYS ends the program. Each function begins
   with a breakpoint, which is taken away where it is hit: what ran stops once, and runs on. */
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__x86_64__)

enum { breakpoint = 0xCC, picture_seconds = 3, most_seconds = 60 };
static const double between_keys = 0.3; /* seconds */

static int fail(const char *what) {
  fprintf(stderr, "hits: %s: %s\n", what, strerror(errno));
  return 1;
}

/* The program's file. */
static unsigned char *file;
static Elf64_Sym *symbols;
static size_t symbol_count;
static const char *names;
static Elf64_Shdr text;
static int found(const char *path) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (descriptor < 0 || fstat(descriptor, &status) != 0) return 0;
  file = malloc((size_t)status.st_size);
  for (off_t done = 0; done < status.st_size;) {
    ssize_t count = file == NULL ? -1 : read(descriptor, file + done, (size_t)(status.st_size - done));
    if (count <= 0) return 0;
    done += count;
  }
  close(descriptor);
  Elf64_Ehdr *head = (Elf64_Ehdr *)file;
  Elf64_Shdr *sections = (Elf64_Shdr *)(file + head->e_shoff);
  const char *titles = (const char *)file + sections[head->e_shstrndx].sh_offset;
  for (int index = 0; index < head->e_shnum; index++) {
    if (strcmp(titles + sections[index].sh_name, ".text") == 0) text = sections[index];
    if (sections[index].sh_type != SHT_SYMTAB) continue;
    symbols = (Elf64_Sym *)(file + sections[index].sh_offset);
    symbol_count = sections[index].sh_size / sizeof *symbols;
    names = (const char *)file + sections[sections[index].sh_link].sh_offset;
  }
  return symbol_count > 0 && text.sh_size > 0;
}

static int is_function(const Elf64_Sym *symbol) {
  return ELF64_ST_TYPE(symbol->st_info) == STT_FUNC && symbol->st_size > 0 && symbol->st_value >= text.sh_addr &&
         symbol->st_value < text.sh_addr + text.sh_size;
}

/* Sections of the program's parts, of which one holds one function. */
struct section {
  uint64_t address;
  char *name;
};
static struct section *sections;
static size_t section_count;

static int mapped(const char *path) {
  FILE *map = fopen(path, "re");
  char *line = NULL;
  size_t room = 0, capacity = 0;
  while (map != NULL && getline(&line, &room, map) >= 0) {
    /* "address address size alignment  …/part.o:(.text.name)" */
    char *name = strstr(line, ":(.text."), *end = name == NULL ? NULL : strchr(name, ')');
    uint64_t address = strtoull(line, NULL, 16);
    if (end == NULL || address < text.sh_addr || address >= text.sh_addr + text.sh_size) continue;
    *end = 0;
    if (section_count == capacity) {
      capacity = capacity == 0 ? 65536 : 2 * capacity;
      sections = realloc(sections, capacity * sizeof *sections);
      if (sections == NULL) return 0;
    }
    sections[section_count++] = (struct section){address, strdup(name + 2)};
  }
  free(line);
  if (map != NULL) fclose(map);
  return section_count > 0;
}

/* Where the program lies in memory, less where its file says. */
static uint64_t base(pid_t process, const char *path) {
  char name[64], line[4096], real[4096];
  if (realpath(path, real) == NULL) return 0;
  snprintf(name, sizeof name, "/proc/%d/maps", process);
  FILE *maps = fopen(name, "re");
  uint64_t start = 0;
  while (maps != NULL && fgets(line, sizeof line, maps) != NULL) {
    if (strstr(line, real) == NULL) continue;
    start = strtoull(line, NULL, 16);
    break;
  }
  if (maps != NULL) fclose(maps);
  return start;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count < 4 || !found(arguments[3]) || !mapped(arguments[1])) return fail("no program with names of functions");
  const char *keys = arguments[2];
  arguments += 3;
  struct winsize size = {.ws_row = 40, .ws_col = 120};
  int terminal;
  pid_t process = forkpty(&terminal, NULL, NULL, &size);
  if (process < 0) return fail("forkpty");
  if (process == 0) {
    if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0) _exit(126);
    execv(arguments[0], arguments);
    _exit(127);
  }
  int status;
  if (waitpid(process, &status, 0) != process || !WIFSTOPPED(status)) return fail("it can't be traced");
  ptrace(PTRACE_SETOPTIONS, process, NULL, PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL);
  uint64_t start = base(process, arguments[0]);
  char name[64];
  snprintf(name, sizeof name, "/proc/%d/mem", process);
  int memory = open(name, O_RDWR | O_CLOEXEC);
  unsigned char *original = file + text.sh_offset, *stopping = malloc(text.sh_size), *hit = calloc(1, text.sh_size);
  if (start == 0 || memory < 0 || stopping == NULL || hit == NULL) return fail("it can't be traced");
  memcpy(stopping, original, text.sh_size);
  for (size_t index = 0; index < symbol_count; index++)
    if (is_function(&symbols[index])) stopping[symbols[index].st_value - text.sh_addr] = breakpoint;
  for (size_t index = 0; index < section_count; index++) stopping[sections[index].address - text.sh_addr] = breakpoint;
  uint64_t place = start + text.sh_addr;
  if (pwrite(memory, stopping, text.sh_size, (off_t)place) != (ssize_t)text.sh_size) return fail("it can't be traced");
  ptrace(PTRACE_CONT, process, NULL, NULL);

  double first = now(), picture = 0, next = 0;
  for (;;) {
    pid_t thread = waitpid(-1, &status, __WALL | WNOHANG);
    if (thread < 0) break;
    if (thread == 0) {
      struct pollfd output = {.fd = terminal, .events = POLLIN};
      char bytes[65536];
      if (poll(&output, 1, 1) > 0 && read(terminal, bytes, sizeof bytes) > 0 && picture == 0) {
        picture = now();
        /* A few ticks run what a start does not. */
        next = picture + picture_seconds;
      }
      if (picture > 0 && *keys != 0 && now() >= next && write(terminal, keys, 1) == 1) {
        next = now() + between_keys;
        keys++;
      }
      if (now() - first > most_seconds) kill(process, SIGKILL);
      continue;
    }
    if (WIFEXITED(status) || WIFSIGNALED(status)) {
      if (thread == process) break;
      continue;
    }
    long signal = WSTOPSIG(status);
    if (signal == SIGTRAP && status >> 16 == 0) {
      struct user_regs_struct registers;
      ptrace(PTRACE_GETREGS, thread, NULL, &registers);
      uint64_t offset = registers.rip - 1 - place;
      if (offset < text.sh_size && stopping[offset] == breakpoint && original[offset] != breakpoint) {
        if (pwrite(memory, original + offset, 1, (off_t)(place + offset)) != 1) return fail("it can't be traced");
        hit[offset] = 1;
        registers.rip -= 1;
        ptrace(PTRACE_SETREGS, thread, NULL, &registers);
      }
      signal = 0;
    } else if (signal == SIGTRAP || signal == SIGSTOP) {
      signal = 0;
    }
    ptrace(PTRACE_CONT, thread, NULL, signal);
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0 || picture == 0) {
    errno = ECANCELED;
    return fail("the program didn't end as it should");
  }
  for (size_t index = 0; index < symbol_count; index++) {
    if (!is_function(&symbols[index]) || hit[symbols[index].st_value - text.sh_addr] == 0) continue;
    hit[symbols[index].st_value - text.sh_addr] = 2;
    printf("symbol %s\n", names + symbols[index].st_name);
  }
  for (size_t index = 0; index < section_count; index++)
    if (hit[sections[index].address - text.sh_addr] == 1) printf("section %s\n", sections[index].name);
  return 0;
}

#else
int main(void) { return 1; }
#endif
