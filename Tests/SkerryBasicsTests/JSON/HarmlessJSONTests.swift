import FoundationEssentials
import SkerrySoak
import Testing

@testable import SkerryBasics

@Suite struct HarmlessJSONTests {
  @Test("D07 JSON holds nothing that steers or hides, in two spellings, and is read back as it was")
  func everyScalar() throws {
    for scalar in NastyText.scalars + ["\0", "\u{115F}", "\u{E01EF}", "\u{1D173}"] {
      let value = ["key\(scalar)": "a\(scalar)b\(scalar)"]
      var writer = JSONWriter()
      writer.object { object in
        for (key, text) in value {
          object.key(key)
          object.string(text)
        }
      }
      for text in [HarmlessJSON.text(value), HarmlessJSON.text(value, true), writer.text] {
        #expect(
          NastyText.found(in: text).isEmpty && !text.contains("\u{E01EF}"), "U+\(String(scalar.value, radix: 16))")
        #expect(try JSONDecoder().decode([String: String].self, from: Data(text.utf8)) == value)
      }
    }
    let harmless = ["x": "é漢 \u{1F469}\u{FE0F} ∞ ¼"]
    #expect(HarmlessJSON.text(harmless).contains("é漢 \u{1F469}\u{FE0F} ∞ ¼"))
  }

  private struct Inner: Decodable { var rank: Int8 }
  private enum Grade: Int, Decodable { case easy = 1 }
  private struct Outer: Decodable {
    var count: Int
    var bytes: [UInt8]?
    var date: Date?
    var names: [String: Int]?
    var inner: [Inner]?
    var grade: Grade?
    var data: Data?
  }

  @Test(
    "S06 P08 a number that doesn't fit its type is told with its place, its spelling and what is needed",
    arguments: [
      (#"{"count":1.5}"#, "count: 1.5 doesn't fit, Int is needed"),
      (#"{"count":1e30}"#, "count: 1e30 doesn't fit, Int is needed"),
      (#"{"count":1,"bytes":[1,2,256]}"#, "bytes.[2]: 256 doesn't fit, UInt8 is needed"),
      (#"{"count":1,"bytes":[-1]}"#, "bytes.[0]: -1 doesn't fit, UInt8 is needed"),
      (#"{"count":1,"names":{"a b":0.5}}"#, "names.a b: 0.5 doesn't fit, Int is needed"),
      (#"{"count":1,"inner":[{"rank":3},{"rank":1000}]}"#, "inner.[1].rank: 1000 doesn't fit, Int8 is needed"),
      (#"{"count":1,"grade":1.5}"#, "grade: 1.5 doesn't fit, Int is needed"),
      (#"{"count":true}"#, "count: bool where Int is needed"), (#"{}"#, "count: the value is missing"),
      (#"{"count":1,"grade":7}"#, "grade: Cannot initialize Grade from invalid Int value 7"),
      (#"{"count":1.5"#, "The given data was not valid JSON."),
    ])
  func misfits(_ json: String, _ sentence: String) {
    let error = #expect(throws: DecodingError.self) { try CanonicalJSON.decode(Outer.self, from: Data(json.utf8)) }
    #expect(error?.sentence == sentence)
  }

  @Test("S06 what fits is decoded as before: dates, data, whole numbers with a fraction of nothing")
  func fits() throws {
    let json = #"{"count":2.0,"date":1.5,"data":"QUJD","bytes":[255],"inner":[{"rank":-128}],"grade":1}"#
    let value = try CanonicalJSON.decode(Outer.self, from: Data(json.utf8))
    #expect(value.count == 2 && value.date?.timeIntervalSinceReferenceDate == 1.5 && value.data == Data("ABC".utf8))
  }
}
