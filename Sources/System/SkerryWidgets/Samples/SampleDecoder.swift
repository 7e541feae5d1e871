import FoundationEssentials
import SkerryBasics

/// Makes values up for any type that can be decoded: it answers each question of the type's decoding with a value that
/// fits the name of the property.
nonisolated struct SampleDecoder: Decoder {
  let values: SampleValues
  let codingPath: [any CodingKey]
  /// The written names of cases that fit the type that is decoded.
  var cases: [String] = []
  /// What the type is called of which a property is asked for.
  var owner = ""
  /// Whether the type is a dictionary, which is asked for keys that only the source knows.
  var isDictionary = false
  /// The lists that stand beside each other.
  var lists = SampleLists()
  /// Where it stands among others of its kind that are no list: the next one, the leader.
  var standing = SampleStanding()
  /// The same of the value that it is a property of.
  var outer = SampleStanding()
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Deeper than any content; what holds itself would never end.
  static let mostDeep = 12

  /// A value of a type.
  static func make<Value: Decodable>(_ type: Value.Type, _ values: SampleValues) throws -> Value {
    // What is found the first time says how long each list is the second time.
    let found = try found(in: type, values)
    var values = values
    values.siblings.formUnion(found.siblings)
    let settled = SampleLists(found)
    return try SampleDecoder(values: values, codingPath: [], lists: settled).value(type, named: "", index: 0)
  }

  /// What a type asks for.
  private static func found<Value: Decodable>(in type: Value.Type, _ values: SampleValues) throws -> SampleLists {
    let found = SampleLists()
    _ = try SampleDecoder(values: values, codingPath: [], lists: found).value(type, named: "", index: 0)
    return found
  }

  /// The properties of a type.
  static func siblings<Value: Decodable>(in type: Value.Type, _ values: SampleValues) throws -> SampleSiblings {
    try found(in: type, values).siblings
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleFields<Key>(decoder: self))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { SampleElements(decoder: self) }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { SampleValue(decoder: self) }

  /// The name of the property that is asked for: of an element, that of its list.
  var name: String { codingPath.last { $0.intValue == nil }?.stringValue ?? "" }
  /// The place of an element in its list.
  var index: Int { codingPath.last?.intValue ?? 0 }
  /// What an element of a list is called that has a name and says nothing else of it: one of what its type or its list is
  /// called.
  func nameOfPart(_ name: String) -> String? {
    guard ["name", "title", "label", "text", "displayName"].contains(name), values.hints.values[name] == nil else {
      return nil
    }
    return [owner, self.name].lazy.compactMap { values.named(asPartOf: $0, place: place, isText: name == "text") }.first
  }

  /// The place in a list of the element that this is a part of, or among others of its kind.
  var place: Int { (codingPath.last { $0.intValue != nil }?.intValue ?? 0) + standing.shift }
  /// Whether it is one of several of its kind, which are counted from the first one on.
  var isRanked: Bool { standing.isRanked || codingPath.contains { $0.intValue != nil } }

  func nested(_ key: any CodingKey) throws -> SampleDecoder {
    guard codingPath.count < Self.mostDeep else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "A value holds itself."))
    }
    // The elements of a list are counted anew.
    let own = key.intValue == nil ? standing.of(key.stringValue) : SampleStanding()
    return SampleDecoder(
      values: values, codingPath: codingPath + [key], lists: lists, standing: own, outer: standing)
  }

  // MARK: Values

  func value<Value: Decodable>(
    _ type: Value.Type, named name: String, index: Int, written: SampleWritten? = nil
  ) throws -> Value {
    if let known = known(type, named: name, index: index) as? Value { return known }
    if let all = (type as? any CaseIterable.Type).map({ Self.cases(of: $0) }),
      let first = all.first(where: { written?.isCase($0) == true }) as? Value
    {
      return first
    }
    if let cases = (type as? any CaseIterable.Type).flatMap({ values.going(Self.cases(of: $0)) }), !cases.isEmpty,
      let first = cases[(index + min(values.step, cases.count - 1)) % cases.count] as? Value
    {
      return first
    }
    var decoder = self
    decoder.isDictionary = "\(type)".hasPrefix("Dictionary<")
    decoder.owner = Self.unqualified(type)
    let known = values.going(values.hints.cases[Self.unqualified(type)] ?? [])
    guard !known.isEmpty else { return try Value(from: decoder) }
    if let name = known.first(where: { written?.isName($0) == true }) {
      decoder.cases = [name]
      if let value = try? Value(from: decoder) { return value }
    }
    // Which case is written how is for the type to say: the first that it takes.
    var failure: (any Error)?
    for further in known.indices {
      decoder.cases = [known[(index + further + min(values.step, known.count - 1)) % known.count]]
      do { return try Value(from: decoder) } catch { failure = failure ?? error }
    }
    throw failure ?? DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: ""))
  }

  static func unqualified(_ type: Any.Type) -> String {
    "\(type)".split(separator: ".").last.map(String.init) ?? "\(type)"
  }

  private static func cases<Type: CaseIterable>(of type: Type.Type) -> [Any] { type.allCases.map { $0 as Any } }

  /// Values of types that are written in ways of their own.
  private func known(_ type: Any.Type, named name: String, index: Int) -> Any? {
    let date = values.date(name).addingTimeInterval(
      outer.delay(of: values.date(name), in: values, place: place - standing.shift + outer.shift))
    let end = values.now.addingTimeInterval(Double(values.left))
    let start = end.addingTimeInterval(-Double(values.lasts))
    switch type {
    case is String.Type: return cases.first ?? values.element(name, index: index)
    case is Date.Type: return date
    case is LocalizedStringResource.Type: return LocalizedStringResource(stringLiteral: values.text(name))
    case is UUID.Type: return UUID(uuidString: String(SampleValues.identifier.dropLast()) + "\(index % 10)")
    case is URL.Type: return URL(string: "https://example.com")
    case is Data.Type: return Data()
    case is Decimal.Type: return Decimal(values.fraction(name))
    case is ClosedRange<Date>.Type: return start...end
    case is Range<Date>.Type: return start..<end
    case is DateInterval.Type: return DateInterval(start: start, end: end)
    case is ClosedRange<Int>.Type: return 0...8
    case is ClosedRange<Double>.Type: return 0...1.0
    case is Locale.Type: return Locale.current
    default: return nil
    }
  }
}

