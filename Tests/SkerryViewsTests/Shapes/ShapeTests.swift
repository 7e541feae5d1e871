import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct ShapeTests {
  @Test("X07 a thin rim on a disc is drawn as a whole ring or not at all", arguments: [20.0, 28, 40, 56])
  func rims(side: Double) {
    let scene = Scene {
      Circle().fill(.red).frame(width: side, height: side).overlay(Circle().stroke(Color(white: 1), lineWidth: 2))
        .padding(16)
    }
    #expect(scene.text.unicodeScalars.allSatisfy { !(0x2800...0x28FF).contains($0.value) }, "\(scene.text)")
    let ring = picture {
      ZStack {
        Circle().fill(.red).frame(width: 16, height: 16)
        Circle().stroke(Color(white: 1), lineWidth: 2).frame(width: 48, height: 48)
      }
    }
    #expect(ring.unicodeScalars.count { (0x2800...0x28FF).contains($0.value) } >= 10, "\(ring)")
  }

  @Test("S01 a circle is round in points: as wide as high, with quadrant corners")
  func circles() {
    #expect(picture { Circle().fill(.red).frame(width: 8, height: 8) } == "●\n")
    #expect(picture { Circle().fill(.red).frame(width: 32, height: 32) } == "▟██▙\n▜██▛\n")
    let scene = Scene { Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 32, height: 32) }
    #expect(scene.foreground(0, 0) == RGB(hex: 0xFF0000))
    #expect(scene.background(1, 0) == RGB(hex: 0xFF0000))
    #expect(scene.background(0, 0) == RGB(hex: 0x000000))
  }

  @Test("S01 a circle offered a wide room takes the smaller side in points, not in cells")
  func circleSide() {
    let scene = Scene(columns: 20) {
      HStack(spacing: 0) {
        Circle(); Text("x")
      }.frame(height: 32)
    }
    // Above it there is no row into which it could go half a row, to the middle of its letter.
    #expect(scene.text == "       ▟██▙x\n       ▜██▛\n")
  }

  @Test("S01 a fill of a whole row is a plain strip of background")
  func strip() {
    let scene = Scene(columns: 6) { Capsule().fill(Color(red: 0, green: 0, blue: 1)).frame(height: 16) }
    #expect(scene.text == "\n")
    #expect((0..<6).allSatisfy { scene.background($0, 0) == RGB(hex: 0x0000FF) })
  }

  @Test("X07 a style over or behind a divider colours its line, not the row")
  func dividers() {
    let red = Color(red: 1, green: 0, blue: 0)
    for scene in [
      Scene(columns: 6) { Divider().overlay(red) }, Scene(columns: 6) { Divider().background(red) },
      Scene(columns: 6) { Divider().frame(height: 1).overlay { red } },
      Scene(columns: 6) { Divider().overlay(Rectangle().fill(red)) },
    ] {
      #expect(scene.text == "──────\n")
      #expect((0..<6).allSatisfy { scene.foreground($0, 0) == RGB(hex: 0xFF0000) })
      #expect((0..<6).allSatisfy { scene.background($0, 0) == RGB(hex: 0x000000) })
    }
    let upright = Scene(columns: 3) {
      HStack(spacing: 0) {
        Text("a")
        Divider().overlay(red)
        Text("b")
      }
    }
    #expect(upright.text == "a│b\n")
    #expect(upright.foreground(1, 0) == RGB(hex: 0xFF0000))
  }

  @Test("S01 borders of boxes are lines: sharp, heavy, rounded, dashed")
  func boxes() {
    #expect(picture(6, rows: 3) { Rectangle().stroke(.red) } == "┌────┐\n│    │\n└────┘\n")
    #expect(picture(6, rows: 3) { Rectangle().stroke(.red, lineWidth: 4) } == "┏━━━━┓\n┃    ┃\n┗━━━━┛\n")
    #expect(picture(6, rows: 3) { RoundedRectangle(cornerRadius: 8).stroke(.red) } == "╭────╮\n│    │\n╰────╯\n")
    #expect(
      picture(6, rows: 3) { Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [2])) }
        == "┌╌╌╌╌┐\n╎    ╎\n└╌╌╌╌┘\n")
    #expect(picture(6, rows: 1) { Capsule().strokeBorder(.red) } == "\n")
  }

  @Test("S01 a border never covers letters")
  func borderKeepsLetters() {
    #expect(picture { Text("ab").border(.red) } == "ab\n")
    #expect(
      picture { Text("ab").padding(.horizontal, 8).padding(.vertical, 16).border(.red) } == "┌──┐\n│ab│\n└──┘\n")
  }

  @Test("S01 a stroked circle is a ring of dots, trimmed from three o'clock, turned to twelve")
  func rings() {
    let side = 32.0
    #expect(picture { Circle().stroke(.red, lineWidth: 4).frame(width: side, height: side) } == "⡔⠉⠉⢢\n⠣⣀⣀⠜\n")
    let east = picture { Circle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 4).frame(width: side, height: side) }
    #expect(east.split(separator: "\n").last?.hasSuffix("⠜") == true)
    #expect(!east.contains("⡔"))
    let north = picture {
      Circle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 4).rotationEffect(.degrees(-90))
        .frame(width: side, height: side)
    }
    #expect(north.contains("⢢"))
    #expect(!north.contains("⠣"))
    let shape = picture {
      Circle().trim(from: 0, to: 0.25).rotation(.degrees(-90)).stroke(.red, lineWidth: 4)
        .frame(width: side, height: side)
    }
    #expect(shape == north)
    #expect(picture { Circle().trim(from: 0, to: 0).stroke(.red).frame(width: side, height: side) } == "\n\n")
  }

  @Test("X07 a short bar that is turned lies aslant, and two that cross are a cross")
  func turnedBars() {
    func bar(_ degrees: Double) -> some View {
      RoundedRectangle(cornerRadius: 1).fill(.red).frame(width: 10, height: 1.5).rotationEffect(.degrees(degrees))
    }
    #expect(picture { bar(45) } == "╲\n" && picture { bar(-45) } == "╱\n" && picture { bar(90) } == "│\n")
    #expect(
      picture {
        ZStack {
          bar(45); bar(-45)
        }
      } == "╳\n")
    #expect(picture { bar(180) } == picture { bar(0) })
  }

  @Test("X07 a hair that is hardly seen is not drawn")
  func faintHair() {
    struct Grid: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: 0, y: 8))
          path.addLine(to: CGPoint(x: rect.maxX, y: 20))
        }
      }
    }
    #expect(picture(4, rows: 2) { Grid().stroke(Color.red.opacity(0.08), lineWidth: 0.6) } == "\n\n")
    #expect(picture(4, rows: 2) { Grid().stroke(Color.red, lineWidth: 0.6) } != "\n\n")
  }

  @Test("S01 an arc on a ring shows where it ends")
  func arcOnRing() {
    let scene = Scene {
      ZStack {
        Circle().stroke(Color(white: 0.2), lineWidth: 4)
        Circle().trim(from: 0, to: 0.5).stroke(Color(white: 1), lineWidth: 4).rotationEffect(.degrees(-90))
      }.frame(width: 32, height: 32)
    }
    #expect(scene.foreground(3, 0) == RGB(hex: 0xFFFFFF))
    #expect(scene.foreground(0, 0) == RGB(hex: 0x333333))
    #expect(scene.text.count == "⡔⠉⠉⢢\n⠣⣀⣀⠜\n".count)
  }

  @Test("S01 clipShape and cornerRadius let through at the corners what lies below")
  func clipping() {
    let scene = Scene(columns: 6, rows: 3, ground: 0x112233) { Color(red: 1, green: 0, blue: 0).cornerRadius(16) }
    #expect(scene.text == "▟    ▙\n\n▜    ▛\n")
    #expect(scene.background(0, 0) == RGB(hex: 0x112233))
    #expect(scene.foreground(0, 0) == RGB(hex: 0xFF0000))
    #expect(scene.background(2, 1) == RGB(hex: 0xFF0000))
    #expect(picture { Text("abc").clipShape(Capsule()) } == "abc\n")
  }

  @Test("S01 background in a shape and masks")
  func backgroundsAndMasks() {
    let scene = Scene { Text("Tag").padding(.horizontal, 8).background(Color(white: 1), in: Capsule()) }
    #expect(scene.text == " Tag\n")
    #expect((0..<5).allSatisfy { scene.background($0, 0) == RGB(hex: 0xFFFFFF) })
    let masked = Scene { Color(red: 1, green: 0, blue: 0).frame(width: 32, height: 16).mask { Text("ab") } }
    #expect(masked.text == " ab\n")
    #expect(masked.foreground(1, 0) == RGB(hex: 0xFF0000))
    #expect(masked.background(0, 0) == RGB(hex: 0x000000))
  }

  @Test("S01 a fill of a point or two is a line")
  func hairlines() {
    #expect(picture(5) { Rectangle().fill(.red).frame(height: 1) } == "─────\n")
    #expect(picture(5, rows: 2) { Color.red.frame(width: 1) } == "  │\n  │\n")
  }

  @Test("S01 outlines: lengths, trims, insides and nonsense values")
  func paths() {
    let square = Path(LayoutRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0, to: 0.25).boundingRect == LayoutRect(x: 0, y: 0, width: 10, height: 0))
    #expect(square.trimmedPath(from: 0.5, to: 0.2).isEmpty)
    #expect(square.trimmedPath(from: -1, to: 2) == square)
    #expect(Path(ellipseIn: .zero).boundingRect.width == 0)
    let nested = Path {
      $0.addRect(LayoutRect(x: 0, y: 0, width: 32, height: 64))
      $0.addRect(LayoutRect(x: 8, y: 16, width: 16, height: 32))
    }
    let odd = PathSampler.quadrants(columns: 4, rows: 4).inside(nested, evenOdd: true)
    #expect(odd.filter { $0 }.count == 64 - 16)
    #expect(PathSampler.quadrants(columns: 4, rows: 4).inside(nested, evenOdd: false).allSatisfy { $0 })
    let wild = picture(6, rows: 2) {
      Circle().trim(from: .nan, to: .infinity).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [0, 0]))
    }
    #expect(!wild.isEmpty)
    #expect(
      !picture(6, rows: 2) {
        Path {
          $0.addArc(
            center: .zero, radius: 1e9, startAngle: .degrees(.infinity), endAngle: .degrees(.nan), clockwise: true)
        }
      }.isEmpty)
  }
}

