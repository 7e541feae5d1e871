/// The declarations of what stands for a design.
extension StandInMembers {
  /// The declarations; empty without any.
  var source: String {
    guard !isEmpty else { return "" }
    var text = "import Foundation\nimport SwiftUI\nimport UIKit\n\n"
    for (type, members) in names.sorted(by: { $0.key < $1.key }) {
      text += Self.lines("nonisolated extension \(type)", members) { "\(type) { \(Self.value($0, of: type)) }" }
      if type == "Color" {
        text += Self.lines("nonisolated extension ShapeStyle where Self == Color", members) {
          "Color { Color.`\($0)` }"
        }
      }
    }
    for (type, members) in designs.sorted(by: { $0.key < $1.key }) {
      let design = "Skerry\(type)s"
      text += Self.lines("nonisolated extension \(type)", members) { _ in "\(design) { \(design)() }" }
      if type == "Color" {
        text += Self.lines("nonisolated extension ShapeStyle where Self == Color", members) { _ in
          "\(design) { \(design)() }"
        }
      }
      text += """
        @dynamicMemberLookup nonisolated struct \(design) {
          subscript(dynamicMember name: String) -> \(type) { SkerryGuess.\(type.lowercased())(name) }
          @_disfavoredOverload subscript(dynamicMember name: String) -> \(design) { self }
        }

        """
    }
    for (type, labels) in codes.sorted(by: { $0.key < $1.key }) {
      text += Self.initializers(of: type, labels, doubtful: doubtful[type] ?? [])
    }
    for theme in themes.sorted() {
      text +=
        "@dynamicMemberLookup nonisolated enum \(theme) {\n\(services)\(functions[theme] ?? "")\(typedMembers("static "))\(Self.members(of: theme))}\n"
    }
    if !themes.isEmpty {
      text +=
        "@dynamicMemberLookup @dynamicCallable nonisolated struct SkerryTheme {\n\(typedMembers(""))\(Self.generated)"
        + values.sorted().map { "  static var `\($0)`: SkerryTheme { SkerryTheme(name: \"\($0)\") }\n" }.joined()
        + "\(Self.formats)\(Self.members())}\n"
    }
    return text + Self.guesses
  }

  private static func lines(_ head: String, _ members: Set<String>, _ body: (String) -> String) -> String {
    "\(head) {\n" + members.sorted().map { "  static var `\($0)`: \(body($0))\n" }.joined() + "}\n"
  }

  private static func value(_ member: String, of type: String) -> String {
    switch type {
    case "Font": "SkerryGuess.font(\"\(member)\")"
    case "CGFloat": "SkerryGuess.length(\"\(member)\")"
    case "ImageResource", "ColorResource": "\(type)(name: \"\(member)\", bundle: .main)"
    case "UIColor": "UIColor(SkerryGuess.color(\"\(member)\"))"
    default: "SkerryGuess.color(\"\(member)\")"
    }
  }

  private static func initializers(of type: String, _ labels: Set<String>, doubtful: Set<String>) -> String {
    let lines = labels.sorted().flatMap { label in
      [("String", "code"), ("some BinaryInteger", "String(Int(code), radix: 16)")].map { kind, code in
        let color = "SkerryGuess.color(code: \(code)).opacity(opacity ?? alpha)"
        // A class makes itself by another of its initializers.
        let deed = type == "UIColor" ? "self.init(\(color))" : "self = \(color)"
        return "  \(type == "UIColor" ? "convenience " : "")init\(doubtful.contains(label) ? "?" : "")"
          + "(\(label) code: \(kind), alpha: Double = 1, opacity: Double? = nil) { \(deed) }\n"
      }
    }
    return "nonisolated extension \(type) {\n\(lines.joined())}\n"
  }

  /// What a shared type often has beside its design.
  private var services: String {
    Self.services
      + Self.stores.map {
        "  static var \($0): UserDefaults\(doubtfulStores.contains($0) ? "?" : "") { .standard }\n"
      }.joined()
  }

  static let stores = ["defaults", "userDefaults", "sharedDefaults"]
  private static let services = """
      static var calendar: Calendar { .current }
      static var locale: Locale { .current }
      static var timeZone: TimeZone { .current }
      static var decoder: JSONDecoder { JSONDecoder() }
      static var encoder: JSONEncoder { JSONEncoder() }

    """

  private func typedMembers(_ isStatic: String) -> String {
    typed.sorted { $0.key < $1.key }.map { name, type in
      let guess = ["Color": "color", "Font": "font", "CGFloat": "length"][type] ?? "words"
      return "  \(isStatic)var `\(name)`: \(type) { SkerryGuess.\(guess)(\"\(name)\") }\n"
    }.joined()
  }

  /// A member may be a formatter.
  private static let formats = """
      func string(from date: Date) -> String { date.formatted(date: .abbreviated, time: .shortened) }
      func string(from number: NSNumber) -> String { number.doubleValue.formatted() }
      func string(from seconds: TimeInterval) -> String? {
        String(format: "%d:%02d", SkerryGuess.whole(seconds) / 60, SkerryGuess.whole(seconds) % 60)
      }
      func localizedString(for date: Date, relativeTo other: Date) -> String {
        date.formatted(.relative(presentation: .named))
      }

    """

  /// Members that programs generate for catalogues and tables of strings: `Asset.logo.swiftUIImage`, `L10n.Order.arriving(5)`.
  private static let generated = """
      let name: String
      var swiftUIImage: Image { Image(name) }
      var swiftUIColor: Color { SkerryGuess.color(name) }
      func dynamicallyCall(withKeywordArguments values: KeyValuePairs<String, Any>) -> String {
        SkerryGuess.words(name) + values.map { " \\($0.value)" }.joined()
      }

    """

  /// A member is a color, a font, a length or words, whichever its place asks for, or a type with such members.
  ///
  /// - Parameter theme: the type that has them itself; without, what another member answers has them.
  private static func members(of theme: String? = nil) -> String {
    let isStatic = theme == nil ? "" : "static "
    // `surface.color` is no color of that name, and `AppName.text` says what the type is called.
    let word = theme == nil ? "SkerryGuess.said(name, after: self.name)" : "name"
    let words = theme.map { "SkerryGuess.said(name, after: \"\($0)\")" } ?? word
    return """
      \(isStatic)subscript(dynamicMember name: String) -> Color { SkerryGuess.color(\(word)) }
      \(isStatic)subscript(dynamicMember name: String) -> Font { SkerryGuess.font(\(word)) }
      \(isStatic)subscript(dynamicMember name: String) -> CGFloat { SkerryGuess.length(\(word)) }
      \(isStatic)subscript(dynamicMember name: String) -> String { SkerryGuess.words(\(words)) }
      \(isStatic)subscript(dynamicMember name: String) -> URL { URL(fileURLWithPath: "/\\(name)") }
      @_disfavoredOverload
      \(isStatic)subscript(dynamicMember name: String) -> SkerryTheme { SkerryTheme(name: \(word)) }

      """
  }
}
