import FoundationEssentials

/// JSON as it is written: members in their order, numbers and texts in their own spelling.
///
/// It serves code that shows or weighs the spelling; all other code takes a ``JSONValue``.
package indirect enum JSONSyntax: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The digits as they stand there.
  case number(String)
  /// The value of the literal, and where it stands with its quotation marks, in bytes.
  case string(String, Range<Int>)
  case array([JSONSyntax])
  case object([Member])

  /// A key with its value; a key may come twice.
  package struct Member: Hashable, Sendable {
    package let key: String
    /// Where the key stands with its quotation marks, in bytes.
    package let place: Range<Int>
    package let value: JSONSyntax
  }
}

/// The demands on a JSON text beyond being one.
package struct JSONRules: Hashable, Sendable {
  /// How many arrays and objects may stand in each other; more could exhaust the stack.
  package let deepest: Int
  /// Whether the text must be an object.
  package let needsObject: Bool
  package let allowsNull: Bool
  /// Whether `12.0` is another number than `12`.
  package let keepsFractions: Bool

  package init(deepest: Int = 512, needsObject: Bool = false, allowsNull: Bool = true, keepsFractions: Bool = false) {
    self.deepest = deepest
    self.needsObject = needsObject
    self.allowsNull = allowsNull
    self.keepsFractions = keepsFractions
  }

  /// As many levels as `JSONDecoder` reads.
  package static let standard = JSONRules()
  /// A file of the phone, which a person may have edited.
  package static let file = JSONRules(deepest: 200)
  /// The members of a property list, which knows no null, and integers apart from other numbers.
  package static let propertyList = JSONRules(deepest: 200, needsObject: true, allowsNull: false, keepsFractions: true)
}

extension JSONSyntax {
  /// Reads a JSON text: UTF-8, and nothing that RFC 8259 doesn't allow.
  ///
  /// - Throws: the first problem, with its place.
  package init(parsing data: Data, rules: JSONRules = .standard) throws(JSONProblem) {
    var reader = JSONReader(data, rules: rules)
    self = try reader.document()
  }
}

extension JSONValue {
  /// Reads a JSON text: UTF-8, and nothing that RFC 8259 doesn't allow.
  ///
  /// A number without a fraction is whole, however it is written, if it fits and the rules don't want otherwise. Of two
  /// members of a name the last counts.
  ///
  /// - Throws: the first problem, with its place.
  package init(parsing data: Data, rules: JSONRules = .standard) throws(JSONProblem) {
    self.init(try JSONSyntax(parsing: data, rules: rules), keepsFractions: rules.keepsFractions)
  }

  private init(_ syntax: JSONSyntax, keepsFractions: Bool) {
    switch syntax {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let spelled): self.init(number: spelled, keepsFractions: keepsFractions)
    case .string(let text, _): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONValue($0, keepsFractions: keepsFractions) })
    case .object(let members):
      let pairs = members.map { ($0.key, JSONValue($0.value, keepsFractions: keepsFractions)) }
      self = .object(Dictionary(pairs) { _, last in last })
    }
  }

  /// A number that the reader has let through.
  private init(number spelled: String, keepsFractions: Bool) {
    if let whole = Int64(spelled) {
      self = .integer(whole)
    } else {
      let number = Double(spelled) ?? 0
      let whole = keepsFractions ? nil : Int64(exactly: number)
      self = whole.map { .integer($0) } ?? .number(number)
    }
  }
}
