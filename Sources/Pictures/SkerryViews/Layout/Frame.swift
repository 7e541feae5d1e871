import FoundationEssentials
import SkerryCells

extension View {
  /// Gives the view a fixed size in points; `nil` leaves that direction to the view.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
    FramedView(self, width: width, height: height, alignment: alignment)
  }

  /// Limits the view's size in points; `.infinity` as a maximum makes it fill what it is offered.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FramedView(
      self, widths: (minWidth, idealWidth, maxWidth), heights: (minHeight, idealHeight, maxHeight), alignment: alignment
    )
  }

  /// Gives the view its ideal size, even where that is more than it is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    NodeModifiedView(self) { node, _ in FixedSizeNode(node, horizontal: horizontal, vertical: vertical) }
  }

  /// Sizes the view earlier than its neighbours of lower priority.
  public func layoutPriority(_ value: Double) -> some View {
    NodeModifiedView(self) { node, _ in LayoutPriorityNode(node, priority: value) }
  }
}

/// A view in a frame; what is drawn within knows how low the frame is.
///
/// It can be named in other modules and is made in one call, so the compiler writes its type into their code. A type that
/// they can't name is made by the runtime from a string, which looks up for each part whether it is a view.
package struct FramedView: PrimitiveView {
  private let content: any View
  private let low: Double?
  private let wrap: @MainActor (Node, EnvironmentValues) -> Node

  /// A frame of one size.
  package init(_ content: any View, width: Double?, height: Double?, alignment: Alignment) {
    self.content = content
    low = height
    wrap = { node, environment in
      let scale = environment.values.lengthScale
      let (width, height) = (width.map { $0 * scale }, height.map { $0 * scale })
      node.hairlineFill?.thin(width: width, height: height)
      return FixedFrameNode(
        node, width: FixedFrameNode.length(width) { $0 },
        height: FixedFrameNode.length(height) { $0 }, isInPill: environment.values.isInPill, alignment: alignment)
    }
  }

  /// A frame between the least and the most of each direction.
  package init(
    _ content: any View, widths: (Double?, Double?, Double?), heights: (Double?, Double?, Double?), alignment: Alignment
  ) {
    self.content = content
    // What fills the height of a low frame is as low as that.
    low = heights.2.flatMap { $0.isFinite ? $0 : nil }
    wrap = { node, environment in
      FlexibleFrameNode(
        node,
        columns: LengthLimits(widths.0, widths.1, widths.2, Points.solidColumns),
        rows: LengthLimits(heights.0, heights.1, heights.2, environment.frameRows), alignment: alignment)
    }
  }

  package func _makeNodes(in context: ViewContext) -> [Node] {
    let low = low.map { $0 * context.environment.values.lengthScale }
    let isKnown = context.environment.values.lowHeight == low
    let inner = low == nil || isKnown ? context : context.with { $0.values.lowHeight = low }
    return content._makeNodes(in: inner).map { wrap($0, context.environment) }
  }
}

nonisolated extension EnvironmentValues {
  /// Rows of a height: one within a pill of the island, as its whole height is one row.
  fileprivate var frameRows: (Double) -> Int {
    let isInPill = values.isInPill
    return { height in
      let rows = Points.solidRows(height)
      return isInPill ? min(1, rows) : rows
    }
  }
}

nonisolated extension Points {
  static func solidColumns(_ points: Double) -> Int { gapColumns(points) }
}

