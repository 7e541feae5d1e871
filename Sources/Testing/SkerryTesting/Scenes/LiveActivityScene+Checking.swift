import SkerrySnapshots
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
