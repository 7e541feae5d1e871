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
  public internal(set) var focus = Pane.phone
  var dialog: Dialog?
  /// How far each pane is scrolled, in rows.
  var scroll: [Pane: Int] = [:]
  public private(set) var isFinished = false
  public private(set) var size = CellSize(columns: 80, rows: 24)
  public private(set) var needsDisplay = true
  /// A remark in the footer until the next key.
  var remark: String?
  var demo: Demo?
  /// What takes pushes; `nil` on a phone that has no connection.
  public var pushReceiver: (any PushReceiver)?

  private let realClock: @MainActor () -> Double
  public let wakeDescriptor: Int32?
  private var selectedID: String?
  private var nextChange: Date?
  private var lastFrame = -Double.infinity
  private var lastPicture: DashboardPicture?

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
      if columns < 0 { swipeLeft(at: point) }
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

  // MARK: Selection

  /// Everything that can be selected: the lock screen's cards from the top.
  public var activities: [ActivityRecord] { device.center.withRegistry { $0.cards(limit: 100) } }

  /// The selected activity; the topmost unless another was chosen.
  public var selectedActivity: ActivityRecord? {
    let selectedID = selectedID
    return device.center.withRegistry { registry in
      if let selectedID, let record = registry.record(selectedID), record.activityState.hasCard { return record }
      return registry.cards(limit: 1).first
    }
  }

  func select(distance: Int) {
    let all = activities
    guard !all.isEmpty else { return remark = "There is no activity yet." }
    let index = all.firstIndex { $0.id == selectedActivity?.id } ?? 0
    selectedID = all[(index + distance + all.count) % all.count].id
  }

  func select(_ id: String) { selectedID = id }

  /// The app whose screen and actions are shown: the one in front, or the selected activity's, or the first.
  public var shownApp: AppProcess? {
    device.foregroundApp ?? device.settings.foregroundApp.flatMap { device.app(named: $0) }
      ?? selectedActivity.flatMap { device.app(ofBundle: $0.appIdentifier) } ?? device.apps.first
  }

  // MARK: The mouse

  private func press(at point: CellPoint) {
    guard let picture = lastPicture else { return }
    let region = picture.regions.first { $0.rect.contains(point) }
    if dialog == nil {
      let pane = picture.layout.pane(at: point)
      if let pane { focus = pane }
      if pane == .phone, device.expansion != nil, !isPartOfExpansion(region) {
        // A tap outside of the expanded island only closes it.
        device.collapse()
        return
      }
    }
    if let region { follow(region.target) }
  }

  /// The activity whose presentation lies at a cell.
  private func activity(at point: CellPoint) -> ActivityRecord? {
    guard dialog == nil else { return nil }
    for region in lastPicture?.regions ?? [] where region.rect.contains(point) {
      if case .activity(let id, _) = region.target { return device.center.withRegistry { $0.record(id) } }
    }
    return nil
  }

  private func pressLong(at point: CellPoint) {
    guard let record = activity(at: point) else { return press(at: point) }
    selectedID = record.id
    device.toggleExpansion(of: record)
  }

  private func swipeLeft(at point: CellPoint) {
    guard let record = activity(at: point) else { return press(at: point) }
    selectedID = record.id
    perform(.clear)
  }

  private func isPartOfExpansion(_ region: SurfacePicture.Region?) -> Bool {
    switch region?.target {
    case .activity(let id, _): id == device.expansion?.activityID
    case .action: true
    case .app, .key, .phone, nil: false
    }
  }

  /// Does what pressing a region does.
  func follow(_ target: SurfacePicture.Region.Target) {
    switch target {
    case .action(let action, let app): if let process = device.app(named: app) { device.press(action, of: process) }
    case .activity(let id, let url):
      selectedID = id
      if let record = device.center.withRegistry({ $0.record(id) }) { device.tap(record, widgetURL: url) }
    case .phone(_, let run): run(device)
    case .app(let name): if let process = device.app(named: name) { device.open(process) }
    case .key(let spelling): if let key = Key(spelling: spelling) { handle(key) }
    }
    presentSheetIfWanted()
  }

  private func turnWheel(_ direction: ScrollDirection, at point: CellPoint) {
    guard let pane = lastPicture?.layout.pane(at: point) else { return }
    scroll(pane, by: direction == .up ? -3 : 3)
  }

  func scroll(_ pane: Pane, by rows: Int) {
    // The log grows at its end: scrolling up moves away from the newest line.
    let signed = pane == .log ? -rows : rows
    scroll[pane] = max(0, (scroll[pane] ?? 0) + signed)
  }
}