/// The properties of a value.
nonisolated private struct SampleFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  /// Asked by enumerations with values, which have the key of one case, and by dictionaries.
  var allKeys: [Key] {
    if let name = decoder.cases.first { return Key(stringValue: name).map { [$0] } ?? [] }
    guard decoder.isDictionary else { return [] }
    let known = decoder.values.hints.keys
    return (known.isEmpty ? ["title", "status", "progress"] : known).compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { decoder.cases.first.map { $0 == key.stringValue } ?? true }

  func decodeNil(forKey key: Key) throws -> Bool { written(key) == nil && decoder.values.isAbsent(key.stringValue) }

  /// What the author wrote for a property of the attributes or of the content itself, or for one of a type that is made
  /// elsewhere, too.
  private func written(_ key: Key) -> String? {
    let (name, written) = (key.stringValue, decoder.values.hints.written)
    guard decoder.codingPath.isEmpty else {
      return written["\(decoder.owner).\(name)"].map { $0[decoder.place % $0.count] }
    }
    guard let words = written[name] else { return nil }
    let all = decoder.values.going(words)
    return all[min(decoder.values.step, all.count - 1)]
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    decoder.lists.note(key.stringValue, as: type, isPart: !decoder.codingPath.isEmpty)
    if let written = written(key).flatMap({ Bool($0) }) { return written }
    // Of several tasks the first are done, and the others are still to come.
    let isInList = decoder.codingPath.contains { $0.intValue != nil }
    if isInList, SampleValues.isOfDone(key.stringValue) { return decoder.place <= decoder.values.step }
    return decoder.values.truth(key.stringValue)
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    decoder.lists.note(key.stringValue, as: type, isPart: !decoder.codingPath.isEmpty)
    if let written = written(key), !written.hasPrefix("@") { return SampleWritten(written).text }
    let name = decoder.values.tellingName(of: key.stringValue)
    guard name == key.stringValue else { return decoder.values.text(name, index: decoder.place) }
    let known = decoder.codingPath.isEmpty ? decoder.values.heading(name) : decoder.nameOfPart(name)
    return known ?? decoder.values.text(name, index: decoder.place)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    decoder.lists.note(key.stringValue, as: type, isPart: !decoder.codingPath.isEmpty)
    return written(key).flatMap { SampleWritten($0).number(at: decoder.values.now) }
      ?? decoder.varied(decoder.values.fraction(key.stringValue), key.stringValue)
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    Float(try decode(Double.self, forKey: key))
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    decoder.lists.note(key.stringValue, as: type, isPart: !decoder.codingPath.isEmpty)
    return written(key).flatMap { SampleWritten($0).whole(at: decoder.values.now) }
      ?? Int(decoder.varied(Double(decoder.values.whole(key.stringValue)), key.stringValue).rounded())
  }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try whole(key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try whole(key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try whole(key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try whole(key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try whole(key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try whole(key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try whole(key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try whole(key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try whole(key) }

  private func whole<Number: FixedWidthInteger>(_ key: Key) throws -> Number {
    Number(clamping: decoder.values.whole(key.stringValue))
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    decoder.lists.note(key.stringValue, as: type, isPart: !decoder.codingPath.isEmpty)
    let written = written(key).map { SampleWritten($0) }
    if let known = written?.value(of: type, at: decoder.values.now) as? Value { return known }
    return try decoder.nested(key).value(type, named: key.stringValue, index: 0, written: written)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { try decoder.nested(key).container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.nested(key).unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder.nested(key) }
}

/// The elements of a list.
nonisolated private struct SampleElements: UnkeyedDecodingContainer {
  let decoder: SampleDecoder
  var currentIndex = 0
  private var kind = SampleLists.Kind.other
  /// How many of the elements' type the app makes itself.
  private var written: Int?
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { nil }
  var isAtEnd: Bool { currentIndex >= written ?? decoder.lists.length(of: kind, at: codingPath) }

  init(decoder: SampleDecoder) { self.decoder = decoder }

  mutating func decodeNil() throws -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let index = currentIndex
    currentIndex += 1
    kind = SampleLists.Kind(of: type)
    decoder.lists.note(kind, at: codingPath)
    written = decoder.values.hints.count(of: SampleDecoder.unqualified(type))
    return try simple(type, index) ?? decoder.nested(Place(index)).value(type, named: decoder.name, index: index)
  }

  /// A number of a curve, which goes up and down; an instant; or yes and no.
  private func simple<Value>(_ type: Value.Type, _ index: Int) -> Value? {
    let wave = [0, 3, 5, 4, 6, 9, 8, 6, 7, 5, 4, 6][index % 12]
    switch type {
    case is Double.Type, is Float.Type, is Decimal.Type, is Double?.Type, is Float?.Type, is Decimal?.Type:
      let value = decoder.values.fraction(decoder.name) * (0.5 + Double(wave) / 10)
      return value as? Value ?? Float(value) as? Value ?? Decimal(value) as? Value
    case is Int.Type, is Int?.Type:
      // Small numbers are counted, and larger ones go up and down around what they mostly are.
      let value = decoder.values.whole(decoder.name)
      return (value < 20 ? value + wave : Int(Double(value) * (0.5 + Double(wave) / 10))) as? Value
    case is Date.Type, is Date?.Type:
      return decoder.values.now.addingTimeInterval(Double(index - 11) * 300) as? Value
    case is Bool.Type: return (index % 2 == 0) as? Value
    default: return nil
    }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> { try next().container(keyedBy: type) }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
  mutating func superDecoder() throws -> any Decoder { try next() }

  private mutating func next() throws -> SampleDecoder {
    let key = Place(currentIndex)
    currentIndex += 1
    return try decoder.nested(key)
  }

  private struct Place: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map { "\($0)" } ?? "" }
    init(_ place: Int) { intValue = place }
    init?(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }
  }
}

/// A value that is written as one.
nonisolated private struct SampleValue: SingleValueDecodingContainer {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.values.isAbsent(decoder.name) }
  func decode(_ type: Bool.Type) throws -> Bool { decoder.values.truth(decoder.name) }
  func decode(_ type: String.Type) throws -> String {
    decoder.cases.first ?? decoder.values.text(decoder.name, index: decoder.index)
  }
  func decode(_ type: Double.Type) throws -> Double { decoder.values.fraction(decoder.name) }
  func decode(_ type: Float.Type) throws -> Float { Float(decoder.values.fraction(decoder.name)) }
  // An enumeration of numbers has a first one, and mostly that is 0.
  func decode(_ type: Int.Type) throws -> Int { decoder.cases.isEmpty ? decoder.values.whole(decoder.name) : 0 }
  func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
  func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
  func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
  func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
  func decode(_ type: UInt.Type) throws -> UInt { try whole() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try whole() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try whole() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try whole() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.value(type, named: decoder.name, index: decoder.index)
  }

  private func whole<Number: FixedWidthInteger>() throws -> Number {
    Number(clamping: decoder.cases.isEmpty ? decoder.values.whole(decoder.name) : 0)
  }
}
