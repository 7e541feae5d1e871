import SkerryActivities
import SkerryBasics
import SkerryNotifications
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice

/// A phone that nobody holds any more is gone, whatever its apps wait for: a task that waits for what never comes stays for
/// as long as the program runs, and must not keep the phone.
@MainActor @Suite struct KeptTests {
  nonisolated private static let lives = [
    ["app swiftclimb open"], ["app commutetimely open"], ["app ioswiz open"], ["app littlemoments open"],
    ["app inviso open"], ["app swiftclimb start-session", "jump 1h"],
    ["app commutetimely plan-trip destination=Work", "jump 1h"],
    ["app littlemoments start-session minutes=5", "jump 1h"],
    ["app inviso join-room name=Chess", "app inviso home", "jump 10m"],
    ["app swiftclimb start-session", "app swiftclimb kill"], ["app inviso join-room name=Chess", "device reboot"],
    ["device suspension on", "app littlemoments start-session", "app littlemoments home", "jump 1h"],
  ]

  @Test("P07 a phone that nobody holds any more is gone from memory, whatever its apps wait for", arguments: lives)
  func gone(_ life: [String]) throws {
    weak var device: Device?
    weak var dashboard: Dashboard?
    weak var center: ActivityCenter?
    weak var hub: NotificationHub?
    weak var processes: Processes?
    func live() throws {
      let phone = LifePhone()
      (device, dashboard, processes) = (phone.device, phone.dashboard, phone.device.processes)
      (center, hub) = (phone.device.center, phone.device.notifications)
      try phone.perform(life)
      phone.look()
    }
    try live()
    #expect(device == nil && dashboard == nil && processes == nil)
    #expect(center == nil && hub == nil)
  }
}
