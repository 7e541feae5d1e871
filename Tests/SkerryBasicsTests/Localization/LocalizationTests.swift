import Foundation
import Testing

@testable import SkerryBasics

@Suite("Strings in several languages")
struct LocalizationTests {
  private func format(
    _ key: String, _ language: String, numbers: [Double?] = [], files: [String: String]
  ) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let tables = StringTables(files: StringTables.found(in: folder.path))
    return Localization.$bound.withValue(Localization(tables: tables, language: language)) {
      Localization.format(of: key, numbers: numbers)
    }
  }

  @Test("X05 a format that was looked up without its number takes the plural form when the number is there")
  func laterNumbers() throws {
    let catalog = #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": { "files %d": { "localizations": { "pl": { "variations": {
        "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%d plik" } },
          "few": { "stringUnit": { "state": "translated", "value": "%d pliki" } },
          "many": { "stringUnit": { "state": "translated", "value": "%d plików" } },
          "other": { "stringUnit": { "state": "translated", "value": "%d pliku" } } } } } } },
        "plain %d": { "localizations": { "pl": { "stringUnit": { "state": "translated", "value": "%d z" } } } } } }
      """#
    func forms(_ format: String) throws -> [String?] {
      try [1, 3, 5, 1.5].map { try pluralForm(of: format, numbers: [$0], catalog) }
    }
    #expect(try forms("%d pliku") == ["%d plik", "%d pliki", "%d plików", "%d pliku"])
    #expect(try forms("%d z") == [nil, nil, nil, nil])
  }

  @Test("X05 a form of a number may name another part of the text")
  func nestedParts() throws {
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>legs</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@legs@</string>
        <key>legs</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d leg, %#@stops@</string><key>other</key><string>%d legs, %#@stops@</string></dict>
        <key>stops</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d stop</string><key>other</key><string>%d stops</string></dict>
      </dict></dict></plist>
      """
    let files = ["en.lproj/Localizable.stringsdict": plurals]
    #expect(try format("legs", "en", numbers: [1, 2], files: files) == "%1$d leg, %2$d stops")
    #expect(try format("legs", "en", numbers: [3, 1], files: files) == "%1$d legs, %2$d stop")
  }

  @Test("X05 a translation writes a number as it wants it, in the place where it wants it")
  func numbersInTranslations() throws {
    let table = #"""
      "%@ is %lf m" = "%2$.1lf m bei %1$@";
      "Nr. %lld" = "Nr. %05lld";
      "%lld of %lld" = "%2$lld, %1$+lld";
      "up %lf" = "%lf hoch";
      "%@" = "%5d";
      """#
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
    try table.write(
      to: folder.appendingPathComponent("de.lproj/Localizable.strings"), atomically: true, encoding: .utf8)
    let tables = StringTables(files: StringTables.found(in: folder.path))
    Localization.$bound.withValue(Localization(tables: tables, language: "de")) {
      func text(_ resource: LocalizedStringResource) -> String { resource.string }
      #expect(text("\("Pier") is \(2.46) m") == "2,5 m bei Pier")
      #expect(text("Nr. \(42)") == "Nr. 00042")
      #expect(text("\(3) of \(7)") == "7, +3")
      #expect(text("up \(2.5)") == "2,500000 hoch")
      #expect(text("\("word")") == "word")
    }
  }

  @Test(
    "X05 S06 a table that can't be read, or not to its end, says why, with the line",
    arguments: [
      ("a.strings", "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n", "line 3: “;” is missing behind “c”"),
      ("a.strings", "\"a\" \"b\";\n", "line 1: “a” is followed by no “=”"),
      ("a.strings", "// x\n\"a\" = \"b;\n", "line 3: “a” has no text that ends"),
      ("a.strings", "\"a\" = \"b\";\n{ }\n", "line 2: no key begins here"),
      ("a.strings", "/* x */\n\"a\" = \"b\";\n", nil), ("a.strings", "", nil),
      ("a.xcstrings", "{}", "no string catalogue"),
      ("a.xcstrings", "{\n  \"strings\": {\n", "line 3"), ("a.stringsdict", "<plist>", "no property list"),
      ("a.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {}}", nil), ("a.txt", "x", nil),
    ] as [(String, String, String?)])
  func broken(_ name: String, _ text: String, _ words: String?) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    let problem = TableProblem.of(file.path)
    #expect(words == nil ? problem == nil : problem?.contains(words ?? "") == true, "\(problem ?? "none")")
  }

  @Test("X05 S06 of a table that is no UTF-8 what can be read is taken, and said; one of UTF-16 is read")
  func encodings() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a.strings")
    try Data("\"a\" = \"Gr".utf8 + [0xFC] + "n\";\n".utf8).write(to: file)
    #expect(TableProblem.of(file.path)?.contains("neither UTF-8 nor UTF-16") == true)
    #expect(StringsFile.entries(at: file.path)["a"] == .text("Gr\u{FFFD}n"))
    try #require("\"a\" = \"Grün\";\n".data(using: .utf16)).write(to: file)
    #expect(TableProblem.of(file.path) == nil && StringsFile.entries(at: file.path)["a"] == .text("Grün"))
  }

  private func pluralForm(of format: String, numbers: [Double?], _ catalog: String) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try catalog.write(to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    let tables = StringTables(files: StringTables.found(in: folder.path))
    return Localization.$bound.withValue(Localization(tables: tables, language: "pl")) {
      Localization.pluralForm(of: format, numbers: numbers)
    }
  }

  @Test("S06 S09 a locale is known by its language, script and region; other words are refused with what may be meant")
  func locales() {
    for known in [
      "en", "de", "DE", "pt_BR", "pt-br", "zh-Hans-CN", "sr_Latn", "fil", "en_001", "es_419", "ca_ES_VALENCIA",
      "en_US_POSIX", "he", "yue_Hant_HK",
    ] { #expect(PhoneLanguage.problem(with: known) == nil, "\(known)") }
    let meant: [(String, String?)] = [
      ("xx", nil), ("", nil), ("german", "de"), ("Deutsch", "de"), ("de_DE.UTF-8", "de_DE"), ("de_XX", "de"),
      ("jp", "ja"),
      ("de-", "de"), ("qq_US", nil), ("Englisch", nil), ("C", nil), ("sr_RS@latin", "sr_RS"), ("de_DE_x", "de"),
      ("日本語", "ja"),
    ]
    for (word, suggestion) in meant {
      let problem = PhoneLanguage.problem(with: word) ?? ""
      #expect(problem.hasPrefix("There is no locale “\(word)”"), "\(word): \(problem)")
      #expect(problem.contains("did you mean") == (suggestion != nil), "\(problem)")
      if let suggestion { #expect(problem.contains("did you mean \(suggestion)? "), "\(problem)") }
      #expect(!PhoneLanguage.choose(word))
    }
  }

  @Test("X05 strings files are read with comments, escapes and keys without quotes")
  func stringsFile() throws {
    let file = """
      /* A comment. */
      "hello" = "Moin \\"Kai\\"\\n";  // another
      plain.key = "schlicht";
      "\\U00e9" = "x";
      """
    for name in ["de.lproj/Localizable.strings", "0-de=Localizable.strings"] {
      #expect(try format("hello", "de", files: [name: file]) == "Moin \"Kai\"\n")
      #expect(try format("plain.key", "de_DE", files: [name: file]) == "schlicht")
      #expect(try format("é", "de", files: [name: file]) == "x")
      #expect(try format("hello", "fr", files: [name: file]) == nil)
    }
  }

  @Test("X05 the nearest language counts, then that of the source; broken files are left out")
  func nearest() throws {
    let files = [
      "pt.lproj/Localizable.strings": #""a" = "Portugal";"#, "pt-BR.lproj/Localizable.strings": #""a" = "Brasil";"#,
      "Base.lproj/Localizable.strings": #""a" = "base";"#, "ja.lproj/Localizable.strings": #""a" = "#,
      "Localizable.xcstrings": "{ not JSON",
    ]
    #expect(try format("a", "pt_BR", files: files) == "Brasil")
    #expect(try format("a", "pt_PT", files: files) == "Portugal")
    #expect(try format("a", "ja", files: files) == "base")
  }

  @Test("X05 plural forms follow the number, each part of a text its own")
  func plurals() throws {
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"%lld of %lld boats": {"localizations": {"en": {
        "stringUnit": {"value": "%#@boats@ at %#@piers@"}, "substitutions": {
          "boats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg boat"}}, "other": {"stringUnit": {"value": "%arg boats"}}}}},
          "piers": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg pier"}}, "other": {"stringUnit": {"value": "%arg piers"}}}}}}}}}}}
      """#
    let text = try #require(
      try format("%lld of %lld boats", "en", numbers: [1, 4], files: ["Localizable.xcstrings": catalog]))
    #expect(LocalizedFormat.filled(text, with: ["1", "4"]) == "1 boat at 4 piers")
    let dictionary = """
      <plist version="1.0"><dict><key>%d km</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@km@</string>
      <key>km</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d kilometre</string>
      <key>other</key><string>%d kilometres</string></dict></dict></dict></plist>
      """
    let files = ["en.lproj/Localizable.stringsdict": dictionary]
    #expect(
      LocalizedFormat.filled(try format("%d km", "en", numbers: [1], files: files) ?? "", with: ["1"]) == "1 kilometre")
    #expect(
      LocalizedFormat.filled(try format("%d km", "en", numbers: [2], files: files) ?? "", with: ["2"]) == "2 kilometres"
    )
  }

  @Test(
    "X05 a number takes the plural form of its language",
    arguments: [
      ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("fr", 2, "other"), ("ja", 1, "other"), ("ru", 21, "one"),
      ("ru", 3, "few"), ("ru", 11, "many"), ("pl", 22, "few"), ("pl", 5, "many"), ("cs", 4, "few"), ("ar", 2, "two"),
      ("ar", 7, "few"), ("ar", 11, "many"), ("he", 2, "two"), ("lt", 10, "other"), ("lv", 0, "zero"),
      ("sl", 102, "two"),
    ])
  func rules(_ language: String, _ number: Double, _ category: String) {
    #expect(PluralRule.category(of: number, in: language) == category)
  }

  @Test("X05 placeholders keep widths and precisions apart from text, and a percent sign is one")
  func placeholders() {
    #expect(LocalizedFormat.filled("%2$@ of %1$lld, %.1f, 100%%", with: ["a", "b", "c"]) == "b of a, a, 100%")
    #expect(LocalizedFormat.filled("100% sure, %@", with: ["x"]) == "100% sure, x")
  }
}
