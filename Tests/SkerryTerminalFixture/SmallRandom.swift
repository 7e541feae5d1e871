import SkerryCells

/// Random pictures that are the same each time.
struct SmallRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }

  private static let words = ["9:41", "漢字", "🔒", "e\u{301}a", "███▌", "     ", "x", "wide 漢 in it"]
  private static let colors: [CellColor] = [
    .standard, CellColor(.white), CellColor(RGB(hex: 0xFF9F0A)), CellColor(RGB(hex: 0x1C1C1E)),
    CellColor(RGB(hex: 0x0A84FF)),
  ]

  /// Writes a few words, fills a rectangle now and then, and rarely clears everything.
  mutating func scribble(on grid: inout Grid) {
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let place = CellPoint(
        column: Int.random(in: -3..<grid.size.columns, using: &self),
        row: Int.random(in: 0..<grid.size.rows, using: &self))
      let color = Self.colors.randomElement(using: &self) ?? .standard
      let ground = Self.colors.randomElement(using: &self) ?? .standard
      switch Int.random(in: 0..<12, using: &self) {
      case 0:
        let size = CellSize(columns: Int.random(in: 1...30, using: &self), rows: Int.random(in: 1...4, using: &self))
        grid.fill(CellRect(origin: place, size: size), with: .blank(on: ground))
      case 1 where Int.random(in: 0..<6, using: &self) == 0: grid.clear()
      default:
        grid.write(
          CellText(Self.words.randomElement(using: &self) ?? ""), at: place, foreground: color, background: ground,
          attributes: CellAttributes(rawValue: UInt8.random(in: 0..<64, using: &self)))
      }
    }
  }
}
