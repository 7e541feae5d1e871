import SkerryCells
import Testing

@testable import SkerryViews

/// Rings as low as a line of text, as in the pills of the island.
@MainActor @Suite struct LowRingTests {
  private static let green = Color(red: 0, green: 1, blue: 0)

  /// How much of a row is of a ring, in eighths of cells: ground from the left, or its sides; and what is written there.
  private func chip(_ scene: Scene) -> (eighths: Int, letters: String) {
    var (eighths, letters) = (0, "")
    for column in 0..<scene.grid.size.columns {
      let cell = scene.cell(column, 0)
      let scalar = cell.glyph?.scalar.value ?? 0x20
      if (cell.background.rgb?.green ?? 0) > 100 {
        eighths += 8
      } else if (0x2588...0x258F).contains(scalar), (cell.foreground.rgb?.green ?? 0) > 100 {
        eighths += Int(0x2590 - scalar)
      } else if scalar == 0x28 || scalar == 0x29 {
        eighths += max(0, (Int(cell.foreground.rgb?.green ?? 0) - 60) * 8 / 195)
        continue
      }
      if !(0x2580...0x259F).contains(scalar), scalar != 0x20 {
        letters.unicodeScalars.append(cell.glyph?.scalar ?? " ")
      }
    }
    return (eighths, letters)
  }

  private func arc(_ share: Double, side: Double, _ sign: String) -> some View {
    ZStack {
      Circle().stroke(Self.green.opacity(0.1), lineWidth: 3)
      Circle().trim(from: 0, to: share).stroke(Self.green, lineWidth: 3).rotationEffect(.degrees(-90))
      Text(sign)
    }.frame(width: side, height: 16)
  }

  @Test(
    "X07 an arc of one row around a sign is its two sides or its ground, as far as it is done, and no sign beside it",
    arguments: [(16.0, "7"), (16, "12"), (20, "7"), (24, "7"), (24, "12"), (30, "7"), (30, "12")])
  func arcs(side: Double, sign: String) {
    var last = 0
    for share in [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1] {
      let (eighths, letters) = chip(Scene { arc(share, side: side, sign) })
      #expect(letters == sign, "\(share)")
      #expect(eighths >= last, "\(share)")
      last = eighths
    }
    #expect(last >= 8 * sign.count)
    #expect(chip(Scene { arc(0, side: side, sign) }).eighths == 0)
    if side >= 20 {
      let (less, more) = (chip(Scene { arc(0.1, side: side, sign) }), chip(Scene { arc(0.9, side: side, sign) }))
      #expect(less.eighths > 0 && less.eighths < more.eighths && more.eighths < last)
    }
  }

  @Test("X07 S01 how far a ring around a sign is done is read without colours, too")
  func plain() {
    func isBold(_ share: Double) -> [Bool] {
      let grid = GridReduction(depth: .mono, ascii: true).reduce(Scene { arc(share, side: 24, "7") }.grid)
      #expect(grid.plainText() == "(7)\n", "\(share)")
      return [0, 2].map { grid[$0, 0].attributes.contains(.bold) }
    }
    #expect([0, 0.25, 0.6, 1].map(isBold) == [[false, false], [false, true], [false, true], [true, true]])
    // Where the sides have no room, the ground says it.
    func text(_ share: Double) -> String { Scene(columns: 3) { arc(share, side: 24, "12") }.text }
    #expect(Set([0, 0.25, 0.6, 1].map(text)).count > 2)
  }

  @Test("X07 an arc around a sign that is drawn later, or over a disc, is its ground too")
  func order() {
    let above = Scene {
      Text("7").frame(width: 24, height: 16).overlay(Circle().trim(from: 0, to: 0.5).stroke(Self.green, lineWidth: 2))
    }
    #expect(chip(above).letters == "7" && chip(above).eighths > 0)
    let disc = Scene {
      Text("7").frame(width: 24, height: 16).background(Circle().fill(Color(white: 0.2)))
        .overlay(Circle().trim(from: 0, to: 1).stroke(Self.green, lineWidth: 2))
    }
    #expect(chip(disc).letters == "7")
    #expect(disc.background(0, 0) == disc.background(2, 0), "no half of a disc is left beside it")
  }

  @Test("X07 circular progress of one row lies around its short value, and around a sign over it")
  func progress() {
    for share in [0.25, 0.75] {
      let value = Scene {
        ProgressView(value: share) {
        } currentValueLabel: {
          Text("60")
        }.progressViewStyle(.circular).tint(Self.green).frame(width: 40, height: 16)
      }
      #expect(chip(value).letters == "60" && chip(value).eighths > 0, "\(value.text)")
      #expect(value.rendering.warnings.isEmpty)
      let over = Scene {
        ProgressView(value: share).progressViewStyle(.circular).tint(Self.green).frame(width: 24, height: 16)
          .overlay(Text("7"))
      }
      #expect(chip(over).letters == "7" && chip(over).eighths > 0, "\(over.text)")
    }
    let gauge = Scene {
      Gauge(value: 0.5) {
      } currentValueLabel: {
        Text("50")
      }.gaugeStyle(.accessoryCircularCapacity).tint(Self.green).frame(width: 40, height: 16)
    }
    #expect(chip(gauge).letters == "50")
  }

  @Test("X07 a value with no room in a ring of one row is left out with a remark, and the ring is a sign")
  func long() {
    let scene = Scene {
      ProgressView(value: 0.5) {
      } currentValueLabel: {
        Text("12:30")
      }.progressViewStyle(.circular).frame(width: 64, height: 16)
    }
    #expect(scene.text.filter { !$0.isWhitespace } == "◑")
    #expect(scene.rendering.warnings.map(\.kind) == [.labelLeftOut])
  }

  @Test("X07 an arc of one row by itself is full only where it is a whole ring")
  func alone() {
    func glyph(_ share: Double) -> String {
      picture {
        Circle().trim(from: 0, to: share).stroke(Self.green, lineWidth: 3).rotationEffect(.degrees(-90))
          .frame(width: 16, height: 16)
      }
    }
    #expect([0.02, 0.3, 0.6, 0.9, 1].map(glyph) == ["◔\n", "◔\n", "◑\n", "◕\n", "●\n"])
  }

  @Test("X07 rings within each other have a common middle, whatever their sizes", arguments: [24.0, 28, 30, 32, 36])
  func nested(side: Double) {
    let scene = Scene {
      ZStack {
        Circle().stroke(Color.clear, lineWidth: 4)
        Circle().stroke(Self.green, lineWidth: 3).frame(width: side, height: side)
      }.frame(width: 44, height: 44)
    }
    var rows: [Int] = []
    for row in 0..<scene.grid.size.rows {
      for column in 0..<scene.grid.size.columns {
        guard let mask = scene.cell(column, row).glyph.flatMap({ BrailleDots.mask(of: $0) }) else { continue }
        for line in 0..<4 where [0, 1].contains(where: { mask & BrailleDots.bit(column: $0, row: line) != 0 }) {
          rows.append(row * 4 + line)
        }
      }
    }
    let middle = Double((rows.min() ?? 0) + (rows.max() ?? 0) + 1) / 2
    #expect(abs(middle - Double(scene.grid.size.rows) * 2) <= 0.5, "\(scene.text)")
  }
}
