import FoundationEssentials
import Testing

@testable import SkerryViews

/// Texts of a view that sets a time zone or a locale of its own.
@MainActor @Suite struct OwnZoneTests {
  @Test("T02 X07 times are written in the zone that a view sets, and its other texts in the phone's")
  func zone() {
    let scene = Scene(columns: 40) {
      VStack(alignment: .leading) {
        Text(Scene.noon, style: .time)
        VStack {
          Text(Scene.noon, style: .time)
          Text("at \(Scene.noon, style: .time)")
        }.environment(\.timeZoneIdentifier, "Asia/Kolkata")
      }
    }
    #expect(
      scene.text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") } == [
        "9:41 AM", "3:11 PM", "at 3:11 PM",
      ])
  }

  @Test("T02 X07 numbers and times are written in the locale that a view sets, unless the style has its own")
  func locale() {
    let german = Locale(identifier: "de_DE")
    let scene = Scene(columns: 40) {
      VStack(alignment: .leading) {
        Text(1234.5, format: .number)
        Text(1234.5, format: .number).environment(\.locale, german)
        Text(1234.5, format: .number.locale(Locale(identifier: "en_US"))).environment(\.locale, german)
        Text(Scene.noon + 18_000, style: .time).environment(\.locale, german)
      }
    }
    let lines = scene.text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines == ["1,234.5", "1.234,5", "1,234.5", "14:41"])
  }
}
