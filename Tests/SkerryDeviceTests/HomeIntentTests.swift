import FoundationEssentials
import SkerryActivities
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
