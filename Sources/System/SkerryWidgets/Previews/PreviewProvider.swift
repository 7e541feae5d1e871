import SkerryActivities
import SkerryViews

/// Views for Xcode's canvas; here they compile and are never drawn.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views that are shown.
  associatedtype Previews: View
  /// The views that are shown, each a preview of its own.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// Where a preview is shown.
nonisolated public protocol PreviewContext {}

/// Shows a preview as a widget of a size.
nonisolated public struct WidgetPreviewContext: PreviewContext, Hashable, Sendable {
  /// The size of the widget.
  public let family: WidgetFamily
  /// A widget of a size.
  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  /// Where Xcode's canvas shows the view; without an effect here.
  public func previewContext<Context: PreviewContext>(_ context: Context) -> some View { self }
}

extension ActivityAttributes {
  /// A stand-in for the activity in Xcode's canvas; here it shows nothing.
  @MainActor public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    EmptyView()
  }
}
