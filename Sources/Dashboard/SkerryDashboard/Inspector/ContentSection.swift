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
      let margin = line.prefix { $0 == " " }.count
      let rows = InspectorRow.text(String(line.dropFirst(margin)), indent: margin, columns: subject.columns)
      guard let number = Self.date(in: line.dropFirst(margin), dates) else { return rows }
      let date = WallClock(Date(timeIntervalSinceReferenceDate: number), timeZone: zone).timestamp
      return rows + InspectorRow.text("= " + date, indent: margin + 2, columns: subject.columns, tone: .dim)
    }
  }

  /// The number of a line such as `"startedAt": 791545260,` if it is one of the dates.
  private static func date(in line: Substring, _ dates: [(path: String, number: Double)]) -> Double? {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let number = Double(parts[1].filter { $0 != " " && $0 != "," }) else { return nil }
    let name = parts[0].filter { $0 != "\"" }
    return dates.contains { $0.number == number && $0.path.split(separator: ".").last == name[...] } ? number : nil
  }
}
