#define _GNU_SOURCE
#include "CPresentTime.h"

#include <stdatomic.h>
#include <stddef.h>

static _Thread_local struct timespec held;
static _Thread_local bool holds;
static _Atomic(skerry_time_source) time_source;

void skerry_hold_time(const struct timespec *instant) {
  holds = instant != NULL;
  if (instant) held = *instant;
}

const struct timespec *skerry_held_time(void) { return holds ? &held : NULL; }

void skerry_set_time_source(skerry_time_source source) { atomic_store(&time_source, source); }

bool skerry_virtual_time(struct timespec *instant) {
  if (holds) {
    *instant = held;
    return true;
  }
  const skerry_time_source source = atomic_load(&time_source);
  return source && source(instant);
}

// The trait ComputerClock leaves the functions of the C library alone.
#if defined(__GLIBC__) && !defined(SKERRY_COMPUTER_CLOCK)

#include <dlfcn.h>
#include <sys/time.h>

// Foundation's `Date()` asks these functions of the C library. The program's own definitions come before the library's, in
// programs that are linked statically with Swift's libraries and in those that load them.

typedef int (*clock_function)(clockid_t, struct timespec *);
typedef int (*day_function)(struct timeval *restrict, void *restrict);

int clock_gettime(clockid_t clock, struct timespec *time) {
  if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && skerry_virtual_time(time)) return 0;
  // Whoever looks it up first, it comes out the same.
  static _Atomic(clock_function) found;
  clock_function library = atomic_load_explicit(&found, memory_order_relaxed);
  if (!library) {
    library = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
    atomic_store_explicit(&found, library, memory_order_relaxed);
  }
  return library(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  if (skerry_virtual_time(&now)) {
    *time = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
    return 0;
  }
  static _Atomic(day_function) found;
  day_function library = atomic_load_explicit(&found, memory_order_relaxed);
  if (!library) {
    library = (day_function)dlsym(RTLD_NEXT, "gettimeofday");
    atomic_store_explicit(&found, library, memory_order_relaxed);
  }
  return library(time, zone);
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

#endif
