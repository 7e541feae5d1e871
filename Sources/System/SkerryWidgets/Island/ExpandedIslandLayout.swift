import SkerryCells
import SkerryViews

/// Decides where the views of an expanded island go, in cells within the island's margins.
///
/// ```
/// ┌ leading ──┐ camera ┌─ trailing ┐
/// │           └ center ┘           │
/// │ leading goes on │ trailing too │
/// └ bottom ────────────────────────┘
/// ```
/// The rules are ActivityKit's: three columns around the camera, each followed by the shared bottom.
struct ExpandedIslandLayout {
  /// A view with what its region says about it.
  struct Item {
    let node: Node
    var priority = 0.0
    /// Columns the region's own margins add to, or take from, the island's margins on the left and right.
    var left = 0
    var right = 0
    var goesBelowIfTooWide: Bool { LowerableNodes.contains(node) }
  }

  /// Where a view goes: the room it may draw in, and what it is offered.
  struct Placement {
    let node: Node
    var room: CellRect
    var proposal: Proposal
    var origin: CellPoint
    /// The columns it takes, which may be more than its room has.
    var columns: Int
    /// The cells of views within it that are drawn elsewhere than where they take their room.
    var movedViews: CellRect?
  }

  /// Where everything goes, the rows that are taken, and those that would be if nothing in the bottom gave up a line or a label.
  typealias Arrangement = (placements: [Placement], rows: Int, wanted: Int)

  var leading: [Item] = []
  var trailing: [Item] = []
  var center: [Item] = []
  var bottom: [Item] = []
  /// Columns and rows between the margins.
  let size: CellSize
  /// Columns of the camera, and rows of it below the top margin.
  let camera: CellSize
  /// Whether the bottom stands close to what is above it.
  var isBottomCloser = false
  /// Columns between neighbouring columns of views.
  let gap = 1

  init(size: CellSize, camera: CellSize) {
    self.size = size
    self.camera = camera
  }

  /// The placements and the rows used.
  func arranged() -> Arrangement {
    let center = centerColumn()
    var leading = sideColumn(self.leading, center: center, other: self.trailing, isLeading: true)
    var trailing = sideColumn(self.trailing, center: center, other: self.leading, isLeading: false)
    // What fills the height fills the row that the others need, as on a phone: the island doesn't grow for it.
    let needed = max(center.height, camera.rows, ownHeight(leading), ownHeight(trailing))
    if leading.height > needed {
      leading = sideColumn(self.leading, center: center, other: self.trailing, isLeading: true, rows: needed)
    }
    if trailing.height > needed {
      trailing = sideColumn(self.trailing, center: center, other: self.leading, isLeading: false, rows: needed)
    }
    let columns = [leading, trailing, center]
    let start = columns.map { $0.height + gapAboveBottom($0.placements.last?.node) }.max() ?? 0
    let below = stacked(
      bottom.map { Slot(item: $0, columns: size.columns) }, from: start, rows: size.rows, followers: [])
    let placements = columns.flatMap(\.placements) + below.placements
    let rows = below.placements.isEmpty ? columns.map(\.height).max() ?? 0 : below.height
    return (placements, rows, rows + below.placements.reduce(0) { $0 + $1.rowsGivenUp })
  }

  // MARK: Columns

  struct Column {
    var placements: [Placement]
    var height: Int
    /// The columns of the widest view.
    var width = 0
    /// The column in which it begins.
    var start = 0
  }

  private var leastCenter: Int { camera.columns - 2 * gap }

  /// The columns of the camera that small letters may take from each side.
  private static let mostBelowCamera = 6

  /// The columns by which the side of the camera is wider on a phone, where it has 122 points.
  private static let moreOfSide = 1

