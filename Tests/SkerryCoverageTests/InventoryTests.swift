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
      return parts.count == 4 ? Entry(family: parts[0], kind: parts[1], name: parts[2], state: parts[3]) : nil
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
    let bases = Set(entries.filter { $0.kind == "modifier" && $0.state != "missing" }.map(\.base))
    let found = entries.filter { $0.kind == "modifier" && $0.state == "missing" && !bases.contains($0.base) }
      .filter { declared.contains($0.base) }.map(\.name)
    #expect(found.count < 12, "in the inventory as missing, but declared: \(found)")
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
