import FoundationEssentials
import Glibc

/// A file that is open, whose system calls are repeated when a signal interrupts them.
package struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a file or a folder; `nil` leaves the reason in `errno`.
  package init?(_ path: String, _ flags: Int32, mode: mode_t = 0o600) {
    let opened = Descriptor.repeated { open(path, flags | O_CLOEXEC, mode) }
    if opened < 0 { return nil }
    descriptor = opened
  }

  deinit {
    // The reason of an earlier failure is asked for after this.
    let reason = errno
    Glibc.close(descriptor)
    errno = reason
  }

  /// Everything from here to the end, or the first bytes beyond `limit`; `nil` leaves the reason in `errno`.
  package func readAll<Bytes: RangeReplaceableCollection>(
    upTo limit: Int = .max, as type: Bytes.Type = Data.self
  ) -> Bytes? where Bytes.Element == UInt8 {
    Descriptor.readAll(descriptor, upTo: limit, as: type)
  }

  /// Writes everything, in as many pieces as the system wants; `false` leaves the reason in `errno`.
  package func write(_ data: Data) -> Bool { data.withUnsafeBytes { Descriptor.write($0, to: descriptor) } }

  /// Waits until the disk has it; `false` leaves the reason in `errno`.
  package func synchronise() -> Bool { Descriptor.repeated { fsync(descriptor) } == 0 }

  /// The system's record of it; `nil` leaves the reason in `errno`.
  package var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Waits until no program has it open for writing, for a tenth of a second at most.
  ///
  /// Linux lends a file for reading to nobody before; where it lends none, nothing is waited for.
  package func waitForWriters() {
    let (setSignal, setLease) = (Int32(10), Int32(1024))
    // Whoever opens it in the moment that it is lent is held up by a signal to us, here one that nobody minds.
    _ = fcntl(descriptor, setSignal, SIGURG)
    for _ in 0..<50 {
      if fcntl(descriptor, setLease, F_RDLCK) == 0 {
        _ = fcntl(descriptor, setLease, F_UNLCK)
        return
      }
      guard errno == EAGAIN else { return }
      usleep(2_000)
    }
  }

  /// Lets the same people use it as another file; where that isn't possible it stays as it is.
  package func setMode(_ mode: mode_t) { _ = fchmod(descriptor, mode) }

  /// Its length in bytes, `nil` if it can't be told.
  package var length: Int? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Cuts off everything after so many bytes.
  package func truncate(to length: Int) { _ = Descriptor.repeated { ftruncate(descriptor, length) } }

  /// Closes it; `false` leaves the reason in `errno`. A disk over a network may refuse only now what it took before.
  package consuming func close() -> Bool {
    let result = Glibc.close(descriptor)
    let reason = errno
    discard self
    errno = reason
    // Interrupted or not, Linux has closed it.
    return result == 0 || reason == EINTR
  }
}
