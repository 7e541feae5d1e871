#define _GNU_SOURCE 1
#include "CNcurses.h"
#include "given_terminfo.h"

// Only here: term.h defines macros with names like columns and lines.
#include <term.h>

int cn_load_terminfo(const char *type, int descriptor) {
  int found = -1;
  // setupterm exits the process itself unless it is given a place for the reason.
  if (setupterm(type, descriptor, &found) == OK) return 1;
  // It knows the entry and refuses it: a terminal that prints on paper, or one of no particular kind.
  return found == 1 ? (tigetflag("hc") == 1 ? 2 : 0) : found;
}

int cn_load_given_terminfo(const char *type, const char *entry) {
  char *before = cn_give_terminfo(entry);
  int result = cn_load_terminfo(type, 1);
  cn_take_terminfo(before);
  return result;
}

const char *cn_terminfo_string(const char *name) {
  char *value = tigetstr(name);
  return value == (char *)-1 ? NULL : value;
}

int cn_terminfo_number(const char *name) {
  int value = tigetnum(name);
  return value < 0 ? -1 : value;
}

const char *cn_terminfo_flag_name(int index) { return boolnames[index]; }

const char *cn_terminfo_number_name(int index) { return numnames[index]; }

const char *cn_terminfo_string_name(int index) { return strnames[index]; }

bool cn_terminfo_flag(const char *name) { return tigetflag(name) == 1; }
