import SkerryCells
import Testing

@testable import SkerryViews

/// Grounds of two rows where other things stand close by, and pictures of shapes smaller than cells.
@MainActor @Suite struct CrowdedGroundTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  @Test("X07 a pill under a line of words leaves the whole row to them, and its own line keeps its ground")
  func words() {
    let filled = Scene {
      VStack(alignment: .leading, spacing: 0) {
        Text("Where to eat?")
        Text("Go").frame(width: 120, height: 32).background(red, in: Capsule())
      }
    }
    #expect(filled.text.hasPrefix("Where to eat?\n      Go\n▝▀▀"), "\(filled.text)")
    #expect(filled.background(7, 1) == RGB(hex: 0xFF0000))
    let clipped = picture {
      VStack(alignment: .leading, spacing: 0) {
        Text("Where to eat?")
        Text("Go").frame(width: 120, height: 32).background(red).clipShape(Capsule())
      }
    }
    #expect(clipped == filled.text)
  }

  @Test("X07 of two pills without a row between them the lower one leaves half of one")
  func pills() {
    let pills = picture {
      VStack(spacing: 6) {
        ForEach(0..<2, id: \.self) { _ in
          Text("Go").frame(width: 64, height: 30).background(red, in: Capsule())
        }
      }.padding(.top, 16)
    }
    let rows = pills.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[2].contains("▀▀") && !rows[2].contains("▄"), "\(pills)")
    #expect(rows[3].contains("Go") && rows[4].contains("▀▀"), "\(pills)")
  }

  @Test("X07 a color that is cut out in a shape moves to its letters with the line around it, as the shape does")
  func clippedColor() {
    func button<Ground: View>(_ ground: Ground) -> some View {
      ZStack {
        Capsule().strokeBorder(.white.opacity(0.3), lineWidth: 1).background(ground)
        Text("Absent")
      }.frame(width: 120, height: 36).padding(.top, 16)
    }
    let filled = Scene { button(Capsule().fill(red)) }
    let clipped = Scene { button(red.clipShape(Capsule())) }
    #expect(clipped.grid == filled.grid, "\(clipped.text)\n\(filled.text)")
    #expect(filled.text.hasPrefix("▗▄▄"), "\(filled.text)")
    // What is round takes a square of its room as a shape, and all of it as a color.
    #expect(Scene { red.clipShape(Circle()).frame(width: 120, height: 36) }.grid.size.columns == 15)
  }

  @Test("X07 a line of text in a clipped ground has half a row of it above and below, as in a filled one")
  func clippedLines() {
    let clipped = picture {
      Text("Open").padding(.vertical, 10).padding(.horizontal, 16).background(red).clipShape(Capsule())
    }
    #expect(clipped == "▗▄▄▄▄▄▄▖\n  Open\n▝▀▀▀▀▀▀▘\n")
    #expect(picture { Text("Open").padding(16).background(red).cornerRadius(8) } != clipped)
  }

  @Test("X07 a clipped disc beside a button of a line stands in the middle of its rows")
  func discs() {
    let row = picture {
      HStack(spacing: 8) {
        Text("+").frame(width: 36, height: 36).background(red).clipShape(Circle())
        Text("Open").padding(.vertical, 10).padding(.horizontal, 16).background(red).clipShape(Capsule())
      }
    }
    let rows = row.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].contains("▄") && rows[1].contains("+") && rows[1].contains("Open"), "\(row)")
    #expect(rows[2].prefix(6).contains { "▀▅▆▇".contains($0) }, "\(row)")
  }

  @Test("X07 the gleam of a line around two rows lies on the round corners of their ground, not outside of them")
  func corners() {
    let box = Scene {
      VStack(spacing: 0) {
        Text("F")
        Text("118")
      }.frame(width: 80, height: 32)
        .background(RoundedRectangle(cornerRadius: 12).fill(red))
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.white, lineWidth: 1))
    }
    let corner = box.cell(0, 0)
    #expect(corner.glyph?.isBlank == false && corner.background == CellColor(RGB(hex: 0)), "\(box.text)")
    #expect(corner.foreground == box.cell(2, 0).background)
  }

  @Test("X07 a gauge of two rows shows its value, and lies around it")
  func gauges() {
    let gauge = picture {
      Gauge(value: 0.5) {
        EmptyView()
      } currentValueLabel: {
        Text("50").font(.system(size: 12))
      }.gaugeStyle(.accessoryCircularCapacity).frame(width: 38, height: 38).padding(.top, 16)
    }
    let rows = gauge.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[1].contains("50") && !rows[0].allSatisfy { $0 == " " } && rows[2].contains { $0 != " " }, "\(gauge)")
  }

  @Test("X07 a bar hides a line of dots that lies behind it")
  func bars() {
    let bar = picture(12) {
      Capsule().fill(red).frame(height: 4).padding(.vertical, 16)
        .background { Circle().stroke(Color.white, lineWidth: 1).frame(width: 96, height: 48) }
    }
    #expect(bar.contains("━━━━━━━━━━━━"), "\(bar)")
  }

  @Test("X07 a sign of dots smaller than cells stays in its frame, in dots of braille")
  func dots() {
    let arrow = ["00100", "01110", "11111", "00100", "00100"].map(Array.init)
    func sign(_ size: Double) -> String {
      picture {
        VStack(spacing: size * 0.05) {
          ForEach(0..<5, id: \.self) { row in
            HStack(spacing: size * 0.05) {
              ForEach(0..<5, id: \.self) { column in
                Circle().fill(arrow[row][column] == "1" ? red : Color.clear)
                  .frame(width: size / 6.2, height: size / 6.2)
              }
            }
          }
        }.frame(width: size, height: size)
      }
    }
    func isDots(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || (0x2800...0x28FF).contains(scalar.value) }
    for (size, height) in [(12.0, 1), (30, 2)] {
      let rows = sign(size).split(separator: "\n")
      #expect(rows.count == height && rows.allSatisfy { $0.unicodeScalars.allSatisfy(isDots) }, "\(sign(size))")
    }
  }
}
