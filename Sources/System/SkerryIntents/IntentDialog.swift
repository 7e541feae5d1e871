import SkerryBasics

/// The words of an intent.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The words that are shown, and said where nothing can be shown.
  public let full: LocalizedStringResource

  /// Words that are shown and said.
  public init(_ full: LocalizedStringResource) { self.full = full }
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
