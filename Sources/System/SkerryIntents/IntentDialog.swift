import SkerryBasics

/// What an intent says.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
  public let full: LocalizedStringResource

  public init(_ full: LocalizedStringResource) { self.full = full }
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
