import SkerryCells
import Testing

@testable import SkerryViews

/// Lengths that are rounded to cells one by one, and what they come to in all.
@MainActor @Suite struct RouteColumnTests {
  private func route(_ stops: Int, line: Double, dot: Double = 12) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<stops) { stop in
        Circle().fill(.green).frame(width: dot, height: dot)
        if stop < stops - 1 { Rectangle().fill(.green).frame(width: 2, height: line) }
      }
    }
  }

  @Test("X07 the dots of a route and the lines between them are as high in all as on a phone")
  func lines() {
    #expect(picture { route(3, line: 24) } == "●\n│\n●\n│\n●\n")
    #expect(picture { route(2, line: 40) }.split(separator: "\n").count == 4)
    #expect(picture { route(4, line: 20, dot: 8) }.split(separator: "\n").count == 7)
    let stops = picture {
      HStack(alignment: .top, spacing: 8) {
        route(3, line: 24)
        VStack(alignment: .leading, spacing: 14) {
          Text("a"); Text("b"); Text("c")
        }
      }
    }
    #expect(stops == "●  a\n│\n●  b\n│\n●  c\n")
  }

  @Test("X07 the nub of a battery touches it, in the middle of its height")
  func nub() {
    let battery = Scene {
      HStack(spacing: 2) {
        RoundedRectangle(cornerRadius: 6).fill(.gray).frame(width: 126, height: 30)
        RoundedRectangle(cornerRadius: 2).fill(.gray).frame(width: 4, height: 12)
      }
    }
    #expect(battery.grid.size == CellSize(columns: 17, rows: 2))
    #expect(battery.cell(16, 0).glyph == Glyph("▄") && battery.cell(16, 1).glyph == Glyph("▀"))
    // Parts of a line keep their distance, however their widths are rounded.
    let parts = Scene {
      HStack(spacing: 2) { ForEach(0..<3) { _ in Capsule().fill(.gray).frame(width: 30, height: 6) } }
    }
    #expect(parts.grid.size.columns == 14)
  }

  @Test("X07 gauges of one kind are as large as each other, as they are on a phone")
  func gauges() {
    func gauge(_ value: Double, _ words: String) -> some View {
      Gauge(value: value) {
        Text("a")
      } currentValueLabel: {
        Text(words)
      }.gaugeStyle(.accessoryCircularCapacity)
    }
    for columns in [30, 36, 42, 46] {
      let scene = Scene(columns: columns) {
        HStack {
          gauge(0.4, "40")
          gauge(0.7, "70")
          VStack(alignment: .leading) {
            Text("Battery of the car and the house"); Text("Charging until tomorrow")
          }
        }
      }
      let row = scene.text.split(separator: "\n").first { $0.contains("40") } ?? ""
      let places = ["40", "70"].compactMap { row.firstRange(of: $0)?.lowerBound }.map {
        row.distance(from: row.startIndex, to: $0)
      }
      #expect(places.count == 2 && places[1] - places[0] == 9, "\(columns): \(row)")
    }
  }

  @Test("X07 a small number in a frame that it fits on a phone is whole: words beside it are cut, and spacers give way")
  func numbers() {
    for time in ["12:34", "1:12:34"] {
      let row = picture(40) {
        HStack(spacing: 6) {
          Text("workspace of the team").font(.caption).lineLimit(1).layoutPriority(1)
          Text("studio").font(.caption2).lineLimit(1)
          Spacer(minLength: 4)
          Text("2 agents").font(.caption2).fixedSize()
          Text(time).font(.caption2).lineLimit(1).frame(width: 44, alignment: .trailing).clipped()
        }
      }
      #expect(row.contains(time), "\(row)")
    }
  }

  @Test("S01 X07 a line between the rows of a grid makes it as wide as there is room, unless it is unsized")
  func gridLines() {
    func grid(_ isUnsized: Bool) -> String {
      picture(20) {
        GridContainer(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
          GridRow {
            Text("a"); Text("b")
          }
          if isUnsized { Divider().gridCellUnsizedAxes(.horizontal) } else { Divider() }
          GridRow {
            Text("c"); Text("d")
          }
        }
      }
    }
    #expect(grid(false) == "a          b\n────────────────────\nc          d\n")
    #expect(grid(true).count { $0 == "─" } == 3)
  }
}
