// swift-format-ignore-file
// Five times in a grid of equal columns, with symbols in colours of their own.
import ActivityKit
import SwiftUI
import WidgetKit

struct PrayerTimesAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var current: Int; var nextAt: Date; var hijri: String }
  var city: String
  var times: [String]
}

private let names = ["Fajr", "Dhuhr", "Asr", "Maghrib", "Isha"]
private let icons = ["sunrise.fill", "sun.max.fill", "sun.haze.fill", "sunset.fill", "moon.stars.fill"]

struct PrayerTimesLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PrayerTimesAttributes.self) { context in
      VStack(spacing: 10) {
        HStack {
          VStack(alignment: .leading, spacing: 1) {
            Text(names[(context.state.current + 1) % 5]).font(.title2.bold())
            Text(context.attributes.city).font(.caption).opacity(0.7)
          }
          Spacer()
          VStack(alignment: .trailing, spacing: 1) {
            Text(context.state.nextAt, style: .timer).font(.title2.monospacedDigit()).multilineTextAlignment(.trailing)
            Text(context.state.hijri).font(.caption).opacity(0.7)
          }
        }
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 5)) {
          ForEach(0..<5) { index in
            VStack(spacing: 4) {
              Image(systemName: icons[index]).symbolRenderingMode(.multicolor).frame(height: 18)
              Text(names[index]).font(.caption2)
              Text(context.attributes.times[index]).font(.caption2.bold()).monospacedDigit()
            }
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity)
            .background(index == context.state.current ? AnyShapeStyle(.white.opacity(0.2)) : AnyShapeStyle(.clear), in: .rect(cornerRadius: 10))
          }
        }
      }
      .padding(12)
      .foregroundStyle(.white)
      .activityBackgroundTint(Color(red: 0.02, green: 0.25, blue: 0.22))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label { Text(names[context.state.current]) } icon: { Image(systemName: icons[context.state.current]).foregroundStyle(.yellow) }.font(.headline)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.nextAt, style: .timer).monospacedDigit().frame(maxWidth: 80).multilineTextAlignment(.trailing)
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            ForEach(0..<5) { index in
              VStack(spacing: 2) {
                Text(names[index]).font(.system(size: 10)).foregroundStyle(index == context.state.current ? Color.yellow : .secondary)
                Text(context.attributes.times[index]).font(.system(size: 12, weight: .semibold))
              }
              if index < 4 { Spacer(minLength: 2) }
            }
          }
        }
      } compactLeading: {
        Image(systemName: icons[context.state.current]).symbolRenderingMode(.multicolor)
      } compactTrailing: {
        Text(context.state.nextAt, style: .relative).font(.caption2).frame(width: 52).lineLimit(1)
      } minimal: {
        Image(systemName: "moon.stars.fill").foregroundStyle(.yellow)
      }
      .contentMargins(.horizontal, 16, for: .expanded)
    }
  }
}

#Preview("Prayer", as: .content, using: PrayerTimesAttributes(city: "Sarajevo", times: ["5:48", "11:32", "13:46", "16:08", "17:41"])) {
  PrayerTimesLiveActivity()
} contentStates: {
  PrayerTimesAttributes.ContentState(current: 1, nextAt: Date().addingTimeInterval(4752), hijri: "7 Jumada II 1448")
}