/// Lines and clips that apps draw themselves.
@MainActor @Suite struct OwnPathTests {
  @Test("X07 a line on the left or the upper edge of a path's room is drawn")
  func edges() {
    func line(_ a: LayoutPoint, _ b: LayoutPoint) -> String {
      picture {
        Path {
          $0.move(to: a)
          $0.addLine(to: b)
        }.stroke(.red, lineWidth: 2).frame(width: 16, height: 32)
      }
    }
    #expect(line(LayoutPoint(x: 0, y: 0), LayoutPoint(x: 0, y: 32)) == "⡇\n⡇\n")
    #expect(line(LayoutPoint(x: 0, y: 0), LayoutPoint(x: 16, y: 0)) == "⠉⠉\n\n")
    #expect(line(LayoutPoint(x: 16, y: 0), LayoutPoint(x: 16, y: 32)) == " ⢸\n ⢸\n")
  }

  @Test("X07 a canvas draws after a clip only what lies in it, or outside of it, until the layer ends")
  func clips() {
    func drawn(_ clip: @escaping (inout GraphicsContext) -> Void) -> String {
      picture {
        Canvas { context, size in
          context.drawLayer { layer in
            clip(&layer)
            layer.fill(Path(LayoutRect(x: 0, y: 0, width: 48, height: 32)), with: .color(.red))
            layer.draw(Text("a").foregroundStyle(.white), at: LayoutPoint(x: 4, y: 8))
          }
          context.draw(Text("b").foregroundStyle(.white), at: LayoutPoint(x: 44, y: 24))
        }
        .frame(width: 48, height: 32)
      }
    }
    let right = Path(LayoutRect(x: 24, y: 0, width: 24, height: 32))
    let scene = drawn { $0.clip(to: right) }
    #expect(scene == "\n     b\n", "what lies left of the clip is gone: \(scene)")
    #expect(drawn { $0.clip(to: right, options: .inverse) } == "a\n     b\n")
    #expect(drawn { _ in } == "a\n     b\n")
    let half = Scene {
      Canvas { context, size in
        context.clip(to: right)
        context.fill(Path(LayoutRect(x: 0, y: 0, width: 48, height: 32)), with: .color(.red))
        #expect(context.clipBoundingRect == LayoutRect(x: 24, y: 0, width: 24, height: 32))
      }
      .frame(width: 48, height: 32)
    }
    #expect(half.background(1, 0) == RGB(hex: 0x000000) && half.background(4, 1) != RGB(hex: 0x000000))
  }

