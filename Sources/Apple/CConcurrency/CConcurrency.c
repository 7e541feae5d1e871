#include "CConcurrency.h"

// Swift's runtime (ABI of swift-concurrency): called instead of the global executor when it is set.
extern void *swift_task_enqueueGlobal_hook;
// libdispatch: what run loops call when the main queue has something to do.
extern void _dispatch_main_queue_callback_4CF(void *);

static _Thread_local const void *current_executor;

void *skerry_enqueue_global_hook(void) { return &swift_task_enqueueGlobal_hook; }

void skerry_drain_main_queue(void) { _dispatch_main_queue_callback_4CF(0); }

const void *skerry_current_executor(void) { return current_executor; }

void skerry_set_current_executor(const void *executor) { current_executor = executor; }
