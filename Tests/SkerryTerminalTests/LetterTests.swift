import SkerryPrograms
import Testing

@testable import SkerryTerminal

@Suite("Letters of several bytes")
struct LetterTests {
  private func letters(_ bytes: some Sequence<UInt8>) -> String {
    var decoder = LetterDecoder()
    let scalars = bytes.compactMap { decoder.take($0) }.compactMap(Unicode.Scalar.init)
    return String(String.UnicodeScalarView(scalars))
  }

  @Test("D06 letters of one to four bytes are read whole, byte by byte")
  func whole() {
    let text = "aé日😀z\u{0}\u{1B}[A"
    #expect(letters(text.utf8) == text)
  }

  @Test(
    "D06 bytes that are no letter are left out, and what follows is read as if they had not come",
    arguments: [
      ([0x61, 0xC3, 0x62], "ab"), ([0xA9, 0x61], "a"), ([0xFF, 0xFE, 0x61], "a"), ([0xC0, 0xAF, 0x61], "a"),
      ([0xED, 0xA0, 0x80, 0x61], "a"), ([0xF4, 0x90, 0x80, 0x80, 0x61], "a"), ([0xE6, 0xC3, 0xA9], "é"),
      ([0xE6, 0x97, 0x1B, 0x5B], "\u{1B}["),
    ] as [([UInt8], String)])
  func broken(_ bytes: [UInt8], _ text: String) {
    #expect(letters(bytes) == text)
  }

  @Test(
    "D06 D04 a letter that comes in two pieces is that letter, typed and pasted, in a locale of UTF-8 and in one of ASCII",
    arguments: ["C.UTF-8", "C"])
  func pieces(_ locale: String) throws {
    func mark(_ text: String) -> [UInt8] { Array("\u{1B}[\(text)~".utf8) }
    let (day, bar) = locale == "C" ? ("?", "Cafe bar") : ("日", "Café bar")
    let report = try Fixture.terminal(
      ["--still"], env: ["LC_ALL": locale],
      steps: [
        .matches("ticks +0"), .bytes([0xE6]), .settled, .bytes([0x97]), .settled, .bytes([0xA5]), .until("key \(day)"),
        .bytes(mark("200") + Array("Caf".utf8) + [0xC3]), .settled, .bytes([0xA9] + Array(" bar".utf8) + mark("201")),
        .until(bar), .keys("q"), .exit,
      ]
    ).run()
    #expect(report.exit?.code == 0)
  }
}
