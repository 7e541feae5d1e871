import FoundationEssentials
import Synchronization

/// The value that decoding stopped at.
final class DecodingTrace: Sendable {
  /// The trace of the decoding that this thread is at.
  @TaskLocal static var current: DecodingTrace?

  let last = Mutex<(path: [any CodingKey], type: String)?>(nil)

  /// Decodes a value, and keeps its place if that throws.
  static func noting<Value>(
    _ path: [any CodingKey], _ key: (any CodingKey)?, _ decode: () throws -> Value
  ) throws -> Value {
    do { return try decode() } catch {
      current?.last.withLock { $0 = (path + (key.map { [$0] } ?? []), "\(Value.self)") }
      throw error
    }
  }
}

/// A value that is decoded through containers that note what they are asked for.
struct Traced<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    value = try Value(from: TracingDecoder(inner: decoder))
  }

  /// Whether the decoder reads the type in a way of its own, rather than by the type's `init(from:)`.
  static var isReadAsAWhole: Bool {
    Value.self == Date.self || Value.self == Data.self || Value.self == URL.self || Value.self == Decimal.self
  }
}

private struct TracingDecoder: Decoder {
  let inner: any Decoder
  var codingPath: [any CodingKey] { inner.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { inner.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(TracingKeyed(inner: try inner.container(keyedBy: type)))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    TracingUnkeyed(inner: try inner.unkeyedContainer())
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    TracingSingle(inner: try inner.singleValueContainer())
  }
}

private struct TracingKeyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let inner: KeyedDecodingContainer<Key>
  var codingPath: [any CodingKey] { inner.codingPath }
  var allKeys: [Key] { inner.allKeys }
  func contains(_ key: Key) -> Bool { inner.contains(key) }
  func decodeNil(forKey key: Key) throws -> Bool { try inner.decodeNil(forKey: key) }

  private func noted<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
    try DecodingTrace.noting(codingPath, key) { try inner.decode(type, forKey: key) }
  }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    if Traced<Value>.isReadAsAWhole { return try noted(type, key) }
    return try inner.decode(Traced<Value>.self, forKey: key).value
  }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try noted(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try noted(type, key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try noted(type, key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try noted(type, key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try noted(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try noted(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try noted(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try noted(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try noted(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try noted(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try noted(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try noted(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try noted(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try noted(type, key) }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(TracingKeyed<Nested>(inner: try inner.nestedContainer(keyedBy: type, forKey: key)))
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    TracingUnkeyed(inner: try inner.nestedUnkeyedContainer(forKey: key))
  }
  func superDecoder() throws -> any Decoder { TracingDecoder(inner: try inner.superDecoder()) }
  func superDecoder(forKey key: Key) throws -> any Decoder {
    TracingDecoder(inner: try inner.superDecoder(forKey: key))
  }
}

private struct TracingUnkeyed: UnkeyedDecodingContainer {
  var inner: any UnkeyedDecodingContainer
  var codingPath: [any CodingKey] { inner.codingPath }
  var count: Int? { inner.count }
  var isAtEnd: Bool { inner.isAtEnd }
  var currentIndex: Int { inner.currentIndex }
  mutating func decodeNil() throws -> Bool { try inner.decodeNil() }

  private struct Place: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map { "Index \($0)" } ?? "" }
    init(_ index: Int) { intValue = index }
    init?(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { nil }
  }

  private mutating func noted<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try DecodingTrace.noting(codingPath, Place(currentIndex)) { try inner.decode(type) }
  }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if Traced<Value>.isReadAsAWhole { return try noted(type) }
    return try inner.decode(Traced<Value>.self).value
  }
  mutating func decode(_ type: Bool.Type) throws -> Bool { try noted(type) }
  mutating func decode(_ type: String.Type) throws -> String { try noted(type) }
  mutating func decode(_ type: Double.Type) throws -> Double { try noted(type) }
  mutating func decode(_ type: Float.Type) throws -> Float { try noted(type) }
  mutating func decode(_ type: Int.Type) throws -> Int { try noted(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try noted(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try noted(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try noted(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try noted(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try noted(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try noted(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try noted(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try noted(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try noted(type) }
  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(TracingKeyed<Nested>(inner: try inner.nestedContainer(keyedBy: type)))
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    TracingUnkeyed(inner: try inner.nestedUnkeyedContainer())
  }
  mutating func superDecoder() throws -> any Decoder { TracingDecoder(inner: try inner.superDecoder()) }
}

private struct TracingSingle: SingleValueDecodingContainer {
  let inner: any SingleValueDecodingContainer
  var codingPath: [any CodingKey] { inner.codingPath }
  func decodeNil() -> Bool { inner.decodeNil() }

  private func noted<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try DecodingTrace.noting(codingPath, nil) { try inner.decode(type) }
  }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if Traced<Value>.isReadAsAWhole { return try noted(type) }
    return try inner.decode(Traced<Value>.self).value
  }
  func decode(_ type: Bool.Type) throws -> Bool { try noted(type) }
  func decode(_ type: String.Type) throws -> String { try noted(type) }
  func decode(_ type: Double.Type) throws -> Double { try noted(type) }
  func decode(_ type: Float.Type) throws -> Float { try noted(type) }
  func decode(_ type: Int.Type) throws -> Int { try noted(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try noted(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try noted(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try noted(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try noted(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try noted(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try noted(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try noted(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try noted(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try noted(type) }
}
