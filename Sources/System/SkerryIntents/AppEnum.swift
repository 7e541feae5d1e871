import SkerryBasics

/// A choice that people can make for an intent's parameter.
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, IntentValue {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// How a value is presented to people.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?

  /// A symbol beside the title.
  public struct Image: Hashable, Sendable {
    public let name: String
    public init(systemName: String) { name = systemName }
    public init(named name: String) { self.name = name }
  }

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
  public var name: LocalizedStringResource

  public init(name: LocalizedStringResource) { self.name = name }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    name = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
