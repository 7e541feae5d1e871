import SkerryActivities
import SkerryViews

/// Views for Xcode's canvas; here they compile and are never drawn.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// Where a preview is shown.
nonisolated public protocol PreviewContext {}

/// Shows a preview as a widget of a size.
nonisolated public struct WidgetPreviewContext: PreviewContext, Hashable, Sendable {
  public let family: WidgetFamily
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
