#include "CNcurses.h"

#include <string.h>

enum { unknown = 0x25A1, pictures = 0x2400, picture_of_delete = 0x2421 };

static bool is_turning(unsigned code) {
  return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E)
      || (code >= 0x2066 && code <= 0x2069);
}

// What stands for a character, as with texts that become cells: control characters become their visible pictures, and what
// turns lines around is left out.
static unsigned shown(unsigned code) {
  if (code == '\n' || code == '\t') return code;
  if (code == '\r' || code == 0x2028 || code == 0x2029) return ' ';
  if (code < 0x20) return pictures + code;
  if (code == 0x7F) return picture_of_delete;
  if (code >= 0x80 && code <= 0x9F) return unknown;
  return code;
}

static size_t put(unsigned code, char *to) {
  if (is_turning(code)) return 0;
  code = shown(code);
  if (code < 0x80) {
    to[0] = (char)code;
    return 1;
  }
  size_t count = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  static const unsigned char first[] = {0, 0, 0xC0, 0xE0, 0xF0};
  for (size_t i = count - 1; i > 0; i--, code >>= 6) to[i] = (char)(0x80 | (code & 0x3F));
  to[0] = (char)(first[count] | code);
  return count;
}

size_t cn_end_harmless(struct cn_text *text, char *to) {
  size_t length = 0;
  if (text->returns) length += put('\r', to + length);
  if (text->missing > 0) length += put(unknown, to + length);
  memset(text, 0, sizeof *text);
  return length;
}

size_t cn_make_harmless(struct cn_text *text, const char *bytes, size_t count, char *to) {
  size_t length = 0;
  for (size_t i = 0; i < count; i++) {
    unsigned byte = (unsigned char)bytes[i];
    if (text->missing > 0 && (byte & 0xC0) == 0x80) {
      text->code = text->code << 6 | (byte & 0x3F);
      if (--text->missing > 0) continue;
      unsigned code = text->code;
      bool is_character = code >= text->least && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
      length += put(is_character ? code : unknown, to + length);
      continue;
    }
    bool returned = text->returns && byte == '\n';
    if (returned) text->returns = false;
    length += cn_end_harmless(text, to + length);
    if (byte == '\r') text->returns = true;
    else if (byte < 0x80) length += put(byte, to + length);
    else if (byte >= 0xC2 && byte <= 0xF4) {
      text->missing = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
      text->least = byte < 0xE0 ? 0x80 : byte < 0xF0 ? 0x800 : 0x10000;
      text->code = byte & (0x3F >> text->missing);
    } else length += put(unknown, to + length);
  }
  return length;
}
