import FoundationEssentials
import SkerryBasics
import SkerryCells
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// Controls of a widget extension (WidgetKit, iOS 18).
@MainActor @Suite struct ControlCenterTests {
  private let device: Device
  private let dashboard: Dashboard

  init() {
    let app = InstalledApp(bundleNamed: "KioskBundle", { KioskBundle() }, previews: [])
    device = Device(apps: [app], files: MemoryStore(), now: Date(timeIntervalSince1970: 1_769_852_460))
    dashboard = Dashboard(device: device, realClock: { 0 })
    dashboard.start(size: CellSize(columns: 80, rows: 24))
  }

  /// Waits until the controls say what they are expected to say: their providers answer on the main actor, when it is
  /// free, as those of configured widgets do.
  private func expect(_ expected: [String], _ location: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<2_000 where shown != expected {
      try await Task.sleep(for: .milliseconds(5))
      device.settle()
    }
    #expect(shown == expected, sourceLocation: location)
  }

  private var shown: [String] { device.controls.map { $0.value.isEmpty ? $0.title : "\($0.title): \($0.value)" } }

  @Test("P12 controls of a bundle are there with their values, in its order")
  func collected() async throws { try await expect(["Kiosk: Closed", "Ring", "Front 0"]) }

  @Test("P12 P06 a switch sets its value through its intent, also on a locked phone, and is asked for it again")
  func toggled() async throws {
    try await expect(["Kiosk: Closed", "Ring", "Front 0"])
    try dashboard.phone.perform(.press(label: "Kiosk"))
    try await expect(["Kiosk: Open", "Ring", "Front 0"])
    #expect(device.log.entries.contains { $0.message.contains("intent OpenKiosk, in the widget extension") })
    dashboard.askWhatToPress()
    guard case .menu(let menu)? = dashboard.dialog else { return #expect(Bool(false), "no menu") }
    #expect(menu.items.first { $0.title == "Kiosk" }?.value == "Control Center · Open")
    menu.items.first { $0.title == "Kiosk" }?.run(dashboard)
    try await expect(["Kiosk: Closed", "Ring", "Front 0"])
  }

  @Test("P12 ControlCenter asks a control again; a disabled one only says that it is")
  func reloaded() async throws {
    try await expect(["Kiosk: Closed", "Ring", "Front 0"])
    try dashboard.phone.perform(.press(label: "Ring"))
    try await expect(["Kiosk: Closed", "Ring", "Front 1"])
    try dashboard.phone.perform(.press(label: "Front 1"))
    #expect(shown.last == "Front 1")
    #expect(device.log.entries.last?.message == "control Front 1 is disabled")
  }
}
