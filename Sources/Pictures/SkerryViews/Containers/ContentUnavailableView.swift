/// Says that there is nothing to show, and why: a symbol, a title, a sentence, and what can be done, one below the other.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A message of a label, with an explanation and buttons below it.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 4) {
      label.labelStyle(UnavailableLabelStyle()).font(.title2).bold()
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == SkerryViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A message with a symbol; the title is a text that can be translated.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SkerryViews.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
  /// A message with a symbol; the title is shown as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      SkerryViews.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
  /// A message with an image of the asset catalogue; the title is a text that can be translated.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SkerryViews.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Nothing was found.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }
  /// Nothing was found for a text.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
