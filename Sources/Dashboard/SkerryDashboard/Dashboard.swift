import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerrySteps
import SkerryViews

/// The whole dashboard: a phone, its panes and its keys. It draws a grid and takes keys; it knows no terminal.
///
/// Whatever is done to the phone is done by its operator, ``phone``.
public final class Dashboard: TerminalProgram, PhoneConsole {
  public let phone: PhoneOperator
  /// The pane that has the focus.
  public internal(set) var focus = Pane.phone {
    // A person who leaves the inspector has seen what had changed.
    didSet { if oldValue == .inspector, focus != .inspector { baseline.take(from: device) } }
  }
  /// The dialog in front of the panes; a sheet of an app for as long as the phone has it, whatever closes it.
  var dialog: Dialog? {
    get { openDialog.flatMap { $0.sheet.map(device.isOpen) ?? true ? $0 : nil } }
    set { openDialog = newValue }
  }
  private var openDialog: Dialog?
  /// The menus that led to the dialog, the last being the one it goes back to.
  var menuOrigins: [MenuDialog.Origin] = []
  /// How somebody came to the dialog that is open, so that the dashboard that takes over can go there, too.
  var road: [DashboardStanding.Turn] = []
  /// The dialog that the dashboard before left open, until the first picture.
  var inheritedDialog: DashboardStanding.OpenDialog?
  /// The preview of a view or a widget that stands in the place of the presentations.
  var shownPreview: ShownPreview?
  /// How far each pane is scrolled.
  var scroll: [Pane: PaneScroll] = [:]
  /// Whether the focused pane fills the screen.
  var isZoomed = false
  /// The filter of the log.
  var logFilter = LogFilter()
  /// The number of the last entry of the log that is shown; `nil` where the log follows its newest.
  var lastLogEntry: Int?
  public private(set) var isFinished = false
  public private(set) var size = CellSize(columns: 80, rows: 24)
  public private(set) var needsDisplay = true
  /// Whether something may have happened since the last picture besides that time has passed.
  private var isOutdated = true
  /// A remark in the footer until the next key.
  public var remark: String? { didSet { isOutdated = true } }
  /// Whether somebody pressed the key for the demonstration; it plays on a phone of its own.
  private var wantsDemo = false
  /// The words of a tape for those who watch; they take the footer's place.
  public var caption: String? { didSet { isOutdated = true } }
  /// Writes what was recorded so far into a file of that path and says what is in the way, in a sentence; `nil` where
  /// nothing is recorded.
  public var saveTape: (@MainActor (String) -> String?)?
  public var hasDialog: Bool { dialog != nil }
  /// Whether there is a demonstration to run.
  public var hasDemonstration = true { didSet { isOutdated = true } }
  /// The program's name on the command line, where texts name its commands.
  public var programName = "skerry"
  /// What the process has printed so far.
  var printed = PrintedLines()
  /// The contents of the stores when the inspector was looked at last.
  var baseline = DefaultsBaseline()
  let inspectorCache = InspectorCache()

  public let wakeDescriptor: Int32?
  private var nextChange: Date?
  private var lastFrame = -Double.infinity
  private(set) var lastPicture: DashboardPicture?
  /// The state of the phone that the last picture shows.
  private var lastState: PhoneVersion?
  /// How many pictures were shown, and how many of them only followed time.
  private(set) var (frameCount, followedCount) = (0, 0)

  /// The most pictures a second while time runs faster than real time.
  static let framesPerSecond = 8.0
  /// Seconds by which a picture may be older than its instant.
  private static let longestLag = 0.001

  /// Shows a phone and takes keys for its operator.
  ///
  /// - Parameters:
  ///   - phone: does the deeds that keys ask for.
  ///   - wakeDescriptor: becomes readable when the loop has to wake.
  ///   - wake: called, on any thread, when something arrives for the phone.
  public init(_ phone: PhoneOperator, wakeDescriptor: Int32? = nil, wake: (@Sendable () -> Void)? = nil) {
    self.phone = phone
    self.wakeDescriptor = wakeDescriptor
    if let wake { phone.device.onArrival(wake) }
    phone.console = self
  }

