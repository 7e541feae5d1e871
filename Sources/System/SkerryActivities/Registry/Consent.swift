/// What the person has answered below the first cards of an app.
public enum Consent: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not asked or not answered yet.
  case undecided
  /// "Allow" was tapped; the next activity asks once more.
  case allowed
  /// "Always Allow" was tapped, or the switch in Settings was turned on.
  case always
}

/// What a card asks below its content; the other button is "Don't Allow".
public enum ConsentQuestion: String, Hashable, Sendable, Codable {
  case allow
  case alwaysAllow

  /// The title of the button that agrees.
  public var agreement: String { self == .allow ? "Allow" : "Always Allow" }
  /// The title of the button that refuses.
  public var refusal: String { "Don't Allow" }
}

/// A stored answer, with the newest start at the time: what starts later asks for "Always Allow".
struct ConsentAnswer: Codable, Hashable, Sendable {
  var isAlways: Bool
  var order: Int
}
