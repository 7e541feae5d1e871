/// How long ago something was, in languages other than English: `vor 5 Min.`
struct AgeWords: Sendable {
  private let now: String
  /// With a number in the place of `%`: one of a unit, and several.
  private let minute: String
  private let hour: (one: String, more: String)
  private let day: (one: String, more: String)

  private init(
    _ now: String, _ minute: String, hour: String, hours: String? = nil, day: String, days: String? = nil
  ) {
    (self.now, self.minute) = (now, minute)
    (self.hour, self.day) = ((hour, hours ?? hour), (day, days ?? day))
  }

  /// Those of a language, by its identifier; `nil` for English and for one whose words aren't known here.
  static func of(_ identifier: String) -> AgeWords? {
    let parts = identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
    let isTraditional = parts.first == "zh" && parts.contains { ["Hant", "HK", "MO", "TW"].contains($0) }
    return languages[isTraditional ? "zh_Hant" : parts.first ?? ""]
  }

  /// So many of a unit ago; none is now.
  func text(_ count: Int, _ unit: NotificationAge.Unit) -> String {
    let form =
      switch unit {
      case .minute: count == 0 ? now : minute
      case .hour: count == 1 ? hour.one : hour.more
      case .day: count == 1 ? day.one : day.more
      }
    return form.replacing("%", with: "\(count)")
  }

  static let languages: [String: AgeWords] = [
    "de": AgeWords("jetzt", "vor % Min.", hour: "vor % Std.", day: "vor % Tag", days: "vor % Tagen"),
    "fr": AgeWords("maintenant", "il y a % min", hour: "il y a % h", day: "il y a % j"),
    "es": AgeWords("ahora", "hace % min", hour: "hace % h", day: "hace % d"),
    "it": AgeWords("ora", "% min fa", hour: "% h fa", day: "% g fa", days: "% gg fa"),
    "pt": AgeWords("agora", "há % min.", hour: "há % h", day: "há % dia", days: "há % dias"),
    "nl": AgeWords("nu", "% min. geleden", hour: "% uur geleden", day: "% dag geleden", days: "% dgn geleden"),
    "sv": AgeWords("nu", "för % min sen", hour: "för % tim sedan", day: "för % d sedan"),
    "da": AgeWords(
      "nu", "% min. siden", hour: "% time siden", hours: "% timer siden", day: "% dag siden", days: "% dage siden"),
    "nb": AgeWords("nå", "for % min siden", hour: "for % t siden", day: "for % d. siden"),
    "tr": AgeWords("şimdi", "% dk. önce", hour: "% sa. önce", day: "% gün önce"),
    "ja": AgeWords("今", "% 分前", hour: "% 時間前", day: "% 日前"),
    "ko": AgeWords("지금", "%분 전", hour: "%시간 전", day: "%일 전"),
    "zh": AgeWords("现在", "%分钟前", hour: "%小时前", day: "%天前"),
    "zh_Hant": AgeWords("現在", "%分鐘前", hour: "%小時前", day: "%天前"),
  ]
}