  /// The views under the camera; without any, the camera itself.
  private func centerColumn() -> Column {
    // On a phone a side keeps what its narrowest wrap needs. A cell is wider than a letter of a caption, so that is taken
    // to be the widest word, as far as the camera leaves room for it.
    let most = max(0, (size.columns - camera.columns) / 2 - gap)
    var sides = [leading, trailing].map { items in
      items.filter { !$0.goesBelowIfTooWide }.map { min(most, $0.node.readableColumns) }.max() ?? 0
    }
    // A side that can't be narrower, such as a badge, keeps what it needs, as far as the center can be read beside it.
    let firm = [leading, trailing].map { items in
      items.filter { !$0.goesBelowIfTooWide }.map { leastColumns($0.node) }.max() ?? 0
    }
    let readable = center.map { max($0.node.readableColumns, leastColumns($0.node)) }.max() ?? leastCenter
    let whole = center.map { $0.node.size(.unspecified).columns }.max() ?? leastCenter
    let words = [leading, trailing].map { items in
      items.filter { !$0.goesBelowIfTooWide }.map(\.node.readableColumns).max() ?? 0
    }
    if zip(firm, words).reduce(0, { $0 + max($1.0, $1.1) }) + whole + 2 * gap <= size.columns {
      // All words have room beside the whole center.
      sides = zip(firm, words).map { max($0, $1) }
    } else if firm.reduce(0, +) + readable + 2 * gap <= size.columns {
      sides = zip(sides, firm).map { max($0, $1) }
    } else {
      sides = zip(sides, firm).map { max($0, min(most, $1)) }
    }
    let leastCenter = min(leastCenter, max(1, size.columns - sides.reduce(0, +) - 2 * gap))
    let even = max(leastCenter, size.columns - 2 * (sides.max() ?? 0) - 2 * gap)
    // A center that needs more than evenly is left by both sides takes what they leave, and stands nearer to the shorter.
    let mostOfCenter = max(even, size.columns - sides.reduce(0, +) - 2 * gap)
    let wanted =
      center.map { max($0.node.fittingColumns(even), $0.node.size(.unspecified).columns) }
      .filter { $0 < Proposal.unbounded / 2 }.max() ?? even
    var offered = max(even, min(mostOfCenter, wanted))
    // Below a single line on each side, what can't be narrower takes all it needs.
    let firmCenter = center.map { leastColumns($0.node) }.max() ?? 0
    let isBelowSides = firmCenter > offered && areAboveCenter(leading) && areAboveCenter(trailing)
    if isBelowSides { offered = min(size.columns, firmCenter) }
    let slots = center.map { Slot(item: $0, columns: offered) }
    var column = stacked(slots, from: camera.rows, rows: size.rows, followers: bottom)
    column.width = max(leastCenter, min(column.width, size.columns))
    column.start = (size.columns - column.width) / 2
    if !isBelowSides, column.width > even || sides.contains(where: { $0 + gap > column.start }) {
      column.start = min(max(column.start, sides[0] + gap), size.columns - column.width - sides[1] - gap)
    }
    for index in column.placements.indices { column.placements[index].centre(in: column.start, column.width) }
    return column
  }

  /// The columns that a view takes however few it is offered.
  private func leastColumns(_ node: Node) -> Int {
    let columns = node.size(Proposal(columns: 1, rows: nil)).columns
    return columns < Proposal.unbounded / 2 ? columns : 0
  }

  /// Whether all of a side stands beside the camera, above the center.
  private func areAboveCenter(_ items: [Item]) -> Bool {
    let free = (size.columns - leastCenter) / 2 - gap
    return items.count < 2
      && items.allSatisfy { $0.node.size(Proposal(columns: free, rows: size.rows)).rows <= camera.rows }
  }

  /// The columns beside the camera and the center on each side.
  private func besideWidth(_ center: Column, isLeading: Bool) -> Int {
    max(1, (isLeading ? center.start : size.columns - center.start - center.width) - gap)
  }

  /// The columns beside what stands under the camera, which is often narrower than that.
  private func besideContent(of center: Column, isLeading: Bool) -> Int {
    let ends = center.placements.map {
      isLeading ? $0.origin.column : size.columns - $0.origin.column - $0.columns
    }
    return (ends.min() ?? 0) - gap
  }

  private func priority(_ items: [Item]) -> Double { items.map(\.priority).max() ?? 0 }

  /// The columns below the camera and the center: half each, or all that the less important side leaves.
  private func belowWidth(_ items: [Item], _ other: [Item]) -> Int {
    if other.isEmpty { return size.columns }
    let half = (size.columns - gap) / 2
    if priority(items) > priority(other) {
      return size.columns - gap - min(half, givenWay(other, to: items) ?? wanted(other))
    }
    if priority(items) < priority(other) {
      return max(1, min(half, givenWay(items, to: other) ?? wanted(items)))
    }
    return half
  }

