import SkerryCells
import SkerryScreens
import SkerryTesting
import SkerryWidgets
import Testing

@testable import IOSWiz
@testable import SkerryDevice

/// iOSWiz's screens and its widget, in every state they can show.
@MainActor @Suite struct WizGoldens {
  private let snapshots = SnapshotFolder()

  private func logged() throws -> WizPhone {
    let phone = try WizPhone(folders: MemoryFolders(), choosesVault: false)
    phone.scene.startSample()
    return phone
  }

  @Test("W01 W02 the app's screens: first, logged, chosen, waiting, in trouble, settings, light")
  func screens() throws {
    var pictures: [(name: String, snapshot: Snapshot)] = []
    func add(_ name: String, _ phone: WizPhone) { pictures.append(("app/" + name, phone.scene.phoneSnapshot())) }
    let fresh = try WizPhone(choosesVault: false)
    fresh.device.open(fresh.scene.process)
    add("first", fresh)
    try fresh.log(.meal)
    add("waiting", fresh)
    try fresh.act("settings")
    add("settings-empty", fresh)
    let phone = try logged()
    add("logged", phone)
    for _ in 0..<4 { try phone.act("older") }
    add("chosen", phone)
    let folders = try #require(phone.folders as? MemoryFolders)
    folders.edit("2026-01-30.md", in: "~/Vault", "---\ntitle: open\n")
    folders.edit("2026-01-29.md", in: "~/Vault", "## Activities\n- 26:00 Meal\n- 12:00 Meal, soup with Anna and Ben\n")
    phone.device.settle()
    add("trouble", phone)
    try phone.act("settings")
    add("settings", phone)
    phone.device.setLightAppearance(true)
    add("settings-light", phone)
    try phone.act("back")
    add("light", phone)
    try snapshots.check(pictures)
  }

  @Test("W03 W04 the widget in its three sizes: unknown, awake, asleep for days, an entry waiting in the queue")
  func widget() throws {
    var pictures: [(name: String, snapshot: Snapshot)] = []
    func add(_ name: String, _ phone: WizPhone) throws {
      for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
        let widget = try phone.widget(family)
        pictures.append(
          (
            "widget/\(family.word)-\(name)",
            phone.scene.snapshot(of: phone.device.picture(of: widget), title: "iOSWiz, \(family.word) widget")
          ))
      }
    }
    let fresh = try WizPhone(choosesVault: false)
    try add("unknown", fresh)
    let phone = try logged()
    try add("awake", phone)
    try phone.press(.sleep)
    try add("pressed", phone)
    phone.scene.advance(by: 100 * 3600)
    try add("days", phone)
    try snapshots.check(pictures)
  }

  @Test("W03 the home screen with the widget, dark and light, and in eight colours and ASCII")
  func home() throws {
    let phone = try logged()
    _ = try phone.widget(.systemMedium)
    phone.device.goHome()
    let dark = phone.scene.phoneSnapshot()
    phone.device.setLightAppearance(true)
    try snapshots.check([
      ("home/dark", dark), ("home/light", phone.scene.phoneSnapshot()),
      ("home/ascii", dark.reduced(to: .colors8, ascii: true)),
    ])
  }

  @Test(
    "W01 D01 D03 the dashboard with iOSWiz in front, on a large and a small terminal",
    arguments: [
      CellSize(columns: 120, rows: 40), CellSize(columns: 80, rows: 24),
    ])
  func dashboard(size: CellSize) throws {
    let phone = try logged()
    try snapshots.check(
      phone.scene.dashboardSnapshot(size: size), named: "dashboard/\(size.columns)x\(size.rows)")
  }
}
