import Foundation
import Testing

/// The guide's first page draws the house as `Package.swift` builds it.
@Suite struct HouseTests {
  /// A row of the guide's table.
  private struct Row {
    var folder: String
    var rooms: [String]
    var supports: Set<String>
  }

  private static let path = Repository.guide + "/Skerry.md"

  private static func names(_ cell: String) -> [String] { cell.matches(of: /`(\w+)`/).map { String($0.output.1) } }

  private static func rows() throws -> [Row] {
    try MarkdownPage(path).rows.filter { $0.count == 4 && !names($0[1]).isEmpty }
      .map { Row(folder: $0[0], rooms: names($0[1]), supports: Set(names($0[3]))) }
  }

  private static func graph() throws -> PackageGraph { PackageGraph(manifest: try Repository.text("Package.swift")) }

  private static func list(_ rooms: Set<String>) -> String {
    rooms.isEmpty ? "–" : rooms.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }

  @Test("S04 the manifest's rooms are found, each with its folder and the rooms it names")
  func manifest() {
    let graph = PackageGraph(
      manifest: """
        let apps: [Target.Dependency] = ["One", "Two"]
        func app(_ name: String) -> Target { room(name, in: "Apps", on: ["Ground"]) }
        let package = Package(
          targets: [
            room("Ground", in: "Basics"),
            shim("CSky", in: "Apple", linking: ["sky"]),
            room(
              "First", in: "Phone", on: ["Ground", .product(name: "Other", package: "other"), "CSky"], settings: x),
            app("One"),
            program("all", in: "Sources/Command", on: apps + ["First"]),
            program("Fixture", in: "Tests", on: ["First"]),
          ])
        """)
    #expect(
      graph.rooms == [
        "Ground": .init(folder: "Basics", dependencies: []), "CSky": .init(folder: "Apple", dependencies: []),
        "First": .init(folder: "Phone", dependencies: ["Ground", "CSky"]),
        "One": .init(folder: "Apps", dependencies: ["Ground"]),
        "all": .init(folder: "Command", dependencies: ["One", "Two", "First"]),
      ])
    #expect(graph.foundation(of: "all") == ["One", "Two", "First", "Ground", "CSky"])
    #expect(graph.supports(of: "all") == ["One", "Two", "First"])
  }

  @Test("S04 the guide's table lists every room of Package.swift, in its folder, and no other")
  func everyRoomIsListed() throws {
    let graph = try Self.graph()
    #expect(graph.rooms.count > 25, "the rooms of Package.swift were not found")
    let listed = try Self.rows().flatMap { row in row.rooms.map { ($0, row.folder) } }
    for (room, folder) in listed {
      let real = graph.rooms[room]
      #expect(real != nil, "\(Self.path) lists \(room), which Package.swift has not")
      #expect(real?.folder == folder || real == nil, "\(room) is in \(real?.folder ?? ""), not in \(folder)")
    }
    let missing = Set(graph.rooms.keys).subtracting(listed.map(\.0)).sorted()
    #expect(missing.isEmpty, "not in the table of \(Self.path): \(missing.joined(separator: ", "))")
    #expect(listed.count == Set(listed.map(\.0)).count, "a room is listed twice")
    let folders = try Repository.folders(in: "Sources").sorted()
    #expect(folders == Set(listed.map(\.1)).sorted(), "the folders of Sources are not those of the table")
  }

  @Test("S04 a room of the guide's table stands on what it stands on in Package.swift, and only on rows above")
  func arrowsAreTheManifests() throws {
    let graph = try Self.graph()
    let rows = try Self.rows()
    let arrows = Dictionary(
      rows.flatMap { row in row.rooms.map { ($0, row.supports) } }, uniquingKeysWith: { one, _ in one })
    var above: Set<String> = []
    for row in rows {
      for room in row.rooms {
        #expect(
          PackageGraph.closure(arrows, of: room) == graph.foundation(of: room),
          "\(room) stands on \(Self.list(graph.supports(of: room)))")
      }
      let later = row.supports.subtracting(above).sorted()
      #expect(later.isEmpty, "\(row.rooms.joined(separator: ", ")) stands on rows below it: \(later)")
      above.formUnion(row.rooms)
    }
  }

  @Test("S04 the drawing of the house names every room")
  func everyRoomIsDrawn() throws {
    let page = try MarkdownPage(Self.path).text
    let drawing = try #require(page.firstMatch(of: /```\n([\s\S]*?)\n```/), "the drawing was not found").output.1
    let drawn = Set(drawing.matches(of: /\w+/).map { String($0.output) })
    let missing = try Self.graph().rooms.keys.filter { !drawn.contains($0) }.sorted()
    #expect(missing.isEmpty, "not in the drawing of \(Self.path): \(missing.joined(separator: ", "))")
  }
}
