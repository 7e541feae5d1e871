import FoundationEssentials
import Glibc
import SkerryCells
import SkerryDevice
import SkerryPrograms
import SkerryScreens
import Testing

@Suite("skerry render")
struct RenderTests {
  static let surfaces = Surface.allCases.map(\.rawValue)
  static let looks: [[String]] = [
    [], ["--colors", "truecolor"], ["--colors", "256"], ["--colors", "16"], ["--colors", "8"], ["--colors", "mono"],
    ["--ascii"], ["--colors", "8", "--ascii"], ["--device", "iphone-16-pro-max", "--light"],
    ["--time-zone", "Asia/Kathmandu", "--24-hour"], ["--size", "80x24", "--at", "+59m59s"],
  ]

  private func render(_ arguments: [String]) throws -> String {
    let app = arguments.contains("--app") ? [] : ["--app", "swiftclimb"]
    let result = try Program(["render"] + app + arguments).run()
    #expect(result.code == 0 && result.errors.isEmpty, "\(arguments): \(result.errors)")
    return result.output
  }

  /// What the text says without its trailing blanks and the colours.
  private func plain(_ ansi: String) -> String {
    var result = ""
    var rest = Substring(ansi)
    while let start = rest.firstIndex(of: "\u{1B}") {
      result += rest[..<start]
      rest = rest[start...].drop { !$0.isLetter }.dropFirst()
    }
    return result + rest
  }

  private func trimmed(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  @Test(
    "S01 S07 every surface in every format and look: JSON is JSON, SVG is well-formed, ANSI says what the text says",
    arguments: surfaces)
  func everything(_ surface: String) throws {
    for look in Self.looks {
      let arguments = ["--app", "swiftclimb", "--surface", surface] + look
      let text = try render(arguments + ["--format", "text"])
      let ansi = try render(arguments + ["--format", "ansi"])
      let svg = try render(arguments + ["--format", "svg"])
      let json = try render(arguments + ["--format", "json"])
      #expect(!text.isEmpty && !text.contains("\u{1B}"))
      #expect(trimmed(plain(ansi)).filter { !$0.isEmpty } == trimmed(text).filter { !$0.isEmpty })
      #expect(throws: Never.self) { try JSONDecoder().decode(AnyJSON.self, from: Data(json.utf8)) }
      let size = try JSONDecoder().decode(PictureSize.self, from: Data(json.utf8))
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= size.rows + 1)
      expectWellFormed(svg)
      if look.contains("--ascii") { #expect(text.utf8.allSatisfy { $0 < 0x80 }) }
      if look.contains("mono") { #expect(!ansi.contains("38;") && !ansi.contains("48;")) }
    }
  }

  private struct PictureSize: Decodable {
    let columns: Int
    let rows: Int
  }

  /// Every element is closed by its own end tag, and nothing that XML forbids is in the text.
  private func expectWellFormed(_ svg: String) {
    #expect(svg.hasPrefix("<?xml") || svg.hasPrefix("<svg"))
    var open: [Substring] = []
    for piece in svg.split(separator: "<").dropFirst(svg.hasPrefix("<") ? 0 : 1) where !piece.hasPrefix("?") {
      guard let end = piece.lastIndex(of: ">") else {
        return #expect(Bool(false), "“<” in a text: \(piece.prefix(40))")
      }
      let tag = piece[..<end]
      let name = tag.prefix { $0 != " " && $0 != "/" || $0 == "/" && tag.first == "/" }
      if tag.hasPrefix("/") {
        #expect(open.popLast() == name.dropFirst())
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
    let isAllowed = svg.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }
    #expect(isAllowed)
  }

  @Test(
    "S01 S07 the same call gives the same bytes: again, in another place, time zone, locale, home and terminal size",
    arguments: ["text", "ansi", "svg", "json"])
  func sameBytes(_ format: String) throws {
    let scratch = try ScratchFolder()
    for surface in ["lock-screen", "expanded", "home", "app", "dashboard"] {
      let arguments = [
        "render", "--app", "swiftclimb", "--surface", surface, "--format", format, "--at", "+1h2m3s",
      ]
      let first = try Program(arguments).run()
      var program = Program(arguments)
      program.folder = "/"
      program.environment = [
        "TZ": "Australia/Eucla", "LANG": "C", "LC_ALL": "C", "HOME": "/proc", "XDG_STATE_HOME": scratch.path,
        "TERM": nil, "COLORTERM": "truecolor", "NO_COLOR": "1", "COLUMNS": "20",
      ]
      #expect(try program.run() == first)
      program.environment = ["TZ": ":nonsense", "LANG": "tr_TR.UTF-8", "HOME": nil, "TERM": "dumb", "NO_COLOR": nil]
      #expect(try program.run() == first)
      #expect(first.code == 0 && first.errors.isEmpty)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test("S07 among several apps one is to be named, instants may be given in three ways")
  func defaults() throws {
    let named = try render(["--app", "swiftclimb", "--surface", "lock-screen", "--at", "+1h"])
    #expect(try render(["--at", "1h"]) == named)
    #expect(try render(["--at", "2026-01-31T10:41:00Z"]) == named)
    #expect(
      try render(["--at", "2026-01-31 11:41", "--time-zone", "Europe/Berlin"]) != named, "it shows the local time")
    #expect(named.contains("Bouldering"))
    #expect(try Program("render").run().errors.hasPrefix("skerry: Say which app with --app: swiftclimb, "))
  }

  @Test("S01 T02 the sample's timer shows the duration that was asked for")
  func timer() throws {
    for (at, shown) in [("+0s", "0:00"), ("+59s", "0:59"), ("+59m59s", "59:59"), ("+7h59m59s", "7:59:59")] {
      #expect(try render(["--surface", "phone", "--at", at]).contains(shown), "\(at)")
    }
  }

  @Test("S06 a reader that leaves early is no failure, a full disk and a closed output are told")
  func outputs() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "\(try Program.path) render --app swiftclimb --surface dashboard --size 300x300 --format json | head -c 10 >/dev/null\n"
        + "echo ${PIPESTATUS[0]}\n", to: "early.sh")
    #expect(try Shell.run("/bin/bash", scratch.path + "/early.sh") == "0\n")
    var program = Program("render", "--app", "swiftclimb", "--surface", "dashboard")
    program.output = "/dev/full"
    var result = try program.run()
    #expect(result.code == 2)
    #expect(result.errors == "skerry: The output can't be written (No space left on device); send it elsewhere.\n")
    program.output = nil
    program.closesOutput = true
    result = try program.run()
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("skerry: The output can't be written"))
    for arguments in [["--help"], ["--version"], ["list"], ["list", "--json"], ["doctor"]] {
      var other = Program(arguments)
      other.output = "/dev/full"
      #expect(try other.run().code == 2, "\(arguments)")
    }
  }
}
