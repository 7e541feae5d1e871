import SkerryCells

/// One element of a laid-out view tree: measures itself, places its children and draws itself, all in cells.
///
/// ```
/// VStackNode ┬ TextNode
///            └ PaddingNode ─ HStackNode ┬ ImageNode
///                                       └ TextNode (live)
/// ```
open class Node {
  /// Where the node lies on the grid, valid after `place`.
  package final var frame = CellRect(column: 0, row: 0, columns: 0, rows: 0)
  /// Everything the node and its children may draw on.
  package final private(set) var bounds = CellRect(column: 0, row: 0, columns: 0, rows: 0)
  package final let pass: RenderPass
  private final var measured: [(proposal: Proposal, size: CellSize)] = []
  private final var measuredGeneration = -1
  /// Whether the last search for what can be seen came to the node. A mark, because a set of all nodes took as long as
  /// laying them out.
  package final var isReached = false
  private final var placedLayout: Int32 = -1
  /// Whether the node was placed by the layout that is in force.
  ///
  /// What an earlier layout chose must not be seen by the next one, or the picture would depend on those before it.
  package final var isPlaced: Bool { placedLayout == pass.layout }

  package init(pass: RenderPass) { self.pass = pass }

  // MARK: Answers of each kind of node

  /// The nodes within, in the order in which they are drawn.
  open var children: [Node] { [] }
  /// The nodes whose changes may change this node's picture or layout; more than the children where some are only
  /// measured, or only cut others out.
  open var influences: [Node] { children }
  /// Which of the nodes in a stack get room first; those of a greater number do.
  open var layoutPriority: Double { 0 }
  /// Whether the node may be another one when it is offered more rows than it likes best.
  ///
  /// Most nodes aren't, and are then measured and placed once for all such offers.
  open var takesRows: Bool { true }
  /// The node as a ground of letters, where it is one. A member of each node: the runtime looks through all conformances
  /// of the program for the answer to a cast.
  package var ground: (any GroundNode)? { nil }
  /// The node as a fill that may be a line, where it is one.
  package var hairlineFill: (any HairlineNode)? { nil }
  /// The distances that the node likes to keep from its neighbours.
  open var spacing: NodeSpacing { NodeSpacing() }

  /// The size taken for a proposal.
  open func measure(_ proposal: Proposal) -> CellSize { CellSize(columns: 0, rows: 0) }
  /// Places the children; `frame` is already set.
  open func placeChildren(_ proposal: Proposal) {}
  /// Draws the node; the default draws the children in order.
  open func draw(_ painter: Painter) { for child in children { child.drawIfVisible(painter) } }
  /// The words that are spoken for the node; the default speaks the children in order.
  open func speak(into speech: inout Speech) { for child in children { child.speak(into: &speech) } }
  /// Where it can be pressed; the default asks the children in order.
  open func collectHitRegions(into regions: inout [HitRegion]) {
    for child in children { child.collectHitRegions(into: &regions) }
  }
  /// Rows from the top to the first text baseline, for a size.
  open func firstBaseline(_ size: CellSize) -> Int { size.rows }
  /// Rows from the top to the last text baseline, for a size.
  open func lastBaseline(_ size: CellSize) -> Int { size.rows }
  /// A guide set by `alignmentGuide`, in cells from the leading or top edge.
  open func explicitGuide(_ guide: AlignmentGuide, size: CellSize) -> Int? { nil }

  // MARK: Calls of containers

  /// The size taken for a proposal, measured once per proposal and generation.
  package final func size(_ proposal: Proposal) -> CellSize {
    if measuredGeneration != pass.generation {
      measured.removeAll(keepingCapacity: true)
      measuredGeneration = pass.generation
    }
    for entry in measured where entry.proposal == proposal { return entry.size }
    let settled = settled(proposal)
    let size = settled == proposal ? measure(proposal) : size(settled)
    // Most nodes are measured for two or three offers.
    if measured.isEmpty { measured.reserveCapacity(3) }
    measured.append((proposal, size))
    return size
  }

