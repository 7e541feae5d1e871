import SwiftUI
import WidgetKit

/// The values that the app and its widget share in the App Group; the widget knows nothing else.
struct SharedActivities: Sendable {
  static let appGroup = "group.com.ioswiz.shared"
  static let lastKnownKey = "LastKnownActivities"
  static let pendingKey = "PendingActivities"
  /// Which of waking and sleeping came later, where ``lastKnownKey`` has them in the same second.
  static let laterKey = "LastKnownActivities.later"
  /// A queue that could not be read is kept here.
  static let unreadableKey = "PendingActivities.unreadable"
  /// Which sizes of the widget have not been drawn since a button was pressed, and when that was.
  static let pressedKey = "NavWidget.pressed"

  private var defaults: UserDefaults? { UserDefaults(suiteName: Self.appGroup) }

  // MARK: Last known

  /// The latest time of each type; of waking and sleeping in one second, the later one is known as well.
  var lastKnown: LastActivities {
    let stored = defaults?.dictionary(forKey: Self.lastKnownKey) ?? [:]
    let times = Dictionary(
      uniqueKeysWithValues: ActivityType.allCases.compactMap { type in
        (stored[type.rawValue] as? Int).flatMap { ActivityItem.storedTimes.contains($0) ? (type, $0) : nil }
      })
    let later = defaults?.string(forKey: Self.laterKey).flatMap { ActivityType(rawValue: $0) }
    return LastActivities(times: times, later: later)
  }

  func setLastKnown(_ last: LastActivities) {
    // Only where the times don't say it.
    if let later = last.laterOfTwo {
      defaults?.set(later.rawValue, forKey: Self.laterKey)
    } else {
      defaults?.removeObject(forKey: Self.laterKey)
    }
    guard !last.times.isEmpty else { return defaults?.removeObject(forKey: Self.lastKnownKey) ?? () }
    defaults?.set(
      Dictionary(uniqueKeysWithValues: last.times.map { ($0.key.rawValue, $0.value) }), forKey: Self.lastKnownKey)
  }

  /// Known entries together with waiting ones, which came later, as the widget shows them; those after `now` have not
  /// happened yet.
  func combined(at now: Date) -> LastActivities {
    var last = lastKnown.upTo(now)
    for item in pending where Double(item.activityTime) <= now.timeIntervalSince1970 {
      last.add(item.activityType, at: item.activityTime)
    }
    return last
  }

  // MARK: The queue

  /// The entries that were logged through the widget and are not in the vault yet, oldest first.
  var pending: [ActivityItem] { readQueue().items }

  /// Adds to the end of the queue; durable when this returns.
  func append(_ item: ActivityItem) {
    let queue = readQueue()
    keepUnreadable(queue.unreadable)
    write(queue.items + [item])
  }

  /// Takes items off the front of the queue, if they still are there.
  func clear(_ items: [ActivityItem]) {
    let queue = readQueue()
    guard queue.items.starts(with: items) else { return }
    keepUnreadable(queue.unreadable)
    write(Array(queue.items.dropFirst(items.count)))
  }

  private func write(_ items: [ActivityItem]) {
    guard !items.isEmpty else { return defaults?.removeObject(forKey: Self.pendingKey) ?? () }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let data = try? encoder.encode(items) { defaults?.set(data, forKey: Self.pendingKey) }
  }

  /// The items that can be understood, and the whole queue if some can't.
  private func readQueue() -> (items: [ActivityItem], unreadable: Data?) {
    guard let data = defaults?.data(forKey: Self.pendingKey) else { return ([], nil) }
    guard let items = try? JSONDecoder().decode([Lenient].self, from: data) else { return ([], data) }
    let known = items.compactMap(\.item)
    return (known, known.count == items.count ? nil : data)
  }

  private func keepUnreadable(_ data: Data?) {
    if let data { defaults?.set(data, forKey: Self.unreadableKey) }
  }

  /// Whether the queue holds something that can't be understood.
  var hasUnreadable: Bool { readQueue().unreadable != nil || defaults?.data(forKey: Self.unreadableKey) != nil }

  /// Removes what can't be understood, here and where it is kept.
  func discardUnreadable() {
    let queue = readQueue()
    if queue.unreadable != nil { write(queue.items) }
    defaults?.removeObject(forKey: Self.unreadableKey)
  }

  private struct Lenient: Decodable {
    let item: ActivityItem?
    init(from decoder: any Decoder) throws {
      let stored = try? ActivityItem(from: decoder)
      item = stored.flatMap { ActivityItem.storedTimes.contains($0.activityTime) ? $0 : nil }
    }
  }

  // MARK: Presses

  /// For how long a press makes the next timeline a quick one, in seconds.
  private static let pressLimit = 60

  /// Notes that a button was pressed.
  func notePress(at time: Int) {
    let sizes = NavWidget.families.map { ("\($0)", time) }
    defaults?.set(Dictionary(uniqueKeysWithValues: sizes), forKey: Self.pressedKey)
  }

  /// Whether a button was pressed since this size was drawn last; asked once for each press. Presses of sizes that nobody
  /// has placed are forgotten with their time.
  func takePress(_ family: WidgetFamily, at time: Int) -> Bool {
    guard var presses = defaults?.dictionary(forKey: Self.pressedKey) else { return false }
    let pressed = presses.removeValue(forKey: "\(family)")
    keep(presses, at: time)
    return Self.isFresh(pressed, at: time)
  }

  /// Forgets presses that are too old to make a timeline a quick one.
  func forgetPresses(before time: Int) {
    if let presses = defaults?.dictionary(forKey: Self.pressedKey) { keep(presses, at: time) }
  }

  private func keep(_ presses: [String: Any], at time: Int) {
    let fresh = presses.filter { Self.isFresh($0.value, at: time) }
    if fresh.isEmpty {
      defaults?.removeObject(forKey: Self.pressedKey)
    } else {
      defaults?.set(fresh, forKey: Self.pressedKey)
    }
  }

  private static func isFresh(_ pressed: Any?, at time: Int) -> Bool {
    guard let pressed = pressed as? Int, ActivityItem.storedTimes.contains(pressed) else { return false }
    return (0..<pressLimit).contains(time - pressed)
  }
}
