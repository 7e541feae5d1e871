extension Section {
  /// Rows below a header and above a footer, in the order of old.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      header
    } footer: {
      footer
    }
  }
}
extension Section where Footer == EmptyView {
  /// Rows below a header, in the order of old.
  public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(content: content) { header } }
  /// Rows below a header; what can be folded is always unfolded here.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header)
  }
}
extension Section where Parent == EmptyView {
  /// Rows above a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content) {
      EmptyView()
    } footer: {
      footer()
    }
  }
  /// Rows above a footer, in the order of old.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      EmptyView()
    } footer: {
      footer
    }
  }
}

/// A title that folds its content; here it is as it is set, or folded.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Bool
  private let label: Label
  private let content: () -> Content
  /// Content that can be folded.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = MainActor.assumeIsolated { isExpanded.wrappedValue }
    self.label = label()
    self.content = content
  }
  /// Content that is folded.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }
  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        label
        Spacer()
        Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
      }
      if isExpanded { content() }
    }
  }
}
extension DisclosureGroup where Label == Text {
  /// Content that can be folded, titled by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  /// Content that is folded, titled by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// Controls that belong together, in a row.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  /// Controls that belong together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { HStack { content } }
}

/// Glass surfaces that flow into each other; here each is drawn by itself.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Glass surfaces that flow into each other below a distance, in points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

/// A view that is drawn anew only when it differs; here pictures are made anew anyway.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content
  /// A view that can be compared.
  public init(content: Content) { self.content = content }
  public var body: some View { content }
}
extension View where Self: Equatable {
  /// The view as one that is drawn anew only when it differs.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()
  /// A modifier that changes nothing.
  nonisolated public init() {}
  /// The content as it is.
  public func body(content: Content) -> some View { content }
}

/// Two changes as one.
public struct ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second
  /// The second change of the first one's view.
  public func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

extension ViewModifier {
  /// One change after the other.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ConcatenatedModifier<Self, Other> {
    ConcatenatedModifier(first: self, second: modifier)
  }
}
