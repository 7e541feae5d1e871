#define _GNU_SOURCE
#include "CSockets.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/epoll.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <unistd.h>

int cs_open_set(void) { return epoll_create1(EPOLL_CLOEXEC); }

bool cs_watch(int set, int descriptor, bool reads, bool writes) {
  struct epoll_event event = {.events = (reads ? EPOLLIN : 0) | (writes ? EPOLLOUT : 0), .data.fd = descriptor};
  if (epoll_ctl(set, EPOLL_CTL_MOD, descriptor, &event) == 0) return true;
  return errno == ENOENT && epoll_ctl(set, EPOLL_CTL_ADD, descriptor, &event) == 0;
}

void cs_forget(int set, int descriptor) { epoll_ctl(set, EPOLL_CTL_DEL, descriptor, 0); }

int cs_ready(int set, int *descriptors, int capacity) {
  struct epoll_event events[64];
  int count = epoll_wait(set, events, capacity < 64 ? capacity : 64, 0);
  for (int index = 0; index < count; index++) descriptors[index] = events[index].data.fd;
  return count < 0 ? 0 : count;
}

int cs_open_signals(const int *numbers, int count) {
  sigset_t set;
  sigemptyset(&set);
  for (int index = 0; index < count; index++) sigaddset(&set, numbers[index]);
  if (sigprocmask(SIG_BLOCK, &set, NULL) != 0) return -1;
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int cs_take_signal(int descriptor) {
  struct signalfd_siginfo information;
  return read(descriptor, &information, sizeof information) == sizeof information ? (int)information.ssi_signo : 0;
}

int cs_accept(int descriptor) { return accept4(descriptor, 0, 0, SOCK_NONBLOCK | SOCK_CLOEXEC); }

static bool read_peer(int descriptor, struct ucred *peer) {
  socklen_t size = sizeof *peer;
  return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, peer, &size) == 0;
}

long cs_peer_user(int descriptor) {
  struct ucred peer;
  return read_peer(descriptor, &peer) ? (long)peer.uid : -1;
}

long cs_peer_process(int descriptor) {
  struct ucred peer;
  return read_peer(descriptor, &peer) ? (long)peer.pid : -1;
}

union cs_control {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int))];
};

bool cs_send_descriptor(int socket, int descriptor, const void *words, size_t count) {
  union cs_control control = {0};
  struct iovec part = {.iov_base = (void *)words, .iov_len = count};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  control.header = (struct cmsghdr){
      .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(sizeof descriptor)};
  memcpy(CMSG_DATA(&control.header), &descriptor, sizeof descriptor);
  return sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL) == (ssize_t)count;
}

int cs_take_descriptor(int socket, void *words, size_t capacity, long *count) {
  union cs_control control = {0};
  struct iovec part = {.iov_base = words, .iov_len = capacity};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  *count = recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  struct cmsghdr *header = *count > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  if (!header || header->cmsg_type != SCM_RIGHTS || header->cmsg_len != CMSG_LEN(sizeof(int))) return -1;
  int descriptor;
  memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
  return descriptor;
}

void cs_end_with_parent(int process) {
  if (getppid() == process) prctl(PR_SET_PDEATHSIG, SIGTERM);
  // It may have ended in between, or before.
  if (getppid() != process && kill(process, 0) != 0 && errno == ESRCH) raise(SIGTERM);
}
