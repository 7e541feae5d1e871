import FoundationEssentials
import SkerryBasics
import SkerryCells
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// Controls of a widget extension (WidgetKit, iOS 18).
@MainActor @Suite(.timeLimit(.minutes(30))) struct ControlCenterTests {
  private let device: Device
  private let dashboard: Dashboard
  /// Yields when something has arrived at the phone that waits to be settled.
  private let arrivals: AsyncStream<Void>

  init() {
    let app = InstalledApp(bundleNamed: "KioskBundle", { KioskBundle() }, previews: [])
    device = Device(apps: [app], files: MemoryStore(), now: Date(timeIntervalSince1970: 1_769_852_460))
    let (arrivals, continuation) = AsyncStream.makeStream(of: Void.self)
    self.arrivals = arrivals
    dashboard = Dashboard(device: device, realClock: { 0 }, wake: { continuation.yield() })
    dashboard.start(size: CellSize(columns: 80, rows: 24))
  }

  /// Waits until the controls say what they are expected to say: their providers answer on the main actor, when it is
  /// free, as those of configured widgets do.
  private func expect(_ expected: [String], _ location: SourceLocation = #_sourceLocation) async {
    device.settle()
    if shown != expected {
      for await _ in arrivals {
        device.settle()
        if shown == expected { break }
      }
    }
    #expect(shown == expected, sourceLocation: location)
  }

  private var shown: [String] { device.controls.map { $0.value.isEmpty ? $0.title : "\($0.title): \($0.value)" } }

  @Test("P12 controls of a bundle are there with their values, in its order")
  func collected() async { await expect(["Kiosk: Closed", "Ring", "Front 0"]) }

  @Test("P12 P06 a switch sets its value through its intent, also on a locked phone, and is asked for it again")
  func toggled() async throws {
    await expect(["Kiosk: Closed", "Ring", "Front 0"])
    try dashboard.phone.perform(.press(label: "Kiosk"))
    await expect(["Kiosk: Open", "Ring", "Front 0"])
    #expect(device.log.entries.contains { $0.message.contains("intent OpenKiosk, in the widget extension") })
    dashboard.askWhatToPress()
    guard case .menu(let menu)? = dashboard.dialog else { return #expect(Bool(false), "no menu") }
    #expect(menu.items.first { $0.title == "Kiosk" }?.value == "Control Center · Open")
    menu.items.first { $0.title == "Kiosk" }?.run(dashboard)
    await expect(["Kiosk: Closed", "Ring", "Front 0"])
  }

  @Test("P12 ControlCenter asks a control again; a disabled one only says that it is")
  func reloaded() async throws {
    await expect(["Kiosk: Closed", "Ring", "Front 0"])
    try dashboard.phone.perform(.press(label: "Ring"))
    await expect(["Kiosk: Closed", "Ring", "Front 1"])
    try dashboard.phone.perform(.press(label: "Front 1"))
    #expect(shown.last == "Front 1")
    #expect(device.log.entries.last?.message == "control Front 1 is disabled")
  }
}
