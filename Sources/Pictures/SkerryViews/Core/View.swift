/// A piece of user interface, described by other views or drawn by Skerry itself.
///
/// ```swift
/// struct ArrivalView: View {
///   let arrival: Date
///
///   var body: some View {
///     Text(arrival, style: .timer).monospacedDigit()
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol View {
  /// The type of ``body``.
  associatedtype Body: View

  /// The views of which this one consists.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the nodes this view contributes to its container; one for most views, several for a group, none for
  /// `EmptyView`. Views written by apps never implement it.
  @MainActor @preconcurrency func _makeNodes(in context: ViewContext) -> [Node]
}

extension View {
  // Inlined so that the compiler knows the type of `body` where it is written; to look it up at run time costs a search
  // of all conformances for each new type.
  @inlinable @inline(__always)
  public func _makeNodes(in context: ViewContext) -> [Node] {
    let outer = context.enter()
    let content = body
    outer.leave()
    return content._makeNodes(in: context)
  }
}

/// A view that Skerry draws itself: it has nodes instead of a body.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == EmptyView {}

extension PrimitiveView {
  public var body: EmptyView { EmptyView() }
}

/// A view that shows nothing and takes no place in its container.
public struct EmptyView: View {
  /// Nothing at all.
  nonisolated public init() {}
  public var body: EmptyView { self }
  public func _makeNodes(in context: ViewContext) -> [Node] { [] }
}

/// A view whose type is erased.
nonisolated public struct AnyView {
  package let view: any View

  /// A view whose type is forgotten.
  public init<V: View>(_ view: V) { self.view = view }
  /// A view whose type is forgotten.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView {
  public func _makeNodes(in context: ViewContext) -> [Node] { view._makeNodes(in: context) }
}

/// Several views side by side without a layout of their own.
///
/// Which types they have is forgotten. A type that names them all is made by the runtime when it is first seen, and so is
/// each type around it.
nonisolated public struct TupleView {
  package let content: [any View]

  init<each Content: View>(_ content: repeat each Content) {
    var views: [any View] = []
    // A pack doesn't tell how many there are; few blocks have more.
    views.reserveCapacity(4)
    for view in repeat each content { views.append(view) }
    self.content = views
  }
}

extension TupleView: PrimitiveView {
  public func _makeNodes(in context: ViewContext) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(content.count)
    for view in content { nodes += view._makeNodes(in: context) }
    return nodes
  }
}

/// One of two views, chosen by `if` or `switch` in a view builder.
public enum _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  /// The condition holds.
  case first(TrueContent)
  /// The condition doesn't hold.
  case second(FalseContent)

  public func _makeNodes(in context: ViewContext) -> [Node] {
    switch self {
    case .first(let view): view._makeNodes(in: context)
    case .second(let view): view._makeNodes(in: context)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: EmptyView { EmptyView() }
  public func _makeNodes(in context: ViewContext) -> [Node] { self?._makeNodes(in: context) ?? [] }
}

extension Never: View {
  public var body: Never { self }
  public func _makeNodes(in context: ViewContext) -> [Node] { [] }
}

/// A view whose nodes are each wrapped in another node; what most modifiers are.
package struct NodeModifiedView: PrimitiveView {
  package let content: any View
  private let wrap: @MainActor (Node, EnvironmentValues) -> Node

  package init(_ content: any View, wrap: @escaping @MainActor (Node, EnvironmentValues) -> Node) {
    self.content = content
    self.wrap = wrap
  }

  package func _makeNodes(in context: ViewContext) -> [Node] {
    content._makeNodes(in: context).map { wrap($0, context.environment) }
  }
}

/// Turns the statements of a closure into one view.
@resultBuilder
nonisolated public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    TupleView(repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    .first(first)
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    .second(second)
  }
  @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
