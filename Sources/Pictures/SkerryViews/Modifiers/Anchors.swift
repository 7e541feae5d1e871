import SkerryCells
import Synchronization

/// Where a view lies on its surface; known once it is laid out.
nonisolated final class AnchoredPlace: Sendable {
  private let laidOut = Mutex<(rect: LayoutRect, layout: Int32)?>(nil)

  /// The view's place in a layout, in points from the upper left corner of the surface; `nil` for one that has not come to
  /// the view, and what an earlier one chose doesn't count.
  func rect(in layout: Int32) -> LayoutRect? {
    laidOut.withLock { $0?.layout == layout ? $0?.rect : nil }
  }
  func place(_ rect: LayoutRect, in layout: Int32) { laidOut.withLock { $0 = (rect, layout) } }
}

/// A place or an area within a view, for the views around it.
nonisolated public struct Anchor<Value: Sendable>: Sendable {
  private let place: AnchoredPlace
  private let measure: @Sendable (LayoutRect) -> Value

  /// The measure that is taken of a view.
  nonisolated public struct Source: Sendable {
    fileprivate let measure: @Sendable (LayoutRect) -> Value
  }

  init(_ source: Source, of place: AnchoredPlace) { (self.place, measure) = (place, source.measure) }
  /// An anchor of a view that is nowhere.
  package init(_ source: Source) { self.init(source, of: AnchoredPlace()) }

  /// The measure in a layout, with the place of the view given in points from a corner.
  fileprivate func value(from corner: LayoutPoint, in layout: Int32) -> Value {
    let rect = place.rect(in: layout) ?? .zero
    return measure(LayoutRect(x: rect.minX - corner.x, y: rect.minY - corner.y, width: rect.width, height: rect.height))
  }
}

nonisolated extension Anchor: Hashable {
  /// Whether both are of the same view.
  public static func == (first: Anchor, second: Anchor) -> Bool { first.place === second.place }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
}

nonisolated extension Anchor.Source where Value == LayoutRect {
  /// The whole view.
  public static var bounds: Anchor<LayoutRect>.Source { Anchor<LayoutRect>.Source { $0 } }
  /// A rectangle within the view, in points from its upper left corner.
  public static func rect(_ rect: LayoutRect) -> Anchor<LayoutRect>.Source {
    Anchor<LayoutRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}
nonisolated extension Anchor.Source where Value == LayoutPoint {
  /// A point of the view, as shares of its width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<LayoutPoint>.Source {
    Anchor<LayoutPoint>.Source {
      LayoutPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
    }
  }
  /// A point, in points from the view's upper left corner.
  public static func point(_ point: LayoutPoint) -> Anchor<LayoutPoint>.Source {
    Anchor<LayoutPoint>.Source { LayoutPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  /// The middle of the view.
  public static var center: Anchor<LayoutPoint>.Source { unitPoint(.center) }
  /// The middle of the upper edge.
  public static var top: Anchor<LayoutPoint>.Source { unitPoint(.top) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<LayoutPoint>.Source { unitPoint(.bottom) }
  /// The middle of the left edge.
  public static var leading: Anchor<LayoutPoint>.Source { unitPoint(.leading) }
  /// The middle of the right edge.
  public static var trailing: Anchor<LayoutPoint>.Source { unitPoint(.trailing) }
  /// The upper left corner.
  public static var topLeading: Anchor<LayoutPoint>.Source { unitPoint(.topLeading) }
  /// The upper right corner.
  public static var topTrailing: Anchor<LayoutPoint>.Source { unitPoint(.topTrailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<LayoutPoint>.Source { unitPoint(.bottomLeading) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<LayoutPoint>.Source { unitPoint(.bottomTrailing) }
}

nonisolated extension GeometryProxy {
  /// The place of an anchor, in points from the upper left corner of the reader.
  public subscript<T>(anchor: Anchor<T>) -> T {
    readsPlaces.value = true
    return anchor.value(from: origin, in: layout)
  }
}

extension View {
  /// Hands up a place or an area of this view, in the place of values that views within hand up.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    let place = AnchoredPlace()
    return HandingUpView(NodeModifiedView(self) { node, _ in AnchoredNode(node, place) }) {
      $0.set(transform(Anchor(value, of: place)), for: K.self)
    }
  }
  /// Changes the value that this view hands up by a place or an area of it.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    let place = AnchoredPlace()
    return HandingUpView(NodeModifiedView(self) { node, _ in AnchoredNode(node, place) }) { values in
      var changed = values.value(of: K.self) ?? K.defaultValue
      transform(&changed, Anchor(value, of: place))
      values.set(changed, for: K.self)
    }
  }
}

/// Tells where it lies.
package final class AnchoredNode: WrapperNode {
  private let place: AnchoredPlace

  init(_ child: Node, _ place: AnchoredPlace) {
    self.place = place
    super.init(child)
  }

  package override func placeChildren(_ proposal: Proposal) {
    super.placeChildren(proposal)
    place.place(LayoutRect(frame), in: pass.layout)
  }
}

nonisolated extension LayoutRect {
  /// The cells in points, from the upper left corner of the surface.
  init(_ cells: CellRect) {
    self.init(
      x: Double(cells.minColumn) * Points.perColumn, y: Double(cells.minRow) * Points.perRow,
      width: Double(cells.size.columns) * Points.perColumn, height: Double(cells.size.rows) * Points.perRow)
  }
}
