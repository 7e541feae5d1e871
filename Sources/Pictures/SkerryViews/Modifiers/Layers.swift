import FoundationEssentials
import SkerryCells

extension View {
  /// Puts a view behind this one; this one decides the size.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isBehind: true)
  }
  /// Lays a view behind this one, as large as this one at most.
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: background, alignment: alignment, isBehind: true)
  }
  /// Fills the room behind this view.
  @_disfavoredOverload
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    LayeredView(content: self, layer: FilledRectangle(style: style), alignment: .center, isBehind: true)
  }

  /// Puts the surface's own ground behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// Puts a view before this one; this one decides the size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isBehind: false)
  }
  /// Lays a view over this one, as large as this one at most.
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: overlay, alignment: alignment, isBehind: false)
  }
  /// Lays a style over this view; there are no safe areas to ignore.
  @_disfavoredOverload
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    LayeredView(content: self, layer: FilledRectangle(style: style), alignment: .center, isBehind: false)
  }

  /// Makes the view more translucent; 0 hides it, 1 shows it in full.
  public func opacity(_ opacity: Double) -> some View {
    NodeModifiedView(self) { node, _ in OpacityNode(node, opacity: opacity) }
  }
  /// Keeps the view's room but shows and speaks nothing.
  public func hidden() -> some View { NodeModifiedView(self) { node, _ in HiddenNode(node) } }

  /// Cuts off what is drawn outside of the view's frame.
  public func clipped(antialiased: Bool = false) -> some View {
    NodeModifiedView(self) { node, _ in ClipNode(node) }
  }
}

/// A view with another one before or behind each of its nodes.
package struct LayeredView: PrimitiveView {
  let content: any View
  let layer: any View
  let alignment: Alignment
  let isBehind: Bool

  package init(content: any View, layer: any View, alignment: Alignment, isBehind: Bool) {
    self.content = content
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
  }

  package func _makeNodes(in context: ViewContext) -> [Node] {
    content._makeNodes(in: context).map { node in
      let isGround = isBehind && !(layer is any StyledGround)
      // What lies on a bar that is lower than a row is as low, such as the part of it that is done.
      let isLow = node.innermost.hairlineFill != nil || node.innermost is DividerNode
      let low = isLow ? node.pointsOfFrame.height : nil
      let around =
        isGround || low != nil
        ? context.with { inner in
          if isGround { inner.values.isGround = true }
          if let low { inner.values.lowHeight = low }
        } : context
      guard let layer = around.single(layer, alignment: alignment) else { return node }
      let isInPill = context.environment.values.isInPill
      return LayerNode(node, layer: layer, alignment: alignment, isBehind: isBehind, isInPill: isInPill)
    }
  }
}

