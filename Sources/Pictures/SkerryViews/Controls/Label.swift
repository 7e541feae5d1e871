/// An icon with a title.
///
/// ```swift
/// Label("Delivered", systemImage: "checkmark.circle.fill")
/// ```
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// A title and an icon of any views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    switch context.environment[LabelLookKey.self] {
    case .titleOnly: return context.row(title).map { [$0] } ?? []
    case .iconOnly:
      guard let icon = context.row(icon) else { return [] }
      return [NamedIconNode(icon, title: context.row(title))]
    case .titleAndIcon:
      let parts = [context.row(icon), context.row(title)].compactMap(\.self)
      guard parts.count > 1 else { return parts }
      return [LabelNode(icon: parts[0], title: parts[1])]
    case .custom(let make):
      let configuration = LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
      // A label within a style has the system's look, or it would have that style again.
      return context.evaluate { make(configuration) }._makeNodes(
        in: context.with { $0[LabelLookKey.self] = LabelLookKey.defaultValue })
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style shows.
  ///
  /// - Parameter configuration: the parts that the style was given.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A symbol beside a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// A symbol beside a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  /// An image of the asset catalogue beside a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  /// An image of the asset catalogue beside a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

/// An icon beside its title; spoken as the title alone.
package final class LabelNode: WrapperNode {
  private let title: Node

  package init(icon: Node, title: Node) {
    self.title = title
    super.init(
      StackNode(
        [icon, title], axis: .horizontal, alignment: VerticalAlignment.firstTextBaseline.guide, gap: Points.perColumn,
        pass: title.pass))
  }

  package override func speak(into speech: inout Speech) { title.speak(into: &speech) }
}

/// An icon that is spoken as the title it stands for.
package final class NamedIconNode: WrapperNode {
  private let title: Node?

  package init(_ icon: Node, title: Node?) {
    self.title = title
    super.init(icon)
  }

  package override func speak(into speech: inout Speech) {
    if let title { title.speak(into: &speech) } else { child.speak(into: &speech) }
  }
}
