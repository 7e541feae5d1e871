import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryScreens
import SkerrySteps

/// The phone as a tape leaves it.
@MainActor
struct TapedPhone {
  let tape: Tape
  private let player: TapePlayer<Dashboard>

  /// Plays a tape to its end, on the phone that was asked for, otherwise on its own. Throws ``TapeProblems`` if it can't
  /// be understood, a ``CommandFailure`` if it can't be played; what it expects is up to `skerry replay`.
  init(path: String, phone: PhoneOptions) throws {
    let file = try TapeFile(path: path)
    var tape = file.tape
    for (name, value) in phone.tapeSettings { try tape.settings.set(name, to: value) }
    self.tape = tape
    ComputersZone.choose(tape.settings.timeZone)
    player = TapePlayer(tape, apps: Skerry.installedApps.withLock { $0 }, resources: file.resources)
    var failure: TapeProblem?
    player.onLine = { line, outcome in
      guard case .failed(let problem) = outcome else { return }
      failure = TapeProblem(file.tape.name, problem, line: line.number, text: line.text)
    }
    player.playToEnd()
    if let failure { throw TapeProblems(problems: [failure]) }
  }

  /// Lets it become later: an instant, or a duration after the tape's end.
  func advance(to text: String) throws {
    let device = player.phone.device
    let instant = try Arguments.instant(text, from: device.now, timeZone: tape.settings.timeZone)
    guard instant >= device.now else {
      throw CommandFailure(
        "--at: the tape ends at \(device.now.written); give a later instant or a duration like +59m.")
    }
    guard instant.timeIntervalSince(device.now) <= TimeEntry.farthest else {
      throw CommandFailure("--at: that is more than ten years after the tape's end; give an earlier instant.")
    }
    try player.phone.perform(.pass(to: instant))
  }

  /// A surface; home, phone and app are the screen that shows them.
  func picture(of surface: Surface, app: String?, size: CellSize?) throws -> SurfacePicture {
    let dashboard = player.dashboard
    if surface == .dashboard, let size { dashboard.handle(.resize(size)) }
    do throws(StepProblem) {
      return try player.phone.finalPicture(of: surface, app: app, rows: size?.rows ?? PhoneOperator.screenRows)
    } catch {
      throw CommandFailure("--surface \(surface.rawValue): \(error)")
    }
  }
}