  private func wanted(_ items: [Item]) -> Int {
    min(items.map { $0.node.size(.unspecified).columns }.max() ?? 0, size.columns - gap - 1)
  }

  /// The columns of bars hardly wider than lines that have a more important side beside them, which would be cut for their
  /// gaps; `nil` where it isn't, and for anything else.
  private func givenWay(_ items: [Item], to other: [Item]) -> Int? {
    guard priority(items) < priority(other) else { return nil }
    let bars = items.compactMap(\.node.columnsOfBars)
    guard bars.count == items.count, wanted(items) + gap + wanted(other) > size.columns else { return nil }
    return bars.max()
  }

  /// A leading or trailing column.
  ///
  /// Which views stand beside the camera depends on the heights above them, and heights depend on widths: the column
  /// is laid out until nothing moves, at most once per view and once more.
  private func sideColumn(
    _ items: [Item], center: Column, other: [Item], isLeading: Bool, rows most: Int? = nil
  ) -> Column {
    let beside = besideWidth(center, isLeading: isLeading)
    let below = belowWidth(items, other)
    let centerEnd = center.height
    let isPreferred = other.isEmpty ? priority(items) > 0 : priority(items) > priority(other)
    func rows(_ item: Item, _ columns: Int) -> Int { item.node.size(Proposal(columns: columns, rows: nil)).rows }
    /// Whether it stays beside the camera in so many columns: what fills the height goes on beside the center.
    func staysAbove(_ item: Item, _ columns: Int) -> Bool {
      rows(item, columns) <= camera.rows
        && item.node.size(Proposal(columns: columns, rows: size.rows)).rows <= camera.rows
    }
    /// The columns beside the camera with those of it that small letters may take.
    let mostBeside = (size.columns - camera.columns) / 2 + Self.mostBelowCamera
    func besideColumns(_ item: Item, isFirst: Bool) -> Int {
      if let columns = givenWay(items, to: other) { return columns }
      var base = beside
      // What can't be narrower takes what the other side leaves, where nothing stands under the camera.
      let firm = leastColumns(item.node)
      if self.center.isEmpty, firm > base {
        let left = size.columns - gap - (other.map { leastColumns($0.node) }.max() ?? 0)
        base = max(base, min(firm, left))
      }
      // A side that is put first has the whole width for what goes on below the camera; what may go below it whole stands
      // beside it only where it fits there.
      if isPreferred, !item.goesBelowIfTooWide, self.center.isEmpty, rows(item, below) > camera.rows {
        return max(base, below)
      }
      // A single line above the center is cut, or broken, for nothing.
      let free = (size.columns - leastCenter) / 2 - gap
      if isFirst, base < free {
        if staysAbove(item, free) {
          base = free
        } else {
          // Neither are small letters that fit beside the camera on a phone.
          let fitting = item.node.fittingColumns(free)
          if fitting > free, fitting <= mostBeside, staysAbove(item, fitting) { return fitting }
        }
      }
      // A line that would be cut takes the columns by which a phone's side is wider, as far as nothing is there.
      let line = item.node.size(.unspecified)
      let onPhone = (size.columns - camera.columns) / 2 + Self.moreOfSide
      if isFirst, line.rows == 1, line.columns > base, line.columns <= onPhone,
        line.columns <= besideContent(of: center, isLeading: isLeading), staysAbove(item, line.columns)
      {
        return line.columns
      }
      // Small letters that fit on a phone may stand close to a center.
      let close = max(base, min(base + gap, (size.columns - camera.columns) / 2))
      let wanted = item.node.fittingColumns(base)
      guard wanted > close else { return wanted }
      // They may also take some of the camera's columns, where nothing else stands: a camera isn't seen here.
      let wide = min(wanted, mostBeside)
      if wide == wanted, wide <= besideContent(of: center, isLeading: isLeading) { return wide }
      // What is cut all the same doesn't stand close to a center.
      return self.center.isEmpty || isFirst && staysAbove(item, wide) ? max(close, wide) : base
    }
    var slots = items.enumerated().map { index, item in
      let beside = besideColumns(item, isFirst: index == 0)
      // What takes all it is offered is as wide as its content.
      let wanted = min(
        item.node.size(.unspecified).columns, item.node.size(Proposal(columns: below, rows: nil)).columns)
      let isTooWide = item.goesBelowIfTooWide && wanted > beside
      return Slot(item: item, columns: isTooWide ? below : beside, leastRow: isTooWide ? centerEnd : 0)
    }
    var column = stacked(slots, from: 0, rows: most ?? size.rows, followers: most == nil ? bottom : [])
    for _ in items {
      let isBelow = column.placements.map { $0.room.minRow >= centerEnd }
      var changed = false
      for index in slots.indices {
        let columns = isBelow[index] ? below : besideColumns(slots[index].item, isFirst: index == 0)
        if slots[index].columns != columns {
          slots[index].columns = columns
          changed = true
        }
      }
      guard changed else { break }
      column = stacked(slots, from: 0, rows: most ?? size.rows, followers: most == nil ? bottom : [])
    }
    if !isLeading {
      for index in column.placements.indices {
        column.placements[index].alignTrailing(in: size.columns + items[index].right)
      }
    }
    return column
  }

