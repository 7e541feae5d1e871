import FoundationEssentials
import SkerryApps
import SkerryBasics
import SkerryCells
import SkerryScreens
import SkerryViews
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// What is shown follows from content, surroundings and the instant, never from when somebody looked.
@MainActor @Suite struct LookingTests {
  @Test("T06 P07 what the log says of a refused deed is kept, whether or not anybody looks", arguments: [false, true])
  func refused(isLookedAt: Bool) throws {
    let phone = LifePhone(payloads: Life.payloads)
    #expect(throws: StepProblem.self) { try phone.perform(["push begin-token.json"]) }
    if isLookedAt { phone.look() }
    let again = LifePhone(files: phone.files, now: phone.device.now, isRestored: true)
    #expect(again.log.count { $0.contains("begin-token.json not sent") } == 1)
  }

  private static let hour = 3600.0

  /// A locked phone on which a meditation was started at the beginning.
  private func meditating(_ lines: [String] = []) throws -> LifePhone {
    let phone = LifePhone()
    try phone.perform(["app littlemoments start-session", "device screen locked"] + lines)
    return phone
  }

  @Test("T06 the card of a meditation says the same after one jump of eight hours and after two, looked at or not")
  func eightHours() throws {
    let one = try meditating(["jump 8h"])
    let two = try meditating(["jump 7h59m59s"])
    two.look()
    try two.perform(["jump 1s"])
    let never = try meditating()
    never.look()
    try never.perform(["jump 4h", "jump 4h"])
    let card = one.card
    #expect(card.contains("Timer stopped"), "\(card)")
    #expect(two.card == card)
    #expect(never.card == card)
  }

  @Test("T06 all presentations of the dashboard tell the same stage after a jump that was entered")
  func dashboard() throws {
    let phone = try meditating()
    phone.look()
    try phone.perform(["key :", "type 8h", "key Enter"])
    let text = phone.dashboard.frame().plainText()
    #expect(text.contains("Timer stopped"))
    #expect(!text.contains("in progress"), "\(text)")
  }

  @Test("T06 T01 an app's screen is drawn as of the instant at which the app published it")
  func appScreen() throws {
    @MainActor final class Seen { var dates: [Date] = [] }
    let seen = Seen()
    let phone = LifePhone()
    try phone.perform(["app littlemoments open"])
    let process = try #require(phone.device.app(named: "littlemoments"))
    let published = try #require(process.state.published)
    process.state.publish(
      AppScreen(title: "Test", actions: []) { [seen] in
        seen.dates.append(Date())
        return Text("")
      }, at: published)
    try phone.perform(["jump 3h"])
    phone.look()
    #expect(seen.dates.allSatisfy { $0 == published } && !seen.dates.isEmpty, "\(seen.dates)")
  }

  @Test("P03 C11 a stale card stays stale when the system ends its activity, and pane and speech say that it is over")
  func endedStale() throws {
    let phone = LifePhone()
    try phone.perform(["app swiftclimb start-session", "device screen locked", "jump 31m"])
    let stale = try #require(phone.selected)
    #expect(stale.isDrawnStale)
    try phone.perform(["jump 8h"])
    let ended = try #require(phone.selected)
    #expect(ended.activityState == .ended && ended.isDrawnStale)
    let picture = phone.dashboard.picture()
    #expect(picture.grid.plainText().contains("ended 17:41:00, card until 21:41:00"))
    #expect(picture.spoken.contains("SwiftClimb, ended 17:41:00, card until 21:41:00, heading"))
  }

  @Test("D02 D09 an empty log can be scrolled: of a new phone, and where a filter lets nothing through")
  func emptyLog() throws {
    let phone = LifePhone()
    #expect(phone.log.isEmpty)
    phone.dashboard.focus = .log
    try phone.perform(["key PageUp", "key Down", "key Up"])
    phone.dashboard.scroll(.log, by: -3)
    try phone.perform(["app swiftclimb start-session"])
    phone.dashboard.logFilter.text = "no line says this"
    phone.dashboard.scroll(.log, by: -3)
    phone.dashboard.scroll(.log, by: 3)
    phone.dashboard.logFilter = LogFilter()
    #expect(phone.dashboard.frame().plainText().contains("requested by"))
  }

  @Test("D02 T06 how far a pane was scrolled does not depend on pictures in between")
  func scrolling() throws {
    let (seen, unseen) = (LifePhone(), LifePhone())
    for phone in [seen, unseen] { try phone.perform(["app swiftclimb start-session", "jump 2d"]) }
    for phone in [seen, unseen] { phone.dashboard.focus = .log }
    #expect((DashboardPicture.scrollLimit(of: .log, on: seen.dashboard)?.rows ?? 0) > 5)
    for _ in 0..<200 {
      try seen.perform(["key Up"])
      seen.look()
      try unseen.perform(["key Up"])
    }
    for phone in [seen, unseen] { try phone.perform(["key Down", "key Down"]) }
    #expect(seen.dashboard.frame().plainText() == unseen.dashboard.frame().plainText())
  }
}
