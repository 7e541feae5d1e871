import SkerryBasics
import Testing

@Suite struct JSONWriterTests {
  @Test("P11 each element stands on a line of its own, or all of an object on one")
  func lines() {
    func text(_ layout: JSONWriter.Layout) -> String {
      var writer = JSONWriter(layout)
      writer.object { object in
        object.key("a")
        object.array { array in
          array.number(1)
          array.object(onOneLine: true) { marked in
            marked.key("x")
            marked.number(2.0)
            marked.key("y")
            marked.array { _ in }
          }
        }
        object.key("b")
        object.object { _ in }
        object.key("c")
        object.bool(true)
      }
      return writer.text
    }
    #expect(text(.compact) == #"{"a":[1,{"x":2.0,"y":[]}],"b":{},"c":true}"#)
    #expect(
      text(.lines) == """
        {
          "a": [
            1,
            {"x": 2.0, "y": []}
          ],
          "b": {},
          "c": true
        }
        """)
  }

  @Test("S01 JSON strings escape every control character and keep everything else")
  func jsonStrings() {
    #expect(
      JSONWriter.quoted("a\"b\\c\n\t\r\u{1}\u{7F}\u{9B}\u{2028}é") == #""a\"b\\c\n\t\r\u0001\u007f\u009b\u2028é""#)
  }
}
