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
}
