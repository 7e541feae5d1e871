import Foundation
import SkerryBasics
import Testing

@testable import SkerryViews

/// Numbers in other languages.
@Suite struct NumberLanguageTests {
  @Test(
    "X05 a number has the marks and the digits of its language",
    arguments: [
      ("de", "-1,234.50", "-1.234,50"), ("de_CH", "1,234,567", "1’234’567"), ("es", "1,234", "1234"),
      ("es", "12,345.5", "12.345,5"), ("hi", "1,234,567", "12,34,567"), ("ar_EG", "42", "٤٢"), ("fa", "4.2", "۴٫۲"),
      ("fr", "1,234.5", "1\u{202F}234,5"), ("sv", "-3", "\u{2212}3"), ("de", "007", "007"), ("de", "+12.5", "+12,5"),
    ])
  func marks(language: String, english: String, written: String) {
    #expect(NumberLanguage.of(language)?.written(english) == written)
  }

  @Test("X05 in English numbers stay as they are, and what is no number stays in any language")
  func english() {
    for language in ["en_US", "en", "en_GB"] { #expect(NumberLanguage.of(language) == nil, "\(language)") }
    #expect(NumberLanguage.of("de")?.written("NaN") == "NaN" && NumberLanguage.of("de")?.written("∞") == "∞")
  }

  @Test(
    "X05 the same number as a format style writes it",
    arguments: ["de", "fr_CH", "pl", "pt_BR", "hi", "ar_EG", "ja", "tr"])
  func styles(language: String) {
    for number in [0, 7, -12, 1234, 98_765, 12_345_678] {
      let english = number.formatted(.number.locale(Locale(identifier: "en_US")))
      let style = number.formatted(.number.locale(Locale(identifier: language)))
      #expect(NumberLanguage.of(language)?.written(english) ?? english == style)
    }
  }

  @Test("X05 a timer has the digits of its language, and a time of day two for an early hour where the phone does")
  func clocks() {
    let noon = Date(timeIntervalSince1970: 1_781_440_000)
    let timer = LiveText.timerInterval(
      noon...noon.addingTimeInterval(600), pauseTime: nil, countsDown: true, showsHours: true)
    func text(_ text: LiveText, _ language: String) -> String {
      text.string(
        at: noon, in: LiveTextEnvironment(timeZone: "UTC", uses24HourClock: language != "ar_EG", language: language))
    }
    #expect(text(timer, "ar_EG") == "١٠:٠٠" && text(timer, "de") == "10:00")
    #expect(timer.widestString(in: LiveTextEnvironment(language: "fa")) == "۱۰:۰۰")
    let morning = LiveText.date(Date(timeIntervalSince1970: 1_781_426_460), style: .time)
    #expect(text(morning, "de") == "08:41" && text(morning, "sv") == "08:41" && text(morning, "ja") == "8:41")
  }
}
