import FoundationEssentials
import SkerryBasics
import SkerryCells

/// A view drawn onto a grid at an instant, and able to follow time without being built again.
///
/// Bodies run and layout happens once; afterwards ``advance(to:)`` re-formats only the leaves that changed and repaints
/// their cells. When a leaf's shape changes, the tree is laid out again. What is patched equals what would be drawn
/// afresh, because patches are drawn by the same code through a smaller clip.
public final class ViewRendering {
  /// How much room the view is offered, and what becomes of the answer.
  public struct Frame: Sendable {
    let columns: Int?
    let leastColumns: Int
    let leastRows: Int
    let mostRows: Int?
    let offeredRows: Int?

    /// `columns` fixed, or `nil` for as many as the view wants; rows between a least and a most. A view that wants
    /// fewer rows than are offered may use them all; one that wants more gets what it wants.
    package init(
      columns: Int?, leastColumns: Int = 0, leastRows: Int = 0, mostRows: Int?, offeredRows: Int? = nil
    ) {
      self.columns = columns
      self.leastColumns = leastColumns
      self.leastRows = leastRows
      self.mostRows = mostRows
      self.offeredRows = offeredRows
    }
  }

  /// The cells.
  public private(set) var grid: Grid
  package let pass: RenderPass
  let root: Node?
  private let frame: Frame
  private let ground: Cell
  /// The leaves that change by themselves.
  private var leaves: [Leaf] = []
  /// Whether the leaves know which of them are seen: nobody asks while none of them ever changes.
  private var knowsSeen = false

  private struct Leaf {
    let node: any LiveNode
    /// Whether it can be seen, or decides about what can be.
    var isSeen: Bool
    /// When it looks different next.
    var due: Date?
  }

  /// The first instant at which the picture differs from now, `nil` when it never will.
  public private(set) var nextChange: Date?
  /// Everything that does not fit.
  public private(set) var warnings: [FitWarning] = []
  /// Which state of the picture this is.
  package private(set) var version = DrawingVersion()
  /// Where something can be pressed; known once it was asked for since the last layout.
  private var pressable: [CellRect]?

  /// Builds, lays out and draws.
  package init(
    pass: RenderPass, root: Node?, frame: Frame, ground: @autoclosure () -> Cell
  ) {
    self.pass = pass
    self.root = root
    self.frame = frame
    self.ground = ground()
    grid = Grid(size: CellSize(columns: 0, rows: 0))
    layOutAndDraw()
  }

  /// The instant that is shown.
  public var instant: Date { pass.instant }
  /// The size, in cells.
  public var size: CellSize { grid.size }

  /// The link that a tap anywhere else on the presentation opens.
  public var widgetURL: URL? { pass.widgetURLs.first }

  /// The parts that can be pressed, in the order in which they are drawn.
  public var hitRegions: [HitRegion] {
    guard pass.isPressable else { return [] }
    var regions: [HitRegion] = []
    root?.collectHitRegions(into: &regions)
    return regions
  }

  /// The words of a screen reader, element by element.
  public var spoken: [SpokenElement] {
    var speech = Speech()
    root?.speak(into: &speech)
    return speech.sorted
  }

  /// Shows another instant and returns the cells that may have changed; empty when none did.
  public func advance(to instant: Date) -> [CellRect] {
    let goesBack = instant < pass.instant
    guard instant != pass.instant else { return [] }
    if !goesBack, let nextChange, !nextChange.hasCome(by: instant) {
      pass.instant = instant
      return []
    }
    if !goesBack, nextChange == nil {
      pass.instant = instant
      return []
    }
    pass.instant = instant
    findSeen()
    var patches: [CellRect] = []
    // The room that is kept for a text that counts may be another one at an earlier instant, though it looks alike.
    var needsLayout = goesBack
    for index in leaves.indices {
      let leaf = leaves[index]
      guard goesBack || leaf.due.map({ $0.hasCome(by: instant) }) == true else { continue }
      // A leaf that is not seen now must know the instant if it is laid out later.
      let change = leaf.node.refresh()
      leaves[index].due = leaf.node.nextChange
      guard leaf.isSeen else { continue }
      switch change {
      case .none: break
      case .repaint: patches.append(spread(leaf.node.bounds))
      case .relayout: needsLayout = true
      }
    }
    if needsLayout {
      pass.generation += 1
      version.arrangement += 1
      layOutAndDraw()
      return [CellRect(column: 0, row: 0, columns: grid.size.columns, rows: grid.size.rows)]
    }
    findNextChange()
    patches = patches.map { repaint($0) }
    // Remarks are taken over when all is drawn: a text that counts would leave another one each second.
    pass.warnings.removeAll(keepingCapacity: true)
    if !patches.isEmpty { count(patches) }
    return patches
  }

  /// A patch with everything that looks different because of it.
  private func spread(_ patch: CellRect) -> CellRect {
    pass.spreading.reduce(patch) { $0.intersection($1).isEmpty ? $0 : $0.union($1) }
  }

