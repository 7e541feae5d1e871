import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct ControlTests {
  @Test("X07 a large button whose border is a circle stands on a disc, and a small one has no shape to choose")
  func borderShapes() {
    func sign(_ shape: ButtonBorderShape, _ font: Font) -> Scene {
      Scene(columns: 14) {
        Button(action: {}) { Image(systemName: "plus") }.font(font).buttonStyle(.bordered).buttonBorderShape(shape)
      }
    }
    #expect(sign(.circle, .largeTitle).text != sign(.roundedRectangle, .largeTitle).text)
    #expect(sign(.circle, .body).text == sign(.roundedRectangle, .body).text)
  }

  private let url = URL(string: "skerry://room/1")

  @Test("P14 P06 a link's region is its label's rectangle and its name what the label says")
  func link() throws {
    let url = try #require(url)
    let scene = Scene(columns: 20) {
      HStack {
        Text("a"); Link(destination: url) { Label("Open", systemImage: "star.fill") }
      }
    }
    let region = try #require(scene.rendering.hitRegions.first)
    #expect(scene.rendering.hitRegions.count == 1)
    #expect(region.label == "Open")
    #expect(region.rect.size.rows == 1)
    if case .link(let target) = region.action { #expect(target == url) } else { Issue.record("not a link") }
    #expect(scene.spoken == ["a", "Open, link"])
  }

  @Test("X07 P06 the words of a link on a widget are drawn as they stand, not in the tint")
  func wordsOfLink() throws {
    let url = try #require(url)
    func ink(_ scene: Scene) -> RGB? { scene.foreground(0, 0) }
    #expect(ink(Scene { Link("Open", destination: url) }) == ink(Scene { Text("Open") }))
    #expect(ink(Scene { Link("Open", destination: url).tint(.orange) }) == ink(Scene { Text("Open") }))
    #expect(
      ink(Scene { Link("Open", destination: url).foregroundStyle(.red) })
        == ink(Scene { Text("Open").foregroundStyle(.red) }))
    let onAccent = Scene { Link(destination: url) { Text("Open").background(Color.accentColor) } }
    #expect(onAccent.foreground(0, 0) != onAccent.background(0, 0))
  }

  @Test("X07 P06 a link has the style of buttons that somebody asks for, and can be pressed all over it")
  func styleOfLink() throws {
    struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("<"); configuration.label; Text(">")
        }
      }
    }
    let url = try #require(url)
    let full = Scene {
      Link("Open", destination: url).buttonStyle(.borderedProminent).tint(Color(red: 1, green: 0, blue: 0))
    }
    #expect(full.text == Scene { Button("Open") {}.buttonStyle(.borderedProminent) }.text)
    #expect(full.background(0, 0) == RGB(hex: 0xFF0000))
    #expect(full.rendering.hitRegions.first?.rect == CellRect(column: 0, row: 0, columns: 6, rows: 1))
    let tinted = Scene { VStack { Link("Open", destination: url) }.buttonStyle(.bordered) }
    #expect(tinted.background(1, 0) == Scene { Button("Open") {}.buttonStyle(.bordered) }.background(1, 0))
    #expect(Scene { Link("Open", destination: url).buttonStyle(Framed()) }.text == "< Open >\n")
    #expect(full.spoken == ["Open, link"])
    for plain in [
      Scene { Link("Open", destination: url).buttonStyle(.plain) },
      Scene { Link("Open", destination: url).buttonStyle(.automatic) },
    ] {
      #expect(plain.text == "Open\n")
      #expect(plain.foreground(0, 0) == Scene { Text("Open") }.foreground(0, 0))
    }
  }

  @Test("P06 a foreground that somebody asks for around a button is that of its label, in each look of the system's")
  func foregroundOfButtons() {
    let ink = RGB(hex: 0x204060)
    let color = Color(.sRGB, red: 0x20 / 255.0, green: 0x40 / 255.0, blue: 0x60 / 255.0)
    #expect(Scene { Button("Go") {}.foregroundColor(color) }.foreground(1, 0) == ink)
    #expect(Scene { Button("Go") {}.buttonStyle(.borderedProminent).foregroundStyle(color) }.foreground(1, 0) == ink)
    #expect(Scene { Button("Go") {}.buttonStyle(.borderless).foregroundStyle(color) }.foreground(0, 0) == ink)
  }

  @Test("P06 a button runs its closure; a disabled one has no region")
  func button() throws {
    final class Counter { var count = 0 }
    let counter = Counter()
    let scene = Scene { Button("Save") { counter.count += 1 } }
    #expect(scene.text == " Save\n")
    let region = try #require(scene.rendering.hitRegions.first)
    #expect(region.rect == CellRect(column: 0, row: 0, columns: 6, rows: 1))
    if case .closure(let run) = region.action { run() }
    #expect(counter.count == 1)
    #expect(Scene { Button("Save") {}.disabled(true) }.rendering.hitRegions.isEmpty)
    #expect(Scene { Button("Save") {}.allowsHitTesting(false) }.rendering.hitRegions.isEmpty)
    #expect(scene.spoken == ["Save, button"])
  }

  @Test("S01 looks of buttons: a tinted ground, a full one, none")
  func looks() {
    let tint = Color(red: 0, green: 0, blue: 1)
    let full = Scene { Button("Go") {}.buttonStyle(.borderedProminent).tint(tint) }
    #expect(full.background(1, 0) == RGB(hex: 0x0000FF))
    #expect(full.foreground(1, 0) == RGB(hex: 0xFFFFFF))
    let plain = Scene { Button("Go") {}.buttonStyle(.plain).tint(tint) }
    #expect(plain.text == "Go\n")
    #expect(plain.foreground(0, 0) == RGB(hex: 0xFFFFFF))
    #expect(Scene { Button("Go") {}.buttonStyle(.borderless).tint(tint) }.foreground(0, 0) == RGB(hex: 0x0000FF))
    struct Stars: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text("*"); configuration.label; Text("*")
        }
      }
    }
    #expect(picture { Button("Go") {}.buttonStyle(Stars()) } == "*Go*\n")
  }

  @Test("X07 a full button has white letters on every tint in which they can be seen, as on a phone")
  func prominentLetters() {
    func letters(_ tint: Color) -> RGB? {
      Scene { Button("Go") {}.buttonStyle(.borderedProminent).tint(tint) }.foreground(1, 0)
    }
    #expect([Color.orange, .green, .red, .blue, .yellow].map(letters).allSatisfy { $0 == RGB(hex: 0xFFFFFF) })
    #expect(letters(Color(white: 1)) == RGB(hex: 0x000000))
  }

  @Test("D04 X07 a tinted button keeps its two ends where colours are too few to show its ground")
  func ends() {
    let scene = Scene {
      Button("Stats") {}.tint(Color(red: 0, green: 0.5, blue: 1)).padding(16).background(Color(white: 0.11))
    }
    for depth in [ColorDepth.colors16, .colors8, .mono] {
      let row = GridReduction(depth: depth).reduce(scene.rendering.grid).plainText(ofRow: 1)
      #expect(row.contains("│Stats│"), "\(depth): \(row)")
    }
    #expect(GridReduction(depth: .truecolor).reduce(scene.rendering.grid).plainText(ofRow: 1).contains(" Stats"))
    #expect(GridReduction(depth: .mono, ascii: true).reduce(scene.rendering.grid).plainText().contains("|Stats|"))
  }

  @Test("X07 a button stands apart from the text above it, where there is a row for that")
  func distance() {
    let card = VStack(spacing: nil) {
      Text("Zone 4201")
      Button("Extend") {}
    }
    let lines = picture(20) { card }.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].contains("Zone 4201") && lines[1].isEmpty && lines[2].contains("Extend"), "\(lines)")
  }

  @Test("S01 P14 labels show icon and title and say the title only")
  func labels() {
    let both = Scene { Label("Home", systemImage: "questionmark") }
    #expect(both.text.hasSuffix(" Home\n"))
    #expect(both.spoken == ["Home"])
    #expect(Scene { Label("Home", systemImage: "questionmark").labelStyle(.titleOnly) }.text == "Home\n")
    let icon = Scene { Label("Home", systemImage: "questionmark").labelStyle(.iconOnly) }
    #expect(!icon.text.contains("Home"))
    #expect(icon.spoken == ["Home"])
  }

  @Test("S01 P14 a toggle shows its state by the knob's side and says it")
  func toggles() {
    #expect(picture(12) { Toggle("Wi-Fi", isOn: .constant(true)) } == "Wi-Fi     ━●\n")
    #expect(picture(12) { Toggle("Wi-Fi", isOn: .constant(false)) } == "Wi-Fi     ○━\n")
    #expect(Scene { Toggle("Wi-Fi", isOn: .constant(true)) }.spoken == ["Wi-Fi, on, toggle"])
    let hidden = Scene { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }
    #expect(hidden.text == "━●\n")
    #expect(hidden.spoken == ["Wi-Fi, on, toggle"])
    let button = Scene { Toggle(isOn: true, hit: .closure {}) { Text("On") }.toggleStyle(.button) }
    #expect(button.rendering.hitRegions.map(\.label) == ["On"])
  }

  @Test("P06 the outermost widgetURL counts, and more than one is warned of")
  func widgetURL() throws {
    let scene = Scene { Text("a").widgetURL(URL(string: "a://1")).widgetURL(URL(string: "a://2")) }
    #expect(scene.rendering.widgetURL == URL(string: "a://2"))
    #expect(scene.rendering.warnings.map(\.kind) == [.severalWidgetURLs])
    #expect(Scene { Text("a").widgetURL(nil) }.rendering.widgetURL == nil)
  }

  @Test("S01 what a widget does not run is accepted and not run; what a terminal can't move stands still")
  func accepted() {
    var ran = 0
    let text = picture {
      Text("a").onAppear { ran += 1 }.onDisappear { ran += 1 }.onChange(of: 1) { ran += 1 }
        .task {}.id(1).tag(2).transition(.push(from: .top)).contentTransition(.numericText())
        .animation(.easeInOut(duration: 1), value: 1).symbolEffect(.bounce, value: 1).symbolVariant(.fill)
        .symbolRenderingMode(.hierarchical).imageScale(.large).shadow(color: .black, radius: 1, x: 0, y: 1)
        .blendMode(.screen).contentShape(Rectangle()).previewDisplayName("x").ignoresSafeArea()
    }
    #expect(text == "a\n")
    #expect(ran == 0)
    #expect(withAnimation { 3 } == 3)
  }

  @Test("S01 a resizable image with a frame stays one glyph in the middle")
  func images() {
    let text = picture {
      Image(systemName: "checkmark").resizable().scaledToFit().frame(width: 24, height: 48)
    }
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    #expect(text.hasPrefix("\n "))
  }

  @Test("S01 zIndex decides what covers what; aspect ratios are kept in points")
  func order() {
    #expect(
      picture {
        ZStack {
          Text("a").zIndex(1); Text("b")
        }
      } == "a\n")
    let size = Scene(columns: 20) { Color.red.aspectRatio(1, contentMode: .fit).frame(height: 32) }
    #expect((0..<20).filter { size.background($0, 0) != RGB(hex: 0) }.count == 4)
  }
}
