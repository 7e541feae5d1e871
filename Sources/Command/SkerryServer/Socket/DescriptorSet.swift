import CSockets
import Glibc

/// Several descriptors to wait for as one: the set is readable as soon as one of them is ready.
nonisolated package final class DescriptorSet {
  package let descriptor: Int32

  package init?() {
    descriptor = cs_open_set()
    if descriptor < 0 { return nil }
  }

  /// Adds a descriptor, or changes what is wanted of it.
  @discardableResult
  package func watch(_ member: Int32, reads: Bool = true, writes: Bool = false) -> Bool {
    cs_watch(descriptor, member, reads, writes)
  }

  package func forget(_ member: Int32) { cs_forget(descriptor, member) }

  /// Those that are ready now.
  package func ready() -> [Int32] {
    var found = [Int32](repeating: -1, count: 32)
    let count = cs_ready(descriptor, &found, Int32(found.count))
    return Array(found.prefix(Int(count)))
  }

  deinit { close(descriptor) }
}
