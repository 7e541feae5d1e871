import AppIntents
import SkerryViews
import SkerryWidgets
import Testing

@testable import CoverageSources

/// Intents, entities and queries in the style of an app with shortcuts do what their source says.
@MainActor @Suite struct LibraryTests {
  @Test("X03 an intent asks, answers with a value, words and a view, and throws App Intents' own errors")
  func results() async throws {
    let renewal = RenewIntent()
    renewal.books = []
    await #expect(throws: AppIntentError.self) { _ = try await renewal.perform() }
    renewal.books = [BookEntity(id: UUID(), title: "Waves", pages: 228)]
    let result = try await renewal.perform()
    #expect(result.value == 7, "the parameter's default")
    #expect(result.dialog?.full.string == "Renewed")
    #expect(result.dialog?.supporting?.string == "Until then")
    #expect(renewal.reminds)
    #expect(renewal.fee == nil)
  }

  @Test("X03 queries offer what is suggested, and nobody edits the intent that their offers depend on")
  func queries() async throws {
    #expect(try await BranchOptions().results() == ["Main", "Harbour"])
    #expect(await BranchOptions().defaultResult() == "Main")
    #expect(try await LoanReader.Query().results().map(\.id) == ["Ada"])
    #expect(try await LibraryEntity.defaultQuery.uniqueEntity().id == "LibraryEntity")
    #expect(try await BookQuery().results().promptLabel?.string == "Books")
    #expect(try await BookQuery().results().items.isEmpty)
  }

  @Test("X03 a thing is presented by its words, and is known by its type and id")
  func presented() {
    let book = BookEntity(id: UUID(), title: "Waves", pages: 228)
    #expect(book.displayRepresentation.subtitle?.string == "228 pages")
    #expect(book.localizedStringResource.string == "Waves")
    #expect(Shelf.comics.localizedStringResource.string == "Comics")
    #expect(EntityIdentifier(for: book).description == "BookEntity/\(book.id)")
    #expect(FileEntityIdentifier.entityIdentifier(for: "draft-1")?.isDraft == true)
    #expect(LibraryShortcuts.appShortcuts.map(\.shortTitle.string) == ["Renew", "Open"])
  }

  @Test("X03 P16 an intent of iOS 26 that must run in front brings its app there; one that may stay behind does not")
  func modes() {
    struct InFront: AppIntent {
      static let title: LocalizedStringResource = "In front"
      static let supportedModes: IntentModes = .foreground
      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(InFront().systemContext.currentMode == .foreground)
    #expect(RenewIntent().systemContext.currentMode == .background)
    func process(_ intent: some AppIntent) -> String {
      let rendering = ViewRendering(
        AnyView(Button("Go", intent: intent)), columns: 20, in: PresentationEnvironment(), at: .distantPast)
      guard case .intent(_, let process, _, _) = rendering.hitRegions.first?.action else { return "none" }
      return "\(process)"
    }
    #expect(process(InFront()) == "appInFront")
    #expect(process(RenewIntent()) == "widgetExtension")
  }
}
