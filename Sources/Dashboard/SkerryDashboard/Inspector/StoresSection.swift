import FoundationEssentials
import SkerryBasics
import SkerryDefaults
import SkerryDevice
import SkerryViews

/// The key/value stores: the App Groups of the shown app, those of the others, and what apps keep for themselves.
struct StoresSection: InspectorSection {
  func rows(about subject: InspectorSubject) -> [InspectorRow] {
    Self.suites(subject).flatMap { suite -> [InspectorRow] in
      let values = subject.device.defaults.values(of: suite.name)
      let gone = subject.baseline.keys(of: suite.name).subtracting(values.keys)
      guard suite.isGroup || !values.isEmpty || !gone.isEmpty else { return [] }
      var rows = [InspectorRow.blank, .heading(suite.name)]
      if values.isEmpty, gone.isEmpty { rows += InspectorRow.text("empty", columns: subject.columns, tone: .dim) }
      for key in values.keys.sorted() + gone.sorted() {
        let isChanged = subject.baseline.hasChanged(key, in: suite.name, values[key])
        rows += Self.rows(key, values[key], isChanged: isChanged, subject)
      }
      return rows
    }
  }

  /// Every store once, those of the shown app first.
  private static func suites(_ subject: InspectorSubject) -> [(name: String, isGroup: Bool)] {
    let apps = subject.device.apps
    let ordered = (subject.app.map { [$0] } ?? []) + apps.filter { $0 !== subject.app }
    var seen: Set<String> = []
    let groups = ordered.flatMap(\.information.appGroups).map { (name: $0, isGroup: true) }
    let own = ordered.map { (name: $0.information.bundleIdentifier, isGroup: false) }
    let others = subject.device.defaults.suites.map { (name: $0, isGroup: false) }
    return (groups + own + others).filter { seen.insert($0.name).inserted }
  }

  /// The key with a mark if it changed since the last look, and its value: short ones beside it, others below.
  private static func rows(
    _ key: String, _ value: DefaultsValue?, isChanged: Bool, _ subject: InspectorSubject
  ) -> [InspectorRow] {
    let mark = isChanged ? "● " : "  "
    let columns = subject.columns
    let zone = subject.device.settings.timeZone
    guard let value else {
      return InspectorRow.text(mark + key + " (removed)", columns: columns, tone: .warning)
    }
    let tone = isChanged ? InspectorRow.Tone.strong : .plain
    if let json = value.json, let outline = JSONOutline(json) {
      let lines = outline.lines(columns: columns - 4)
      return InspectorRow.text(mark + key, columns: columns, tone: tone)
        + lines.flatMap { line in
          InspectorRow.text(line.text, indent: 4 + line.indent, columns: columns)
        }
    }
    let short = "\(mark)\(key) = \(value.shortText(zone))"
    if short.count <= columns { return InspectorRow.text(short, columns: columns, tone: tone) }
    return InspectorRow.text(mark + key, columns: columns, tone: tone)
      + InspectorRow.text(value.shortText(zone), indent: 4, columns: columns)
  }
}

nonisolated extension DefaultsValue {
  /// The JSON it holds, as bytes or as text.
  fileprivate var json: Data? {
    switch self {
    case .data(let data): data
    case .string(let text): Data(of: text)
    case .bool, .int, .double, .date, .array, .dictionary: nil
    }
  }

  /// The value in a line.
  fileprivate func shortText(_ zone: String) -> String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .int(let value): "\(value)"
    case .double(let value): value.formattedShortly
    case .date(let date): WallClock(date, timeZone: zone).timestamp
    case .string(let text): "\"\(text)\""
    case .data(let data):
      String(validating: data, as: UTF8.self).map { "\"\($0)\" (\(data.count) bytes)" } ?? "\(data.count) bytes"
    case .array(let values): "[" + values.map { $0.shortText(zone) }.joined(separator: ", ") + "]"
    case .dictionary(let values):
      "{ " + values.keys.sorted().map { "\($0): \(values[$0]?.shortText(zone) ?? "")" }.joined(separator: ", ") + " }"
    }
  }
}
