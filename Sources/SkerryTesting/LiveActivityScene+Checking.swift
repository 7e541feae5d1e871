import SkerryWidgets

extension LiveActivityScene {
  /// Compares presentations of the app's activity at several moments with their golden files.
  ///
  /// Moments are seconds after the scene's start, in the order given, each with the name its files get:
  /// `try scene.check([("0m59s", 59), ("1m", 60)], in: snapshots, named: "climb")` compares `climb/0m59s/lock-screen`
  /// and the others. All are compared before the first failure is thrown, so that one run records or shows them all.
  public func check(
    _ moments: [(name: String, seconds: Double)], in folder: SnapshotFolder, named name: String,
    presentations: [LiveActivityPresentation] = [.lockScreen, .compact, .minimal, .expanded]
  ) throws {
    var pictures: [(name: String, snapshot: Snapshot)] = []
    for moment in moments {
      advance(to: moment.seconds)
      for presentation in presentations {
        pictures.append(("\(name)/\(moment.name)/\(presentation.rawValue)", try snapshot(of: presentation)))
      }
    }
    try folder.check(pictures)
  }
}

extension SnapshotFolder {
  /// Compares several pictures with their golden files, all of them before the first failure is thrown.
  nonisolated public func check(_ pictures: [(name: String, snapshot: Snapshot)]) throws {
    var failures: [SnapshotFailure] = []
    for picture in pictures {
      do throws(SnapshotFailure) { try check(picture.snapshot, named: picture.name) } catch { failures.append(error) }
    }
    if failures.count > 1 { throw SnapshotFailures(failures: failures) }
    if let failure = failures.first { throw failure }
  }
}

/// Several pictures that do not stand as they should.
nonisolated public struct SnapshotFailures: Error, Hashable, Sendable, CustomStringConvertible {
  public let failures: [SnapshotFailure]

  public var description: String {
    "\(failures.count) pictures differ or are missing:\n\n" + failures.map(\.description).joined(separator: "\n\n")
  }
}
