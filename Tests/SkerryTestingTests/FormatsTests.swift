import Foundation
import SkerryCells
import SkerryDevice
import SkerryTesting
import SkerryViews
import SkerryWidgets
import SwiftUI
import Testing

/// What Foundation writes in views, on a phone in some place, on a computer anywhere.
@MainActor @Suite(.serialized) struct FormatsTests {
  private func lines(
    timeZone: String = "UTC", uses24HourClock: Bool = false, instant: Date = .snapshotStart
  ) -> [String] {
    var environment = PresentationEnvironment()
    (environment.timeZone, environment.uses24HourClock) = (timeZone, uses24HourClock)
    let rendering = ViewRendering(AnyView(LanternView()), columns: 60, in: environment, at: instant)
    return rendering.grid.plainText().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "\u{202F}", with: " ")
        .replacingOccurrences(of: "\u{2009}", with: " ")
    }
  }

  private static let evening = [
    "6:41 PM", "6:41 PM", "Sat 6:41 PM", "6:41 – 7:41 PM", "6:41 PM", "6:41 PM", "6:41 – 7:41 PM",
    "$2.40 1,234.5 en_US",
  ]

  @Test("S02 T02 Foundation's formats follow the phone's zone, its language and its hours")
  func phone() {
    #expect(lines() == Self.evening)
    #expect(
      lines(timeZone: "Asia/Tokyo", uses24HourClock: true) == [
        "03:41", "03:41", "Sun 03:41", "03:41 – 04:41", "03:41", "03:41", "03:41 – 04:41",
        "$2.40 1,234.5 en_US@hours=h23",
      ])
    #expect(lines() == Self.evening)
  }

  @Test("S02 they are the same on a computer in any other place")
  func computer() {
    let before = ProcessInfo.processInfo.environment["TZ"]
    setenv("TZ", "Asia/Kathmandu", 1)
    NSTimeZone.resetSystemTimeZone()
    setenv("LANG", "de_DE.UTF-8", 1)
    defer {
      if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
      NSTimeZone.resetSystemTimeZone()
    }
    #expect(lines() == Self.evening)
  }

  @Test("X06 every PreviewProvider of a program is known, also one within another type, and each once")
  func providers() throws {
    let found = LinkedPreview.all.filter { $0.module == "SkerryTestingTests" && $0.line == 0 }
    #expect(found.map(\.fileName) == ["Lantern_Previews", "Lantern_Previews", "Pier.Lamp_Previews"])
    #expect(found.map(\.name) == ["Lantern: Lit", "Lantern", "Lamp"])
    #expect(LinkedPreview.all.filter { $0.name == "Rail" }.count == 1)
    let folder = try TemporaryFolder()
    try expectPreviews(of: "Lantern_Previews", named: "lantern", in: folder.snapshots(.record))
    try expectPreviews(of: "Lantern_Previews", named: "lantern", in: folder.snapshots(.compareOnly))
  }
}
