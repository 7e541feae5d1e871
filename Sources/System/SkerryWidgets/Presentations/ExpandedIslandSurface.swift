import SkerryCells
import SkerryViews

/// The expanded island: black, with rounded corners, its regions arranged around the camera.
final class ExpandedIslandSurface: SurfaceLayout {
  private let content: [Node]
  private let makeLayout: (CellSize) -> ExpandedIslandLayout
  private let metrics: ScreenMetrics
  private let margins: IslandMargins
  private let keyline: Paint?
  private let ground: CellColor
  private let pass: RenderPass
  private var frame = CellRect.zero
  private var placed: [ExpandedIslandLayout.Placement] = []
  /// The arrangement of one generation of sizes; it is asked for whenever the island is measured or placed.
  private var known: (generation: Int, placements: [ExpandedIslandLayout.Placement], rows: Int)?

  init(
    _ regions: [ExpandedRegion], margins: ContentMargins, metrics: ScreenMetrics, keyline: Paint?, ground: CellColor,
    context: ViewContext
  ) {
    let margins = IslandMargins(margins)
    var items: [DynamicIslandExpandedRegionPosition: [ExpandedIslandLayout.Item]] = [:]
    for region in regions {
      for node in region.content._makeNodes(in: context) {
        items[region.position, default: []].append(
          ExpandedIslandLayout.Item(
            node: node, priority: region.priority, left: margins.extraLeft(region),
            right: margins.extraRight(region)))
      }
    }
    makeLayout = { size in
      let camera = CellSize(
        columns: ScreenMetrics.notchColumns, rows: max(0, ScreenMetrics.notchRows - margins.top))
      var layout = ExpandedIslandLayout(size: size, camera: camera)
      layout.leading = items[.leading] ?? []
      layout.trailing = items[.trailing] ?? []
      layout.center = items[.center] ?? []
      layout.bottom = items[.bottom] ?? []
      return layout
    }
    content = [.leading, .center, .trailing, .bottom].flatMap { items[$0]?.map(\.node) ?? [] }
    self.metrics = metrics
    self.margins = margins
    self.keyline = keyline
    self.ground = ground
    pass = context.pass
  }

  var children: [Node] { content }

  private var inner: CellSize {
    CellSize(
      columns: metrics.cardColumns - margins.left - margins.right,
      rows: ScreenMetrics.cardRows.upperBound - margins.top - margins.bottom)
  }

  private func arrangement() -> (placements: [ExpandedIslandLayout.Placement], rows: Int) {
    if let known, known.generation == pass.generation { return (known.placements, known.rows) }
    let room = inner
    func arranged(isBottomCloser: Bool = false) -> ExpandedIslandLayout.Arrangement {
      var layout = makeLayout(room)
      layout.isBottomCloser = isBottomCloser
      return layout.arranged()
    }
    // What the regions hold comes closer before the bottom comes closer to the others.
    pass.tighten(
      until: { arranged().rows <= room.rows },
      preferring: [
        { arranged().wanted <= room.rows }, { arranged(isBottomCloser: true).wanted <= room.rows },
      ])
    var result = arranged()
    if result.wanted > room.rows, case let closer = arranged(isBottomCloser: true), closer.wanted <= room.rows {
      result = closer
    }
    known = (pass.generation, result.placements, result.rows)
    return (result.placements, result.rows)
  }

  private var mostRows: Int { ScreenMetrics.cardRows.upperBound }

  func measure(_ proposal: Proposal) -> CellSize {
    let rows = arrangement().rows + margins.top + margins.bottom
    return CellSize(columns: metrics.cardColumns, rows: min(mostRows, max(ScreenMetrics.cardRows.lowerBound, rows)))
  }

  func placeChildren(in frame: CellRect) {
    self.frame = frame
    let (placements, rows) = arrangement()
    let left = frame.minColumn + margins.left
    let top = frame.minRow + margins.top
    placed = placements.map { placement in
      var moved = placement
      moved.room = pass.mirrored(placement.room.offset(columns: left, rows: top))
      moved.origin = CellPoint(column: placement.origin.column + left, row: placement.origin.row + top)
      return moved
    }
    for (index, placement) in placed.enumerated() {
      placement.node.place(at: placement.origin, placement.proposal)
      if breaksKeyline(placement) {
        placed[index].origin.row += 1
        placed[index].room.origin.row += 1
        placement.node.place(at: placed[index].origin, placement.proposal)
      }
      // Where views are drawn besides changes with the layout alone: nobody looks for them again at every picture.
      placed[index].movedViews = placement.node.movedViews
      if placement.columns > placement.room.size.columns {
        pass.warnings.append(.tooWide("a region", placement.columns, most: placement.room.size.columns))
      }
    }
    for placement in placed where isBesideCamera(placement) { placement.node.endTexts(before: emptyCamera) }
    if let keyline { pass.remarkMissingColor(of: keyline, as: .keyline) }
    if pass.tightness.isCloser { pass.warnings.append(.drawnCloser) }
    let wanted = rows + margins.top + margins.bottom
    if wanted > mostRows { pass.warnings.append(.tooTall(wanted, most: mostRows)) }
  }