package final class LayerNode: WrapperNode {
  let layer: Node
  private let alignment: Alignment
  private let isBehind: Bool

  private let isInPill: Bool

  init(_ child: Node, layer: Node, alignment: Alignment, isBehind: Bool, isInPill: Bool = false) {
    self.isInPill = isInPill
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(child)
    let points = child.pointsOfFrame
    layer.takePoints(width: points.width, height: points.height)
    if let text = layer.innermost as? TextNode, !isBehind, alignment == .center {
      (child.innermost as? ShapeNode)?.carry(text)
    }
    if !isBehind, layer.hasWords { (child.innermost as? MissingPictureNode)?.carry(layer) }
  }

  /// Whether what lies over it is at its upper or lower edge, as a badge is.
  var isBadgeAtEdge: Bool { !isBehind && alignment.vertical != .center }

  /// Whether it is a ground behind words.
  var isGroundOfWords: Bool { isBehind && child.hasWords }

  /// A divider is lower than a row: what lies before or behind it colours its line, not the row. In a frame that is
  /// thicker than a line it fills the frame.
  private var dividerAxis: Axis? {
    guard let divider = child.innermost as? DividerNode, layer.innermost.hairlineFill != nil else { return nil }
    let points = child.pointsOfFrame
    let thickness = divider.stackAxis == .horizontal ? points.width : points.height
    if let thickness, thickness > Hairline.most { return nil }
    return divider.stackAxis == .horizontal ? .vertical : .horizontal
  }

  /// A bar of progress is a quarter of a row high: what lies behind it is no higher.
  private var isBehindBar: Bool { isBehind && child.isBareBar && layer.innermost.hairlineFill != nil }

  /// The columns of a badge at the trailing corner of a symbol in a pill: around the symbol there is nothing but the pill, so
  /// that the badge needs room beside it.
  private func columnsOfBadge(_ size: CellSize) -> Int {
    guard isInPill, isBadgeAtEdge, alignment.horizontal == .trailing, child.innermost is ImageNode, size.rows == 1,
      (1...2).contains(size.columns)
    else { return 0 }
    let badge = layer.size(Proposal(size))
    return badge.rows == 1 && badge.columns <= 3 ? badge.columns : 0
  }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let size = super.measure(proposal)
    return CellSize(columns: size.columns + columnsOfBadge(size), rows: size.rows)
  }

  package override var children: [Node] { isBehind && dividerAxis == nil ? [layer, child] : [child, layer] }

  package override func placeChildren(_ proposal: Proposal) {
    if let dividerAxis {
      layer.innermost.hairlineFill?.hairline = dividerAxis
    } else if child.innermost is DividerNode {
      let points = child.pointsOfFrame
      layer.innermost.hairlineFill?.thin(width: points.width, height: points.height)
    }
    if isBehindBar { layer.innermost.hairlineFill?.hairline = .horizontal }
    child.place(at: frame.origin, proposal)
    let columns = isBehind ? frame.size.columns : layer.columnsOverlaying(frame.size.columns)
    let inner = Proposal(columns: columns, rows: frame.size.rows)
    if isBehind { (layer.innermost as? ShapeNode)?.columnsOfSign = columnsOfPaddedSign }
    let size = layer.size(inner)
    let origin = alignment.origin(of: layer, sized: size, in: frame)
    if alignment.vertical == .center { layer.takeMiddle(isHalfRowLower: size.rows.isHalfRowAbove(frame)) }
    layer.place(at: origin, inner)
    if alignment == .center { layer.moveSign(toMiddleOf: frame, inner) }
    let isBesideInPill = columnsOfBadge(child.frame.size) > 0
    let aside =
      isBehind ? 0 : layer.columnsAside(of: child, alignment.horizontal, staysBeside: isBesideInPill)
    if aside != 0 { layer.place(at: CellPoint(column: origin.column + aside, row: origin.row), inner) }
    switch (child.ink, layer.ink) {
    case (let ink?, nil):
      layer.layGrounds(under: ink, isAbove: !isBehind)
      if isBehind, layer.innermost.isFill {
        (layer.innermost as? ShapeNode)?.hasHalfEdges = paddedLine != nil
      }
      if isBehind { moveGroundsTogether() }
    case (nil, let ink?):
      child.layGrounds(under: ink, isAbove: isBehind)
    case (nil, nil):
      guard alignment == .center else { break }
      layer.centreRound(on: frame)
      let (upper, lower) = isBehind ? (child, layer) : (layer, child)
      if let dot = upper.cellOfDot { lower.layDisc(under: dot) }
    default: break
    }
    let (upper, lower) = isBehind ? (child, layer) : (layer, child)
    if alignment == .center { (lower.innermost as? ShapeNode)?.lie(under: [upper]) }
    lower.layBars(under: upper)
    // Lines keep the middle of their rows, and a fill under them its whole ones.
    if !isBehind, (layer.innermost as? ShapeNode)?.isVisibleOutline == true { child.fillWholeRows() }
  }

  /// How wide a padded sign in one row is on a phone, in columns, where it is about as wide as high.
  private var columnsOfPaddedSign: Double? {
    guard frame.size.rows == 1, (3...5).contains(frame.size.columns) else { return nil }
    var node: Node = child
    while let wrapper = node as? WrapperNode {
      if let padding = wrapper as? PaddingNode, let height = padding.pointsAroundLine {
        return padding.child.frame.size.columns <= 2 ? height / Points.perColumn : nil
      }
      node = wrapper.child
    }
    return nil
  }

  /// Whether a fill lies behind a line of text with about half a row of padding above and below.
  package var hasPaddedLine: Bool {
    isBehind && paddedLine != nil && (layer.innermost is FillNode || layer.innermost.isFill)
  }

  /// Whether a fill lies behind it.
  var hasFill: Bool { isBehind && (layer.innermost is FillNode || layer.innermost.isFill) }

  /// The padding around a line of text, as far as nothing else makes it higher.
  private var paddedLine: PaddingNode? {
    var node: Node = child
    while let wrapper = node as? WrapperNode {
      if let padding = wrapper as? PaddingNode, padding.hasHalfRows { return padding }
      node = wrapper.child
      guard node.frame.size.rows == frame.size.rows else { return nil }
    }
    return nil
  }

  /// Lets a fill behind reach over the cells of a clip that was moved by half a row.
  package func moveFill(by nudge: Nudge) {
    (layer.innermost as? FillNode)?.nudge = nudge
    layer.gatherBounds()
    gatherBounds()
  }
}

extension Node {
  /// Whether it is a bar of progress with nothing around it that has room of its own.
  fileprivate var isBareBar: Bool {
    switch self {
    case is BarNode: true
    case is PaddingNode: false
    default: children.count == 1 && children[0].isBareBar
    }
  }
}

/// A ground without a picture in it.
private protocol StyledGround {}

/// The whole offered room in one paint.
package struct FilledRectangle<S: ShapeStyle>: PrimitiveView, StyledGround {
  let style: S
  package init(style: S) { self.style = style }
  package func _makeNodes(in context: ViewContext) -> [Node] {
    [FillNode(paint: style._paint(in: context.environment), in: context)]
  }
}

