import FoundationEssentials
import SkerryActivities
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
  var demo: Demo?
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
    needsDisplay = true
  }

  public func handle(_ event: InputEvent) {
    catchUp()
    needsDisplay = true
    if baseline.isEmpty { baseline.take(from: device) }
    switch event {
    case .resize(let size): self.size = size
    case .key(let key):
      demo = nil
      handle(key)
    case .press(let point):
      demo = nil
      press(at: point)
    case .longPress(let point):
      demo = nil
      pressLong(at: point)
    case .swipe(let point, let columns):
      demo = nil
      swipe(at: point, columns: columns)
    case .scroll(let direction, let point): turnWheel(direction, at: point)
    }
    device.settle()
  }

  public func wake() {
    catchUp()
    advanceDemo()
    needsDisplay = true
  }

  public func resume() {
    // The computer may have been carried into another time zone meanwhile.
    WallClock.forgetTimeZones()
    wake()
  }

  /// Brings the phone to the virtual instant that real time stands for.
  public func catchUp() {
    let target = time.instant(real: realClock())
    if target > device.now { device.advance(to: target) } else { device.settle() }
  }

  public func secondsUntilNextWake() -> Double? {
    let real = realClock()
    var waits: [Double] = []
    if let next = [nextChange, device.nextDeadline].compactMap({ $0 }).min(),
      let seconds = time.seconds(until: next, real: real)
    {
      let pause = time.rate > 1 ? 1 / Self.framesPerSecond - (real - lastFrame) : 0
      waits.append(max(seconds, pause))
    }
    if let demo { waits.append(max(0, demo.due - real)) }
    return waits.min()
  }

  public func frame() -> Grid {
    catchUp()
    needsDisplay = false
    lastFrame = realClock()
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

  func finish() { isFinished = true }

  func requestDisplay() { needsDisplay = true }

  var real: Double { realClock() }
}