  /// Whether a ground that went half a row up to its letters lies on the keyline, and may as well lie half a row lower.
  private func breaksKeyline(_ placement: ExpandedIslandLayout.Placement) -> Bool {
    guard keyline != nil, let moved = placement.node.movedGrounds, moved.minRow <= frame.minRow,
      placement.node.frame.minRow > frame.minRow
    else { return false }
    let end = placement.node.frame.maxRow
    let below = placed.filter { $0.room.minRow >= end && $0.room.columnRange.overlaps(placement.room.columnRange) }
    return end < below.reduce(frame.maxRow - margins.bottom) { min($0, $1.room.minRow) }
  }

  private var camera: CellRect {
    CellRect(
      column: frame.minColumn + (frame.size.columns - ScreenMetrics.notchColumns) / 2, row: frame.minRow,
      columns: ScreenMetrics.notchColumns, rows: ScreenMetrics.notchRows)
  }

  /// The camera without the columns that words beside it take.
  private var emptyCamera: CellRect {
    let middle = camera.minColumn + camera.size.columns / 2
    // What a view takes counts: a room may be wider, as that of the side that is put first.
    let beside = placed.filter { $0.room.minRow < camera.maxRow }.map { $0.node.frame.intersection($0.room) }
    let start = beside.filter { $0.minColumn < camera.minColumn && $0.maxColumn < middle }
      .reduce(camera.minColumn) { max($0, $1.maxColumn) }
    let end = beside.filter { $0.maxColumn > camera.maxColumn && $0.minColumn > middle }
      .reduce(camera.maxColumn) { min($0, $1.minColumn) }
    return CellRect(column: start, row: camera.minRow, columns: end - start, rows: camera.size.rows)
  }

  func draw(_ painter: Painter) {
    let black = Paint(RGBA(hex: 0x000000))
    painter.fill(frame, paint: black)
    // What stands below the camera may reach into its last row by a part of a cell.
    let (beside, below) = (placed.filter { isBesideCamera($0) }, placed.filter { !isBesideCamera($0) })
    draw(beside, painter)
    painter.fill(emptyCamera, paint: black)
    draw(below, painter)
    if let keyline { painter.outline(frame, color: keyline.representative.faded(0.4)) }
    painter.roundCorners(of: frame, ground: ground)
  }

  private func isBesideCamera(_ placement: ExpandedIslandLayout.Placement) -> Bool {
    placement.room.minRow < camera.maxRow
  }

  private func draw(_ placements: [ExpandedIslandLayout.Placement], _ painter: Painter) {
    for placement in placements {
      // What lies under letters may reach over the room's edge by a part of a cell, but not over the island's; a line at
      // its upper and lower edge gives way to it.
      let inner = keyline == nil ? frame : frame.narrowed
      let near = placement.room.grown.intersection(inner)
      let moved = [placement.node.movedGrounds, placement.movedViews].compactMap { $0?.intersection(near) }
      let own = placement.room.intersection(frame)
      let room = moved.reduce(own) { $0.union($1) }
      painter.clipped(to: room) { placement.node.drawIfVisible(painter) }
    }
  }
}

nonisolated extension CellRect {
  /// The rectangle with a cell more at each side.
  fileprivate var grown: CellRect {
    CellRect(column: minColumn - 1, row: minRow - 1, columns: size.columns + 2, rows: size.rows + 2)
  }
  /// The rectangle without the columns at its sides.
  fileprivate var narrowed: CellRect {
    CellRect(column: minColumn + 1, row: minRow, columns: max(0, size.columns - 2), rows: size.rows)
  }
}

/// The distances, in cells, between the expanded island's edges and its content.
struct IslandMargins {
  let top: Int
  let bottom: Int
  let left: Int
  let right: Int

  /// 12 points where nothing else is set: two columns, one row.
  private static let standard = 12.0

  init(_ margins: ContentMargins) {
    top = Points.rows(margins.top ?? Self.standard)
    bottom = Points.rows(margins.bottom ?? Self.standard)
    left = Points.columns(margins.leading ?? Self.standard)
    right = Points.columns(margins.trailing ?? Self.standard)
  }

  /// The change of a region's own margin at the island's left edge; only regions that touch it have one.
  func extraLeft(_ region: ExpandedRegion) -> Int {
    guard let leading = region.margins.leading, [.leading, .bottom].contains(region.position) else { return 0 }
    return left - Points.columns(leading)
  }

  func extraRight(_ region: ExpandedRegion) -> Int {
    guard let trailing = region.margins.trailing, [.trailing, .bottom].contains(region.position) else { return 0 }
    return right - Points.columns(trailing)
  }
}
