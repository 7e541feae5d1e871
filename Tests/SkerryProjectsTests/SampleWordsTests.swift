import Testing

@testable import SkerryProjects

/// What sources say about the values of their activities.
@Suite struct SampleWordsTests {
  @Test("X06 cases, words of comparisons, keys of dictionaries and stores are found")
  func found() {
    let words = SampleWords(of: [
      """
      enum Stage: String, Codable {
        case packed, onTheWay = "on-the-way" // case no
        case arrived
        var symbol: String { switch self { case .packed: "a"; default: "b" } }
      }
      if state.kind == "express" || state.kind != "slow" {}
      switch context.state.phase.lowercased() {
      case "boarding", "gate": break
      default: break
      }
      let price = Double(data["price"]!)!
      let end = Date(timeIntervalSince1970: Double(data["end"]!)! / 1000)
      let store = UserDefaults(suiteName: "group.courier")!
      let city = store.string(forKey: context.attributes.prefixedKey("city"))!
      let at = store.double(forKey: "start") / 1000
      """
    ])
    #expect(
      Set(words.lines) == [
        "enum\tStage\tpacked\ton-the-way\tarrived", "values\tkind\texpress\tslow", "values\tphase\tboarding\tgate",
        "key\tprice", "key\tend", "number\tprice", "milliseconds\tend", "suite\tgroup.courier", "stored\tcity\tstring",
        "stored\tstart\tmilliseconds",
      ], "\(words.lines)")
    #expect(words.source.contains("@c(skerry_sample_words)"))
  }

  @Test("X06 texts that are read as numbers are found by what follows the reading")
  func numbers() {
    let words = SampleWords(of: [
      """
      let level = Decimal(string: state.level) ?? 100
      if let gust = Double(context.state.gust) {}
      let width = CGFloat(state.width) + Double(count)
      let minutes = state.data["minutes"]?.asInt() ?? 0
      """
    ])
    #expect(
      words.lines == ["key\tminutes", "number\tminutes", "number\tlevel", "number\tgust"], "\(words.lines)")
  }

  @Test("X06 a text of a dictionary that is read as a number in two steps is a number, or a date in milliseconds")
  func steps() {
    let words = SampleWords(of: [
      """
      guard let raw = context.state.values["ending"],
        let milliseconds = Double(raw)
      else { return nil }
      return Date(timeIntervalSince1970: milliseconds / 1000)
      if let word = data["boxes"], let count = Int(word) { Text("\\(count / 10)") }
      """
    ])
    #expect(
      Set(words.lines).isSuperset(of: [
        "key\tending", "key\tboxes", "milliseconds\tending", "number\tboxes",
      ]), "\(words.lines)")
  }

  @Test(
    "X06 which texts are pictures of the system's, and which are shown as they are, is known by the view that has them")
  func pictures() {
    let words = SampleWords(
      of: [
        """
        Image(systemName: context.state.kind); Label("a", systemImage: state.stage); Image(systemName: symbol(for: state))
        Text(context.attributes.symbol); Text(state.icon); Text(state.stage)
        """
      ], symbols: ["boat"])
    #expect(
      words.lines == ["values\tboat\tstar.fill", "values\tkind\tstar.fill", "values\ticon\t🚀", "values\tsymbol\tABC"],
      "\(words.lines)")
  }

  @Test("X06 sources that say nothing need no function")
  func nothing() { #expect(SampleWords(of: ["struct A { var b = 1 }"]).source.isEmpty) }
}
