import FoundationEssentials
import SkerryApps
import SkerryCells
import SkerryScreens
import SkerrySoak
import SkerryTesting
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// Tapes as they play.
@MainActor @Suite struct PlayerTests {
  /// What a tape made of the phone: everything that is seen, spoken, logged and counted.
  static func outcome(of player: TapePlayer<Dashboard>) -> String {
    let device = player.dashboard.device
    let log = device.log.entries.map { "\($0.instant.written) \($0.source) \($0.kind) \($0.level) \($0.message)" }
    let picture = player.dashboard.picture()
    return ([device.now.written, picture.grid.ansi(depth: .truecolor, ascii: false)] + picture.spoken + log)
      .joined(separator: "\n")
  }

  static func play(_ text: String, _ body: (TapePlayer<Dashboard>) -> Void = { $0.playToEnd() }) throws -> TapePlayer<
    Dashboard
  > {
    let player = TapePlayer(try TestTapes.tape(text), apps: Apps.all)
    body(player)
    return player
  }

  /// Lines that did not go as they say.
  static func failures(_ text: String) throws -> [String] {
    let tape = try TestTapes.tape(text)
    return TapeCheck(apps: Apps.all, mode: .compareOnly)
      .play(tape, path: "/nowhere/test.tape", resources: NoStepResources()).failures
      .map { "\($0.line.number): \($0.message.split(separator: "\n")[0])" }
  }

  static let session = """
    app swiftclimb start-session
    wait 1.25s
    key a
    type "Crimp Fest V4"
    wait 300ms
    key Enter
    wait 2s
    key h
    wait 3s
    long-press
    wait 4.5s
    key +
    key +
    wait 30s
    key -
    key -
    device screen locked
    jump 59m58s
    wait 2s
    """

  @Test("S03 a tape plays the same again and again, as a film, in uneven pieces, and at once")
  func deterministic() throws {
    let wanted = Self.outcome(of: try Self.play(Self.session))
    #expect(wanted.contains("Crimp Fest V4") || wanted.contains("1 climb"))
    #expect(Self.outcome(of: try Self.play(Self.session)) == wanted)
    #expect(Self.outcome(of: try Self.play(Self.session) { $0.film { _, _ in } }) == wanted)
    var random = SmallRandom(state: 3)
    for _ in 0..<SoakCount.of(5, 300) {
      let player = try Self.play(Self.session) { player in
        while !player.isOver {
          player.advance(by: Double(random.below(2000)) / 1000)
          _ = player.dashboard.frame()
        }
      }
      #expect(Self.outcome(of: player) == wanted)
    }
  }

  @Test("S03 T03 a jump is the same as waiting")
  func jumpIsWaiting() throws {
    let start = "app littlemoments start-session minutes=5\napp swiftclimb start-session\ndevice screen locked\n"
    let jumped = try Self.play(start + "jump 9h30m\njump 1m0.5s")
    let waited = try Self.play(start + "wait 4h59m59.75s\nwait 4h31m0.75s")
    #expect(Self.outcome(of: jumped) == Self.outcome(of: waited))
    #expect(jumped.dashboard.device.now.timeIntervalSince(TapeSettings.standardInstant) == 34_260.5)
  }

  @Test("S03 the stage clock: waiting takes its time at the speed of the phone, typing a moment, the rest nothing")
  func stage() throws {
    func seconds(_ text: String) throws -> Double { try Self.play(text) { $0.film { _, _ in } }.stage }
    #expect(try seconds("wait 10s") == 10)
    #expect(try seconds("key +\nkey +\nkey +\nwait 10s") == 1)
    #expect(try seconds("jump 10h\nkey l\napp swiftclimb open") == 0)
    let typed = try Self.play("app swiftclimb start-session\nkey a\ntype abcde\nkey Escape") { $0.film { _, _ in } }
    #expect(abs(typed.stage - 0.3) < 1e-9 && typed.dashboard.device.now == TapeSettings.standardInstant)
    #expect(try seconds("key Space\nwait 3s") == 3, "paused time passes for those who watch")
  }

