import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryApps
@testable import SkerryDashboard
@testable import SkerryDevice

/// The menus of the phone's switches.
@MainActor @Suite struct MenuTests {
  private func menu(_ driver: Driver) -> MenuDialog? {
    if case .menu(let menu)? = driver.dashboard.dialog { menu } else { nil }
  }

  @Test("D02 P05 every switch is in the menus, once, with what it says now and a key of its own")
  func complete() throws {
    let driver = Driver.climbing()
    driver.keys("0")
    var titles: [String] = []
    for section in try #require(menu(driver)).items {
      driver.keys(String(try #require(section.key)))
      let items = try #require(menu(driver)).items
      #expect(driver.dialogTitle == section.title)
      #expect(Set(items.map(\.key)).count == items.count && items.allSatisfy { $0.key != nil && $0.key != "q" })
      #expect(items.allSatisfy { !$0.details.isEmpty })
      titles += items.map(\.title)
      driver.keys("Escape")
      #expect(driver.dialogTitle == driver.device.settings.model.name, "Escape goes up one menu")
    }
    #expect(titles.sorted() == DeviceControl.all.map(\.title).sorted())
    driver.keys("Escape")
    #expect(driver.dialogTitle == nil)
  }

  /// Opens the entry of that title from wherever the menus are.
  private func open(_ control: DeviceControl, _ driver: Driver) throws {
    driver.keys("0")
    let section = try #require(menu(driver)?.items.first { $0.title == control.section.rawValue }?.key)
    driver.keys(String(section))
    let entry = try #require(menu(driver)?.items.first { $0.title == control.title }?.key)
    driver.keys(String(entry))
  }

  @Test("P05 every switch of the phone can be set through its menu: turned, chosen from a list, or entered")
  func everySwitch() throws {
    for control in DeviceControl.all where control.kind != .action {
      let driver = Driver.climbing()
      let app = control.scope == .app ? driver.device.apps[0] : nil
      let before = driver.device.value(of: control, for: app)
      try open(control, driver)
      if control.scope == .phoneOrApp { driver.keys("a") }
      switch control.kind {
      case .action, .toggle: break
      case .choice(let words): if words.count > 2 { driver.keys(words.first == before ? "Down" : "Up", "Enter") }
      case .number(let range):
        driver.keys("Ctrl-U")
        driver.type(String(range.lowerBound))
        driver.keys("Enter")
      case .text(let example):
        driver.keys("Ctrl-U")
        driver.type(example)
        driver.keys("Enter")
      }
      let after = driver.device.value(of: control, for: app)
      #expect(after != before || control.name == "answer", "\(control.name) says \(before) still")
      if let menu = menu(driver) {
        #expect([control.section.rawValue, control.title].contains(menu.title), "it goes back to its menu")
      } else {
        Issue.record("\(control.name) closed its menu")
      }
    }
  }

  @Test("P05 D02 a wrong value is told in the sheet and sets nothing")
  func wrongValue() throws {
    let driver = Driver.climbing()
    driver.keys("B", "Ctrl-U")
    driver.type("400")
    driver.keys("Enter")
    #expect(driver.text.contains("! Between 1 and 100.") && driver.device.settings.batteryPercent == 82)
    driver.keys("Ctrl-U")
    driver.type("4")
    driver.keys("Enter")
    #expect(driver.dialogTitle == nil && driver.device.settings.batteryPercent == 4)
    try open(#require(DeviceControl.named("time-zone")), driver)
    driver.keys("Ctrl-U")
    driver.type("Nowhere/Town")
    driver.keys("Enter")
    #expect(driver.dialogTitle == "Time zone" && driver.text.contains("No time zone is named"))
    driver.keys("Escape")
    #expect(driver.dialogTitle == "Screen and time", "Escape goes back to the menu")
    driver.keys("Ctrl-C")
    #expect(driver.dialogTitle == nil && driver.dashboard.menuOrigins.isEmpty)
  }

  @Test("P05 rebooting asks; then no app runs, the phone is locked and the activities are there")
  func reboot() {
    let driver = Driver.climbing()
    driver.keys("R", "n")
    #expect(driver.device.apps[0].isRunning && driver.dialogTitle == nil)
    driver.keys("R", "y")
    #expect(!driver.device.apps[0].isRunning && driver.device.settings.isLocked && driver.record != nil)
    #expect(driver.messages.contains { $0.hasPrefix("rebooted") } && driver.dialogTitle == nil)
  }

  @Test("D02 D03 a menu that is taller than the terminal scrolls: every entry can be seen and chosen at 40×12")
  func scrolling() throws {
    let driver = Driver.climbing(size: Driver.small)
    try open(#require(DeviceControl.named("model")), driver)
    for model in DeviceModel.all {
      #expect(
        driver.text.contains("▸")
          && driver.text.contains(menu(driver)?.items[menu(driver)?.selection ?? 0].title ?? "?"))
      if menu(driver)?.items[menu(driver)?.selection ?? 0].title == DeviceModel.all.last?.id { break }
      _ = model
      driver.keys("Down")
    }
    driver.keys("End", "Enter")
    #expect(driver.device.settings.modelID == DeviceModel.all.last?.id)
    #expect(driver.lines.allSatisfy { CellText($0).width <= 40 })
  }

  @Test("D02 what the selected entry does is told below the list, at every size")
  func details() {
    for size in [Driver.wide, Driver.medium, Driver.small] {
      let driver = Driver.climbing(size: size)
      driver.keys("0", "p")
      #expect(driver.text.contains("Charge in percent; 5 or less"), "\(size)")
    }
  }
}
