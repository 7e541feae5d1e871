/// A change to a view that can be reused.
///
/// ```swift
/// struct Badge: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(.horizontal, 8).background(.orange, in: Capsule())
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The view that the content becomes.
  associatedtype Body: View
  typealias Content = ViewModifierContent
  /// Makes the view of the content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view a modifier is applied to.
public struct ViewModifierContent: PrimitiveView {
  fileprivate let make: @MainActor (ViewContext) -> [Node]
  public func _makeNodes(in context: ViewContext) -> [Node] { make(context) }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  private let content: Content
  private let modifier: Modifier

  /// A content and its change.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  public var body: some View {
    modifier.body(content: ViewModifierContent { content._makeNodes(in: $0) })
  }
}

extension View {
  /// Applies a reusable change.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
