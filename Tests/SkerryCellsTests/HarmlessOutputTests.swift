import Testing

@testable import SkerryCells

@Suite struct HarmlessOutputTests {
  /// Everything a grid can be turned into, with the untrusted text in every field of it.
  private func outputs(of text: String) -> [(name: String, text: String, allowed: Set<Unicode.Scalar>)] {
    var grid = Grid(size: CellSize(columns: 12, rows: 1))
    grid.write(CellText("a" + text + "b"), at: .zero, foreground: CellColor(.white), attributes: .bold)
    let region = (rect: grid.bounds, label: text, action: text)
    var outputs: [(name: String, text: String, allowed: Set<Unicode.Scalar>)] = [
      ("text", grid.plainText(), ["\n"]), ("SVG", grid.svg(title: text), ["\n"]),
      ("JSON", grid.json(regions: [region], spoken: [text]), ["\n"]),
      ("lines", CellText.lines(of: text).map(\.description).joined(), []),
    ]
    for depth in ColorDepth.allCases {
      outputs.append(("ANSI \(depth)", withoutStyles(grid.ansi(depth: depth)), ["\n"]))
    }
    return outputs
  }

  /// The text without well-formed SGR sequences; anything else that starts with an escape stays.
  private func withoutStyles(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }

  @Test("D07 no byte from 0 to 255, as a scalar or raw, reaches any output as a control character")
  func everyByte() {
    for byte in UInt8.min...UInt8.max {
      let raw = String(decoding: [byte], as: UTF8.self)
      for text in [String(Unicode.Scalar(byte)), raw, "\u{1B}" + raw, raw + "[31m"] {
        for output in outputs(of: text) {
          let found = Samples.hostileScalars(in: output.text, allowing: output.allowed)
          #expect(found.isEmpty, "byte \(byte) in \(output.name): \(found)")
        }
      }
    }
  }

  @Test("D07 no control, format, private or invisible character of Unicode reaches any output")
  func everyHostileScalar() {
    let scalars = Samples.hostileScalars.filter { $0.value < 0xF0100 && !(0xE100...0xF7FF).contains($0.value) }
    #expect(scalars.count > 600)
    for scalar in scalars {
      for output in outputs(of: String(Character(scalar))) {
        let found = Samples.hostileScalars(in: output.text, allowing: output.allowed)
        #expect(found.isEmpty, "U+\(String(scalar.value, radix: 16)) in \(output.name): \(found)")
      }
    }
  }

  @Test("D07 a line of output stays one line, whatever the text holds")
  func lineCount() {
    for text in ["\n\n", "\r\n", "\u{85}", "\u{2028}", "\u{B}\u{C}", "\u{1B}E\u{1B}D"] {
      var grid = Grid(size: CellSize(columns: 12, rows: 1))
      grid.write(CellText(text), at: .zero)
      #expect(grid.plainText().unicodeScalars.filter { $0 == "\n" }.count == 1)
      #expect(grid.ansi().unicodeScalars.filter { $0 == "\n" }.count == 1)
    }
  }

  @Test(
    "D07 whole control sequences become plain visible text",
    arguments: [
      "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "\u{1B}P$q\u{1B}\\",
      "\u{1B}_apc\u{1B}\\",
      "\u{1B}^pm\u{1B}\\", "\u{1B}[6n", "\u{1B}[?1049h", "\u{9D}50;#\u{9C}", "\u{1B}[8;1;1t",
    ])
  func sequences(text: String) {
    let shown = CellText(text).description
    #expect(Samples.hostileScalars(in: shown).isEmpty)
    #expect(shown.unicodeScalars.filter { $0 == "␛" || $0 == "□" }.count >= 1)
  }

  @Test("D07 text can't end the element, attribute or string that holds it")
  func quoting() {
    let text = "\"'><script>]]>--></text>\\\",{}&#0;"
    var grid = Grid(size: CellSize(columns: 60, rows: 1))
    grid.write(CellText(text), at: .zero)
    let svg = grid.svg(title: text)
    #expect(!svg.contains("<script"))
    #expect(svg.split(separator: "</text>").count == svg.split(separator: "<text").count)
    let json = grid.json(regions: [(grid.bounds, text, text)], spoken: [text])
    #expect(
      json.split(separator: #"\"'><script>]]>--></text>\\\",{}&#0;"#, omittingEmptySubsequences: false).count == 5)
  }
}
