import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerrySnapshots

/// Plays a tape and compares its pictures with golden files.
public struct TapeCheck {
  private let apps: [InstalledApp]
  private let mode: SnapshotFolder.Mode

  /// Checks on a phone with these apps.
  public init(apps: [InstalledApp], mode: SnapshotFolder.Mode = SnapshotFolder.Mode()) {
    self.apps = apps
    self.mode = mode
  }

  /// Plays a tape and says what became of it.
  ///
  /// - Parameters:
  ///   - tape: is played on a new phone.
  ///   - path: the tape's file; golden files lie in `Snapshots/NAME` beside it.
  ///   - resources: the files beside the tape.
  ///   - console: makes the console for the tape's phone.
  ///   - film: plays it rather than running past its pauses.
  public func play<Console: PhoneConsole>(
    _ tape: Tape, path: String, resources: any StepResources, on console: (PhoneOperator) -> Console,
    film: (TapePlayer<Console>) -> Void = { $0.playToEnd() }
  ) -> TapeReport {
    let player = TapePlayer(tape, apps: apps, resources: resources, on: console)
    let folder = SnapshotFolder("Snapshots/" + Self.stem(of: path), beside: path, mode: mode)
    var report = TapeReport(name: tape.name)
    player.onLine = { line, outcome in
      report.lines += 1
      if case .expect = line.deed { report.expectations += 1 }
      switch outcome {
      case .done: break
      case .unmet(let unmet): report.failures.append(TapeReport.Failure(line, unmet))
      case .failed(let problem): report.failures.append(TapeReport.Failure(line, problem))
      case .pictures(let wanted, let pictures):
        report.pictures += pictures.count
        for (surface, picture) in pictures {
          let snapshot = Self.snapshot(of: picture, surface, wanted, player.phone.device, tape.settings)
          do throws(SnapshotFailure) {
            try folder.check(snapshot, named: "\(wanted.name)/\(surface.rawValue)")
          } catch {
            let details = error.difference.map { [$0] } ?? []
            report.failures.append(TapeReport.Failure(line, error.sentence, details: details))
          }
        }
      }
    }
    film(player)
    report.seconds = player.phone.device.clock.unsetNow.timeIntervalSince(tape.settings.instant)
    return report
  }

  private static func snapshot(
    of picture: SurfacePicture, _ surface: Surface, _ wanted: TapeSnapshot, _ device: Device, _ tape: TapeSettings
  ) -> Snapshot {
    let settings = device.settings
    let snapshot = Snapshot(
      title: "\(wanted.name), \(surface.rawValue)",
      circumstances: Snapshot.Circumstances(
        instant: device.now, device: settings.model.name, timeZone: settings.timeZone),
      grid: picture.grid, spoken: picture.spoken)
    guard tape.colors != .truecolor || tape.isASCII else { return snapshot }
    return snapshot.reduced(to: tape.colors, ascii: tape.isASCII)
  }

  /// The file's name without folders and its ending.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? "tape"
    return name.lastIndex(of: ".").map { String(name[..<$0]) }.flatMap { $0.isEmpty ? nil : $0 } ?? name
  }
}
