import FoundationEssentials
import SkerryBasics

/// What an author wrote for a property, as a word of the hints: a text, a number, `.boarding` of a case, `@1500` of an
/// instant in so many seconds.
nonisolated struct SampleWritten {
  private let word: String

  init(_ word: String) { self.word = word }

  /// As a text that is shown: of a case its name.
  var text: String { caseName ?? word }

  /// The name of a case.
  var caseName: String? {
    word.first == "." && word.dropFirst().first?.isLetter == true ? String(word.dropFirst()) : nil
  }

  /// Whether it is the case that is written in some way: `.underWay` may be written `under-way`.
  func isName(_ written: String) -> Bool {
    func letters(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
    return caseName.map { $0 == written || letters($0) == letters(written) } ?? (word == written)
  }

  /// Whether it is a case of an enumeration, by its name or by what it is written as.
  func isCase(_ value: Any) -> Bool {
    guard let caseName else { return "\((value as? any RawRepresentable)?.rawValue ?? "")" == word }
    return "\(value)" == caseName || "\((value as? any RawRepresentable)?.rawValue ?? "")" == caseName
  }

  /// The seconds from now to an instant that lies so far away when the activity begins: it has gone on for some of them.
  private var seconds: Double? {
    guard word.first == "@", let span = Double(word.dropFirst()) else { return nil }
    return span > 0 ? Self.left(of: span) : span
  }

  /// What is left of a time that has gone on for six tenths, in whole minutes where it is long.
  static func left(of span: Double) -> Double {
    let left = span * 0.4
    return span >= 600 ? (left / 60).rounded() * 60 : left.rounded()
  }

  /// As a number: of an instant the seconds since 1970.
  func number(at now: Date) -> Double? {
    seconds.map { now.timeIntervalSince1970.rounded(.down) + $0 } ?? Double(word)
  }

  /// As a whole number.
  func whole(at now: Date) -> Int? {
    seconds == nil ? Int(word) : number(at: now).flatMap { Int(exactly: $0.rounded()) }
  }

  /// As a value of a type that is decoded as a whole; `nil` for any other.
  func value(of type: Any.Type, at now: Date) -> Any? {
    switch type {
    case is Date.Type: seconds.map { now.addingTimeInterval($0) }
    case is Decimal.Type: number(at: now).map { Decimal($0) }
    case is LocalizedStringResource.Type:
      word.first == "@" ? nil : LocalizedStringResource(stringLiteral: word)
    default: nil
    }
  }
}

/// What the app's own words say of all.
nonisolated extension SampleHints {
  /// How many values of a type the author made, as far as a picture has room for them.
  func count(of type: String) -> Int? {
    written.lazy.filter { $0.key.hasPrefix(type + ".") }.map { min($0.value.count, 6) }.max()
  }

  /// A number that the author wrote for a property.
  func number(_ name: String) -> Double? { written[name]?.first.flatMap(Self.number) }
}

nonisolated extension SampleValues {
  /// Words that only say what a text is for.
  private static let plain: Set<String> = [
    "title", "name", "label", "subtitle", "text", "value", "detail", "details", "description", "line", "primary",
    "secondary", "headline", "caption", "info", "item", "display", "id", "content",
  ]
  private static let plainOwners: Set<String> = [
    "state", "view", "model", "item", "data", "self", "info", "content", "object", "element", "value", "current",
    "manager", "attributes", "context", "config", "settings", "raw", "service", "store", "new", "selected", "first",
    "last",
  ]

  /// The name under which most is known of a text: where its own says nothing, that of what the app takes it from.
  func tellingName(of name: String) -> String {
    guard let alias = hints.aliases[name], hints.values[name] == nil,
      Set(Self.words(name)).isSubset(of: Self.plain)
    else { return name }
    let words = Set(Self.words(alias))
    return words.isSubset(of: Self.plain.union(Self.plainOwners)) ? name : alias
  }
}
