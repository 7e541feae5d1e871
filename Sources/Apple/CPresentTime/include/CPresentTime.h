// What time it is for the code of apps and views: a phone's, where somebody says so, else the computer's.
#ifndef C_PRESENT_TIME_H
#define C_PRESENT_TIME_H

#include <stdbool.h>
#include <time.h>

/// Lets this thread's wall clock stand at an instant, or no longer where it is null.
void skerry_hold_time(const struct timespec *_Nullable instant);

/// Tells where this thread's wall clock was made to stand; null where it wasn't.
const struct timespec *_Nullable skerry_held_time(void);

/// Who knows the time of the phone that the running code belongs to; returns false for code that belongs to none.
typedef bool (*skerry_time_source)(struct timespec *_Nonnull instant);
void skerry_set_time_source(skerry_time_source _Nonnull source);

/// Tells the time that is not the computer's: where the clock stands, else the source's. Returns false where there is none.
bool skerry_virtual_time(struct timespec *_Nonnull instant);

#endif
