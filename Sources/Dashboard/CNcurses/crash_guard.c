#define _GNU_SOURCE 1
#include "CNcurses.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

static const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGPIPE, SIGXFSZ};
enum { fatal_count = sizeof fatal / sizeof *fatal };

static struct cn_crash_plan plan;
static struct termios modes_before;
static bool knows_modes;
static char leave[256];
static char stack[64 * 1024];
static struct sigaction before[fatal_count];

int cn_memory_file(void) {
  // Line by line, as for the terminal it stands for: what was printed before a crash should be there.
  setvbuf(stdout, NULL, _IOLBF, 0);
  return memfd_create("skerry-output", MFD_CLOEXEC);
}

void cn_replay(int memory_file, int descriptor) {
  char buffer[4096];
  ssize_t count;
  off_t position = 0;
  while ((count = pread(memory_file, buffer, sizeof buffer, position)) > 0) {
    position += count;
    for (ssize_t done = 0; done < count;) {
      ssize_t written = write(descriptor, buffer + done, (size_t)(count - done));
      if (written <= 0) return;
      done += written;
    }
  }
  if (ftruncate(memory_file, 0) == 0) lseek(memory_file, 0, SEEK_SET);
}

static void handle_crash(int number) {
  ssize_t written = write(plan.terminal, leave, plan.leave_length);
  (void)written;
  if (knows_modes) tcsetattr(plan.terminal, TCSANOW, &modes_before);
  if (plan.captured_output >= 0) cn_replay(plan.captured_output, plan.saved_output);
  if (plan.captured_errors >= 0) cn_replay(plan.captured_errors, plan.saved_errors);
  raise(number);  // SA_RESETHAND: now with the default action
}

void cn_arm_crash_guard(const struct cn_crash_plan *new_plan) {
  plan = *new_plan;
  if (plan.leave_length > sizeof leave) plan.leave_length = sizeof leave;
  memcpy(leave, plan.leave, plan.leave_length);
  plan.leave = leave;
  knows_modes = tcgetattr(plan.terminal, &modes_before) == 0;
  // A stack of its own, so that running out of stack can be survived long enough too.
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  struct sigaction action = {.sa_handler = handle_crash, .sa_flags = SA_RESETHAND | SA_NODEFER | SA_ONSTACK};
  for (int i = 0; i < fatal_count; i++) {
    sigaction(fatal[i], NULL, &before[i]);
    // A signal that is ignored ends nothing.
    if (before[i].sa_handler != SIG_IGN) sigaction(fatal[i], &action, NULL);
  }
}

void cn_disarm_crash_guard(void) {
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &before[i], NULL);
}
