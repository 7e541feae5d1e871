import FoundationEssentials
import SkerryBasics
import Testing

@Suite struct EntryTests {
  @Test(
    "T03 durations are read as people write them",
    arguments: [
      ("90", 90), ("90s", 90), ("5m", 300), ("1h30m", 5400), ("1h 30m", 5400), ("2:30", 150), ("1:00:00", 3600),
      ("1d", 86_400), ("+1d2h3m4s", 93_784), (" 10 min ", 600), ("0", 0), ("100:00", 6000), ("3650d", 315_360_000),
    ])
  func durations(text: String, seconds: Int) throws {
    #expect(try DurationEntry.seconds(text) == seconds)
  }

  @Test(
    "T03 S06 what is not a duration is refused in one sentence",
    arguments: [
      ("", DurationEntry.Problem.empty), ("  ", .empty), ("-5m", .negative("-5m")), ("5x", .unknownUnit("x")),
      ("5m5m", .unitTwice("m")), ("5m1h", .unitsOutOfOrder("5m1h")), ("1h30", .missingUnit("30")),
      ("1:60", .partTooLarge("60")), ("1:2:3:4", .unreadable("1:2:3:4")), ("1:", .unreadable("1:")),
      ("abc", .unreadable("abc")), ("1.5h", .unreadable("1.5h")), ("3651d", .tooLong("3651d")),
      ("99999999999999999999", .tooLong("99999999999999999999")), ("\u{1B}[31m", .unreadable("\u{1B}[31m")),
    ])
  func badDurations(text: String, problem: DurationEntry.Problem) {
    #expect(throws: problem) {
      try DurationEntry.seconds(text)
    }
    #expect(problem.sentence.hasSuffix(".") && !problem.sentence.contains("\n"))
  }

  @Test("T03 S06 a refusal names all that may be written in its place, and nothing else")
  func refusals() {
    func problem(_ text: String) -> String {
      do throws(TimeEntry.Problem) {
        _ = try TimeEntry.instant(text, from: Date(timeIntervalSince1970: 1e9), timeZone: "UTC")
        return ""
      } catch { return error.description }
    }
    for text in ["yesterday", "31.1.", "pause"] {
      #expect(problem(text).contains("not a duration") && problem(text).contains("nor an instant"), "\(problem(text))")
    }
    #expect(problem("-5m").contains("negative") && !problem("-5m").contains("wall-clock"))
    #expect(DurationEntry.Problem.negative("-5m").sentenceOfJump.contains("wall-clock"))
    #expect(!DurationEntry.Problem.tooLong("3651d").sentence.contains("year"))
  }

  @Test(
    "T03 instants are read with and without zone",
    arguments: [
      ("2025-11-20T09:41:00Z", 1_763_631_660.0), ("2025-11-20 09:41", 1_763_628_060),
      ("2025-11-20T10:41:00+01:00", 1_763_631_660),
      ("2025-11-20T04:11:00-0530", 1_763_631_660), ("@1763631660", 1_763_631_660), ("@1763631660.5", 1_763_631_660.5),
      ("2025-11-20", 1_763_593_200), ("2025-07-01 12:00:00.25", 1_751_364_000.25), ("2024-02-29T00:00Z", 1_709_164_800),
    ])
  func instants(text: String, unix: Double) throws {
    #expect(try InstantEntry.date(text, timeZone: "Europe/Berlin").timeIntervalSince1970 == unix)
  }

  @Test(
    "T03 S06 what is not an instant is refused in one sentence",
    arguments: [
      ("", InstantEntry.Problem.empty), ("noon", .unreadable("noon")), ("2025-02-29", .noSuchDay("2025-02-29")),
      ("2025-13-01 10:00", .noSuchDay("2025-13-01")), ("2025-11-20 24:00", .noSuchTime("24:00")),
      ("2025-11-20 9", .unreadable("2025-11-20 9")), ("2025-11-20T09:41+99:00", .noSuchZone("+99:00")),
      ("2025-11-20T09:41Q", .unreadable("2025-11-20T09:41Q")), ("@", .unreadable("@")), ("@1e5", .unreadable("@1e5")),
      ("@-1", .outOfRange("@-1")), ("9999-01-01", .outOfRange("9999-01-01")), ("25-11-20", .unreadable("25-11-20")),
    ])
  func badInstants(text: String, problem: InstantEntry.Problem) {
    #expect(throws: problem) { try InstantEntry.date(text, timeZone: "UTC") }
    #expect(problem.sentence.hasSuffix(".") && !problem.sentence.contains("\n"))
  }
}
