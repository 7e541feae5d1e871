import Foundation
import SkerryBasics
import Testing

/// Where people write 15:00, and where 3:00 PM.
@Suite struct HourFormatTests {
  @Test("X05 S09 every language and region has the hours that Unicode's tables give it")
  func table() {
    let languages =
      Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.count == 2 } + ["fil", "zh_Hant"]
    let regions = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 && $0.allSatisfy(\.isLetter) }
    for identifier in languages + languages.prefix(40).flatMap({ language in regions.map { "\(language)_\($0)" } }) {
      let cycle = Locale(identifier: identifier).hourCycle
      let is24Hour = cycle == .zeroToTwentyThree || cycle == .oneToTwentyFour
      #expect(HourFormat.isUsual(in: identifier) == is24Hour, "\(identifier)")
    }
    // Of the French of Canada the tables say two things; this is what is written there.
    #expect(HourFormat.isUsual(in: "fr_CA"))
  }

  @Test("X05 S09 a locale has other hours than its own only where the phone has")
  func locales() {
    #expect(HourFormat.locale("de", is24Hour: true).identifier == "de")
    #expect(HourFormat.locale("en_US", is24Hour: false).identifier == "en_US")
    let date = Date(timeIntervalSince1970: 1_769_884_860)
    func text(_ identifier: String, _ is24Hour: Bool) -> String {
      var style = Date.FormatStyle(
        date: .omitted, time: .shortened, locale: HourFormat.locale(identifier, is24Hour: is24Hour))
      style.timeZone = .gmt
      return style.format(date)
    }
    #expect(text("en_US", true) == "18:41" && text("de", false) == "6:41\u{202F}PM")
    HourFormat.$is24HourOfPhone.withValue(true) { #expect(HourFormat.is24Hour) }
  }
}
