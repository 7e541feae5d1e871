import AppIntents
import Foundation
import SwiftUI
import WidgetKit

// What an app of a public library declares for shortcuts, settings of widgets and controls: every kind of parameter,
// query, summary and result once, as their names stand in App Intents.

enum Shelf: String, AppEnum {
  case fiction, science, comics

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Shelf", numericFormat: "\(2) shelves", synonyms: ["Rack"])
  }
  static var caseDisplayRepresentations: [Shelf: DisplayRepresentation] {
    [
      .fiction: DisplayRepresentation(title: "Fiction", subtitle: "Stories", image: .init(systemName: "book")),
      .science: DisplayRepresentation(title: "Science", image: .init(named: "atom", isTemplate: true)),
      .comics: "Comics",
    ]
  }
}

struct BookEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Book" }
  static var defaultQuery = BookQuery()

  let id: UUID
  @Property(title: "Title") var title: String
  @Property(title: "Pages") var pages: Int

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(pages) pages",
      image: .init(url: URL(fileURLWithPath: "/cover.png"), displayStyle: .circular), synonyms: ["Volume"])
  }

  init(id: UUID, title: String, pages: Int) {
    self.id = id
    self.title = title
    self.pages = pages
  }
}

struct BookQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }
  func entities(matching string: String) async throws -> [BookEntity] { [] }
  func suggestedEntities() async throws -> IntentItemCollection<BookEntity> {
    ItemCollection(promptLabel: "Books", sections: [ItemSection("New", items: [BookEntity]())])
  }
}

struct BookPropertyQuery: EntityPropertyQuery {
  enum Condition { case title(String), longer(Int) }
  static var properties = QueryProperties {
    Property(\BookEntity.$title) {
      EqualToComparator { .title($0) }
      ContainsComparator { .title($0) }
    }
    Property(\BookEntity.$pages) {
      GreaterThanComparator { .longer($0) }
    }
  }
  static var sortingOptions = SortingOptions {
    SortableBy(\BookEntity.$title)
    SortableBy(\BookEntity.$pages)
  }
  func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }
  func entities(
    matching comparators: [Condition], mode: ComparatorMode, sortedBy: [Sort<BookEntity>], limit: Int?
  ) async throws -> [BookEntity] { [] }
}

struct LibraryEntity: UniqueAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Library" }
  static var defaultQuery: UniqueAppEntityProvider<LibraryEntity> {
    UniqueAppEntityProvider { LibraryEntity() }
  }
}

struct LoanEntity: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Loan" }
  @Property(title: "Due") var due: Date
  var displayRepresentation: DisplayRepresentation { "Loan" }
  init() { due = .distantFuture }
}

struct BranchOptions: DynamicOptionsProvider {
  @IntentParameterDependency<RenewIntent>(\.$shelf, \.$days) var renewal

  func results() async throws -> [String] {
    guard let renewal else { return ["Main", "Harbour"] }
    return [renewal.shelf.rawValue]
  }
  func defaultResult() async -> String? { "Main" }
}

