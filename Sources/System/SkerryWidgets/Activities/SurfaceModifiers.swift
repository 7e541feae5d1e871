import FoundationEssentials
import SkerryViews

extension View {
  /// Colours the ground of the lock screen's card; `nil` leaves it to the system.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preferring(BackgroundTintPreference.self) { environment in color.map { $0._paint(in: environment) } }
  }

  /// Colours the text of the button with which the system removes the card.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    preferring(ActionForegroundPreference.self) { environment in color.map { $0.ofInk._paint(in: environment) } }
  }

  /// Joins the views that take a tinted widget's accent colour; Live Activities are never tinted.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  private func preferring<Preference: SurfacePreference>(
    _ type: Preference.Type, _ value: @escaping (EnvironmentValues) -> Preference.Value?
  ) -> some View {
    NodeSourceView(self) { context in
      if let value = value(context.environment) { context.pass.prefer(value, for: type) }
    }
  }
}

/// The tint of the lock screen's card.
nonisolated enum BackgroundTintPreference: SurfacePreference { typealias Value = Paint }
/// The colour of the system's button text.
nonisolated enum ActionForegroundPreference: SurfacePreference { typealias Value = Paint }
/// The view behind a widget's content, out to its edges.
enum ContainerBackgroundPreference: SurfacePreference { typealias Value = Node }

/// A view that tells the rendering pass something before its nodes are made.
struct NodeSourceView<Content: View>: PrimitiveView {
  private let content: Content
  private let tell: @MainActor (ViewContext) -> Void

  init(_ content: Content, tell: @escaping @MainActor (ViewContext) -> Void) {
    self.content = content
    self.tell = tell
  }

  func _makeNodes(in context: ViewContext) -> [Node] {
    tell(context)
    return content._makeNodes(in: context)
  }
}
