import SkerryCells
import Synchronization

/// Tells its content how much room there is, and takes all of it.
///
/// ```swift
/// GeometryReader { room in
///   Text("Wide").opacity(room.size.width > 200 ? 1 : 0)
/// }
/// ```
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Content made for the room that there is, which it fills.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    [
      GeometryNode(pass: context.pass) { proxy in
        context.evaluate { content(proxy) }._makeNodes(in: context)
      }
    ]
  }
}

/// The room a `GeometryReader` has.
nonisolated public struct GeometryProxy: Sendable {
  /// In points: 8 per column, 16 per row.
  public let size: LayoutSize
  /// The upper left corner of the reader, in points from that of the surface.
  let origin: LayoutPoint
  /// The layout in which it has that room.
  let layout: Int32
  /// Whether anybody asked where other views lie.
  let readsPlaces = Mark()
  /// The distances to keep from the edges, in points: none, as surfaces keep theirs themselves.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The room in a coordinate space; a reader knows no other space than its own.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> LayoutRect { LayoutRect(origin: .zero, size: size) }
}

extension GeometryProxy {
  /// The room of so many cells, in the layout that is in force.
  init(of frame: CellRect, _ pass: RenderPass) {
    let rect = LayoutRect(frame)
    (size, origin, layout) = (rect.size, rect.origin, pass.layout)
  }

  /// Something that may be said once, from anywhere.
  nonisolated final class Mark: Sendable {
    private let flag = Atomic(false)
    var value: Bool {
      get { flag.load(ordering: .relaxed) }
      set { flag.store(newValue, ordering: .relaxed) }
    }
  }
}

/// The space that coordinates are measured in.
nonisolated public enum CoordinateSpace: Hashable, Sendable {
  /// Those of the view itself.
  case local
  /// Those of the whole surface; a reader answers in its own.
  case global
  /// Those of the view that bears a name; a reader answers in its own.
  case named(String)
}

/// Makes its content when its size is known, and again when the size changes.
package final class GeometryNode: Node {
  private let make: (GeometryProxy) -> [Node]
  private var made: (proxy: GeometryProxy, nodes: [Node])?

  init(pass: RenderPass, make: @escaping (GeometryProxy) -> [Node]) {
    self.make = make
    super.init(pass: pass)
  }

  package override var children: [Node] { isPlaced ? made?.nodes ?? [] : [] }

  package override func measure(_ proposal: Proposal) -> CellSize {
    CellSize(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
  }

  package override func placeChildren(_ proposal: Proposal) {
    // Other views may lie elsewhere, whatever the reader's own size is.
    if made?.proxy.size != LayoutRect(frame).size || made?.proxy.readsPlaces.value == true {
      pass.forget(made?.nodes ?? [])
      let proxy = GeometryProxy(of: frame, pass)
      made = (proxy, make(proxy))
    }
    for child in children { child.place(at: frame.origin, Proposal(frame.size)) }
  }
}
