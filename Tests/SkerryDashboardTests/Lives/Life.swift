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
  ].merging(more) { one, _ in one }

  /// What servers may say besides: dates that have passed or lie ahead, alerts, ranks, and starts of every kind.
  private static let more: [String: Data] = {
    let climbs = #""content-state":{"climbCount":5,"attemptCount":9,"lastUpdated":791546400}"#
    let update = #""event":"update","timestamp":1769939001,"# + climbs
    let end = #""event":"end","timestamp":1769939200"#
    let start =
      #""event":"start","timestamp":1769939000,"attributes-type":"ClimbingSessionAttributes","attributes":"#
      + #"{"sessionId":"6F2C1E6E-29A0-4F6B-8C55-0C8E3C5B7F10","discipline":"trad","startedAt":791546000},"#
    let room = #""content-state":{"roomName":"Book Club","status":"connected","startTime":791546400}"#
    let texts = [
      "stale.json": update + #","stale-date":1769852400"#,
      "stale-soon.json": update + #","stale-date":1769860000"#,
      "alert.json": update + #","alert":{"title":"Look","body":"here","sound":"default"}"#,
      "rank.json": update + #","relevance-score":50"#,
      "old.json": #""event":"update","timestamp":1769000000,"# + climbs,
      "end-late.json": end + #","dismissal-date":1769990000"#,
      "end-past.json": end + #","dismissal-date":1769000000"#,
      "begin.json": start + climbs + #","alert":{"title":"Go","body":"on"}"#,
      "begin-token.json": start + climbs + #","input-push-token":1,"alert":{"title":"Go","body":"on"}"#,
      "begin-channel.json": start + climbs + #","input-push-channel":"Zm9v","alert":{"title":"Go","body":"on"}"#,
      "room.json": #""event":"update","timestamp":1769939001,"# + room,
      "silent.json": #""content-available":1"#,
      "plain.json": #""alert":{"title":"Hello","body":"there"},"sound":"default","badge":3"#,
    ]
    return texts.mapValues { Data("{\"aps\":{\($0)}}".utf8) }
  }()

  /// The whole tape, to be played by `skerry replay`.
  var tape: String {
    let used = Self.payloads.keys.sorted().filter { name in lines.contains { $0.contains("push \(name)") } }
    let files = used.map { TapeDeed.file(path: $0, Self.payloads[$0]).description }
    return (TapeSettings().header + files + lines).joined(separator: "\n") + "\n"
  }

  private static func pick(_ list: [String], _ random: inout SmallRandom) -> String { list[random.below(list.count)] }

  private static func something(_ random: inout SmallRandom) -> [String] {
    switch random.below(26) {
    case 0..<5: ["key " + pick(keys, &random)]
    case 5..<7: ["try jump " + pick(["1s", "59s", "4m", "29m", "47m", "3h", "8h", "next", "next any"], &random)]
    case 7: ["try jump \(1 + random.below(90_000))s"]
    case 8: [pointer(&random)]
    case 9:
      ["key /", "type " + pick(["swiftclimb://logging", "littlemoments://endSession", "x"], &random), "key Enter"]
    case 10: ["type " + pick(["V4", "10", "\"x y\"", "Den"], &random), "key Enter"]
    case 11: ["try press " + pick(labels, &random)]
    case 12: ["try push " + pick(pushes, &random)]
    case 13: ["try " + pick(switches, &random)]
    case 14: ["try " + pick(appSwitches, &random) + " " + pick(apps, &random)]
    case 15: ["try app " + pick(apps, &random) + " " + pick(["open", "kill", "terminate", "home"], &random)]
    case 16: ["key " + pick(["s", "a", "v", "t", ":", "/"], &random), "type " + pick(["V", "90", "3h"], &random)]
    case 17: random.below(3) == 0 ? [restart] : ["try wait 0.\(1 + random.below(9))s"]
    default: ["try " + pick(steps, &random)]
    }
  }

  /// Each line that is chosen from a list.
  static var everything: [String] {
    keys.map { "key " + $0 } + labels.map { "press " + $0 } + pushes.map { "push " + $0 } + switches + steps
      + appSwitches.map { $0 + " " + apps[0] }
  }

  /// The program ends and is started again: no step of a tape, but a deed of a person.
  static let restart = "# restart"

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
    + ["PageDown", "PageUp", "u", "Backspace", "Shift-Tab", "T", ":", "K", "L", "Z", "<", ">", "=", "Right", "Left"]
    + ["v", "b", "i", "g", "m", "f", "Ctrl-U", "Delete", "Home", "End", "F1"]

  private static let labels = [
    "Wake", "Meal", "Sleep", "Allow", "\"Don’t Allow\"", "\"Don't Allow\"", "\"End Session\"", "\"Add Climb\"",
    "\"Log Meal\"", "\"View Stats\"", "\"Cancel\"", "\"Always Allow\"", "\"Log Wake\"", "SwiftClimb", "Inviso",
  ]

  private static let pushes = [
    "climb.json to=swiftclimb", "joined.json to=inviso", "end.json to=littlemoments", "broken.json to=swiftclimb",
    "end.json to=swiftclimb", "start.json", "climb.json", "stale.json to=swiftclimb", "stale-soon.json to=swiftclimb",
    "alert.json to=swiftclimb", "alert.json to=swiftclimb priority=5", "rank.json to=swiftclimb",
    "old.json to=swiftclimb", "end-late.json to=swiftclimb", "end-past.json to=swiftclimb", "begin.json",
    "begin-token.json", "begin-channel.json", "room.json to=inviso", "silent.json to=inviso", "plain.json to=inviso",
    "plain.json to=littlemoments", "climb.json to=swiftclimb expiration=0",
  ]

  private static let apps = ["swiftclimb", "commutetimely", "ioswiz", "littlemoments", "inviso"]

  /// Switches of the phone that few lives need.
  private static let switches = [
    "device face-id off", "device face-id on", "device suspension on", "device suspension on", "device suspension off",
    "device ask-first off", "device ask-first on", "device live-activities-when-locked off",
    "device live-activities-when-locked on", "device previews never", "device previews when-unlocked",
    "device previews always", "device background-refresh off", "device background-refresh on", "device system 16.1",
    "device system 16.2", "device system 17.0", "device system 18.0", "device system 26.0",
    "device model iphone-16-pro-max",
    "device push-environment production", "device push-environment sandbox", "device apns-answer TooManyRequests",
    "device apns-answer checked", "device start-pushes-need-opened-app on", "device one-app-in-both-slots on",
    "device slow-local-updates on", "device slow-local-updates off", "device stale-not-drawn-after-kill on",
    "device plain-starts-get-no-token on", "device focus do-not-disturb", "device focus work",
    "device wall-clock 2026-03-29T00:59:30Z", "device wall-clock 2026-10-25T00:30:00Z",
    "device wall-clock 2026-03-08T06:30:00Z", "device time-zone Asia/Kathmandu", "device time-zone Pacific/Apia",
    "device haptics on", "device widget medium commutetimely", "device widget none swiftclimb",
    "device widget medium ioswiz", "device appearance dark", "device 24-hour-clock off", "device battery 6",
  ]

  /// Switches of an app.
  private static let appSwitches = [
    "device live-activities off", "device live-activities on", "device frequent-updates off", "device notifications on",
    "device notifications off", "device answer allow", "device answer deny", "device clear-cards",
    "device terminate", "device background-task", "device rotate-tokens", "device background-refresh off",
    "device background-refresh on", "device lock-widget rectangular",
  ]

  static let steps = [
    "app swiftclimb start-session discipline=Trad", "app swiftclimb add-climb name=\"Crimp Fest V4\"",
    "app swiftclimb log-attempt", "app swiftclimb end-session effort=6", "app swiftclimb open", "app swiftclimb kill",
    "app commutetimely plan-trip destination=Office street=\"12 Harbour Street\" arrival=+90m",
    "app commutetimely plan-trip destination=Gym street=\"3 Mill Lane\" arrival=+3h", "app commutetimely check-now",
    "app commutetimely cancel-trip", "app commutetimely open", "app commutetimely kill", "app commutetimely end-all",
    "app commutetimely plan-trip destination=Attic street=\"1 Far Road\" arrival=+12h",
    "app commutetimely plan-trip destination=Shed street=\"9 Near Way\" arrival=+23h", "app commutetimely cancel-trip",
    "app commutetimely settings", "app commutetimely show-trip", "app commutetimely back",
    "app swiftclimb add-climb name=V2", "app swiftclimb statistics", "app swiftclimb sessions", "app swiftclimb back",
    "app littlemoments settings", "app littlemoments log", "app littlemoments history", "app littlemoments back",
    "app littlemoments allow-bell", "app littlemoments export", "app inviso peer-joins", "app inviso peer-leaves",
    "app inviso rename-room name=Tea", "app inviso delete-room", "app inviso settings", "app inviso back",
    "app ioswiz log-exercise", "app ioswiz forget-vault", "app ioswiz back",
    "app littlemoments start-session minutes=10", "app littlemoments start-session minutes=600",
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
