import SwiftUI

/// The part of the log that is shown.
struct ActivityLog: Hashable, Sendable {
  let rows: [LoggedActivity]
  /// The place of the chosen entry in the whole log, from 0.
  let selected: Int?
  /// The place of the first row.
  let first: Int
  /// How many entries are read.
  let count: Int
  let hasMore: Bool
  let timeZone: String
  /// The present year, which goes without saying.
  let year: Int

  /// The points that a row takes; where the menu does not fit beside it, its keys have to do.
  var leastWidth: Double {
    rows.contains { LocalTime($0.time, in: timeZone).day.year != year } ? 280 : 232
  }
}

struct LogView: View {
  let log: ActivityLog

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if log.rows.isEmpty {
        Text("Nothing is logged yet: press **w**, **s**, **m** or **e**.").foregroundStyle(.secondary)
      }
      ForEach(Array(log.rows.enumerated()), id: \.element.key) { place, activity in
        LogRow(activity: activity, isSelected: place + log.first == log.selected, log: log)
      }
      if let selected = log.selected {
        Text("\(selected + 1) of \(log.count)\(log.hasMore ? ", older ones with z" : "")")
          .font(.footnote).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

/// One entry: its icon and name, its time and date, what was noted, and whether it still waits.
private struct LogRow: View {
  let activity: LoggedActivity
  let isSelected: Bool
  let log: ActivityLog

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Text(isSelected ? "▸" : " ").accessibilityHidden(true)
        TypeIcon(type: activity.type)
        Text(activity.type.displayName).fontWeight(isSelected ? .bold : .medium).frame(width: 64, alignment: .leading)
        Text(date, style: .time).frame(width: 64, alignment: .trailing)
        Text(dayText).foregroundStyle(.secondary)
      }
      if activity.place != .vault || !activity.remark.isEmpty {
        HStack(spacing: 8) {
          if activity.place != .vault { Text(waiting).foregroundStyle(.orange) }
          if !activity.remark.isEmpty { Text(activity.remark).foregroundStyle(.secondary) }
        }
        .padding(.leading, Self.indentation)
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  /// Where the name begins.
  private static let indentation: Double = 40

  private var date: Date { Date(timeIntervalSince1970: Double(activity.time)) }
  private var waiting: String { activity.place == .widget ? "waits in the widget" : "waits for the vault" }

  private var dayText: String {
    let day = LocalTime(activity.time, in: log.timeZone).day
    let text = "\(Self.months[day.month - 1]) \(day.day)"
    return day.year == log.year ? text : "\(text), \(day.year)"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
