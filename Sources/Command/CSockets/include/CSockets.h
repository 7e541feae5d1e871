// What Swift's view of the C library lacks: sets of descriptors to wait for, signals that are read like anything else,
// who is at the other end of a socket, and descriptors that are sent through one.
#ifndef CSOCKETS_H
#define CSOCKETS_H

#include <stdbool.h>
#include <stddef.h>

// One descriptor that becomes readable as soon as one of several is ready; -1 on failure.
int cs_open_set(void);
// Adds a descriptor to a set, or changes what is wanted of it. False on failure.
bool cs_watch(int set, int descriptor, bool reads, bool writes);
// Takes a descriptor out of a set.
void cs_forget(int set, int descriptor);
// The descriptors of a set that are ready now, without waiting; how many were found.
int cs_ready(int set, int *descriptors, int capacity);

// Keeps signals from acting and makes them readable instead, from a descriptor that is closed on exec; -1 on failure.
int cs_open_signals(const int *numbers, int count);
// The next of these signals, without waiting; 0 when there is none.
int cs_take_signal(int descriptor);

// Takes a caller at a listening socket: never blocks, closed on exec. -1 when nobody calls.
int cs_accept(int descriptor);
// The user who runs the program at the other end, or -1 when the system does not tell.
long cs_peer_user(int descriptor);
// The process that listens at the other end, or -1 when the system does not tell.
long cs_peer_process(int descriptor);

// Sends a descriptor with a few words through a socket, without waiting; false where there is no room.
bool cs_send_descriptor(int socket, int descriptor, const void *words, size_t count);
// The next descriptor that was sent, closed on exec, and how many bytes came with it; -1 for a message without one. Without a
// message the count is not above 0.
int cs_take_descriptor(int socket, void *words, size_t capacity, long *count);

// Lets this process be told to end (SIGTERM) when its parent has ended, the process of a number; also if it has already.
void cs_end_with_parent(int process);

#endif
