import FoundationEssentials
import SkerryPrograms
import SkerrySoak
import Testing

@testable import SkerryCommand

/// Hundreds of calls that must go wrong, made by a generator from what the commands take: always the same ones.
@Suite("Malformed calls, payloads and state files")
struct MalformedTests {
  /// Words that no option with a list, a format or a range takes.
  private static let nonsense = [
    "", "zzz", "-", "\u{1B}[2J", "\u{9B}31m", "1e999", "0x", "999999999999999999999", "\u{202E}live", "a b c", "🙂",
    "../../etc/passwd", "\n", "nul\u{7F}", String(repeating: "x", count: 3000),
  ]

  private static func dump() throws -> [HelpDump.Command] {
    let dump = try HelpDump(Program("--experimental-dump-help").run().output)
    return (dump.command.subcommands ?? []).filter { !["help", "manual"].contains($0.commandName) }
  }

  /// A call that can't be right, whatever the commands mean.
  private static func call(_ commands: [HelpDump.Command], _ chance: inout Chance) -> [String] {
    let command = commands[chance.below(commands.count)]
    let arguments = command.arguments ?? []
    let options = arguments.filter { $0.kind == "option" }
    let flags = arguments.filter { $0.kind == "flag" && $0.shouldDisplay != false }
    let required = arguments.filter { $0.kind == "positional" && !$0.isOptional }.map { _ in "x" }
    var words = [command.commandName] + required
    switch chance.below(5) {
    case 0:
      // A letter too many in a name.
      guard let name = (options + flags).randomElement(using: &chance)?.spellings.last else { return ["--zzz"] }
      var letters = Array(name)
      letters.insert("q", at: 2 + chance.below(letters.count - 2))
      words += [String(letters), "x"]
    case 1:
      guard let name = options.randomElement(using: &chance)?.spellings.last else { return ["--zzz"] }
      words.append(name)
    case 2:
      guard let name = flags.randomElement(using: &chance)?.spellings.last else { return ["--zzz"] }
      words.append(name + "=" + nonsense[chance.below(nonsense.count)])
    case 3:
      // Closed lists and formats; whatever else takes any text.
      let closed: Set = [
        "--size", "--at", "--time-zone", "--device", "--colors", "--surface", "--format", "--priority",
      ]
      guard
        let name = options.compactMap(\.spellings.last).filter({ closed.contains($0) }).randomElement(using: &chance)
      else { return ["--zzz"] }
      words += [name + "=" + nonsense[chance.below(nonsense.count)]]
    default:
      let takesAny = arguments.contains { $0.kind == "positional" && $0.isRepeating }
      words = takesAny ? [command.commandName + "q"] : words + arguments.map { _ in "extra" } + ["extra"]
    }
    return words
  }

