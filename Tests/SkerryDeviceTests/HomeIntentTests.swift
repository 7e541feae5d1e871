import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryScreens
import SkerryViews
import SkerryWidgets
import Testing

@testable import SkerryDevice

/// What pressing a widget does.
@MainActor @Suite struct HomeIntentTests {
  @Test("P12 P07 W03 a plain intent runs in the widget extension, with the app killed, and reloads the timeline once")
  func inExtension() throws {
    let phone = WidgetPhone()
    let process = try phone.process("alpha")
    phone.device.open(process)
    phone.device.kill(process)
    phone.device.goHome()
    try phone.press("Tap")
    #expect(phone.text().contains("note 0 taps 1"))
    #expect(!process.isRunning && phone.bool("tapRanInExtension") == true)
    #expect(phone.loads == ["timeline of Planned: 1 entry, asked for by its button"])
    #expect(phone.messages.contains("intent TapIntent, in the widget extension"))
    // The intent asked for all timelines: the other app's widget has its own.
    try phone.press("Tap")
    #expect(phone.loads.count == 2 && phone.text().contains("taps 2"))
  }

  @Test("P12 P07 a Live Activity intent runs in the app's process, launched for it, and what it throws is told")
  func inApp() throws {
    let phone = WidgetPhone()
    let process = try phone.process("alpha")
    try phone.press("Go")
    #expect(process.isRunning && !process.state.isForeground && phone.bool("goRanInExtension") == false)
    #expect(phone.messages.contains("no way to go"))
    #expect(phone.loads == ["timeline of Planned: 1 entry, asked for by its button"])
  }

  @Test("P12 P06 a tap elsewhere opens the app with the widgetURL; in a small widget a tap on a link does, too")
  func tap() throws {
    let phone = WidgetPhone()
    try phone.tap()
    #expect(phone.device.foregroundApp?.name == "alpha" && phone.messages.contains("opened by alpha://widget"))
    #expect(!phone.device.picture(of: phone.widget).regions.contains { $0.label == "Link" })
    phone.device.goHome()
    let medium = PlacedWidget(app: "alpha", kind: "Planned", family: .systemMedium)
    try phone.device.place(medium)
    try phone.press("Link", of: medium)
    #expect(phone.messages.contains("opened by alpha://link"))
    let plain = PlacedWidget(app: "bravo", kind: "Later", family: .systemSmall)
    try phone.device.place(plain)
    try phone.tap(plain)
    #expect(phone.device.foregroundApp?.name == "bravo")
  }

  @Test("P10 P12 an intent that opens a link, or whose result does, opens it in the app that registered its scheme")
  func opensLink() throws {
    let phone = WidgetPhone()
    let process = try phone.process("alpha")
    let link = OpenURLIntent(try #require(URL(string: "alpha://direct")))
    for action in [try Self.action(link), try Self.action(ResultLinkIntent())] {
      phone.device.press(action, of: process)
      #expect(phone.device.foregroundApp?.name == "alpha")
      phone.device.goHome()
    }
    #expect(phone.messages.filter { $0 == "opened by alpha://direct" }.count == 1)
    #expect(phone.messages.filter { $0 == "opened by alpha://result" }.count == 1)
    phone.device.press(try Self.action(LeadingOn()), of: process)
    #expect(phone.device.foregroundApp?.name == "alpha", "its result opens an intent that runs in front")
    // The link alone says which app comes to the front: the intent's own isn't seen on the way.
    let bravo = try phone.process("bravo")
    phone.device.goHome()
    let before = phone.messages.count
    phone.device.press(try Self.action(ResultLinkIntent()), of: bravo)
    #expect(phone.device.foregroundApp?.name == "alpha")
    #expect(!phone.messages[before...].contains { $0.contains("which opens the app") })
  }

  @Test("P12 P15 an intent that another one opens runs where it belongs, and two that open each other end")
  func opensIntent() throws {
    let phone = WidgetPhone()
    let process = try phone.process("alpha")
    phone.device.press(try Self.action(LeadingToApp()), of: process)
    #expect(process.isRunning && phone.messages.contains("intent \(AppsOwnIntent.persistentIdentifier)"))
    phone.device.press(try Self.action(EndlessIntent()), of: process)
    #expect(
      phone.messages.filter { $0 == "intent \(EndlessIntent.persistentIdentifier), in the widget extension" }.count == 9
    )
    #expect(phone.messages.contains { $0.contains("open each other without end") })
  }

  private struct LeadingToApp: AppIntent {
    static let title: LocalizedStringResource = "Lead to the app"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: AppsOwnIntent()) }
  }

  private struct AppsOwnIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "The app's own"
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct EndlessIntent: AppIntent {
    static let title: LocalizedStringResource = "Endless"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: EndlessIntent()) }
  }

  private static func action(_ intent: some AppIntent) throws -> HitAction {
    let rendering = ViewRendering(
      AnyView(Button("Go", intent: intent)), columns: 20, in: PresentationEnvironment(), at: .distantPast)
    return try #require(rendering.hitRegions.first?.action)
  }

  private struct ResultLinkIntent: AppIntent {
    static let title: LocalizedStringResource = "Link"
    func perform() async throws -> some IntentResult & OpensIntent {
      .result(opensIntent: OpenURLIntent(try #require(URL(string: "alpha://result"))))
    }
  }

  private struct LeadingOn: AppIntent {
    static let title: LocalizedStringResource = "Lead on"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: InFrontIntent()) }
  }

  private struct InFrontIntent: AppIntent {
    static let title: LocalizedStringResource = "In front"
    static let openAppWhenRun = true
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test("P12 on a locked phone a widget's tap unlocks and opens its app")
  func locked() throws {
    let phone = WidgetPhone()
    let accessory = PlacedWidget(app: "alpha", kind: "Later", family: .accessoryRectangular)
    try phone.device.place(accessory)
    phone.device.lock()
    try phone.tap(accessory)
    #expect(!phone.device.settings.isLocked && phone.device.foregroundApp?.name == "alpha")
  }
}
