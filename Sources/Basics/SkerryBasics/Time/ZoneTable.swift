/// The offsets of one time zone through history, read from a compiled time zone file (RFC 8536, "TZif").
///
/// Read directly because `localtime_r` knows one zone per process: switching it means `setenv`, which races with
/// every `getenv` on another thread.
package struct ZoneTable: Sendable {
  /// Unix seconds, ascending.
  private var transitions: [Int64] = []
  /// The offset in force from the transition of the same index on.
  private var offsets: [ZoneRule.Offset] = []
  /// The offset before the first transition.
  private var first: ZoneRule.Offset
  /// The rule that holds after the last transition.
  private(set) var rule: ZoneRule?

  package static let utc = ZoneTable(rule: ZoneRule(standard: ZoneRule.Offset(seconds: 0, isDaylightSaving: false)))

  init(rule: ZoneRule) {
    first = rule.standard
    self.rule = rule
  }

  /// Reads the bytes of a time zone file; nil where they are not one.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes: bytes)
    guard var header = ZoneHeader(&reader) else { return nil }
    var timeSize = 4
    if header.version >= 2 {
      // The first block repeats the data in 32 bits for readers of old; the second has the whole range.
      guard reader.skip(header.bodySize(timeSize: 4)), let second = ZoneHeader(&reader) else { return nil }
      header = second
      timeSize = 8
    }
    var types: [ZoneRule.Offset] = []
    var indexes: [Int] = []
    for _ in 0..<header.transitionCount {
      guard let time = reader.integer(size: timeSize) else { return nil }
      transitions.append(time)
    }
    for _ in 0..<header.transitionCount {
      guard let index = reader.integer(size: 1) else { return nil }
      indexes.append(Int(UInt8(truncatingIfNeeded: index)))
    }
    for _ in 0..<header.typeCount {
      guard let seconds = reader.integer(size: 4), let isDaylightSaving = reader.integer(size: 1), reader.skip(1),
        abs(seconds) < 8 * 86_400
      else { return nil }
      types.append(ZoneRule.Offset(seconds: seconds, isDaylightSaving: isDaylightSaving != 0))
    }
    guard let oldest = types.first, indexes.allSatisfy({ $0 < types.count }),
      zip(transitions, transitions.dropFirst()).allSatisfy({ $0 < $1 }),
      reader.skip(header.sizeAfterTypes(timeSize: timeSize))
    else { return nil }
    first = oldest
    offsets = indexes.map { types[$0] }
    if timeSize == 8, let footer = reader.line() { rule = ZoneRule(footer) }
  }

  /// The offset at an instant (Unix seconds), and when it ends.
  package func span(at unixSeconds: Int64) -> ZoneSpan {
    guard let last = transitions.last else { return rule?.span(at: unixSeconds) ?? ZoneSpan(offset: first, end: nil) }
    if unixSeconds >= last {
      guard let rule else { return ZoneSpan(offset: offsets.last ?? first, end: nil) }
      return rule.span(at: unixSeconds)
    }
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= unixSeconds { low = middle + 1 } else { high = middle }
    }
    return ZoneSpan(offset: low == 0 ? first : offsets[low - 1], end: transitions[low])
  }

  /// The instant at which a wall clock in this zone shows `localSeconds` (seconds since 1970 as if it were UTC).
  ///
  /// A time that occurs twice means its first occurrence; one that is skipped is moved on by the length of the gap.
  package func unixSeconds(local localSeconds: Int64) -> Int64 {
    let before = span(at: localSeconds - 86_400).offset.seconds
    let after = span(at: localSeconds + 86_400).offset.seconds
    let matches = [before, after].map { localSeconds - $0 }.filter {
      span(at: $0).offset.seconds == localSeconds - $0
    }
    return matches.min() ?? localSeconds - before
  }
}

private struct ZoneHeader {
  var version: Int
  var transitionCount: Int
  var typeCount: Int
  private var universalCount: Int
  private var standardCount: Int
  private var leapCount: Int
  private var nameSize: Int

  init?(_ reader: inout ByteReader) {
    guard reader.take(4) == Array("TZif".utf8), let version = reader.take(1)?.first, reader.skip(15) else { return nil }
    var counts: [Int] = []
    for _ in 0..<6 {
      guard let count = reader.integer(size: 4), (0...100_000).contains(count) else { return nil }
      counts.append(Int(count))
    }
    self.version = version == 0 ? 1 : Int(version) - 48
    universalCount = counts[0]
    standardCount = counts[1]
    leapCount = counts[2]
    transitionCount = counts[3]
    typeCount = counts[4]
    nameSize = counts[5]
  }

  func sizeAfterTypes(timeSize: Int) -> Int {
    nameSize + leapCount * (timeSize + 4) + standardCount + universalCount
  }

  func bodySize(timeSize: Int) -> Int {
    transitionCount * (timeSize + 1) + typeCount * 6 + sizeAfterTypes(timeSize: timeSize)
  }
}

/// Reads big-endian numbers; every read fails instead of passing the end.
private struct ByteReader {
  var bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func take(_ count: Int) -> [UInt8]? {
    guard count <= bytes.count - position else { return nil }
    defer { position += count }
    return Array(bytes[position..<(position + count)])
  }

  mutating func skip(_ count: Int) -> Bool {
    guard count <= bytes.count - position else { return false }
    position += count
    return true
  }

  /// A signed number of `size` bytes.
  mutating func integer(size: Int) -> Int64? {
    guard size <= bytes.count - position else { return nil }
    var value = Int64(Int8(bitPattern: bytes[position]))
    for byte in bytes[(position + 1)..<(position + size)] { value = value << 8 | Int64(byte) }
    position += size
    return value
  }

  /// The text between two line feeds.
  mutating func line() -> String? {
    guard take(1) == [10], let end = bytes[position...].firstIndex(of: 10) else { return nil }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }
}
