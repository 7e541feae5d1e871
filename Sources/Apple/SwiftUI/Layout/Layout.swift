import SkerryCells
import Synchronization

/// A way to arrange views, written by an app: it measures its subviews and places them, all in points.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     for (index, subview) in subviews.enumerated() {
///       let point = CGPoint(x: bounds.minX + 16 * Double(index), y: bounds.minY + 16 * Double(index))
///       subview.place(at: point, proposal: .unspecified)
///     }
///   }
/// }
/// ```
public protocol Layout: Animatable {
  /// The values that the layout keeps between measuring and placing.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// The layout's properties, for the system.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what the layout keeps.
  func makeCache(subviews: Subviews) -> Cache
  /// Changes what the layout keeps, for other subviews.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the whole likes to keep.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size taken for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the subviews within a rectangle, in points.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a guide of the whole lies, in points from the leading edge; `nil` for the usual place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where a guide of the whole lies, in points from the upper edge; `nil` for the usual place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Nothing in particular.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes anew what the layout keeps.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The usual distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// None of its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// None of its own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// The views of a builder, arranged.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LaidOutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout, for the system.
public struct LayoutProperties: Sendable {
  /// The direction in which it stacks; `nil` for none.
  public var stackOrientation: Axis?
  /// Nothing in particular.
  public init() {}
}

/// A size that is offered, in points: `nil` asks for the ideal one, 0 for the least, infinity for the most.
public struct ProposedViewSize: Equatable, Sendable {
  /// In points; `nil` for the ideal width.
  public var width: CGFloat?
  /// In points; `nil` for the ideal height.
  public var height: CGFloat?
  /// A width and a height, in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// A size, in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the most.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The size with other lengths where there are none, in points.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  init(_ proposal: Proposal) {
    func points(_ cells: Int?, _ each: Double) -> Double? {
      cells.map { $0 >= Proposal.unbounded ? .infinity : Double($0) * each }
    }
    self.init(width: points(proposal.columns, Points.perColumn), height: points(proposal.rows, Points.perRow))
  }

  var cells: Proposal { Proposal(columns: width.map(Points.columns), rows: height.map(Points.rows)) }
}

/// A value that a view tells the layout it stands in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that tells none.
  static var defaultValue: Value { get }
}

/// The distances that a view likes to keep from its neighbours.
public struct ViewSpacing: Sendable {
  /// No distance.
  public static let zero = ViewSpacing(standard: 0)
  private var standard: Double
  private init(standard: Double) { self.standard = standard }
  /// The usual distances.
  public init() { standard = NodeSpacing.standardDistance }
  /// The distance to the next view, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { min(standard, next.standard) }
  /// Takes over the greater distances.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    standard = max(standard, other.standard)
  }
  /// The greater distances of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(standard: max(standard, other.standard))
  }
}

/// The views that a layout arranges, in their order.
public struct LayoutSubviews: RandomAccessCollection {
  fileprivate let subviews: [LayoutSubview]
  /// Where lines begin.
  public let layoutDirection: LayoutDirection
  /// The first place.
  public var startIndex: Int { 0 }
  /// Behind the last place.
  public var endIndex: Int { subviews.count }
  /// The view at a place.
  public subscript(position: Int) -> LayoutSubview { subviews[position] }
}

/// One of the views that a layout arranges.
public struct LayoutSubview {
  fileprivate let node: Node
  fileprivate let placement = Placement()
  /// The values that the view tells its layout.
  private let values: [ObjectIdentifier: Any]

  @MainActor fileprivate init(_ node: Node) {
    self.node = node
    var values: [ObjectIdentifier: Any] = [:]
    var inner: Node? = node
    while let wrapper = inner as? WrapperNode {
      if let told = wrapper as? TellingNode, values[told.key] == nil { values[told.key] = told.value }
      inner = wrapper.child
    }
    self.values = values
  }

  /// Where a layout put a view.
  fileprivate final class Placement: Sendable {
    let place = Mutex<(point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?>(nil)
  }

  /// Layouts are asked while nodes are laid out, which the main actor does.
  private func onMain<Result: Sendable>(_ body: @MainActor (Node) -> Result) -> Result {
    let node = node
    return MainActor.assumeIsolated { body(node) }
  }

  /// Which views get room first.
  public var priority: Double { onMain { $0.layoutPriority } }
  /// The distances that the view likes to keep.
  public var spacing: ViewSpacing { onMain { $0.spacing } == .zero ? .zero : ViewSpacing() }
  /// The size the view takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { $0.size(proposal.cells) }.points }
  /// The size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(onMain { $0.size(proposal.cells) })
  }
  /// Puts a point of the view at a point of the layout's rectangle.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    placement.place.withLock { $0 = (position, anchor, proposal) }
  }
  /// The value that the view tells its layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }
}

extension LayoutSubviews {
  /// The distance from each view to the one before which it was placed, in points; 0 where there is none or a layout left the
  /// width to the view.
  fileprivate var gaps: [Double] {
    let places = map { $0.placement.place.withLock { $0 } }
    return places.indices.dropLast().map { index in
      guard let place = places[index], let next = places[index + 1], let width = place.proposal.width,
        let nextWidth = next.proposal.width
      else { return 0 }
      return next.point.x - next.anchor.x * nextWidth - (place.point.x + (1 - place.anchor.x) * width)
    }
  }
}

extension CellSize {
  fileprivate var points: CGSize {
    func length(_ cells: Int, _ each: Double) -> Double {
      cells >= Proposal.unbounded ? .infinity : Double(cells) * each
    }
    return CGSize(width: length(columns, Points.perColumn), height: length(rows, Points.perRow))
  }
}

extension View {
  /// Tells the layout around this view a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    NodeModifiedView(self) { node, _ in TellingNode(node, key: ObjectIdentifier(key), value: value) }
  }
}

/// Views in a layout.
struct LaidOutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  func _makeNodes(in context: ViewContext) -> [Node] {
    let nodes = content._makeNodes(in: context)
    let subviews = LayoutSubviews(
      subviews: nodes.map { LayoutSubview($0) }, layoutDirection: context.environment.layoutDirection)
    var cache: L.Cache?
    func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
      var kept = cache ?? layout.makeCache(subviews: subviews)
      defer { cache = kept }
      return body(&kept)
    }
    let node = ArrangedNode(nodes, pass: context.pass) { proposal in
      let size = withCache {
        layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
      }
      return CellSize(columns: Points.columns(size.width), rows: Points.rows(size.height))
    } place: { size, proposal in
      let bounds = CGRect(origin: .zero, size: size.points)
      withCache {
        layout.placeSubviews(in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
      }
      let places = subviews.map { subview in
        // A view that the layout forgets stands in the middle.
        let place =
          subview.placement.place.withLock { $0 }
          ?? (CGPoint(x: bounds.midX, y: bounds.midY), .center, ProposedViewSize(proposal))
        let taken = subview.node.size(place.proposal.cells)
        return ArrangedNode.Place(
          CellPoint(
            column: Points.columns(place.point.x - place.anchor.x * Double(taken.columns) * Points.perColumn),
            row: Points.rows(place.point.y - place.anchor.y * Double(taken.rows) * Points.perRow)),
          place.proposal.cells)
      }
      return PartsOfLine(nodes, places, gaps: subviews.gaps).apart
    }
    return [node]
  }
}
