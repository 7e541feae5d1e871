import SkerryCells

/// Lays children on top of each other; the ones of the highest priority decide the size.
package final class ZStackNode: Node {
  private let content: [Node]
  private let alignment: Alignment

  package init(_ content: [Node], alignment: Alignment, pass: RenderPass) {
    self.content = content
    self.alignment = alignment
    super.init(pass: pass)
    tellRingsOfSign()
  }

  package convenience init(_ content: [Node], alignment: Alignment) {
    // A node array with more than one element is what callers have; all its nodes share one pass.
    self.init(content, alignment: alignment, pass: content[0].pass)
  }

  /// What a ring surrounds in it.
  weak var signInRing: Node?

  package override var children: [Node] { content }
  package override var layoutPriority: Double { content.map(\.layoutPriority).max() ?? 0 }
  package override var takesRows: Bool { someTakesRows }
  private lazy var someTakesRows = content.contains(where: \.takesRows)
  package override var spacing: NodeSpacing {
    content.allSatisfy { $0.spacing == .text } && !content.isEmpty ? .text : NodeSpacing()
  }

  /// The widest frame, in columns, in which small letters would be broken.
  private static let mostOfBadge = 8

  /// What a child is offered: small letters on a badge that fit it on a phone are not broken.
  private func proposal(of child: Node, _ proposal: Proposal) -> Proposal {
    if proposal.rows == 1, let offered = proposal.columns, let sign = child.innermost as? TextNode, sign === signInRing,
      sign.columnsShown <= offered
    {
      // A timer that takes all the width would stand at the side of the ring around it.
      return Proposal(columns: max(1, sign.columnsShown), rows: 1)
    }
    guard let columns = proposal.columns, columns > 0, columns <= Self.mostOfBadge, content.count > 1, child.hasWords
    else { return proposal }
    return Proposal(columns: child.columnsOverlaying(columns), rows: proposal.rows)
  }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let highest = content.map(\.layoutPriority).max() ?? 0
    let largest = content.filter { $0.layoutPriority == highest }
    let sizes = largest.map { $0.size(self.proposal(of: $0, proposal)) }
    return CellSize(
      columns: guideLine(alignment.horizontal.guide, largest, sizes)?.length ?? sizes.map(\.columns).max() ?? 0,
      rows: guideLine(alignment.vertical.guide, largest, sizes)?.length ?? sizes.map(\.rows).max() ?? 0)
  }

  /// Where the line lies on which children have a guide of an edge, and how long all of them are then; `nil` where none says
  /// by itself where its guide is.
  private func guideLine(
    _ guide: AlignmentGuide, _ nodes: [Node], _ sizes: [CellSize]
  ) -> (place: Int, length: Int)? {
    guard guide.kind == .start || guide.kind == .end,
      zip(nodes, sizes).contains(where: { $0.explicitGuide(guide, size: $1) != nil })
    else { return nil }
    let starts = zip(nodes, sizes).map { -$0.guide(guide, size: $1) }
    let least = starts.min() ?? 0
    let most = zip(starts, sizes).map { $0 + $1[guide.axis] }.max() ?? 0
    return (-least, most - least)
  }

  /// Where a child of a size goes.
  private func origin(of child: Node, _ size: CellSize, _ lines: (column: Int?, row: Int?)) -> CellPoint {
    var origin = alignment.origin(of: child, sized: size, in: frame)
    if let column = lines.column {
      origin.column = frame.minColumn + column - child.guide(alignment.horizontal.guide, size: size)
    }
    if let row = lines.row { origin.row = frame.minRow + row - child.guide(alignment.vertical.guide, size: size) }
    return origin
  }

  package override func placeChildren(_ proposal: Proposal) {
    let sizes = content.map { $0.size(self.proposal(of: $0, proposal)) }
    let lines = (
      column: guideLine(alignment.horizontal.guide, content, sizes)?.place,
      row: guideLine(alignment.vertical.guide, content, sizes)?.place
    )
    for (child, size) in zip(content, sizes) {
      let proposal = self.proposal(of: child, proposal)
      let origin = origin(of: child, size, lines)
      if alignment.vertical == .center { child.takeMiddle(isHalfRowLower: size.rows.isHalfRowAbove(frame)) }
      child.place(at: origin, proposal)
      if alignment == .center {
        let ring = child === content.first ? nil : content.first?.boundsOfRing
        child.moveSign(toMiddleOf: ring ?? frame, proposal)
      }
      guard let first = content.first, first !== child else { continue }
      let aside = child.columnsAside(of: first, alignment.horizontal)
      if aside != 0 { child.place(at: CellPoint(column: origin.column + aside, row: origin.row), proposal) }
    }
    if alignment == .center { (content.first?.innermost as? ShapeNode)?.lie(under: content.dropFirst()) }
    for (index, child) in content.enumerated() where index > 0 {
      for lower in content[..<index] { lower.layBars(under: child) }
    }
    for (index, child) in content.enumerated() {
      guard let picture = child.innermost as? MissingPictureNode else { continue }
      for words in content[(index + 1)...] { picture.giveWay(to: words) }
    }
    guard let ink = inkInPlace else {
      if alignment == .center {
        let middle = content.last?.middleOfStandIn ?? frame
        for child in content { child.centreRound(on: middle) }
        if let dot = content.last?.cellOfDot { for child in content.dropLast() { child.layDisc(under: dot) } }
      }
      return
    }
    // What is masked stays where its mask is, and so does what lies under it.
    if content.contains(where: \.isMasked) { return }
    var isAbove = false
    for child in content {
      if child.ink != nil {
        isAbove = true
      } else {
        child.layGrounds(under: ink, isAbove: isAbove)
      }
    }
    moveGroundsTogether()
  }

  /// The letters on what lies below them: a badge that is moved to a corner is none of those, where anything else is.
  private var inkInPlace: CellRect? {
    let inks = content.filter { !$0.isMovedAside }.compactMap(\.ink)
    return inks.dropFirst().reduce(inks.first) { $0?.union($1) } ?? ink
  }

  package override func draw(_ painter: Painter) {
    for child in content.inDrawingOrder.withOutlinesOverFills { child.drawIfVisible(painter) }
  }

  package override func firstBaseline(_ size: CellSize) -> Int { content.first?.firstBaseline(size) ?? size.rows }
}

extension [Node] {
  /// Later ones cover earlier ones, unless `zIndex` says otherwise.
  fileprivate var inDrawingOrder: [Node] {
    guard contains(where: { $0 is ZIndexNode }) else { return self }
    func index(_ node: Node) -> Double { (node as? ZIndexNode)?.index ?? 0 }
    return enumerated().sorted { (index($0.element), $0.offset) < (index($1.element), $1.offset) }.map(\.element)
  }

  /// On a phone a fill lies within the outline before which it is named. A line takes up cells that such a fill covers, so it
  /// is drawn after it, before anything that can be read.
  fileprivate var withOutlinesOverFills: [Node] {
    guard count > 1, contains(where: { ($0.innermost as? ShapeNode)?.isBoxOutline == true }) else { return self }
    var result: [Node] = []
    var outlines: [Node] = []
    for node in self {
      if node.ink != nil, !outlines.isEmpty {
        result += outlines
        outlines = []
      }
      if (node.innermost as? ShapeNode)?.isBoxOutline == true { outlines.append(node) } else { result.append(node) }
    }
    return result + outlines
  }
}

extension Node {
  fileprivate var isMasked: Bool { self is MaskNode || (self as? WrapperNode)?.child.isMasked == true }
}