  /// Shows a phone whose real time is given by a clock, in seconds that only grow.
  public convenience init(
    device: Device, realClock: @escaping @MainActor () -> Double, wakeDescriptor: Int32? = nil,
    wake: (@Sendable () -> Void)? = nil, rate: Double = 1, isPaused: Bool = false
  ) {
    self.init(
      PhoneOperator(device: device, realClock: realClock, rate: rate, isPaused: isPaused),
      wakeDescriptor: wakeDescriptor, wake: wake)
  }

  public var device: Device { phone.device }
  /// How virtual time follows real time.
  public var time: ClockControl { phone.time }
  /// The selected activity; the topmost unless another was chosen.
  public var selectedActivity: ActivityRecord? { phone.selectedActivity }
  /// The app whose screen and actions are shown.
  public var shownApp: AppProcess? { phone.shownApp }

  // MARK: The terminal's side

  public func start(size: CellSize) {
    self.size = size
    phone.begin(size: size)
    openInheritedDialog()
    requestDisplay()
  }

  public func lend(_ terminal: any BusyTerminal) {
    phone.attendant = { passage in
      if passage.count == 1 { terminal.beginsBeingBusy() }
      return terminal.goesOn()
    }
  }

  public func handle(_ event: InputEvent) {
    // In the middle of a passage of time nothing is done, but that the picture gets another size.
    if phone.passage != nil, case .resize(let size) = event {
      self.size = size
      return requestDisplay()
    }
    if case .paste(let text) = event { return paste(text) }
    if event == .unfinishedPaste { return tell(Self.unfinishedPaste) }
    phone.noted(TapeDeed(event)) { take(event) }
  }

  private func take(_ event: InputEvent) {
    phone.catchUp()
    requestDisplay()
    if baseline.isEmpty { baseline.take(from: device) }
    switch event {
    case .resize(let size):
      self.size = size
      renewMenu()
    case .key(let key): press(key)
    case .press(let point): press(at: point)
    case .longPress(let point): pressLong(at: point)
    case .swipe(let point, let columns): swipe(at: point, columns: columns)
    case .scroll(let direction, let point): turnWheel(direction, at: point)
    case .paste(let text): paste(text)
    case .unfinishedPaste: tell(Self.unfinishedPaste)
    }
    device.settle()
  }

  public func wake() {
    phone.catchUp()
    needsDisplay = true
  }

  public func resume() {
    // The computer may have been carried into another time zone meanwhile.
    WallClock.forgetTimeZones()
    wake()
    requestDisplay()
  }

  public func secondsUntilNextWake() -> Double? {
    let real = phone.real
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
    // The event that woke the dashboard let it catch up a moment ago.
    if isOutdated || phone.lag > Self.longestLag { phone.catchUp() }
    needsDisplay = false
    lastFrame = phone.real
    let picture = followed() ?? picture()
    (isOutdated, lastState) = (phone.passage != nil, device.shownVersion)
    nextChange = picture.nextChange
    lastPicture = picture
    frameCount += 1
    return picture.grid
  }

  /// The last picture, brought to the present instant; `nil` if something may have happened since.
  private func followed() -> DashboardPicture? {
    guard !isOutdated, device.shownVersion == lastState, var picture = lastPicture else { return nil }
    // A second owner of its cells would make the picture copy them before it changes any.
    lastPicture = nil
    guard picture.follow(self) else { return nil }
    followedCount += 1
    return picture
  }

  /// The header, the panes, the footer and what is in front of them.
  public func parts() -> [ScreenPart] { lastPicture?.parts ?? [] }

  public func takeBell() -> Bool {
    guard device.bellPending else { return false }
    device.bellPending = false
    return true
  }

  /// The dashboard as it is now, in its size.
  public func picture() -> DashboardPicture { DashboardPicture(self) }

  public var surfacePicture: SurfacePicture { picture().surface }

  func finish() { isFinished = true }

  /// Goes on after its user has left, for the next one: a phone in the background outlives who looks at it.
  public func goOn() { isFinished = false }

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

  public func requestDisplay() { (needsDisplay, isOutdated) = (true, true) }

  // MARK: Steps

  public func prepareForStep() {
    if baseline.isEmpty { baseline.take(from: device) }
    remark = nil
  }

  public func finishStep() {
    presentSheetIfWanted()
    requestDisplay()
  }
}