package final class FixedFrameNode: WrapperNode {
  private let columns: Int?
  /// The width in points.
  private let width: Double?
  /// Whether the frame is that of a bar, which keeps each part of a row.
  private var isBar = false
  /// The height in points: how many rows it is depends on how much room there is.
  private let height: Double?
  private let isInPill: Bool
  private let alignment: Alignment

  /// Whether it is a piece of a bar: the row around it says how many columns it has.
  var isPiece = false

  /// The rows among dots and lines of a column, where each has its part of what all take on a phone.
  var rowsInColumn: Int?

  private var rows: Int? {
    guard let height else { return nil }
    let rows = rowsInColumn ?? (isBar ? ShapeNode.barRows(height) : pass.tightness.frame(height))
    return isInPill ? min(1, rows) : rows
  }

  /// The columns of the frame, more for a small text that fits on a phone, as long as there is room for them.
  private func fittingColumns(in proposal: Proposal) -> Int? {
    if isPiece, let offered = proposal.columns { return offered }
    return columns.map {
      let ofRing = rows == 1 ? child.columnsOfLowRing(inFrame: $0) : nil
      let fitting = ofRing ?? innermost.fittingFrame($0)
      return max($0, min(fitting, proposal.columns ?? .max))
    }
  }

  /// The width of a frame on a phone, in parts of columns; `nil` for that of the content.
  var columnsOnPhone: Double? { width.map { $0 / Points.perColumn } }
  /// The height in points, `nil` for that of the content.
  var pointsHigh: Double? { height }

  /// The columns of the frame, `nil` for those of the content.
  var ownColumns: Int? { columns }

  /// Negative and non-finite lengths are ignored.
  static func length<Length>(_ points: Double?, _ cells: (Double) -> Length) -> Length? {
    points.flatMap { $0.isFinite && $0 >= 0 ? cells($0) : nil }
  }

  init(_ child: Node, width: Double?, height: Double?, isInPill: Bool, alignment: Alignment) {
    self.width = width
    columns = width.map { Points.solidColumns($0) }
    self.height = height
    self.isInPill = isInPill
    self.alignment = alignment
    super.init(child)
    if width != nil { (innermost as? ShapeNode)?.hasOwnWidth = true }
    child.takePoints(width: width, height: height)
  }

  /// The same frame around a disc in the color that fills it, where it is cut out as one; `nil` for any other content.
  func filling<S: Shape>(_ shape: S, _ style: FillStyle, in values: EnvironmentValues) -> FixedFrameNode? {
    guard shape._outline.isRound, width != nil, height != nil, let fill = child as? FillNode,
      let filled = fill.filling(shape, style, in: values, isFramed: true)
    else { return nil }
    return FixedFrameNode(filled, width: width, height: height, isInPill: isInPill, alignment: alignment)
  }

  /// The lengths of the frame in points.
  var points: (width: Double?, height: Double?) { (width, height) }

  /// Lets a fill be drawn as a bar of its height.
  func becomeBar() {
    guard let height, height > 0, height < Points.perRow * 10 else {
      (child as? FixedFrameNode)?.becomeBar()
      return
    }
    guard let shape = innermost as? ShapeNode, shape.canBeBar else { return }
    isBar = true
    shape.barHeight = height
  }

  /// Whether it is a narrow fill of a height of its own, which isn't that of all that is in a pill.
  var isNarrowBar: Bool {
    guard let columns, columns <= 2, !isInPill, let height, height > 0, height < Points.perRow * 10 else {
      return false
    }
    return (child as? ShapeNode)?.canBeBar == true
  }

  /// Whether it is a fill of a height of its own, as wide as it is offered.
  var isBarOfFreeWidth: Bool {
    guard columns == nil, !isInPill, let height, height > 0, height < Points.perRow * 10 else { return false }
    let fill = (child as? FlexibleFrameNode)?.child ?? child
    return (fill as? ShapeNode).map { $0.canBeBar && !$0.hasOwnWidth } ?? false
  }

  /// Lets a fill be drawn as a bar of its height around the middle of so many rows.
  func becomeCentredBar(rows: Int) {
    guard let shape = innermost as? ShapeNode else { return }
    rowsInColumn = rows
    shape.barHeight = height
    shape.isCentredBar = true
  }

  /// Lets a thin bar fill no more of its column than it does on a phone, or all of it.
  func shareColumn(withGap: Bool) {
    guard let width, let shape = innermost as? ShapeNode else { return }
    shape.eighthsWide = withGap ? max(1, min(7, Int(width.rounded()))) : nil
  }

  /// Whether it holds a fill narrower than a column.
  var isThinBar: Bool {
    guard let width, width > 0, width < Points.perColumn, let shape = innermost as? ShapeNode else { return false }
    return shape.canBeBar
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(columns: fittingColumns(in: proposal) ?? proposal.columns, rows: rows ?? proposal.rows)
  }

  package override var takesRows: Bool { height == nil && child.takesRows }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let inner = childProposal(proposal)
    let size = child.size(inner)
    return CellSize(columns: columns == nil ? size.columns : inner.columns ?? size.columns, rows: rows ?? size.rows)
  }

  package override func placeChildren(_ proposal: Proposal) {
    let inner = (child as? TextNode).narrowed(columns == nil ? nil : childProposal(proposal)) ?? childProposal(proposal)
    let size = child.size(inner)
    // As high as the frame it has the middle that what is around the frame gave it.
    if alignment.vertical == .center, size.rows != frame.size.rows {
      child.takeMiddle(isHalfRowLower: size.rows.isHalfRowAbove(frame))
    }
    var origin = alignment.origin(of: child, sized: size, in: frame)
    if isHalfRowLower, alignment.vertical == .center, size.rows.isHalfRowAbove(frame) { origin.row += 1 }
    child.place(at: origin, inner)
  }

  /// Whether the middle of what is around it is half a row below its own.
  var isHalfRowLower = false

  package override func draw(_ painter: Painter) {
    if columns != nil, rows != nil, let dots = DotPicture(child, in: frame) { return dots.draw(painter) }
    super.draw(painter)
  }
}

