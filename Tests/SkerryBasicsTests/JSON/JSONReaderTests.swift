import FoundationEssentials
import SkerryBasics
import SkerrySoak
import Testing

/// A value that is particular about what it holds.
private struct Choosy: Decodable {
  let names: [String]
  let count: Int8
  private enum CodingKeys: CodingKey { case names, count }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    count = try container.decode(Int8.self, forKey: .count)
    names = try container.decode([String].self, forKey: .names)
    guard names.count < 2 else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "there are two"))
    }
  }
}

@Suite struct JSONReaderTests {
  private func value(_ text: String) -> JSONValue? { try? JSONValue(parsing: Data(text.utf8)) }

  private func problem(_ bytes: [UInt8]) -> String {
    do throws(JSONProblem) {
      return "\(try JSONValue(parsing: Data(bytes)))"
    } catch {
      return "\(error)"
    }
  }

  @Test("S06 what a type says of its own values is told as it says it, and a number that doesn't fit with its place")
  func sentences() {
    func sentence(_ text: String) -> String? {
      do {
        _ = try CanonicalJSON.decode(Choosy.self, from: Data(text.utf8))
        return nil
      } catch {
        return (error as? DecodingError)?.sentence
      }
    }
    #expect(sentence(#"{"names":["a"],"count":1}"#) == nil)
    #expect(sentence(#"{"names":["a","b"],"count":1}"#) == "there are two")
    #expect(sentence(#"{"names":["a"],"count":300}"#) == "count: 300 doesn't fit, Int8 is needed")
  }

  @Test("P08 every kind of value, with space wherever it is allowed")
  func values() {
    #expect(
      value(" [ 1 , -2.5 , true,false,null ,\"x\" ,{ } , [ ] ]\r\n\t")
        == .array([
          .integer(1), .number(-2.5), .bool(true), .bool(false), .null, .string("x"), .object([:]), .array([]),
        ]))
    #expect(value(#"{"a":{"b":[{}]},"a":2}"#) == .object(["a": .integer(2)]), "the last of two keys counts")
    #expect(value("\u{FEFF}1") == .integer(1))
  }

  @Test("P08 numbers without a fraction are whole, however they are written, and out of range is told")
  func numbers() {
    let cases: [(String, JSONValue?)] = [
      ("0", .integer(0)), ("-0", .integer(0)), ("1.0", .integer(1)), ("1e3", .integer(1000)), ("0.1", .number(0.1)),
      ("9223372036854775807", .integer(.max)), ("9223372036854775808", .number(9.223372036854775807e18)),
      ("1E-2", .number(0.01)), ("1e308", .number(1e308)), ("1e309", nil), ("01", nil), ("1.", nil), (".5", nil),
      ("+1", nil), ("-", nil), ("1e", nil), ("0x10", nil), ("nan", nil), ("inf", nil), ("--1", nil),
    ]
    for (text, expected) in cases { #expect(value(text) == expected, "\(text)") }
  }

  @Test("P08 escapes, surrogate pairs and characters of any length")
  func strings() {
    #expect(value(#""\"\\\/\b\f\n\r\té\ud83c\udf55🍕""#) == .string("\"\\/\u{08}\u{0C}\n\r\té🍕🍕"))
    #expect(value(#""\u0000\uFFFF""#) == .string("\u{0}\u{FFFF}"))
    for text in [
      #""\ud83c""#, #""\ud83c\u0041""#, #""\ud83cx""#, #""\udf55""#, #""\x""#, #""\u12g4""#, "\"\n\"", "\"", "\"\\",
    ] {
      #expect(value(text) == nil, "\(text)")
    }
  }

  @Test("P08 what is broken is told with its line and column")
  func problems() {
    let cases: [(String, String)] = [
      ("", "line 1, column 1: the text ends where a value is needed"),
      ("{\n  \"aps\": {\n    \"event\": \"end\"\n    \"x\": 1}}", "line 4, column 5: a comma or } is needed"),
      ("[1,]", "line 1, column 4: a value is needed"), ("[1", "line 1, column 3: the text ends before its ]"),
      ("{\"a\" 1}", "line 1, column 6: a colon is needed after the key"),
      ("{a:1}", "line 1, column 2: a key in quotation marks is needed"),
      ("1 2", "line 1, column 3: something follows the end"),
      ("tru", "line 1, column 1: a value is needed"), ("'a'", "line 1, column 1: a value is needed"),
    ]
    for (text, expected) in cases { #expect(problem(Array(text.utf8)) == expected) }
    #expect(problem([0x22, 0xC3, 0x22]) == "line 1, column 3: the string isn't UTF-8")
    #expect(problem([0xFF, 0xFE, 0x31, 0]) == "line 1, column 1: a value is needed")
  }

  @Test("P08 T05 the deepest and the widest body that fits is read in a moment")
  func speed() {
    let bodies = [
      String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
      String(repeating: #"{"a":"#, count: 512) + "1" + String(repeating: "}", count: 512),
      "[" + Array(repeating: "1.5", count: 1000).joined(separator: ",") + "]",
    ]
    for body in bodies {
      let time = ProcessorTime.spent { #expect(value(body) != nil) }
      #expect(time < 1, "\(time) s")
    }
  }

  @Test("P11 a property list is an object without null, in which 12.0 is not 12")
  func propertyLists() throws {
    func value(_ text: String) throws(JSONProblem) -> JSONValue {
      try JSONValue(parsing: Data(text.utf8), rules: .propertyList)
    }
    #expect(
      try value(#"{"a":12,"b":12.0,"c":1e2}"#) == .object(["a": .integer(12), "b": .number(12), "c": .number(100)]))
    let sentences = [
      ("[1]", "Line 1: an object is expected."), ("{\n\"a\":null}", "Line 2: “null” is no value."),
      ("{\"a\":\n\n,", "Line 3: a value is expected."), ("{\"a\" 1}", "Line 1: a colon is expected after “a”."),
    ]
    for (text, sentence) in sentences {
      let problem = #expect(throws: JSONProblem.self, "\(text)") { try value(text) }
      #expect(problem?.fileSentence == sentence)
    }
  }

  @Test("P11 the syntax keeps order and spelling, and the last of two members of a name counts as the value")
  func syntax() throws {
    let text = #" {"b":1.50,"a":"é\u0041","b":1e2}"#
    guard case .object(let members) = try JSONSyntax(parsing: Data(text.utf8)) else {
      Issue.record("not an object")
      return
    }
    #expect(members.map(\.key) == ["b", "a", "b"])
    #expect(members.map(\.value) == [.number("1.50"), .string("éA", 15..<25), .number("1e2")])
    #expect(String(decoding: Array(text.utf8)[15..<25], as: UTF8.self) == #""é\u0041""#)
    #expect(value(text) == .object(["a": .string("éA"), "b": .integer(100)]))
  }
}
