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
    var (id, instant): (Int?, Double?) = (nil, nil)
    var (source, app, word, level, message): (String?, String?, String?, String?, String?) = (nil, nil, nil, nil, nil)
    for member in members {
      switch (member.key, member.value) {
      case ("id", .number(let spelled)): id = Int(spelled)
      case ("instant", .number(let spelled)): instant = Double(spelled)
      case ("source", .string(let text, _)): source = text
      case ("app", .string(let text, _)): app = text
      case ("kind", .string(let text, _)): word = text
      case ("level", .string(let text, _)): level = text
      case ("message", .string(let text, _)): message = text
      default: return nil
      }
    }
    // Each member once, and none that couldn't be read.
    let count = [id != nil, instant != nil, app != nil, word != nil].count { $0 } + 3
    guard count == members.count, let id, let instant, let source, let message,
      let level = level.flatMap({ EventLog.Level(rawValue: $0) })
    else { return nil }
    self.init(
      id: id, instant: Date(timeIntervalSinceReferenceDate: instant), source: source, app: app,
      kind: word.map { EventLog.Kind($0) ?? .unknown }, level: level, message: message)
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
