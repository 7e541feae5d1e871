extension SnapshotFolder {
  /// Compares several pictures with their golden files, all of them before the first failure is thrown.
  public func check(_ pictures: [(name: String, snapshot: Snapshot)]) throws {
    var failures: [SnapshotFailure] = []
    for picture in pictures {
      do throws(SnapshotFailure) { try check(picture.snapshot, named: picture.name) } catch { failures.append(error) }
    }
    if failures.count > 1 { throw SnapshotFailures(failures: failures) }
    if let failure = failures.first { throw failure }
  }
}

/// Several pictures that do not stand as they should.
public struct SnapshotFailures: Error, Hashable, Sendable, CustomStringConvertible {
  public let failures: [SnapshotFailure]

  public var description: String {
    "\(failures.count) pictures differ or are missing:\n\n" + failures.map(\.description).joined(separator: "\n\n")
  }
}
