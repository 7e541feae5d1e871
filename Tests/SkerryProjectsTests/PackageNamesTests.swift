import Testing

@testable import SkerryProjects

/// Names that a package generates, or that a project adds to a package's own.
@Suite struct PackageNamesTests {
  private func source(_ modules: [String], _ texts: String...) -> String {
    StandIns.source(of: StandIns.of(modules), from: texts) { _ in false }
  }

  @Test(
    "X04 a generated member says which symbol it is",
    arguments: [
      ("bagFill", "bag.fill"), ("_1Circle", "1.circle"), ("cupAndSaucerFill", "cup.and.saucer.fill"),
      ("square3Layers3d", "square.3.layers.3d"), ("timer", "timer"),
    ])
  func symbolNames(_ member: String, _ symbol: String) { #expect(StandIns.symbol(of: member) == symbol) }

  @Test("X04 the symbols that the sources name are there, and calls are none")
  func symbols() {
    let text = source(["SFSafeSymbols"], "Image(systemSymbol: isOn ? .bagFill : .bag).resizable()")
    #expect(text.contains("static var `bagFill`: SFSymbol { SFSymbol(rawValue: \"bag.fill\") }"))
    #expect(text.contains("static var `bag`:") && !text.contains("`resizable`"))
    #expect(!source(["Sharing"], "Image(systemSymbol: .bag)").contains("SFSymbol"))
  }

  @Test("X04 a key that no source declares is what its uses ask for")
  func keys() {
    let text = source(
      ["Defaults"], "extension Defaults.Keys { static let tide = Key<Int>(\"tide\", default: 3) }",
      "@Default(.isMetric) private var metric\n@Default(.tide) var tide\nText(metric ? \"km\" : \"mi\")",
      "if Defaults[.nickname].isEmpty { Text(Defaults[.nickname]) }")
    #expect(text.contains("static let `isMetric` = Defaults.Key<Bool>(\"isMetric\", default: false)"))
    #expect(text.contains("static let `nickname` = Defaults.Key<String>(\"nickname\", default: \"–\")"))
    #expect(!text.contains("`tide`"))
  }

  @Test("X01 a property does without an attribute that nobody knows, as far as it has a value or a plain one")
  func attributes() {
    let lines = [
      "struct Pier: Widget {", "  @Shared(.appStorage(\"accent\", store: .group)) private var accent = \"orange\"",
      "  @Injected(\\.store) var count: Int", "  @Injected(\\.store) var store", "  @Injected var depth: Depth",
      "  @MainActor @Injected var title: String?", "  var body: some WidgetConfiguration { x }", "}",
    ]
    func cut(_ line: Int, _ column: Int) -> String? {
      var cuts = SourceCuts()
      let source = lines.joined(separator: "\n")
      guard cuts.cut(line: line, column: column, of: source) else { return nil }
      let text = cuts.text(of: source).split(separator: "\n", omittingEmptySubsequences: false)
      return text.count == lines.count ? String(text[line - 1]) : "lines moved"
    }
    #expect(cut(2, 4) == "  private var accent = \"orange\"")
    #expect(cut(3, 4) == "  var count: Int = 0")
    #expect(cut(6, 15) == "  @MainActor var title: String? = nil")
    #expect(cut(4, 4)?.contains("store") == false && cut(5, 4)?.contains("depth") == false, "nothing says what it is")
  }
}
