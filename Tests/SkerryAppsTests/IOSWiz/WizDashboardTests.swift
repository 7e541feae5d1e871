import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryScreens
import Testing

@testable import CommuteTimely
@testable import IOSWiz
@testable import SkerryDevice
@testable import SwiftClimb

/// iOSWiz as somebody at a terminal of 80×24 uses it, by keys.
@MainActor @Suite struct WizDashboardTests {
  private let dashboard: Dashboard
  private var device: Device { dashboard.device }
  private var wiz: AppProcess? { device.app(named: "ioswiz") }

  init() throws {
    let device = Device(
      apps: [.swiftClimb, .commuteTimely, .iOSWiz], files: MemoryStore(),
      folders: MemoryFolders(["/", WizPhone.path, "/vault/Daily", "/vault/Diary", "/vault/.obsidian", "/elsewhere"]),
      now: Date(timeIntervalSince1970: 1_769_852_460))
    device.setTimeZone("UTC")
    dashboard = Dashboard(device: device, realClock: { 0 })
    dashboard.start(size: CellSize(columns: 80, rows: 24))
  }

  private func keys(_ names: String...) throws {
    for name in names { dashboard.handle(.key(try #require(Key(spelling: name)))) }
    _ = dashboard.frame()
  }

  private func type(_ text: String) { for character in text { dashboard.handle(.key(.character(character))) } }

  private var text: String { dashboard.picture().surface.grid.plainText() }

  private func chooseVault() throws {
    try keys("3", "v", "c")
    type(WizPhone.path)
    try keys("Enter", "b")
  }

  @Test("W02 D02 a folder is chosen by typing its path, also over the one chosen before")
  func choose() throws {
    try chooseVault()
    #expect(text.contains("Nothing is logged yet"))
    try keys("v", "c")
    type("/nowhere")
    #expect(text.contains("! No such folder."))
    try keys("Ctrl-U")
    type("notes")
    #expect(text.contains("! Begin with / or ~/."))
    try keys("Escape")
    #expect(text.contains("▱ \(WizPhone.path)"))
  }

  @Test("W02 D02 a folder is chosen by browsing: Tab goes on as far as there is one way, arrows go through the folders")
  func browse() throws {
    try keys("3", "v", "c")
    #expect(text.contains("~/  /"), "\(text)")
    type("/v")
    try keys("Tab")
    #expect(text.contains("/vault/▏") && text.contains("Daily/  Diary/") && !text.contains(".obsidian"), "\(text)")
    type("D")
    try keys("Tab")
    #expect(text.contains("/vault/D▏") && text.contains("Daily/  Diary/"), "two ways to go on: \(text)")
    try keys("Right")
    #expect(text.contains("/vault/Daily/▏"))
    try keys("Right")
    #expect(text.contains("/vault/Diary/▏"))
    try keys("Left")
    #expect(text.contains("/vault/Daily/▏"))
    type("x")
    #expect(text.contains("! No such folder."))
    try keys("Backspace", "Enter")
    #expect(text.contains("▱ /vault/Daily") && !text.contains("/vault/Daily/"), "\(text)")
  }

  @Test("D01 P12 on the home screen the app that was used last keeps its pane and its keys")
  func home() throws {
    try chooseVault()
    try keys("h")
    #expect(device.foregroundApp == nil && dashboard.shownApp === wiz)
    #expect(text.contains("background") && text.contains("Exercise"))
    try keys("X", "y")
    #expect(wiz?.isRunning == false)
  }

  @Test("P06 W03 what can be pressed begins with what the page of the home screen shows, each thing once")
  func press() throws {
    try chooseVault()
    try keys("h")
    try keys("PageDown")
    try keys("p")
    let lines = text.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.contains("1  Log Wake") }, "\(text)")
    #expect(lines[first].contains("iOSWiz") && lines[first + 3].contains("4  Log Exercise"), "\(text)")
    #expect(lines.count { $0.contains("iOSWiz widget") } == 1)
    #expect(lines.first { $0.contains("SwiftClimb widget") }?.contains("on another page") == true)
    // Where more of the phone is seen, more of it is on the screen.
    dashboard.handle(.resize(CellSize(columns: 200, rows: 90)))
    let large = text
    #expect(!large.contains("on another page") && large.contains("SwiftClimb widget"), "\(large)")
    dashboard.handle(.resize(CellSize(columns: 120, rows: 40)))
    try keys("3", "3")
    #expect(text.contains("🍴 Meal      9:41 AM"))
  }

  @Test("D01 W04 the log tells a timeline in one row, and the same one once: what is said once stays to be read")
  func details() throws {
    try chooseVault()
    try keys("w")
    try keys("m")
    #expect(device.log.entries.count { $0.message.contains("NavWidget: 60 entries, asked for by the app") } > 2)
    let lines = text.split(separator: "\n").map { $0.dropFirst(52) }
    #expect(lines.count { $0.contains("timeline of") } == 1)
    #expect(lines.contains { $0.contains("Wake is saved") } && lines.contains { $0.contains("Meal is saved") })
    device.advance(to: device.now.addingTimeInterval(30 * 3600))
    _ = dashboard.frame()
    #expect(text.contains("Meal is saved"), "a day of hourly timelines later")
  }

  @Test("W01 D03 the narrow pane names each day above its entries, and cuts nothing off")
  func narrow() throws {
    try chooseVault()
    try keys("w", "m")
    let lines = text.split(separator: "\n").map { $0.dropFirst(51) }
    #expect(lines.contains { $0.contains("Jan 31") } && !lines.contains { $0.contains("J…") })
    #expect(lines.contains { $0.contains("▸ 🍴 Meal      9:41 AM") })
  }

  @Test("W01 D02 removing asks which entry goes")
  func question() throws {
    try chooseVault()
    try keys("m", "u")
    #expect(text.contains("Remove Meal of 2026-01-31, 09:41:00?"))
    try keys("n")
    #expect(text.contains("1 of 1"))
  }
}
