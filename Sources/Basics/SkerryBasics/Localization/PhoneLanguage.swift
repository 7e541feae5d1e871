import FoundationEssentials
import Synchronization

/// The language of the phone, chosen when a program starts, or by a tape for itself.
public enum PhoneLanguage {
  /// The language of phones for which nobody chooses one.
  public static let usual = "en_US"
  private static let chosen = Mutex(usual)
  private static let chosenByTape = Mutex<String?>(nil)

  /// The identifier, such as `de` or `pt_BR`.
  public static var identifier: String { chosenByTape.withLock { $0 } ?? chosen.withLock { $0 } }

  /// Chooses a language; `false` for what is none.
  @discardableResult
  public static func choose(_ identifier: String) -> Bool {
    guard problem(with: identifier) == nil else { return false }
    chosen.withLock { $0 = identifier.replacing("-", with: "_") }
    return true
  }

  /// Chooses the language of the tape that is played from now on; `nil` for the program's.
  package static func chooseForTape(_ identifier: String?) {
    let identifier = identifier?.replacing("-", with: "_")
    chosenByTape.withLock { $0 = identifier }
  }

  /// How dates and numbers are written.
  public static var locale: Locale { Locale(identifier: identifier) }

  /// The same, with hours as the phone writes them.
  public static var localeOfFormats: Locale { HourFormat.locale(identifier, is24Hour: HourFormat.is24Hour) }

  /// Whether a day has 24 hours in times of day, as long as the phone says nothing else.
  public static var uses24HourClock: Bool { chosen24Hours.withLock { $0 } || HourFormat.isUsual(in: identifier) }
  private static let chosen24Hours = Mutex(false)

  /// Lets a day of new phones have 24 hours in any language: what is made before there is a phone is written so, too.
  public static func choose24HourClock() { chosen24Hours.withLock { $0 = true } }

  /// Whether words are English.
  public static var isEnglish: Bool { base(of: identifier) == "en" }

  /// Whether lines run from the right, as in Arabic and Hebrew.
  public static var isRightToLeft: Bool {
    ["ar", "dv", "fa", "he", "ks", "ku", "ps", "sd", "ug", "ur", "yi"].contains(base(of: identifier))
  }

  /// What is wrong with an identifier, in one sentence that says what may be meant; `nil` for a locale that phones have.
  package static func problem(with identifier: String) -> String? {
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
    guard isKnown(parts), identifier.utf8.count <= 40 else {
      let guess = suggestion(for: identifier, parts).map { "; did you mean \($0)?" } ?? "."
      let shown = identifier.prefix(60).filter { !$0.isNewline }
      return "There is no locale “\(shown)”\(guess) Write it like en, de or pt_BR."
    }
    return nil
  }

  /// A language, then perhaps a script, a region, and variants, in this order.
  private static func isKnown(_ parts: [String]) -> Bool {
    guard let language = parts.first, LocaleNames.languages.contains(language.lowercased()) else { return false }
    var rest = parts.dropFirst()
    if let script = rest.first, LocaleNames.scripts.contains(script.capitalizedCode) { rest.removeFirst() }
    if let region = rest.first, LocaleNames.regions.contains(region.uppercased()) { rest.removeFirst() }
    return rest.allSatisfy { $0.uppercased() == "POSIX" || (5...8).contains($0.utf8.count) && $0.isCode }
  }

  /// The identifier that was probably meant.
  private static func suggestion(for identifier: String, _ parts: [String]) -> String? {
    if let code = LocaleNames.named[identifier.lowercased()] { return code }
    // As a computer's own setting has it: de_DE.UTF-8, or sr_RS@latin.
    let plain = String(identifier.prefix { $0 != "." && $0 != "@" })
    if plain != identifier, problem(with: plain) == nil { return plain }
    guard let language = parts.first?.lowercased() else { return nil }
    if let code = LocaleNames.named[language] { return code }
    return LocaleNames.languages.contains(language) ? language : nil
  }

  /// The language without its script and country: `pt` of `pt_BR`.
  static func base(of identifier: String) -> String {
    String(identifier.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  /// How nearly a table's language is that of a phone: 0 for the same, more for less, `nil` for another one.
  static func distance(of table: String, from phone: String) -> Int? {
    func parts(_ identifier: String) -> [String] {
      identifier.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    }
    let (one, other) = (parts(table), parts(phone))
    guard let first = one.first, first == other.first else { return nil }
    // A part that the phone has not said, such as another country, is further away than one that the table leaves open.
    return one.dropFirst().filter { !other.contains($0) }.count * 4
      + other.dropFirst().filter { !one.contains($0) }.count
  }
}

extension String {
  /// A code as scripts are written: `Latn`.
  fileprivate var capitalizedCode: String { prefix(1).uppercased() + dropFirst().lowercased() }

  /// Whether it is made of ASCII letters and digits alone.
  fileprivate var isCode: Bool {
    unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
  }
}
