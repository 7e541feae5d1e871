import SkerryViews

/// The uses of a background.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The container of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Fills a widget's container; Live Activities and accessory widgets don't show it.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    NodeSourceView(self, container: content(), alignment: alignment)
  }

  /// Fills a widget's container with a style; Live Activities and accessory widgets don't show it.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
}

/// Whether the surface that is drawn has a container of its own.
nonisolated enum DrawsContainerKey: EnvironmentKey { static let defaultValue = false }
