import SkerryCells
import SkerryViews

/// A titled box: a line around its content, with one column of air at both sides.
struct GroupBox<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  func _makeNodes(in context: ViewContext) -> [Node] {
    let inside = VStack(alignment: .leading, spacing: 0) {
      label.font(.headline)
      content
    }
    guard let child = context.single(inside) else { return [] }
    let box = GroupBoxNode(child)
    box.line = SeparatorShapeStyle()._paint(in: context.environment)
    return [box]
  }
}

extension GroupBox where Label == Text {
  init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Draws the line; everything else is its child's.
final class GroupBoxNode: WrapperNode {
  fileprivate var line: Paint?

  override func measure(_ proposal: Proposal) -> CellSize {
    let size = child.size(inside(proposal))
    return CellSize(columns: size.columns + 4, rows: size.rows + 2)
  }

  override func placeChildren(_ proposal: Proposal) {
    child.place(at: CellPoint(column: frame.minColumn + 2, row: frame.minRow + 1), inside(proposal))
  }

  override func draw(_ painter: Painter) {
    let (right, bottom) = (frame.maxColumn - 1, frame.maxRow - 1)
    for row in frame.minRow...bottom {
      for column in frame.minColumn...right {
        let glyph: Glyph? =
          switch (row == frame.minRow, row == bottom, column == frame.minColumn, column == right) {
          case (true, _, true, _): Glyph("╭")
          case (true, _, _, true): Glyph("╮")
          case (_, true, true, _): Glyph("╰")
          case (_, true, _, true): Glyph("╯")
          case (true, _, _, _), (_, true, _, _): Glyph("─")
          case (_, _, true, _), (_, _, _, true): Glyph("│")
          default: nil
          }
        if let glyph, let line { painter.put(glyph, column, row, line.color(column: column, row: row, in: frame)) }
      }
    }
    super.draw(painter)
  }

  /// What is left of an offer for the child; an unbounded one stays so.
  private func inside(_ proposal: Proposal) -> Proposal {
    Proposal(
      columns: proposal.columns.map { $0 >= Proposal.unbounded ? $0 : max(0, $0 - 4) },
      rows: proposal.rows.map { $0 >= Proposal.unbounded ? $0 : max(0, $0 - 2) })
  }
}
