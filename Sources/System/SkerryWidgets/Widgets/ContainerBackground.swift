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
    let background = content()
    return NodeSourceView(self) { context in
      guard context.environment[DrawsContainerKey.self],
        let node = context.single(background, alignment: alignment)
      else { return }
      context.pass.prefer(node, for: ContainerBackgroundPreference.self)
    }
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
