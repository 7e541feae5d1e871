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
  subscript(_ index: Int) -> String { String(decoding: content(index), as: UTF8.self) }

  /// A line with its end, as text.
  func whole(_ index: Int) -> String { String(decoding: lines[index], as: UTF8.self) }

  /// The bytes of a line without its end and without a byte order mark.
  func content(_ index: Int) -> ArraySlice<UInt8> {
    var line = lines[index][...]
    if line.last == Self.newline { line = line.dropLast() }
    if line.last == Self.carriageReturn { line = line.dropLast() }
    return index == 0 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }

  /// The end of a line; empty if it has none, as only the last may.
  func end(of index: Int) -> String {
    let line = lines[index]
    return line.last != Self.newline ? "" : line.dropLast().last == Self.carriageReturn ? "\r\n" : "\n"
  }

  func isBlank(_ index: Int) -> Bool { content(index).allSatisfy { $0 == 0x20 || $0 == 0x09 } }

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
  mutating func replace(_ index: Int, with text: String) { lines[index] = Array((text + end(of: index)).utf8) }

  mutating func remove(_ range: Range<Int>) { lines.removeSubrange(range) }

  /// Takes the end off the last line.
  mutating func dropLastLineEnd() {
    guard let last = lines.indices.last else { return }
    lines[last].removeLast(end(of: last).utf8.count)
  }

  /// Moves lines so many columns to the right, or to the left as far as they can go.
  mutating func move(_ range: Range<Int>, by columns: Int) {
    for index in range where !isBlank(index) { lines[index] = Self.moved(lines[index], by: columns) }
  }

  static func moved(_ line: String, by columns: Int) -> String {
    let bytes = Array(line.utf8)
    return String(decoding: moved(bytes, by: columns), as: UTF8.self)
  }

  /// Tabs stay where that leads to the same column; else there are spaces.
  private static func moved(_ line: [UInt8], by columns: Int) -> [UInt8] {
    let rest = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard columns != 0, let first = rest.first, first != newline, first != carriageReturn else { return line }
    let blanks = line[..<rest.startIndex]
    let column = LineCursor(line[...]).column
    let wanted = max(0, column + columns)
    let tabs = blanks.allSatisfy { $0 == 0x09 } && wanted % 4 == 0
    return [UInt8](repeating: tabs ? 0x09 : 0x20, count: tabs ? wanted / 4 : wanted) + rest
  }
}
