// The variable TERMINFO for as long as an entry is read: programs that this one starts know no such entry.
#ifndef GIVEN_TERMINFO_H
#define GIVEN_TERMINFO_H

#include <stdlib.h>
#include <string.h>

// Sets the variable and returns what it was, to be handed back; NULL when it was not set.
static inline char *cn_give_terminfo(const char *entry) {
  const char *found = getenv("TERMINFO");
  char *before = found ? strdup(found) : NULL;
  setenv("TERMINFO", entry, 1);
  return before;
}

static inline void cn_take_terminfo(char *before) {
  if (before) setenv("TERMINFO", before, 1);
  else unsetenv("TERMINFO");
  free(before);
}

#endif
