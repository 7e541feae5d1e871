import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDevice
import SkerryViews

/// Where the selected activity stands, and what comes next.
struct ActivitySection: InspectorSection {
  func rows(about subject: InspectorSubject) -> [InspectorRow] {
    guard let record = subject.record else { return [.heading("No activity")] }
    let columns = subject.columns
    let zone = subject.device.settings.timeZone
    func time(_ date: Date) -> String { Self.time(date, beside: record.requestedAt, zone) }
    var rows = [InspectorRow.heading(record.attributesType)]
    let sign = record.activityState == .active ? "●" : record.activityState == .stale ? "◐" : "○"
    rows += InspectorRow.entry(
      "state", "\(sign) \(record.activityState.rawValue)", columns: columns,
      tone: record.activityState == .stale ? .warning : .strong)
    rows += next(record, subject.device, time)
    let limit = subject.device.center.withRegistry { $0.rules.contentLimit }
    let used = record.attributes.count + record.state.count
    rows.append(InspectorRow(content: .gauge(label: "size", used: used, limit: limit)))
    rows += InspectorRow.entry("relevance", record.relevanceScore.formattedShortly, columns: columns)
    let origin = record.contentOrigin.map { " by \($0.rawValue)" } ?? ""
    let applied = record.contentAppliedAt.map { ", " + time($0) } ?? ""
    rows += InspectorRow.entry("content", "no. \(record.contentVersion)\(origin)\(applied)", columns: columns)
    if let started = record.startedAt {
      rows += InspectorRow.entry("started", time(started), columns: columns)
    } else {
      rows += InspectorRow.entry("requested", time(record.requestedAt), columns: columns)
    }
    rows += InspectorRow.entry("id", record.id, columns: columns)
    if subject.device.isHiddenInIsland(record) {
      rows += InspectorRow.entry("island", "hidden by a swipe", columns: columns, tone: .warning)
    }
    return rows
  }

  /// The coming events of the activity, the rule's deadline first to last.
  private func next(_ record: ActivityRecord, _ device: Device, _ time: (Date) -> String) -> [InspectorRow] {
    let rules = device.center.withRegistry { $0.rules }
    let end = record.startedAt?.addingTimeInterval(rules.longestActiveTime)
    switch record.activityState {
    case .pending: return [.countdown("starts in", to: record.startDate, remark: time(record.startDate))]
    case .active, .stale:
      var rows: [InspectorRow] = []
      if let stale = record.staleDate, record.activityState == .active {
        rows.append(.countdown("stale in", to: stale, remark: time(stale)))
      }
      if let end { rows.append(.countdown("ends in", to: end, remark: time(end))) }
      return rows
    case .ended:
      guard let removal = record.dismissalDate else { return [] }
      return [.countdown("card goes", to: removal, remark: time(removal))]
    case .dismissed: return []
    }
  }

  /// The time of the day, with the days after that of the request, as a timetable has them: `00:25:56 +1d`.
  private static func time(_ date: Date, beside other: Date, _ zone: String) -> String {
    let clock = WallClock(date, timeZone: zone)
    switch clock.dayNumber - WallClock(other, timeZone: zone).dayNumber {
    case 0: return clock.timeOfDay
    case let days where (1...9).contains(days): return "\(clock.timeOfDay) +\(days)d"
    default: return clock.timestamp
    }
  }
}
