import Testing

@testable import SkerryBasics

/// Whose pictures and strings a program has.
@Suite struct ResourceFolderTests {
  @Test("X05 an extension has its own resources and Skerry's, not those of other projects built beside it")
  func own() {
    let names = [
      "skerry_SwiftClimb.resources", "Projects_Ferry_1a.resources", "Projects_Tram_2b.resources", "Ferry_1a", "notes",
    ]
    #expect(
      ResourceFolders.own(names, of: "Ferry_1a") == ["Projects_Ferry_1a.resources", "skerry_SwiftClimb.resources"])
    #expect(ResourceFolders.own(names, of: "Bus_3c") == ["skerry_SwiftClimb.resources"])
  }
}
