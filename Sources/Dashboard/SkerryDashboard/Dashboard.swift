import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryViews

/// The whole dashboard: a phone, its panes and its keys. It draws a grid and takes keys; it knows no terminal.
///
/// Real time is given by `realClock`, in seconds of a clock that only grows, so that tests and tapes decide what time
/// it is.
public final class Dashboard: TerminalProgram {
  public let device: Device
  /// How virtual time follows real time.
  public internal(set) var time: ClockControl
  /// The pane that has the focus.
  public internal(set) var focus = Pane.phone {
    // Who leaves the inspector has seen what had changed.
    didSet { if oldValue == .inspector, focus != .inspector { baseline.take(from: device) } }
  }
  var dialog: Dialog?
  /// The menus that led to the dialog, the last being the one it goes back to.
  var menuOrigins: [MenuDialog.Origin] = []
  /// How far each pane is scrolled, in rows.
  var scroll: [Pane: Int] = [:]
  public private(set) var isFinished = false
  public private(set) var size = CellSize(columns: 80, rows: 24)
  public private(set) var needsDisplay = true
  /// A remark in the footer until the next key.
  var remark: String?
  /// Whether somebody pressed the key for the demonstration; it plays on a phone of its own.
  private var wantsDemo = false
  /// What a tape tells those who watch; it takes the footer's place.
  public var caption: String?
  /// Whether virtual time stays on whole milliseconds, so that a tape can tell it.
  var keepsMilliseconds = false
  /// Writes down what happens, where somebody records it.
  var recorder: TapeRecorder?
  /// Writes what was recorded so far into a file of that path and says what is in the way, in a sentence; `nil` where
  /// nothing is recorded.
  public var saveTape: (@MainActor (String) -> String?)?
  var heldReal: Double?
  /// What the stores held when the inspector was looked at last.
  var baseline = DefaultsBaseline()
  let inspectorCache = InspectorCache()
  /// Payloads that were sent, also in earlier runs.
  public var recentPushes = RecentPushes(files: MemoryStore())
  /// Where the files come from whose paths are typed here.
  public var resources: any StepResources = NoStepResources()

  private let realClock: @MainActor () -> Double
  public let wakeDescriptor: Int32?
  var selectedID: String?
  private var nextChange: Date?
  private var lastFrame = -Double.infinity
  private(set) var lastPicture: DashboardPicture?

  /// The most pictures a second while time runs faster than real time.
  static let framesPerSecond = 12.0

  public init(
    device: Device, realClock: @escaping @MainActor () -> Double, wakeDescriptor: Int32? = nil,
    wake: (@Sendable () -> Void)? = nil, rate: Double = 1, isPaused: Bool = false
  ) {
    self.device = device
    self.realClock = realClock
    self.wakeDescriptor = wakeDescriptor
    time =
      isPaused
      ? ClockControl(now: device.now, real: realClock(), speed: rate, isPaused: true)
      : ClockControl(now: device.now, real: realClock(), rate: rate)
    if let wake { device.onArrival(wake) }
  }

  // MARK: The terminal's side

  public func start(size: CellSize) {
    self.size = size
    recorder?.begin(size: size)
    needsDisplay = true
  }

  public func handle(_ event: InputEvent) { noted(TapeDeed(event)) { take(event) } }

  private func take(_ event: InputEvent) {
    catchUp()
    needsDisplay = true
    if baseline.isEmpty { baseline.take(from: device) }
    switch event {
    case .resize(let size): self.size = size
    case .key(let key): handle(key)
    case .press(let point): press(at: point)
    case .longPress(let point): pressLong(at: point)
    case .swipe(let point, let columns): swipe(at: point, columns: columns)
    case .scroll(let direction, let point): turnWheel(direction, at: point)
    }
    device.settle()
  }

  public func wake() {
    catchUp()
    needsDisplay = true
  }

  public func resume() {
    // The computer may have been carried into another time zone meanwhile.
    WallClock.forgetTimeZones()
    wake()
  }

  /// Brings the phone to the virtual instant that real time stands for.
  public func catchUp() {
    let target = onTapeGrid(time.instant(real: real))
    if target > device.now { device.advance(to: target) } else { device.settle() }
  }

  public func secondsUntilNextWake() -> Double? {
    let real = real
    var waits: [Double] = []
    if let next = [nextChange, device.nextDeadline].compactMap({ $0 }).min(),
      let seconds = time.seconds(until: next, real: real)
    {
      let pause = time.rate > 1 ? 1 / Self.framesPerSecond - (real - lastFrame) : 0
      waits.append(max(seconds, pause))
    }
    return waits.min()
  }

  public func frame() -> Grid {
    catchUp()
    needsDisplay = false
    lastFrame = real
    let picture = picture()
    nextChange = picture.nextChange
    lastPicture = picture
    // Scrolling past the end must not have to be scrolled back.
    for (pane, limit) in picture.scrollLimits { if let rows = scroll[pane] { scroll[pane] = min(rows, limit) } }
    return picture.grid
  }

  public func takeBell() -> Bool {
    defer { device.bellPending = false }
    return device.bellPending
  }

  /// The dashboard as it is now, in its size.
  public func picture() -> DashboardPicture { DashboardPicture(self) }

  /// An instant as a tape can tell it, where one is recorded or played.
  func onTapeGrid(_ instant: Date) -> Date { keepsMilliseconds ? instant.onMillisecond : instant }

  func finish() { isFinished = true }

  func askForDemo() { wantsDemo = true }

  /// True once after the demonstration was asked for.
  public func takeDemoWish() -> Bool {
    defer { wantsDemo = false }
    return wantsDemo
  }

  /// Says something in the footer, until the next key.
  public func tell(_ text: String) {
    remark = text
    requestDisplay()
  }

  func requestDisplay() { needsDisplay = true }

  /// Real time; it stands still while something is noted, so that all of it happens at the instant that is written down.
  var real: Double { heldReal ?? realClock() }
}