  @Test("S06 D07 whatever is wrong with a call: one harmless sentence, exit code 2, nothing written")
  func calls() throws {
    let commands = try Self.dump()
    let folder = try ScratchFolder()
    var chance = Chance(state: 6)
    var sentences: Set<String> = []
    for _ in 0..<SoakCount.of(60, 500) {
      let words = Self.call(commands, &chance)
      var program = Program(words)
      program.folder = folder.path
      program.environment = ["XDG_STATE_HOME": folder.path + "/state"]
      let result = try program.run()
      #expect(result.code == 2 && result.output.isEmpty, "\(words) \(result)")
      expectOneSentence(result.errors, "\(words)")
      sentences.insert(result.errors)
    }
    #expect(sentences.count > 20)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  private static let payload =
    #"{"aps":{"timestamp":1769852460,"event":"update","content-state":{"a":[1,{"b":"ü🙂"}]},"alert":{"title":"x"}}}"#

  /// A payload that is no JSON any more, or whose fields have other types.
  private static func payload(_ chance: inout Chance) -> (bytes: [UInt8], isJSON: Bool) {
    var bytes = Array(payload.utf8)
    switch chance.below(4) {
    case 0: return (Array(bytes.prefix(chance.below(bytes.count))), false)
    case 1:
      bytes.insert(contentsOf: Array("\u{1B}\0}{][,:\"".utf8), at: 1 + chance.below(bytes.count - 1))
      return (bytes, false)
    case 2:
      bytes[chance.below(bytes.count)] = 0xFF
      return (bytes, false)
    default:
      let keys = ["timestamp", "event", "content-state", "alert", "aps"]
      let others = ["null", "[]", "{}", "-1", "1e400", "\"\\u001b[2J\"", "true", "\"\""]
      let key = keys[chance.below(keys.count)]
      let text = payload.replacing("\"\(key)\":", with: "\"\(key)\":\(others[chance.below(others.count)]),\"x\":")
      return (Array(text.utf8), true)
    }
  }

  @Test("S06 P08 whatever is wrong with a payload: one harmless answer, and the file stays as it is")
  func payloads() throws {
    let folder = try ScratchFolder()
    var chance = Chance(state: 8)
    _ = try Program("app", "swiftclimb", "start-session", "--state", folder.path + "/state").run()
    for _ in 0..<SoakCount.of(24, 300) {
      let (bytes, isJSON) = Self.payload(&chance)
      try Data(bytes).write(to: URL(filePath: folder.path + "/push.json"))
      let result = try Program("push", folder.path + "/push.json", "--token", "ab", "--state", folder.path + "/state")
        .run()
      let told = String(decoding: bytes, as: UTF8.self)
      if result.code == 2 || !isJSON {
        #expect(result.code == 2 && result.output.isEmpty, "\(told) \(result)")
        expectOneSentence(result.errors, told)
      } else {
        #expect(result.code == 1 && result.errors.isEmpty && result.output.contains("BadDeviceToken"), "\(result)")
      }
      #expect(try Data(contentsOf: URL(filePath: folder.path + "/push.json")) == Data(bytes))
    }
  }

  @Test("S06 P07 whatever has become of a state file: the phone starts, and what can't be read is kept as it was")
  func stateFiles() throws {
    let original = try ScratchFolder()
    for words in [["app", "swiftclimb", "start-session"], ["time", "+5m"], ["device", "battery", "50"]] {
      #expect(try Program(words + ["--state", original.path]).run().code == 0)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: original.path).filter { $0.hasSuffix(".json") }
    #expect(names.count >= 3)
    var chance = Chance(state: 9)
    for _ in 0..<SoakCount.of(10, 200) {
      let folder = try ScratchFolder()
      _ = try Shell.run("cp", "-R", original.path + "/.", folder.path)
      let name = names.sorted()[chance.below(names.count)]
      let bytes = Self.broken(Array(try original.text(of: name).utf8), &chance)
      try Data(bytes).write(to: URL(filePath: folder.path + "/" + name))
      for words in [["list", "--activities"], ["device", "battery", "51"]] {
        let result = try Program(words + ["--state", folder.path]).run()
        #expect((0...2).contains(result.code) && !result.errors.contains("Fatal"), "\(name) \(result)")
        if result.code == 2 { expectOneSentence(result.errors, name) }
      }
      #expect(try Self.isKept(bytes, in: folder.path), "\(name) is lost")
    }
  }

  /// No JSON any more: cut off, or with garbage in front.
  private static func broken(_ bytes: [UInt8], _ chance: inout Chance) -> [UInt8] {
    switch chance.below(3) {
    case 0: Array(bytes.prefix(chance.below(bytes.count)))
    case 1: Array("\u{1B}[2J garbage ".utf8) + bytes
    default: Array(repeating: 0xFF, count: 1 + chance.below(5000))
    }
  }

  private static func isKept(_ bytes: [UInt8], in folder: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: folder).contains { name in
      (try? Data(contentsOf: URL(filePath: folder + "/" + name))) == Data(bytes)
    }
  }

  private func expectOneSentence(_ text: String, _ what: String) {
    let hostile = text.unicodeScalars.dropLast().contains {
      $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
    }
    let isOne = text.hasPrefix("skerry: ") && text.hasSuffix("\n") && text.split(separator: "\n").count == 1
    #expect(isOne && !hostile && text.utf8.count < 500, "\(what): \(text)")
  }
}

/// A generator whose numbers are the same every time.
struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}