  /// The offer that a node answers like this one: rows that it doesn't take are none.
  package final func settled(_ proposal: Proposal) -> Proposal {
    guard let rows = proposal.rows, !takesRows else { return proposal }
    let free = Proposal(columns: proposal.columns, rows: nil)
    return size(free).rows <= rows ? free : proposal
  }

  /// Puts the node at a point, sized for the proposal.
  package final func place(at origin: CellPoint, _ proposal: Proposal) {
    let proposal = settled(proposal)
    frame = pass.mirrored(CellRect(origin: origin, size: size(proposal)))
    let around = pass.mirror
    if around != nil { pass.mirror = frame }
    placedLayout = pass.layout
    placeChildren(proposal)
    pass.mirror = around
    gatherBounds()
  }

  /// Takes over what the children may draw on.
  package final func gatherBounds() {
    bounds = children.reduce(ownBounds) { $0.isEmpty ? $1.bounds : $1.bounds.isEmpty ? $0 : $0.union($1.bounds) }
  }

  /// The cells that the node itself may draw on; its frame, if it draws nothing outside.
  open var ownBounds: CellRect { frame }

  package final func drawIfVisible(_ painter: Painter) {
    if !painter.clip.intersection(bounds).isEmpty { draw(painter) }
  }

  /// The fewest columns in which no word is broken.
  package final var readableColumns: Int {
    switch self {
    case let text as TextNode: return text.widestWord
    case let frame as FixedFrameNode: return frame.ownColumns ?? frame.child.readableColumns
    case let padding as PaddingNode: return padding.sides + padding.child.readableColumns
    case let stack as StackNode: return stack.readableLength
    default:
      let own = size(Proposal(columns: 0, rows: nil)).columns
      return children.reduce(own) { max($0, $1.readableColumns) }
    }
  }

  /// Where an alignment guide lies within the node, in cells from its leading or top edge.
  package final func guide(_ guide: AlignmentGuide, size: CellSize) -> Int {
    explicitGuide(guide, size: size) ?? guide.standardValue(self, size)
  }
}

/// A node around exactly one other node; answers like it unless told otherwise.
open class WrapperNode: Node {
  package final let child: Node

  package init(_ child: Node) {
    self.child = child
    super.init(pass: child.pass)
  }

  open override var children: [Node] { [child] }
  open override var layoutPriority: Double { child.layoutPriority }
  open override var takesRows: Bool { child.takesRows }
  open override var spacing: NodeSpacing { child.spacing }
  open override func measure(_ proposal: Proposal) -> CellSize { child.size(proposal) }
  open override func placeChildren(_ proposal: Proposal) { child.place(at: frame.origin, proposal) }
  open override func firstBaseline(_ size: CellSize) -> Int { child.firstBaseline(size) }
  open override func lastBaseline(_ size: CellSize) -> Int { child.lastBaseline(size) }
  open override func explicitGuide(_ guide: AlignmentGuide, size: CellSize) -> Int? {
    child.explicitGuide(guide, size: size)
  }
}

/// How much room a node wants above and below itself when its stack names no spacing.
nonisolated public struct NodeSpacing: Sendable, Equatable {
  package enum Kind: Sendable {
    /// Text on text keeps the font's leading, which is no row at all.
    case text
    /// Everything else keeps the default distance.
    case standard
    /// Spacers and dividers bring their own room.
    case zero
  }
  package var top = Kind.standard
  package var bottom = Kind.standard
  package var sides = Kind.standard

  /// SwiftUI's default distance between neighbours, in points.
  package static let standardDistance = 8.0

  package static let text = NodeSpacing(top: .text, bottom: .text)
  package static let zero = NodeSpacing(top: .zero, bottom: .zero, sides: .zero)

  /// Cells between two neighbours of a stack that names no spacing.
  package static func gap(
    after first: NodeSpacing, before second: NodeSpacing, along axis: Axis, _ tightness: Tightness
  ) -> Int {
    if axis == .horizontal {
      return first.sides == .zero || second.sides == .zero ? 0 : Points.gapColumns(standardDistance)
    }
    if first.bottom == .zero || second.top == .zero { return 0 }
    return first.bottom == .text && second.top == .text ? 0 : tightness.distance(standardDistance)
  }
}
