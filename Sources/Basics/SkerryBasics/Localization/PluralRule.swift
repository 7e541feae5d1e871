/// Which of a language's plural forms a number takes, as Unicode's tables have it.
enum PluralRule {
  /// `zero`, `one`, `two`, `few`, `many` or `other`.
  static func category(of number: Double, in language: String) -> String {
    let value = abs(number)
    guard value.isFinite, value < 1e15 else { return "other" }
    return rule(for: PhoneLanguage.base(of: language))(value, value.rounded(.down) == value)
  }

  private typealias Rule = (_ value: Double, _ isWhole: Bool) -> String

  private static func rule(for language: String) -> Rule {
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue": { _, _ in "other" }
    case "fr", "pt", "hy", "ff": { value, _ in value < 2 ? "one" : "other" }
    case "hi", "bn", "fa", "gu", "kn", "am", "zu", "as": { value, _ in value <= 1 ? "one" : "other" }
    case "ru", "uk", "be": eastSlavic
    case "sr", "hr", "bs": southSlavic
    case "pl": polish
    case "cs", "sk": czech
    case "sl": slovene
    case "ar": arabic
    case "he", "iw":
      { value, isWhole in isWhole ? value == 1 ? "one" : value == 2 ? "two" : "other" : value < 1 ? "one" : "other" }
    case "ro", "mo": romanian
    case "lt": lithuanian
    case "lv": latvian
    case "ga":
      { value, isWhole in
        guard isWhole else { return "other" }
        return value == 1
          ? "one" : value == 2 ? "two" : value <= 6 && value > 0 ? "few" : value <= 10 && value > 6 ? "many" : "other"
      }
    case "cy":
      { value, _ in
        [0.0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][value] ?? "other"
      }
    case "tr", "hu", "az", "ka", "kk", "bg", "el", "es", "eu", "sq", "ta", "te", "ml", "mr", "ne", "nb", "no", "nn":
      { value, _ in value == 1 ? "one" : "other" }
    default: { value, isWhole in value == 1 && isWhole ? "one" : "other" }
    }
  }

  private static func ends(_ value: Double) -> (ten: Int, hundred: Int) {
    (Int(value.truncatingRemainder(dividingBy: 10)), Int(value.truncatingRemainder(dividingBy: 100)))
  }

  private static func eastSlavic(_ value: Double, _ isWhole: Bool) -> String {
    guard isWhole else { return "other" }
    let (ten, hundred) = ends(value)
    if ten == 1, hundred != 11 { return "one" }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
  }
  private static func southSlavic(_ value: Double, _ isWhole: Bool) -> String {
    let category = eastSlavic(value, isWhole)
    return category == "many" ? "other" : category
  }
  private static func polish(_ value: Double, _ isWhole: Bool) -> String {
    guard isWhole else { return "other" }
    let (ten, hundred) = ends(value)
    if value == 1 { return "one" }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
  }
  private static func czech(_ value: Double, _ isWhole: Bool) -> String {
    guard isWhole else { return "many" }
    return value == 1 ? "one" : (2...4).contains(value) ? "few" : "other"
  }
  private static func slovene(_ value: Double, _ isWhole: Bool) -> String {
    guard isWhole else { return "few" }
    switch ends(value).hundred {
    case 1: return "one"
    case 2: return "two"
    case 3, 4: return "few"
    default: return "other"
    }
  }
  private static func arabic(_ value: Double, _ isWhole: Bool) -> String {
    guard isWhole else { return "other" }
    if value < 3 { return ["zero", "one", "two"][Int(value)] }
    let hundred = ends(value).hundred
    return (3...10).contains(hundred) ? "few" : (11...99).contains(hundred) ? "many" : "other"
  }
  private static func romanian(_ value: Double, _ isWhole: Bool) -> String {
    if value == 1, isWhole { return "one" }
    let hundred = ends(value).hundred
    return !isWhole || value == 0 || (1...19).contains(hundred) ? "few" : "other"
  }
  private static func lithuanian(_ value: Double, _ isWhole: Bool) -> String {
    guard isWhole else { return "many" }
    let (ten, hundred) = ends(value)
    if (11...19).contains(hundred) || ten == 0 { return "other" }
    return ten == 1 ? "one" : "few"
  }
  private static func latvian(_ value: Double, _ isWhole: Bool) -> String {
    guard isWhole else { return "other" }
    let (ten, hundred) = ends(value)
    if ten == 0 || (11...19).contains(hundred) { return "zero" }
    return ten == 1 ? "one" : "other"
  }
}
