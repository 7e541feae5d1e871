import Foundation
import Testing

@testable import SkerryViews

/// Live texts in the phone's language.
@Suite struct LanguageTests {
  private static func words(
    _ language: String, _ style: LiveText.DateStyle, after seconds: Double, isReduced: Bool = false
  ) -> String {
    let anchor = Date(timeIntervalSince1970: 1_778_307_180)
    return LiveText.date(anchor, style: style).string(
      at: anchor + seconds,
      in: LiveTextEnvironment(timeZone: "Europe/Berlin", isLuminanceReduced: isReduced, language: language)
    ).replacing(/[\u{A0}\u{202F}]/, with: " ")
  }

  @Test(
    "X05 distances and dates are said in the phone's language, as Foundation puts them together",
    arguments: [
      ("de", "5 Min., 3 Sek.", "+5 Minuten", "9. Mai 2026"), ("fr", "5 min et 3 s", "+5 minutes", "9 mai 2026"),
      ("ja", "5分 3秒", "+5分", "2026年5月9日"), ("uk", "5 хв, 3 с", "+5 хвилин", "9 травня 2026 р."),
      ("en_GB", "5 min, 3 secs", "+5 minutes", "9 May 2026"), ("en_US", "5 min, 3 sec", "+5 minutes", "May 9, 2026"),
      ("en-AU", "5 min., 3 sec.", "+5 minutes", "9 May 2026"),
    ])
  func words(_ language: String, _ relative: String, _ offset: String, _ date: String) {
    #expect(Self.words(language, .relative, after: 303) == relative)
    #expect(Self.words(language, .offset, after: 303) == offset)
    #expect(Self.words(language, .date, after: 0) == date)
  }

  @Test(
    "X05 months and years have words in the most spoken languages, together with the days beside them",
    arguments: [
      ("de", "2 Mon., 9 Tg.", "+2 Monate"), ("fr", "2 m. et 9 j", "+2 mois"), ("ja", "2 か月 9日", "+2 か月"),
      ("es_MX", "2 m., 9", "+2 meses"), ("uk", "2 mths, 9 days", "+2 months"),
    ])
  func calendar(_ language: String, _ relative: String, _ offset: String) {
    let text = Self.words(language, .relative, after: 86_400 * 70)
    #expect(text.hasPrefix(relative), "\(text)")
    #expect(Self.words(language, .offset, after: 86_400 * 70) == offset)
  }

  @Test("X05 with Always-On digits are withheld in each language")
  func limits() {
    #expect(Self.words("de", .relative, after: 3, isReduced: true) == "−− Sek.")
    #expect(Self.words("de", .timer, after: 303) == "5:03")
  }
}
