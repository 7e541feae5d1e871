import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryScreens
import SkerryTesting
import SkerryWidgets
import Testing

@testable import CommuteTimely
@testable import SkerryDevice

/// What the phone may refuse, what people may switch, and what comes from outside.
@MainActor @Suite struct CommuteTroubleTests {
  @Test("M06 M07 before iOS 16.1 trips work without activities: notSupported is told once, and in the settings")
  func oldSystem() throws {
    let phone = try CommutePhone(system: SystemVersion(16, 0))
    try phone.plan()
    phone.advance(120)
    #expect(phone.activity == nil && phone.count("Live Activities need iOS 16.1") == 1)
    #expect(phone.screen.contains("Leave by") && phone.screen.contains("See Settings"))
    try phone.act("settings")
    #expect(phone.screen.contains("Live Activities need iOS 16.1"))
    let newer = try CommutePhone(system: SystemVersion(16, 1))
    try newer.plan()
    #expect(newer.activity?.activityState == .active)
  }

  @Test("M06 switched off: activitiesDisabled is told in the settings, the trip goes on; switched on it comes back")
  func disabled() throws {
    let phone = try CommutePhone()
    phone.device.setLiveActivities(false, for: phone.app)
    try phone.plan()
    phone.advance(90)
    #expect(phone.activity == nil && phone.count("switched off for CommuteTimely; allow them") == 1)
    try phone.act("settings")
    #expect(phone.screen.contains("Live Activities are switched off"))
    phone.device.setLiveActivities(true, for: phone.app)
    phone.advance(30)
    #expect(phone.activity?.activityState == .active)
    try phone.act("back")
    try phone.act("settings")
    #expect(!phone.screen.contains("switched off"))
  }

  @Test("M06 permission taken away in the middle: activities go, trips stay, and come back once it is given again")
  func revoked() throws {
    let phone = try CommutePhone()
    try phone.plan()
    phone.device.setLiveActivities(false)
    #expect(phone.activity == nil && phone.count("Live Activities were switched off") == 1)
    phone.advance(60)
    phone.device.setLiveActivities(true)
    phone.advance(30)
    #expect(phone.activity?.activityState == .active)
  }

