/// How something looks that is shared; widgets share nothing.
public struct SharePreview<Image, Icon> {
  private init() {}
}
extension SharePreview where Image: Transferable, Icon: Transferable {
  /// A title with a picture and a sign.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
  /// A title as it stands with a picture and a sign.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}
extension SharePreview where Image: Transferable, Icon == Never {
  /// A title with a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  /// A title as it stands with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}
extension SharePreview where Image == Never, Icon: Transferable {
  /// A title with a sign.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  /// A title as it stands with a sign.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}
extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) { self.init() }
  /// A title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension ShareLink {
  /// Shares several things, with a label.
  public init<Data: RandomAccessCollection, I, J>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<I, J>, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable { self.init(item: "", label: label) }
  /// Shares something, with a label.
  public init<I: Transferable, P, J>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, J>, @ViewBuilder label: () -> Label
  ) { self.init(item: "", label: label) }
  /// Shares several addresses, with a label.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL { self.init(item: "", label: label) }
  /// Shares several texts, with a label.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String { self.init(item: "", label: label) }
}
extension ShareLink where Label == SkerryViews.Label<Text, Image> {
  /// Shares several things.
  public init<Data: RandomAccessCollection, I, J>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<I, J>
  ) where Data.Element: Transferable { self.init(item: "") }
  /// Shares several things, under a name.
  public init<Data: RandomAccessCollection, I, J>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<I, J>
  ) where Data.Element: Transferable { self.init(item: "") }
  /// Shares something.
  public init<I: Transferable, P, J>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, J>
  ) { self.init(item: "") }
  /// Shares something, under a name.
  public init<I: Transferable, P, J>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, J>
  ) { self.init(item: "") }
  /// Shares something, under a name as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable, P, J>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, J>
  ) { self.init(item: "") }
  /// Shares several addresses.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL { self.init(item: "") }
  /// Shares several texts.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String { self.init(item: "") }
  /// Shares several texts, under a name.
  public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String { self.init(item: "") }
  /// Shares an address, under a name as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item)
  }
}
