import SkerryActivities
import SkerryViews

/// Views for Xcode's canvas. `skerry run` finds them; in a package of your own, `#Preview { Order_Previews.previews }` names
/// them.
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
  /// A stand-in for the activity in a preview.
  @MainActor public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    PreviewedActivities.current?.list.append(
      ActivityPreview(viewKind.presentation, WidgetOfBundle(), self, [state]))
    return EmptyView()
  }
}

/// The activities that the views of a `PreviewProvider` speak of, noted as the views are made: no body runs for it, because
/// previews are found at each start of a program, and most are never drawn.
final class PreviewedActivities {
  var list: [ActivityPreview] = []
  fileprivate(set) static var current: PreviewedActivities?

  /// Makes views, and returns the activities among them, in their order.
  static func found<Content>(by make: () -> Content) -> (content: Content, activities: [ActivityPreview]) {
    let (before, found) = (current, PreviewedActivities())
    current = found
    defer { current = before }
    return (make(), found.list)
  }
}

/// The widget of an activity whose preview names none: the program's bundle has it.
struct WidgetOfBundle: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
