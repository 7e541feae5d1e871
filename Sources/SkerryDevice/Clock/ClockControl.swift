import FoundationEssentials

/// How virtual time follows real time: how fast, and from where.
///
/// Real time is always an argument, in seconds of a clock that only grows. The virtual instant is
/// `anchor + (real − realAnchor) × rate`.
nonisolated public struct ClockControl: Hashable, Sendable, Codable {
  /// Virtual seconds per real second; 0 is paused.
  public private(set) var rate: Double
  /// The rate that pausing interrupted.
  private var rateBeforePause: Double
  private var anchor: Date
  private var realAnchor: Double

  /// The speeds the keys step through.
  public static let rates: [Double] = [1, 2, 5, 10, 30, 60, 300, 900, 3600]

  public init(now: Date, real: Double, rate: Double = 1) {
    self.rate = rate
    rateBeforePause = max(1, rate)
    anchor = now
    realAnchor = real
  }

  public var isPaused: Bool { rate == 0 }

  /// The virtual instant at a real time.
  public func instant(real: Double) -> Date { anchor.addingTimeInterval((real - realAnchor) * rate) }

  /// Real seconds until a virtual instant, `nil` while time stands still; 0 when it has passed.
  public func seconds(until instant: Date, real: Double) -> Double? {
    rate <= 0 ? nil : max(0, instant.timeIntervalSince(self.instant(real: real)) / rate)
  }

  /// Continues from another virtual instant.
  public mutating func set(_ instant: Date, real: Double) {
    anchor = instant
    realAnchor = real
  }

  public mutating func setRate(_ newRate: Double, real: Double) {
    set(instant(real: real), real: real)
    rate = max(0, min(3600, newRate))
    if rate > 0 { rateBeforePause = rate }
  }

  public mutating func togglePause(real: Double) { setRate(isPaused ? rateBeforePause : 0, real: real) }

  /// The next faster speed; from a pause, the speed that was interrupted.
  public mutating func faster(real: Double) {
    setRate(isPaused ? rateBeforePause : Self.rates.first { $0 > rate } ?? rate, real: real)
  }

  /// The next slower speed, down to real time.
  public mutating func slower(real: Double) { setRate(Self.rates.last { $0 < rate } ?? 1, real: real) }
}
