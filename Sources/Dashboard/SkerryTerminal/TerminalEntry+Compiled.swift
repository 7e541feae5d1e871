/// The compiled form of entries, as `term(5)` describes it: with numbers of 32 bits, and with names of our own behind
/// the standard ones.
nonisolated extension TerminalEntry {
  /// The entry as ncurses takes it from the variable `TERMINFO`.
  func environmentValue(type: String) -> String {
    let bytes = compiled(type: type)
    var text = Array("hex:".utf8)
    text.reserveCapacity(text.count + 2 * bytes.count)
    for byte in bytes {
      text.append(Self.hexDigit(byte >> 4))
      text.append(Self.hexDigit(byte & 15))
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }

  /// The bytes of the entry of a terminal type.
  func compiled(type: String) -> [UInt8] {
    var bytes = CompiledBytes()
    var others = strings
    let table = StringTable(Names.strings.map { others.removeValue(forKey: $0) })
    let name = Array(type.utf8) + [0]
    bytes.append(shorts: [
      0x21E, name.count, Names.flags.count, Names.numbers.count, table.offsets.count, table.bytes.count,
    ])
    bytes.append(name)
    bytes.append(Names.flags.map { flags.contains($0) ? 1 : 0 })
    bytes.align()
    for name in Names.numbers { bytes.append(number: numbers[name] ?? -1) }
    bytes.append(shorts: table.offsets)
    bytes.append(table.bytes)
    append(others, to: &bytes)
    return bytes.bytes
  }

  /// The capabilities that have no standard name, of which the strings are given.
  private func append(_ strings: [String: String], to bytes: inout CompiledBytes) {
    let otherFlags = flags.subtracting(Names.flags).sorted()
    let otherNumbers = Set(numbers.keys).subtracting(Names.numbers).sorted()
    let otherStrings = strings.keys.sorted()
    let values = StringTable(otherStrings.map { strings[$0] })
    let names = StringTable(otherFlags + otherNumbers + otherStrings)
    bytes.align()
    bytes.append(shorts: [
      otherFlags.count, otherNumbers.count, otherStrings.count, values.offsets.count + names.offsets.count,
      values.bytes.count + names.bytes.count,
    ])
    bytes.append(otherFlags.map { _ in 1 })
    bytes.align()
    for name in otherNumbers { bytes.append(number: numbers[name] ?? -1) }
    bytes.append(shorts: values.offsets + names.offsets)
    bytes.append(values.bytes + names.bytes)
  }
}

/// Strings one after another, each with where it begins.
private nonisolated struct StringTable {
  private(set) var offsets: [Int] = []
  private(set) var bytes: [UInt8] = []

  /// A string that is missing has the place -1.
  init(_ strings: [String?]) {
    for string in strings {
      guard let string else {
        offsets.append(-1)
        continue
      }
      offsets.append(bytes.count)
      bytes.append(contentsOf: string.utf8)
      bytes.append(0)
    }
  }
}

/// Little-endian numbers behind each other.
private nonisolated struct CompiledBytes {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ more: [UInt8]) { bytes += more }

  mutating func append(shorts numbers: [Int]) {
    for number in numbers {
      bytes.append(UInt8(truncatingIfNeeded: number))
      bytes.append(UInt8(truncatingIfNeeded: number >> 8))
    }
  }

  mutating func append(number: Int32) {
    for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> Int32(shift))) }
  }

  /// Numbers begin at even places.
  mutating func align() {
    if bytes.count % 2 == 1 { bytes.append(0) }
  }
}
