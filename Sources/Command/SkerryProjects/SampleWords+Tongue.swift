/// The language in which an extension speaks.
extension SampleWords {
  /// `Text("あと\(minutes)分")`: what a server writes beside that is written in the same language.
  mutating func tongue(in sources: [String]) {
    if let tongue = Self.tongue(of: sources) { add("tongue", tongue) }
  }

  /// Where an extension says too little to tell, the files of its app that speak of activities are heard as well.
  ///
  /// - Parameters:
  ///   - app: the app's code.
  ///   - sources: the texts of the extension.
  mutating func tongue(heardIn app: AppCode, beside sources: [String]) {
    guard !lines.contains(where: { $0.hasPrefix("tongue\t") }) else { return }
    let others = app.files(with: "ActivityKit").filter { !sources.contains($0) }
    if !others.isEmpty { tongue(in: sources + others) }
  }

  private static func tongue(of sources: [String]) -> String? {
    var tally = TongueTally()
    for source in sources {
      for literal in literals(in: source) { tally.count(literal) }
    }
    return tally.tongue
  }

  /// The texts of a source, without what only tells which of several it is: `"com.pier.app"`, `"pier_icon"`.
  private static func literals(in source: String) -> [Substring] {
    source.matches(of: /"((?:[^"\\\n]|\\\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\))+)"/).compactMap { match in
      let text = match.output.1
      let isName = text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || "._-/:%#@".contains($0)) }
      return isName ? nil : text
    }
  }
}

/// Counts which language the words of texts are of.
struct TongueTally {
  private var scores: [String: Int] = [:]

  /// The language that is spoken most, as its code; `nil` for English, and where nothing can be said.
  var tongue: String? {
    if let kana = scores["ja"], kana > (scores["en"] ?? 0) { return "ja" }
    let sorted = scores.filter { $0.key != "zh-Hant" }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = sorted.first, first.key != "en", first.value > 1 else { return nil }
    // What two languages share is said of none.
    let next = sorted.dropFirst().first?.value ?? 0
    guard Self.scripts.contains(first.key) ? first.value > next : first.value >= 2 * next else { return nil }
    return first.key == "zh" && scores["zh-Hant"] != nil ? "zh-Hant" : first.key
  }

  private static let scripts: Set<String> = ["zh", "ja", "ko", "ru", "ar"]

  mutating func count(_ text: Substring) {
    let plain = text.replacing(/\\\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/) { _ in " " }
    var found: Set<String> = []
    for letter in plain.unicodeScalars {
      if let script = Self.script(of: letter) { found.insert(script) }
    }
    // Japanese has Chinese letters, too.
    if found.contains("ja") { found.remove("zh") }
    if found.contains("zh"), plain.contains(where: { Self.traditional.contains($0) }) { found.insert("zh-Hant") }
    if found.isEmpty {
      for word in plain.lowercased().split(whereSeparator: { !$0.isLetter }) {
        if let tongue = Self.tongues[String(word)] { found.insert(tongue) }
      }
    }
    for tongue in found { scores[tongue, default: 0] += 1 }
  }

  private static func script(of letter: Unicode.Scalar) -> String? {
    switch letter.value {
    case 0x3040...0x30FF: "ja"
    case 0x4E00...0x9FFF: "zh"
    case 0xAC00...0xD7A3: "ko"
    case 0x0400...0x04FF: "ru"
    case 0x0620...0x064A: "ar"
    default: nil
    }
  }

  /// Letters that are written otherwise where Chinese is simplified.
  private static let traditional: Set<Character> = Set("進時間開結總訂單務餘當點達體還費數們這車學號陣線")

  /// Words that one of the languages has alone, and that stand in such pictures.
  private static let tongues: [String: String] = Dictionary(
    """
    en the of left time remaining next paused done start end for with your is minutes until at by and on in to open close running ready waiting updated failed resume cancel started ended delivered order arriving
    de und der das noch für bis seit zeit stunden minuten läuft fertig beendet ankunft nächste nächster nächstes verbleibend pausiert abfahrt uhr auf mit wird gleis wartet heute ziel bereit übung satz öffnen schließen warten sitzung übertragung fortsetzen abgeschlossen aktualisieren von zur zum nicht ist
    es tiempo para el los siguiente listo llegada hora horas próximo hoy tu su está conductor camino serie descanso quedan empieza pausado entregado abrir detener reanudar sesión iniciado minutos
    fr temps le les des restant restantes arrivée départ terminé prochain prochaine durée étape votre commande livraison aujourd avec dans est prêt repos livreur colis retrait terminee livrée livré ouvrir fermer annuler séance cours
    pt em você próximo próxima não concluído chegada até faltam início seu sua está pausado entregue caminho tempo hoje série descanso
    it di il prossimo prossima fine partenza arrivo durata rimanente minuti ore oggi ordine consegna pausa tuo completato inizio
    tr kalan süre sonraki dakika saat devam bitti durum varış bugün sipariş yolda için ve hazır mola tamamlandı başladı
    """.split(separator: "\n").flatMap { line in
      let parts = line.split(separator: " ").map(String.init)
      return parts.dropFirst().map { ($0, parts.first ?? "") }
    },
    // What several languages have is a sign of none.
    uniquingKeysWith: { $0 == $1 ? $0 : "" })
}
