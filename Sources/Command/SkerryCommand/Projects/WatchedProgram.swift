import SkerryCells
import SkerryProjects
import SkerryServer

/// A dashboard whose source is being edited: it shows how the build of the next one goes, and makes room for it.
///
/// Where the build fails, the last good picture stays, with a box over its foot that says so and names the errors. A key shows
/// all of them, and puts the box away until the next error.
@MainActor
final class WatchedProgram: TerminalProgram {
  private let inner: any TerminalProgram
  private let reports: BuildReports
  private let watched = DescriptorSet()
  /// How far a build is that runs.
  private var building: String?
  /// Why the last one failed.
  private var failure: ErrorBox?
  private var size = CellSize(columns: 80, rows: 24)
  private var isStale = false
  /// Whether the program ends because a new one was built.
  private(set) var makesRoom = false

  init(_ inner: any TerminalProgram, reports: BuildReports) {
    (self.inner, self.reports) = (inner, reports)
    for member in [inner.wakeDescriptor, reports.descriptor].compactMap(\.self) { watched?.watch(member) }
  }

  func start(size: CellSize) {
    self.size = size
    inner.start(size: size)
  }

  func handle(_ event: InputEvent) {
    if case .resize(let size) = event { self.size = size }
    if !handleInBox(event) { inner.handle(event) }
  }

  func wake() { inner.wake() }
  func resume() { inner.resume() }
  func lend(_ terminal: any BusyTerminal) { inner.lend(terminal) }
  func arrivalWhileBusy() -> Bool { inner.arrivalWhileBusy() }
  func secondsUntilNextWake() -> Double? { inner.secondsUntilNextWake() }
  var wakeDescriptor: Int32? { watched?.descriptor ?? inner.wakeDescriptor }
  func takeBell() -> Bool { inner.takeBell() }
  func take(printed lines: [String]) { inner.take(printed: lines) }
  var isFinished: Bool { inner.isFinished || makesRoom }
  var needsDisplay: Bool { inner.needsDisplay || isStale }

  func arrival() {
    if inner.wakeDescriptor.map({ watched?.ready().contains($0) ?? true }) ?? false { inner.arrival() }
    for news in reports.take() { take(news) }
    // Nobody builds any more: an end that stays readable would keep the loop awake.
    if reports.isOver { watched?.forget(reports.descriptor) }
  }

  private func take(_ news: BuildReport) {
    isStale = true
    switch news {
    case .building(let text): building = text
    case .failed(let complaints):
      building = nil
      // Whoever is reading reads on.
      failure = ErrorBox(complaints, form: failure?.form == .whole ? .whole : .foot)
    case .leftOut(let complaints, let isKnown):
      failure = ErrorBox(complaints, of: .parts, form: isKnown ? .away : .foot)
    case .built: (building, failure, makesRoom) = (nil, nil, true)
    }
  }

  func frame() -> Grid {
    isStale = false
    var grid = inner.frame()
    reports.tellReady()
    guard let box else { return grid }
    drawBox(on: &grid)
    if let cursor = grid.cursor, box.contains(cursor) { grid.cursor = nil }
    return grid
  }

  func parts() -> [ScreenPart] {
    let parts = inner.parts()
    guard let box, !parts.isEmpty else { return parts }
    return parts + [ScreenPart("Build", box)]
  }

  // MARK: The box

  /// Where the box lies; `nil` when there is nothing to say.
  private var box: CellRect? {
    isBuildingInSight ? ErrorBox.foot(1, on: size) : failure?.area(on: size)
  }

  /// Whether the progress of a build stands in the place of the last one's errors: nobody is reading those.
  private var isBuildingInSight: Bool { building != nil && failure?.form != .whole }

  private func drawBox(on grid: inout Grid) {
    guard isBuildingInSight, let building else {
      failure?.draw(on: &grid, isBuilding: building != nil)
      return
    }
    let area = ErrorBox.foot(1, on: size)
    var pen = BoxPen(area)
    pen.line("── Building ", 0, .bold)
    pen.line(CellText(building), 1, at: 2)
    grid.copy(pen.grid, to: area.origin, clip: area)
  }

  /// Takes what concerns the box; returns whether it did.
  private func handleInBox(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key) where ErrorBox.keys.contains(key) && failure != nil: failure?.turn(on: size)
    case .key(let key) where failure?.form == .whole: failure?.handle(key, on: size)
    case .paste, .unfinishedPaste: return failure?.form == .whole
    case .press(let place): return handlePointer(at: place) { if $0.form != .whole { $0.turn(on: size) } }
    case .longPress(let place), .swipe(let place, _): return handlePointer(at: place) { _ in }
    case .scroll(let direction, let place):
      return handlePointer(at: place) { $0.move(direction == .up ? -1 : 1, on: size) }
    default: return false
    }
    isStale = true
    return true
  }

  /// What lies below the box can't be clicked.
  private func handlePointer(at place: CellPoint, _ act: (inout ErrorBox) -> Void) -> Bool {
    guard let box, box.contains(place) else { return false }
    if !isBuildingInSight, var failure {
      act(&failure)
      self.failure = failure
    }
    isStale = true
    return true
  }
}
