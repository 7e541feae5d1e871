// A plugin of another language writes everything into an App Group, also in the preview: text and a date of ISO 8601.
import ActivityKit
import SwiftUI
import WidgetKit

struct CinemaAttributes: ActivityAttributes, Identifiable {
  public typealias LiveData = ContentState
  public struct ContentState: Codable, Hashable {}
  var id = UUID()
}

extension CinemaAttributes {
  func prefixedKey(_ key: String) -> String { return "\(id)_\(key)" }

  static var sample: CinemaAttributes {
    let attributes = CinemaAttributes()
    cinemaDefaults.set("The Long Tide", forKey: attributes.prefixedKey("film"))
    cinemaDefaults.set("Kino Palads, hall 3", forKey: attributes.prefixedKey("hall"))
    cinemaDefaults.set(Date.now.timeIntervalSince1970 * 1000 - 1_800_000, forKey: attributes.prefixedKey("beganMs"))
    return attributes
  }
}

let cinemaDefaults = UserDefaults(suiteName: "group.example.cinema") ?? .standard

private struct CinemaData {
  let film: String
  let hall: String
  let began: Date

  init(_ context: ActivityViewContext<CinemaAttributes>) {
    let key = context.attributes.prefixedKey
    film = cinemaDefaults.string(forKey: key("film")) ?? "no film"
    hall = cinemaDefaults.string(forKey: key("hall")) ?? ""
    let milliseconds = cinemaDefaults.double(forKey: key("beganMs"))
    began = milliseconds > 0 ? Date(timeIntervalSince1970: milliseconds / 1000) : Date()
  }
  var running: ClosedRange<Date> { began...began.addingTimeInterval(12 * 3600) }
}

struct CinemaLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CinemaAttributes.self) { context in
      let data = CinemaData(context)
      HStack(alignment: .top, spacing: 14) {
        VStack(alignment: .leading, spacing: 2) {
          Text(data.film).font(.system(size: 17, weight: .bold)).lineLimit(1)
          if !data.hall.isEmpty {
            Text(data.hall).font(.system(size: 12)).foregroundStyle(.secondary).lineLimit(1)
          }
        }
        Spacer(minLength: 8)
        VStack(alignment: .trailing, spacing: 2) {
          Text("RUNNING").font(.system(size: 9, weight: .semibold)).tracking(1.2).foregroundStyle(.secondary)
          Text(timerInterval: data.running, countsDown: false)
            .font(.system(size: 20, weight: .bold, design: .monospaced))
            .multilineTextAlignment(.trailing)
            .frame(minWidth: 64)
        }
      }
      .padding(16)
      .activityBackgroundTint(Color.black.opacity(0.85))
    } dynamicIsland: { context in
      let data = CinemaData(context)
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(data.film).font(.headline).lineLimit(2).minimumScaleFactor(0.7) }
        DynamicIslandExpandedRegion(.trailing) {
          Text(timerInterval: data.running, countsDown: false).monospacedDigit().multilineTextAlignment(.trailing)
            .frame(width: 100)
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            Image(systemName: "film.fill")
            Text(data.hall).font(.footnote).foregroundStyle(.secondary)
            Spacer()
          }
        }
      } compactLeading: {
        Image(systemName: "film.fill").foregroundStyle(.yellow)
      } compactTrailing: {
        Text(timerInterval: data.running, countsDown: false).monospacedDigit().frame(width: 52)
      } minimal: {
        Image(systemName: "film.fill").foregroundStyle(.yellow)
      }
    }
  }
}

#Preview("Film", as: .content, using: CinemaAttributes.sample) {
  CinemaLiveActivity()
} contentStates: {
  CinemaAttributes.ContentState()
}
