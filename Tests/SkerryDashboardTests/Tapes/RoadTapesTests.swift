import Testing

@testable import SkerrySteps

/// Roads that a person, a server or another program takes, as tapes.
@MainActor @Suite struct RoadTapesTests {
  private static let end = """
    file end.json
    | {"aps":{"timestamp":1769852470,"event":"end","content-state":{"climbCount":1,"attemptCount":2,"lastUpdated":791545260}}}
    """
  private static let update = """
    file update.json
    | {"aps":{"timestamp":1769852480,"event":"update","content-state":{"climbCount":7,"attemptCount":9,"lastUpdated":791545260}}}
    """

  private func plays(_ tape: String) throws { #expect(try PlayerTests.failures(tape) == []) }

  @Test("P08 S03 a server that sends to an app's last token after the end hears 410, and the tape goes on")
  func afterTheEnd() throws {
    try plays(
      """
      app swiftclimb start-session
      wait 2s
      \(Self.end)
      push end.json to=swiftclimb
      \(Self.update)
      push update.json to=swiftclimb
      expect log "410 Unregistered"
      """)
  }

  @Test("P08 S03 after a swipe, too, the token that a server knows is dead and not unknown")
  func afterASwipe() throws {
    try plays(
      """
      app swiftclimb start-session
      wait 2s
      device screen locked
      device answer allow swiftclimb
      swipe left swiftclimb
      \(Self.update)
      push update.json to=swiftclimb
      expect log "410 Unregistered"
      """)
  }

  @Test("P08 S03 a start with a type that the named app does not have is dropped by the phone, and the tape goes on")
  func wrongType() throws {
    try plays(
      """
      app swiftclimb start-session
      app swiftclimb end-session
      file start.json
      | {"aps":{"timestamp":1769852470,"event":"start","attributes-type":"CommuteActivityAttributes","attributes":{},"content-state":{},"alert":{"title":"a","body":"b"}}}
      push start.json to=swiftclimb
      expect log "no attributes type named"
      """)
  }

  @Test("S03 P08 a push takes its headers by the names of steps and by those of APNs")
  func headers() throws {
    for name in ["expiration", "apns-expiration"] {
      try plays(
        """
        app swiftclimb start-session
        wait 2s
        device network off
        \(Self.update)
        push update.json \(name)=0
        expect log "with apns-expiration 0 APNs tries once"
        """)
    }
    #expect(throws: TapeProblems.self) { try TestTapes.tape("push x.json priority=5 apns-priority=10") }
  }

  @Test("W02 S03 a file of a tape lies in its folder, where another program changes it and takes it away")
  func folders() throws {
    try plays(
      """
      set instant 2026-01-31T09:41:00Z
      set time-zone UTC
      file ~/Vault/2026-01-31.md
      | ## Activities
      | - 08:00 Wake
      app ioswiz settings
      app ioswiz choose-vault folder=~/Vault
      expect log "1 daily note"
      app ioswiz back
      expect app of=ioswiz "8:00"
      file ~/Vault/2026-01-31.md
      | ## Activities
      | - 08:00 Wake
      | - 09:15 Meal
      expect app of=ioswiz "9:15"
      file ~/Vault/2026-01-31.md missing
      expect app of=ioswiz not "9:15"
      """)
  }

  @Test("P02 P06 a long press without an app takes what the island shows, and so does a swipe to the camera")
  func touchedInIsland() throws {
    try plays(
      """
      app littlemoments start-session
      app swiftclimb start-session
      wait 1s
      long-press
      expect island of=littlemoments "Meditation in progress"
      expect log not "long press:"
      swipe up
      swipe inwards
      expect log "Little Moments hidden in the island"
      """)
    try plays(
      """
      app littlemoments start-session
      app swiftclimb start-session
      device screen home
      swipe inwards
      swipe inwards
      expect log not "swipe ignored"
      """)
  }

  @Test(
    "P06 whatever a person goes to next closes the island that a finger expanded",
    arguments: ["device screen home", "app ioswiz open", "open inviso://open", "app swiftclimb kill", "key 4"])
  func collapses(_ deed: String) throws {
    let player = try PlayerTests.play(
      """
      app littlemoments start-session
      app swiftclimb start-session
      device screen home
      long-press swiftclimb
      """)
    #expect(player.phone.device.expansion != nil)
    try player.phone.perform(Step(line: deed) ?? .key(.escape), resources: NoStepResources())
    #expect(player.phone.device.expansion == nil)
  }

  @Test("P05 P06 a swipe over a dimmed screen lights it first")
  func lights() throws {
    try plays(
      """
      app swiftclimb start-session
      device screen locked
      device screen always-on
      swipe left swiftclimb
      expect log "screen lit"
      """)
  }

  @Test("P02 P08 an end that takes the card away at once still tells what it changed")
  func lastChange() throws {
    try plays(
      """
      app swiftclimb start-session
      wait 2s
      file end.json
      | {"aps":{"timestamp":1769852470,"event":"end","dismissal-date":1769852000,"content-state":{"climbCount":1,"attemptCount":2,"lastUpdated":791545260}}}
      push end.json to=swiftclimb
      expect log "climbCount 0 → 1"
      """)
  }

  @Test("P02 P05 a switch that a phone has not for an app says that it changes nothing")
  func frequentUpdates() throws {
    try plays(
      """
      app swiftclimb open
      device frequent-updates off swiftclimb
      expect log "no budget changes"
      """)
  }

  @Test("S03 T04 on a tape the local time zone is the tape's own, on whichever computer")
  func localZone() throws {
    try plays(
      """
      set instant 2026-01-31T09:41:00Z
      set time-zone Asia/Tokyo
      device time-zone Europe/Berlin
      device time-zone local
      device screen locked
      expect phone "6:41"
      """)
  }

  @Test("S03 a line of the log is expected as it is printed, with its instant and its mark, or without")
  func printedLine() throws {
    for text in ["Phone: ! link ignored", "link ignored", "2026-01-31 09:41:00  Phone: ! link"] {
      try plays("set instant 2026-01-31T09:41:00Z\nset time-zone UTC\nopen nothing://x\nexpect log \"\(text)\"")
    }
  }

  @Test("S03 S06 a word of an expectation that stands among its texts is refused, and taken in quotes")
  func words() throws {
    for line in ["expect log drawn x", "expect phone not x of=swiftclimb", "expect lock-screen drawn not x"] {
      #expect(throws: TapeProblems.self, "\(line)") { try TestTapes.tape(line) }
    }
    #expect(try TestTapes.tape("expect phone \"not\" \"of=x\"").lines.count == 1)
  }

  @Test("P06 S03 what an app has not can't be pressed for the reason that it has not, whatever others have")
  func pressOfAnother() throws {
    let failures = try PlayerTests.failures("app swiftclimb start-session\npress \"End Session\" ioswiz")
    #expect(failures.count == 1 && !failures[0].contains("expanded presentation"))
  }

  @Test("S03 S06 an expectation that a sheet covers names the sheet")
  func sheet() throws {
    let failures = try PlayerTests.failures(
      """
      app swiftclimb start-session
      key a
      expect app "Name or grade"
      """)
    #expect(failures.count == 1 && failures[0].contains("A sheet, “Add Climb”, is open"))
  }

  @Test("S06 a line of two hundred thousand letters does not bury what is wrong with it")
  func longLine() throws {
    let problems = #expect(throws: TapeProblems.self) {
      try Tape("wobble " + String(repeating: "x", count: 200_000), name: "long.tape", apps: [])
    }
    let text = problems.map(\.description) ?? ""
    #expect(text.contains("wobble") && text.contains("200007 characters") && text.utf8.count < 1000)
  }
}
