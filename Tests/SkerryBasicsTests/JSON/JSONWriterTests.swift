import SkerryBasics
import Testing

@Suite struct JSONWriterTests {
  @Test("S01 JSON strings escape every control character and keep everything else")
  func jsonStrings() {
    #expect(
      JSONWriter.quoted("a\"b\\c\n\t\r\u{1}\u{7F}\u{9B}\u{2028}é") == #""a\"b\\c\n\t\r\u0001\u007f\u009b\u2028é""#)
  }
}
