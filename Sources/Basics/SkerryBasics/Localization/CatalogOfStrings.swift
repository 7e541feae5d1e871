import FoundationEssentials

/// One of Xcode's string catalogues (`.xcstrings`).
struct CatalogOfStrings {
  let sourceLanguage: String
  /// Entries by language and key.
  private(set) var entries: [String: [String: StringTables.Entry]] = [:]

  /// Reads a file; `nil` where there is none or it can't be understood.
  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count < Self.mostBytes,
      let file = Self.file(data)
    else { return nil }
    sourceLanguage = file.sourceLanguage ?? "en"
    for (key, string) in file.strings {
      for (language, localization) in string.localizations ?? [:] {
        entries[language, default: [:]][key] = localization.entry
      }
    }
  }

  private static let mostBytes = 1 << 24

  /// Why a file can't be understood, in words that follow its name.
  static func problem(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return TableProblem.unreadable }
    guard data.count < mostBytes else { return TableProblem.tooLarge }
    guard file(data) == nil else { return nil }
    do throws(JSONProblem) {
      _ = try JSONSyntax(parsing: data, rules: .file)
      return "it is no string catalogue; none of its texts is taken."
    } catch {
      return "\(error.description). None of its texts is taken."
    }
  }

  // Deeply nested brackets make the decoder go as deep; a catalogue's are few.
  private static func file(_ data: Data) -> CatalogFile? {
    var (depth, most) = (0, 0)
    for byte in data {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
      most = max(most, depth)
    }
    return most < 64 ? try? JSONDecoder().decode(CatalogFile.self, from: data) : nil
  }
}

private struct CatalogFile: Decodable {
  struct Key: Decodable { let localizations: [String: Localization]? }
  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Part]?
  }
  struct Unit: Decodable { let value: String? }
  final class Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }
  struct Part: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }
  let sourceLanguage: String?
  let strings: [String: Key]
}

extension CatalogFile.Localization {
  var entry: StringTables.Entry? {
    if let device = variations?.device { return (device["iphone"] ?? device["other"])?.entry }
    if let forms = variations?.plural {
      let texts = forms.compactMapValues { $0.stringUnit?.value }
      return texts.isEmpty ? nil : .plural(texts)
    }
    guard let text = stringUnit?.value else { return nil }
    guard let substitutions, !substitutions.isEmpty else { return .text(text) }
    return .substituted(
      text,
      substitutions.mapValues { part in
        StringTables.Substitution(
          argument: part.argNum, specifier: part.formatSpecifier ?? "lld",
          forms: (part.variations?.plural ?? [:]).compactMapValues { $0.stringUnit?.value })
      })
  }
}
