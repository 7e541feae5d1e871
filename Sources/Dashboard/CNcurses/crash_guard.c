#define _GNU_SOURCE 1
#include "CNcurses.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
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
static bool wants_functions;
static bool is_armed;

int cn_memory_file(void) {
  // Line by line, as for the terminal it stands for: what was printed before a crash should be there.
  setvbuf(stdout, NULL, _IOLBF, 0);
  int file = memfd_create("skerry-output", MFD_CLOEXEC);
  if (file >= 0 && ftruncate(file, CN_OUTPUT_WINDOW) != 0) {
    close(file);
    return -1;
  }
  return file;
}

long cn_printed(int memory_file) {
  // The file may be longer than what was printed; who opens it anew begins at its beginning.
  off_t end = lseek(memory_file, 0, SEEK_CUR);
  char buffer[1024];
  for (ssize_t count; (count = pread(memory_file, buffer, sizeof buffer, end)) > 0;) {
    size_t more = strnlen(buffer, (size_t)count);
    end += (off_t)more;
    if (more < (size_t)count) break;
  }
  // Who opens it anew for appending writes behind the zeros.
  struct stat status;
  if (fstat(memory_file, &status) == 0 && status.st_size > CN_OUTPUT_WINDOW && status.st_size > end) end = status.st_size;
  return (long)end;
}

static size_t without_zeros(char *bytes, size_t count) {
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    if (bytes[i]) bytes[kept++] = bytes[i];
  }
  return kept;
}

static ssize_t read_before(long end, int file, char *buffer, size_t size, off_t position) {
  size_t left = (size_t)(end - (long)position);
  return pread(file, buffer, left < size ? left : size, position);
}

void cn_replay(int memory_file, int descriptor) {
  char buffer[1024], harmless[(sizeof buffer + 1) * CN_HARMLESS_GROWTH];
  long end = cn_printed(memory_file);
  ssize_t count = read_before(end, memory_file, buffer, sizeof buffer, 0);
  if (count <= 0) return;
  int own = cn_open_terminal(descriptor);
  struct cn_text text = {0};
  for (off_t position = 0; count > 0;) {
    position += count;
    size_t length = cn_make_harmless(&text, buffer, without_zeros(buffer, (size_t)count), harmless);
    count = read_before(end, memory_file, buffer, sizeof buffer, position);
    // A character that was cut off at the very end.
    if (count <= 0) length += cn_end_harmless(&text, harmless + length);
    if (!cn_write_patiently(own, harmless, length)) break;
  }
  close(own);
  if (ftruncate(memory_file, 0) == 0) lseek(memory_file, 0, SEEK_SET);
}

static void give_back(void) {
  cn_write_patiently(plan.terminal, leave, plan.leave_length);
  if (knows_modes) tcsetattr(plan.terminal, TCSANOW, &modes_before);
  if (plan.captured_output >= 0) cn_replay(plan.captured_output, plan.saved_output);
  if (plan.captured_errors >= 0) cn_replay(plan.captured_errors, plan.saved_errors);
}

// An app's own code called exit() in the middle of a picture.
static void leave_at_exit(void) {
  if (!is_armed) return;
  is_armed = false;
  fflush(NULL);
  give_back();
  if (plan.saved_output >= 0) dup2(plan.saved_output, STDOUT_FILENO);
  if (plan.saved_errors >= 0) dup2(plan.saved_errors, STDERR_FILENO);
}

static void handle_crash(int number, siginfo_t *information, void *context) {
  (void)context;
  is_armed = false;
  give_back();
  // A person who asked Swift's runtime to name the functions under way gets that now: an instruction that failed does so
  // again, with all registers as they were, and any other signal is sent once more.
  for (int i = 0; wants_functions && i < fatal_count; i++) {
    if (fatal[i] == number) sigaction(number, &before[i], NULL);
  }
  bool is_failure = number == SIGILL || number == SIGSEGV || number == SIGBUS || number == SIGFPE;
  if (wants_functions && is_failure && information->si_code > 0) return;
  raise(number);
  // Swift's runtime comes back from a signal that no instruction caused.
  signal(number, SIG_DFL);
  raise(number);
}

void cn_arm_crash_guard(const struct cn_crash_plan *new_plan) {
  plan = *new_plan;
  if (plan.leave_length > sizeof leave) plan.leave_length = sizeof leave;
  memcpy(leave, plan.leave, plan.leave_length);
  plan.leave = leave;
  knows_modes = tcgetattr(plan.terminal, &modes_before) == 0;
  wants_functions = getenv("SWIFT_BACKTRACE") != NULL;
  static bool is_told;
  if (!is_told) is_told = atexit(leave_at_exit) == 0;
  is_armed = true;
  // A stack of its own, so that running out of stack can be survived long enough too.
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  struct sigaction action = {
      .sa_sigaction = handle_crash, .sa_flags = SA_SIGINFO | SA_RESETHAND | SA_NODEFER | SA_ONSTACK};
  for (int i = 0; i < fatal_count; i++) {
    struct sigaction current;
    sigaction(fatal[i], NULL, &current);
    if (current.sa_sigaction != handle_crash) before[i] = current;
    // A signal that is ignored ends nothing.
    if (before[i].sa_handler != SIG_IGN) sigaction(fatal[i], &action, NULL);
  }
}

void cn_disarm_crash_guard(void) {
  is_armed = false;
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &before[i], NULL);
}