  @Test("X03 rectangles without end and without place, as Core Graphics has them")
  func rectangles() {
    let room = LayoutRect(x: 1.5, y: 2, width: 10, height: 4)
    #expect(LayoutRect.infinite.contains(room) && LayoutRect.infinite.isInfinite && !room.isInfinite)
    #expect(LayoutRect.null.isNull && LayoutRect.null.isEmpty && LayoutRect.null.union(room) == room)
    #expect(room.union(.null) == room && LayoutRect.null.intersection(room).isEmpty)
    #expect(room.integral == LayoutRect(x: 1, y: 2, width: 11, height: 4))
    #expect(LayoutRect(x: 5, y: 5, width: -2, height: 3).standardized == LayoutRect(x: 3, y: 5, width: 2, height: 3))
  }

  @Test(
    "X07 a wave of many thin bars takes no more columns than on a phone where it has no room for them; signs stay whole"
  )
  func waves() {
    func wave(_ bars: Int, beside text: String) -> String {
      picture(24) {
        HStack(spacing: 0) {
          HStack(spacing: 2) {
            ForEach(0..<bars, id: \.self) { index in
              RoundedRectangle(cornerRadius: 1).fill(.red).frame(width: 2.5, height: index % 4 == 1 ? 16 : 2)
            }
          }
          Spacer(minLength: 8)
          Text(text).lineLimit(1)
        }
      }
    }
    let crowded = wave(22, beside: "Answer")
    #expect(crowded.hasSuffix("Answer\n") && crowded.count <= 25, "\(crowded)")
    let sign = Scene(columns: 5) {
      HStack(spacing: 0) {
        HStack(spacing: 2) {
          ForEach(0..<3, id: \.self) { _ in
            Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 3, height: 16)
          }
        }
        Text("abcdef").lineLimit(1)
      }
    }
    #expect((0..<3).allSatisfy { sign.cell($0, 0) == sign.cell(0, 0) } && sign.text.contains("a"), "\(sign.text)")
  }
}

