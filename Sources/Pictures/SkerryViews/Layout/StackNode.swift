import SkerryCells

/// Lays children out one after the other, with SwiftUI's algorithm in whole cells.
///
/// Children are offered room in order of priority and, within a priority, the least flexible first; each is offered an
/// even share of what is left.
package final class StackNode: Node {
  private let content: [Node]
  let axis: Axis
  private let alignment: AlignmentGuide
  /// The distance between children in points, `nil` for the one that they prefer.
  let gap: Double?
  /// Whether it is a row of bars hardly wider than a line, such as the levels of a sound.
  private var isOfThinBars = false
  /// The bars of a sign that share its width, drawn in dots where they have no column each.
  private var wave: DotWave?
  /// The pieces of a bar that differ in width.
  private var pieces: Pieces?
  private var lastLayout: (proposal: Proposal, generation: Int, layout: Layout)?
  /// Whether the middle of what a row lies in is half a row below its own: what is rounded up in it is rounded up no second
  /// time.
  private var isHalfRowLower = false

  /// Sizes and the offsets along the axis, of one proposal.
  private struct Layout {
    var proposals: [Proposal]
    var sizes: [CellSize]
    var offsets: [Int]
    /// Offsets across the axis, from the common alignment line.
    var across: [Int]
    var size: CellSize
    /// The bars that are hidden by higher ones in the same column.
    var hidden: Set<Int> = []
    /// Whether the bars are drawn in dots.
    var isWave = false
    /// The fills before the seams: between these and those below them is less than a row.
    var seams: [Int] = []
    /// Whether thin bars have their gaps within their columns.
    var hasGapsInColumns = false
    /// Whether pieces of a bar have the lines between them within their columns.
    var isOfPieces = false
  }

  package init(_ content: [Node], axis: Axis, alignment: AlignmentGuide, gap: Double?, pass: RenderPass) {
    self.content = content
    self.axis = axis
    self.alignment = alignment
    self.gap = gap
    super.init(pass: pass)
    for node in content { node.innermost.stand(in: axis) }
    guard axis == .horizontal else {
      RouteColumn(content, gap: gap)?.shareRows()
      return
    }
    if alignment.kind == .end { for node in content { node.standAsBar() } }
    if alignment.kind == .center {
      if content.count >= CentredBars.least { CentredBars(content)?.shareMiddle() }
      joinDiscs()
    }
    wave = DotWave(content, pass: pass)
    isOfThinBars = content.count > 2 && content.allSatisfy { ($0 as? FixedFrameNode)?.isThinBar == true }
    if !isOfThinBars { pieces = Pieces(content, gap: gap) }
  }

  /// The columns of a row of thin bars without gaps between them; `nil` for any other.
  var columnsWithoutGaps: Int? { isOfThinBars && gap.map { $0 < Points.perColumn / 2 } == true ? content.count : nil }

  /// The slots that share the row, where there is nothing else in it.
  private lazy var equalSlots = EqualSlots(content)

  /// Tells the shapes beside discs that they lie there.
  private func joinDiscs() {
    let shapes = content.compactMap { $0.innermost as? ShapeNode }
    guard shapes.count > 1, shapes.contains(where: { $0.outline == .circle }) else { return }
    for shape in shapes { shape.isBesideDisc = true }
  }

  package override var children: [Node] { content }

  package override var takesRows: Bool { someTakesRows }
  private lazy var someTakesRows = content.contains(where: \.takesRows)

  package override var spacing: NodeSpacing {
    guard let first = content.first, let last = content.last else { return .zero }
    if axis == .vertical { return NodeSpacing(top: first.spacing.top, bottom: last.spacing.bottom) }
    let isText = content.allSatisfy { $0.spacing.top != .standard }
    return isText ? .text : NodeSpacing()
  }

  package override func measure(_ proposal: Proposal) -> CellSize { layout(proposal).size }

  package override func placeChildren(_ proposal: Proposal) {
    defer { isHalfRowLower = false }
    let layout = layout(proposal)
    if isOfThinBars { shareColumns(withGaps: layout.hasGapsInColumns) }
    for (index, child) in content.enumerated() {
      let along = layout.offsets[index]
      let across = layout.across[index]
      let origin =
        axis == .horizontal
        ? CellPoint(column: frame.minColumn + along, row: frame.minRow + across)
        : CellPoint(column: frame.minColumn + across, row: frame.minRow + along)
      child.place(at: origin, layout.proposals[index])
      if axis == .horizontal, alignment.kind == .center { centre(child, index, layout, origin) }
    }
    guard axis == .horizontal, alignment.kind == .center else { return }
    if !isHalfRowLower { raiseDiscs() }
    joinLines()
  }

  /// A disc or ring goes half a row down where the middle of the row lies there.
  ///
  /// A disc of two rows stands half a row above its frame, around its glyph. Beside something of three rows it is in the
  /// middle when it begins in the second row, not in the first; so is what has its letters in the first of two rows.
  private func centre(_ child: Node, _ index: Int, _ layout: Layout, _ origin: CellPoint) {
    let rows = layout.sizes[index].rows
    let isOdd = (frame.size.rows - rows) % 2 == 1
    if isHalfRowLower {
      let isAbove = child.movedGrounds.map { $0.minRow < child.frame.minRow } ?? false
      guard isOdd ? origin.row + rows < frame.maxRow : isAbove else { return }
      return child.place(at: CellPoint(column: origin.column, row: origin.row + 1), layout.proposals[index])
    }
    guard isOdd, origin.row + rows < frame.maxRow else { return }
    if child.ink == nil, child.sinkHalfRow() { return }
    let isMoved = child.movedGrounds.map { $0.minRow < child.frame.minRow } ?? false
    guard isMoved || child.hasInkAbove(2 * frame.minRow + frame.size.rows) else { return }
    child.place(at: CellPoint(column: origin.column, row: origin.row + 1), layout.proposals[index])
  }

  package override func draw(_ painter: Painter) {
    let lines = lastLayout?.layout.isOfPieces == true ? LinesBetweenPieces(content, painter) : nil
    defer {
      linesBetweenFills.draw(painter)
      lines?.draw(painter)
    }
    if lastLayout?.layout.isWave == true { wave?.draw(in: frame, alignment, painter) }
    if let seams = lastLayout?.layout.seams, !seams.isEmpty {
      let marks = Seams(seams.map { content[$0 + 1].frame.minRow }, in: frame, painter)
      super.draw(painter)
      return marks.draw(painter)
    }
    guard let hidden = lastLayout?.layout.hidden, !hidden.isEmpty else { return super.draw(painter) }
    for (index, child) in content.enumerated() where !hidden.contains(index) { child.drawIfVisible(painter) }
  }

  private lazy var linesBetweenFills = LinesBetweenFills(content, axis: axis, gap: gap)

  package override func firstBaseline(_ size: CellSize) -> Int { baseline(size) { $0.firstBaseline($1) } }
  package override func lastBaseline(_ size: CellSize) -> Int { baseline(size, last: true) { $0.lastBaseline($1) } }

  private func baseline(_ size: CellSize, last: Bool = false, _ value: (Node, CellSize) -> Int) -> Int {
    let layout = layout(settled(Proposal(size)))
    guard let index = last ? content.indices.last : content.indices.first else { return size.rows }
    let top = axis == .vertical ? layout.offsets[index] : layout.across[index]
    return top + value(content[index], layout.sizes[index])
  }

  var isVertical: Bool { axis == .vertical }

  /// The fewest columns in which no word of the content is broken.
  var readableLength: Int {
    let columns = content.map(\.readableColumns)
    guard axis == .horizontal else { return columns.max() ?? 0 }
    return columns.reduce(0, +) + gapsBetweenChildren().reduce(0, +)
  }

  /// The columns that the stack takes on a phone, from those of its children.
  func widthOnPhone(_ children: [Double]) -> Double {
    guard axis == .horizontal else { return children.max() ?? 0 }
    let gaps =
      gap.map { $0 / Points.perColumn * Double(children.count - 1) } ?? Double(gapsBetweenChildren().reduce(0, +))
    return children.reduce(0, +) + gaps
  }

  /// The columns in which a row shows its words as a phone does in `offered` columns; never less than offered.
  func columnsOfRow(fitting offered: Int) -> Int {
    let ideal = size(.unspecified).columns
    guard axis == .horizontal, ideal > offered, ideal < Proposal.unbounded / 2, hasWords else { return offered }
    if widthOnPhone(content.map(\.widthOnPhone)) <= Double(offered) * 1.25 { return ideal }
    // Beside signs, words that wrap on a phone have as many lines here.
    let wordy = content.filter(\.hasWords)
    guard wordy.count == 1, let words = wordy.first else { return offered }
    let rest = ideal - words.size(.unspecified).columns
    return rest < offered ? max(offered, rest + words.fittingColumns(offered - rest)) : offered
  }

  /// How many texts within have a number, or a word, that ends in the middle in an offer.
  func brokenTextsOfChildren(in proposal: Proposal) -> Int {
    if axis == .vertical {
      return content.reduce(0) { $0 + $1.brokenTexts(in: Proposal(columns: proposal.columns, rows: nil)) }
    }
    guard let offered = proposal.columns, isCrowded(in: offered, gaps: gapsBetweenChildren()) else { return 0 }
    return brokenTexts(in: layout(proposal).proposals)
  }

  // MARK: The algorithm

  /// `isRaised` when the rows that the content takes anyway are offered in a second try.
  private func layout(_ proposal: Proposal, isRaised: Bool = false) -> Layout {
    if let lastLayout, lastLayout.proposal == proposal, lastLayout.generation == pass.generation {
      return lastLayout.layout
    }
    var gaps = gapsBetweenChildren()
    var hasGapsInColumns = false
    if isOfThinBars, let gap, gap < Points.perColumn / 2, let offered = proposal.columns,
      content.count + gaps.reduce(0, +) > offered
    {
      // A bar takes a whole column instead of a part of one: where there is no room, the gaps are in that.
      gaps = gaps.map { _ in 0 }
      hasGapsInColumns = gap >= Self.leastOfGapInColumn
    }
    let rowGaps = RowGaps(content, gap: gap)
    if axis == .horizontal, let offered = proposal.columns, hasWords {
      gaps = rowGaps.squeezed(gaps, into: offered, proposal.rows) { widthOnPhone(content.map(\.widthOnPhone)) }
    }
    if let wave, let offered = proposal.columns, wave.isNeeded(in: offered, gaps: gaps.reduce(0, +)) {
      let result = layoutOfWave(Proposal(columns: offered, rows: proposal.rows))
      lastLayout = (proposal, pass.generation, result)
      return result
    }
    if let pieces, pieces.isNeeded(in: proposal.columns, gap: gaps.first ?? 0) {
      let result = layoutOfPieces(pieces, proposal.rows)
      lastLayout = (proposal, pass.generation, result)
      return result
    }
    var proposals =
      pieces?.columns.map { Proposal(columns: $0, rows: proposal.rows) }
      ?? StackShares(content, axis: axis).proposals(proposal, totalGap: gaps.reduce(0, +))
    let columnsOfBars = columnsOfThinBars(proposal.columns)
    var sizes: [CellSize] = []
    sizes.reserveCapacity(content.count)
    for (child, proposal) in zip(content, proposals) { sizes.append(child.size(proposal)) }
    if axis == .horizontal, let offered = proposal.columns, pieces == nil, !isOfThinBars,
      let columns = equalSlots?.columns(sizes.map(\.columns), in: offered)
    {
      proposals = columns.map { Proposal(columns: $0, rows: proposal.rows) }
      sizes = zip(content, proposals).map { $0.size($1) }
    }
    if axis == .horizontal, !gaps.isEmpty, breaksWord(in: sizes) {
      let closer = rowGaps.withoutThoseBesideSigns(gaps)
      let others = StackShares(content, axis: axis).proposals(proposal, totalGap: closer.reduce(0, +))
      let otherSizes = zip(content, others).map { $0.size($1) }
      if closer != gaps, !breaksWord(in: otherSizes) { (gaps, proposals, sizes) = (closer, others, otherSizes) }
    }
    if axis == .horizontal, !gaps.isEmpty, let offered = proposal.columns, isCrowded(in: offered, gaps: gaps),
      brokenTexts(in: proposals) > 0
    {
      // What a phone breaks as well, as it is too narrow there, too, can be read at least.
      let closer = rowGaps.asNarrowAsNeeded(gaps, into: offered)
      let others = StackShares(content, axis: axis).proposals(proposal, totalGap: closer.reduce(0, +))
      if closer != gaps, brokenTexts(in: others) == 0 {
        (gaps, proposals) = (closer, others)
        sizes = zip(content, others).map { $0.size($1) }
      }
    }
    var result = arrange(proposals, sizes, gaps)
    if axis == .vertical { result.seams = seams(gaps) }
    // Where there is too little room all the same, a spacer keeps no more than it needs.
    if axis == .horizontal, let offered = proposal.columns, result.size.columns > offered,
      offered < Proposal.unbounded / 2
    {
      let narrow = rowGaps.narrowed(gaps, by: result.size.columns - offered, areBesideWords: hasWords)
      if narrow != gaps { result = arrange(proposals, sizes, narrow) }
    }
    // Large type is as high as on a phone where the row is that high anyway, though less was offered.
    if !isRaised, axis == .horizontal, let offered = proposal.rows, result.size.rows > offered,
      content.contains(where: \.hasLargeType)
    {
      let raised = layout(Proposal(columns: proposal.columns, rows: result.size.rows), isRaised: true)
      if raised.size.rows <= result.size.rows { result = raised }
    }
    // What has no length of its own across the stack, such as a line beside some text, is as long as the stack.
    if !isRaised, proposal[axis.other] == nil, axis == .vertical || takesRows {
      let across = result.size[axis.other]
      let filled = layout(Proposal(along: axis, proposal[axis], across: across), isRaised: true)
      if filled.size == result.size { result = filled }
    }
    if let columnsOfBars { result = merged(result, into: columnsOfBars) }
    if let offered = proposal.columns, let whole = wholeNumber(result.sizes, in: offered, proposal.rows) {
      result.proposals[whole.index] = whole.proposal
      result.sizes = whole.sizes
      result.hidden = whole.hidden
      (result.offsets, result.size.columns) = whole.places
      (result.across, result.size.rows) = (content.map { _ in 0 }, 1)
    }
    result.hasGapsInColumns = hasGapsInColumns
    lastLayout = (proposal, pass.generation, result)
    return result
  }

  /// All that is offered, without a column for any bar.
  private func layoutOfWave(_ proposal: Proposal) -> Layout {
    let bar = Proposal(columns: 1, rows: proposal.rows)
    let sizes = content.map { $0.size(bar) }
    return Layout(
      proposals: content.map { _ in bar }, sizes: sizes, offsets: content.map { _ in 0 },
      across: content.map { _ in 0 },
      size: CellSize(columns: proposal.columns ?? 1, rows: sizes.map(\.rows).max() ?? 1),
      hidden: Set(content.indices), isWave: true)
  }

  /// Pieces without columns between them.
  private func layoutOfPieces(_ pieces: Pieces, _ rows: Int?) -> Layout {
    let proposals = pieces.ranges.map { Proposal(columns: $0.count, rows: rows) }
    var result = arrange(proposals, zip(content, proposals).map { $0.size($1) }, [])
    result.isOfPieces = true
    return result
  }

  /// The columns of a wave of thin bars that is offered fewer than it has bars: as many as it takes on a phone; `nil`
  /// where each has one of its own, and for the few bars of a sign, which are counted.
  private func columnsOfThinBars(_ offered: Int?) -> Int? {
    guard isOfThinBars, content.count >= Self.leastOfWave, let offered, offered < content.count else { return nil }
    let widths = content.map { ($0 as? FixedFrameNode)?.columnsOnPhone ?? 1 }
    let columns = Int(widthOnPhone(widths).rounded(.up))
    return columns < content.count ? columns : nil
  }
  private static let leastOfWave = 8

  /// The bars in fewer columns: of those that fall into one the highest is seen.
  private func merged(_ layout: Layout, into columns: Int) -> Layout {
    var result = layout
    var highest: [Int: Int] = [:]
    for index in content.indices {
      let column = index * columns / content.count
      result.offsets[index] = column
      let other = highest[column]
      let isHigher = other.map { height(of: index, layout) > height(of: $0, layout) } ?? true
      if let lower = isHigher ? other : index { result.hidden.insert(lower) }
      if isHigher { highest[column] = index }
    }
    result.size = CellSize(columns: columns, rows: layout.size.rows)
    return result
  }

  private func height(of index: Int, _ layout: Layout) -> Double {
    (content[index] as? FixedFrameNode)?.pointsHigh ?? Double(layout.sizes[index].rows) * Points.perRow
  }

  /// The children after which fills touch that have a distance on a phone.
  private func seams(_ gaps: [Int]) -> [Int] {
    guard gaps.contains(0), gap.map({ $0 >= Seams.least }) ?? true else { return [] }
    return gaps.indices.filter { gaps[$0] == 0 && followsBlock[$0] }
  }

  /// Of each child but the last whether it and the next one are fills.
  private lazy var followsBlock: [Bool] = {
    let blocks = content.map(\.isBlock)
    return zip(blocks, blocks.dropFirst()).map { $0 && $1 }
  }()

  /// Takes over how what is around the row lies.
  func lieInRow(isHalfRowLower: Bool) { if axis == .horizontal { self.isHalfRowLower = isHalfRowLower } }

  private func arrange(_ proposals: [Proposal], _ sizes: [CellSize], _ gaps: [Int]) -> Layout {
    var offsets: [Int] = []
    offsets.reserveCapacity(sizes.count)
    var position = 0
    for (index, size) in sizes.enumerated() {
      offsets.append(position)
      position += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    // A guide line common to all children; centring is done against the widest child, so that halves round alike.
    var widest = 0
    for size in sizes { widest = max(widest, size[axis.other]) }
    var across: [Int] = []
    across.reserveCapacity(sizes.count)
    for (child, size) in zip(content, sizes) { across.append(place(of: child, size, widest: widest)) }
    let least = across.min() ?? 0
    var most = least
    for index in across.indices {
      most = max(most, across[index] + sizes[index][axis.other])
      across[index] -= least
    }
    return Layout(
      proposals: proposals, sizes: sizes, offsets: offsets, across: across,
      size: CellSize(along: axis, position, across: most - least))
  }

  /// Where a child begins across the axis, from the common guide line.
  private func place(of child: Node, _ size: CellSize, widest: Int) -> Int {
    let explicit = child.explicitGuide(alignment, size: size)
    switch alignment.kind {
    case .start: return -(explicit ?? 0)
    case .center: return explicit.map { widest / 2 - $0 } ?? (widest - size[axis.other]) / 2
    case .end: return widest - (explicit ?? size[axis.other])
    case .firstBaseline, .lastBaseline, .custom: return -child.guide(alignment, size: size)
    }
  }
}
