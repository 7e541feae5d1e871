// A plugin for QEMU's user-mode emulation that counts the instructions a program executes into the first eight bytes
// of a file: cc -O2 -shared -fPIC -o instructions.so instructions.c; qemu-x86_64 -plugin instructions.so,report=FILE
//
// The declarations follow version 1 of QEMU's plugin interface; distributions ship no header with qemu-user.
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef uint64_t plugin_id;
struct qemu_plugin_tb;
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *block);
void qemu_plugin_register_vcpu_tb_trans_cb(plugin_id id, void (*callback)(plugin_id, struct qemu_plugin_tb *));
enum { add_to_counter = 0 };
void qemu_plugin_register_vcpu_tb_exec_inline(struct qemu_plugin_tb *block, int operation, void *counter, uint64_t by);

__attribute__((visibility("default"))) int qemu_plugin_version = 1;

static uint64_t unmapped;
static uint64_t *counter = &unmapped;

static void block_translated(plugin_id id, struct qemu_plugin_tb *block) {
  (void)id;
  qemu_plugin_register_vcpu_tb_exec_inline(block, add_to_counter, counter, qemu_plugin_tb_n_insns(block));
}

// The file is mapped, so that the count is there however the program ends.
static int map_counter(const char *path) {
  int file = open(path, O_RDWR | O_CREAT, 0600);
  if (file < 0 || ftruncate(file, sizeof *counter) != 0) return -1;
  void *memory = mmap(NULL, sizeof *counter, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (memory == MAP_FAILED) return -1;
  counter = memory;
  return 0;
}

__attribute__((visibility("default"))) int qemu_plugin_install(
    plugin_id id, const void *info, int count, char **arguments) {
  (void)info;
  static const char key[] = "report=";
  for (int index = 0; index < count; index++)
    if (strncmp(arguments[index], key, sizeof key - 1) == 0 && map_counter(arguments[index] + sizeof key - 1) != 0)
      return -1;
  qemu_plugin_register_vcpu_tb_trans_cb(id, block_translated);
  return 0;
}
