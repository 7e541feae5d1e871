/// What is left of a source when the compiler refuses parts of it: the rest, and signs where something was.
///
/// A part is as small as may be: a modifier, a deed among others, what stands in the braces of a stack or of a region of the island,
/// then the body of the property or function, then the whole of that, then the type. Numbers of lines mean what they meant.
struct SourceCuts: Codable, Equatable {
  /// A part of the source that something else stands for.
  struct Cut: Codable, Equatable {
    /// How much is cut.
    enum Kind: Int, Codable { case modifier = -2, statement, views, body, declaration, type }
    let kind: Kind
    /// Bytes of the source.
    let start: Int
    let end: Int
    let replacement: String
  }
  private(set) var cuts: [Cut] = []

  /// The name of the view that stands in the place of others.
  static let sign = "SkerryLeftOut"
  /// The source of that view.
  static let source = """
    import SwiftUI

    /// Stands where something can't be shown.
    struct \(sign): View {
      let line: Int
      init(_ line: Int) { self.line = line }
      var body: some View {
        Text("line \\(line)").font(.caption2).foregroundStyle(.secondary).lineLimit(1).padding(.horizontal, 8)
          .background(Color.gray.opacity(0.25)).accessibilityLabel("left out, line \\(line)")
      }
    }

    """

  /// The source with all cuts.
  func text(of source: String) -> String {
    var bytes = Array(source.utf8)
    for cut in cuts.sorted(by: { $0.start > $1.start }) where cut.end <= bytes.count {
      let lines = bytes[cut.start..<cut.end].count { $0 == 10 }
      bytes.replaceSubrange(
        cut.start..<cut.end, with: Array(cut.replacement.utf8) + Array(repeating: 10, count: lines))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a place lies in something that is cut here and not in `others`.
  func covers(line: Int, column: Int, of source: String, besides others: SourceCuts) -> Bool {
    let new = cuts.filter { !others.cuts.contains($0) }
    guard !new.isEmpty, let place = SourceBlocks.of(source).offset(line: line, column: column) else { return false }
    return new.contains { $0.start <= place && place <= $0.end }
  }

  private static let returned = "return DynamicIsland"

  /// Returns the island that a closure of several statements ends with, where the compiler misses that at a place; `false`
  /// where there is none.
  mutating func returnIsland(line: Int, column: Int, of source: String) -> Bool {
    guard let place = SourceBlocks.of(source).offset(line: line, column: column) else { return false }
    // The compiler names the end of the closure, or the island itself.
    let bytes = Array(source.utf8)
    let end = bytes[min(place, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let before = String(decoding: bytes[..<end], as: UTF8.self)
    guard
      let match = before.matches(of: /(?:^|[\n;{])[ \t]*(DynamicIsland)(?:[ \t]*[{(]|[ \t]*$)/).last
    else { return false }
    let start = before.utf8.distance(from: before.startIndex, to: match.output.1.startIndex)
    let cut = Cut(
      kind: .statement, start: start, end: start + match.output.1.utf8.count, replacement: Self.returned)
    guard !cuts.contains(cut) else { return false }
    cuts.append(cut)
    return true
  }

  /// The lines whose islands are returned although the source doesn't say so.
  func returnedIslands(of source: String) -> [Int] {
    cuts.filter { $0.replacement == Self.returned }.map { SourceBlocks.of(source).line(of: $0.start) }.sorted()
  }

  /// Cuts out what the compiler refuses at a place; `false` where that is not possible.
  mutating func cut(line: Int, column: Int, of source: String) -> Bool {
    let blocks = SourceBlocks.of(source)
    guard let place = blocks.offset(line: line, column: column) else { return false }
    // A type may do without a protocol of a module that isn't here.
    if let cut = blocks.conformance(at: place), !cuts.contains(cut),
      !cuts.contains(where: { $0.start < cut.end && cut.start < $0.end })
    {
      cuts.append(cut)
      return true
    }
    if let cut = blocks.preview(at: place), !cuts.contains(cut) {
      cuts.removeAll { cut.start <= $0.start && $0.end <= cut.end }
      cuts.append(cut)
      return true
    }
    // A property may do without an attribute of a module that isn't here.
    if let cut = blocks.attribute(at: place), !cuts.contains(where: { $0.start < cut.end && cut.start < $0.end }) {
      cuts.append(cut)
      return true
    }
    // What was cut and is refused all the same is cut more widely.
    let known = cuts.first { $0.start <= place && place <= $0.end || blocks.line(of: $0.start) == line }
    let least = known.map { $0.kind == .views ? 0 : $0.kind.rawValue + 1 } ?? Cut.Kind.modifier.rawValue
    for kind in [Cut.Kind.modifier, .statement, .views, .body, .declaration, .type] where kind.rawValue >= least {
      guard let cut = blocks.cut(kind, at: place, line: line, beyond: known) else { continue }
      if let known, cut.start > known.start || cut.end < known.end { continue }
      cuts.removeAll { cut.start <= $0.start && $0.end <= cut.end }
      guard !cuts.contains(where: { $0.start < cut.end && cut.start < $0.end }) else { return false }
      cuts.append(cut)
      return true
    }
    return false
  }
}
