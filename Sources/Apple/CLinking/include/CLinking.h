// What the linker found when it put a program together: its previews, and a dashboard.
#ifndef C_LINKING_H
#define C_LINKING_H

// The linker defines both names for every section with a name like an identifier; without any preview there is none.
extern const char __start_skerry_previews[] __attribute__((weak));
extern const char __stop_skerry_previews[] __attribute__((weak));

/// The first record of a preview; null without any.
static inline const void *_Nullable skerry_previews_start(void) { return __start_skerry_previews; }

/// The end of the last record.
static inline const void *_Nullable skerry_previews_end(void) { return __stop_skerry_previews; }

// Weak, so that programs without a dashboard, such as tests, need not build one.
extern void skerry_show(const void *_Nonnull bundle) __attribute__((weak));

/// Shows the dashboard of a bundle and ends the program; returns at once where no dashboard was linked.
static inline void skerry_show_if_linked(const void *_Nonnull bundle) {
  if (skerry_show) skerry_show(bundle);
}

#endif
