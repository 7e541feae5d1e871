import FoundationEssentials

/// Code that a phone does not run in a widget or an activity: closures are accepted and never called.
extension View {
  /// Has no effect here: a view of a surface lives for one picture.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Has no effect here: a view of a surface lives for one picture.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Has no effect here: a view of a surface lives for one picture.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    self
  }
  /// Has no effect here: a view of a surface lives for one picture.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View { self }
  /// Has no effect here: a view of a surface lives for one picture.
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ new: V) -> Void) -> some View { self }
  /// Has no effect here: a view of a surface lives for one picture.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Has no effect here: a view of a surface lives for one picture.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Has no effect here: as on iOS, widgets and Live Activities take no gestures but buttons and links.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  /// Has no effect here: as on iOS, widgets and Live Activities take no gestures but buttons and links.
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View {
    self
  }
  /// Links are opened by the app's own process, which says where they lead.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

extension View {
  /// The URL that a press anywhere else on the presentation opens in the app; `nil` sets none.
  public func widgetURL(_ url: URL?) -> some View { WidgetURLView(content: self, url: url) }
}

/// Tells the pass about a URL; the outermost is told first.
package struct WidgetURLView: PrimitiveView {
  let content: any View
  let url: URL?

  package init(content: any View, url: URL?) {
    self.content = content
    self.url = url
  }

  package func _makeNodes(in context: ViewContext) -> [Node] {
    if let url { context.pass.register(widgetURL: url) }
    return content._makeNodes(in: context)
  }
}
