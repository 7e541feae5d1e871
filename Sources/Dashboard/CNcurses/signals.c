#define _GNU_SOURCE 1
#include "CNcurses.h"

#include <signal.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

// Everything that would end a program from outside; what a program brings upon itself is the crash guard's.
static const int watched[] = {
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP, SIGCONT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    SIGIO, SIGPWR, SIGSTKFLT,
};
static sigset_t mask_before;

int cn_open_signals(void) {
  sigset_t mask;
  sigemptyset(&mask);
  for (size_t i = 0; i < sizeof watched / sizeof *watched; i++) sigaddset(&mask, watched[i]);
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) sigaddset(&mask, number);
  if (sigprocmask(SIG_BLOCK, &mask, &mask_before) != 0) return -1;
  return signalfd(-1, &mask, SFD_CLOEXEC | SFD_NONBLOCK);
}

int cn_next_signal(int descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == (ssize_t)sizeof info ? (int)info.ssi_signo : 0;
}

void cn_close_signals(int descriptor) {
  // A terminal that goes away hangs up twice: by whoever closes it, and when the shell in it ends. The second one must
  // not cut short what is still to be written.
  signal(SIGHUP, SIG_IGN);
  // Whatever came behind the signal that ended the program has nothing left to end.
  while (cn_next_signal(descriptor) != 0) {}
  close(descriptor);
  sigprocmask(SIG_SETMASK, &mask_before, NULL);
}

void cn_stop(bool whole_group) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, before;
  sigset_t stop, old, resumed;
  sigaction(SIGTSTP, &standard, &before);
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  // Not SIGSTOP: in an orphaned process group nobody could ever continue us; SIGTSTP is ignored there.
  if (whole_group) kill(0, SIGTSTP);
  else raise(SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, &old);
  sigprocmask(SIG_SETMASK, &old, NULL);
  sigaction(SIGTSTP, &before, NULL);
  // The caller repaints anyway: the SIGCONT that woke us has nothing left to tell.
  sigemptyset(&resumed);
  sigaddset(&resumed, SIGCONT);
  struct timespec now = {0, 0};
  sigtimedwait(&resumed, NULL, &now);
}