struct RenewIntent: AppIntent, PredictableIntent {
  static var title: LocalizedStringResource = "Renew a Loan"
  static var description: IntentDescription? = IntentDescription(
    "Makes a loan last longer.", categoryName: "Loans", searchKeywords: ["renew"], resultValueName: "Due date")
  static var supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Shelf", default: .fiction, requestValueDialog: "Which shelf?") var shelf: Shelf
  @Parameter(title: "Days", default: 7, controlStyle: .stepper, inclusiveRange: (1, 28)) var days: Int
  @Parameter(title: "Fee", controlStyle: .slider, inclusiveRange: (0, 5)) var fee: Double?
  @Parameter(title: "Note", inputOptions: .init(keyboardType: .default, multiline: true)) var note: String?
  @Parameter(title: "Remind", default: true, displayName: .init(true: "Yes", false: "No")) var reminds: Bool
  @Parameter(title: "From", kind: .date) var from: Date?
  @Parameter(title: "Branch", optionsProvider: BranchOptions()) var branch: String
  @Parameter(title: "Books", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 1, max: 6)])
  var books: [BookEntity]
  @Parameter(title: "Card", supportedTypeIdentifiers: ["public.image"], inputConnectionBehavior: .never)
  var card: IntentFile?
  @Parameter(title: "Reader", mode: .emailOrPhone) var reader: IntentPerson?

  static var parameterSummary: some ParameterSummary {
    When(\.$reminds, .equalTo, true) {
      Switch(\.$shelf) {
        Case(.fiction) { Summary("Renew \(\.$books) for \(\.$days) days") { \.$note } }
        Case([.science, .comics]) { Summary("Renew \(\.$books)", table: "Intents") }
        DefaultCase { Summary("Renew") }
      }
    } otherwise: {
      When(widgetFamily: .equalTo, .systemLarge) {
        Summary { \.$books }
      } otherwise: {
        When(\.$note, .hasAnyValue) {
          Summary("Renew with \(\.$note)")
        } otherwise: {
          Summary()
        }
      }
    }
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$shelf, \.$days)) { shelf, days in
      DisplayRepresentation(title: "Renew \(shelf.rawValue) for \(days) days")
    }
    IntentPrediction { "Renew" }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    guard days > 0 else { throw $days.needsValueError("How long?") }
    if books.isEmpty { throw AppIntentError.Unrecoverable.entityNotFound }
    if systemContext.currentMode.canContinueInForeground { try await continueInForeground("Look at it") }
    try await requestConfirmation(actionName: .set, dialog: "Renew for \(days) days?")
    let choice = try await requestChoice(between: [Option(title: "Now"), .cancel], dialog: "When?")
    guard choice != .cancel else { throw AppIntentError.UserActionRequired.confirmation }
    try await IntentDonationManager.shared.donate(intent: self)
    return .result(value: days, dialog: IntentDialog(full: "Renewed", supporting: "Until then")) {
      Label("Renewed", systemImage: "book")
    }
  }
}

struct OpenBookIntent: OpenIntent {
  static var title: LocalizedStringResource = "Open a Book"
  @Parameter(title: "Book") var target: BookEntity
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(fileURLWithPath: "/book")))
  }
}

struct OldIntent: DeprecatedAppIntent {
  static var title: LocalizedStringResource = "Renew"
  static var deprecation: IntentDeprecation<RenewIntent> {
    IntentDeprecation(message: "There is a better one.", replacedBy: RenewIntent.self)
  }
  func perform() async throws -> some IntentResult { .result(snippetIntent: EmptySnippetIntent()) }
}

struct LibraryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: RenewIntent(), phrases: ["Renew in \(.applicationName)", "Renew \(\.$shelf) in \(.applicationName)"],
      shortTitle: "Renew", systemImageName: "arrow.clockwise")
    if #available(iOS 17, *) {
      AppShortcut(
        intent: OpenBookIntent(), phrases: ["Open a book in \(.applicationName)"], shortTitle: "Open",
        systemImageName: "book")
    }
  }
  static let shortcutTileColor: ShortcutTileColor = .navy
}

struct ShelfWidgetIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Shelf"
  @Parameter(title: "Shelf", default: .science) var shelf: Shelf
  @Parameter(title: "Reader") var reader: LoanReader?
}

struct LoanReader: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Reader"
  static var defaultQuery = Query()
  var id: String
  var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }

  struct Query: EnumerableEntityQuery {
    func allEntities() async throws -> [LoanReader] { [LoanReader(id: "Ada")] }
    func entities(for identifiers: [String]) async throws -> [LoanReader] { identifiers.map { LoanReader(id: $0) } }
    func defaultResult() async -> LoanReader? { try? await allEntities().first }
  }
}
