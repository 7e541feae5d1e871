import FoundationEssentials
import SkerryActivities
import SkerrySoak
import Testing

@testable import LittleMoments
@testable import SkerryDevice

/// Lives of which nobody knows how they go.
@MainActor @Suite struct LifeTests {
  /// Numbers that are the same on every run.
  private struct Dice {
    var seed: UInt64
    mutating func roll(_ sides: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(sides))
    }
  }

  private static let seeds = 1...SoakCount.of(12, 500)

  @Test(
    "L01 L02 L03 L04 L05 L06 random lives: one card at most, every completed session's minutes once, one haptic each")
  func random() throws {
    for seed in Self.seeds {
      var dice = Dice(seed: UInt64(seed))
      let phone = try MomentsPhone()
      for step in 1...40 {
        try live(phone, &dice)
        let place: Comment = "seed \(seed), step \(step)"
        let running = phone.journal?.running
        #expect(phone.scene.activities.count { $0.activityState != .ended } <= (running == nil ? 0 : 1), place)
        let mindful = (phone.journal?.past ?? []).filter(\.isMindful)
        #expect(phone.health.map(\.session) == mindful.map(\.id).reversed(), place)
        #expect(phone.count("haptic success") <= (phone.journal?.lastNumber ?? 0), place)
      }
    }
  }

  private func live(_ phone: MomentsPhone, _ dice: inout Dice) throws {
    let device = phone.device
    switch dice.roll(12) {
    case 0, 1:
      device.open(phone.scene.process)
      if phone.actionIDs.contains("start-session") { try phone.start([nil, 1, 5, 480][dice.roll(4)]) }
    case 2:
      device.open(phone.scene.process)
      if phone.actionIDs.contains("complete") { try phone.act(dice.roll(3) == 0 ? "cancel" : "complete") }
    case 3: device.kill(phone.scene.process)
    case 4: device.reboot()
    case 5: device.setLiveActivities(dice.roll(3) > 0)
    case 6: if let card = phone.scene.activities.last { device.swipeAway(card) }
    case 7: device.lock()
    case 8: device.goHome()
    case 9: device.open(url: "littlemoments://endSession")
    case 10: device.setBattery(1 + dice.roll(100))
    default: phone.scene.advance(by: [1.0, 61, 299, 3600, 30000][dice.roll(5)])
    }
  }
}
