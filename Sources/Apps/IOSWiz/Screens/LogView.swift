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
  let timeZone: LocalZone
  /// The present year, which goes without saying.
  let year: Int
  /// Whether there may be entries that can't be read now.
  var isUnknown = false

  /// The points that a row takes; where the menu does not fit beside it, its keys have to do.
  var leastWidth: Double {
    rows.contains { LocalTime($0.time, in: timeZone).day.year != year } ? 280 : 232
  }
}

struct LogView: View {
  let log: ActivityLog
  /// The least height, in cells, with the line below the entries.
  private static let leastRows = 5

  var body: some View {
    if log.rows.isEmpty {
      Text(
        log.isUnknown
          ? "What is logged already is in the vault. What you log now waits on this phone."
          : "Nothing is logged yet: press **w**, **s**, **m** or **e**."
      )
      .foregroundStyle(.secondary)
    } else {
      GeometryReader { room in
        LogRows(
          log: log,
          window: LogWindow(log, columns: Int(room.size.width / 8), rows: Int(room.size.height / 16) - 1))
      }
      .frame(minHeight: Double(min(Self.leastRows, log.rows.count + 2)) * 16)
    }
  }
}

/// The rows that fit, and which of how many is chosen.
private struct LogRows: View {
  let log: ActivityLog
  let window: LogWindow

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(window.lines.enumerated()), id: \.offset) { _, line in
        switch line {
        case .day(let day): Text(log.text(of: day)).foregroundStyle(.secondary).lineLimit(1)
        case .entry(let place):
          LogRow(
            activity: log.rows[place], isSelected: place + log.first == log.selected, log: log,
            namesDay: window.namesDays)
        }
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
  let namesDay: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Text(isSelected ? "▸" : " ").accessibilityHidden(true)
        TypeIcon(type: activity.type)
        Text(activity.type.displayName).fontWeight(isSelected ? .bold : .medium).frame(width: 64, alignment: .leading)
        Text(date, style: .time).frame(width: 64, alignment: .trailing)
        if namesDay { Text(log.text(of: log.day(of: activity))).foregroundStyle(.secondary) }
      }
      if activity.hasRemarks {
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
}

extension ActivityLog {
  /// `Jan 31`, with the year where it is another one.
  fileprivate func text(of day: Day) -> String {
    let text = "\(Self.months[day.month - 1]) \(day.day)"
    return day.year == year ? text : "\(text), \(day.year)"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
