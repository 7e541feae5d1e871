// Menus, pages and ways to go on: as on iOS, a widget can't have them and shows a sign.

/// Actions that open from a label; widgets can't have one.
public struct Menu<Label: View, Content: View>: View {
  /// Actions with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// Actions with a label that is an action itself.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {}
  public var body: some View { ForbiddenView(name: "Menu") }
}
extension Menu where Label == Text {
  /// Actions named by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Actions named by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
extension Menu where Label == SkerryViews.Label<Text, Image> {
  /// Actions named by a text that can be translated, with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
}

/// Rows of fields; widgets can't have one.
public struct Form<Content: View>: View {
  /// Rows of fields.
  public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { ForbiddenView(name: "Form") }
}

/// Pages that lie on one another; widgets can't have one.
public struct NavigationStack<Data, Root: View>: View {
  /// Pages over a first one.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  /// Pages over a first one, by a way.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
  /// Pages over a first one, by a list.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
  public var body: some View { ForbiddenView(name: "NavigationStack") }
}
/// Pages that lie on one another, by the name of old; widgets can't have one.
public struct NavigationView<Content: View>: View {
  /// Pages over a first one.
  public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { ForbiddenView(name: "NavigationView") }
}
/// Columns of pages; widgets can't have one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {}
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  public var body: some View { ForbiddenView(name: "NavigationSplitView") }
}
/// The way to a page.
public struct NavigationPath: Equatable {
  /// No way.
  public init() {}
  /// How many pages lie on the first one; none ever does.
  public var count: Int { 0 }
  /// Whether the first page shows.
  public var isEmpty: Bool { true }
  /// Goes nowhere.
  public mutating func append<V: Hashable>(_ value: V) {}
  /// Goes nowhere.
  public mutating func removeLast(_ k: Int = 1) {}
}
/// A label that leads to a page; widgets can't have one.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// A label that leads to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  /// A label that leads to a view, in the order of old.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  public var body: some View { ForbiddenView(name: "NavigationLink") }
}
extension NavigationLink where Destination == Never {
  /// A label that leads to what belongs to a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text {
  /// A text that leads to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
  /// A text that leads to a view, in the order of old.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {}
  /// A text as it stands that leads to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
}
extension NavigationLink where Label == Text, Destination == Never {
  /// A text that leads to what belongs to a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {}
}

/// Pages beside one another; widgets can't have one.
public struct TabView<Selection: Hashable, Content: View>: View {
  /// Pages of which one is chosen.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
  /// Pages.
  public init(@ViewBuilder content: () -> Content) where Selection == Int {}
  public var body: some View { ForbiddenView(name: "TabView") }
}
/// One of several pages.
public struct Tab<Value: Hashable, Content: View>: View {
  /// A page by its name and symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Value == Int {}
  /// A page by its name, symbol and value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {}
  public var body: some View { ForbiddenView(name: "Tab") }
}

/// A button that shares something; widgets can't have one.
public struct ShareLink<Label: View>: View {
  /// Shares an address, with a label.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
  /// Shares a text, with a label.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
  public var body: some View { ForbiddenView(name: "ShareLink") }
}
extension ShareLink where Label == SkerryViews.Label<Text, Image> {
  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {}
  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {}
  /// Shares an address, under a name.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {}
  /// Shares a text, under a name.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {}
}

/// A button that begins to edit; widgets can't have one.
public struct EditButton: View {
  /// A button that begins to edit.
  public init() {}
  public var body: some View { ForbiddenView(name: "EditButton") }
}

/// Something that can be scrolled by its names; nothing is.
public struct ScrollViewReader<Content: View>: View {
  private let content: Content
  /// Content with its way to scroll.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) { self.content = content(ScrollViewProxy()) }
  public var body: some View { content }
}
/// The way to scroll; nothing is scrolled.
public struct ScrollViewProxy {
  /// Nothing is scrolled.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

extension List {
  /// A row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }
  /// A row for each element, by what tells them apart.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { self.init { ForEach(data, id: id, content: rowContent) } }
  /// Rows of which some are chosen; none can be.
  public init<Selection: Hashable>(selection: Binding<Selection?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}
