import FoundationEssentials
import SkerryActivities
import SkerryCells
import Testing

@testable import SkerryApps
@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// The pane that shows what lies behind the pictures.
@MainActor @Suite struct InspectorTests {
  private static let group = "group.swiftclimb"

  /// Everything the inspector says, row by row, in a pane of some width.
  private func rows(_ driver: Driver, columns: Int = 60) -> [String] {
    driver.dashboard.inspectorCache.rows(of: driver.dashboard, columns: columns).map { row in
      switch row.content {
      case .pieces(let pieces): pieces.map(\.text).joined()
      case .live(let body): body(driver.device.now).pieces.map(\.text).joined()
      case .gauge(let label, let used, let limit): "\(label) \(used) of \(limit)"
      }
    }
  }

  private func has(_ driver: Driver, _ start: String) -> Bool { rows(driver).contains { $0.hasPrefix(start) } }

  @Test("D01 P11 the inspector tells where the activity stands and what comes next, at every turn of its life")
  func life() throws {
    let driver = Driver.climbing()
    let record = try #require(driver.record)
    #expect(has(driver, "ClimbingSessionAttributes") && has(driver, "state     ● active"))
    #expect(has(driver, "stale in  30:00  10:11:00") && has(driver, "ends in   8:00:00  17:41:00"))
    #expect(has(driver, "id        \(record.id)") && has(driver, "started   09:41:00"))
    #expect(has(driver, "token in  0:01"))
    #expect(has(driver, "size \(record.attributes.count + record.state.count) of 4096"))
    #expect(has(driver, "content   no. 3 by app, 09:41:00") && has(driver, "relevance 0"))
    #expect(rows(driver).contains("  \"climbCount\": 2,"))
    try driver.dashboard.phone.perform(.pass(to: Driver.start.addingTimeInterval(1799)))
    #expect(has(driver, "stale in  0:01") && has(driver, "ends in   7:30:01"))
    driver.keys(".")
    #expect(has(driver, "state     ◐ stale") && !has(driver, "stale in"))
    driver.keys("n")
    #expect(has(driver, "state     ○ ended") && has(driver, "card goes 4:00:00  21:41:00"))
    driver.keys("n")
    #expect(has(driver, "No activity"))
  }

  @Test("T01 T02 a countdown shows what is left rounded up, and its next change is exact")
  func countdown() throws {
    let now = Driver.start
    for (left, text) in [
      (0.0, "0:00"), (0.2, "0:01"), (1, "0:01"), (1.2, "0:02"), (59, "0:59"), (59.5, "1:00"), (60, "1:00"),
      (3599.5, "1:00:00"), (3600, "1:00:00"), (86_399, "23:59:59"), (86_400, "1d 0:00:00"), (-5, "0:00"),
    ] {
      #expect(Countdown(to: now.addingTimeInterval(left), at: now).text == text, "\(left)")
    }
    for start in [0.0, 0.123456, 0.5, 0.999999] {
      let target = now.addingTimeInterval(100.5)
      var instant = now.addingTimeInterval(start)
      var steps = 0
      while let next = Countdown(to: target, at: instant).nextChange, steps < 200 {
        let before = Countdown(to: target, at: instant).text
        #expect(Countdown(to: target, at: next.addingTimeInterval(-0.001)).text == before)
        #expect(Countdown(to: target, at: next).text != before)
        instant = next
        steps += 1
      }
      #expect((100...102).contains(steps) && Countdown(to: target, at: instant).text == "0:00")
    }
  }