  @Test("M06 an update that the system doesn't show is updateFailed, and tried again with each cycle until it is shown")
  func updateFailed() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+120m")
    phone.advance(40)
    try phone.push("update", aheadBy: 150)
    #expect(phone.activity?.commute?.travelTimeMinutes == 42)
    phone.advance(140)
    #expect(phone.count("could not be updated; the next cycle tries again") >= 2)
    #expect(phone.activity?.commute?.travelTimeMinutes == 42)
    phone.advance(60)
    let shown = try #require(phone.activity?.commute)
    #expect(try shown.weatherCondition != "Hail" && shown.travelTimeMinutes == phone.recommendation().travelTimeMinutes)
    let failures = phone.count("could not be updated")
    phone.advance(300)
    #expect(phone.count("could not be updated") == failures)
  }

  @Test("M06 every error says what happened and what becomes of it; only the person's own are told in the settings")
  func errors() {
    let cause = ActivityAuthorizationError.visibility
    let all: [CommuteActivityError] = [.notSupported, .activitiesDisabled, .startFailed(cause), .updateFailed(cause)]
    #expect(all.map { $0.settingsMessage != nil } == [true, true, false, false])
    #expect(Set(all.map(\.description)).count == 4 && all.allSatisfy { $0.description.count > 20 })
  }

  @Test(
    "M07 Dynamic Island off removes running activities and starts none; on brings those of all trips back; it is kept")
  func islandSwitch() throws {
    let files = MemoryStore()
    let phone = try CommutePhone(files: files)
    try phone.plan("Office", at: "+60m")
    try phone.plan("Gym", at: "+90m")
    try phone.settings(["dynamic-island": "no"])
    #expect(phone.activities.isEmpty)
    try phone.plan("Home", at: "+100m")
    phone.advance(60)
    #expect(phone.activities.isEmpty && phone.screen.contains("Dynamic Island is off"))
    let again = try CommutePhone(files: files, at: phone.device.now)
    try again.act("settings")
    #expect(again.screen.contains("Dynamic Island") && again.screen.contains("Off"))
    try again.act("change-settings", ["dynamic-island": "yes"])
    #expect(again.activities.compactMap { $0.commute?.destinationName }.sorted() == ["Gym", "Home", "Office"])
  }

  @Test("M07 M03 the first name greets on every running activity, and no longer once it is taken away")
  func firstName() throws {
    let phone = try CommutePhone()
    try phone.plan()
    #expect(try !phone.text(.lockScreen).contains("Hi "))
    phone.advance(31)
    try phone.settings(["first-name": "  Sam   Lee "])
    phone.advance(31)
    #expect(try phone.text(.lockScreen).contains("Hi Sam Lee,") && phone.text(.expanded).contains("Hi Sam Lee,"))
    phone.advance(31)
    try phone.settings(["first-name": ""])
    phone.advance(31)
    #expect(try !phone.text(.lockScreen).contains("Hi "))
    try phone.settings(
      ["first-name": String(repeating: "x", count: 21)], problem: "A first name has at most 20 characters.")
  }

  @Test("M07 without an island the card is on the lock screen, and the phone's island shows nothing")
  func withoutIsland() throws {
    let phone = try CommutePhone(model: .named("iphone-se") ?? .standard)
    try phone.plan()
    phone.device.goHome()
    #expect(phone.device.islandPicture().grid.size.rows == 0)
    phone.device.lock()
    #expect(phone.phone.contains("Office") && phone.phone.contains("Leave by"))
  }

  @Test("M08 a push updates the trip's activity; the app's next cycle shows its own recommendation again")
  func push() throws {
    let phone = try CommutePhone()
    try phone.plan()
    phone.advance(5)
    #expect(phone.count("The server may push to Office") == 1)
    #expect(try phone.push("update").status == 200)
    #expect(try phone.text(.lockScreen).contains("42 min") && phone.text(.lockScreen).contains("Hail"))
    phone.advance(60)
    #expect(try !phone.text(.lockScreen).contains("Hail"))
    try phone.push("end", more: #","dismissal-date":1"#)
    #expect(try phone.activity == nil && phone.trip().isPlanned, "the activity goes, the trip doesn't")
  }

  @Test("M08 a push whose state lacks something is dropped with the reason, and nothing changes")
  func badPush() throws {
    let phone = try CommutePhone()
    try phone.plan()
    phone.advance(5)
    let before = try #require(phone.activity).state
    let body =
      #"{"aps":{"timestamp":\#(Int(phone.device.now.timeIntervalSince1970)),"event":"update","#
      + #""content-state":{"travelTimeMinutes":3}}}"#
    let id = try #require(phone.activity?.id)
    let answer = phone.device.deliver(try phone.device.request(for: .activity(id: id), body: Data(body.utf8)))
    #expect(answer.status == 200 && answer.isDropped && phone.activity?.state == before)
  }

  @Test("M08 the card's buttons: one opens the app at the trip, one cancels it without opening the app")
  func buttons() throws {
    for presentation in [LiveActivityPresentation.lockScreen, .expanded] {
      let phone = try CommutePhone()
      try phone.plan("Office", at: "+60m")
      try phone.plan("Gym", at: "+200m")
      phone.device.goHome()
      try phone.press("Open Trip", in: presentation)
      #expect(phone.device.foregroundApp === phone.app && phone.screen.contains("📍 Gym"))
      phone.device.goHome()
      try phone.press("Cancel Trip", in: presentation)
      #expect(phone.device.foregroundApp == nil && phone.activities.count == 1)
      #expect(try phone.trip("Gym").status == .cancelled && phone.trip("Office").isPlanned)
    }
  }

  @Test("M08 P16 the buttons work after the app was killed, also on the lock screen: the intent launches it")
  func buttonsOfKilledApp() throws {
    let phone = try CommutePhone()
    try phone.plan()
    phone.device.kill(phone.app)
    phone.device.lock()
    try phone.press("Cancel Trip")
    #expect(phone.device.settings.isLocked)
    #expect(try phone.activities.isEmpty && phone.trip().status == .cancelled)
  }

  @Test("M08 a tap anywhere opens the trip's link; compact sides lead to the same place")
  func taps() throws {
    let phone = try CommutePhone()
    try phone.plan("Office", at: "+60m")
    try phone.plan("Gym", at: "+200m")
    let record = try #require(phone.activity)
    let urls = LiveActivityPresentation.allCases.flatMap { presentation in
      phone.device.picture(presentation, of: record).regions.compactMap { region -> String? in
        if case .activity(record.id, let url) = region.target { url?.absoluteString } else { nil }
      }
    }
    #expect(urls.count == LiveActivityPresentation.allCases.count)
    #expect(Set(urls) == ["commutetimely://trip/\(try phone.trip("Gym").id.uuidString)"])
  }

  @Test("M04 M06 Background App Refresh off: the refusal is told once, and the settings say what it means")
  func noBackground() throws {
    let phone = try CommutePhone()
    phone.device.setBackgroundRefresh(false, for: phone.app)
    try phone.plan()
    phone.advance(300)
    #expect(phone.count("In the background trips can't be kept up to date") == 1)
    try phone.act("settings")
    #expect(phone.screen.contains("Background App Refresh is switched off"))
  }

  @Test("M04 D01 the inspector counts down to the next background task, and names what puts it off")
  func inspector() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+3h")
    func dashboard() -> String {
      phone.scene.dashboardSnapshot(size: CellSize(columns: 120, rows: 100)).grid.plainText()
    }
    #expect(dashboard().contains("the app is in front"))
    phone.device.goHome()
    #expect(dashboard().contains("refresh in 4:30"))
    phone.device.setLowPowerMode(true)
    #expect(dashboard().contains("put off   Low Power Mode"))
  }

  @Test("M01 M04 T03 a jump over hours leaves what single minutes leave: the same log, content and files")
  func jump() throws {
    func life(_ step: Double) throws -> [String] {
      let phone = try CommutePhone()
      try phone.plan("Office", at: "+150m")
      try phone.plan("Gym", at: "+300m")
      phone.device.goHome()
      for _ in 0..<Int(6 * 3600 / step) { phone.advance(step) }
      phone.device.open(phone.app)
      return phone.device.log.entries.map { "\($0.instant.timeIntervalSince1970) \($0.message)" } + [phone.screen]
    }
    let jumped = try life(6 * 3600)
    #expect(try life(60) == jumped)
  }
}
