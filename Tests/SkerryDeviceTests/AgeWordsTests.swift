import Foundation
import Testing

@testable import SkerryScreens

/// How long ago a notification came, in other languages.
@MainActor @Suite struct AgeWordsTests {
  @Test("X05 P09 the age of a notification is written as Foundation writes it in the language")
  func likeFoundation() throws {
    // Foundation tells the distance to now, rounds it, and keeps numbers and units together.
    for (language, words) in AgeWords.languages {
      var style = Date.RelativeFormatStyle(presentation: .numeric, unitsStyle: .abbreviated)
      style.locale = Locale(identifier: language)
      for (count, unit) in [
        (1, NotificationAge.Unit.minute), (5, .minute), (1, .hour), (2, .hour), (1, .day), (3, .day),
      ] {
        let written = style.format(Date(timeIntervalSinceNow: -Double(count) * unit.seconds - 1))
          .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        #expect(words.text(count, unit) == written, "\(language)")
      }
      #expect(!words.text(0, .minute).contains { $0.isNumber || $0 == "%" }, "\(language)")
    }
  }

  @Test("X05 P09 a country has the words of its language, and English its own")
  func countries() {
    #expect(AgeWords.of("de_AT")?.text(5, .minute) == "vor 5 Min." && AgeWords.of("en_GB") == nil)
    #expect(AgeWords.of("zh_TW")?.text(0, .minute) == "現在" && AgeWords.of("zh_CN")?.text(0, .minute) == "现在")
    #expect(AgeWords.of("qu") == nil)
  }
}
