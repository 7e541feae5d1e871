import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct ProgressTests {
  @Test(
    "X07 a bar is a line, as low as on a phone, and grows by halves of a cell; empty and full are only shown when true")
  func halves() {
    #expect(picture(10) { ProgressView(value: 0.42) } == "━━━━──────\n")
    #expect(picture(10) { ProgressView(value: 0.0001) } == "╾─────────\n")
    #expect(picture(10) { ProgressView(value: 0.9999) } == "━━━━━━━━━╾\n")
    #expect(picture(10) { ProgressView(value: 1.0) } == "━━━━━━━━━━\n")
    #expect(picture(10) { ProgressView(value: -3.0) } == "──────────\n")
    #expect(picture(10) { ProgressView(value: 7, total: 0.0) } == "──────────\n")
    #expect(picture(10) { ProgressView(value: Double.nan) } == "──────────\n")
    #expect(picture(10) { ProgressView(value: 0.42).scaleEffect(x: -1) } == "──────━━━━\n")
    #expect(picture(10) { ProgressView(value: 0.46).scaleEffect(x: -1) } == "─────╼━━━━\n")
  }

  @Test("X07 the color of a style is that of the bar or ring, also where it moves by itself")
  func colorsOfStyles() {
    let green = Color(red: 0, green: 1, blue: 0)
    let day = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1)
    let ring = Scene(columns: 2) {
      ProgressView(timerInterval: day, countsDown: false).progressViewStyle(CircularProgressViewStyle(tint: green))
        .frame(width: 16, height: 16)
    }
    #expect(ring.foreground(0, 0) == RGB(hex: 0x00FF00))
    let still = Scene(columns: 2) {
      ProgressView(value: 1.0).progressViewStyle(CircularProgressViewStyle(tint: green)).tint(.red)
        .frame(width: 16, height: 16)
    }
    #expect(still.foreground(0, 0) == RGB(hex: 0x00FF00))
    let bar = Scene(columns: 4) { ProgressView(value: 1.0).progressViewStyle(LinearProgressViewStyle(tint: green)) }
    #expect(bar.foreground(0, 0) == RGB(hex: 0x00FF00))
  }

  @Test("X07 what lies right behind a bar is no higher than the bar; around a bar with padding it is an area")
  func behindBar() {
    let bar = Scene(columns: 10) { ProgressView(value: 0.5).tint(.white).background(.red).frame(width: 80) }
    #expect(bar.text == "━━━━━─────\n")
    #expect((0..<10).allSatisfy { bar.background($0, 0) == RGB(hex: 0x000000) })
    let card = Scene(columns: 10) { ProgressView(value: 0.5).padding(.vertical, 8).background(.red) }
    #expect(card.background(7, 0) != RGB(hex: 0x000000))
  }

  @Test("P14 progress is spoken with its title and percentage")
  func spoken() {
    #expect(Scene(columns: 10) { ProgressView(value: 0.42) }.spoken == ["42 percent"])
    #expect(
      Scene(columns: 10) { ProgressView("Load", value: 3, total: 8) }.spoken == ["Load, 38 percent"])
    #expect(
      Scene(columns: 10) {
        ProgressView(value: 0.3) {
          Text("Sit")
        } currentValueLabel: {
          Text("30%")
        }
      }.spoken == ["Sit, 30 percent"])
    #expect(Scene { ProgressView() }.spoken == ["in progress"])
  }

  @Test("P14 a name that an app gives progress leaves its percentage, wherever it stands")
  func named() {
    #expect(Scene { ProgressView(value: 0.42).accessibilityLabel("Progress") }.spoken == ["Progress, 42 percent"])
    let ring = ProgressView("Load", value: 0.5).progressViewStyle(.circular)
    #expect(Scene { ring.accessibilityLabel("Pages") }.spoken == ["Pages, 50 percent"])
    #expect(
      Scene { Gauge(value: 0.7) { Text("Battery") }.gaugeStyle(.accessoryCircularCapacity) }.spoken == [
        "Battery, 70 percent"
      ])
    #expect(Scene { ProgressView().accessibilityLabel("Search") }.spoken == ["Search, in progress"])
    let start = Scene.noon
    let timer = Scene { ProgressView(timerInterval: start...start.addingTimeInterval(800)).accessibilityLabel("Left") }
    _ = timer.rendering.advance(to: start.addingTimeInterval(600))
    #expect(timer.spoken == ["Left, 25 percent"])
    #expect(
      Scene {
        Button {
        } label: {
          ProgressView(value: 0.1)
        }
      }.spoken == ["10 percent, button"])
    #expect(
      Scene {
        HStack {
          Text("Trip"); ProgressView(value: 0.1)
        }.accessibilityElement(children: .combine)
      }.spoken == ["Trip, 10 percent"])
    #expect(Scene { Button("Go") {}.disabled(true) }.spoken == ["Go, dimmed, button"])
    #expect(
      Scene { Text("A").accessibilityAddTraits([.isHeader, .isButton, .isSelected]) }.spoken == [
        "selected, A, button, heading"
      ])
  }

  @Test(
    "P14 D04 without colours a bar and a ring still show how full they are", arguments: [0.0, 0.25, 0.5, 0.75, 1])
  func colourless(_ value: Double) {
    for (depth, isASCII) in [(ColorDepth.mono, false), (.mono, true), (.truecolor, true), (.colors8, false)] {
      let reduction = GridReduction(depth: depth, ascii: isASCII)
      let bar = reduction.reduce(Scene(columns: 8) { ProgressView(value: value) }.rendering.grid).plainText()
      let (full, rest): (Character, Character) = isASCII ? ("=", "-") : ("━", "─")
      #expect(bar.count { $0 == full } == Int(value * 8), "\(depth) \(bar)")
      #expect(bar.count { $0 == rest } == 8 - Int(value * 8), "\(depth) \(bar)")
      let ring = reduction.reduce(
        Scene(columns: 6, rows: 3) { ProgressView(value: value).progressViewStyle(.circular) }.rendering.grid)
      let dots = ring.plainText().unicodeScalars.filter {
        isASCII ? ":.#".unicodeScalars.contains($0) : $0.value >> 8 == 0x28
      }
      let thin = dots.count { isASCII ? $0 == "." : ($0.value & 0xFF).nonzeroBitCount == 1 }
      #expect(
        dots.count > 6 && abs(Double(dots.count - thin) / Double(dots.count) - value) < 0.26,
        "\(depth) \(ring.plainText())")
    }
  }

  @Test("T02 T01 a timer's bar moves when the next half of a column is reached, not before")
  func timer() throws {
    let start = Scene.noon
    let scene = Scene(columns: 10) {
      ProgressView(timerInterval: start...start.addingTimeInterval(800), countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    }
    #expect(scene.text == "──────────\n")
    #expect(scene.rendering.nextChange == start.addingTimeInterval(40))
    #expect(scene.rendering.advance(to: start.addingTimeInterval(39.5)).isEmpty)
    #expect(scene.rendering.advance(to: start.addingTimeInterval(40)).count == 1)
    #expect(scene.text == "╾─────────\n")
    _ = scene.rendering.advance(to: start.addingTimeInterval(805))
    #expect(scene.text == "━━━━━━━━━━\n")
    #expect(scene.rendering.nextChange == nil)
  }

  @Test("T02 a timer's bar is full first when it counts down, with the time left below")
  func countdown() {
    let start = Scene.noon
    let scene = Scene(columns: 10) { ProgressView(timerInterval: start...start.addingTimeInterval(800)) }
    #expect(scene.text == "━━━━━━━━━━\n13:20\n")
    _ = scene.rendering.advance(to: start.addingTimeInterval(400))
    #expect(scene.text == "━━━━━─────\n6:40\n")
    #expect(scene.spoken == ["50 percent"])
  }

  @Test("S01 circular progress is a ring of dots, one glyph in a single row")
  func rings() {
    #expect(picture { ProgressView(value: 1).progressViewStyle(.circular) } == "⡔⠉⠉⢢\n⠣⣀⣀⠜\n")
    for (value, glyph) in [(0, "○"), (0.25, "◔"), (0.5, "◑"), (0.75, "◕"), (1, "●")] {
      #expect(picture(3, rows: 1) { ProgressView(value: value).progressViewStyle(.circular) } == " \(glyph)\n")
    }
    let big = picture {
      ProgressView(value: 0.3) {
        EmptyView()
      } currentValueLabel: {
        Text("30%")
      }
      .progressViewStyle(.circular).frame(width: 48, height: 48)
    }
    #expect(big.contains("30%"))
    #expect(big.split(separator: "\n").count == 3)
  }

  @Test("S01 a line of text as wide as a ring stands in it, where the ring has a row above and one below")
  func wideTextInRing() {
    func ring(_ side: CGFloat) -> String {
      picture {
        ProgressView(value: 0.3) {
          EmptyView()
        } currentValueLabel: {
          Text("24:50")
        }
        .progressViewStyle(.circular).frame(width: side, height: side)
      }
    }
    let rows = ring(50).split(separator: "\n")
    #expect(rows.count == 3 && rows.dropFirst().first?.contains("24:50") == true)
    #expect(!ring(32).contains("24:50"))
  }

  @Test("T01 a ring over time tells the instant of its next dot")
  func liveRing() throws {
    let start = Scene.noon
    let scene = Scene {
      ProgressView(timerInterval: start...start.addingTimeInterval(1000), countsDown: false)
        .progressViewStyle(.circular).frame(width: 32, height: 32)
    }
    let next = try #require(scene.rendering.nextChange)
    let before = scene.foreground(2, 0)
    _ = scene.rendering.advance(to: next.addingTimeInterval(-0.001))
    #expect(scene.foreground(2, 0) == before)
    _ = scene.rendering.advance(to: next)
    #expect(scene.foreground(2, 0) != before)
  }

  @Test("S01 rows that are missing cost the title first, then the value, never the bar")
  func rows() {
    func bar(_ rows: Int) -> String {
      picture(8, rows: rows) {
        ProgressView(value: 1.0) {
          Text("Title")
        } currentValueLabel: {
          Text("All")
        }
      }
    }
    #expect(bar(3) == "Title\n━━━━━━━━\nAll\n")
    #expect(bar(2) == "━━━━━━━━\nAll\n")
    #expect(bar(1) == "━━━━━━━━\n")
  }

  @Test("S01 gauges: bars with bounds, open and closed rings")
  func gauges() {
    #expect(
      picture(14) {
        Gauge(value: 50, in: 0...100) {
          Text("S")
        } currentValueLabel: {
          Text("50")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
      } == "S\n0 ━━━━──── 100\n50\n")
    let open = picture {
      Gauge(value: 1) { EmptyView() }.gaugeStyle(.accessoryCircular).frame(width: 48, height: 48)
    }
    let closed = picture {
      Gauge(value: 1) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).frame(width: 48, height: 48)
    }
    #expect(open != closed)
    #expect(open.first == closed.first)
  }

  @Test("S01 P14 hidden titles are spoken still")
  func hiddenTitles() {
    let scene = Scene(columns: 4) { ProgressView("Load", value: 1.0).labelsHidden() }
    #expect(scene.text == "━━━━\n")
    #expect(scene.spoken == ["Load, 100 percent"])
  }

  @Test("S01 X07 a style of an app draws progress; of what moves by itself it gets no fraction, as on a phone")
  func customStyle() {
    struct Words: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("at \(Int((configuration.fractionCompleted ?? 0) * 100))")
      }
    }
    #expect(picture(10) { ProgressView(value: 0.5).progressViewStyle(Words()) } == "  at 50\n")
    let start = Scene.noon
    #expect(
      picture(10) {
        ProgressView(timerInterval: start...start.addingTimeInterval(60)) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }.progressViewStyle(Words())
      } == "   at 0\n")
    struct Framed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(.leading, 16) }
    }
    #expect(
      picture(10) {
        ProgressView(timerInterval: start.addingTimeInterval(-30)...start.addingTimeInterval(30)) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }.progressViewStyle(Framed())
      } == "  ━━━━────\n")
    #expect(
      picture(8) { ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)) } == "━━━━────\n")
  }
}

