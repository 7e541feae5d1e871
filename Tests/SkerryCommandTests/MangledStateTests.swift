import FoundationEssentials
import SkerryApps
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerrySoak
import Testing

@testable import SkerrySteps

@Suite("Mangled state")
struct MangledStateTests {
  /// What numbers, words and whole stretches of a file may turn into.
  private static let pieces = [
    "1e308", "-1e308", "9223372036854775807", "-1", "0", "null", "true", "\"\"", "[]", "{}", "\"\\u001b[31m\\u202e\"",
    "1e-320", "\"active\"", "\"2026\"",
  ]

  private static func mangled(_ text: String, _ chance: inout SmallRandom) -> String {
    var bytes = Array(text.utf8)
    switch chance.below(4) {
    case 0: bytes = Array(bytes.prefix(chance.below(bytes.count)))
    case 1: if !bytes.isEmpty { bytes[chance.below(bytes.count)] = UInt8(chance.below(256)) }
    default:
      // A value of the document becomes another one.
      let values = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") || bytes[$0] == UInt8(ascii: ",") }
      guard let start = values.isEmpty ? nil : values[chance.below(values.count)] else { break }
      let end = bytes[(start + 1)...].firstIndex { ",}]".utf8.contains($0) } ?? bytes.endIndex
      bytes.replaceSubrange((start + 1)..<end, with: Array(pieces[chance.below(pieces.count)].utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("S06 D07 P07 a phone starts, draws and goes on for a day from whatever its files have become")
  @MainActor func anyFile() throws {
    let start = Date(timeIntervalSince1970: 1_769_852_460)
    let original = MemoryStore()
    let first = Device(apps: Apps.all, files: original, now: start)
    let app = try #require(first.apps.first)
    first.startSample(of: app)
    first.lock()
    let names = ["registry.json", "device.json"]
    let texts = try names.map { String(decoding: try #require(try original.read($0)), as: UTF8.self) }
    var chance = SmallRandom(state: 42)
    for _ in 0..<400 {
      let files = MemoryStore()
      let broken = chance.below(2)
      for (index, name) in names.enumerated() {
        let text = index == broken ? Self.mangled(texts[index], &chance) : texts[index]
        try files.write(Data(text.utf8), to: name)
      }
      let device = Device(apps: Apps.all, files: files, now: start)
      let dashboard = Dashboard(device: device, realClock: { 0 }, rate: 0)
      dashboard.start(size: CellSize(columns: 100, rows: 34))
      #expect(dashboard.frame().checkInvariants().isEmpty)
      dashboard.handle(.key(.character("l")))
      try dashboard.phone.perform(.pass(to: start.addingTimeInterval(86_400)))
      let text = dashboard.frame().plainText()
      #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    }
  }
}