  private func count(_ patches: [CellRect]) {
    version.cells += 1
    // A target is called by the words on it.
    let pressable = pressable ?? hitRegions.map(\.rect)
    self.pressable = pressable
    if patches.contains(where: { patch in pressable.contains { !$0.intersection(patch).isEmpty } }) {
      version.arrangement += 1
    }
  }

  private func layOutAndDraw() {
    pass.warnings.removeAll()
    pass.spreading.removeAll()
    pass.layout += 1
    pressable = nil
    guard let root else {
      grid = Grid(
        size: CellSize(columns: frame.columns ?? frame.leastColumns, rows: frame.leastRows), filledWith: ground)
      return
    }
    pass.containerWidth = frame.columns.map { Double($0) * Points.perColumn }
    var wanted = root.size(Proposal(columns: frame.columns, rows: nil))
    if let offered = frame.offeredRows, wanted.rows < offered {
      wanted = root.size(Proposal(columns: frame.columns, rows: offered))
    }
    let rows = max(frame.leastRows, min(wanted.rows, frame.mostRows ?? Self.mostCells))
    let proposal = Proposal(columns: frame.columns, rows: rows)
    let size = root.size(proposal)
    let columns = frame.columns ?? max(frame.leastColumns, min(size.columns, Self.mostCells))
    pass.mirror = pass.isRightToLeft ? CellRect(column: 0, row: 0, columns: columns, rows: rows) : nil
    root.place(
      at: CellPoint(column: (columns - size.columns) / 2, row: max(0, (rows - size.rows) / 2)), proposal)
    let most = frame.mostRows ?? Self.mostCells
    if wanted.rows > most {
      let points = Int(Double(wanted.rows) * Points.perRow)
      pass.warnings.append(
        FitWarning(.tooTall, "wants \(points) points in height, more than \(Int(Double(most) * Points.perRow))"))
    }
    grid = Grid(size: CellSize(columns: columns, rows: rows), filledWith: ground)
    findLeaves()
    findNextChange()
    repaint(CellRect(column: 0, row: 0, columns: columns, rows: rows))
    collectWarnings()
  }

  /// The most rows and columns of a picture that is as large as it likes: one of `.padding(.infinity)` has no end.
  private static let mostCells = 4000

  /// Takes over what layout and drawing remarked, each thing once.
  private func collectWarnings() {
    warnings = pass.warnings.reduce(into: []) { list, warning in
      if !list.contains(warning) { list.append(warning) }
    }
    if Set(pass.widgetURLs).count > 1 {
      warnings.append(FitWarning(.severalWidgetURLs, "has \(pass.widgetURLs.count) widgetURLs; the outermost counts"))
    }
  }

  private func findLeaves() {
    leaves = pass.liveNodes.map { Leaf(node: $0, isSeen: false, due: $0.nextChange) }
    knowsSeen = leaves.isEmpty
    if leaves.contains(where: { $0.due != nil }) { findSeen() }
  }

  private func findSeen() {
    guard !knowsSeen, let root else { return }
    knowsSeen = true
    for leaf in leaves { leaf.node.isReached = false }
    func visit(_ node: Node) {
      node.isReached = true
      for other in node.influences { visit(other) }
    }
    visit(root)
    for index in leaves.indices { leaves[index].isSeen = leaves[index].node.isReached }
  }

  private func findNextChange() {
    nextChange = nil
    for leaf in leaves where leaf.isSeen {
      if let due = leaf.due { nextChange = min(nextChange ?? due, due) }
    }
  }

  /// Draws a part of the picture again and returns what was drawn.
  @discardableResult
  private func repaint(_ rect: CellRect) -> CellRect {
    let whole = CellRect(column: 0, row: 0, columns: grid.size.columns, rows: grid.size.rows)
    var clip = rect.intersection(whole)
    while !clip.isEmpty {
      clip = clip.keepingWideCells(of: grid)
      guard let crossed = drawn(in: clip) else { break }
      clip = clip.union(crossed)
    }
    return clip
  }

  /// Draws within a rectangle; the cells of wide glyphs that it cuts in two are the answer, `nil` if there are none.
  private func drawn(in clip: CellRect) -> CellRect? {
    var taken = Grid(size: CellSize(columns: 0, rows: 0))
    swap(&taken, &grid)
    taken.fill(clip, with: ground)
    let painter = Painter(grid: consume taken, clip: clip)
    root?.drawIfVisible(painter)
    grid = painter.takeGrid()
    return painter.crossed
  }
}

nonisolated extension CellRect {
  /// The rectangle widened so that it cuts no wide glyph of a grid in two.
  fileprivate func keepingWideCells(of grid: Grid) -> CellRect {
    guard !isEmpty else { return self }
    var (left, right) = (minColumn, maxColumn)
    for row in minRow..<maxRow {
      if minColumn > 0, grid[minColumn, row].isTail { left = minColumn - 1 }
      if maxColumn < grid.size.columns, grid[maxColumn, row].isTail { right = maxColumn + 1 }
    }
    return CellRect(column: left, row: minRow, columns: right - left, rows: size.rows)
  }
}
