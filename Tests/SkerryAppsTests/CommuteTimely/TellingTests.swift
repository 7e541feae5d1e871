import FoundationEssentials
import SkerryActivities
import SkerryNotifications
import SkerryTesting
import Testing

@testable import CommuteTimely
@testable import SkerryDevice

/// Who tells the person when to leave: once, aloud where that is possible, and right whatever the clock does.
@MainActor @Suite struct TellingTests {
  private static let leaveNow = "“Leave now for Office”"

  private func delivered(_ phone: CommutePhone) -> [NotificationRecord] {
    phone.device.notifications.withState { $0.delivered }
  }

  /// What the screen says, without its line breaks.
  private func words(_ phone: CommutePhone) -> String {
    phone.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func questions(_ phone: CommutePhone) -> Int {
    phone.device.notifications.withState { $0.dialogs.count }
  }

  // MARK: Once

  @Test("M04 what a notification told while the app was killed is neither taken back nor told again when it is opened")
  func toldWhileKilled() throws {
    for isForceQuit in [true, false] {
      let phone = try CommutePhone()
      try phone.plan(street: "", at: "+60m")
      phone.device.goHome()
      phone.advance(2)
      if isForceQuit { phone.device.kill(phone.app) } else { phone.device.terminate(phone.app) }
      phone.device.setLowPowerMode(true)
      phone.device.lock()
      phone.device.advance(to: try phone.recommendation().recommendedLeaveTimeUtc.addingTimeInterval(10))
      #expect(delivered(phone).count == 1)
      let told = phone.count(Self.leaveNow)
      phone.device.unlock()
      phone.device.open(phone.app)
      phone.advance(10 * 60)
      #expect(phone.count(Self.leaveNow) == told && phone.count("alert: ") == 0, "\(isForceQuit)")
      #expect(try phone.trip().alertedFor != nil)
    }
  }

  @Test("M04 where a notification sounds, the activity doesn't alert of the same in the same second")
  func oneSound() throws {
    let phone = try CommutePhone()
    phone.device.setNotifications(true, for: phone.app)
    try phone.plan(street: "", at: "+60m")
    phone.device.lock()
    phone.advance(25 * 60)
    #expect(delivered(phone).map(\.content.title) == ["Leave now for Office"])
    #expect(phone.count("sound: default") == 1 && phone.count("alert: ") == 0)
  }

  @Test("M04 an alert that comes late says how late it is; who opens the app late sees it, and hears nothing")
  func late() throws {
    let phone = try CommutePhone()
    phone.device.setSuspension(true)
    try phone.plan(street: "", at: "+60m")
    phone.device.goHome()
    phone.device.lock()
    phone.advance(58 * 60)
    let alerts = phone.messages.filter { $0.hasPrefix("alert: ") }
    #expect(alerts.count == 1 && alerts[0].contains("“Running late for Office”, “Leaving was due "), "\(alerts)")
    let opened = try CommutePhone()
    opened.device.setNotifications(false, for: opened.app)
    try opened.plan(street: "", at: "+60m")
    opened.device.kill(opened.app)
    opened.advance(40 * 60)
    opened.device.open(opened.app)
    opened.advance(60)
    #expect(opened.count("alert: ") == 0 && opened.screen.contains("Running late"))
  }

  // MARK: The clock

  @Test("M04 T04 after the clock was set back behind the time to leave the person is told again, and then only")
  func clockSetBack() throws {
    let phone = try CommutePhone()
    try phone.plan(street: "", at: "+60m")
    phone.device.lock()
    phone.advance(35 * 60)
    #expect(phone.count("alert: ") == 1 && delivered(phone).count == 1)
    phone.device.setClock(CommutePhone.start.addingTimeInterval(4 * 60))
    #expect(delivered(phone).isEmpty, "it is too early to leave now")
    phone.device.advance(to: try phone.recommendation().recommendedLeaveTimeUtc.addingTimeInterval(-60))
    #expect(phone.count("alert: ") == 1 && delivered(phone).isEmpty)
    phone.advance(15 * 60)
    #expect(phone.count("alert: ") == 2 && delivered(phone).count == 1)
  }

  @Test("M04 T04 a clock that was set back while the app was killed brings the notification back, too")
  func clockSetBackWhileKilled() throws {
    let phone = try CommutePhone()
    try phone.plan(street: "", at: "+60m")
    phone.device.kill(phone.app)
    phone.advance(35 * 60)
    #expect(delivered(phone).count == 1)
    phone.device.setClock(CommutePhone.start.addingTimeInterval(4 * 60))
    phone.device.open(phone.app)
    #expect(delivered(phone).isEmpty)
    phone.device.kill(phone.app)
    phone.advance(30 * 60)
    #expect(delivered(phone).count == 1)
  }

  // MARK: Aloud

  /// A phone on which trips get no activity.
  private func silentPhone(_ reason: String) throws -> CommutePhone {
    let phone = try CommutePhone(system: reason == "old" ? SystemVersion(16, 0) : nil)
    if reason == "denied" { phone.device.setLiveActivities(false, for: phone.app) }
    if reason == "island" { try phone.settings(["dynamic-island": "no"]) }
    #expect(questions(phone) == 0, "nothing is planned")
    try phone.plan(street: "", at: "+60m")
    #expect(phone.activity == nil && questions(phone) == 1, "\(reason)")
    return phone
  }

  @Test(
    "M04 M06 where no activity can alert the person is asked for notifications that sound, and hears one",
    arguments: ["old", "denied", "island"])
  func asksForSound(_ reason: String) throws {
    let phone = try silentPhone(reason)
    phone.advance(60)
    #expect(questions(phone) == 1, "asked once")
    phone.device.answerNotificationDialog(true, for: phone.app)
    phone.device.lock()
    phone.advance(25 * 60)
    #expect(delivered(phone).count == 1 && phone.count("sound: default") == 1)
  }

  @Test("M04 M06 who doesn't want to be notified reads in the settings that nothing will sound, and isn't asked again")
  func silent() throws {
    let phone = try silentPhone("denied")
    try phone.act("settings")
    #expect(words(phone).contains("Nothing will sound when you have to leave: press i"))
    phone.device.answerNotificationDialog(false, for: phone.app)
    try phone.act("back")
    phone.advance(60)
    #expect(questions(phone) == 0 && words(phone).contains("updated or heard"))
    try phone.act("settings")
    #expect(words(phone).contains("allow notifications with sounds"))
    phone.device.setLiveActivities(true, for: phone.app)
    phone.advance(30)
    #expect(phone.activity != nil && !words(phone).contains("Nothing will sound"))
  }
}
