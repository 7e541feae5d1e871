#define _GNU_SOURCE 1
#include "CNcurses.h"
#include "given_terminfo.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

static void leave_to_the_loop(int number) { (void)number; }

SCREEN *cn_open_screen(const char *type, const char *entry, int output, int input) {
  // With a handler of ours ncurses installs none; with its own it would exchange it twice a refresh.
  signal(SIGTSTP, leave_to_the_loop);
  // Where the terminal knows its size, what a shell has exported is the size of some other one.
  int columns, rows;
  if (cn_terminal_size(output, &columns, &rows)) {
    unsetenv("COLUMNS");
    unsetenv("LINES");
  }
  char *before = cn_give_terminfo(entry);
  FILE *out = fdopen(output, "w");
  FILE *in = fdopen(input, "r");
  // Its handlers for these two would end the program without saying goodbye, and stay when the screen has been left.
  struct sigaction interrupt, termination;
  sigaction(SIGINT, NULL, &interrupt);
  sigaction(SIGTERM, NULL, &termination);
  SCREEN *screen = out && in ? newterm(type, out, in) : NULL;
  sigaction(SIGINT, &interrupt, NULL);
  sigaction(SIGTERM, &termination, NULL);
  cn_take_terminfo(before);
  // Refreshes must not look for input: the loop does.
  if (screen) typeahead(-1);
  return screen;
}

int cn_begin_unseen(int output) {
  int terminal = fcntl(output, F_DUPFD_CLOEXEC, 3);
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  bool is_done = terminal >= 0 && nowhere >= 0 && dup3(nowhere, output, O_CLOEXEC) >= 0;
  if (nowhere >= 0) close(nowhere);
  if (is_done) return terminal;
  if (terminal >= 0) close(terminal);
  return -1;
}

void cn_end_unseen(int output, int unseen) {
  // It tries to set the modes of what is no terminal, which does no harm: they stay as they are.
  endwin();
  dup3(unseen, output, O_CLOEXEC);
  close(unseen);
}

bool cn_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