  /// The height of a column whose views take no more rows than they need.
  private func ownHeight(_ column: Column) -> Int {
    column.placements.reduce(column.height) { height, placement in
      let columns = placement.proposal.columns
      let most = placement.node.size(Proposal(columns: columns, rows: Proposal.unbounded)).rows
      guard most >= Proposal.unbounded / 2 else { return height }
      let own = placement.node.size(Proposal(columns: columns, rows: nil)).rows
      return height - max(0, placement.room.size.rows - own)
    }
  }

  private func gapAboveBottom(_ node: Node?) -> Int {
    guard let node, let first = bottom.first else { return 0 }
    guard !isBottomCloser else { return 0 }
    return NodeSpacing.gap(
      after: node.spacing, before: first.node.spacing, along: .vertical, .asAsked)
  }

  // MARK: One column

  /// A view with the width it is offered.
  struct Slot {
    let item: Item
    var columns: Int
    /// The first row it may start at.
    var leastRow = 0
  }

  /// Sizes views like a `VStack` that also holds the followers, and places the views from a row downwards.
  private func stacked(_ slots: [Slot], from start: Int, rows: Int, followers: [Item]) -> Column {
    let all = slots + followers.map { Slot(item: $0, columns: size.columns) }
    let heights = VerticalShares(
      nodes: all.map(\.item.node), columns: all.map { $0.columns + $0.item.left + $0.item.right },
      rows: rows - start
    ).rows
    var column = Column(placements: [], height: start)
    var previous: Node?
    for (slot, offered) in zip(slots, heights) {
      let node = slot.item.node
      if let previous {
        column.height += NodeSpacing.gap(
          after: previous.spacing, before: node.spacing, along: .vertical, .asAsked)
      }
      let row = max(column.height, slot.leastRow)
      let columns = max(1, slot.columns + slot.item.left + slot.item.right)
      let proposal = Proposal(columns: columns, rows: offered)
      let taken = node.size(proposal)
      column.placements.append(
        Placement(
          node: node,
          room: CellRect(column: -slot.item.left, row: row, columns: columns, rows: taken.rows),
          proposal: proposal, origin: CellPoint(column: -slot.item.left, row: row), columns: taken.columns))
      column.height = row + taken.rows
      column.width = max(column.width, taken.columns)
      previous = node
    }
    return column
  }
}

extension ExpandedIslandLayout.Placement {
  /// The rows that the view would take besides if it could have all it asks for.
  var rowsGivenUp: Int {
    let asked = node.size(Proposal(columns: proposal.columns, rows: nil)).rows
    return asked < Proposal.unbounded / 2 ? max(0, asked - room.size.rows) : 0
  }

  /// Moves to the middle of the columns that the center takes.
  mutating func centre(in start: Int, _ columns: Int) {
    room.origin.column = start + (columns - room.size.columns) / 2
    origin.column = max(room.minColumn, start + (columns - self.columns) / 2)
  }

  /// Moves to the trailing edge.
  mutating func alignTrailing(in columns: Int) {
    room.origin.column = columns - room.size.columns
    origin.column = max(room.minColumn, room.maxColumn - self.columns)
  }
}
