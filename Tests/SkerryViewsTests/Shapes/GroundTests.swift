import SkerryCells
import Testing

@testable import SkerryViews

/// What lies under letters: discs, pills, frames and bars of few rows.
@MainActor @Suite struct GroundTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private func hasDots(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) }
  }

  private let rgb = RGB(hex: 0xFF0000)

  @Test("X07 a disc or ring of two rows is drawn around the middle of its glyph, not beside it")
  func discs() {
    let disc = Scene {
      ZStack {
        Circle().fill(red)
        Text("+")
      }.frame(width: 32, height: 32).padding(16)
    }
    let lines = disc.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("  ") && lines[1] == " ▐█+█▌" && lines[2].hasPrefix("  "), "\(lines)")
    #expect(lines[0].count == 5 && lines[2].count == 5, "as much above the letter as below")
    let behind = Scene { Text("+").frame(width: 32, height: 32).background(Circle().fill(red)).padding(16) }
    #expect(behind.text == disc.text)
    let over = Scene { Circle().fill(red).frame(width: 32, height: 32).overlay(Text("+")).padding(16) }
    #expect(over.text == disc.text)
    let ring = picture {
      ZStack {
        Circle().stroke(red, lineWidth: 4)
        Text("+")
      }.frame(width: 32, height: 32).padding(16)
    }
    let rows = ring.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[1].contains("+"))
    #expect(hasDots(rows[0]) && hasDots(rows[2]) && !hasDots(rows[3]), "\(ring)")
  }

  @Test("X07 a button of a line with half a row of padding is two rows high, with and without lines around it")
  func halfRows() {
    let filled = picture {
      Text("Open").padding(.vertical, 8).padding(.horizontal, 16).background(red, in: Capsule())
    }
    #expect(filled == "▗▄▄▄▄▄▄▖\n  Open\n▝▀▀▀▀▀▀▘\n")
    let lined = picture {
      Text("Open").padding(.vertical, 8).padding(.horizontal, 16).overlay(Capsule().stroke(red))
    }
    #expect(lined == "╭──────╮\n│ Open │\n╰──────╯\n")
    // More padding than that is a row.
    let high = Scene { Text("Open").padding(16).background(red, in: RoundedRectangle(cornerRadius: 8)) }
    #expect(high.background(4, 0) == rgb)
  }

  @Test("X07 a pill of two rows is drawn around the middle of its line, filled, clipped or stroked")
  func pills() {
    let filled = picture {
      Text("Go").frame(width: 48, height: 32).background(RoundedRectangle(cornerRadius: 8).fill(red)).padding(16)
    }
    #expect(filled == "  ▄▄▄▄▄▄\n    Go\n  ▀▀▀▀▀▀\n\n")
    let clipped = picture { Text("Go").frame(width: 48, height: 32).background(red).cornerRadius(8).padding(16) }
    #expect(clipped == filled)
    let stroked = picture {
      Text("Go").frame(width: 48, height: 32).overlay(Capsule().stroke(red)).padding(16)
    }
    let rows = stroked.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].contains("▄▄▄▄") && rows[1].contains("Go") && rows[2].contains("▀▀▀▀"), "\(stroked)")
  }

  @Test("X07 letters above a disc that moved stay")
  func neighbours() {
    let scene = picture {
      VStack(spacing: 0) {
        Text("abcd")
        ZStack {
          Circle().fill(red)
          Text("+")
        }.frame(width: 32, height: 32)
      }
    }
    #expect(scene.hasPrefix("abcd\n"))
  }

  @Test("X07 a card's ground and stripes stay in their frames")
  func cards() {
    let scene = Scene(columns: 6, rows: 2) {
      ZStack {
        red
        Text("ab")
      }
    }
    #expect((0..<6).allSatisfy { scene.background($0, 0) == rgb && scene.background($0, 1) == rgb })
  }

  @Test("X07 a stroked pill of one row is a gleam behind its words, never brackets")
  func gleams() {
    for scene in [
      Scene { Text("ab").padding(.horizontal, 8).overlay(Capsule().stroke(red)) },
      Scene { Text("ab").padding(.horizontal, 8).background(RoundedRectangle(cornerRadius: 4).strokeBorder(red)) },
      Scene { Text("ab").padding(.horizontal, 8).border(red) },
    ] {
      #expect(scene.text == " ab\n")
      #expect((0..<4).allSatisfy { scene.background($0, 0) == RGB(hex: 0x590000) })
      #expect(scene.foreground(1, 0) == RGB(hex: 0xFFFFFF))
    }
  }

  @Test("X07 a disc of one row: a dot by itself, a ground of its letters, never hidden by them")
  func lowDiscs() {
    #expect(picture { Circle().fill(red).frame(width: 24, height: 16) } == " ●\n")
    let number = Scene { Text("4").frame(width: 24, height: 16).background(Circle().fill(red)) }
    #expect(number.text == "▐4▌\n" && number.background(1, 0) == rgb && number.foreground(0, 0) == rgb)
    let badge = Scene { Text("RE7").background(Circle().fill(red)) }
    #expect(badge.text == "RE7\n")
    #expect((0..<3).allSatisfy { badge.background($0, 0) == rgb })
  }

  @Test("X07 a ring of one row: a ring by itself, over a dot or a line too, and two sides around its number")
  func lowRings() {
    #expect(picture { Circle().stroke(red, lineWidth: 2).frame(width: 24, height: 16) } == " ○\n")
    let stop = picture {
      ZStack {
        Rectangle().fill(red).frame(width: 3)
        Circle().fill(Color.black).frame(width: 12, height: 12)
        Circle().stroke(red, lineWidth: 3).frame(width: 10, height: 10)
      }.frame(width: 16, height: 16)
    }
    #expect(stop == "○\n")
    let step = Scene {
      Text("4").frame(width: 24, height: 16).overlay(Circle().fill(Color.clear)).overlay(Circle().stroke(red))
    }
    #expect(step.text == "(4)\n" && step.foreground(0, 0) == RGB(hex: 0xFF0000))
    let done = Scene {
      ZStack {
        Circle().fill(Color(white: 1))
        Circle().stroke(red)
        Text("4")
      }.frame(width: 24, height: 16).padding(.horizontal, 8)
    }
    #expect(done.text == " ▐4▌\n" && done.background(2, 0) == RGB(hex: 0xFFFFFF), "a disc has no stripe in it")
  }

  @Test("X07 an arc of one row with nothing in it shows its part of the ring")
  func lowArcs() {
    func arc(_ share: Double) -> String {
      picture {
        ZStack {
          Circle().stroke(Color.white.opacity(0.3), lineWidth: 3)
          Circle().trim(from: 0, to: share).stroke(red, lineWidth: 3).rotationEffect(.degrees(-90))
        }.frame(width: 24, height: 16)
      }
    }
    #expect([0, 0.25, 0.5, 0.75, 1].map(arc) == [" ○\n", " ◔\n", " ◑\n", " ◕\n", " ●\n"])
  }

  @Test("X07 a box around a fill is a line at its edges, and a fill within a box leaves it whole")
  func boxes() {
    let filled = picture {
      Color.clear.frame(width: 48, height: 48).background(Rectangle().fill(red)).border(Color.white).padding(16)
    }
    #expect(filled == "\n  ▏▔▔▔▔▕\n  ▏    ▕\n  ▏▁▁▁▁▕\n\n")
    let battery = picture {
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 8).stroke(Color.white)
        RoundedRectangle(cornerRadius: 5).fill(red).frame(width: 32).padding(4)
        Text("62%").frame(maxWidth: .infinity)
      }.frame(width: 80, height: 48).padding(16)
    }
    #expect(battery == "\n  ▔▔▔▔▔▔▔▔▔▔\n  ▏  62%   ▕\n  ▁▁▁▁▁▁▁▁▁▁\n\n")
    #expect(picture(6, rows: 3) { Rectangle().stroke(red) } == "┌────┐\n│    │\n└────┘\n")
  }

  @Test("X07 the thin rim of a disc is the disc, and a path over what it fills is seen")
  func rims() {
    let crest = picture {
      ZStack {
        Circle().fill(red)
        Circle().strokeBorder(Color.white, lineWidth: 2)
      }.frame(width: 48, height: 48).padding(16)
    }
    #expect(!crest.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
    func slope(_ rect: LayoutRect) -> Path {
      Path {
        $0.move(to: LayoutPoint(x: 0, y: rect.height))
        $0.addLine(to: LayoutPoint(x: rect.width, y: 0))
      }
    }
    let chart = picture {
      ZStack {
        Path {
          $0.move(to: LayoutPoint(x: 0, y: 48))
          $0.addLine(to: LayoutPoint(x: 48, y: 0))
          $0.addLine(to: LayoutPoint(x: 48, y: 48))
        }.fill(red)
        slope(LayoutRect(x: 0, y: 0, width: 48, height: 48)).stroke(Color.white, lineWidth: 2)
      }.frame(width: 48, height: 48)
    }
    #expect(chart.unicodeScalars.filter { (0x2800...0x28FF).contains($0.value) }.count >= 6)
  }

  @Test("X07 a straight path in one row is a line: solid, dashed, dotted; a thin one has one row of dots")
  func lines() {
    func line(_ style: StrokeStyle) -> String {
      picture(6, rows: 1) {
        GeometryReader { proxy in
          Path {
            $0.move(to: LayoutPoint(x: 0, y: 0))
            $0.addLine(to: LayoutPoint(x: proxy.size.width, y: 0))
          }.stroke(red, style: style)
        }.frame(height: 1)
      }
    }
    #expect(line(StrokeStyle(lineWidth: 1)) == "──────\n")
    #expect(line(StrokeStyle(lineWidth: 4)) == "━━━━━━\n")
    #expect(line(StrokeStyle(lineWidth: 2, dash: [4])) == "╌╌╌╌╌╌\n")
    #expect(line(StrokeStyle(lineWidth: 2, dash: [0, 0])) == "──────\n", "no lengths, no gaps")
    #expect(line(StrokeStyle(lineWidth: 2, dash: [2, 6])) == "┈┈┈┈┈┈\n")
    let between = PathSampler.dots(columns: 2, rows: 1).along(
      Path {
        $0.move(to: LayoutPoint(x: 0, y: 8))
        $0.addLine(to: LayoutPoint(x: 16, y: 8))
      }, lineWidth: 2)
    #expect(between.filter { $0 }.count == 4)
  }

  @Test("X07 bars on a common line are drawn to eighths of a row, in any width")
  func bars() {
    let chart = picture {
      HStack(alignment: .bottom, spacing: 8) {
        ForEach([4.0, 12, 24, 40], id: \.self) { height in Capsule().fill(red).frame(width: 16, height: height) }
      }
    }
    #expect(chart == "         ▄▄\n      ▄▄ ██\n▂▂ ▆▆ ██ ██\n")
    #expect(picture(3) { Capsule().fill(red).frame(height: 14) } == "▇▇▇\n")
  }

  @Test("X07 an outlined bar of a column or two is a faint bar, no letter")
  func outlinedBars() {
    for width in [8.0, 18] {
      let scene = Scene { RoundedRectangle(cornerRadius: 4).stroke(red, lineWidth: 2).frame(width: width, height: 32) }
      #expect(scene.text == "\n\n")
      #expect(scene.background(0, 0) == RGB(hex: 0x590000) && scene.background(0, 1) == RGB(hex: 0x590000))
    }
  }

  @Test("X07 thin bars keep their number where gaps have no room")
  func thinBars() {
    let levels = HStack(spacing: 2) {
      ForEach([4.0, 16, 8, 16, 6], id: \.self) { height in Capsule().fill(red).frame(width: 3, height: height) }
    }
    #expect(picture(9) { levels }.split(separator: "\n").first?.count == 9)
    #expect(Scene(columns: 5) { levels }.text == "▂█▄█▃\n")
  }

  @Test("X07 an upright fill of three points without a height is a heavy line")
  func stripes() {
    #expect(picture(3, rows: 2) { Rectangle().fill(red).frame(width: 3) } == " ┃\n ┃\n")
  }

  @Test("X07 a badge stands beside its symbol instead of hiding it, and small letters of an overlay stay in one line")
  func overlays() {
    let badge = picture {
      Image(systemName: "moon.fill").overlay(alignment: .topTrailing) {
        Text("2").frame(width: 14, height: 14).background(Circle().fill(red)).offset(x: 6, y: -6)
      }.padding(.horizontal, 32)
    }
    #expect(badge == "    ☾▐2▌\n")
    for padding in [2.0, 4] {
      let padded = Scene {
        Image(systemName: "moon.fill").overlay(alignment: .topTrailing) {
          Text("3").padding(padding).background(red, in: Circle()).offset(x: 8, y: -8)
        }.padding(.horizontal, 32)
      }
      #expect(padded.text == "    ☾▐3▌\n" && padded.background(6, 0) == rgb, "\(padded.text)")
    }
    let dots = [
      picture {
        ZStack(alignment: .topTrailing) {
          Image(systemName: "star.fill")
          Circle().fill(red).frame(width: 8, height: 8)
        }.padding(.horizontal, 16)
      },
      picture {
        Image(systemName: "star.fill").overlay(alignment: .topTrailing) {
          Circle().fill(red).frame(width: 8, height: 8)
        }
        .padding(.horizontal, 16)
      },
    ]
    #expect(dots == ["  ★●\n", "  ★●\n"])
    let rating = picture {
      Circle().fill(red).frame(width: 44, height: 44).overlay(alignment: .bottom) {
        HStack(spacing: 2) {
          Image(systemName: "star.fill").font(.system(size: 7))
          Text("4.9").font(.system(size: 9))
        }.padding(.horizontal, 5)
      }.padding(.horizontal, 16)
    }
    #expect(rating.contains("★█4.9"))
  }

  @Test("X07 the filled part of a bar and the marks on it move with the bar to the letters")
  func shares() {
    let scene = Scene {
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 6).fill(Color(red: 0, green: 0, blue: 1)).frame(width: 96, height: 24)
        RoundedRectangle(cornerRadius: 6).fill(red).frame(width: 40, height: 24)
        Rectangle().fill(Color(red: 0, green: 1, blue: 0)).frame(width: 16, height: 24).offset(x: 48)
        Text("67% of 80%").padding(.leading, 8)
      }
      .padding(16)
    }
    // The track covers a half of the rows above and below its letters; so does all that lies on it.
    #expect(scene.text == "  ▄▄▄▄▄▄▄▄▄▄▄▄\n   67% of 80%\n  ▀▀▀▀▀▀▀▀▀▀▀▀\n\n")
    #expect(scene.foreground(3, 0) == rgb && scene.background(3, 1) == rgb && scene.foreground(3, 2) == rgb)
    #expect(scene.foreground(8, 0) == RGB(hex: 0x00FF00) && scene.foreground(8, 2) == RGB(hex: 0x00FF00))
  }

  @Test("X07 a symbol that moves by a part of a row takes no letter's place")
  func movedSymbols() {
    func route(_ title: String) -> String {
      picture {
        VStack(spacing: 0) {
          if title.isEmpty { Color.clear.frame(width: 48, height: 16) } else { Text(title) }
          Image(systemName: "airplane").offset(x: 16, y: -9)
        }
      }
    }
    #expect(route("SK 925") == "SK 925\n    ✈\n")
    #expect(route("") == "    ✈\n\n")
  }

  @Test("X07 a colour that no catalogue has draws nothing as a ground, and letters in it stay to be read")
  func missingColors() {
    let scene = Scene { Text("ab").foregroundStyle(Color("Nobody")).background(Color("Nobody")) }
    #expect(scene.background(0, 0) == RGB(hex: 0x000000))
    let blue = Scene { Text("ab").foregroundStyle(.blue) }
    #expect(scene.rendering.warnings.map(\.kind) == [.colorMissing, .colorMissing])
    #expect(scene.text == "ab\n" && scene.foreground(0, 0) == blue.foreground(0, 0))
  }

  @Test("X05 X07 a colour that no catalogue has is remarked once, whatever is drawn in it")
  func remarkOfInk() {
    let views: [(name: String, view: AnyView)] = [
      ("text", AnyView(Text("a"))), ("digits", AnyView(Text("12").font(.system(size: 60)))),
      ("symbol", AnyView(Image(systemName: "flame"))), ("label", AnyView(Label("a", systemImage: "flame"))),
      ("part", AnyView(Text("a").foregroundColor(.red) + Text("b").foregroundColor(Color("Nobody")))),
      ("bar", AnyView(ProgressView(value: 0.5))),
      ("ring", AnyView(ProgressView(value: 0.5).progressViewStyle(.circular))),
      ("gauge", AnyView(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity))),
    ]
    for (name, view) in views {
      let scene = Scene { view.foregroundStyle(Color("Nobody")).tint(Color("Nobody")) }
      let words = "the colour “Nobody” is not in the asset catalogue: drawn in the accent colour"
      #expect(scene.rendering.warnings.map(\.description) == [words], "\(name)")
    }
  }

  @Test("X05 X07 a colour of a gradient that no catalogue has is remarked, and so is that of a prominent button")
  func remarkOfStops() {
    let (missing, black) = (Color("Nobody"), Color.black)
    let styles: [(name: String, style: AnyShapeStyle)] = [
      ("linear", AnyShapeStyle(LinearGradient(colors: [missing, black], startPoint: .top, endPoint: .bottom))),
      (
        "radial",
        AnyShapeStyle(RadialGradient(colors: [black, missing], center: .center, startRadius: 0, endRadius: 9))
      ),
      ("angular", AnyShapeStyle(AngularGradient(colors: [missing, black], center: .center))),
    ]
    let start = "the colour “Nobody” is not in the asset catalogue: "
    for (name, style) in styles {
      let remarks = Scene {
        VStack {
          Text("a").foregroundStyle(style)
          Circle().fill(style).frame(width: 32, height: 32)
          Text("a").background(style)
        }
      }.rendering.warnings.filter { $0.kind == .colorMissing }.map(\.description)
      #expect(remarks == [start + "its part of the gradient is clear"], "\(name)")
    }
    let shade = Scene { Capsule().fill(missing.gradient).frame(width: 32, height: 32) }
    #expect(shade.rendering.warnings.map(\.description).contains(start + "nothing is filled"))
    let button = Scene { Button("a") {}.buttonStyle(.borderedProminent).tint(missing) }
    #expect(button.rendering.warnings.map(\.description).contains(start + "nothing is filled"))
  }

  @Test("X07 a colour that no catalogue has is the one that its name says, with a remark", arguments: [true, false])
  func saidColors(isShape: Bool) {
    let scene = Scene {
      if isShape {
        Rectangle().fill(Color("BrandGreen")).frame(width: 16, height: 20)
      } else {
        Text("ab").background(Color("brand-green"))
      }
    }
    let green = Scene { Text("ab").background(.green) }
    #expect(scene.background(0, 0) == green.background(0, 0))
    #expect(scene.rendering.warnings.map(\.kind) == [.colorMissing])
  }

  @Test("X07 letters under a ground that lets hardly anything through are hidden")
  func cover() {
    func covered(_ opacity: Double) -> String {
      picture(12) {
        ZStack {
          Text("underneath")
          Color.black.opacity(opacity)
          Text("up")
        }
        .frame(height: 16)
      }
    }
    #expect(covered(0.9) == "     up\n")
    #expect(covered(0.6).contains("unde"), "\(covered(0.6))")
  }
}
