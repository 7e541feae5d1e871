import FoundationEssentials
import SkerryViews

extension View {
  /// Colours the ground of the lock screen's card; `nil` leaves it to the system.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    NodeSourceView(self, backgroundTint: color)
  }

  /// Colours the text of the button with which the system removes the card.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    NodeSourceView(self, actionForeground: color)
  }

  /// Joins the views that take a tinted widget's accent colour; Live Activities are never tinted.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}

/// The tint of the lock screen's card.
nonisolated enum BackgroundTintPreference: SurfacePreference { typealias Value = Paint }
/// The colour of the system's button text.
nonisolated enum ActionForegroundPreference: SurfacePreference { typealias Value = Paint }
/// The view behind a widget's content, out to its edges.
enum ContainerBackgroundPreference: SurfacePreference { typealias Value = Node }

/// A view that tells the rendering pass something before its nodes are made.
package struct NodeSourceView: PrimitiveView {
  private let content: any View
  private let tell: @MainActor (ViewContext) -> Void

  init(_ content: any View, tell: @escaping @MainActor (ViewContext) -> Void) {
    self.content = content
    self.tell = tell
  }

  /// Colours the ground of the card.
  package init(_ content: any View, backgroundTint color: Color?) {
    self.init(content) { context in
      guard let color else { return }
      context.pass.prefer(color._paint(in: context.environment), for: BackgroundTintPreference.self)
    }
  }

  /// Colours the system's button.
  package init(_ content: any View, actionForeground color: Color?) {
    self.init(content) { context in
      guard let color else { return }
      context.pass.prefer(color.ofInk._paint(in: context.environment), for: ActionForegroundPreference.self)
    }
  }

  /// Fills the container of a widget.
  package init<Background: View>(_ content: any View, container background: Background, alignment: Alignment) {
    self.init(content) { context in
      guard context.environment[DrawsContainerKey.self],
        let node = context.single(background, alignment: alignment)
      else { return }
      context.pass.prefer(node, for: ContainerBackgroundPreference.self)
    }
  }

  package func _makeNodes(in context: ViewContext) -> [Node] {
    tell(context)
    return content._makeNodes(in: context)
  }
}