extension Int {
  /// Whether the middle of so many rows lies half a row above that of a frame.
  func isHalfRowAbove(_ frame: CellRect) -> Bool { frame.size.rows > self && (frame.size.rows - self) % 2 == 1 }
}

/// The least, ideal and most of one direction, in cells.
nonisolated struct LengthLimits: Sendable {
  var least: Int?
  var ideal: Int?
  var most: Int?

  init(_ least: Double?, _ ideal: Double?, _ most: Double?, _ cells: (Double) -> Int) {
    self.least = least.map { $0.isFinite ? max(0, cells($0)) : 0 }
    self.ideal = ideal.map { cells($0) }
    self.most = most.map { $0 == .infinity ? Proposal.unbounded : max(0, cells($0)) }
    // SwiftUI raises contradictory limits in the order least ≤ ideal ≤ most.
    if let least = self.least {
      self.ideal = self.ideal.map { max($0, least) }
      self.most = self.most.map { max($0, least) }
    }
  }

  /// Whether there is any.
  var limits: Bool { least != nil || ideal != nil || most != nil }

  /// The same with a most in which a small text fits as on a phone.
  @MainActor func fitting(_ node: Node) -> LengthLimits {
    guard let most, most < Proposal.unbounded else { return self }
    var wider = self
    wider.most = node.fittingFrame(most)
    return wider
  }

  func proposal(_ offered: Int?) -> Int? {
    guard let length = offered ?? ideal else { return nil }
    return min(max(length, least ?? 0), most ?? Int.max)
  }

  func length(offered: Int?, child: Int) -> Int {
    switch (least, most, offered) {
    case (let least?, let most?, let offered?): min(max(offered, least), most)
    case (nil, let most?, let offered?): min(max(offered, child), most)
    case (let least?, nil, let offered?): max(min(offered, child), least)
    case (_, _, nil): min(max(ideal ?? child, least ?? 0), most ?? Int.max)
    default: child
    }
  }
}

package final class FlexibleFrameNode: WrapperNode {
  /// Where its content stands from top to bottom.
  var verticalGuide: AlignmentGuide { alignment.vertical.guide }
  private let ownColumns: LengthLimits
  private var columns: LengthLimits { ownColumns.fitting(innermost) }
  private let rows: LengthLimits
  private let alignment: Alignment

  init(_ child: Node, columns: LengthLimits, rows: LengthLimits, alignment: Alignment) {
    ownColumns = columns
    self.rows = rows
    self.alignment = alignment
    super.init(child)
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(columns: columns.proposal(proposal.columns), rows: rows.proposal(proposal.rows))
  }

  package override var takesRows: Bool { rows.limits || child.takesRows }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let size = child.size(childProposal(proposal))
    return CellSize(
      columns: columns.length(offered: proposal.columns, child: size.columns),
      rows: rows.length(offered: proposal.rows, child: size.rows))
  }

  package override func placeChildren(_ proposal: Proposal) {
    let inner = Proposal(frame.size)
    let limited = Proposal(
      columns: columns.most == nil && columns.least == nil ? childProposal(proposal).columns : inner.columns,
      rows: rows.most == nil && rows.least == nil ? childProposal(proposal).rows : inner.rows)
    let hasWidth = columns.most.map { $0 < Proposal.unbounded } ?? false
    let placed = (child as? TextNode).narrowed(hasWidth ? limited : nil) ?? limited
    let size = child.size(placed)
    if rows.limits, alignment.vertical == .center {
      child.takeMiddle(isHalfRowLower: size.rows.isHalfRowAbove(frame))
    }
    child.place(at: alignment.origin(of: child, sized: size, in: frame), placed)
  }
}

extension TextNode? {
  /// The room of a timer that a frame puts in its place, if it nearly fills that on a phone.
  fileprivate func narrowed(_ proposal: Proposal?) -> Proposal? {
    guard let text = self, let proposal, let columns = proposal.columns,
      let own = text.columns(nearlyFilling: columns)
    else { return nil }
    return Proposal(columns: own, rows: proposal.rows)
  }
}

package final class FixedSizeNode: WrapperNode {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ child: Node, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child)
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(columns: horizontal ? nil : proposal.columns, rows: vertical ? nil : proposal.rows)
  }

  package override var takesRows: Bool { !vertical && child.takesRows }
  package override func measure(_ proposal: Proposal) -> CellSize { child.size(childProposal(proposal)) }
  package override func placeChildren(_ proposal: Proposal) { child.place(at: frame.origin, childProposal(proposal)) }
}

package final class LayoutPriorityNode: WrapperNode {
  private let priority: Double

  init(_ child: Node, priority: Double) {
    self.priority = priority
    super.init(child)
  }

  package override var layoutPriority: Double { priority }
}
