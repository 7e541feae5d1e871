import FoundationEssentials

/// JSON as people read it: keys in their order, numbers as they were written, short lists on one line.
nonisolated struct JSONOutline {
  private indirect enum Node {
    /// A string, number or word, as it is written.
    case scalar(String)
    case array([Node])
    case object([(key: String, value: Node)])
  }
  private let root: Node
  /// How deep values may be nested, so that no text can exhaust the stack.
  private static let deepest = 64

  /// Reads JSON; `nil` if it is none, or is nothing but a single value.
  init?(_ data: Data) {
    guard let first = data.first(where: { !Reader.blanks.contains($0) }), first == 0x7B || first == 0x5B else {
      return nil
    }
    var reader = Reader(bytes: Array(data))
    guard let node = reader.value(depth: Self.deepest), reader.isAtEnd else { return nil }
    root = node
  }

  /// Its lines; what is short enough for `columns` stands on one.
  func lines(columns: Int) -> [String] {
    var lines: [String] = []
    Self.write(root, prefix: "", suffix: "", indent: 0, columns, &lines)
    return lines
  }

  private static func write(
    _ node: Node, prefix: String, suffix: String, indent: Int, _ columns: Int, _ lines: inout [String]
  ) {
    let margin = String(repeating: " ", count: indent)
    let flat = margin + prefix + flat(node) + suffix
    let isRoot = indent == 0 && prefix.isEmpty
    if case .scalar = node { return lines.append(flat) }
    if flat.count <= columns, !isRoot || isEmpty(node) { return lines.append(flat) }
    switch node {
    case .scalar: break
    case .array(let values):
      lines.append(margin + prefix + "[")
      for (index, value) in values.enumerated() {
        write(
          value, prefix: "", suffix: index == values.count - 1 ? "" : ",", indent: indent + 2, columns, &lines)
      }
      lines.append(margin + "]" + suffix)
    case .object(let members):
      lines.append(margin + prefix + "{")
      for (index, member) in members.enumerated() {
        write(
          member.value, prefix: member.key + ": ", suffix: index == members.count - 1 ? "" : ",", indent: indent + 2,
          columns, &lines)
      }
      lines.append(margin + "}" + suffix)
    }
  }

  private static func isEmpty(_ node: Node) -> Bool {
    switch node {
    case .scalar: false
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    }
  }

  private static func flat(_ node: Node) -> String {
    switch node {
    case .scalar(let text): text
    case .array(let values): "[" + values.map(flat).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty ? "{}" : "{ " + members.map { "\($0.key): \(flat($0.value))" }.joined(separator: ", ") + " }"
    }
  }

  /// Reads JSON without changing how its values are written.
  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

    var isAtEnd: Bool {
      mutating get {
        skipBlanks()
        return position == bytes.count
      }
    }

    private mutating func skipBlanks() {
      while position < bytes.count, Self.blanks.contains(bytes[position]) { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      skipBlanks()
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
      return true
    }

    mutating func value(depth: Int) -> Node? {
      guard depth > 0 else { return nil }
      if take(0x7B) { return object(depth: depth - 1) }
      if take(0x5B) { return array(depth: depth - 1) }
      return scalar().map { .scalar($0) }
    }

    private mutating func array(depth: Int) -> Node? {
      var values: [Node] = []
      if take(0x5D) { return .array([]) }
      repeat {
        guard let value = value(depth: depth) else { return nil }
        values.append(value)
      } while take(0x2C)
      return take(0x5D) ? .array(values) : nil
    }

    private mutating func object(depth: Int) -> Node? {
      var members: [(key: String, value: Node)] = []
      if take(0x7D) { return .object([]) }
      repeat {
        skipBlanks()
        guard position < bytes.count, bytes[position] == 0x22, let key = scalar(), take(0x3A),
          let value = value(depth: depth)
        else { return nil }
        members.append((key, value))
      } while take(0x2C)
      return take(0x7D) ? .object(members) : nil
    }

    /// A string with its quotes, a number or a word.
    private mutating func scalar() -> String? {
      skipBlanks()
      let start = position
      if position < bytes.count, bytes[position] == 0x22 {
        position += 1
        while position < bytes.count, bytes[position] != 0x22 { position += bytes[position] == 0x5C ? 2 : 1 }
        guard position < bytes.count else { return nil }
        position += 1
      } else {
        while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
      }
      return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2B
        || byte == 0x2D || byte == 0x2E
    }
  }
}
