import FoundationEssentials
import SkerryBasics

/// A line of the log as text. A phone that is used has five hundred of them, which are read at each start: those that are
/// as this program writes them are read and written without a coder.
nonisolated extension StoredLogEntry {
  /// Reads a line. Throws a `DecodingError` that says why it is none.
  init(line: Data) throws {
    self = try StoredLogEntry(usual: line) ?? CanonicalJSON.decode(StoredLogEntry.self, from: line)
  }

  /// `nil` for any line that is not as they usually are, whatever it may be.
  private init?(usual line: Data) {
    guard case .object(let members)? = try? JSONSyntax(parsing: line) else { return nil }
    var texts: [String: String] = [:]
    var numbers: [String: String] = [:]
    for member in members {
      switch member.value {
      case .string(let text, _): texts[member.key] = text
      case .number(let spelled): numbers[member.key] = spelled
      case .null, .bool, .array, .object: return nil
      }
    }
    guard numbers.count == 2, texts.count + 2 == members.count, let id = numbers["id"].flatMap({ Int($0) }),
      let instant = numbers["instant"].flatMap({ Double($0) }), instant.isFinite, let source = texts["source"],
      let level = texts["level"].flatMap({ EventLog.Level(rawValue: $0) }), let message = texts["message"]
    else { return nil }
    self.init(
      id: id, instant: Date(timeIntervalSinceReferenceDate: instant), source: source, app: texts["app"],
      kind: texts["kind"].map { EventLog.Kind($0) ?? .unknown }, level: level, message: message)
  }

  /// The line, with its members in the order of their names.
  var text: String {
    let texts = [app ?? "", kind?.word ?? "", message, source]
    let seconds = instant.timeIntervalSinceReferenceDate
    guard seconds.isFinite, !texts.contains(where: { $0.utf8.contains { $0 < 0x20 } }) else {
      return HarmlessJSON.text(self)
    }
    var line = "{"
    if let app { line += "\"app\":\(JSONWriter.quoted(app))," }
    var spelled = "\(seconds)"
    if spelled.hasSuffix(".0") { spelled.removeLast(2) }
    line += "\"id\":\(id),\"instant\":\(spelled),"
    if let kind { line += "\"kind\":\"\(kind.word)\"," }
    line += "\"level\":\"\(level.rawValue)\",\"message\":\(JSONWriter.quoted(message)),"
    return line + "\"source\":\(JSONWriter.quoted(source))}"
  }
}
