import FoundationEssentials
import SkerryCells

nonisolated extension TapeDeed: CustomStringConvertible {
  /// The lines that are read as this.
  public var description: String {
    switch self {
    case .step(let step): step.description
    case .attempt(let step): "try \(step)"
    case .pointer(let event): Self.text(of: event)
    case .size(let size): "size \(size.columns)x\(size.rows)"
    case .pace(let pace): "speed \(pace)"
    case .say(let text): text.isEmpty ? "say" : "say " + StepLine.quoted(text)
    case .file(let path, let data): Self.text(of: path, data)
    case .expect(let expectation): expectation.text
    case .snapshot(let snapshot):
      (["snapshot", snapshot.name] + snapshot.surfaces.map(\.rawValue) + Self.of(snapshot.app)).joined(separator: " ")
    }
  }

  static func of(_ app: String?) -> [String] { app.map { ["of=" + StepLine.quoted($0)] } ?? [] }

  private static func text(of event: InputEvent) -> String {
    switch event {
    case .press(let point): "click \(point.column) \(point.row)"
    case .longPress(let point): "hold \(point.column) \(point.row)"
    case .swipe(let point, let columns): "drag \(point.column) \(point.row) \(columns)"
    case .scroll(let direction, let point): "wheel \(direction.rawValue) \(point.column) \(point.row)"
    case .key(let key): Step.key(key).description
    case .resize(let size): TapeDeed.size(size).description
    case .paste(let text): Step.type(text).description
    // It changes nothing, so no tape has it.
    case .unfinishedPaste: TapeDeed.say("").description
    }
  }

  /// The file's name and its bytes: as they are where they are lines of text, otherwise in base64.
  private static func text(of path: String, _ data: Data?) -> String {
    let head = "file " + StepLine.quoted(path)
    guard let data else { return head + " missing" }
    guard !data.isEmpty else { return head }
    if let text = String(validating: data, as: UTF8.self), isPlain(text) {
      return ([head] + TapeText.pieces(of: text).map { $0.isEmpty ? "|" : "| " + $0 }).joined(separator: "\n")
    }
    let base64 = Array(data.base64EncodedString())
    let rows = stride(from: 0, to: base64.count, by: 100).map { String(base64[$0..<min($0 + 100, base64.count)]) }
    return ([head + " base64"] + rows.map { "| " + $0 }).joined(separator: "\n")
  }

  /// Whether a text survives being written line by line.
  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar == "\n" || scalar == "\t"
      case .format, .lineSeparator, .paragraphSeparator, .unassigned: false
      default: true
      }
    }
  }
}

nonisolated extension TapeDeed {
  /// The deed of a person at the terminal.
  package init(_ event: InputEvent) {
    if case .resize(let size) = event { self = .size(size) } else { self = .pointer(event) }
  }
}

nonisolated extension Expectation {
  fileprivate var text: String {
    let words =
      ["expect", place.name] + TapeDeed.of(app) + (isNegative ? ["not"] : []) + (includesHidden ? ["drawn"] : [])
    // Quotes keep a text from being taken for a word.
    return (words + texts.map { $0.contains { !$0.isLetter } ? StepLine.quoted($0) : "\"\($0)\"" })
      .joined(separator: " ")
  }
}
