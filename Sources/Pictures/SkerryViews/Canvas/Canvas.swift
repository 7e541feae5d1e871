import FoundationEssentials

/// A view that is drawn by instructions instead of being made of views.
public struct Canvas: View {
  private let renderer: (inout GraphicsContext, LayoutSize) -> Void

  /// A drawing that a closure makes anew for each size, in points.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, LayoutSize) -> Void
  ) {
    self.renderer = renderer
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
    var context = GraphicsContext()
    renderer(&context, size)
    return context.record.operations
  }
}

/// Shows one instruction in its place on the canvas.
private struct OperationView: View {
  let operation: GraphicsContext.Operation
  let size: LayoutSize

  var body: some View {
    switch operation.subject {
    case .fill(let path, let style):
      path.fill(operation.shading.style, style: style).opacity(operation.opacity)
    case .stroke(let path, let style):
      path.stroke(operation.shading.style, style: style).opacity(operation.opacity)
    case .text(let text, let point, let anchor):
      text
        .fixedSize()
        .frame(width: 0, height: 0, alignment: anchor.alignment)
        .offset(x: point.x, y: point.y)
        .opacity(operation.opacity)
    }
  }
}

extension UnitPoint {
  /// The nearest of the nine places that an alignment knows.
  fileprivate var alignment: Alignment {
    Alignment(
      horizontal: x < 0.25 ? .leading : x > 0.75 ? .trailing : .center,
      vertical: y < 0.25 ? .top : y > 0.75 ? .bottom : .center)
  }
}
