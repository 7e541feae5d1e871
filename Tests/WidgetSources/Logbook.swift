// swift-format-ignore-file
// A database, health data, controls that a widget can't have, and a page of UIKit that an app shares with its widgets.
import ActivityKit
import AppIntents
import HealthKit
import SwiftData
import SwiftUI
import UIKit
import WidgetKit

final class LogEntry {
  @Attribute(.unique) var key: String
  var title: String
  var date: Date
  @Relationship(deleteRule: .cascade, inverse: \LogPhoto.entry) var photos: [LogPhoto]? = []
  @Transient var isNew = false
  init(title: String, date: Date) {
    self.title = title
    self.date = date
    key = "\(title)@\(date.timeIntervalSince1970)"
  }
}
final class LogPhoto {
  var entry: LogEntry?
  init() {}
}
extension LogEntry: PersistentModel {}
extension LogPhoto: PersistentModel {}

enum LogStore {
  @MainActor static func entries(about word: String) throws -> [String] {
    let container = try ModelContainer(
      for: LogEntry.self, LogPhoto.self, configurations: ModelConfiguration(groupContainer: .identifier("group.log")))
    let context = container.mainContext
    for (offset, title) in ["tide out", "tide in", "wind"].enumerated() {
      context.insert(LogEntry(title: title, date: Date(timeIntervalSinceReferenceDate: Double(offset))))
    }
    try context.save()
    var descriptor = FetchDescriptor<LogEntry>(
      predicate: #Predicate { $0.title.contains(word) }, sortBy: [SortDescriptor(\.date, order: .reverse)])
    descriptor.fetchLimit = 5
    return try context.fetch(descriptor).map(\.title)
  }

  static func steps(_ answer: @escaping (Double?) -> Void) {
    guard let kind = HKQuantityType.quantityType(forIdentifier: .stepCount) else { return answer(nil) }
    let query = HKStatisticsQuery(
      quantityType: kind, quantitySamplePredicate: HKQuery.predicateForSamples(withStart: .distantPast, end: nil),
      options: .cumulativeSum
    ) { _, statistics, error in
      answer(error == nil ? statistics?.sumQuantity()?.doubleValue(for: .count()) : nil)
    }
    HKHealthStore().execute(query)
  }
}

private struct Gauge2: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
  func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = .systemTeal }
}

struct LogbookAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var words: String }
}

struct LogbookLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LogbookAttributes.self) { context in
      VStack {
        Text(context.state.words)
        Slider(value: .constant(0.5), in: 0...1)
        Menu("More") { Button("Delete", role: .destructive) {} }
        TextField("Note", text: .constant(""))
        Gauge2()
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Picker("Wind", selection: .constant(1)) { Text("1").tag(1) } }
      } compactLeading: {
        Image(systemName: "book")
      } compactTrailing: {
        Text(context.state.words)
      } minimal: {
        Image(systemName: "book")
      }
    }
  }
}
