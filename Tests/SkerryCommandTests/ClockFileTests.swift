import FoundationEssentials
import SkerryBasics
import SkerryDevice
import Testing

@testable import SkerryCommand

@Suite("The phone's time from run to run")
struct ClockFileTests {
  private let files = MemoryStore()
  private let wall = Date(timeIntervalSince1970: 1_769_852_460)
  private var clock: ClockFile { ClockFile(files) }

  private func time(ahead: Double = 0, speed: Double = 1, isPaused: Bool = false) -> PhoneTime {
    PhoneTime(instant: wall.addingTimeInterval(ahead), wall: wall, speed: speed, isPaused: isPaused)
  }
  private func instant(after seconds: Double) -> Double {
    clock.load(wall: wall.addingTimeInterval(seconds)).time.instant.timeIntervalSince(wall)
  }

  @Test("P07 T04 the phone's clock keeps its distance to the computer's, which may be set forwards and backwards")
  func distance() throws {
    #expect(clock.load(wall: wall).time == PhoneTime(wall: wall))
    try clock.save(time(ahead: 7200))
    #expect(instant(after: 60) == 7260)
    #expect(instant(after: -86_400) == 7200 - 86_400)
    try clock.save(time(ahead: 1))
    #expect(instant(after: 0) == 1)
    try clock.save(time(ahead: 0.2))
    #expect(instant(after: 0) == 0)
  }

  @Test("P07 T03 paused time stands and fast time runs on while the program does not run, ten years at the most")
  func pauseAndSpeed() throws {
    try clock.save(time(ahead: 30, speed: 60, isPaused: true))
    let paused = clock.load(wall: wall.addingTimeInterval(5000))
    #expect(paused.time.isPaused && paused.time.speed == 60 && paused.problem == nil)
    #expect(instant(after: 5000) == 30)
    try clock.save(time(ahead: 30, speed: 60))
    #expect(instant(after: 10) == 630)
    try clock.save(time(speed: 3600))
    #expect(instant(after: 30 * 86_400) == 10 * 366 * 86_400)
    #expect(clock.load(wall: wall).time.speed == 3600)
  }

  @Test("P07 T03 T04 a new note is needed after a jump, a pause, another speed or a wall clock that was set")
  func agreement() {
    let saved = time(ahead: 100, speed: 60)
    func later(_ seconds: Double, ahead: Double, speed: Double = 60, isPaused: Bool = false) -> PhoneTime {
      PhoneTime(
        instant: wall.addingTimeInterval(ahead), wall: wall.addingTimeInterval(seconds), speed: speed,
        isPaused: isPaused)
    }
    #expect(saved.agrees(with: later(10, ahead: 700)) && saved.agrees(with: later(10, ahead: 720)))
    #expect(!saved.agrees(with: later(10, ahead: 760)) && !saved.agrees(with: later(3610, ahead: 700)))
    #expect(!saved.agrees(with: later(10, ahead: 700, isPaused: true)))
    #expect(!saved.agrees(with: later(10, ahead: 700, speed: 30)))
  }

  @Test("P07 what the first version wrote is read")
  func firstVersion() throws {
    try files.write(Data(#"{"secondsAhead":7200}"#.utf8), to: ClockFile.name)
    #expect(instant(after: 60) == 7260)
  }

  @Test(
    "S06 T04 a file without a sane time is set aside and told",
    arguments: [
      #"{"secondsAhead":1e300}"#, #"{"secondsAhead":-1e12}"#, "{}", "x", "", "[]", "{", #"{"fileFormat":2}"#,
      #"{"instant":1e12,"wall":0}"#, #"{"instant":0,"wall":0,"speed":0}"#, #"{"instant":0,"wall":0,"speed":1e9}"#,
      #"{"instant":0,"wall":-1e300}"#,
    ])
  func insane(_ text: String) throws {
    try files.write(Data(text.utf8), to: ClockFile.name)
    let loaded = clock.load(wall: wall)
    #expect(loaded.time == PhoneTime(wall: wall))
    #expect(loaded.problem?.contains("is kept as clock.json.unreadable") == true)
    #expect(try files.read(ClockFile.name) == nil)
    #expect(try files.read("clock.json.unreadable") == Data(text.utf8))
  }
}
