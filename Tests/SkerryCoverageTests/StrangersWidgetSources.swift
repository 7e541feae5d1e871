import ActivityKit
import Foundation
import SkerryBasics
import SkerryDefaults
import Testing
import WidgetKit

@testable import SkerryWidgets
@testable import WidgetSources

/// Live Activities in the styles of extensions of strangers: calls, bars with words in them, phases made of staleness,
/// bevels of paths, planes above their lines, calendars, and plugins that keep everything in an App Group.
extension WidgetSourcesTests {
  static var strangersExhibits: [() throws -> Exhibit] {
    [doorbell, battery, budget, board, way, alarm, desktop, sky, appointment, regatta, stamps, marina]
  }

  private static let id = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))

  private static func regatta() throws -> Exhibit {
    try Exhibit(
      "Regatta", RegattaLiveActivity(), RegattaAttributes(race: "Kiel Week"),
      .init(boat: "GER 60", leg: 3, legs: 4, place: 2, done: 0.55, started: start - 1200))
  }
  private static func marina() throws -> Exhibit {
    try Exhibit(
      "Marina", MarinaLiveActivity(), MarinaAttributes(boat: "Havfruen"),
      .init(berth: 14, fuel: 0.4, arrival: start + 1500))
  }
  private static func stamps() throws -> Exhibit {
    try Exhibit("StampCard", StampCardLiveActivity(), StampCardAttributes(shop: "Mole"), .init(stamps: 3))
  }
  private static func doorbell() throws -> Exhibit {
    try Exhibit(
      "Doorbell", DoorbellLiveActivity(), DoorbellAttributes(door: "Garden gate"),
      .init(phase: .ringing, since: start, lastWords: ""))
  }
  private static func battery() throws -> Exhibit {
    try Exhibit(
      "BoatBattery", BoatBatteryLiveActivity(), BoatBatteryAttributes(boat: "Havfruen"),
      .init(level: 67, limit: 80, power: 7, hoursLeft: 1.5, added: 12.4, phase: "Charging"))
  }
  private static func budget() throws -> Exhibit {
    try Exhibit(
      "CallBudget", CallBudgetLiveActivity(),
      CallBudgetAttributes(line: "Viettel 1", startDate: start - 200, limit: 600, warnsBefore: 30),
      .init(endDate: start + 400, isWarning: false, isOver: false))
  }
  private static func board() throws -> Exhibit {
    try Exhibit(
      "BoardNight", BoardNightLiveActivity(), BoardNightAttributes(game: "Harbours of Hanse"),
      .init(
        players: [
          .init(name: "Aud", colorHex: "FF5733", points: 42), .init(name: "Bo", colorHex: "33FF57", points: 38),
          .init(name: "Cille", colorHex: "3377FF", points: 35), .init(name: "Dag", colorHex: "FF33F5", points: 30),
          .init(name: "Eli", colorHex: "33FFF5", points: 25),
        ], round: 12))
  }
  private static func way() throws -> Exhibit {
    try Exhibit(
      "Wayfinder", WayfinderLiveActivity(), WayfinderAttributes(route: id),
      .init(
        place: "Fish market", distance: "640 m", minutes: "9 min", instruction: "Turn left after the bridge",
        turns: [.left, .straight, .right]))
  }
  private static func alarm() throws -> Exhibit {
    try Exhibit(
      "ServerAlarm", ServerAlarmLiveActivity(), ServerAlarmAttributes(service: "mail-gateway", grade: .urgent),
      .init(title: "Queue above 10,000", reading: "Now: 12,480", isOpen: true, began: start - 300))
  }
  private static func desktop() throws -> Exhibit {
    try Exhibit(
      "OldDesktop", OldDesktopLiveActivity(), OldDesktopAttributes(task: id),
      .init(
        title: "Renew the mooring before the first of May", day: "today",
        look: .init(
          face: .init(0xC0C0C0), ink: .init(0x000000), light: .init(0xFFFFFF), dark: .init(0x404040),
          accent: .init(0x008080))))
  }
  private static func sky() throws -> Exhibit {
    try Exhibit(
      "SkyRoute", SkyRouteLiveActivity(),
      SkyRouteAttributes(number: "SK 925", from: "CPH", fromCity: "Copenhagen", to: "KEF", toCity: "Reykjavik"),
      .init(status: "In the air", delay: 25, departs: start - 5400, arrives: start + 6000, share: 0.45, feet: 36_000))
  }
  private static func appointment() throws -> Exhibit {
    try Exhibit(
      "Appointment", AppointmentLiveActivity(), AppointmentAttributes(),
      .init(
        name: "Design review", room: "Room Aurora", street: "12 Harbour St", starts: start + 2520, ends: start + 6120))
  }

  @Test("X04 a color that an app keeps as the bytes of an archive comes back")
  func archivedColor() { #expect(RegattaTheme.survives) }

  @Test("X04 a view that asks a database of Core Data is told that it is empty")
  @MainActor func emptyDatabase() { #expect(BoatCount().count == 0) }

  @Test("X06 a preview that stands in a type is one like any other")
  func previewInType() {
    let previews = LinkedPreview.all.filter { $0.fileName == "Rain.swift" }
    #expect(Set(previews.map(\.name)) == ["Rain", "Rain in a type"])
  }

  @Test(
    "X06 what a preview writes into an App Group is there when it is drawn, its times as seen from the phone's clock")
  func previewWithStores() throws {
    let preview = try #require(LinkedPreview.all.first { $0.fileName == "Cinema.swift" })
    guard case .activity(let activity) = preview.content else {
      Issue.record("it is an activity's preview")
      return
    }
    let content = try activity.values.content(at: start)
    let widget = try #require(WidgetCollection(CinemaLiveActivity()).activities["CinemaAttributes"])
    let phone = DefaultsHostContext(
      bundleIdentifier: "com.example.app", appGroups: ["group.example.cinema"],
      store: DefaultsStore(files: MemoryStore()))
    var environment = PresentationEnvironment()
    environment.timeZone = "UTC"
    let text = try DefaultsHost.$current.withValue(phone) {
      PreviewStores.fillStores(at: start)
      return try LiveActivityPresentation.allCases.map { presentation in
        "\(presentation)\n"
          + (try widget.rendering(
            of: presentation, attributes: content.attributes, state: content.states[0], activityID: "A", isStale: false,
            environment: environment, at: start)).grid.plainText()
      }.joined(separator: "\n")
    }
    #expect(text.contains("The Long Tide") && text.contains("Kino Palads") && text.contains("30:00"), "\(text)")
    #expect(phone.store.suites == ["group.example.cinema"])
    try Golden.expect(text, named: "Cinema")
    let stranger = DefaultsHostContext(
      bundleIdentifier: "com.example.other", appGroups: [], store: DefaultsStore(files: MemoryStore()))
    DefaultsHost.$current.withValue(stranger) { PreviewStores.fillStores(at: start) }
    #expect(stranger.store.suites == [], "an app gets nothing of groups that aren't its own")
  }
}
