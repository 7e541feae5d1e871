// What the linker found when it put a program together: its previews, a dashboard, and words of its sources.
#ifndef C_LINKING_H
#define C_LINKING_H

// The linker defines both names for every section with a name like an identifier; without any preview there is none.
extern const char __start_skerry_previews[] __attribute__((weak));
extern const char __stop_skerry_previews[] __attribute__((weak));

/// The first record of a preview; null without any.
static inline const void *_Nullable skerry_previews_start(void) { return __start_skerry_previews; }

/// The end of the last record.
static inline const void *_Nullable skerry_previews_end(void) { return __stop_skerry_previews; }

// Where the linker puts the conformances of all types, which Swift's runtime looks through, too.
extern const char __start_swift5_protocol_conformances[] __attribute__((weak));
extern const char __stop_swift5_protocol_conformances[] __attribute__((weak));

/// The first record of a conformance; null without any.
static inline const void *_Nullable skerry_conformances_start(void) { return __start_swift5_protocol_conformances; }

/// The end of the last record.
static inline const void *_Nullable skerry_conformances_end(void) { return __stop_swift5_protocol_conformances; }

// Weak, so that programs without a dashboard, such as tests, need not build one.
extern void skerry_show(const void *_Nonnull bundle) __attribute__((weak));

/// Shows the dashboard of a bundle and ends the program; returns at once where no dashboard was linked.
static inline void skerry_show_if_linked(const void *_Nonnull bundle) {
  if (skerry_show) skerry_show(bundle);
}

// Weak: programs without Foundation have no such memory.
extern void skerry_forget_zone(void) __attribute__((weak));

/// Lets Foundation forget the time zone that it found, as the process has another one now.
static inline void skerry_forget_zone_if_linked(void) {
  if (skerry_forget_zone) skerry_forget_zone();
}

// Weak: only programs that `skerry run` builds have it.
extern const char *_Nonnull skerry_sample_words(void) __attribute__((weak));

/// What the sources say about the values of their activities; null where nobody read them.
static inline const char *_Nullable skerry_sample_words_if_linked(void) {
  return skerry_sample_words ? skerry_sample_words() : (const char *_Nullable)0;
}

#endif