  @Test("S03 a film shows each picture once, and every second of a timer")
  func film() throws {
    var pictures: [(Double, Grid)] = []
    _ = try Self.play("set size 80x24\napp swiftclimb start-session\nwait 5s") { player in
      player.film { pictures.append(($0, $1)) }
    }
    #expect(pictures.map(\.0) == [0, 0, 1, 2, 3, 4, 5])
    for (one, other) in zip(pictures, pictures.dropFirst()) { #expect(one.1 != other.1 && one.0 <= other.0) }
  }

  @Test("S03 S07 expect looks at rows and at what is spoken; what is not there is told together with what is")
  func expectations() throws {
    let start = "app swiftclimb start-session\njump 59m59s\ndevice screen locked\n"
    let met = """
      expect lock-screen 59:59
      expect lock-screen "59 minutes" Bouldering
      expect compact of=swiftclimb drawn 59:59
      expect compact not drawn 1:00:00
      expect compact not 1:00:00 "no such"
      expect phone Saturday
      expect dashboard "· iPhone 15 Pro"
      expect log "new → active"
      expect log of=swiftclimb "new → active"
      expect home not anything
      """
    #expect(try Self.failures(start + met) == [])
    let unmet = """
      expect lock-screen 1:00:00
      expect lock-screen not Bouldering
      expect home Saturday
      expect compact of=inviso x
      expect log of=inviso "new → active"
      press "Add Climb"
      expect phone x
      """
    #expect(
      try Self.failures(start + unmet) == [
        "4: lock-screen does not show “1:00:00”.", "5: lock-screen shows “Bouldering”.",
        "6: The home screen is not shown now; “device screen home” goes there.", "7: inviso has no activity now.",
        "8: log of inviso does not show “new → active”; it is empty.",
        "10: phone does not show “x”. A sheet, “Add Climb”, is open: “expect dashboard” sees it.",
      ])
    #expect(try Self.failures("tap\nexpect phone x") == ["1: There is no activity."], "nothing after it makes sense")
    #expect(
      try Self.failures("device model iphone-se\nexpect island x").first?.contains("iPhone SE has no island") == true)
  }

  @Test("S03 S09 a presentation that the phone does not show fails what is expected of it, and the rule is told")
  func hiddenPresentations() throws {
    let start = "set asks off\napp swiftclimb start-session\n"
    func failure(_ line: String) throws -> String? { try Self.failures(start + line).last }
    for (surface, rule) in [
      ("lock-screen", "the phone is unlocked"), ("compact", "its app is in front"),
      ("banner", "banners come with alerts"),
    ] {
      let failure = try failure("expect \(surface) 0:00")
      #expect(failure?.hasPrefix("3: \(surface) is not shown now: \(rule)") == true, "\(failure ?? "")")
      #expect(try Self.failures(start + "expect \(surface) not 0:00") == [])
      #expect(try Self.failures(start + "expect \(surface) drawn 0:00") == [])
      #expect(try Self.failures(start + "expect \(surface) not drawn 0:00").count == 1)
    }
    #expect(try Self.failures(start + "device screen home\nexpect compact 0:00\nexpect minimal not 🧗") == [])
    #expect(try Self.failures(start + "device screen locked\nexpect lock-screen 0:00\nexpect watch 0:00") == [])
    #expect(try failure("device screen home\nexpect expanded 0:00")?.contains("a long press expands it") == true)
  }

  @Test("S03 S09 large digits are expected as the text they show")
  func largeDigits() throws {
    let start = "set asks off\napp littlemoments start-session\ndevice screen locked\njump 9m41s\n"
    #expect(try Self.failures(start + "expect lock-screen 9:41\nexpect lock-screen not 9:42 \"0:9\" 19:41") == [])
    #expect(try Self.failures(start + "expect lock-screen 9:4 :41 41\nexpect lock-screen not 1: 14") == [])
    #expect(try Self.failures(start + "jump 1s\nexpect lock-screen 9:41").count == 1)
    #expect(try Self.failures(start + "jump 79s\nexpect lock-screen 11:00 1:0 1: 00\nexpect lock-screen not 1:1") == [])
    #expect(try Self.failures("device screen locked\nexpect phone 9:41\nexpect dashboard 9:41") == [])
    let climb = "set asks off\napp swiftclimb start-session\ndevice screen locked\n"
    #expect(try Self.failures(climb + "expect lock-screen not 7") == [])
  }

  @Test("P04 P08 an end by push that asks for attention is a banner; the island has let it go, and the log says so")
  func alertAtTheEnd() throws {
    let push = """
      set asks off
      file end.json
      | {"aps":{"event":"end","timestamp":1769852468,"alert":{"title":"T","body":"B","sound":"default"},"content-state":{"climbCount":5,"attemptCount":9,"lastUpdated":791545300}}}
      app swiftclimb start-session
      device screen home
      wait 2s
      push end.json to=swiftclimb

      """
    let banner = "expect banner \"5 climbs\"\nwait 4s\nexpect banner not climbs"
    #expect(try Self.failures("set device iphone-se\n" + push + banner) == [])
    let reason = "it is over and has left the island, so nothing expands"
    #expect(try Self.failures(push + "expect expanded not climbs\nexpect log \"\(reason)\"") == [])
  }

  @Test("M04 T04 a clock that is set back delays no background task by as much")
  func clockSetBack() throws {
    let plan = "set asks off\napp commutetimely plan-trip destination=Office arrival=+3h\n"
    let trip = plan + "device screen home\njump 20m\n"
    let back = "device wall-clock -2h\njump 1s\napp commutetimely open\ndevice screen home\njump 20m\n"
    let player = try Self.play(trip + back)
    let device = player.dashboard.device
    let runs = device.log.entries.filter { $0.message.contains("com.commutetimely.refresh begins") }
    let told = runs.map { "\($0.instant.written) \($0.message)" }
    #expect(runs.last?.instant.written == "2026-01-31T08:15:30Z", "\(told)")
  }

  @Test("C01 S03 a choice is also taken as an app would store it")
  func rawChoice() throws {
    for word in ["top_rope", "top-rope", "TopRope", "Top Rope", "top"] {
      let tape = "set asks off\napp swiftclimb start-session \"discipline=\(word)\"\n"
      #expect(try Self.failures(tape + "device screen locked\nexpect lock-screen \"Top Rope\"") == [], "\(word)")
    }
    #expect(try Self.failures("app swiftclimb start-session discipline=__\n").count == 1)
  }

  @Test("S03 the log is asked from the tape's beginning, however long the tape is")
  func longLog() throws {
    let many = (0..<6200).map { "device battery \(10 + $0 % 60)\n" }.joined()
    #expect(try Self.failures("device battery 77\n" + many + "expect log \"battery 77\"") == [])
    #expect(try Self.failures("device battery 77\n" + many + "expect log not \"battery 77\"").count == 1)
  }

  @Test("S03 files of the tape are what steps and typed paths read, from their line on")
  func files() throws {
    let update =
      #"{"aps":{"event":"update","timestamp":1769852470,"content-state":{"climbCount":7,"attemptCount":9,"lastUpdated":0}}}"#
    let text = """
      set asks off
      app swiftclimb start-session
      wait 2s
      file up.json
      | \(update)
      push up.json
      expect lock-screen drawn "7 climbs"
      file up.json
      | \(update.replacing("7,", with: "8,").replacing("470", with: "480"))
      key P
      key p
      type up.json
      key Enter
      expect lock-screen drawn "8 climbs"
      """
    #expect(try Self.failures(text) == [])
  }

  @Test("S03 D03 the mouse and the terminal's size are played, too; captions stand in the footer")
  func cells() throws {
    let player = try Self.play("size 90x30\nsay Look at this.\nkey 1\nsize 40x12")
    #expect(player.dashboard.size == CellSize(columns: 40, rows: 12))
    let footer = { player.dashboard.picture().grid.plainText(ofRow: player.dashboard.size.rows - 1) }
    #expect(footer().contains("▶ Look at this."))
    player.stop { 0 }
    #expect(!footer().contains("Look at this."))
    let wide = try Self.play("app swiftclimb start-session")
    let region = try #require(wide.dashboard.picture().regions.last { $0.label.contains("Add Climb") })
    let cell = "\(region.rect.minColumn) \(region.rect.minRow)"
    let clicked = try Self.play("app swiftclimb start-session\nclick \(cell)")
    #expect(clicked.dashboard.dialog != nil)
    let scrolled = try Self.play("wheel down 100 38\nhold 10 10\ndrag 30 10 -12")
    #expect(scrolled.isOver)
  }
}