@MainActor @Suite struct AsciiPictureTests {
  @Test("D04 every glyph that shapes, progress and controls draw has a plain substitute")
  func substitutes() {
    let scene = Scene(columns: 12) {
      VStack(spacing: 0) {
        Circle().fill(.red).frame(width: 8, height: 8)
        Circle().fill(.red).frame(width: 44, height: 44)
        Circle().stroke(.red, lineWidth: 4).frame(width: 44, height: 44)
        RoundedRectangle(cornerRadius: 16).stroke(.red).frame(height: 48)
        Rectangle().fill(.red).frame(height: 1)
        ProgressView(value: 0.42)
        ForEach(0..<5) { value in
          ProgressView(value: Double(value) / 4).progressViewStyle(.circular).frame(height: 16)
        }
        ProgressView()
        Toggle("a", isOn: .constant(true))
        Toggle("a", isOn: .constant(false))
      }
    }
    let plain = GridReduction(depth: .mono, ascii: true).reduce(scene.grid).plainText()
    let isPlain = plain.unicodeScalars.allSatisfy { $0.isASCII }
    #expect(isPlain)
    #expect(!plain.contains("?"))
  }

  @Test("X07 a line that is made a shape of its own is drawn as the line where it is filled")
  func strokedPaths() {
    struct Tally: Shape {
      let isStroked: Bool
      func path(in rect: LayoutRect) -> Path {
        var path = Path()
        for part in [0.2, 0.8] {
          path.move(to: LayoutPoint(x: rect.width * part, y: 2))
          path.addLine(to: LayoutPoint(x: rect.width * part, y: rect.height - 2))
        }
        return isStroked ? path.strokedPath(StrokeStyle(lineWidth: 3)) : path
      }
    }
    let filled = picture(4) { Tally(isStroked: true).fill(Color.white).frame(width: 32, height: 32) }
    let stroked = picture(4) { Tally(isStroked: false).stroke(Color.white, lineWidth: 3).frame(width: 32, height: 32) }
    #expect(filled == stroked)
    #expect(filled.contains { !$0.isWhitespace }, "\(filled)")
  }
}