package final class FillNode: Node, HairlineNode, ScalableNode, GroundNode {
  package override var hairlineFill: (any HairlineNode)? { self }
  package override var ground: (any GroundNode)? { self }
  private let paint: Paint
  /// The height, in points, of a frame that is lower than a row.
  private let lowHeight: Double?
  private var hasLetters = false
  /// Whether a round mark lies on it, such as the knob of a slider.
  var hasMark = false
  /// The large letters below it, which a line across them leaves as they are.
  private var spared: CellRect?
  package var hairline: Axis?
  package var isHeavy = false
  package var scaling = Scaling()
  /// The way of the clip around it.
  fileprivate(set) var nudge = Nudge.none

  init(paint: Paint, in context: ViewContext) {
    self.paint = paint
    lowHeight = context.environment.values.lowHeight
    super.init(pass: context.pass)
  }

  /// The shape that is left of it within an outline; `nil` for round ones without a frame, which take a square of what they
  /// are offered.
  package func filling<S: Shape>(
    _ shape: S, _ style: FillStyle, in values: EnvironmentValues, isFramed: Bool = false
  ) -> ShapeNode? {
    guard isFramed || !shape._outline.isRound else { return nil }
    let filled = ShapeNode(shape, drawing: .fill(style), paint: paint, lowHeight: lowHeight, pass: pass)
    filled.isMirrored = shape.layoutDirectionBehavior.isMirrored(in: values.layoutDirection)
    return filled
  }

  package override func measure(_ proposal: Proposal) -> CellSize {
    CellSize(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
  }
  package override func placeChildren(_ proposal: Proposal) {
    (hasLetters, hasMark, nudge, spared) = (false, false, .none, nil)
    pass.remarkMissingColor(of: paint)
  }

  /// Whether it is a bar that is lower than a row.
  var canBeMarked: Bool { lowHeight.map { $0 > 0 && $0 <= Hairline.mostOfPart } ?? false }

  package var isMoved: Bool { false }
  package func stand(under ink: CellRect, isAbove: Bool) {
    if ink.minRow < frame.maxRow, ink.maxRow > frame.minRow { hasLetters = true }
    if isAbove, hairline != nil, ink.size.rows > 1 { spared = ink }
  }

  /// The height of a bar lower than a row, in points; a fill with letters on it has whole rows.
  private func lowHeight(in drawn: CellRect) -> Double? {
    guard let lowHeight, !hasLetters, nudge == .none, drawn.size.rows == 1, drawn.size.columns > 2 else { return nil }
    guard lowHeight > 0, lowHeight <= (hasMark ? Hairline.mostUnderMark : Hairline.mostOfPart) else { return nil }
    return hasMark ? min(lowHeight, Hairline.mostOfBar) : lowHeight
  }
  /// The colour in which it is seen; `nil` if it isn't.
  var seenColor: RGBA? { frame.isEmpty || paint.isInvisible ? nil : paint.representative }

  package override func draw(_ painter: Painter) {
    let drawn = scaling.frame(in: frame)
    if let hairline {
      return Hairline.draw(hairline, in: drawn, isHeavy: isHeavy, sparing: spared, paint: paint, painter)
    }
    if let low = lowHeight(in: drawn) { return Hairline.drawLow(low, in: drawn, paint: paint, painter) }
    if nudge == .none { return painter.fill(drawn, paint: paint) }
    let area = painter.isTaken(nudge.rowBeside(drawn), by: nudge) ? drawn : nudge.area(of: drawn)
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn
      where drawn.contains(CellPoint(column: column, row: row)) || painter.isBlank(column, row) {
        painter.tint(column, row, paint.color(column: column, row: row, in: drawn))
      }
    }
  }
  package override var ownBounds: CellRect { nudge.area(of: frame) }
}

extension Color: View {
  public var body: EmptyView { EmptyView() }
  public func _makeNodes(in context: ViewContext) -> [Node] {
    [FillNode(paint: _paint(in: context.environment), in: context)]
  }
}

package final class OpacityNode: WrapperNode {
  let opacity: Double

  init(_ child: Node, opacity: Double) {
    self.opacity = opacity
    super.init(child)
  }

  package override func draw(_ painter: Painter) { painter.faded(opacity) { child.drawIfVisible(painter) } }
  package override func speak(into speech: inout Speech) { if opacity > 0 { child.speak(into: &speech) } }
  package override func collectHitRegions(into regions: inout [HitRegion]) {
    if opacity > 0 { child.collectHitRegions(into: &regions) }
  }
}

package final class HiddenNode: WrapperNode {
  package override func draw(_ painter: Painter) {}
  package override func speak(into speech: inout Speech) {}
  package override func collectHitRegions(into regions: inout [HitRegion]) {}
}

package final class ClipNode: WrapperNode {
  package override func draw(_ painter: Painter) { painter.clipped(to: frame) { child.drawIfVisible(painter) } }
}
