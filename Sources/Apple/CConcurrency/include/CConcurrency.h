// The doors that the Swift runtime leaves open for whoever wants to decide where concurrent code runs.
#ifndef C_CONCURRENCY_H
#define C_CONCURRENCY_H

/// Where the runtime looks for a function that takes jobs without an executor of their own.
void *_Nonnull skerry_enqueue_global_hook(void);

/// Runs what waits on the main queue; to be called on the main thread, outside of the queue.
void skerry_drain_main_queue(void);

/// What this thread works for, if anything.
const void *_Nullable skerry_current_executor(void);
void skerry_set_current_executor(const void *_Nullable executor);

#endif
