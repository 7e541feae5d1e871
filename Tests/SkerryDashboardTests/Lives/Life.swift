import FoundationEssentials
import SkerryCells
import SkerrySoak

@testable import SkerrySteps

/// What happens to a phone, as the lines of a tape, so that a life that fails can be played again.
struct Life {
  var lines: [String]

  /// Deeds chosen at random from all there are; the same for a seed.
  static func random(seed: UInt64, deeds: Int) -> Life {
    var random = SmallRandom(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    var lines: [String] = []
    while lines.count < deeds { lines += something(&random) }
    return Life(lines: lines)
  }

  /// The payloads that lives send.
  static let payloads: [String: Data] = [
    "climb.json": Data(
      "{\"aps\":{\"event\":\"update\",\"timestamp\":1769939000,\"content-state\":{\"climbCount\":3,\"attemptCount\":8,\"lastUpdated\":791546400}}}"
        .utf8),
    "start.json": Data(
      "{\"aps\":{\"event\":\"start\",\"timestamp\":1769939000,\"attributes-type\":\"ClimbingSessionAttributes\",\"attributes\":{},\"content-state\":{\"climbCount\":3,\"attemptCount\":8,\"lastUpdated\":791546400},\"alert\":{\"title\":\"a\",\"body\":\"b\"}}}"
        .utf8),
    "joined.json": Data(
      "{\"aps\":{\"alert\":{\"title\":\"Inviso\",\"body\":\"Somebody joined\"},\"mutable-content\":1,\"content-available\":1},\"roomId\":\"BOOKCLUB\"}"
        .utf8),
    "end.json": Data("{\"aps\":{\"event\":\"end\",\"timestamp\":1769939100,\"content-state\":{}}}".utf8),
    "broken.json": Data("{\"aps\":{\"event\":\"update\",\"timestamp\":\"soon\"".utf8),
  ]

  /// The whole tape, to be played by `skerry replay`.
  var tape: String {
    let files = Self.payloads.keys.sorted().map { TapeDeed.file(path: $0, Self.payloads[$0]).description }
    return (TapeSettings().header + files + lines).joined(separator: "\n") + "\n"
  }

  private static func pick(_ list: [String], _ random: inout SmallRandom) -> String { list[random.below(list.count)] }

  private static func something(_ random: inout SmallRandom) -> [String] {
    switch random.below(20) {
    case 0..<5: ["key " + pick(keys, &random)]
    case 5..<7: ["try jump " + pick(["1s", "59s", "4m", "29m", "47m", "3h", "8h", "next", "next any"], &random)]
    case 7: ["try jump \(1 + random.below(90_000))s"]
    case 8: [pointer(&random)]
    case 9:
      ["key /", "type " + pick(["swiftclimb://logging", "littlemoments://endSession", "x"], &random), "key Enter"]
    case 10: ["type " + pick(["V4", "10", "x y", "Den"], &random), "key Enter"]
    case 11: ["try press " + pick(labels, &random)]
    case 12: ["try push " + pick(pushes, &random)]
    default: ["try " + pick(steps, &random)]
    }
  }

  private static func pointer(_ random: inout SmallRandom) -> String {
    let place = "\(random.below(120)) \(random.below(40))"
    return switch random.below(6) {
    case 0: "hold \(place)"
    case 1: "drag \(place) \(random.below(40) - 20)"
    case 2: "wheel \(random.below(2) == 0 ? "up" : "down") \(place)"
    default: "click \(place)"
    }
  }

  private static let keys =
    [
      "1", "2", "3", "4", "5", "s", "a", "t", "h", "l", "x", "o", "S", "d", "y", "n", "N", "Enter", "Escape", "Tab",
      "Up",
    ]
    + [
      "Down", "]", "[", "p", "P", "0", "I", "?", "+", "-", ".", "Space", "c", "e", "R", "X", "B", "F", "/", "j", "k",
      "w",
    ]
    + ["PageDown", "PageUp", "u", "Backspace", "Shift-Tab", "T", ":"]

  private static let labels = [
    "Wake", "Meal", "Sleep", "Allow", "\"Don’t Allow\"", "\"Don't Allow\"", "\"End Session\"", "\"Add Climb\"",
    "\"Log Meal\"", "\"View Stats\"",
  ]

  private static let pushes = [
    "climb.json to=swiftclimb", "joined.json to=inviso", "end.json to=littlemoments", "broken.json to=swiftclimb",
    "end.json to=swiftclimb", "start.json", "climb.json",
  ]

  static let steps = [
    "app swiftclimb start-session discipline=Trad", "app swiftclimb add-climb name=\"Crimp Fest V4\"",
    "app swiftclimb log-attempt", "app swiftclimb end-session effort=6", "app swiftclimb open", "app swiftclimb kill",
    "app commutetimely plan-trip destination=Office street=\"12 Harbour Street\" arrival=+90m",
    "app commutetimely plan-trip destination=Gym street=\"3 Mill Lane\" arrival=+3h", "app commutetimely check-now",
    "app commutetimely cancel-trip", "app commutetimely open", "app commutetimely kill", "app commutetimely end-all",
    "app littlemoments start-session minutes=10", "app littlemoments start-session minutes=0",
    "app littlemoments complete", "app littlemoments cancel", "app littlemoments open", "app littlemoments kill",
    "app inviso join-room name=\"Book Club\" code=BOOKCLUB", "app inviso leave-room", "app inviso open",
    "app inviso kill", "app ioswiz log-meal", "app ioswiz log-sleep", "app ioswiz open", "app ioswiz kill",
    "app ioswiz settings", "app ioswiz choose-vault folder=~/Vault", "app ioswiz log-wake",
    "tap", "swipe left", "swipe up", "swipe inwards", "swipe outwards", "long-press",
    "device screen locked", "device screen home", "device screen always-on", "device screen unlocked", "device reboot",
    "device focus sleep", "device focus off", "device battery 4", "device battery 80", "device network off",
    "device network on", "device live-activities off", "device live-activities on", "device live-activities off inviso",
    "device low-power on", "device low-power off", "device haptics off", "device sounds off", "device sounds on",
    "device system 16.0", "device system 17.2", "device system 26.1", "device model iphone-se",
    "device model iphone-15-pro", "device appearance light", "device widget large swiftclimb",
    "device wall-clock 2026-01-31T08:00:00Z", "device clear-notifications", "device clear-cards",
    "open swiftclimb://logging", "open littlemoments://endSession", "open inviso://open", "open nobody://x",
    "device time-zone America/New_York", "device time-zone Europe/Berlin", "device 24-hour-clock on",
  ]
}
