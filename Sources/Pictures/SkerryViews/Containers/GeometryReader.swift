import SkerryCells

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
  /// The distances to keep from the edges, in points: none, as surfaces keep theirs themselves.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The room in a coordinate space; a reader knows no other space than its own.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> LayoutRect { LayoutRect(origin: .zero, size: size) }
}

extension GeometryProxy {
  /// The room of so many cells.
  init(of frame: CellRect) {
    size = LayoutSize(
      width: Double(frame.size.columns) * Points.perColumn, height: Double(frame.size.rows) * Points.perRow)
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
  private var made: (size: CellSize, nodes: [Node])?

  init(pass: RenderPass, make: @escaping (GeometryProxy) -> [Node]) {
    self.make = make
    super.init(pass: pass)
  }

  package override var children: [Node] { isPlaced ? made?.nodes ?? [] : [] }

  package override func measure(_ proposal: Proposal) -> CellSize {
    CellSize(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
  }

  package override func placeChildren(_ proposal: Proposal) {
    if made?.size != frame.size {
      pass.forget(children)
      made = (frame.size, make(GeometryProxy(of: frame)))
    }
    for child in children { child.place(at: frame.origin, Proposal(frame.size)) }
  }
}
