import FoundationEssentials

/// A view that is drawn by instructions instead of being made of views.
public struct Canvas<Symbols: View>: View {
  private let renderer: (inout GraphicsContext, LayoutSize) -> Void
  private let symbols: Symbols
  @Environment(\.self) private var environment

  /// A drawing that a closure makes anew for each size, in points; views that it may draw are told apart by their tags.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, LayoutSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  public var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .topLeading) {
        let operations = operations(geometry.size)
        ForEach(operations.indices, id: \.self) { index in
          OperationView(operation: operations[index], size: geometry.size)
        }
      }
    }
  }

  private func operations(_ size: LayoutSize) -> [GraphicsContext.Operation] {
    var context = GraphicsContext(environment: environment, symbols: Never.views(in: symbols))
    renderer(&context, size)
    return context.record.operations
  }
}

extension Canvas where Symbols == EmptyView {
  /// A drawing that a closure makes anew for each size, in points.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, LayoutSize) -> Void
  ) {
    self.init(opaque: opaque, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }
}

/// A view that is told apart by a tag.
public struct TaggedView<Content: View>: PrimitiveView {
  let content: Content
  let tag: AnyHashable
  public func _makeNodes(in context: ViewContext) -> [Node] { content._makeNodes(in: context) }
}

/// Views that are found by their tags.
private protocol TaggedViews {
  @MainActor var tagged: [AnyHashable: AnyView] { get }
}
extension TaggedViews where Self == Never {
  @MainActor static func views<V: View>(in view: V) -> [AnyHashable: AnyView] {
    (view as? any TaggedViews)?.tagged ?? [:]
  }
}
extension Never: TaggedViews {
  fileprivate var tagged: [AnyHashable: AnyView] { [:] }
}
extension TaggedView: TaggedViews {
  fileprivate var tagged: [AnyHashable: AnyView] { [tag: AnyView(content)] }
}
extension TupleView: TaggedViews {
  @MainActor fileprivate var tagged: [AnyHashable: AnyView] {
    var all: [AnyHashable: AnyView] = [:]
    for view in content { all.merge(Never.views(in: view)) { first, _ in first } }
    return all
  }
}
extension ForEach: TaggedViews {
  fileprivate var tagged: [AnyHashable: AnyView] {
    data.reduce(into: [:]) { $0.merge(Never.views(in: content($1))) { first, _ in first } }
  }
}

/// Shows one instruction in its place on the canvas.
private struct OperationView: View {
  let operation: GraphicsContext.Operation
  let size: LayoutSize

  var body: some View {
    if operation.filters.isEmpty, operation.blendMode == .normal {
      clipped
    } else {
      operation.filters.reduce(AnyView(clipped)) { $1.apply($0) }.blendMode(operation.blendMode)
    }
  }

  @ViewBuilder private var clipped: some View {
    if operation.clips.isEmpty {
      subject
    } else {
      operation.clips.reduce(AnyView(subject.frame(width: size.width, height: size.height, alignment: .topLeading))) {
        AnyView($0.clipShape(ClipOutline(clip: $1), style: $1.isInverse ? FillStyle(eoFill: true) : $1.style))
      }
    }
  }

  @ViewBuilder private var subject: some View {
    switch operation.subject {
    case .fill(let path, let style):
      path.fill(operation.shading.style, style: style).opacity(operation.opacity)
    case .stroke(let path, let style):
      path.stroke(operation.shading.style, style: style).opacity(operation.opacity)
    case .view(let view, let point, let anchor):
      NodeModifiedView(view.fixedSize()) { node, _ in PositionNode(node, x: point.x, y: point.y, anchor: anchor) }
        .opacity(operation.opacity)
    }
  }
}

/// The outline of a clip; around what is left out runs that of the canvas.
private struct ClipOutline: Shape {
  let clip: GraphicsContext.Clip

  func path(in rect: LayoutRect) -> Path {
    guard clip.isInverse else { return clip.path }
    var path = Path(rect)
    path.addPath(clip.path)
    return path
  }
}
