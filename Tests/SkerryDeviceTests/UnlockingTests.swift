import FoundationEssentials
import SkerryViews
import Testing

@testable import SkerryDevice

/// From the lock screen into an app that is not the one in front before.
@MainActor @Suite struct UnlockingTests {
  /// A way from the lock screen into Alpha.
  private struct Road: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let take: @MainActor @Sendable (TestPhone, AppProcess) throws -> Void

    init(_ name: String, _ take: @escaping @MainActor @Sendable (TestPhone, AppProcess) throws -> Void) {
      testDescription = name
      self.take = take
    }
  }

  private nonisolated static let roads = [
    Road("open") { $0.device.open($1) },
    Road("tap on the card") { phone, _ in
      phone.device.tap(try #require(phone.records("alpha").first), widgetURL: nil)
    },
    Road("tap on the card, by its link") { phone, process in
      phone.device.tap(
        try #require(phone.records("alpha").first), widgetURL: URL(string: "alpha://card/Alpha"))
    },
    Road("link") { phone, _ in phone.device.open(url: "alpha://link/1") },
    Road("intent that opens the app") { phone, process in
      phone.device.press(
        .intent(name: "Show", process: .appInFront, authentication: .thisDevice) {}, of: process)
    },
    Road("action") { phone, process in
      let action = try #require(process.screen?.actions.first { $0.id == "store" })
      phone.device.perform(action, of: process, form: AppForm(["note": "n"]))
    },
  ]

  /// A locked phone on which Bravo was in front, and Alpha has a card.
  private func locked(recognizesFace: Bool) throws -> (phone: TestPhone, alpha: AppProcess, bravo: AppProcess) {
    let phone = TestPhone()
    try phone.start("alpha")
    let bravo = try phone.process("bravo")
    phone.device.open(bravo)
    phone.device.lock()
    phone.device.setRecognizesFace(recognizesFace)
    return (phone, try phone.process("alpha"), bravo)
  }

  private func phases(of process: AppProcess, _ phone: TestPhone) -> [String] {
    phone.device.log.entries.filter { $0.source == process.logSource && $0.message.hasPrefix("phase") }.map(\.message)
  }

  @Test(
    "P06 P16 an app that is opened from the lock screen comes to the front alone: the one that was in front before stays behind",
    arguments: roads, [true, false])
  private func directly(_ road: Road, recognizesFace: Bool) throws {
    let (phone, alpha, bravo) = try locked(recognizesFace: recognizesFace)
    let before = phases(of: bravo, phone)
    try road.take(phone, alpha)
    if phone.device.settings.isLocked { phone.device.unlock() }
    #expect(phone.device.foregroundApp === alpha && !phone.device.settings.isLocked)
    #expect(phases(of: bravo, phone) == before && !bravo.state.isForeground)
    #expect(phases(of: alpha, phone).last == "phase active")
  }

  @Test("P06 unlocked without anything in mind, the phone is where it was")
  func back() throws {
    let (phone, _, bravo) = try locked(recognizesFace: true)
    phone.device.unlock()
    #expect(phone.device.foregroundApp === bravo && phases(of: bravo, phone).last == "phase active")
  }

  @Test("P06 P16 what waited and was dropped leads nowhere: unlocked later, the phone is where it was")
  func dropped() throws {
    let (phone, _, bravo) = try locked(recognizesFace: false)
    phone.device.open(url: "alpha://link/1")
    phone.advance(31)
    phone.device.unlock()
    #expect(phone.device.foregroundApp === bravo && bravo.state.isForeground)
  }
}
