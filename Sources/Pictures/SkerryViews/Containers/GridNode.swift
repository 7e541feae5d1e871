import SkerryCells

/// Lays out the rows of a grid: a column is as wide as its widest cell, a row as high as its highest.
package final class GridNode: Node {
  /// A cell, or something that spans all columns.
  private struct Item {
    let node: Node
    let request: GridCellRequest
    let columns: Range<Int>
  }
  private struct Row {
    let items: [Item]
    let alignment: VerticalAlignment
    let spacing: NodeSpacing
  }
  private struct Layout {
    var widths: [Int]
    var heights: [Int]
    var gaps: [Int]
  }

  private let content: [Node]
  private let rows: [Row]
  private let columnCount: Int
  private let alignment: Alignment
  private let columnGap: Int
  private let rowGap: Double?

  init(_ content: [Node], alignment: Alignment, columnGap: Int, rowGap: Double?, pass: RenderPass) {
    self.content = content
    self.alignment = alignment
    self.columnGap = columnGap
    self.rowGap = rowGap
    let width = content.map { ($0 as? GridRowNode).map { Self.span($0.cells) } ?? 1 }.max() ?? 0
    columnCount = width
    rows = content.map { node in
      guard let row = node as? GridRowNode else {
        var request = (node as? GridCellNode)?.request ?? GridCellRequest()
        request.columns = width
        let item = Item(node: node, request: request, columns: 0..<width)
        return Row(items: [item], alignment: alignment.vertical, spacing: node.spacing)
      }
      row.isInGrid = true
      var start = 0
      let items = row.cells.map { cell in
        let request = (cell as? GridCellNode)?.request ?? GridCellRequest()
        defer { start += request.columns }
        return Item(node: cell, request: request, columns: start..<start + request.columns)
      }
      return Row(items: items, alignment: row.alignment ?? alignment.vertical, spacing: row.spacing)
    }
    super.init(pass: pass)
    for node in content { (node.innermost as? DividerNode)?.stackAxis = .vertical }
  }

  private static func span(_ cells: [Node]) -> Int {
    cells.reduce(0) { $0 + (($1 as? GridCellNode)?.request.columns ?? 1) }
  }

  package override var children: [Node] { content }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let layout = layout(proposal)
    return CellSize(
      columns: total(layout.widths, 0..<columnCount), rows: layout.heights.reduce(0, +) + layout.gaps.reduce(0, +))
  }

  private func total(_ widths: [Int], _ columns: Range<Int>) -> Int {
    columns.isEmpty ? 0 : widths[columns].reduce(0, +) + columnGap * (columns.count - 1)
  }

  // MARK: Sizes

  private func layout(_ proposal: Proposal) -> Layout {
    let widths = columnWidths(proposal.columns)
    let heights = rows.map { row in
      row.items.filter { !$0.request.unsizedAxes.contains(.vertical) }.map {
        $0.node.size(Proposal(columns: total(widths, $0.columns), rows: nil)).rows
      }.max() ?? 0
    }
    let gaps = zip(rows, rows.dropFirst()).map {
      rowGap.map(pass.tightness.distance)
        ?? NodeSpacing.gap(after: $0.spacing, before: $1.spacing, along: .vertical, pass.tightness)
    }
    return Layout(widths: widths, heights: heights, gaps: gaps)
  }

  private func columnWidths(_ offered: Int?) -> [Int] {
    var widths = [Int](repeating: 0, count: columnCount)
    guard let offered, offered < Proposal.unbounded else {
      for column in widths.indices { widths[column] = width(column, offered) }
      return widenedForSpans(widths, most: Int.max, offered)
    }
    let room = max(0, offered - columnGap * max(0, columnCount - 1))
    var remaining = room
    var left = columnCount
    let order = leastFlexibleFirst()
    let firstOfAnyWidth = order.firstIndex { width($0, Proposal.unbounded) >= Proposal.unbounded / 2 }
    for (place, column) in order.enumerated() {
      if place == firstOfAnyWidth {
        // Before what takes all the room that is left, cells over several columns have theirs.
        let rest = order[place...].reduce(0) { $0 + leastOfAnyWidth($1) }
        widths = widenedForSpans(widths, most: room - rest, offered, within: Set(order[..<place]))
        remaining = max(0, room - widths.reduce(0, +))
      }
      widths[column] = width(column, remaining / left)
      remaining = max(0, remaining - widths[column])
      left -= 1
    }
    return widenedForSpans(widths, most: room, offered)
  }

  /// What a column needs that takes all the room that is left.
  private func leastOfAnyWidth(_ column: Int) -> Int {
    cells(of: column).reduce(width(column, 0)) { max($0, $1.node.columnsOfTimer ?? 0) }
  }

  /// The widest answer of a column's own cells.
  private func width(_ column: Int, _ offered: Int?) -> Int {
    cells(of: column).map { $0.node.size(Proposal(columns: offered, rows: nil)).columns }.max() ?? 0
  }

  private func cells(of column: Int) -> [Item] {
    rows.flatMap(\.items).filter {
      $0.columns == column..<column + 1 && !$0.request.unsizedAxes.contains(.horizontal)
        && (columnCount == 1 || $0.request.columns == 1)
    }
  }

  private func leastFlexibleFirst() -> [Int] {
    let flexibilities = (0..<columnCount).map { column in
      let most = width(column, Proposal.unbounded)
      return most >= Proposal.unbounded / 2 ? Int.max : most - width(column, 0)
    }
    return flexibilities.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
  }

  /// A cell over several columns may make the last of them wider, as far as there is room. What takes any width, such as
  /// a line between rows, makes all of them wider: only unsized it is as long as the others are wide.
  ///
  /// - Parameter columns: those that may become wider; `nil` for all.
  private func widenedForSpans(
    _ widths: [Int], most: Int, _ offered: Int?, within columns: Set<Int>? = nil
  ) -> [Int] {
    var widths = widths
    for item in rows.flatMap(\.items) where item.columns.count > 1 {
      if let columns, !columns.isSuperset(of: item.columns) { continue }
      guard !item.request.unsizedAxes.contains(.horizontal) else { continue }
      let isFlexible = item.node.takesAnyWidth
      if isFlexible, offered == nil { continue }
      let wanted = item.node.size(Proposal(columns: offered, rows: nil)).columns
      let missing = min(wanted - total(widths, item.columns), most - widths.reduce(0, +))
      guard missing > 0, missing < Proposal.unbounded / 2 else { continue }
      if isFlexible {
        let (share, rest) = missing.quotientAndRemainder(dividingBy: item.columns.count)
        for (place, column) in item.columns.enumerated() { widths[column] += share + (place < rest ? 1 : 0) }
      } else {
        widths[item.columns.upperBound - 1] += missing
      }
    }
    return widths
  }

  // MARK: Placing

  package override func placeChildren(_ proposal: Proposal) {
    let layout = layout(proposal)
    var top = frame.minRow
    for (index, row) in rows.enumerated() {
      let height = layout.heights[index]
      for item in row.items { place(item, row, top: top, height: height, layout.widths) }
      if content[index] is GridRowNode {
        content[index].place(
          at: CellPoint(column: frame.minColumn, row: top), Proposal(columns: frame.size.columns, rows: height))
      }
      top += height + (index < layout.gaps.count ? layout.gaps[index] : 0)
    }
  }

  private func place(_ item: Item, _ row: Row, top: Int, height: Int, _ widths: [Int]) {
    let left = total(widths, 0..<item.columns.lowerBound) + (item.columns.lowerBound > 0 ? columnGap : 0)
    let cell = CellRect(
      column: frame.minColumn + left, row: top, columns: total(widths, item.columns), rows: height)
    let inner = Proposal(cell.size)
    let size = item.node.size(inner)
    if let anchor = item.request.anchor {
      let spare = (columns: Double(cell.size.columns - size.columns), rows: Double(cell.size.rows - size.rows))
      let origin = CellPoint(
        column: cell.minColumn + Int((spare.columns * anchor.x).rounded()),
        row: cell.minRow + Int((spare.rows * anchor.y).rounded()))
      return item.node.place(at: origin, inner)
    }
    let horizontal = columnAlignment(item.columns.lowerBound) ?? alignment.horizontal
    let place = Alignment(horizontal: horizontal, vertical: row.alignment)
    item.node.place(at: place.origin(of: item.node, sized: size, in: cell), inner)
  }

  private func columnAlignment(_ column: Int) -> HorizontalAlignment? {
    rows.flatMap(\.items).filter { $0.columns.lowerBound == column }.compactMap(\.request.alignment).first
  }
}

extension Node {
  /// Whether it is as wide as it may be.
  fileprivate var takesAnyWidth: Bool {
    innermost is DividerNode || size(Proposal(columns: Proposal.unbounded, rows: nil)).columns >= Proposal.unbounded / 2
  }
}
