// Rotors, charts and places for a screen reader. As on iOS, nobody moves through a surface with them: everything here is
// accepted, and nothing of it is spoken.

/// The entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}
/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// An entry for a view, by its name.
  nonisolated public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void)? = nil) {}
  /// An entry for a view, by its name.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void)? = nil
  ) {}
  /// An entry for a view, by its name as it stands.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void)? = nil
  ) {}
  /// An entry for a view of a namespace, by its name.
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: (() -> Void)? = nil
  ) {}
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
/// Entries one after the other.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {}
/// Makes entries of statements.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// One of them.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  /// All of them.
  public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content)
    -> AccessibilityRotorEntries
  { AccessibilityRotorEntries() }
  /// Those of a condition.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }
}
/// A rotor of the system.
public struct AccessibilitySystemRotor: Sendable {
  /// Links, also those that were visited.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Text in bold.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Text in italics.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Text with a line below.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Words that are spelled wrong.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Fields for text.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}
/// The technologies that help to use a phone.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  /// The technologies of a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// A switch.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
/// What a screen reader plays of a chart.
public final class AXChartDescriptor {
  /// Nothing.
  public init() {}
}
/// Says what a screen reader plays of a chart; nobody asks here.
public protocol AXChartDescriptorRepresentable {
  /// What is played.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes it.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension AccessibilityActionCategory {
  /// A kind of action by its name.
  public init(_ name: Text) { self = .default }
}

extension View {
  /// Has no effect here: nobody moves through a surface with a screen reader.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View { self }
  /// Has no effect here: nobody drags on a surface.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View { self }
  /// Has no effect here: nobody drags on a surface.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View { self }
  /// Has no effect here: nobody moves through a surface with a screen reader.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Has no effect here: nobody moves through a surface with a screen reader.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Has no effect here: nobody moves through a surface with a screen reader.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Has no effect here: nobody moves through a surface with a screen reader.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Has no effect here: nobody moves through a surface with a screen reader.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Has no effect here: nobody moves through a surface with a screen reader.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Has no effect here: nobody moves through a surface with a screen reader.
  public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }
}
