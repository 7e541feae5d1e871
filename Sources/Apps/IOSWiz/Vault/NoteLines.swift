import SwiftUI

/// A text in lines, each with its end, so that together they are the text, byte for byte.
struct NoteLines: Hashable, Sendable {
  private(set) var lines: [[UInt8]]

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  init(_ data: Data) {
    lines = []
    var line: [UInt8] = []
    for byte in data {
      line.append(byte)
      if byte == Self.newline {
        lines.append(line)
        line = []
      }
    }
    if !line.isEmpty { lines.append(line) }
  }

  var data: Data { Data(lines.joined()) }
  var count: Int { lines.count }

  /// How lines end here: as the first one does.
  var lineEnd: String {
    lines.first?.suffix(2).elementsEqual([Self.carriageReturn, Self.newline]) == true ? "\r\n" : "\n"
  }

  /// A line without its end and without a byte order mark, as text.
  subscript(_ index: Int) -> String {
    var line = lines[index][...]
    if line.last == Self.newline { line = line.dropLast() }
    if line.last == Self.carriageReturn { line = line.dropLast() }
    if index == 0, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    return String(decoding: line, as: UTF8.self)
  }

  /// A line with its end, as text.
  func whole(_ index: Int) -> String { String(decoding: lines[index], as: UTF8.self) }

  func isBlank(_ index: Int) -> Bool { lines[index].allSatisfy { $0 <= 0x20 } }

  func isIndented(_ index: Int) -> Bool { lines[index].first == 0x20 || lines[index].first == 0x09 }

  /// Whether a line is there that has no end.
  var lacksLineEnd: Bool { lines.last.map { $0.last != Self.newline } ?? false }

  /// The first line that is no text; `nil` if all are.
  var firstUnreadable: Int? {
    lines.firstIndex { $0.contains(0) || String(validating: $0, as: UTF8.self) == nil }
  }

  // MARK: Changing

  /// Puts lines in at a place; those that have no end get the text's.
  mutating func insert(_ texts: [String], at index: Int) {
    let end = lineEnd
    if index == lines.count, lacksLineEnd { lines[index - 1] += Array(end.utf8) }
    lines.insert(contentsOf: texts.map { Array(($0.utf8.last == Self.newline ? $0 : $0 + end).utf8) }, at: index)
  }

  /// Replaces a line's text; its end stays.
  mutating func replace(_ index: Int, with text: String) {
    let end =
      lines[index].suffix(2).elementsEqual([Self.carriageReturn, Self.newline])
      ? [Self.carriageReturn, Self.newline] : lines[index].last == Self.newline ? [Self.newline] : []
    lines[index] = Array(text.utf8) + end
  }

  mutating func remove(_ range: Range<Int>) { lines.removeSubrange(range) }

  /// Takes from lines the indentation that all of them have.
  mutating func outdent(_ range: Range<Int>) {
    let depths = range.filter { !isBlank($0) }.map { lines[$0].prefix { $0 == 0x20 || $0 == 0x09 }.count }
    guard let depth = depths.min() else { return }
    for index in range where !isBlank(index) { lines[index].removeFirst(depth) }
  }
}
