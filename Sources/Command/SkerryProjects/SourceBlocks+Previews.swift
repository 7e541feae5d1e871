extension SourceBlocks {
  /// The whole of a preview in whose first line a place lies, or in whose states or entries it does, with its attributes: what
  /// the compiler refuses of it is no reason to leave anything else out. `nil` for any other place.
  func preview(at place: Int) -> SourceCuts.Cut? {
    if let (cut, _) = preview(beginningAt: beginOfLine(place)) { return cut }
    // Without one of its states there may be none; of a plain preview's views the rest may be shown.
    var start = beginOfLine(place)
    for _ in 0..<Self.mostLinesOfPreview where start > 0 {
      start = beginOfLine(start - 1)
      guard let (cut, contents) = preview(beginningAt: start) else { continue }
      return contents.map { $0 <= place && place < cut.end } == true ? cut : nil
    }
    return nil
  }

  /// A playground in a file of the widget's is no part of it either.
  private static let shownInXcode = ["#Preview", "#Playground"]

  /// How far above a place the preview may begin.
  private static let mostLinesOfPreview = 80

  /// A preview that begins in a line, and where what stands behind a label of it does: its states, or its entries.
  private func preview(beginningAt line: Int) -> (cut: SourceCuts.Cut, contents: Int?)? {
    var start = line
    guard let word = Self.shownInXcode.first(where: { starts(with: $0, at: skipBlanks(start)) }) else { return nil }
    var end = skipBlanks(start) + word.utf8.count
    var next = skipBlanks(end)
    var contents: Int?
    // Its parentheses, its braces, and those behind a label: `contentStates: { … }`.
    while next < bytes.count {
      if bytes[next] == UInt8(ascii: "(") || bytes[next] == UInt8(ascii: "{") {
        guard let close = closed(from: next) else { return nil }
        end = close + 1
        next = skipBlanks(end)
      } else if let colon = bytes[next...].firstIndex(where: { !Self.isPart($0) }), colon > next,
        bytes[colon] == UInt8(ascii: ":"), starts(with: "{", at: skipBlanks(colon + 1))
      {
        next = skipBlanks(colon + 1)
        contents = contents ?? next
      } else {
        break
      }
    }
    while start > 0, case let before = beginOfLine(start - 1), starts(with: "@", at: skipBlanks(before)) {
      start = before
    }
    return (SourceCuts.Cut(kind: .declaration, start: start, end: end, replacement: ""), contents)
  }

  private func beginOfLine(_ place: Int) -> Int {
    bytes[..<min(place, bytes.count)].lastIndex(of: 10).map { $0 + 1 } ?? 0
  }

  private func skipBlanks(_ place: Int) -> Int {
    bytes[min(place, bytes.count)...].firstIndex { ![9, 10, 13, 32].contains($0) } ?? bytes.count
  }

  private func starts(with word: String, at place: Int) -> Bool {
    bytes[min(place, bytes.count)...].starts(with: word.utf8)
  }
}
