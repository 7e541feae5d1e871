// swift-format-ignore-file
// An island made by a function, symbols of several colours, and what the next hour brings once the state is stale.
import ActivityKit
import SwiftUI
import WidgetKit

struct HourlyWeather: Codable, Hashable {
  enum Sky: String, Codable, CaseIterable { case clear, cloudy, rain }
  var start: Date
  var sky: Sky
  var degrees: Double
  var rain: Int
  func symbol(isDay: Bool) -> String {
    switch (sky, isDay) {
    case (.clear, true): "sun.max.fill"
    case (.clear, false): "moon.stars.fill"
    case (.cloudy, _): "cloud.fill"
    case (.rain, _): "cloud.rain.fill"
    }
  }
}

struct WeatherHourAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var hours: [HourlyWeather]
    func now(stale: Bool) -> HourlyWeather { stale && hours.count > 1 ? hours[1] : hours[0] }
    func upcoming(stale: Bool) -> HourlyWeather? { hours.dropFirst(stale ? 2 : 1).first }
    var range: (low: Double, high: Double) { (hours.map(\.degrees).min() ?? 0, hours.map(\.degrees).max() ?? 0) }
  }
  let place: String
}

private enum Shown {
  static func degrees(_ value: Double) -> String {
    Measurement(value: value, unit: UnitTemperature.celsius)
      .formatted(.measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0))))
  }
}

struct WeatherHourLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WeatherHourAttributes.self) { context in
      WeatherCard(context: context)
    } dynamicIsland: { context in
      Self.island(context)
    }
    .supplementalActivityFamilies([.small, .medium])
  }

  static func island(_ context: ActivityViewContext<WeatherHourAttributes>) -> DynamicIsland {
    let now = context.state.now(stale: context.isStale)
    let next = context.state.upcoming(stale: context.isStale)
    return DynamicIsland {
      DynamicIslandExpandedRegion(.leading) {
        VStack(alignment: .leading, spacing: 2) {
          Text(Shown.degrees(now.degrees)).font(.title2.weight(.semibold)).lineLimit(1)
          Text(context.attributes.place).font(.caption).foregroundStyle(.secondary)
        }
      }
      DynamicIslandExpandedRegion(.trailing) {
        Image(systemName: now.symbol(isDay: true)).symbolRenderingMode(.multicolor).font(.title3)
      }
      DynamicIslandExpandedRegion(.bottom) {
        HStack(spacing: 6) {
          Text(now.sky.rawValue.capitalized)
          if let next {
            Spacer(minLength: 4)
            InAnHour(hour: next)
          }
        }
        .font(.caption).foregroundStyle(.secondary)
      }
    } compactLeading: {
      Image(systemName: now.symbol(isDay: true)).symbolRenderingMode(.multicolor)
    } compactTrailing: {
      Text(Shown.degrees(now.degrees)).monospacedDigit().lineLimit(1)
    } minimal: {
      Image(systemName: now.symbol(isDay: true)).symbolRenderingMode(.multicolor)
    }
  }
}

private struct InAnHour: View {
  let hour: HourlyWeather
  var body: some View {
    HStack(spacing: 3) {
      Text(hour.start, format: .dateTime.hour(.twoDigits(amPM: .omitted)))
      Image(systemName: hour.symbol(isDay: true)).symbolRenderingMode(.multicolor)
      Text(Shown.degrees(hour.degrees))
      if hour.rain >= 20 { Text(Double(hour.rain) / 100, format: .percent) }
    }
    .monospacedDigit().lineLimit(1).fixedSize(horizontal: true, vertical: false)
  }
}

private struct WeatherCard: View {
  let context: ActivityViewContext<WeatherHourAttributes>
  private var now: HourlyWeather { context.state.now(stale: context.isStale) }
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        VStack(alignment: .leading, spacing: 1) {
          Text("Weather").font(.caption2.weight(.semibold)).textCase(.uppercase).foregroundStyle(.secondary)
          Text(context.attributes.place).font(.headline).lineLimit(1)
        }
        Spacer()
        Image(systemName: now.symbol(isDay: true)).symbolRenderingMode(.multicolor).font(.title)
      }
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(Shown.degrees(now.degrees)).font(.system(size: 40, weight: .light)).lineLimit(1)
        VStack(alignment: .leading, spacing: 1) {
          Text(now.sky.rawValue.capitalized).font(.subheadline)
          Text("↓ \(Shown.degrees(context.state.range.low))" + "  ↑ \(Shown.degrees(context.state.range.high))")
            .font(.caption2).foregroundStyle(.secondary)
        }
        Spacer()
        if let next = context.state.upcoming(stale: context.isStale) { InAnHour(hour: next).font(.caption) }
      }
    }
    .padding(16)
  }
}
