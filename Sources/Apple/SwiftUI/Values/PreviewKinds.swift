/// The system that a preview is shown on; here always an iPhone.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }
extension PreviewProvider {
  /// The system that the previews are shown on.
  public static var platform: PreviewPlatform? { nil }
}
/// A value that says where a preview is shown.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}
extension PreviewContext {
  /// The value of a key: none is ever set.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
/// A preview can't be shown.
public struct PreviewUnavailable: Error {
  /// A preview can't be shown.
  public init() {}
}
/// Something that Xcode offers to insert; nobody asks here.
public struct LibraryItem {
  /// A group of the library.
  public struct Category: Hashable, Sendable {
    private let name: String
    /// Effects.
    public static let effect = Category(name: "effect")
    /// Layouts.
    public static let layout = Category(name: "layout")
    /// Controls.
    public static let control = Category(name: "control")
    /// Others.
    public static let other = Category(name: "other")
  }
  /// A view that can be inserted.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}
/// Gathers what can be inserted.
@resultBuilder
public struct LibraryContentBuilder {
  /// One item.
  public static func buildExpression(_ expression: LibraryItem) -> [LibraryItem] { [expression] }
  /// Several items.
  public static func buildExpression(_ expression: [LibraryItem]) -> [LibraryItem] { expression }
  /// All of them.
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap(\.self) }
}
/// Says what Xcode offers to insert; nobody asks here.
public protocol LibraryContentProvider {
  /// What modifiers are offered for.
  associatedtype ModifierBase = Any
  /// Views that are offered.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// Modifiers that are offered.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}
extension LibraryContentProvider {
  /// None.
  public var views: [LibraryItem] { [] }
  /// None.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
