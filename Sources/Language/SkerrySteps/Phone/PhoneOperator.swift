import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDevice

/// The one road to a phone: keys, steps, menus, clicks and commands all have their deeds done here.
///
/// It holds what a person with a phone in the hand knows besides the phone itself: how fast time runs, which activity
/// is meant, and which files can be pushed. Real time is given by a clock in seconds that only grows, so that tests and
/// tapes decide what time it is.
public final class PhoneOperator {
  public let device: Device
  /// How virtual time follows real time.
  public internal(set) var time: ClockControl
  /// The keys and pictures through which the phone is used, where there are any.
  public weak var console: (any PhoneConsole)?
  /// Payloads that were sent, also in earlier runs.
  public var recentPushes = RecentPushes(files: MemoryStore())
  /// Where the files come from whose paths are typed at the console.
  public var resources: any StepResources = NoStepResources()

  /// The passage of time that is on its way, while there is one.
  public internal(set) var passage: Passage?
  /// Is asked again and again while time passes whether it shall go on; whoever answers may look at the phone, and do
  /// nothing to it.
  public var attendant: (@MainActor (Passage) -> Bool)?
  /// How often a passage was stopped before its end.
  var stops = 0

  /// Writes down what happens, where it is recorded.
  var recorder: TapeRecorder?
  /// Whether virtual time stays on whole milliseconds, so that a tape can tell it.
  var keepsMilliseconds = false
  /// What “local” means as a time zone, where a tape is recorded or played: its own zone, on whichever computer.
  var localTimeZone: String?
  private var heldReal: Double?
  var selectedID: String?
  private let realClock: @MainActor () -> Double

  public init(device: Device, realClock: @escaping @MainActor () -> Double, rate: Double = 1, isPaused: Bool = false) {
    self.device = device
    self.realClock = realClock
    time =
      isPaused
      ? ClockControl(now: device.now, real: realClock(), speed: rate, isPaused: true)
      : ClockControl(now: device.now, real: realClock(), rate: rate)
  }

  /// Real time; it stands still while something is noted, so that all of it happens at the instant that is written down.
  package var real: Double { heldReal ?? realClock() }

  /// Brings the phone to the virtual instant that real time stands for.
  public func catchUp() {
    // A look at the phone in the middle of a passage finds it where that is.
    guard passage == nil else { return }
    let target = onTapeGrid(time.instant(real: real))
    if target > device.now {
      // Time that has passed in earnest may be stopped, too: it goes on from where it is then.
      do throws(StepProblem) { try pass(to: target, keepingPace: true) } catch { console?.remark = error.description }
    } else {
      device.settle()
    }
  }

  /// Seconds by which the phone is behind the instant that real time stands for.
  package var lag: Double { time.instant(real: real).timeIntervalSince(device.now) }

  /// An instant as a tape can tell it, where one is recorded or played.
  func onTapeGrid(_ instant: Date) -> Date { keepsMilliseconds ? instant.onMillisecond : instant }

  // MARK: Recording

  /// Begins to write down what happens from here on; the phone has to be a new one, as on every replay.
  ///
  /// Virtual time stays on whole milliseconds from now on, since tapes tell no others.
  public func record(with recorder: TapeRecorder) {
    keepsMilliseconds = true
    localTimeZone = recorder.timeZone
    resources = NotedResources(files: resources, reads: recorder.reads)
    self.recorder = recorder
  }

  /// Tells a recording how large the terminal is; everything before belongs to the beginning of its tape.
  package func begin(size: CellSize) { recorder?.begin(size: size) }

  /// Lets something happen that is noted where it is recorded, unless it is part of something noted already.
  package func noted<Result, Problem: Error>(
    _ deed: TapeDeed, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let recording = recording(of: deed)
    guard let recorder, !recorder.isInside, recording != .nothing else { return try body() }
    heldReal = real
    defer { heldReal = nil }
    // The target is looked up in the latest picture, here as in the replay.
    catchUp()
    if case .pointer = deed { _ = console?.frame() }
    return try recorder.note(on: self, deed, as: recording, body)
  }

  private func recording(of deed: TapeDeed) -> InputRecording {
    guard case .pointer(let event) = deed, let console else { return .event }
    return console.recording(of: event)
  }
}
