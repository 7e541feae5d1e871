import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct EffectTests {
  private let orange = Color(red: 1, green: 0.5, blue: 0)

  private func ground(of scene: Scene) -> UInt32? { scene.background(0, 0)?.hex }

  @Test("X07 effects on colors change what is drawn as SwiftUI computes it")
  func colors() {
    let gray: UInt32 = 0x929292
    #expect(ground(of: Scene(columns: 2) { orange.grayscale(1) }) == gray)
    #expect(ground(of: Scene(columns: 2) { orange.saturation(0) }) == gray)
    #expect(ground(of: Scene(columns: 2) { orange.saturation(1) }) == 0xFF8000)
    #expect(ground(of: Scene(columns: 2) { orange.brightness(0.2) }) == 0xFFB333)
    #expect(ground(of: Scene(columns: 2) { orange.brightness(-1) }) == 0x000000)
    #expect(ground(of: Scene(columns: 2) { orange.contrast(0) }) == 0x808080)
    #expect(ground(of: Scene(columns: 2) { orange.colorInvert() }) == 0x007FFF)
    #expect(ground(of: Scene(columns: 2) { orange.colorMultiply(Color(red: 0.5, green: 1, blue: 1)) }) == 0x808000)
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(ground(of: Scene(columns: 2) { red.hueRotation(Angle(degrees: 360)) }) == 0xFF0000)
    let turned = Scene(columns: 2) { red.hueRotation(Angle(degrees: 120)) }.background(0, 0)
    #expect((turned?.green ?? 0) > 80 && turned?.red == 0, "red turned by a third is \(String(describing: turned))")
  }

  @Test("X07 effects act on what is drawn before it is mixed with what is below, the inner one first")
  func order() {
    let ground: UInt32 = 0xFF8000
    // Half of white over orange; gray white is white.
    let scene = Scene(columns: 2, ground: ground) { Color(white: 1).opacity(0.5).grayscale(1) }
    #expect(scene.background(0, 0)?.hex == 0xFFC080)
    let inner = Scene(columns: 2) { Color(white: 0).brightness(0.5).colorInvert() }
    #expect(inner.background(0, 0)?.hex == 0x7F7F7F)
    let outer = Scene(columns: 2) { Color(white: 0).colorInvert().brightness(-0.25) }
    #expect(outer.background(0, 0)?.hex == 0xBFBFBF)
    let text = Scene { Text("a").foregroundStyle(orange).saturation(0) }
    #expect(text.foreground(0, 0)?.hex == 0x929292 && text.text == "a\n")
    let mask = Scene(columns: 2, ground: 0xFFFFFF) { Color(white: 0.5).luminanceToAlpha() }
    #expect(mask.background(0, 0)?.hex == 0x7F7F7F)
  }

  @Test("X07 blend modes combine the colors of layers")
  func blendModes() {
    func blended(_ mode: BlendMode) -> UInt32? {
      Scene(columns: 2, ground: 0x804020) { Color(red: 0.5, green: 0.5, blue: 1).blendMode(mode) }.background(0, 0)?.hex
    }
    #expect(blended(.normal) == 0x8080FF)
    #expect(blended(.multiply) == 0x402020)
    #expect(blended(.screen) == 0xC0A0FF)
    #expect(blended(.darken) == 0x804020)
    #expect(blended(.lighten) == 0x8080FF)
    #expect(blended(.plusLighter) == 0xFFC0FF)
    #expect(blended(.plusDarker) == 0x010020)
    #expect(blended(.difference) == 0x0040DF)
    #expect(blended(.destinationOver) == 0x804020)
    #expect(blended(.luminosity).map { RGB(hex: $0) }.map { $0.red > $0.green && $0.green > $0.blue } == true)
    // Letters stay, in the light of what is blended over them.
    let text = Scene { Text("a").overlay { Color(red: 1, green: 0, blue: 0).blendMode(.multiply) } }
    #expect(text.text == "a\n" && text.foreground(0, 0)?.hex == 0xFF0000)
  }

  @Test("X07 what is cut out of a group shows what is below the group")
  func cutOut() {
    let scene = Scene(columns: 6, ground: 0x00FF00) {
      ZStack {
        Color(red: 1, green: 0, blue: 0)
        Color(white: 0).frame(width: 16).blendMode(.destinationOut)
      }.compositingGroup()
    }
    #expect((0..<6).map { scene.background($0, 0)?.hex == 0x00FF00 } == [false, false, true, true, false, false])
    #expect(scene.background(0, 0)?.hex == 0xFF0000)
  }

  @Test("X07 blurred letters can't be read, a little blur changes nothing, and edges run out")
  func blur() {
    #expect(picture { Text("secret").blur(radius: 1) } == "secret\n")
    let text = Scene(ground: 0x000000) { Text("secret").blur(radius: 6) }
    #expect(text.text == "\n")
    #expect((text.background(2, 0)?.red ?? 0) > 40)
    let edge = Scene(columns: 12, ground: 0x000000) {
      Color(white: 1).frame(width: 32, height: 16).blur(radius: 16).frame(height: 16)
    }
    let light = (0..<12).map { Int(edge.background($0, 0)?.red ?? 0) }
    #expect(light == light.reversed(), "\(light)")
    #expect(light[2] > 0 && light[3] > light[2] && light[5] > light[4] && light[0] == 0, "\(light)")
  }

  @Test(
    "S06 lengths that are no numbers, or beyond all measure, end nothing",
    arguments: [Double.nan, .infinity, -1, 1e300])
  func lengths(length: Double) {
    let scene = Scene(columns: 20, rows: 4) {
      HStack {
        Text("a").blur(radius: length).brightness(length).hueRotation(Angle(degrees: length))
        Image(systemName: "heart.fill").font(.system(size: length))
        Path {
          $0.move(to: LayoutPoint(x: 0, y: 0))
          $0.addLine(to: LayoutPoint(x: length, y: 8))
          $0.addLine(to: LayoutPoint(x: length * 2, y: 40))
        }.fill(.red)
      }
    }
    #expect(scene.grid.size == CellSize(columns: 20, rows: 4))
  }

  @Test("T01 T06 a blurred timer that is patched looks as if it was drawn afresh", arguments: [3.0, 9, 30])
  func blurredTimer(radius: Double) {
    func scene(_ seconds: Double) -> Scene {
      Scene(columns: 20, at: Scene.noon.addingTimeInterval(seconds), ground: 0x203040) {
        VStack(spacing: 0) {
          Text("above")
          Text(Scene.noon.addingTimeInterval(-8), style: .timer).font(.body.bold()).blur(radius: radius)
            .saturation(0.5)
          Text("below")
        }
      }
    }
    let patched = scene(0)
    for second in [1.0, 2, 3, 60, 3600] {
      _ = patched.rendering.advance(to: Scene.noon.addingTimeInterval(second))
      #expect(patched.grid == scene(second).grid, "after \(second) s")
    }
  }

  @Test("X07 a symbol takes the variant that is asked for, unless its name has one")
  func variants() {
    #expect(SymbolVariants.fill.name(of: "heart") == "heart.fill")
    #expect(SymbolVariants.circle.fill.name(of: "heart") == "heart.circle.fill")
    #expect(SymbolVariants.circle.name(of: "heart.fill") == "heart.circle.fill")
    #expect(SymbolVariants.slash.name(of: "bell.fill") == "bell.slash.fill")
    #expect(SymbolVariants.circle.name(of: "checkmark.square") == "checkmark.square")
    #expect(SymbolVariants.none.name(of: "heart") == "heart")
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
    let shown = picture { Image(systemName: "checkmark").symbolVariant(.fill).symbolVariant(.circle) }
    #expect(shown == picture { Image(systemName: "checkmark.circle.fill") })
    #expect(shown != picture { Image(systemName: "checkmark") })
  }

  @Test("X07 a canvas changes what it draws after a filter")
  func filters() {
    let scene = Scene(columns: 4) {
      Canvas { context, size in
        var changed = context
        changed.addFilter(.colorMultiply(Color(red: 0, green: 1, blue: 1)))
        changed.fill(Path(LayoutRect(x: 0, y: 0, width: 16, height: 16)), with: .color(Color(white: 1)))
        context.fill(Path(LayoutRect(x: 16, y: 0, width: 16, height: 16)), with: .color(Color(white: 1)))
      }.frame(width: 32, height: 16)
    }
    #expect(scene.background(0, 0)?.hex == 0x00FFFF)
    #expect(scene.background(3, 0)?.hex == 0xFFFFFF)
  }

  /// Counts how often it is drawn.
  private final class CountedNode: WrapperNode {
    var draws = 0
    override func draw(_ painter: Painter) {
      draws += 1
      super.draw(painter)
    }
  }

  /// How often a view is drawn at first, and again while a clock runs over it.
  private func draws<V: View>(@ViewBuilder _ view: (any View) -> V) -> (first: Int, later: Int) {
    var counted: CountedNode?
    let inner = NodeModifiedView(Color(white: 1).frame(width: 80, height: 48)) { node, _ in
      let node = CountedNode(node)
      counted = node
      return node
    }
    let scene = Scene {
      ZStack {
        view(inner)
        Text(Scene.noon.addingTimeInterval(-60), style: .timer)
      }
    }
    let first = counted?.draws ?? 0
    for second in 1...5 { _ = scene.rendering.advance(to: Scene.noon.addingTimeInterval(Double(second))) }
    return (first, (counted?.draws ?? 0) - first)
  }

  @Test("X07 a blurred view that does not move is drawn for its blur once, whatever moves over it")
  func blurredOnce() {
    let plain = draws { AnyView($0) }
    #expect(plain.later == 5, "it lies below the clock")
    let blurred = draws { AnyView(AnyView($0).blur(radius: 8)) }
    #expect(blurred.first == 2 && blurred.later == 0)
  }

  @Test("X07 a mask that fades lets less through where it is fainter")
  func fadingMask() {
    let white = Color(red: 1, green: 1, blue: 1)
    let scene = Scene(columns: 11) {
      white.frame(height: 16).mask {
        LinearGradient(colors: [.clear, .black, .black, .clear], startPoint: .leading, endPoint: .trailing)
      }
    }
    let light = (0..<11).map { Int(scene.background($0, 0)?.red ?? 0) }
    #expect(light[5] == 255 && light[0] < 80 && light[10] < 80, "\(light)")
    #expect(light[1] > light[0] && light[2] > light[1] && light[9] > light[10], "\(light)")
    let letters = Scene(columns: 11) {
      Text("abcdefghijk").foregroundStyle(white).mask {
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
      }
    }
    let ink = (0..<11).map { Int(letters.foreground($0, 0)?.red ?? 0) }
    #expect(ink[0] > 200 && ink[10] < 60 && ink[5] < ink[1], "\(ink)")
  }

  @Test("X07 a row of dots that is drawn smaller has all its dots in the room that they take on a phone")
  func scaledRow() {
    let row = picture(7) {
      HStack(spacing: 6) {
        ForEach(0..<4, id: \.self) { _ in Circle().fill(.red).frame(width: 14, height: 14) }
      }
      .scaleEffect(0.6).frame(width: 40)
    }
    #expect(row.count(where: { $0 == "●" }) == 4, "\(row)")
    let words = picture {
      HStack {
        Text("ab"); Text("cd")
      }.scaleEffect(0.5)
    }
    #expect(words == "ab cd\n", "\(words)")
  }
}