  @Test("P11 App Groups are shown key by key, the JSON in their values laid out, those of the shown app first")
  func stores() throws {
    let driver = Driver()
    driver.keys("1")
    let group = try #require(driver.device.apps[0].information.appGroups.first)
    let suite = driver.device.defaults
    suite.set(.string("{\"b\":[1,2],\"a\":{\"x\":1.50}}"), forKey: "text", in: group)
    suite.set(.data(Data("[true,null]".utf8)), forKey: "bytes", in: group)
    suite.set(.int(5), forKey: "number", in: group)
    suite.set(.data(Data([0xFF, 0xFE])), forKey: "raw", in: group)
    suite.set(.string("plain"), forKey: "word", in: group)
    suite.set(.bool(true), forKey: "own", in: driver.device.apps[0].information.bundleIdentifier)
    let all = rows(driver)
    let start = try #require(all.firstIndex(of: group))
    #expect(
      all[(start + 1)...].filter { !$0.isEmpty }.prefix(while: {
        $0 != driver.device.apps[0].information.bundleIdentifier
      })
      .map { $0.replacing("● ", with: "  ") } == [
        "  bytes", "    [", "      true,", "      null", "    ]", "  number = 5", "  raw = 2 bytes", "  text", "    {",
        "      \"b\": [1, 2],", "      \"a\": { \"x\": 1.50 }", "    }", "  word = \"plain\"",
      ])
    #expect(all.contains { $0.hasSuffix("own = true") })
  }

  @Test("P11 what changed since the last look is marked by a sign, until the inspector was looked at and left")
  func marks() throws {
    let driver = Driver()
    driver.keys("1")
    let group = try #require(driver.device.apps[0].information.appGroups.first)
    #expect(!rows(driver).contains { $0.hasPrefix("● ") })
    driver.device.defaults.set(.int(1), forKey: "first", in: group)
    #expect(has(driver, "● first = 1"))
    driver.keys("I")
    #expect(has(driver, "● first = 1") && driver.dashboard.focus == .inspector)
    driver.keys("I")
    #expect(has(driver, "  first = 1") && driver.dashboard.focus == .phone)
    driver.device.defaults.set(.int(2), forKey: "first", in: group)
    driver.device.defaults.set(.int(1), forKey: "second", in: group)
    #expect(has(driver, "● first = 2") && has(driver, "● second = 1"))
    driver.keys("I", "I")
    driver.device.defaults.set(nil, forKey: "second", in: group)
    #expect(has(driver, "● second (removed)"))
  }

  @Test("P08 the inspector shows what the hour's budget of urgent pushes leaves, and when it grows again")
  func budget() throws {
    let driver = Driver.climbing()
    driver.wait(2)
    let before = try #require(rows(driver).first { $0.hasPrefix("budget") })
    driver.keys("P", "u")
    let after = try #require(rows(driver).first { $0.hasPrefix("budget") })
    #expect(before != after)
    try driver.dashboard.phone.perform(.pass(to: driver.device.now.addingTimeInterval(3600)))
    #expect(rows(driver).contains(before), "\(rows(driver))")
  }

  @Test("D08 T01 patched each second, the inspector is what would be drawn afresh; it wakes only for what is seen")
  func patched() {
    let driver = Driver.climbing(size: Driver.medium)
    driver.keys("I")
    driver.wait(2)
    for _ in 0..<90 {
      driver.wait(1)
      let patched = driver.dashboard.frame()
      driver.device.touch()
      #expect(driver.dashboard.frame() == patched)
    }
    // Scrolled to where nothing counts, and with a phone whose timers are not seen, only minutes are left.
    let narrow = Driver.climbing(size: CellSize(columns: 60, rows: 16))
    narrow.keys("I")
    narrow.wait(2)
    #expect(narrow.wait(60).count == 60, "countdowns are in sight")
    for _ in 0..<40 { narrow.keys("Down") }
    #expect(!narrow.text.contains("stale in"))
    #expect(narrow.wait(120).count <= 2)
  }

  @Test("D02 D03 P11 at any size everything in the inspector can be scrolled to")
  func scrolls() {
    for size in [Driver.wide, Driver.medium, Driver.small] {
      let driver = Driver.climbing(size: size)
      driver.keys("I")
      var seen = ""
      for _ in 0..<120 {
        seen += driver.text
        driver.keys("Down")
      }
      for word in ["stale in", "content-state", "attributes", "budget", "group."] {
        #expect(seen.contains(word), "\(word) at \(size)")
      }
      let bottom = driver.text
      driver.keys("Up")
      #expect(driver.text != bottom, "scrolling back works at once")
    }
  }

  @Test("P11 D07 JSON keeps its numbers and the order of its keys; what is none is not taken for it")
  func outline() {
    func lines(_ text: String, _ columns: Int = 20) -> [String]? {
      JSONOutline(Data(text.utf8))?.lines(columns: columns).map(\.description)
    }
    #expect(lines("{}") == ["{}"] && lines("[ ]") == ["[]"])
    #expect(lines("{\"b\":1.50,\"a\":1e5}") == ["{", "  \"b\": 1.50,", "  \"a\": 1e5", "}"])
    #expect(lines("[[1,2],[3]]") == ["[", "  [1, 2],", "  [3]", "]"])
    #expect(
      lines("{\"k\":{\"long\":\"aaaaaaaaaaaaaaaa\"}}") == [
        "{", "  \"k\": {", "    \"long\": \"aaaaaaaaaaaaaaaa\"", "  }", "}",
      ])
    #expect(lines("{\"a\":\"q\\\"}\"}") == ["{", "  \"a\": \"q\\\"}\"", "}"])
    for text in ["", "5", "\"a\"", "{", "}", "[1,]", "{\"a\"}", "{a:1}", "[1]2", "{\"a\":}", "nul", "[\"a]"] {
      #expect(lines(text) == nil, "\(text)")
    }
    #expect(lines(String(repeating: "[", count: 100_000)) == nil, "depth is bounded")
    let deep = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(lines(deep) != nil)
  }
}
