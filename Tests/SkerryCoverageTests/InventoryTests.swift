import Foundation
import Testing

/// What is there of SwiftUI, WidgetKit, ActivityKit and App Intents, name by name.
///
/// `Names/inventory.txt` holds the names of iOS 26.2's interfaces that a widget can use, each with its family and state.
@Suite struct InventoryTests {
  private struct Entry {
    let family: String
    let kind: String
    let name: String
    let state: String
    /// Why it is missing.
    let reason: String
    /// The name without the labels of its arguments, and without the types around it.
    var base: String {
      let bare = name.prefix { $0 != "(" }
      return String(kind == "type" ? bare.split(separator: ".").last ?? bare : bare)
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func entries() throws -> [Entry] {
    let file = root.appending(path: "Tests/SkerryCoverageTests/Names/inventory.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "|").map(String.init)
      return parts.count >= 4
        ? Entry(
          family: parts[0], kind: parts[1], name: parts[2], state: parts[3], reason: parts.count > 4 ? parts[4] : "")
        : nil
    }
  }

  /// Everything public that the sources of the rooms behind Apple's names declare.
  private static func declared() throws -> Set<String> {
    var names: Set<String> = []
    for folder in ["Apple", "Pictures", "System"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: "Sources/\(folder)"), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        let pattern =
          /public (?:final |static |indirect |mutating )*(?:func|var|let|struct|class|enum|protocol|typealias|actor|macro) `?(\w+)/
        for match in text.matches(of: pattern) { names.insert(String(match.output.1)) }
        for match in text.matches(of: /associatedtype (\w+)/) { names.insert(String(match.output.1)) }
      }
    }
    return names
  }

  @Test("X03 every name that the inventory has as there is declared, and no modifier that is missing")
  func states() throws {
    let entries = try Self.entries()
    #expect(entries.count > 1400)
    let declared = try Self.declared().union(["Grid"])
    let lost = entries.filter { $0.state != "missing" && !declared.contains($0.base) }.map(\.name)
    #expect(lost.isEmpty, "in the inventory as there, but not declared: \(lost)")
    let unexplained = entries.filter { ($0.state == "missing") == $0.reason.isEmpty }.map(\.name)
    #expect(unexplained.isEmpty, "missing without a reason, or there with one: \(unexplained)")
  }

  @Test("X03 every modifier is used with all its labels by a source that compiles")
  func modifiers() throws {
    let folder = Self.root.appending(path: "Tests/CoverageSources/Inventory")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let calls = try files.filter { $0.pathExtension == "swift" }.reduce(into: Set<String>()) {
      $0.formUnion(SourceCalls(in: try String(contentsOf: $1, encoding: .utf8)).signatures)
    }
    let unused = try Self.entries().filter { $0.kind == "modifier" && !calls.contains(".\($0.name)") }.map(\.name)
    #expect(unused.isEmpty, "in no source of CoverageSources/Inventory: \(unused)")
  }

  @Test("X03 a modifier has no effect if it hands back its view, and only then")
  func effects() throws {
    let bodies = try Self.bodies()
    let wrong = try Self.entries().filter { entry in
      guard entry.kind == "modifier", let all = bodies[entry.base] else { return false }
      let own = all.filter { $0.name == entry.name }
      return (own.isEmpty ? all : own).allSatisfy(\.isIdle) != (entry.state == "no effect")
    }
    #expect(wrong.isEmpty, "another state than in the inventory: \(wrong.map { "\($0.name) \($0.state)" })")
  }

  /// A function as it is declared: its name with its labels, and whether it only hands back what it is called on.
  private typealias Declaration = (name: String, isIdle: Bool)

  /// All public functions of the rooms behind Apple's names but those of charts, by their names.
  private static func bodies() throws -> [String: [Declaration]] {
    var result: [String: [Declaration]] = [:]
    for folder in ["Apple", "Pictures", "System"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: "Sources/\(folder)"), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift", !file.path.contains("/Charts/") else { continue }
        let text = Array(try String(contentsOf: file, encoding: .utf8))
        for (base, start) in functions(in: text) {
          let end = SourceText.end(of: text, from: start)
          let labels = labels(text[(start + 1)..<(end - 1)])
          let body = text[end...].drop { $0 != "{" }.dropFirst().drop(while: \.isWhitespace)
          let rest = body.dropFirst(4).drop(while: \.isWhitespace)
          result[base, default: []].append(
            (name: "\(base)(\(labels))", isIdle: body.starts(with: "self") && rest.first == "}"))
        }
      }
    }
    return result
  }

  /// The names of public functions, and where their arguments begin.
  private static func functions(in text: [Character]) -> [(String, Int)] {
    let mark = Array("public func ")
    var found: [(String, Int)] = []
    var index = 0
    while index + mark.count < text.count {
      guard text[index] == "p", text[index..<index + mark.count].elementsEqual(mark) else {
        index += 1
        continue
      }
      index += mark.count
      let name = text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      index += name.count
      if let open = text[index...].firstIndex(of: "("), !text[index..<open].contains("{") {
        found.append((String(name), open))
        index = open
      }
    }
    return found
  }

  /// `_:` or `label:` for each argument of a declaration.
  private static func labels(_ arguments: ArraySlice<Character>) -> String {
    var (labels, depth, argument) = ("", 0, "")
    for character in arguments + "," {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && !argument.hasSuffix("-") { depth -= 1 }
      guard character == ",", depth == 0 else {
        argument.append(character)
        continue
      }
      // An attribute such as `@ViewBuilder` stands before the label.
      let words = argument.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }
      if let label = words.first?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }), !label.isEmpty {
        labels += "\(label):"
      }
      argument = ""
    }
    return labels
  }

  @Test("X03 the guide's table counts the inventory by family")
  func guide() throws {
    let entries = try Self.entries()
    let guide = try String(
      contentsOf: Self.root.appending(path: "Sources/Command/skerry/Guide.docc/YourSource.md"), encoding: .utf8)
    for family in Set(entries.map(\.family)) {
      func count(_ state: String) -> Int { entries.filter { $0.family == family && $0.state == state }.count }
      let row = "| \(family) | \(count("there")) | \(count("no effect")) | \(count("missing")) |"
      #expect(guide.contains(row), "YourSource.md should have the row: \(row)")
    }
  }
}
