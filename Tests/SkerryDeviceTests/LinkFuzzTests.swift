import FoundationEssentials
import SkerryScreens
import SkerrySoak
import Testing

@testable import SkerryDevice

/// Links from anywhere: opened by the app that registered them, or logged, and nothing else.
@MainActor @Suite struct LinkFuzzTests {
  private static let count = SoakCount.of(3_000, 1_000_000)
  private static let pieces = [
    "alpha", "swiftclimb", "ALPHA", "http", "", "://", ":", "/", "//", "session", "add-climb", "%", "%2", "%zz", "%00",
    "?",
    "#", "@", "[", "]", "[::1]", "\u{0}", "\u{1B}[31m", "\u{202E}", "é", "🧗", " ", "\n", "\\", "..", ":99999", "a&b=c",
    "5E1B2C3D-4F5A-4B6C-8D7E-9F0A1B2C3D4E", "user:password", "\u{FEFF}",
  ]

  private func link(_ generator: inout SmallGenerator) -> String {
    var text = generator.below(2) == 0 ? ["alpha://", "swiftclimb://session/"].pick(&generator) : ""
    for _ in 0..<generator.below(8) { text += Self.pieces.pick(&generator) }
    if generator.below(50) == 0 { text += String(repeating: "x", count: 5000) }
    return text
  }

  @Test("P10 D07 random links are opened by the app that registered their scheme, or logged, and change nothing else")
  func randomLinks() throws {
    let phone = TestPhone()
    try phone.start("alpha")
    phone.device.goHome()
    let records = phone.device.center.withRegistry { $0.cards() }
    var generator = SmallGenerator(seed: 5)
    var opened = 0
    for _ in 0..<Self.count {
      let text = link(&generator)
      let front = phone.device.foregroundApp?.name
      let lines = phone.device.log.entries.last?.id ?? 0
      if phone.device.open(url: text) {
        opened += 1
        let scheme = text.prefix { $0 != ":" }.lowercased()
        try #require(phone.device.foregroundApp?.information.urlSchemes == [String(scheme)], "\(text.debugDescription)")
      } else {
        try #require(phone.device.foregroundApp?.name == front, "\(text.debugDescription)")
      }
      try #require((phone.device.log.entries.last?.id ?? 0) > lines, "not a word about \(text.debugDescription)")
    }
    #expect(opened > Self.count / 20 && opened < Self.count)
    #expect(phone.device.center.withRegistry { $0.cards() } == records)
    let grid = phone.device.phonePicture(rows: 44).grid
    #expect(grid.checkInvariants().isEmpty)
  }
}
