import FoundationEssentials
import SkerryBasics
import SkerryViews

/// What the tests of live text share.
enum Live {
  /// 2025-11-20 09:41:00 UTC.
  static let start = Date(timeIntervalSince1970: 1_763_631_660)
  static let utc = LiveTextEnvironment(timeZone: "UTC")
  static let alwaysOn = LiveTextEnvironment(timeZone: "UTC", isLuminanceReduced: true)

  /// The interval from `start` on, so many seconds long.
  static func interval(_ seconds: Double) -> ClosedRange<Date> {
    start...start.addingTimeInterval(seconds)
  }

  /// An instant given by its fields in UTC.
  static func instant(_ text: String) -> Date {
    (try? InstantEntry.date(text, timeZone: "UTC")) ?? .distantPast
  }

  /// Random numbers that are the same in every run (SplitMix64).
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

extension LiveText {
  /// What the text says so many seconds after `Live.start`.
  func after(_ seconds: Double, _ environment: LiveTextEnvironment = Live.utc) -> String {
    string(at: Live.start.addingTimeInterval(seconds), in: environment)
  }

  /// When it changes next, in seconds after `Live.start`, rounded to microseconds.
  func change(after seconds: Double, _ environment: LiveTextEnvironment = Live.utc) -> Double? {
    nextChange(after: Live.start.addingTimeInterval(seconds), in: environment).map {
      ($0.timeIntervalSince(Live.start) * 1e6).rounded() / 1e6
    }
  }

  func said(after seconds: Double, _ environment: LiveTextEnvironment = Live.utc) -> String {
    spoken(at: Live.start.addingTimeInterval(seconds), in: environment)
  }
}
