// swift-format-ignore-file
// The views of an app that is written in another language: all they show is looked up in the App Group by the activity's id.
import ActivityKit
import SwiftUI
import WidgetKit

struct LiveActivitiesAppAttributes: ActivityAttributes, Identifiable {
  public typealias LiveDeliveryData = ContentState
  public struct ContentState: Codable, Hashable { var appGroupId: String }
  var id = UUID()
}

extension LiveActivitiesAppAttributes {
  func prefixedKey(_ key: String) -> String { "\(id)_\(key)" }
}

let brewDefaults = UserDefaults(suiteName: "group.brew")

struct BrewStep {
  let name: String
  let number: Int
  let count: Int
  let seconds: [Int]
  init(_ attributes: LiveActivitiesAppAttributes) {
    let d = brewDefaults
    name = d?.string(forKey: attributes.prefixedKey("name")) ?? "Brewing"
    number = max(1, d?.integer(forKey: attributes.prefixedKey("step")) ?? 1)
    count = max(3, d?.integer(forKey: attributes.prefixedKey("steps")) ?? 1)
    let raw = d?.array(forKey: attributes.prefixedKey("durations")) ?? [30, "45", 60.0]
    seconds = raw.compactMap { value in
      if let int = value as? Int { return int }
      if let number = value as? NSNumber { return number.intValue }
      if let text = value as? String { return Int(text) }
      return nil
    }.filter { $0 > 0 }
  }
}

struct BrewLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LiveActivitiesAppAttributes.self) { context in
      let brew = BrewStep(context.attributes)
      VStack(alignment: .leading, spacing: 6) {
        Text(brew.name).font(.headline)
        ForEach(Array(zip(brew.seconds.indices, brew.seconds)), id: \.0) { index, seconds in
          HStack {
            Image(systemName: index < brew.number ? "largecircle.fill.circle" : "circle")
            Text(Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond)))
            Spacer()
          }
          .foregroundStyle(index < brew.number ? .primary : .secondary)
        }
      }
      .padding()
    } dynamicIsland: { context in
      let brew = BrewStep(context.attributes)
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Label(brew.name, systemImage: "cup.and.saucer.fill").lineLimit(1) }
        DynamicIslandExpandedRegion(.trailing) { Text("\(brew.number) of \(brew.count)") }
        DynamicIslandExpandedRegion(.bottom) { ProgressView("Steps", value: Double(brew.number), total: Double(brew.count)) }
      } compactLeading: {
        Image(systemName: "cup.and.saucer.fill")
      } compactTrailing: {
        Text("\(brew.number)/\(brew.count)")
      } minimal: {
        Image(systemName: "cup.and.saucer.fill")
      }
    }
  }
}
