import FoundationEssentials
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
    ActivityPreviewView(
      preview: ActivityPreview(viewKind.presentation, WidgetOfBundle(), self, [state]))
  }
}

/// An activity among the views of a `PreviewProvider`: it takes no room and says what it is.
struct ActivityPreviewView: PrimitiveView {
  let preview: ActivityPreview

  func _makeNodes(in context: ViewContext) -> [Node] { [ActivityPreviewNode(preview, pass: context.pass)] }

  /// The activities among views, in their order.
  static func previews(in view: AnyView) -> [ActivityPreview] {
    let environment = PresentationEnvironment()
    let pass = environment.pass(at: PresentTime.virtual ?? .distantPast)
    let context = ViewContext(environment: environment.values(isDark: false, supported: []), pass: pass)
    func all(_ node: Node) -> [ActivityPreview] {
      (node as? ActivityPreviewNode).map { [$0.preview] } ?? node.children.flatMap(all)
    }
    return context.single(view).map(all) ?? []
  }
}

private final class ActivityPreviewNode: Node {
  let preview: ActivityPreview

  init(_ preview: ActivityPreview, pass: RenderPass) {
    self.preview = preview
    super.init(pass: pass)
  }
}

/// The widget of an activity whose preview names none: the program's bundle has it.
private struct WidgetOfBundle: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
