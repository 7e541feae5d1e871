import SkerryActivities
import SkerryViews

/// Views for Xcode's canvas, each a preview of its own. They are found in the program, wherever they stand.
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
    PreviewedActivityView(activity: ActivityPreview(viewKind.presentation, WidgetOfBundle(), self, [state]))
  }
}

/// Where an activity stands among the views of a preview: nothing is drawn there, it is a preview of its own.
struct PreviewedActivityView: PrimitiveView {
  let activity: ActivityPreview
  func _makeNodes(in context: ViewContext) -> [Node] { [] }
}

/// The activities among the views of a preview, and whether there is more to see.
///
/// It is looked for in what the views hold: no body runs for it, because previews are found at each start of a program, and
/// most are never drawn.
struct PreviewParts {
  private(set) var activities: [(name: String?, activity: ActivityPreview)] = []
  private(set) var hasViews = false

  /// The parts of a preview's view.
  init(of view: any View) { look(into: view, name: nil) }

  private mutating func look(into view: any View, name: String?) {
    switch view {
    case let place as PreviewedActivityView: activities.append((name, place.activity))
    case is EmptyView: break
    case let compound as any CompoundView:
      let name = (compound as? NamedPreviewView)?.name ?? name
      for part in compound.parts { look(into: part, name: name) }
    default: hasViews = true
    }
  }
}

/// The widget of an activity whose preview names none: the program's bundle has it.
struct WidgetOfBundle: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
