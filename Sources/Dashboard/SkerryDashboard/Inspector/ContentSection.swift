import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryViews

/// The selected activity's content as JSON.
struct ContentSection: InspectorSection {
  func rows(about subject: InspectorSubject) -> [InspectorRow] {
    guard let record = subject.record else { return [] }
    var rows = [InspectorRow.blank, .heading("content-state")]
    let (type, app) = (record.attributesType, record.appIdentifier)
    let (stateDates, otherDates) = subject.device.center.withRegistry { registry in
      (
        registry.types.stateDates(record.state, of: type, for: app),
        registry.types.attributesDates(record.attributes, of: type, for: app)
      )
    }
    rows += json(record.state, stateDates, subject)
    rows += [.blank, .heading("attributes")] + json(record.attributes, otherDates, subject)
    return rows
  }

  /// JSON, a row for each line; beside a number that its type reads as a date stands the date.
  private func json(
    _ data: Data, _ dates: [(path: String, number: Double)], _ subject: InspectorSubject
  ) -> [InspectorRow] {
    let zone = subject.device.settings.timeZone
    guard let outline = JSONOutline(data) else {
      return InspectorRow.text(String(decoding: data, as: UTF8.self), columns: subject.columns)
    }
    return outline.lines(columns: subject.columns).flatMap { line in
      let rows = InspectorRow.text(line.text, indent: line.indent, columns: subject.columns)
      guard let member = line.number, Self.isDate(member, dates) else { return rows }
      let date = WallClock(Date(timeIntervalSinceReferenceDate: member.value), timeZone: zone).timestamp
      return rows + InspectorRow.text("= " + date, indent: line.indent + 2, columns: subject.columns, tone: .dim)
    }
  }

  /// Whether a number such as that of `"startedAt": 791545260` is one of the dates.
  private static func isDate(_ member: JSONOutline.Line.Member, _ dates: [(path: String, number: Double)]) -> Bool {
    dates.contains { $0.number == member.value && $0.path.split(separator: ".").last == member.name[...] }
  }
}
