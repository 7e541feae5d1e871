import Testing

@testable import SkerryProjects

/// Which language an extension speaks.
@Suite struct TongueTests {
  private func tongue(_ literals: String...) -> String? {
    var tally = TongueTally()
    for literal in literals { tally.count(literal[...]) }
    return tally.tongue
  }

  @Test(
    "X06 the language of an extension is that of its texts",
    arguments: [
      ("あと\\(minutes)分", "カレー", "ja"), ("还剩 \\(n) 分钟", "订单", "zh"), ("還剩 \\(n) 分鐘", "訂單", "zh-Hant"),
      ("남은 시간", "배달 중", "ko"), ("Осталось", "В пути", "ru"), ("الوقت", "الطلب", "ar"),
      ("noch \\(n) Minuten", "Ankunft um", "de"), ("Temps restant", "Arrivée", "fr"), ("Süre", "Kalan", "tr"),
    ])
  func tongues(first: String, second: String, code: String) {
    #expect(tongue(first, second) == code)
  }

  @Test("X06 English, a single word, and what several languages share say nothing")
  func none() {
    #expect(tongue("Time left", "Your order is here") == nil && tongue("Ankunft") == nil)
    #expect(tongue("Hola", "Menu") == nil && tongue() == nil)
    #expect(tongue("the time", "of the day", "Start", "und das") == nil)
  }

  @Test("X06 names of pictures and keys are no texts of an extension")
  func literals() {
    let source = "Image(\"der_die_das\"); Text(\"Time left\"); Text(\"On the way\"); let key = \"noch.minuten.bis\""
    #expect(!SampleWords(of: [source]).lines.contains { $0.hasPrefix("tongue") })
    let german = "Text(\"noch \\(state.minutes) Minuten\"); Label(\"Fertig\", systemImage: \"checkmark\")"
    #expect(SampleWords(of: [german]).lines.contains("tongue\tde"))
  }

  @Test("X06 where an extension hardly speaks, its app's files that know of activities say the language")
  func app() {
    let card = "import ActivityKit\nText(\"Livraison\"); Text(state.status)"
    let manager = "import ActivityKit\nlet done = \"Livraison terminee\"; let state = \"Colis en route\""
    let other = "let greeting = \"noch zwei Minuten bis zur Ankunft\"; let end = \"Fertig\""
    var words = SampleWords(of: [card])
    #expect(!words.lines.contains { $0.hasPrefix("tongue") })
    words.tongue(heardIn: AppCode([card, manager, other]), beside: [card])
    #expect(words.lines.contains("tongue\tfr"))
  }

  @Test("X06 of what a comment quotes the examples count, without what only says how a text is written")
  func examples() {
    func words(_ line: String) -> [String] { SampleWords.comments(in: line).flatMap(\.words) }
    #expect(words("var visitor: String // Meet \"[name]\", e.g. \"Dr. Smith\"") == ["Dr. Smith"])
    #expect(words("var dish: String // « Soupe »") == ["Soupe"])
    #expect(words("var road: String // \"between X & Y\"").isEmpty)
    #expect(words("var stage: String // \"picked_up\", \"on _ way\"") == ["picked_up"])
    #expect(words("var pause: String // „Pauza”") == ["Pauza"])
  }

  @Test("X06 a number is as large as its comment says: an example, within a range, in a unit")
  func numbers() {
    func said(_ line: String) -> [String] {
      SampleWords(of: [line]).lines.map { $0.replacing("\t", with: " ") }
    }
    #expect(said("var depth: Double // e.g. 82.5") == ["size depth 82.5"])
    #expect(said("var sets: Int // 12") == ["size sets 12"] && said("/// 1–5\nvar level: Int") == ["size level 3"])
    #expect(said("var share: Double // 0.0 - 1.0") == ["size share 0.62"])
    #expect(
      said("var percent: Int = 0 // 0...100") == ["size percent 62"]
        && said("var side: Int // 1 or 2") == ["size side 1"])
    #expect(said("let way: Double // en metros") == ["unit way m"])
    #expect(said("/// Heure, en secondes depuis 1970\nvar placedAt: Double?") == ["seconds placedAt"])
    #expect(said("var phase: Int // 1 = warm-up, 2 = main part") == ["size phase 1"])
    #expect(said("var milestone: Int // 25, 50, 75, 100") == ["size milestone 75"])
    #expect(said("var total: Int? // planned total seconds (for progress)") == ["lasting total"])
    #expect(said("var began: Int // 2024-05-12, see issue 12").isEmpty && said("var page: Int // 0-based").isEmpty)
  }

  @Test("X06 what is divided before its unit is large, and what is drawn or shown as a letter is said")
  func shown() {
    let source = """
      Text(String(format: "%.1f kWh", Double(state.energyWh) / 1000))
      ForEach(0..<state.segments, id: \\.self) { _ in Capsule() }
      Text(item.icon + " " + item.label)
      """
    let lines = SampleWords(of: [source]).lines
    #expect(lines.contains("size\tenergyWh\t12400") && !lines.contains("unit\tenergyWh\tkWh"))
    #expect(lines.contains("few\tsegments") && lines.contains("pictured\ticon"))
  }
}
