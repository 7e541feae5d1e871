import FoundationEssentials
import SkerryScreens
import SkerryTesting
import SkerryWidgets
import Testing

@testable import SkerryDevice
@testable import SwiftClimb

/// SwiftClimb's widget: what it shows, from what, and when it is told.
@MainActor @Suite struct SessionsWidgetTests {
  private func scene() throws -> LiveActivityScene { try LiveActivityScene(SwiftClimbApp.self) }

  private func text(_ scene: LiveActivityScene, _ family: WidgetFamily = .systemSmall) throws -> String {
    let widget = PlacedWidget(app: "swiftclimb", kind: SessionsWidget.kind, family: family)
    try scene.device.place(widget)
    return scene.device.picture(of: widget).grid.plainText()
  }

  private func shared(_ scene: LiveActivityScene) -> String {
    guard
      case .data(let data)? =
        scene.device.defaults.values(of: SessionActivityState.appGroup)[SessionHistory.key]
    else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  @Test("P12 without sessions the widget says how to begin, in every size it comes in")
  func empty() throws {
    let scene = try scene()
    for family in [WidgetFamily.systemSmall, .systemMedium] {
      #expect(try text(scene, family).contains("No sessions yet"))
    }
    #expect(try text(scene, .accessoryInline).contains("0 climbs, 0 sent"))
  }

  @Test("P12 each change of a session is shared once and shown at once, with the app killed as well")
  func following() throws {
    let scene = try scene()
    _ = try scene.perform("start-session")
    _ = try scene.perform("add-climb", ["name": "V4", "attempts": "2", "sent": "yes"])
    #expect(try text(scene).contains("1 sent"))
    func reloads() -> Int { scene.device.log.entries.count { $0.message.hasPrefix("timeline of Sessions") } }
    let before = reloads()
    _ = try scene.perform("log-attempt", ["sent": "yes"])
    #expect(reloads() == before, "another attempt changes nothing that is shown")
    _ = try scene.perform("add-climb", ["name": "V5"])
    #expect(reloads() == before + 1)
    scene.device.kill(scene.process)
    #expect(try text(scene, .accessoryInline).contains("2 climbs, 1 sent"))
  }

  @Test("P12 the last 7 days are counted whole, however many sessions they had")
  func wholeWeek() throws {
    let scene = try scene()
    for _ in 1...24 {
      _ = try scene.perform("start-session")
      _ = try scene.perform("add-climb", ["name": "V4", "sent": "yes"])
      scene.advance(by: 60)
      _ = try scene.perform("end-session")
    }
    #expect(try text(scene, .accessoryInline).contains("24 climbs, 24 sent"))
  }

  @Test("P12 P13 what was noted, felt and climbed by name stays in the app")
  func privacy() throws {
    let scene = try scene()
    _ = try scene.perform("start-session", ["mental": "3"])
    _ = try scene.perform("add-climb", ["name": "Secret Arete"])
    _ = try scene.perform("end-session", ["notes": "sore finger", "effort": "9", "pump": "8"])
    #expect(shared(scene).contains("Bouldering"))
    for word in ["Secret", "sore", "mental", "effort", "pump", "notes"] {
      #expect(!shared(scene).contains(word), "\(word)")
    }
  }

  @Test("P12 W04 a session leaves the numbers seven days after its start, by an entry made for that instant")
  func week() throws {
    let scene = try scene()
    scene.startSample()
    scene.advance(by: 1800)
    _ = try scene.perform("end-session")
    scene.device.goHome()
    scene.advance(by: 86_400)
    _ = try scene.perform("start-session")
    _ = try scene.perform("add-climb", ["name": "V1", "sent": "yes"])
    _ = try scene.perform("end-session")
    scene.device.goHome()
    let end = scene.start.addingTimeInterval(7 * 86_400)
    scene.device.advance(to: end.addingTimeInterval(-1))
    #expect(try text(scene, .systemMedium).contains("3 climbs, 2 sent"))
    #expect(scene.device.nextDeadline == end)
    scene.device.advance(to: end)
    #expect(try text(scene, .systemMedium).contains("1 climb, 1 sent"))
    #expect(try text(scene, .systemMedium).contains("January 31"), "the session itself is still listed")
    scene.advance(by: 2 * 86_400)
    #expect(try text(scene, .systemMedium).contains("0 climbs, 0 sent"))
  }

  @Test("P12 M08 P06 a running session's widget leads to it; the last one's opens the app")
  func link() throws {
    let scene = try scene()
    scene.startSample()
    let widget = PlacedWidget(app: "swiftclimb", kind: SessionsWidget.kind, family: .systemSmall)
    func url() -> String? {
      guard case .widget(_, let url)? = scene.device.picture(of: widget).regions.last?.target else { return "none" }
      return url?.absoluteString
    }
    #expect(url()?.hasPrefix("swiftclimb://session/") == true)
    _ = try scene.perform("end-session")
    #expect(url() == nil)
  }

  @Test("P12 P07 an App Group with garbage shows as if nothing was shared")
  func garbage() throws {
    let scene = try scene()
    scene.device.defaults.set(.data(Data("{".utf8)), forKey: SessionHistory.key, in: SessionActivityState.appGroup)
    #expect(try text(scene, .systemMedium).contains("No sessions yet"))
  }
}
