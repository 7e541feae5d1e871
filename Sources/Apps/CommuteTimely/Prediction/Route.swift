import SwiftUI

/// A way to a destination, with the traffic of a departure.
struct RouteSnapshot: Hashable, Sendable {
  let distanceKilometers: Double
  /// Seconds on empty roads.
  let freeFlowDuration: TimeInterval
  /// Seconds with the traffic that is expected.
  let totalDurationWithTraffic: TimeInterval

  var trafficDelay: TimeInterval { totalDurationWithTraffic - freeFlowDuration }

  /// How the roads are, in a word.
  var traffic: String {
    switch trafficDelay / freeFlowDuration {
    case ..<0.15: "light"
    case ..<0.4: "moderate"
    default: "heavy"
    }
  }
}

/// Roads that are slow in rush hours, a little differently every day, with jams now and then.
struct TrafficModel: Sendable {
  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed ^ 0x70AD }

  /// Kilometres to an address; the same address is always as far away.
  func distance(to address: String) -> Double {
    var random = SeededRandom(seed: seed ^ Self.hash(address))
    return 6 + random.share() * 20
  }

  /// Seconds on empty roads: faster the farther it is, as there are more large roads.
  func freeFlowDuration(kilometers: Double) -> TimeInterval { 240 + kilometers * 75 }

  /// How full the roads are at a departure: 0 empty, about 1 the worst rush hour.
  func congestion(at departure: Date, secondsFromGMT: Int, address: String) -> Double {
    let local = LocalTime(departure, secondsFromGMT: secondsFromGMT)
    let rush = Self.bump(local.hour - 8.2, width: 1.1) * 0.8 + Self.bump(local.hour - 17.4, width: 1.5) * 0.9
    let midday = Self.bump(local.hour - 12.8, width: 4) * 0.3
    let seconds = departure.timeIntervalSinceReferenceDate
    let day = SmoothNoise(seed: seed ^ 0xDA1, period: 86_400).value(at: seconds)
    let jams = SmoothNoise(seed: seed ^ Self.hash(address) ^ 0x3A3, period: 2700).value(at: seconds)
    // Working days and weekends pass into each other around midnight, when nobody drives.
    let scale = local.isWeekend ? 0.4 : 1
    return max(0, (rush + midday) * scale * (1 + day * 0.2) + 0.08 + jams * 0.12)
  }

  /// The known part about the roads before the departure: right when it comes, and less so the earlier one asks.
  func forecastError(at instant: Date, notice: TimeInterval, address: String) -> Double {
    let drift = SmoothNoise(seed: seed ^ Self.hash(address) ^ 0xE44, period: 1500)
    return drift.value(at: instant.timeIntervalSinceReferenceDate) * 0.1 * min(1, max(0, notice) / 5400)
  }

  /// 1 in the middle, falling smoothly to 0.
  private static func bump(_ distance: Double, width: Double) -> Double {
    let part = distance / width
    let fall = 1 / (1 + part * part)
    return fall * fall
  }

  /// FNV-1a, which gives the same number in every process.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
