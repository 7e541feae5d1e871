import FoundationEssentials
import SkerryViews
import Testing

@Suite struct NextChangeTests {
  static let zones = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"]

  /// Lengths from microseconds to years, often exactly on a unit or just beside it.
  static func length(_ generator: inout Live.Generator) -> Double {
    let units: [Double] = [1e-6, 0.01, 1, 60, 3600, 86_400, 86_400 * 31, 86_400 * 365]
    let unit = units.randomElement(using: &generator) ?? 1
    let count = Double(Int.random(in: 0...60, using: &generator))
    let shifts: [Double] = [0, 0, 1e-6, -1e-6, 0.4, 0.999_999]
    let shift = shifts.randomElement(using: &generator) ?? 0
    return max(0, unit * count + shift)
  }

  static func text(_ anchor: Date, _ generator: inout Live.Generator) -> LiveText {
    let end = anchor.addingTimeInterval(length(&generator))
    let down = Bool.random(using: &generator)
    let precision =
      [Duration.milliseconds(10), .milliseconds(100), .seconds(1), .seconds(7), .seconds(60)]
      .randomElement(using: &generator) ?? .seconds(1)
    let format = ClockFormat(
      showsHours: Bool.random(using: &generator), maxFieldCount: Int.random(in: 1...4, using: &generator),
      maxPrecision: precision, isPadded: Bool.random(using: &generator))
    let units = CalendarUnits(rawValue: UInt8.random(in: 1...127, using: &generator))
    let count = Int.random(in: 1...3, using: &generator)
    switch Int.random(in: 0...7, using: &generator) {
    case 0: return .date(anchor, style: .relative)
    case 1: return .date(anchor, style: .offset)
    case 2: return .date(anchor, style: .timer)
    case 3:
      let pause = Int.random(in: 0...9, using: &generator) == 0 ? end : nil
      return .timerInterval(anchor...end, pauseTime: pause, countsDown: down, showsHours: format.showsHours)
    case 4: return .timer(anchor..<end, countsDown: down, format: format)
    case 5: return .stopwatch(startingAt: anchor, format: format)
    case 6: return .offset(to: anchor, allowedUnits: units, maxFieldCount: count, sign: .automatic)
    default:
      return .reference(
        to: anchor, allowedUnits: .standard, maxFieldCount: count, threshold: [.hour, .day, .month][count - 1])
    }
  }

  @Test("T01 nothing changes before the next change, and something does at it", arguments: [UInt64(1), 2, 3, 4])
  func exactness(seed: UInt64) {
    var generator = Live.Generator(state: seed)
    for _ in 0..<2500 {
      let anchor = Date(timeIntervalSince1970: Double(Int.random(in: 1_700_000_000...1_800_000_000, using: &generator)))
        .addingTimeInterval(Bool.random(using: &generator) ? 0 : 0.25)
      let text = Self.text(anchor, &generator)
      let now = anchor.addingTimeInterval(Self.length(&generator) * (Bool.random(using: &generator) ? 1 : -1))
      let environment = LiveTextEnvironment(
        timeZone: Self.zones.randomElement(using: &generator) ?? "UTC",
        isLuminanceReduced: Int.random(in: 0...3, using: &generator) == 0)
      check(text, now, environment, &generator)
    }
  }

  private func check(
    _ text: LiveText, _ now: Date, _ environment: LiveTextEnvironment, _ generator: inout Live.Generator
  ) {
    let shown = text.string(at: now, in: environment)
    guard let next = text.nextChange(after: now, in: environment) else {
      for years in [0.001, 0.1, 1, 30] {
        let later = text.string(at: now.addingTimeInterval(years * 31_557_600), in: environment)
        #expect(later == shown, "\(text) never changes after \(now.timeIntervalSince1970)")
      }
      return
    }
    #expect(next > now)
    #expect(text.string(at: next, in: environment) != shown, "\(text) at \(now.timeIntervalSince1970)")
    let span = next.timeIntervalSince(now)
    var samples = (0..<12).map { _ in span * Double.random(in: 0..<1, using: &generator) }
    samples.append(max(0, span - 1e-6))
    for sample in samples {
      let between = now.addingTimeInterval(sample)
      guard next.timeIntervalSince(between) > 6e-7 else { continue }
      #expect(
        text.string(at: between, in: environment) == shown,
        "\(text) at \(now.timeIntervalSince1970) changed after \(sample) of \(span) s in \(environment)")
    }
  }

  @Test("T01 following the changes of a countdown shows every text once, in order")
  func everySecond() {
    let timer = LiveText.timerInterval(Live.interval(7325), pauseTime: nil, countsDown: true, showsHours: true)
    var now = Live.start
    var texts = [timer.string(at: now, in: Live.utc)]
    while let next = timer.nextChange(after: now, in: Live.utc) {
      now = next
      texts.append(timer.string(at: now, in: Live.utc))
    }
    #expect(texts.count == 7326)
    #expect(Set(texts).count == 7326)
    #expect(texts.first == "2:02:05" && texts.last == "0:00")
  }

  @Test("T01 the same instant gives the same text, whatever was asked before")
  func purity() {
    let text = LiveText.date(Live.start, style: .relative)
    let first = text.after(12_345)
    for second in stride(from: -1e6, through: 1e6, by: 33_333) { _ = text.after(second) }
    #expect(text.after(12_345) == first)
  }
}
