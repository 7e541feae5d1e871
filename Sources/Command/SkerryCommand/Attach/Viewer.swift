import SkerryCells
import SkerryDashboard
import SkerryServer

/// A dashboard that runs elsewhere, shown but not steered.
@MainActor
final class Viewer: TerminalProgram {
  private let feed: ViewFeed
  private var picture: Grid?
  private var size = CellSize(columns: 0, rows: 0)
  /// The first cell of the picture that is seen where it does not fit.
  private var origin = CellPoint.zero
  /// What is told of a key that does nothing here.
  private enum Remark { case none, new, until(Double) }
  private var remark = Remark.none
  /// Seconds for which it is read; a picture that comes in the same moment must not hide it.
  private static let remarkSeconds = 4.0
  private let clock: () -> Double
  private(set) var isFinished = false
  private(set) var needsDisplay = true

  /// Shows what a feed brings.
  ///
  /// - Parameters:
  ///   - feed: the pictures of a dashboard.
  ///   - clock: seconds that only grow.
  init(_ feed: ViewFeed, clock: @escaping () -> Double) { (self.feed, self.clock) = (feed, clock) }

  /// The sentence after the screen is left, if the viewer didn't choose to leave.
  var farewell: String? { feed.isOver ? "The dashboard has ended." : nil }

  var wakeDescriptor: Int32? { feed.descriptors.descriptor }

  func start(size: CellSize) {
    self.size = size
    // Bytes that came together with the head make the socket readable no more.
    arrival()
  }

  func secondsUntilNextWake() -> Double? {
    guard case .until(let end) = remark else { return nil }
    return max(0, end - clock())
  }

  func wake() {
    needsDisplay = true
    if case .until(let end) = remark, end <= clock() { remark = .none }
  }

  func arrival() {
    for patch in feed.takePatches() {
      picture = patch.applied(to: picture)
      needsDisplay = true
    }
    if feed.isOver { isFinished = true }
  }

  func handle(_ event: InputEvent) {
    needsDisplay = true
    switch event {
    case .resize(let size): self.size = size
    case .key(let key): press(key)
    default: break
    }
  }

  private func press(_ key: Key) {
    switch key {
    case .character("q"), .control("c"), .control("d"), .escape: isFinished = true
    case .left, .character("h"): move(columns: -8)
    case .right, .character("l"): move(columns: 8)
    case .up, .character("k"): move(rows: -4)
    case .down, .character("j"): move(rows: 4)
    default: remark = .new
    }
  }

  private func move(columns: Int = 0, rows: Int = 0) {
    remark = fits ? .new : .none
    origin.column += columns
    origin.row += rows
  }

  // MARK: The picture

  private var pictureSize: CellSize { picture?.size ?? CellSize(columns: 0, rows: 0) }

  private var fits: Bool { pictureSize.columns <= size.columns && pictureSize.rows <= size.rows }

  private var hasRemark: Bool { if case .none = remark { false } else { true } }

  /// Whether the last row is free for words, or needed for them.
  private var hasStatus: Bool { hasRemark || !fits || pictureSize.rows < size.rows }

  func frame() -> Grid {
    needsDisplay = false
    var grid = Grid(size: size)
    guard !size.isEmpty else { return grid }
    let stage = CellSize(columns: size.columns, rows: fits ? size.rows : size.rows - 1)
    keepOriginInside(stage)
    if let picture {
      let place =
        fits
        ? CellPoint(column: (size.columns - picture.size.columns) / 2, row: (size.rows - picture.size.rows) / 2)
        : CellPoint(column: -origin.column, row: -origin.row)
      grid.copy(picture, to: place, clip: CellRect(origin: .zero, size: stage))
    }
    if hasStatus { writeStatus(on: &grid) }
    if case .new = remark { remark = .until(clock() + Self.remarkSeconds) }
    return grid
  }

  /// Moving past an edge must not have to be moved back.
  private func keepOriginInside(_ stage: CellSize) {
    origin.column = max(0, min(origin.column, pictureSize.columns - stage.columns))
    origin.row = max(0, min(origin.row, pictureSize.rows - stage.rows))
  }

  private func writeStatus(on grid: inout Grid) {
    let row = size.rows - 1
    let line = CellText(status).truncated(columns: size.columns)
    grid.fill(
      CellRect(origin: CellPoint(column: 0, row: row), size: CellSize(columns: size.columns, rows: 1)), with: .blank)
    grid.write(
      line, at: CellPoint(column: 0, row: row), foreground: .standard, background: .standard, attributes: .bold)
  }

  private var status: String {
    guard picture != nil else { return "Waiting for the dashboard’s first picture; q leaves." }
    if hasRemark { return "Only watching: the dashboard itself takes the keys; q leaves." }
    guard !fits else { return "Watching; q leaves." }
    return "Watching \(pictureSize.columns)×\(pictureSize.rows) cells; arrows move, q leaves."
  }
}
