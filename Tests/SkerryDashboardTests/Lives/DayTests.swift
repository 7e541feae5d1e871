import SkerrySoak
import Testing

@testable import SkerryDevice

/// A day of all five apps, that passes in different ways and is looked at or not: the phone is the same in the end.
@MainActor @Suite struct DayTests {
  /// 24 hours with sessions, trips, rooms, kills, a reboot, restarts of the program, a Focus, a flight and a clock set.
  private static let day = Life(
    lines: [
      "device ask-first off", "device notifications on inviso", "device notifications on littlemoments",
      "app swiftclimb start-session discipline=Trad", "jump 7m13s", "app swiftclimb add-climb name=\"Crimp Fest V4\"",
      "app commutetimely plan-trip destination=Office street=\"12 Harbour Street\" arrival=+90m",
      "app commutetimely plan-trip destination=Airport arrival=+7h", "device screen locked", "jump 38m",
      "app littlemoments start-session minutes=20", "device screen locked", "jump 19m59s", "jump 2s", Life.restart,
      "app littlemoments complete", "app inviso join-room name=\"Book Club\" code=BOOKCLUB", "device screen home",
      "device screen locked", "jump 12m", "push joined.json to=inviso", "jump 4s", "jump 2s", "app ioswiz log-meal",
      "device suspension on", "device screen home", "jump 1h17m", "push alert.json to=swiftclimb",
      "app commutetimely terminate", "device focus work", "jump 2h", "push joined.json to=inviso", Life.restart,
      "device suspension off", "app swiftclimb log-attempt", "device screen locked", "jump 3h", "device focus off",
      "device time-zone America/New_York", "jump 40m", "app littlemoments start-session minutes=600", "device reboot",
      "jump 1h", "app inviso join-room name=Chess code=CHESS", "device screen home", "app inviso kill",
      "jump 31m", "push joined.json to=inviso", "device wall-clock 2026-02-01T01:30:00Z", "jump 4h", "app ioswiz open",
      "app ioswiz log-sleep", "device screen locked", Life.restart, "jump 5h", "device battery 4", "jump 4h37m44s",
      "app commutetimely open", "app swiftclimb open", "app littlemoments open", "device screen home",
    ].map { $0 == Life.restart ? $0 : "try " + $0 })

  private static let ways: [(name: String, passing: LifePlayer.Passing, looks: LifePlayer.Looks)] = {
    let short: [(String, LifePlayer.Passing, LifePlayer.Looks)] = [
      ("a minute at a time, looked at after each deed", .steps(60), .always),
      ("by the loop at 3,600 times the speed", .looping(rate: 3600), .never),
      ("in pieces", .inPieces(9), .random(4)), ("interrupted again and again", .interrupted(2), .never),
    ]
    let long: [(String, LifePlayer.Passing, LifePlayer.Looks)] = [
      ("a second at a time", .steps(1), .never), ("by the loop at 60 times the speed", .looping(rate: 60), .random(8)),
    ]
    return short + (SkerrySoak.SoakCount.isFull ? long : [])
  }()

  private func record(_ passing: LifePlayer.Passing, _ looks: LifePlayer.Looks) throws -> LifeRecord {
    let player = LifePlayer(looks: looks, passing: passing)
    try player.play(Self.day)
    return LifeRecord(player.phone, withDashboard: true)
  }

  @Test("T06 T07 P07 24 hours of five apps are the same day at once, in steps, by the loop, looked at or not")
  func ways() throws {
    let jumped = try record(.atOnce, .never)
    let log = try #require(jumped.parts.first { $0.name == "log" }?.text)
    #expect(log.contains("Target") || log.contains("target"), "things happened on that day")
    #expect(["suspended", "ended", "dismissed", "stale"].allSatisfy { log.contains($0) })
    for way in Self.ways {
      let difference = try record(way.passing, way.looks).difference(from: jumped)
      #expect(difference == nil, "\(way.name): \(difference ?? "")")
    }
  }
}
