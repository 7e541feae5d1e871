import Glibc

/// A disk of a few kilobytes that can be filled to the brim; there is one only for root.
final class SmallDisk {
  let path: String

  init?(at path: String, kilobytes: Int) {
    guard geteuid() == 0, mount("tmpfs", path, "tmpfs", 0, "size=\(kilobytes)k") == 0 else { return nil }
    self.path = path
  }

  /// Leaves room for so many kilobytes, or for not a single byte.
  func fill(leaving kilobytes: Int = 0) {
    let file = open(path + "/filler", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(file) }
    let bytes = [UInt8](repeating: 0, count: 1024)
    while write(file, bytes, bytes.count) > 0 {}
    guard kilobytes > 0 else { return }
    ftruncate(file, max(0, lseek(file, 0, SEEK_END) - kilobytes * 1024))
  }

  /// Makes room again.
  func clear() { unlink(path + "/filler") }

  /// Lets nothing be written any more, or everything again.
  func setReadOnly(_ isReadOnly: Bool) -> Bool {
    mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0), nil) == 0
  }

  deinit { umount2(path, Int32(MNT_DETACH)) }
}

/// Any JSON document, as long as it is one.
struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}
}
