/// What is made of names while the extension runs.
extension StandInMembers {
  /// What a name says: the first of its words that means something.
  static let guesses = """
    nonisolated enum SkerryGuess {
      private static func parts(_ name: String) -> [String] {
        var parts = [""]
        for letter in name {
          if letter.isUppercase || !letter.isLetter { parts.append("") }
          if letter.isLetter { parts[parts.count - 1] += letter.lowercased() }
        }
        return parts.filter { !$0.isEmpty }
      }
      private static func first<Value>(_ table: [(String, Value)], in name: String) -> Value? {
        let parts = parts(name)
        return table.first { words, _ in words.split(separator: " ").contains { parts.contains(String($0)) } }?.1
      }
      static func said(_ name: String, after path: String) -> String {
        let kinds = ["color", "uiColor", "cgColor", "image", "font", "text", "string", "name", "value", "rawValue", "key"]
        return kinds.contains(name) ? path : name
      }
      static func color(_ name: String) -> Color {
        let table: [(String, Color)] = [
          ("secondary muted mute subtle tertiary gray grey disabled border dim dimmed faint slate ash stone smoke", .gray),
          ("red error danger destructive failed failure alert critical coral recording overdue", .red), ("orange warning warn amber ember flame copper peach apricot tangerine", .orange),
          ("yellow gold", .yellow), ("green success positive lime sage olive emerald sprout leaf moss fern forest", .green), ("mint", .mint), ("teal turquoise", .teal),
          ("cyan sky aqua", .cyan), ("indigo navy", .indigo), ("purple violet lilac lavender", .purple),
          ("pink rose magenta", .pink), ("brown sand beige", .brown), ("blue info link", .blue), ("accent", .accentColor),
          ("black midnight charcoal onyx asphalt graphite coal obsidian ebony", .black),
          ("background bg ground surface canvas card container raised elevated soft", Color(red: 0.11, green: 0.11, blue: 0.12)),
          ("text label foreground fg white content title ink silver ivory chalk paper cream snow bone pearl linen", .white),
        ]
        if let shade = shade(name) { return shade }
        // What stands on a color is told from it; the name of the app may stand before that.
        let parts = parts(name)
        guard let place = parts.prefix(2).firstIndex(of: "on"), place + 1 < parts.count else {
          return first(table, in: name) ?? .accentColor
        }
        let light: Set<String> = ["white", "yellow", "gold", "amber", "mint", "lime", "cyan", "light", "cream", "ivory"]
        return light.isDisjoint(with: parts[(place + 1)...]) ? .white : .black
      }
      private static func shade(_ name: String) -> Color? {
        let greys: Set<String> = ["gray", "grey", "neutral", "slate", "zinc", "stone", "gris", "grau"]
        let digits = name.reversed().prefix { $0.isNumber }.reversed()
        guard !greys.isDisjoint(with: parts(name)), let number = Int(String(digits)) else { return nil }
        return (50...950).contains(number) && number % 50 == 0 ? Color(white: 1 - Double(number) / 1050) : nil
      }
      static func color(code: String) -> Color {
        let digits = code.filter(\\.isHexDigit)
        let long = digits.count == 3 ? digits.map { "\\($0)\\($0)" }.joined() : digits
        let number = UInt64(long, radix: 16) ?? 0
        let opacity = long.count == 8 ? Double(number >> 24 & 0xFF) / 255 : 1
        return Color(
          .sRGB, red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255,
          blue: Double(number & 0xFF) / 255, opacity: opacity)
      }
      static func isSymbol(_ label: String) -> Bool {
        let label = label.lowercased()
        return ["systemimage", "systemname"].contains(label) || label.contains("icon") || label.contains("symbol")
      }
      static func font(_ name: String) -> Font {
        let table: [(String, Font)] = [
          ("display hero", .largeTitle), ("subheadline subtitle", .subheadline), ("title heading header", .title2),
          ("headline subheading button strong", .headline),
          ("caption small footnote micro tiny overline label", .caption),
        ]
        return first(table, in: name) ?? .body
      }
      static func font(_ size: Any?, _ name: String) -> Font {
        number(size).map { Font.system(size: CGFloat($0)) } ?? font(name)
      }
      static func length(_ name: String) -> CGFloat {
        if let length = Int(name.filter { $0.isNumber }), length < 400 { return CGFloat(length) }
        let table: [(String, CGFloat)] = [("tiny xs xxs", 2), ("small sm s", 4), ("large lg l xl", 16), ("none zero", 0)]
        return first(table, in: name) ?? 8
      }
      private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Decimal: Double("\\(number)")
        default: nil
        }
      }
      private static let general: Set<String> = [
        "format", "formatted", "string", "text", "label", "display", "symbol", "value", "short", "long", "for", "from", "get", "make",
      ]
      /// Without what stands behind the point; 0 for what is no number.
      static func whole(_ number: Double) -> Int { Int(exactly: number.rounded(.towardZero)) ?? 0 }
      static func told(_ value: Any?, by name: String, of owner: String, _ further: [Any?]) -> String? {
        if let text = value as? String {
          // Of one text in several languages the one that is read here.
          let isRead = { (text: String) in text.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic } }
          let other = further.lazy.compactMap { $0 as? String }.first { isRead($0) && $0.contains { $0 == " " || $0.isUppercase } }
          return told(isRead(text) ? text : other ?? text)
        }
        let own = Set(parts(name))
        let parts = own.isSubset(of: general) ? Set(parts(owner)) : own
        func has(_ words: String) -> Bool { !parts.isDisjoint(with: words.split(separator: " ").map(String.init)) }
        if let date = value as? Date {
          return has("date day") ? date.formatted(date: .abbreviated, time: .omitted) : date.formatted(date: .omitted, time: .shortened)
        }
        guard let number = Self.number(value) else { return nil }
        if has("percent percentage pct") { return "\\(whole((number <= 1 ? number * 100 : number).rounded()))%" }
        if has("currency money price cost fare amount balance dollars euros") {
          let code = further.lazy.compactMap { $0 as? String }.first { $0.count == 3 && $0.uppercased() == $0 } ?? "USD"
          return number.formatted(.currency(code: code))
        }
        if number >= 60, has("duration time clock elapsed countdown timer remaining hms mmss interval seconds") {
          let seconds = whole(number)
          let last = String(seconds % 60)
          let end = last.count == 1 ? "0" + last : last
          let minutes = seconds / 60 % 60
          return seconds < 3600 ? "\\(minutes):\\(end)" : "\\(seconds / 3600):\\(minutes < 10 ? "0" : "")\\(minutes):\\(end)"
        }
        return value is Int ? "\\(whole(number))" : number.formatted(.number.precision(.fractionLength(0...1)))
      }
      static func told(_ text: String) -> String {
        let parts = text.split { ".-_".contains($0) }
        let isKey = parts.count > 1 && text.first?.isLowercase == true && !text.contains { $0 == " " || $0 == "/" }
        guard isKey, parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }) else { return text }
        guard text.contains(".") else { return words(text) }
        let isGeneral = ["title", "text", "label", "name", "message", "description"].contains(parts.last)
        let said = isGeneral ? parts[parts.count - 2] : parts[parts.count - 1]
        return said.contains { $0.isNumber } ? String(said) : words(String(said))
      }
      static func words(_ name: String) -> String {
        let text = parts(name).joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
      }
    }

    """
}
