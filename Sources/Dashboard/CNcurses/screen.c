#define _GNU_SOURCE 1
#include "CNcurses.h"

#include <stdio.h>
#include <sys/ioctl.h>

SCREEN *cn_open_screen(const char *type, int output, int input) {
  FILE *out = fdopen(output, "w");
  FILE *in = fdopen(input, "r");
  return out && in ? newterm(type, out, in) : NULL;
}

bool cn_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
