import FoundationEssentials

/// How long all of it lasts, of which six tenths are gone: instants, durations, what is left and what is shown of them
/// agree with each other.
nonisolated extension SampleValues {
  /// Seconds from the beginning to the end.
  var lasts: Int {
    if let longest = hints.longest { return Int(longest) }
    // The first kind of sleep is the one that is shown.
    if subjects.contains(.sleep), hints.cases.values.contains(where: { $0.first == "nap" }) { return 2400 }
    return Self.spans.first { !$0.words.isDisjoint(with: subject) }?.seconds
      ?? subjects.lazy.compactMap { Self.spansOfSubjects[$0] }.first ?? 1800
  }

  /// Seconds that are gone.
  var passed: Int { max(1, lasts - left(at: 0)) + 60 * step }

  /// Seconds that are left.
  var left: Int { left(at: step) }

  private func left(at step: Int) -> Int {
    let left = Int(SampleWritten.left(of: Double(lasts)))
    return max(left > 300 ? left - 60 * step : left - 5 * step, 1)
  }

  /// Minutes that are left.
  var minutesLeft: Int { max(1, lasts < 120 ? 1 : Int(SampleWritten.left(of: Double(lasts))) / 60 - 2 * step) }

  private static let spansOfSubjects: [SampleSubject: Int] = [
    .coffee: 210, .flight: 9000, .rail: 3600, .fasting: 57_600, .sleep: 28_800, .parking: 7200, .match: 6700,
    .race: 5700,
    .study: 3000, .music: 215, .prayer: 22_950, .event: 7200, .charge: 3000, .run: 2286, .headset: 7200, .focus: 1500,
  ]

  /// The same of what is done for shorter or longer than all else that it is a kind of.
  private static let spans: [(words: Set<String>, seconds: Int)] = """
    120 rest toothbrush brushing brush plank
    300 contraction hold trivia
    180 round boxing
    1500 nap pomodoro
    28800 shift timesheet worktime arbeit babysitter
    3600 podcast audiobook book reading
    """.split(separator: "\n").map { line in
      let parts = line.split(separator: " ").map(String.init)
      return (Set(parts.dropFirst()), parts.first.flatMap(Int.init) ?? 1800)
    }

  // MARK: As texts

  /// What stands for an instant or a span in the table of texts.
  func filled(_ text: String) -> String {
    switch text {
    case "{elapsed}": Self.clock(passed)
    case "{left}": Self.clock(left)
    case "{soon}": spoken(left)
    case "{rest}": "\(spoken(left)) left"
    case "{start}": hour(-lasts + left(at: 0))
    case "{recent}": hour(-120)
    case "{end}": hour(left)
    default: text
    }
  }

  /// `1:04:00`, `12:00`.
  static func clock(_ seconds: Int) -> String {
    let (minutes, rest) = (seconds / 60 % 60, seconds % 60)
    let end = "\(rest < 10 ? "0" : "")\(rest)"
    return seconds < 3600 ? "\(minutes):\(end)" : "\(seconds / 3600):\(minutes < 10 ? "0" : "")\(minutes):\(end)"
  }

  /// `12 min`, `1 h 30 min`.
  func spoken(_ seconds: Int) -> String {
    guard seconds >= 60 else { return "\(seconds) s" }
    let minutes = max(1, seconds / 60 - step)
    guard minutes >= 90 else { return "\(minutes) min" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// The time of the day some seconds from the one of the pictures, which is 9:41.
  func hour(_ seconds: Int) -> String {
    let minutes = ((9 * 60 + 41) * 60 + seconds) / 60
    let day = ((minutes % 1440) + 1440) % 1440
    return "\(day / 60):\(day % 60 < 10 ? "0" : "")\(day % 60)"
  }

  /// The time of the day that a name means; of several things each is later than the one before.
  func hour(of name: String, index: Int = 0) -> String {
    hour(Int(date(name).timeIntervalSince(now).rounded(.down)) + 300 * index)
  }
}