@MainActor @Suite struct GaugeOpeningTests {
  @Test("X07 a linear gauge of a small place is a whole line with a mark at its value, in whichever direction it runs")
  func markedLine() {
    func line(_ value: Double, _ direction: LayoutDirection = .leftToRight) -> String {
      Scene(columns: 10, environment: { $0.layoutDirection = direction }) {
        Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryLinear)
      }.text
    }
    #expect(line(0) == "●━━━━━━━━━\n")
    #expect(line(0.5) == "━━━━━●━━━━\n")
    #expect(line(1) == "━━━━━━━━━●\n")
    #expect(line(0.2, .rightToLeft) == "━━━━━━━●━━\n")
    let gauge = Scene(columns: 4) {
      Gauge(value: 0.9) { Text("UV") }.gaugeStyle(.accessoryLinear)
        .tint(Gradient(colors: [Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 0, blue: 0)]))
    }
    #expect(gauge.foreground(0, gauge.grid.size.rows - 1) != gauge.foreground(3, gauge.grid.size.rows - 1))
    #expect(gauge.spoken == ["UV, 90 percent"])
  }

  @Test("S01 X07 an open gauge leaves its gap at the bottom; all of its ring is tinted, with a mark at the value")
  func opening() {
    func gauge(_ value: Double) -> Scene {
      Scene {
        Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(Color(white: 1))
          .frame(width: 48, height: 48)
      }
    }
    let full = gauge(1)
    #expect(full.cell(3, 2).glyph?.isBlank == true || full.cell(2, 2).glyph?.isBlank == true)
    #expect(full.cell(2, 0).glyph?.isBlank == false)
    let marks = [0, 0.25, 0.75, 1].map { value in
      let scene = gauge(value)
      for row in 0..<3 {
        for column in 0..<6 where scene.cell(column, row).glyph?.isBlank == false {
          #expect(scene.foreground(column, row) == RGB(hex: 0xFFFFFF))
        }
      }
      #expect(scene.text.count { $0 == "●" } == 1, "\(scene.text)")
      return scene.text
    }
    #expect(Set(marks).count == 4)
    #expect(marks[0].split(separator: "\n").last?.contains("●") == true && marks[1] != marks[2])
    let capacity = picture {
      Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).frame(width: 48, height: 48)
    }
    #expect(!capacity.contains("●"))
  }

  @Test("X07 a label of a gauge or of progress that has no room is left out with a remark")
  func leftOut() {
    func remarks<V: View>(_ rows: Int, _ view: V) -> [String] {
      Scene(columns: 20, rows: rows) { view }.rendering.warnings.filter { $0.kind == .labelLeftOut }.map(\.description)
    }
    let load = ProgressView(value: 0.4) {
      Text("Load")
    } currentValueLabel: {
      Text("40%")
    }
    #expect(remarks(3, load).isEmpty)
    #expect(remarks(1, load.frame(height: 16)).map { String($0.prefix(6)) } == ["“Load”", "“40%” "])
    #expect(remarks(1, load.labelsHidden().frame(height: 16)).isEmpty)
    let gauge = Gauge(value: 0.4) {
      EmptyView()
    } currentValueLabel: {
      Text("40")
    }
    .gaugeStyle(.accessoryCircularCapacity)
    #expect(remarks(3, gauge.frame(width: 48, height: 48)).isEmpty)
    #expect(remarks(1, gauge.frame(width: 8, height: 16)).count == 1)
  }

  @Test("X07 an open ring has its name in its opening, or the labels of its ends")
  func openRing() {
    let named = picture(8, rows: 4) { Gauge(value: 0.5) { Text("AQI") }.gaugeStyle(.accessoryCircular) }
    #expect(named.split(separator: "\n").last?.contains("AQI") == true, "\(named)")
    let ends = picture(8, rows: 4) {
      Gauge(value: 5, in: 0...9) {
        Text("AQI")
      } currentValueLabel: {
        Text("5")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      }
      .gaugeStyle(.accessoryCircular)
    }
    #expect(ends.split(separator: "\n").last?.contains("0 9") == true && !ends.contains("AQI"), "\(ends)")
    let wide = picture {
      Gauge(value: 142, in: 60...190) {
        EmptyView()
      } currentValueLabel: {
        Text("142")
      } minimumValueLabel: {
        Text("60")
      } maximumValueLabel: {
        Text("190")
      }
      .gaugeStyle(.accessoryCircular).frame(width: 48, height: 48)
    }
    #expect(wide.split(separator: "\n").last == "60 190", "\(wide)")
  }
}
