import Testing

@testable import SkerryProjects

/// Models of SwiftData without its macros.
@Suite struct ModelStorageTests {
  @Test("X04 how a property is stored is left out, so that an initializer can set it; no line moves")
  func storage() {
    let source = """
      @Model
      final class Walk {
        @Attribute(.unique) var id: String
        @Relationship(
          deleteRule: .cascade, inverse: \\Stop.walk
        ) var stops: [Stop] = []
        @Transient var isOpen = false
        init(id: String) { self.id = id }
      }
      """
    let models = PersistentModels(source)
    #expect(!models.source.contains("@Attribute") && !models.source.contains("cascade"))
    #expect(models.source.contains("var stops: [Stop] = []") && models.source.contains("var isOpen = false"))
    #expect(models.source.hasSuffix("\nextension Walk: PersistentModel {}"))
    let lines = models.source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == source.split(separator: "\n", omittingEmptySubsequences: false).count + 1)
    #expect(lines[7].contains("init(id: String)"))
  }

  @Test("X04 a file without a model stays as it is")
  func others() {
    let source = "struct A { @Attribute(.unique) var id = 1 }"
    #expect(PersistentModels(source).source == source)
  }
}
