/// Xcode's build settings, layer upon layer: those of the project, then those of the target, each with its configuration
/// file (`.xcconfig`) below.
struct BuildSettings: Sendable {
  private var values: [String: String] = [:]
  /// The configuration files that were read.
  private(set) var files: [String] = []

  private static let deepest = 16
  /// How many files and how many names of settings are followed; what leads to more leads nowhere.
  private static let most = 256
  /// How many bytes a value has that is put into others.
  private static let longest = 10_000

  /// The value of a setting, with those that it names in their places; `nil` where nothing is said of it.
  subscript(key: String) -> String? {
    var count = 0
    return values[key].map { expanded($0, depth: 0, &count) }
  }

  /// Lays another value over that of a setting; `$(inherited)` stands for the one below.
  mutating func assign(_ value: String, to key: String) {
    let below = values[key].flatMap { $0.utf8.count < Self.longest ? $0 : nil } ?? ""
    values[key] = value.replacing("$(inherited)", with: below).replacing("${inherited}", with: below)
  }

  /// Lays the settings of a dictionary over these: texts, and lists of words.
  mutating func assign(_ settings: [String: OldPropertyList]) {
    for (key, value) in settings { assign(value.text ?? value.texts.joined(separator: " "), to: key) }
  }

  /// Lays a configuration file over these settings, with those that it includes. Settings with a condition, such as
  /// `[sdk=macosx*]`, are passed over.
  mutating func include(_ path: String, above: [String] = []) {
    guard above.count < Self.deepest, files.count < Self.most, !above.contains(path), let text = TextFile.read(path)
    else { return }
    files.append(path)
    for line in text.split(whereSeparator: \.isNewline) {
      let line = Self.withoutComment(line).trimmed
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2 else { continue }
        let name = String(parts[1])
        let full = name.hasPrefix("/") ? name : "\(TextFile.parent(of: path))/\(name)"
        include(XcodeProject.standardized(full), above: above + [path])
      } else if let sign = line.firstIndex(of: "=") {
        let key = line[..<sign].trimmed
        guard !key.isEmpty, key.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || Self.isLetterOrDigit($0) }) else {
          continue
        }
        var value = line[line.index(after: sign)...].trimmed
        if value.hasSuffix(";") { value = value.dropLast().trimmed }
        assign(String(value), to: String(key))
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// A text with the values of the settings that it names, as `$(NAME)` or `${NAME}`.
  private func expanded(_ text: String, depth: Int, _ count: inout Int) -> String {
    guard depth < Self.deepest, text.utf8.count < Self.longest, text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while count < Self.most, let match = rest.firstMatch(of: /\$\((\w+)\)|\$\{(\w+)\}/) {
      count += 1
      let name = String(match.output.1 ?? match.output.2 ?? "")
      let value = values[name] ?? (name == "CONFIGURATION" ? "Debug" : "")
      result += rest[..<match.range.lowerBound] + expanded(value, depth: depth + 1, &count)
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without blanks at its ends.
  var trimmed: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return self[startIndex..<startIndex]
    }
    return self[first...last]
  }
}
