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

  /// Time that is paused, and goes on with a speed some day, or that runs with it.
  public init(now: Date, real: Double, speed: Double, isPaused: Bool) {
    self.init(now: now, real: real, rate: speed)
    if isPaused { togglePause(real: real) }
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

  /// The speed that time runs with, or would if it were not paused.
  public var speed: Double { isPaused ? rateBeforePause : rate }

  /// The next faster speed; a pause goes on.
  public mutating func faster(real: Double) { setSpeed(Self.rates.first { $0 > speed } ?? speed, real: real) }

  /// The next slower speed, down to real time; a pause goes on.
  public mutating func slower(real: Double) { setSpeed(Self.rates.last { $0 < speed } ?? 1, real: real) }

  private mutating func setSpeed(_ speed: Double, real: Double) {
    if isPaused { rateBeforePause = speed } else { setRate(speed, real: real) }
  }
}
