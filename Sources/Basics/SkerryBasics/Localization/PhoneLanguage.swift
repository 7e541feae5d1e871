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

  /// Chooses a language; `false` for what can't be one.
  @discardableResult
  public static func choose(_ identifier: String) -> Bool {
    guard isWellFormed(identifier) else { return false }
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

  /// Whether lines run from the right, as in Arabic and Hebrew.
  public static var isRightToLeft: Bool {
    ["ar", "dv", "fa", "he", "ks", "ku", "ps", "sd", "ug", "ur", "yi"].contains(base(of: identifier))
  }

  /// Two or three letters, then parts of letters and digits.
  package static func isWellFormed(_ identifier: String) -> Bool {
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.utf8.count), identifier.utf8.count <= 40 else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty && part.utf8.count <= 8
        && part.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
    } && first.allSatisfy(\.isLetter)
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
