/// Modifiers of views, which a view may do without.
extension SourceBlocks {
  /// A modifier on a line of its own, in whose name or parentheses a place lies: without it the view is still there.
  func modifier(at place: Int) -> Range<Int>? {
    var place = place
    while place >= 0 {
      if let range = modifier(inLineOf: place), range.contains(place) {
        return isInBraces(place, since: range.lowerBound) ? nil : range
      }
      // An argument may take several lines.
      guard let open = opened(before: place), bytes[open] == UInt8(ascii: "(") else { return nil }
      place = open - 1
    }
    return nil
  }

  /// Whether a place lies in braces that open behind another one.
  func isInBraces(_ place: Int, since start: Int) -> Bool {
    var place = place
    while let open = opened(before: place), open > start {
      if bytes[open] == UInt8(ascii: "{") { return true }
      place = open
    }
    return false
  }

  /// The bracket that is open at a place.
  func opened(before place: Int) -> Int? {
    let depth = depth(at: place)
    guard depth > 0 else { return nil }
    return brackets.last { bracket in
      bracket.offset < place && bracket.depth == depth && "([{".utf8.contains(bytes[bracket.offset])
    }?.offset
  }

  /// The modifier with which the line of a place begins, with all its parentheses and braces.
  func modifier(inLineOf place: Int) -> Range<Int>? {
    let line = bytes[..<min(place, bytes.count)].lastIndex(of: 10).map { $0 + 1 } ?? 0
    guard let dot = bytes[line...].firstIndex(where: { $0 > 0x20 }), bytes[dot] == UInt8(ascii: "."), dot <= place,
      let before = bytes[..<line].lastIndex(where: { $0 > 0x20 }),
      ")}]>\"".utf8.contains(bytes[before]) || Self.isPart(bytes[before])
    else { return nil }
    var end = dot + 1
    while end < bytes.count, Self.isPart(bytes[end]) { end += 1 }
    let name = text(dot + 1..<end)
    guard !name.isEmpty, !UnknownNames.ofSwift.contains(name), depth(at: dot) == depth(at: before + 1) else {
      return nil
    }
    while let next = bytes[end...].firstIndex(where: { $0 != 0x20 }), "({".utf8.contains(bytes[next]),
      let close = closed(from: next)
    { end = close + 1 }
    return dot..<end
  }

  /// The bracket that closes one.
  func closed(from open: Int) -> Int? {
    let depth = depth(at: open)
    return brackets.first { $0.offset > open && $0.depth == depth }?.offset
  }

  static func isPart(_ byte: UInt8) -> Bool {
    let letter = Unicode.Scalar(byte)
    return letter.properties.isAlphabetic || (0x30...0x39).contains(byte) || letter == "_" || byte > 0x7F
  }
}
