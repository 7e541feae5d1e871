/// Months and years in languages other than English: Foundation on Linux has no words for numbers of them.
nonisolated struct CalendarWords: Sendable {
  /// The words for one and for several, each short and long.
  private struct Forms: Sendable {
    let short: (one: String, more: String)
    let long: (one: String, more: String)
  }
  private let month: Forms
  private let year: Forms
  /// What stands between a number and its unit.
  private let space: String
  /// What stands between one number with its unit and the next.
  let joint: String

  private init(
    month: ((String, String), (String, String)), year: ((String, String), (String, String)), space: String = " ",
    joint: String = ", "
  ) {
    self.joint = joint
    self.month = Forms(short: month.0, long: month.1)
    self.year = Forms(short: year.0, long: year.1)
    self.space = space
  }
  /// A language with one word for everything.
  private init(always month: String, _ year: String, space: String, joint: String = " ") {
    self.init(month: ((month, month), (month, month)), year: ((year, year), (year, year)), space: space, joint: joint)
  }

  /// `nil` for a language that is not in the table.
  static func of(_ identifier: String) -> CalendarWords? {
    languages[String(identifier.prefix { $0 != "_" && $0 != "-" })]
  }

  /// A number of months or years; `nil` for other units.
  func string(_ value: Int, _ unit: CalendarUnits, _ words: UnitWords) -> String? {
    let forms: Forms
    switch unit {
    case .month: forms = month
    case .year: forms = year
    default: return nil
    }
    let form = words == .wide ? forms.long : forms.short
    return "\(value)\(space)\(value == 1 ? form.one : form.more)"
  }

  private static let languages: [String: CalendarWords] = [
    "de": CalendarWords(month: (("Mon.", "Mon."), ("Monat", "Monate")), year: (("J", "J"), ("Jahr", "Jahre"))),
    "fr": CalendarWords(month: (("m.", "m."), ("mois", "mois")), year: (("an", "ans"), ("an", "ans")), joint: " et "),
    "es": CalendarWords(month: (("m.", "m."), ("mes", "meses")), year: (("a.", "a."), ("año", "años"))),
    "it": CalendarWords(month: (("mese", "mesi"), ("mese", "mesi")), year: (("anno", "anni"), ("anno", "anni"))),
    "pt": CalendarWords(month: (("mês", "meses"), ("mês", "meses")), year: (("ano", "anos"), ("ano", "anos"))),
    "nl": CalendarWords(month: (("mnd", "mnd"), ("maand", "maanden")), year: (("jr", "jr"), ("jaar", "jaar"))),
    "sv": CalendarWords(month: (("mån", "mån"), ("månad", "månader")), year: (("år", "år"), ("år", "år"))),
    "da": CalendarWords(month: (("md.", "mdr."), ("måned", "måneder")), year: (("år", "år"), ("år", "år"))),
    "nb": CalendarWords(month: (("md.", "md."), ("måned", "måneder")), year: (("år", "år"), ("år", "år"))),
    "tr": CalendarWords(always: "ay", "yıl", space: " "), "ja": CalendarWords(always: "か月", "年", space: " "),
    "zh": CalendarWords(always: "个月", "年", space: "", joint: ""), "ko": CalendarWords(always: "개월", "년", space: ""),
  ]
}
