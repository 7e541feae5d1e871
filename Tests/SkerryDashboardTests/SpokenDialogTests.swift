import SkerryCells
import SkerryScreens
import Testing

@testable import SkerryDashboard

/// What a screen reader says of the dashboard beside the phone.
@MainActor @Suite struct SpokenDialogTests {
  private func spoken(_ keys: [String]) -> [String] {
    let driver = Driver()
    for key in keys { driver.keys(key) }
    return driver.dashboard.picture().spoken
  }

  @Test("P14 a sheet says its fields with their values, and the keys that answer, before all that lies behind")
  func sheet() {
    let lines = spoken(["1", "s"])
    #expect(lines.first?.hasPrefix("Start Session") == true, "\(lines.prefix(3))")
    #expect(lines.contains { $0.contains("Discipline") && $0.contains("Bouldering") && $0.contains("adjustable") })
    #expect(lines.contains { $0.hasPrefix("Mental readiness") && $0.contains("empty") })
    #expect(lines.contains { $0.hasPrefix("Done") && $0.contains("button") })
  }

  @Test(
    "P14 menus, questions and the help are spoken",
    arguments: [("0", "Screen and time"), ("R", "Yes"), ("?", "Keys")])
  func others(_ key: String, _ words: String) {
    let lines = spoken([key])
    #expect(lines.contains { $0.contains(words) }, "\(lines.prefix(6))")
  }

  @Test("P14 log and inspector are spoken line by line")
  func panes() {
    let lines = spoken(["1", "s", "Enter"])
    #expect(lines.contains { $0.contains("requested") }, "\(lines.suffix(12))")
  }

  @Test("P14 S01 what has no room in the log and the inspector is said as a whole, and what is wrapped as one")
  func wholeLines() throws {
    let driver = Driver.climbing(size: Driver.wide)
    let record = try #require(driver.record)
    let lines = driver.dashboard.picture().spoken
    let grid = driver.text
    #expect(!lines.contains { $0.contains("…") && !$0.contains("token") }, "\(lines)")
    #expect(grid.contains("…"))
    #expect(lines.contains("id \(record.id)") && !grid.contains(record.id), "\(lines)")
    let update = try #require(driver.device.log.entries.last { $0.message.contains("applied") })
    #expect(lines.contains { $0.hasSuffix(update.message) }, "\(lines)")
    driver.keys("Z", "Tab", "Tab", "Tab")
    driver.dashboard.scroll(.inspector, by: 1)
    #expect(driver.dashboard.picture().spoken.contains { $0.hasPrefix("state ") })
  }

  @Test("P14 the island as a surface of its own says that nothing is in it")
  func idleIsland() {
    #expect(Driver().device.islandSurface().spoken == ["Dynamic Island, empty"])
    let driver = Driver.climbing()
    driver.device.goHome()
    #expect(driver.device.islandSurface().spoken == driver.device.islandPicture().spoken)
    #expect(!driver.device.islandPicture().spoken.isEmpty)
  }

  @Test("P14 the whole dashboard says each pane by its title and each control by its name and its key")
  func wholeDashboard() throws {
    let driver = Driver.climbing(size: Driver.wide)
    let lines = driver.dashboard.picture().spoken
    #expect(lines.first?.hasPrefix("Skerry, iPhone 15 Pro, ") == true && lines[0].hasSuffix("real time"), "\(lines)")
    #expect(lines.contains("selected, iPhone 15 Pro, unlocked, heading"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("SwiftClimb, active, ") && $0.hasSuffix("heading") }, "\(lines)")
    for name in ["Compact", "Minimal", "Expanded", "Lock screen"] {
      #expect(lines.contains { $0.hasPrefix("\(name), ") && $0.hasSuffix("heading") }, "\(name): \(lines)")
    }
    for name in ["Log, heading", "Inspector, heading", "Add Climb, button, a", "Help, button, ?", "Jump, button, :"] {
      #expect(lines.contains(name), "\(name): \(lines)")
    }
    for region in driver.dashboard.picture().regions {
      if case .key(let key) = region.target {
        #expect(lines.contains("\(region.label), button, \(key)"), "\(region.label): \(lines)")
      }
    }
  }

  @Test("P14 without an activity the dashboard says so, and what leads to one")
  func noActivity() {
    let lines = spoken([])
    #expect(lines.contains("No Live Activity yet") && lines.contains { $0.hasSuffix("button, 1") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Log, ") } && !lines.contains { $0.contains("·") })
  }
}
