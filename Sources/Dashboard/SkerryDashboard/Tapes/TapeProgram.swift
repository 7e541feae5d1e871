import SkerryCells
import SkerryDevice
import SkerrySteps

/// A tape on a terminal, as fast as one likes; any key takes over.
public final class TapeProgram: TerminalProgram {
  private let make: (CellSize?) -> TapePlayer<Dashboard>
  private let realClock: @MainActor () -> Double
  private let options: Options
  private var player: TapePlayer<Dashboard>
  private var size: CellSize?
  /// The stage clock and the real one when they were seen together last.
  private var anchor: (stage: Double, real: Double)
  private var state = State.playing
  /// The lines that were not as they should be, since the tape began last; pictures are not compared.
  public private(set) var failures: [TapeReport.Failure] = []
  /// Set when there may be something to see apart from what the dashboard knows.
  private var hasNewPlayer = true

  private enum State: Equatable {
    case playing
    /// It has been seen to the end and begins again at a real time.
    case resting(until: Double)
    /// A person has the keys; where tapes loop, until nobody touched them up to a real time.
    case taken(lastTouch: Double)
  }

  /// How a tape is played.
  public struct Options: Sendable {
    /// Seconds of the tape in a real one.
    public var speed = 1.0
    /// Whether it begins again at its end, and a while after the last key of somebody who took over.
    public var loops = false
    /// The footer's words when a person has taken over.
    public var takenRemark = "The phone is yours now; ? shows all keys, q leaves."
    /// The footer's words at the end.
    public var endRemark = "That was the tape. The phone is yours now; ? shows all keys, q leaves."

    public init() {}
  }

  /// Seconds between the end and the next beginning.
  private static let restSeconds = 4.0
  /// Seconds without a key after which a looping tape goes on.
  private static let idleSeconds = 90.0

  /// - Parameters:
  ///   - options: how fast, how often, and who may take over.
  ///   - realClock: tells seconds that pass while people watch.
  ///   - make: puts the tape in, for a terminal of that size.
  public init(
    options: Options = Options(), realClock: @escaping @MainActor () -> Double,
    make: @escaping (CellSize?) -> TapePlayer<Dashboard>
  ) {
    self.make = make
    self.options = options
    self.realClock = realClock
    player = make(nil)
    anchor = (0, realClock())
  }

  private var dashboard: Dashboard { player.console }

  private var stage: Double { anchor.stage + (realClock() - anchor.real) * options.speed }

  // MARK: The terminal's side

  public func start(size: CellSize) {
    self.size = size
    begin()
  }

  private func begin() {
    player = make(size)
    failures = []
    player.onLine = { [weak self] line, outcome in
      switch outcome {
      case .unmet(let unmet): self?.failures.append(TapeReport.Failure(line, unmet))
      case .failed(let problem): self?.failures.append(TapeReport.Failure(line, problem))
      case .done, .pictures: break
      }
    }
    anchor = (0, realClock())
    state = .playing
    hasNewPlayer = true
  }

  public func handle(_ event: InputEvent) {
    if case .resize(let size) = event {
      self.size = size
      dashboard.handle(event)
      return
    }
    if case .taken = state {
      state = .taken(lastTouch: realClock())
      dashboard.handle(event)
      return
    }
    takeOver(saying: options.takenRemark)
    // A person who wants to leave leaves; any other key only takes over.
    if case .key(let key) = event, Keymap.binding(for: key)?.command == .quit { dashboard.handle(event) }
  }

  private func takeOver(saying remark: String) {
    player.stop(following: realClock)
    dashboard.dismissDialogs()
    dashboard.tell(remark)
    state = .taken(lastTouch: realClock())
  }

  public func wake() {
    switch state {
    case .playing:
      player.advance(by: stage - player.stage)
      anchor = (player.stage, realClock())
      if player.isOver { end() }
    case .resting(let end): if realClock() >= end { begin() }
    case .taken(let lastTouch):
      if options.loops, realClock() >= lastTouch + Self.idleSeconds { begin() } else { dashboard.wake() }
    }
  }

  private func end() {
    if options.loops {
      state = .resting(until: realClock() + Self.restSeconds)
    } else {
      takeOver(saying: failures.first.map(remark) ?? options.endRemark)
    }
  }

  private func remark(on failure: TapeReport.Failure) -> String {
    let more = failures.count > 1 ? " (\(failures.count - 1) more)" : ""
    return "Line \(failure.line.number)\(more): \(failure.sentence) The phone is yours now; q leaves and tells all."
  }

  public func resume() {
    // A person who stopped the program did not see what would have been played meanwhile.
    anchor = (player.stage, realClock())
    dashboard.resume()
  }

  public func secondsUntilNextWake() -> Double? {
    switch state {
    case .playing: return max(0, (player.stage + (player.secondsUntilNext ?? 0) - stage) / options.speed)
    case .resting(let end): return max(0, end - realClock())
    case .taken(let lastTouch):
      let next = dashboard.secondsUntilNextWake()
      guard options.loops else { return next }
      return min(next ?? .infinity, max(0, lastTouch + Self.idleSeconds - realClock()))
    }
  }

  public var isFinished: Bool { dashboard.isFinished }
  public var needsDisplay: Bool { hasNewPlayer || dashboard.needsDisplay }

  public func frame() -> Grid {
    hasNewPlayer = false
    return dashboard.frame()
  }

  public func parts() -> [ScreenPart] { dashboard.parts() }

  /// Bells ring for those who hold the phone.
  public func takeBell() -> Bool {
    let rings = dashboard.takeBell()
    if case .taken = state { return rings }
    return false
  }
}

extension Dashboard {
  /// Closes what is in front of the dashboard, for whoever comes next.
  func dismissDialogs() {
    if let sheet = dialog?.sheet { device.dismiss(sheet: sheet) }
    dialog = nil
    menuOrigins = []
  }
}

extension TapePlayer where Console == Dashboard {
  /// Puts a tape in, to be played on a dashboard.
  ///
  /// - Parameters:
  ///   - tape: is played from its beginning.
  ///   - apps: what is installed on the phone.
  ///   - resources: the files beside the tape.
  ///   - size: the terminal's, rather than the tape's.
  public convenience init(
    _ tape: Tape, apps: [InstalledApp], resources: any StepResources = NoStepResources(), size: CellSize? = nil
  ) {
    self.init(tape, apps: apps, resources: resources, size: size) { Dashboard($0) }
  }

  public var dashboard: Dashboard { console }
}

extension TapeCheck {
  /// Plays a tape on a dashboard and says what became of it.
  ///
  /// - Parameters:
  ///   - tape: is played on a new phone.
  ///   - path: the tape's file; golden files lie in `Snapshots/NAME` beside it.
  ///   - resources: the files beside the tape.
  ///   - film: plays it rather than running past its pauses.
  public func play(
    _ tape: Tape, path: String, resources: any StepResources,
    film: (TapePlayer<Dashboard>) -> Void = { $0.playToEnd() }
  ) -> TapeReport {
    play(tape, path: path, resources: resources, on: { Dashboard($0) }, film: film)
  }
}
