import Foundation
import SkerryActivities
import SkerryCells
import SkerryScreens
import SkerryViews
import Testing

@testable import SkerryDevice
@testable import SkerryWidgets

/// `Date()` in source that was written for a phone is the phone's time.
@MainActor @Suite struct PresentTimeTests {
  private let phone = TestPhone(apps: [InstalledApp(Clockwatcher.self)])
  private var start: Int { Int(TestPhone.start.timeIntervalSince1970) }

  private var lines: [String] {
    phone.device.log.entries.filter { $0.source != .phone && $0.kind.newState == nil }.map(\.message)
  }

  @Test("T03 Date() and calendars in an app's code are the phone's, after a sleep as well")
  func apps() throws {
    phone.advance(10)
    try phone.act("clockwatcher", "tell")
    for place in ["action", "actor", "group"] { #expect(lines.contains("\(place) \(start + 10)"), "\(place)") }
    #expect(lines.contains("today true"))
    phone.advance(3600)
    #expect(lines.contains("slept \(start + 100)"))
  }

  @Test("T03 what the runner's main actor does for an app has the phone's Date(), too")
  func mainActor() async throws {
    phone.advance(10)
    try phone.act("clockwatcher", "tellOnMain")
    for _ in 0..<1000 where !lines.contains(where: { $0.hasPrefix("main actor") }) {
      await Task.yield()
      phone.device.advance(to: phone.device.now)
    }
    #expect(lines.contains("main actor \(start + 10)"))
  }

  @Test("T01 Date() in an activity's views is when a phone drew them: as content came or went stale, not each second")
  func activities() throws {
    phone.advance(10)
    try phone.act("clockwatcher", "start")
    let record = try #require(phone.records("clockwatcher").last)
    #expect(record.staleDate == TestPhone.start.addingTimeInterval(610))
    func text(_ presentation: LiveActivityPresentation) throws -> String {
      phone.device.picture(presentation, of: try #require(phone.records("clockwatcher").last)).grid.plainText()
    }
    #expect(try text(.lockScreen).contains("one \(start + 10)") && text(.expanded).contains("body \(start + 10)"))
    phone.advance(40)
    // Drawn for the first time only now, and again after a year's worth of pictures, they show the same.
    #expect(try text(.expanded).contains("body \(start + 10)"))
    #expect(try text(.lockScreen).contains("one \(start + 10)") && text(.lockScreen).contains("body \(start + 10)"))
    #expect(try text(.lockScreen).contains("59:20"))
    phone.device.configure { $0.isLightAppearance = true }
    #expect(try text(.lockScreen).contains("body \(start + 10)"))
    try phone.act("clockwatcher", "update")
    #expect(try text(.lockScreen).contains("two \(start + 50)") && text(.expanded).contains("body \(start + 50)"))
    phone.advance(1000)
    #expect(try text(.lockScreen).contains("two \(start + 650)"))
  }

  @Test("P12 Date() in a provider is when it was asked or went on, and in its views when the timeline was made")
  func widgets() throws {
    let device = phone.device
    let quick = PlacedWidget(app: "clockwatcher", kind: "Quick", family: .systemSmall)
    let slow = PlacedWidget(app: "clockwatcher", kind: "Slow", family: .systemSmall)
    func text(_ widget: PlacedWidget) -> String { device.picture(of: widget).grid.plainText() }
    try device.place(slow)
    phone.advance(5)
    #expect(text(quick).contains("entry \(start)") && text(quick).contains("body \(start)"))
    #expect(text(slow).contains("entry \(start + 5)") && text(slow).contains("body \(start + 5)"))
    phone.advance(70)
    #expect(text(quick).contains("entry \(start + 60)") && text(quick).contains("body \(start)"))
    #expect(text(slow).contains("entry \(start + 65)") && text(slow).contains("body \(start + 5)"))
    phone.advance(60)
    #expect(text(quick).contains("entry \(start + 120)") && text(quick).contains("body \(start + 120)"))
  }

  @Test("T03 an app's own screen has the phone's Date()")
  func screen() throws {
    phone.advance(10)
    let process = try phone.process("clockwatcher")
    phone.device.open(process)
    let picture = phone.device.appPicture(of: process, room: CellSize(columns: 40, rows: 40), ground: RGB(hex: 0))
    #expect(picture.grid.plainText().contains("body \(start + 10)"))
  }

  @Test("T04 Date() gives back any instant to the nanosecond, and is the computer's again afterwards")
  func instants() {
    let real = Date()
    for step in 0..<2000 {
      let instant = Date(timeIntervalSinceReferenceDate: -2e9 + Double(step) * 4_567_891.123_456_7)
      PresentTime.standing(at: instant) {
        // Near 2001 a `Date` is finer than the system's nanoseconds.
        #expect(abs(Date().timeIntervalSince(instant)) < 1e-9 && Date.now == PresentTime.virtual)
        #expect(Date() == instant || abs(instant.timeIntervalSinceReferenceDate) < 1e7)
        PresentTime.standing(at: real) { #expect(Date() == real) }
        #expect(Date() == PresentTime.virtual && Date() != real)
      }
    }
    #expect(PresentTime.virtual == nil && Date() >= real)
    for extreme in [Date.distantPast, .distantFuture] {
      PresentTime.standing(at: extreme) { #expect(Date() == extreme) }
    }
    let far = Date(timeIntervalSinceReferenceDate: .infinity)
    PresentTime.standing(at: far) { #expect(Date() > Date.distantFuture) }
  }

  @Test("T03 two phones and the computer have each its own Date()")
  func several() throws {
    let other = TestPhone(now: TestPhone.start.addingTimeInterval(-5000), apps: [InstalledApp(Clockwatcher.self)])
    try phone.act("clockwatcher", "tell")
    try other.act("clockwatcher", "tell")
    phone.advance(90)
    other.advance(90)
    #expect(lines.contains("slept \(start + 90)"))
    #expect(other.device.log.entries.contains { $0.message == "slept \(start - 4910)" })
    #expect(PresentTime.virtual == nil)
  }
}
