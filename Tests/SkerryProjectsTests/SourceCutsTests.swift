import Testing

@testable import SkerryProjects

/// What is left of a source of which the compiler refuses parts.
@Suite struct SourceCutsTests {
  private static let source = """
    import SwiftUI

    struct Card: View {
      let name: String
      var body: some View {
        VStack {
          Text(name)
          HStack {
            Fancy(name)
          }
        }
      }

      func total(_ store: Store) -> Int {
        store.missing
      }
    }

    @MainActor
    final class Loader {
      var store: Missing?
    }
    """

  private func cut(_ places: [(line: Int, column: Int)], of source: String = source) -> String? {
    var cuts = SourceCuts()
    for place in places {
      guard cuts.cut(line: place.line, column: place.column, of: source) else { return nil }
    }
    return cuts.text(of: source)
  }

  private func line(_ number: Int, of text: String?) -> String {
    let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
  }

  @Test("X02 an island that a closure of several statements ends with is returned, and the lines are told")
  func returns() throws {
    let source = """
      ActivityConfiguration(for: Ferry.self) { context in Text("a") } dynamicIsland: { context in
        let isLate = context.state.isLate
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("é") }
        } compactLeading: { } compactTrailing: { } minimal: { }
      }
      """
    let error = try #require(
      CompilerMessage("/a/A.swift:6:1: error: missing return in closure expected to return 'DynamicIsland'"))
    #expect(error.complaint == .noReturnOfIsland)
    let returned = source.replacing("  DynamicIsland {", with: "  return DynamicIsland {")
    for (line, column) in [(6, 1), (3, 3)] {
      var cuts = SourceCuts()
      let isDone = cuts.returnIsland(line: line, column: column, of: source)
      #expect(isDone && cuts.text(of: source) == returned, "\(line)")
      #expect(cuts.returnedIslands(of: source) == [3], "\(line)")
      let isDoneAgain = cuts.returnIsland(line: line, column: column, of: source)
      #expect(!isDoneAgain, "\(line)")
    }
  }

  @Test("X01 a sign stands for the views of the innermost stack, and no line below moves")
  func views() {
    let text = cut([(9, 9)])
    #expect(line(9, of: text).hasSuffix("        SkerryLeftOut(9)"))
    #expect(line(7, of: text).contains("Text(name)") && line(14, of: text).contains("func total"))
  }

  @Test("X01 what is refused again is cut more widely: the next stack, then the body, then the type")
  func wider() {
    #expect(line(8, of: cut([(9, 9), (9, 9)])).contains("HStack { SkerryLeftOut(9) "))
    #expect(line(6, of: cut([(9, 9), (9, 9), (8, 16)])).contains("VStack { SkerryLeftOut(8) "))
    let body = cut([(9, 9), (9, 9), (8, 16), (6, 14)])
    #expect(line(5, of: body).hasSuffix("var body: some View { SkerryLeftOut(6) "))
    #expect(cut([(9, 9), (9, 9), (8, 16), (6, 14), (5, 9)])?.contains("struct Card") == false)
  }

  @Test("X01 several complaints about one place are one cut")
  func together() {
    var cuts = SourceCuts()
    let isCut = cuts.cut(line: 9, column: 9, of: Self.source)
    #expect(isCut)
    #expect(cuts.covers(line: 9, column: 15, of: Self.source, besides: SourceCuts()))
    #expect(!cuts.covers(line: 9, column: 15, of: Self.source, besides: cuts))
    #expect(!cuts.covers(line: 7, column: 9, of: Self.source, besides: SourceCuts()))
  }

  @Test("X01 a function without views ends the program where somebody calls it; its line may be the reason")
  func functions() {
    #expect(line(14, of: cut([(15, 11)])).contains("-> Int { 0 "))
    #expect(cut([(14, 23)])?.contains("func total") == false)
    #expect(cut([(14, 23)])?.contains("let name") == true)
  }

  @Test("X01 a stored property goes alone, with its attributes; refused again, its type goes with it")
  func types() {
    let text = cut([(21, 14)])
    #expect(text?.contains("final class Loader {") == true && text?.contains("store: Missing") == false)
    let again = cut([(21, 14), (21, 14)])
    #expect(again?.contains("Loader") == false && again?.contains("@MainActor") == false)
    #expect(again?.contains("struct Card") == true)
    let file = "import Network\n\nprivate let monitor = Missing.start(\n  queue: 1\n)\nlet harbour = 2\n"
    #expect(cut([(3, 23)], of: file) == "import Network\n\n\n\n\nlet harbour = 2\n")
  }

  @Test("X01 a deed among others goes alone, in an intent, a function or an action; what is the answer doesn't")
  func deeds() {
    let source = """
      struct Stop: LiveActivityIntent {
        func perform() async throws -> some IntentResult {
          await Player.shared.stop(
            at: 3
          )
          return .result()
        }
        func start() {
          if isReady {
            Player.start()
          }
          level = Player.level()
        }
      }
      struct Row: View {
        var body: some View {
          HStack {
            Text("a")
          }
          .onAppear { Store.look("a") }
          .onChange(of: level) { old, new in
            Store.look(new)
          }
          if isReady {
            Fancy()
          }
        }
      }
      """
    let text = cut([(3, 11), (10, 7), (20, 17), (22, 7)], of: source)
    #expect(line(3, of: text) == "    " && line(6, of: text) == "    return .result()")
    #expect(line(9, of: text) == "    if isReady {" && line(10, of: text) == "      ")
    #expect(line(20, of: text) == "    .onAppear {  }" && line(21, of: text).hasSuffix("{ old, new in"))
    #expect(line(22, of: text) == "      " && line(18, of: text).hasSuffix("Text(\"a\")"))
    #expect(line(8, of: cut([(12, 13)], of: source)) == "  func start() {  ")
    #expect(cut([(25, 7)], of: source)?.contains("SkerryLeftOut(25)") == true)
  }

  @Test("X01 a region of the island keeps its place, and closures their parameters")
  func island() {
    let source = """
      struct Tide: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: A.self) { context in
            Fancy(context)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) {
                Other()
              }
            } compactLeading: {
              Third()
            } compactTrailing: { Text("a") } minimal: { Text("b") }
          }
        }
      }
      """
    let text = cut([(4, 7), (8, 11), (11, 9)], of: source)
    #expect(line(4, of: text).hasSuffix("      SkerryLeftOut(4)") && line(8, of: text).hasSuffix("SkerryLeftOut(8)"))
    #expect(line(11, of: text).hasSuffix("SkerryLeftOut(11)"))
    let again = cut([(4, 7), (4, 7), (8, 11), (8, 11), (11, 9), (11, 9)], of: source)
    #expect(line(3, of: again).contains("context in SkerryLeftOut(4)"))
    #expect(line(7, of: again).contains("DynamicIslandExpandedRegion(.leading) { SkerryLeftOut(8)"))
    #expect(line(10, of: again).contains("compactLeading: { SkerryLeftOut(11)"))
  }

  @Test("X01 a bundle does without a widget that is gone")
  func bundle() {
    let source = """
      @main
      struct Tides: WidgetBundle {
        var body: some Widget {
          Tide()
          Gone()
        }
      }
      """
    let text = cut([(5, 5)], of: source)
    #expect(line(4, of: text) == "    Tide()" && text?.contains("Gone") == false && line(6, of: text) == "  }")
  }

  @Test("X01 of a stack only the view that is refused is cut, with its modifiers; an intent keeps its type")
  func statements() {
    let source = """
      struct Stop: LiveActivityIntent {
        func perform() async throws -> some IntentResult {
          Player.stop()
          return .result()
        }
      }
      struct Row: View {
        var body: some View {
          HStack {
            Text("a")
            Fancy(
              size: 3
            )
            .frame(width: 20)
            Spacer()
          }
        }
      }
      """
    let text = cut([(3, 5), (12, 9)], of: source)
    #expect(line(3, of: text) == "    " && line(4, of: text).hasSuffix("return .result()"))
    #expect(line(2, of: cut([(3, 5), (3, 5)], of: source)).hasSuffix("some IntentResult { .result() "))
    #expect(line(11, of: text).hasSuffix("      SkerryLeftOut(12)") && line(15, of: text).hasSuffix("Spacer()"))
    #expect(text?.contains(".frame") == false)
  }

  @Test("X01 what stands in no declaration can't be cut")
  func nothing() { #expect(cut([(1, 8)]) == nil) }

  @Test(
    "X01 code that is left out says a plain value, as a picture may ask for it",
    arguments: [
      ("var accent: Color", "Color.secondary"), ("static func name(of id: Int) -> String", "\"–\""),
      ("private var last: SwiftUI.Image?", "nil"), ("func all() async throws -> [Boat]", "[]"),
      ("var places: [String: [Int]]", "[:]"), ("func save(_ done: () -> Void)", ""),
      ("func make() -> AnyView", "AnyView(\(SourceCuts.sign)(3))"), ("var isOpen: Bool", "false"),
      ("func total<T>(_ of: T) -> Double where T: Hashable", "0"),
    ])
  func plainValues(_ declaration: String, _ value: String) {
    let source = "struct Harbour {\n  \(declaration) {\n    missing.thing()\n  }\n}\n"
    #expect(line(2, of: cut([(3, 5)], of: source)) == "  \(declaration) { \(value) ", "\(declaration)")
  }

  @Test("X01 a type goes on without a protocol that is nowhere, and attributes of a service are those of an activity")
  func conformances() {
    let source = """
      struct Team: Codable, Tracked, Hashable {
        var name: String
      }
      struct Lonely: Tracked {
      }
      struct Match: ServiceLiveAttributes {
      }
      struct Both: ActivityAttributes, ServiceLiveAttributes {
      }
      """
    #expect(line(1, of: cut([(1, 23)], of: source)) == "struct Team: Codable , Hashable {")
    #expect(line(4, of: cut([(4, 16)], of: source)).hasPrefix("struct Lonely"))
    #expect(!line(4, of: cut([(4, 16)], of: source)).contains(":"))
    #expect(line(6, of: cut([(6, 15)], of: source)) == "struct Match: ActivityAttributes {")
    #expect(line(8, of: cut([(8, 34)], of: source)) == "struct Both: ActivityAttributes {")
  }

  @Test("X01 a modifier on a line of its own goes alone, and its view stays")
  func modifier() {
    let source = """
      struct Card: View {
        var body: some View {
          Text("a")
            .glow(
              radius: Tide.deep
            )
            .background { Sail(3) }
            .bold()
          let names = list
            .map { $0.missing }
        }
      }
      """
    #expect(line(4, of: cut([(4, 8)], of: source)).allSatisfy { $0 == " " })
    let inside = cut([(5, 20)], of: source)
    #expect(inside?.contains("glow") == false && inside?.contains(".bold()") == true)
    #expect(line(7, of: inside).contains(".background { Sail(3) }"))
    #expect(line(7, of: cut([(7, 21)], of: source)).contains(".background {"), "what stands in braces goes first")
  }

  @Test("X01 an answer of a type with a value of its own is that value, and no copy ends the program")
  func shared() {
    let source = """
      struct Entry: TimelineEntry {
        let date: Date
        static let placeholder = Entry(date: .now)
      }
      struct Provider {
        func entry(for name: String) -> Entry {
          let store = Missing(name)
        }
        func other() -> Ship {
          let ship = Missing(1)
        }
      }
      """
    #expect(cut([(7, 17)], of: source)?.contains("-> Entry { Entry.placeholder ") == true)
    let made = source.replacing("static let placeholder = Entry(date: .now)", with: "func a() { Entry(date: Date()) }")
    #expect(cut([(7, 17)], of: made)?.contains("-> Entry { Entry(date: Date()) ") == true)
    #expect(cut([(10, 16)], of: source)?.contains("fatalError") == false)
    #expect(cut([(10, 16)], of: source)?.contains("func other") == false)
  }

  @Test(
    "X01 a widget whose entries can't be made shows its placeholder",
    arguments: [
      (
        "func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)",
        "completion(Timeline(entries: [placeholder(in: context)], policy: .never))"
      ),
      (
        "func getSnapshot(in context: Context, completion done: @escaping (Entry) -> ())",
        "done(placeholder(in: context))"
      ),
      (
        "func timeline(for choice: Choice, in context: Context) async -> Timeline<Entry>",
        "Timeline(entries: [placeholder(in: context)], policy: .never)"
      ),
      ("func snapshot(for choice: Choice, in context: Provider.Context) async -> Entry", "placeholder(in: context)"),
    ])
  func entries(_ declaration: String, _ value: String) {
    let source = "struct Provider {\n  \(declaration) {\n    let a = missing.thing()\n  }\n}\n"
    #expect(line(2, of: cut([(3, 13)], of: source)) == "  \(declaration) { \(value) ", "\(declaration)")
  }

  @Test("X01 a modifier of the extension's own that is refused leaves its view as it is")
  func modifiers() {
    let source = """
      extension View {
        @ViewBuilder
        func opening(_ link: String?) -> some View {
          applied(link) { view, link in
            Missing(link)
          }
        }
      }
      """
    let text = cut([(5, 7), (4, 5)], of: source)
    #expect(line(3, of: text) == "  func opening(_ link: String?) -> some View { self ", "\(text ?? "")")
  }

  @Test("X02 a playground that the compiler refuses goes alone, whatever it is called")
  func playgrounds() {
    for head in ["#Playground", "#Playground(\"Tides\")"] {
      let body = "{\n  let tide = Tide(height: 3)\n  print(tide)\n}\n"
      let source = "struct Tide { let height: Int }\n\n\(head) \(body)let low = 1\n"
      var cuts = SourceCuts()
      let isCut = cuts.cut(line: 3, column: 2, of: source)
      let lines = cuts.text(of: source).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(isCut && lines.count == 8 && lines[0].hasPrefix("struct Tide") && lines[6] == "let low = 1", "\(lines)")
      #expect(lines[2...5].joined() == "", "\(lines)")
    }
  }

  @Test("X02 a preview that the compiler refuses goes alone, with its attributes and all its braces")
  func previews() throws {
    let source = """
      struct Ferry: Widget { var body: some WidgetConfiguration { tide() } }

      @available(iOS 18, *)
      #Preview("Ferry", as: .missing, using: Tide.sample) {
        Ferry()
      } contentStates: {
        Tide.low
        Tide.high
      }

      #Preview { Text("pier") }
      """
    var cuts = SourceCuts()
    let isCut = cuts.cut(line: 4, column: 23, of: source)
    let lines = cuts.text(of: source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(isCut && lines.count == 11)
    #expect(lines[0].hasPrefix("struct Ferry") && lines[10] == "#Preview { Text(\"pier\") }")
    #expect(lines[1..<10].joined() == "", "\(lines)")
    // A state that is refused takes its preview with it, too.
    var ofState = SourceCuts()
    let isStateCut = ofState.cut(line: 7, column: 3, of: source)
    #expect(isStateCut && ofState.text(of: source) == cuts.text(of: source))
    var others = SourceCuts()
    let isOther = others.cut(line: 2, column: 1, of: source)
    #expect(!isOther)
  }
}
