import Foundation
import Testing

@testable import SkerryBasics

/// The day and the time of a lock screen.
@Suite struct DateWordsTests {
  /// The languages that the table has lines for.
  static let languages = DateWords.table.split(separator: "\n").flatMap { line in
    line.prefix { $0 != "|" }.split(separator: " ").map(String.init)
  }

  @Test("X05 D05 a language has the words, the order and the digits that Foundation has for it", arguments: languages)
  func days(_ language: String) throws {
    let words = try #require(DateWords.of(language))
    var style = Date.FormatStyle(locale: Locale(identifier: language)).weekday(.wide).month(.wide).day()
    style.timeZone = .gmt
    for day in stride(from: 0, to: 366, by: 9) {
      let instant = Date(timeIntervalSince1970: 1_767_258_000 + Double(day) * 86_400)
      #expect(words.day(of: WallClock(instant, timeZone: "UTC")) == style.format(instant))
    }
  }

  @Test("X05 P05 each language has its own time of 24 hours and of 12, without words", arguments: languages)
  func times(_ language: String) throws {
    let words = try #require(DateWords.of(language))
    for (is24Hour, template) in [(true, "Hmm"), (false, "hmm")] {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: language)
      formatter.timeZone = TimeZone(identifier: "UTC")
      formatter.setLocalizedDateFormatFromTemplate(template)
      for hour in [0, 9, 12, 23] {
        let instant = Date(timeIntervalSince1970: 1_767_226_080 + Double(hour) * 3600)
        let text = formatter.string(from: instant).filter { $0.isNumber || ":.".contains($0) }
        let time = words.time(of: WallClock(instant, timeZone: "UTC"), uses24HourClock: is24Hour)
        #expect(text.trimmingCharacters(in: ["."]) == time, "\(hour)")
      }
    }
  }

  @Test("X05 a country that the table does not name has what its language has, and another name leads to the same")
  func others() {
    let clock = WallClock(Date(timeIntervalSince1970: 1_763_722_800), timeZone: "UTC")
    func day(_ language: String) -> String? { DateWords.of(language)?.day(of: clock) }
    #expect(day("de_DE") == "Freitag, 21. November" && day("de-LU") == "Freitag, 21. November")
    #expect(day("zh_Hant_TW") == "11月21日 星期五" && day("no_NO") == "fredag 21. november")
    #expect(day("en_US") == nil && day("en") == "Friday, November 21" && day("qu") == nil)
    #expect(clock.clockText(uses24HourClock: true, in: "fi") == "11.00")
    #expect(clock.clockText(uses24HourClock: false, in: "en_US") == "11:00")
  }
}
