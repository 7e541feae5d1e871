/// What an app hands to an activity for one property.
enum AppValue: Hashable {
  case text(String)
  /// A text for want of a better one, such as “Your order”: it says less than what is known of the property's name.
  case instead(String)
  case number(Double)
  case truth(Bool)
  /// A case of an enumeration, by its name.
  case member(String)
  /// A text that the app puts together, with `{name}` where a value stands in it.
  case template(String)
  /// An hour or a day as a text.
  case clock(isDay: Bool)
  /// An instant, in seconds from the one at which it is made up; `nil` where only its side is known.
  case moment(seconds: Double?, isPast: Bool)

  /// As it stands in a line of hints; `nil` for what says nothing, such as zero and an empty text.
  var word: String? {
    switch self {
    case .text(let text), .instead(let text): return Self.saysNothing(text) ? nil : text
    case .number(let number):
      guard number != 0, number != -1, abs(number) < Self.leastOfInstant else { return nil }
      return Self.plain(number)
    case .truth(let truth): return "\(truth)"
    case .member(let name): return "." + name
    case .template, .clock: return nil
    case .moment(let seconds, _):
      // What begins now was begun some time ago in a picture that says something.
      guard let seconds, abs(seconds) >= 1, abs(seconds) < Self.leastOfInstant else { return nil }
      return "@\(Int(seconds))"
    }
  }

  /// A number without a point where it has no parts.
  static func plain(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

  /// Whether nothing is known by it.
  var saysNothing: Bool {
    switch self {
    case .moment, .template, .clock: false
    default: word == nil
    }
  }

  /// A number as large is an instant in seconds since 1970.
  static let leastOfInstant = 1e9

  /// Whether a text stands where the app knows nothing better yet.
  static func saysNothing(_ text: String) -> Bool {
    let isShown = text.unicodeScalars.contains { letter in
      letter.properties.isAlphabetic || letter.properties.numericType != nil || letter.properties.isEmojiPresentation
        || letter.value > 0x2600 && letter.properties.isEmoji
    }
    // What is filled in elsewhere: `%.1f km`.
    return !isShown || text.contains(/%[-+0-9.$]*(?:l{0,2}[diu]|[fs@])(?![a-z])/)
      || text.prefixMatch(
        of: /(?i)\s*(?:[0.:]+$|unknown|none$|n\/a|loading|starting|connecting|error|test|[-–—]+:|\?|#[0-9a-f]{6,8}$)/)
        != nil
  }
}
