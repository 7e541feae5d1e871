/// Looks texts up in the tables of a program, in the language of the phone.
package struct Localization: Sendable {
  package var tables: StringTables
  package var language: String

  package init(tables: StringTables, language: String) {
    (self.tables, self.language) = (tables, language)
  }

  /// The tables and the language of a test; `nil` for those of the program.
  @TaskLocal package static var bound: Localization?

  /// The format of a key in the phone's language, with the plural forms of its numbers chosen; `nil` where no table has it.
  ///
  /// - Parameter numbers: the values as numbers, in their order; `nil` for those that are none.
  package static func format(of key: String, table: String? = nil, numbers: [Double?] = []) -> String? {
    current?.format(of: key, table: table, numbers: numbers)
  }

  /// The plural form for numbers of a format that was looked up without any, as `NSLocalizedString` does; `nil` for a format
  /// without plural forms.
  package static func pluralForm(of format: String, numbers: [Double?]) -> String? {
    current?.pluralForm(of: format, numbers: numbers)
  }

  /// Those of a test, or of the program on its phone; `nil` where there are no tables.
  private static var current: Localization? {
    if let bound { return bound }
    return StringTables.ofProgram.isEmpty
      ? nil : Localization(tables: .ofProgram, language: PhoneLanguage.identifier)
  }

  private func pluralForm(of format: String, numbers: [Double?]) -> String? {
    tables.pluralKeys.first { self.format(of: $0.key, table: $0.table, numbers: []) == format }
      .flatMap { self.format(of: $0.key, table: $0.table, numbers: numbers) }
  }

  private func format(of key: String, table: String?, numbers: [Double?]) -> String? {
    guard let (entry, language) = tables.entry(key, table: table, language: language) else { return nil }
    func form(_ forms: [String: String], _ number: Double?) -> String? {
      // A form for nothing at all is taken wherever there is one, as Foundation does.
      if number == 0, let zero = forms["zero"] { return zero }
      let category = number.map { PluralRule.category(of: $0, in: language) } ?? "other"
      return forms[category] ?? forms["other"]
    }
    switch entry {
    case .text(let text): return text
    case .plural(let forms): return form(forms, numbers.compactMap(\.self).first) ?? key
    case .substituted(let text, let parts):
      var result = text
      var next = 0
      // A form may name another part.
      var named = Self.names(in: text)
      var known: Set<String> = []
      while let name = named.first {
        named.removeFirst()
        guard known.insert(name).inserted, let part = parts[name] else { continue }
        let index = part.argument.map { $0 - 1 } ?? next
        next = index + 1
        let chosen = form(part.forms, numbers.indices.contains(index) ? numbers[index] : nil) ?? ""
        let placeholder = "%\(index + 1)$\(part.specifier)"
        let plain = "%\(part.specifier)"
        let filled = chosen.replacing("%arg", with: placeholder).replacing(plain, with: placeholder)
        result = result.replacing("%#@\(name)@", with: filled).replacing("%\(index + 1)$#@\(name)@", with: filled)
        named += Self.names(in: filled)
      }
      return result
    }
  }

  /// The names between `#@` and `@`, in their order.
  private static func names(in text: String) -> [String] {
    text.split(separator: "#@", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      rest.firstIndex(of: "@").map { String(rest[..<$0]) }
    }
  }
}
