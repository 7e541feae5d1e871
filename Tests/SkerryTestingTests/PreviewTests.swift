import Foundation
import SkerryTesting
import SkerryWidgets
import Testing

@testable import SkerrySnapshots

@MainActor @Suite struct PreviewTests {
  private static let own = LinkedPreview.all.filter { $0.fileName == "Kettle.swift" }

  @Test("S02 every #Preview of the program is found, with its place, in the order of the file")
  func found() {
    #expect(Self.own.map(\.name) == ["Kettle", "Kettle, small", "Old kettle", nil, nil])
    #expect(Self.own.map(\.line) == Self.own.map(\.line).sorted())
    #expect(Self.own.allSatisfy { $0.fileID == "SkerryTestingTests/Kettle.swift" && $0.module == "SkerryTestingTests" })
  }

  @Test("S02 previews are drawn once for all presentations, the same on every day, and widgets and views as well")
  func drawn() throws {
    let folder = try TemporaryFolder()
    try expectPreviews(of: "Kettle.swift", named: "all", in: folder.snapshots(.record))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Goldens/all").sorted()
    #expect(
      names == [
        "Kettle.Kettle.1.txt", "Kettle.Kettle.2.txt", "Kettle.Old-kettle.txt", "Kettle.systemSmall.txt",
        "Kettle.view.txt",
      ])
    let warm = try #require(folder.file("all/Kettle.Kettle.1.txt"))
    #expect(warm.contains("2:00") && warm.contains("instant    2026-01-31T09:41:00Z") && warm.contains("expanded 46×"))
    #expect(folder.file("all/Kettle.systemSmall.txt")?.contains("instant    2026-01-31T09:41:00Z") == true)
    #expect(folder.file("all/Kettle.view.txt")?.contains("Just a view") == true)
    try expectPreviews(of: "SkerryTestingTests/Kettle.swift", named: "all", in: folder.snapshots(.compareOnly))
  }

  @Test("X06 X03 a preview has state of its own and stands in the surroundings that a modifier makes at once")
  func surroundings() throws {
    let folder = try TemporaryFolder()
    try expectPreviews(of: "Stove.swift", named: "all", in: folder.snapshots(.record))
    func picture(_ name: String) throws -> String { try #require(folder.file("all/Stove.\(name).txt")) }
    #expect(try picture("Warm").contains("level 3, 80°"))
    #expect(try picture("Slow").contains("level 0, 20°"), "what waits for something is left out")
    #expect(try picture("Shelf").contains("2 jars, first:"))
    #expect(try picture("Shelf").contains("Plums") && picture("Shelf").contains("- Pears"))
    let names = try picture("Names-of-iOS-26")
    #expect(names.contains("Boil") && names.contains("Stop") && names.contains("Steam"))
  }

  @Test("S02 dates of a preview near now go along with the phone's time, dates of the calendar stay")
  func dates() throws {
    var contents: [ActivityPreviewContent] = []
    for preview in Self.own {
      if case .activity(let activity) = preview.content {
        contents.append(try activity.values.content(at: .snapshotStart))
      }
    }
    let warm = try JSONDecoder().decode(KettleAttributes.ContentState.self, from: contents[0].states[0])
    #expect(warm.done == .snapshotStart + 120)
    let old = try JSONDecoder().decode(KettleAttributes.ContentState.self, from: contents[2].states[0])
    #expect(old.done == Date(timeIntervalSinceReferenceDate: 0))
  }
}
