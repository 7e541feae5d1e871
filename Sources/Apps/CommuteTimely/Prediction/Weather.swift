import SwiftUI

/// The weather at an instant.
struct WeatherSnapshot: Hashable, Sendable {
  let conditions: WeatherConditions
  let temperatureCelsius: Double
  /// How much the weather slows traffic down: 0 not at all, 1 as much as it can.
  let severity: Double
}

/// The sky in a word or two.
enum WeatherConditions: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case clear = "Clear"
  case partlyCloudy = "Partly cloudy"
  case cloudy = "Cloudy"
  case fog = "Fog"
  case lightRain = "Light rain"
  case rain = "Rain"
  case heavyRain = "Heavy rain"
  case snow = "Snow"

  var description: String { rawValue }
}

/// Weather that moves in fronts of some hours over days of milder and colder air; the same for all destinations.
struct WeatherModel: Sendable {
  private let fronts: SmoothNoise
  private let showers: SmoothNoise
  private let air: SmoothNoise
  private let mist: SmoothNoise

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed ^ 0x57EA)
    fronts = SmoothNoise(seed: random.next(), period: 9 * 3600)
    showers = SmoothNoise(seed: random.next(), period: 1.5 * 3600)
    air = SmoothNoise(seed: random.next(), period: 30 * 3600)
    mist = SmoothNoise(seed: random.next(), period: 5 * 3600)
  }

  func weather(at instant: Date, secondsFromGMT: Int) -> WeatherSnapshot {
    let seconds = instant.timeIntervalSinceReferenceDate
    let wetness = fronts.value(at: seconds) * 0.75 + showers.value(at: seconds) * 0.25
    let hour = LocalTime(instant, secondsFromGMT: secondsFromGMT).hour
    // Warmest at three in the afternoon, coldest twelve hours before.
    let hoursFromWarmest = hour < 3 ? hour + 9 : abs(hour - 15)
    let temperature = 9 + air.value(at: seconds) * 10 + (1 - hoursFromWarmest / 6) * 3
    let rain = max(0, wetness - 0.12) / 0.88
    let fog = max(0, mist.value(at: seconds) - 0.55) * (wetness < 0.12 ? 1 : 0)
    let isSnow = rain > 0 && temperature < 1
    return WeatherSnapshot(
      conditions: isSnow ? .snow : conditions(wetness, fog: fog), temperatureCelsius: temperature,
      severity: min(1, rain * (temperature < 1 ? 1.3 : 1) + fog * 0.3))
  }

  private func conditions(_ wetness: Double, fog: Double) -> WeatherConditions {
    if fog > 0.1 { return .fog }
    return switch wetness {
    case ..<(-0.25): .clear
    case ..<(-0.05): .partlyCloudy
    case ..<0.12: .cloudy
    case ..<0.3: .lightRain
    case ..<0.55: .rain
    default: .heavyRain
    }
  }
}
