#define _GNU_SOURCE 1
#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// What was written to the terminal and not taken by it yet.
static struct {
  int terminal;
  bool was_written;
  char *bytes;
  size_t begin, end, room;
} held = {.terminal = -1};

static ssize_t write_now(int descriptor, const void *bytes, size_t count) {
  return syscall(SYS_write, descriptor, bytes, count);
}

static bool hold(const void *bytes, size_t count) {
  if (held.end + count > held.room) {
    size_t room = (held.end + count) * 2;
    char *larger = realloc(held.bytes, room);
    if (!larger) return false;
    held.bytes = larger;
    held.room = room;
  }
  memcpy(held.bytes + held.end, bytes, count);
  held.end += count;
  return true;
}

// ncurses calls this in place of the C library's: it would wait in it for a terminal that does not read, for ever, and be
// deaf to signals, keys and callers meanwhile. All other descriptors are written to as they always are.
ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (descriptor < 0 || descriptor != held.terminal) return write_now(descriptor, bytes, count);
  held.was_written = true;
  return hold(bytes, count) ? (ssize_t)count : write_now(descriptor, bytes, count);
}

static bool is_same_terminal(int first, int second) {
  unsigned int numbers[2];
  return ioctl(first, TIOCGDEV, &numbers[0]) == 0 && ioctl(second, TIOCGDEV, &numbers[1]) == 0
      && numbers[0] == numbers[1];
}

static int open_again(int descriptor) {
  const int flags = O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK;
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  int own = open(path, flags);
  if (own >= 0) return own;
  // Another user's terminal can't be opened by its name.
  own = open("/dev/tty", flags);
  if (own < 0 || is_same_terminal(own, descriptor)) return own;
  close(own);
  return -1;
}

int cn_open_terminal(int descriptor) {
  int own = open_again(descriptor);
  if (own < 0 || own > STDERR_FILENO) return own < 0 ? fcntl(descriptor, F_DUPFD_CLOEXEC, 3) : own;
  int higher = fcntl(own, F_DUPFD_CLOEXEC, 3);
  close(own);
  return higher;
}

void cn_hold_output(int terminal) {
  held.terminal = terminal;
  held.was_written = false;
}

bool cn_drops_output(void) {
  bool holds = held.was_written;
  held.begin = held.end = 0;
  if (holds) return true;
  // Linked in some other way, ncurses writes by itself, and can only wait.
  int flags = fcntl(held.terminal, F_GETFL);
  if (flags >= 0) fcntl(held.terminal, F_SETFL, flags & ~O_NONBLOCK);
  return false;
}

bool cn_send_output(void) {
  while (held.begin < held.end) {
    ssize_t count = write_now(held.terminal, held.bytes + held.begin, held.end - held.begin);
    if (count > 0) held.begin += (size_t)count;
    else if (count < 0 && errno == EAGAIN) return false;
    // Nobody will ever see what a terminal that is gone does not take.
    else if (count == 0 || errno != EINTR) break;
  }
  held.begin = held.end = 0;
  return true;
}

static long long milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

void cn_finish_output(int patience) {
  long long start = milliseconds_now();
  struct pollfd writable = {.fd = held.terminal, .events = POLLOUT};
  while (!cn_send_output()) {
    long long rest = patience - (milliseconds_now() - start);
    if (rest > 0 && poll(&writable, 1, (int)rest) > 0) continue;
    // What lies unread between the two sides goes as well: then there is room for the last words.
    tcflush(held.terminal, TCOFLUSH);
    held.begin = held.end = 0;
  }
}

bool cn_write_patiently(int descriptor, const void *bytes, size_t count) {
  const int patience = 1000;
  struct pollfd writable = {.fd = descriptor, .events = POLLOUT};
  for (size_t done = 0; done < count;) {
    ssize_t written = write_now(descriptor, (const char *)bytes + done, count - done);
    if (written > 0) done += (size_t)written;
    else if (written == 0 || (errno != EINTR && errno != EAGAIN)) return false;
    else if (errno == EAGAIN && poll(&writable, 1, patience) <= 0) return false;
  }
  return true;
}
