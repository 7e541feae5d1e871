import SkerryBasics

/// A choice that people can make for an intent's parameter.
///
/// ```swift
/// enum Size: String, AppEnum {
///   case small, large
///
///   static var typeDisplayRepresentation: TypeDisplayRepresentation { "Size" }
///   static var caseDisplayRepresentations: [Size: DisplayRepresentation] { [.small: "Small", .large: "Large"] }
/// }
/// ```
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, IntentValue {
  /// The words for this kind of choice.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The words and picture for each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// How a value is presented to people.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The words that name it.
  public var title: LocalizedStringResource
  /// More words below; `nil` for none.
  public var subtitle: LocalizedStringResource?
  /// A picture; `nil` for none.
  public var image: Image?

  /// A symbol beside the title.
  public struct Image: Hashable, Sendable {
    /// The name of the symbol or of the picture.
    public let name: String
    /// A symbol.
    public init(systemName: String) { name = systemName }
    /// An image of the app's asset catalogue.
    public init(named name: String) { self.name = name }
  }

  /// Words, and a picture beside them.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// How a type of values is presented to people.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The word for one of them.
  public var name: LocalizedStringResource

  /// The word for one of them.
  public init(name: LocalizedStringResource) { self.name = name }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    name = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
