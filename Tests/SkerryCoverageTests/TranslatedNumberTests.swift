import Foundation
import SkerryBasics
import SkerryWidgets
import SwiftUI
import Testing

/// Numbers in translations: where the translation wants them, and as it writes them.
@MainActor @Suite struct TranslatedNumberTests {
  private func translated<Result>(_ files: [String: String], _ body: () throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-numbers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent("de.lproj/\(name)"), atomically: true, encoding: .utf8)
    }
    let tables = StringTables(files: StringTables.found(in: folder.path))
    return try Localization.$bound.withValue(Localization(tables: tables, language: "de"), operation: body)
  }

  private func drawn(_ view: some View) -> String {
    ViewRendering(AnyView(view), columns: 60, in: PresentationEnvironment(), at: Date(timeIntervalSince1970: 0))
      .grid.plainText().trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test("X05 a text shows numbers as its translation writes them, and in the order that it wants")
  func texts() throws {
    let table = #"""
      "%@ is %lf m" = "%2$.1lf m bei %1$@";
      "Pier %lld" = "Steg %05lld";
      "%.1f km" = "%.2f km";
      "%lld of %lld" = "%2$lld, davon %1$lld";
      """#
    try translated(["Localizable.strings": table]) {
      #expect(drawn(Text("\("Husum") is \(2.46) m")) == "2,5 m bei Husum")
      #expect(drawn(Text("Pier \(42)")) == "Steg 00042")
      #expect(drawn(Text("\(1.234, specifier: "%.1f") km")) == "1,23 km")
      #expect(drawn(Text("\(3) of \(1200)")) == "1.200, davon 3")
      #expect(String(localized: "Pier \(7)") == "Steg 00007")
    }
  }

  @Test("X05 String(localized:) writes numbers as Text does: in the phone's language, translated or not")
  func bothRoads() throws {
    let (count, length) = (1_234_567, 1234.5)
    try translated(["Localizable.strings": #""%lld piers" = "%lld Stege";"#]) {
      #expect(String(localized: "\(count) items") == "1.234.567 items")
      #expect(drawn(Text("\(count) items")) == "1.234.567 items")
      #expect(String(localized: "\(count) piers") == "1.234.567 Stege")
      #expect(drawn(Text("\(count) piers")) == "1.234.567 Stege")
      #expect(String(localized: "\(length) m") == "1.234,500000 m" && drawn(Text("\(length) m")) == "1.234,500000 m")
      let short = String(localized: "\(length, specifier: "%.1f") m")
      #expect(short == "1.234,5 m" && drawn(Text("\(length, specifier: "%.1f") m")) == short)
      #expect(String(localized: "\(UInt(4000)) m, \(Int8(-7))") == "4.000 m, -7")
      #expect(String(localized: LocalizedStringResource("\(count) items")) == "1.234.567 items")
    }
    #expect(String(localized: "\(count) items") == "1,234,567 items")
  }

  @Test("X05 a format of a plural file that NSLocalizedString looks up takes its form when the number is there")
  func plurals() throws {
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>stops</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>Noch %#@stops@</string>
        <key>stops</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d Halt</string><key>other</key><string>%d Halte</string></dict>
      </dict></dict></plist>
      """
    try translated(["Localizable.stringsdict": plurals]) {
      func left(_ count: Int) -> String { String(format: NSLocalizedString("stops", comment: ""), count) }
      #expect(left(1) == "Noch 1 Halt" && left(3) == "Noch 3 Halte")
      #expect(String(format: NSLocalizedString("stops", comment: ""), locale: nil, 1) == "Noch 1 Halt")
      #expect(String(format: "%02d:%02d", 5, 7) == "05:07" && String(format: "%.1f", 2.25) == "2.2")
      #expect(String(format: "%@ %d %d %d", "a" as NSString, 1, 2, 3) == "a 1 2 3")
    }
  }
}
