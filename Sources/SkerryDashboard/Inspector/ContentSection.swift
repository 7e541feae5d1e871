import FoundationEssentials
import SkerryActivities

/// The selected activity's content as JSON, and how near it comes to the limit.
struct ContentSection: InspectorSection {
  func rows(about subject: InspectorSubject) -> [InspectorRow] {
    guard let record = subject.record else { return [] }
    let limit = subject.device.center.withRegistry { $0.rules.contentLimit }
    let used = record.attributes.count + record.state.count
    var rows = [
      InspectorRow(content: .gauge(label: "size", used: used, limit: limit)), .blank, .heading("content-state"),
    ]
    rows += Self.json(record.state, columns: subject.columns)
    rows += [.blank, .heading("attributes")] + Self.json(record.attributes, columns: subject.columns)
    return rows
  }

  /// JSON, a row for each line, or the bytes where it is none.
  static func json(_ data: Data, indent: Int = 0, columns: Int) -> [InspectorRow] {
    guard let outline = JSONOutline(data) else {
      return InspectorRow.text(String(decoding: data, as: UTF8.self), indent: indent, columns: columns)
    }
    return outline.lines(columns: columns - indent).flatMap { line in
      let margin = line.prefix { $0 == " " }.count
      return InspectorRow.text(
        String(line.dropFirst(margin)), indent: indent + margin, columns: columns)
    }
  }
}
