/// A view that only holds others, or changes how one is drawn: a preview is taken apart at such views.
@MainActor package protocol CompoundView {
  /// What it holds, in its order.
  var parts: [any View] { get }
  /// Whether it changes how they are drawn; most only hold them.
  var isModifier: Bool { get }
}

extension CompoundView {
  package var isModifier: Bool { false }
}

extension TupleView: CompoundView {
  package var parts: [any View] { content }
}

extension AnyView: CompoundView {
  package var parts: [any View] { [view] }
}

extension Group: CompoundView {
  package var parts: [any View] { [content] }
}

extension ForEach: CompoundView {
  package var parts: [any View] { isLate ? [] : data.map(content) }
}

extension Optional: CompoundView where Wrapped: View {
  package var parts: [any View] { map { [$0] } ?? [] }
}

extension _ConditionalContent: CompoundView {
  package var parts: [any View] {
    switch self {
    case .first(let view): [view]
    case .second(let view): [view]
    }
  }
}

extension NodeModifiedView: CompoundView {
  package var isModifier: Bool { true }
  package var parts: [any View] { [content] }
}

extension EnvironmentModifiedView: CompoundView {
  package var isModifier: Bool { true }
  package var parts: [any View] { [content] }
}

/// A view with the name under which a preview shows it.
package struct NamedPreviewView: PrimitiveView, CompoundView {
  package let name: String?
  private let content: any View

  package init(_ content: any View, name: String?) { (self.content, self.name) = (content, name) }

  package var parts: [any View] { [content] }
  package func _makeNodes(in context: ViewContext) -> [Node] { content._makeNodes(in: context) }
}
