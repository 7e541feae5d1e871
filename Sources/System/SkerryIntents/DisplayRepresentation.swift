import FoundationEssentials
import SkerryBasics

/// A type whose values have a word for one of them.
public protocol TypeDisplayRepresentable {
  /// The words for this kind of value.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with words in the person's language.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}

/// A value that is presented to people by itself.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// The words and picture for this value.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of what is presented.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value that is presented to people, by itself and by its type.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type whose cases are presented to people.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
  /// The words and picture for each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title of the case; its name where it has none.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(self)")
  }
}

/// A type whose cases are presented to people, by themselves and by their type.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}

/// How a value is presented to people.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The words that name it.
  public var title: LocalizedStringResource
  /// More words below; `nil` for none.
  public var subtitle: LocalizedStringResource?
  /// A picture; `nil` for none.
  public var image: Image?
  /// Other words by which people may name it.
  public var synonyms: [LocalizedStringResource] = []

  /// A picture beside the title.
  public struct Image: Hashable, Sendable, Codable {
    /// The shape of the picture.
    public enum DisplayStyle: Hashable, Sendable, Codable {
      /// As it is, or in a circle.
      case `default`, circular
    }
    /// The name of the symbol or of the picture; empty for bytes.
    public let name: String
    private init(name: String) { self.name = name }
    /// A symbol.
    public init(systemName: String, isTemplate: Bool? = nil) { self.init(name: systemName) }
    /// An image of the app's asset catalogue.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(name: name)
    }
    /// The bytes of an image.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { self.init(name: "") }
    /// An image that lies somewhere; `width` and `height` are in points.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      self.init(name: url.lastPathComponent)
    }
  }

  /// Words, and a picture beside them.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
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
  /// The words for a number of them; `nil` for those of the system.
  public var numericFormat: LocalizedStringResource?
  /// Other words for one of them.
  public var synonyms: [LocalizedStringResource] = []

  /// The word for one of them, and the words for several.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms)
  }
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
