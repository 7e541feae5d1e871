import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryScreens
import SkerryWidgets
import Testing

@testable import LittleMoments
@testable import SkerryDevice

/// Ending a session, and what is kept of it (rows L03 and L04).
@MainActor @Suite struct EndingTests {
  /// The ways to complete a session.
  enum Way: CaseIterable { case app, link, lockScreen, island }

  private func complete(_ phone: MomentsPhone, _ way: Way) throws {
    switch way {
    case .app: #expect(try phone.act("complete") == nil)
    case .link: #expect(phone.device.open(url: "littlemoments://endSession"))
    case .lockScreen:
      phone.device.lock()
      try phone.press("End Session", in: .lockScreen)
    case .island:
      phone.device.goHome()
      try phone.press("End Session", in: .expanded)
    }
  }

  @Test("L03 L04 completing shows completion for five seconds and writes the mindful minutes", arguments: Way.allCases)
  func complete(way: Way) throws {
    let phone = try MomentsPhone()
    try phone.start(20)
    phone.scene.advance(to: 603)
    try complete(phone, way)
    #expect(phone.activityStates == [.ended] && phone.journal?.running == nil)
    #expect(phone.state?.isCompleted == true && phone.state?.secondsElapsed == 603)
    #expect(try phone.text(.lockScreen).contains("Meditation complete"))
    #expect(phone.count("haptic success") == (way == .app || way == .link ? 1 : 0), "felt in front only")
    let start = phone.scene.start
    #expect(phone.health.map(\.minutes) == [10.05])
    #expect(phone.health.first?.start == start && phone.health.first?.end == start.addingTimeInterval(603))
    phone.scene.advance(by: 4.9)
    #expect(phone.scene.activities.count == 1)
    phone.scene.advance(by: 0.1)
    #expect(phone.scene.activities.isEmpty)
    if way == .app || way == .link { #expect(phone.screen().contains("Session complete: 10 min 3 s")) }
    phone.scene.advance(by: 30)
    #expect(!phone.screen().contains("Session complete"), "it goes by itself")
  }

  @Test("L03 before iOS 17, which has no buttons in activities, End Session is a link that completes the session")
  func oldSystem() throws {
    for presentation in [LiveActivityPresentation.lockScreen, .expanded] {
      let phone = try MomentsPhone()
      phone.device.setSystemVersion(SystemVersion(16, 2))
      try phone.start(20)
      if presentation == .lockScreen { phone.device.lock() } else { phone.device.goHome() }
      phone.scene.advance(to: 603)
      let labels = try phone.scene.picture(of: presentation).regions.map(\.label)
      #expect(labels.contains("End Session") && !labels.contains("Cancel"))
      try phone.press("End Session", in: presentation)
      #expect(phone.health.map(\.minutes) == [10.05] && phone.journal?.running == nil)
      #expect(!phone.device.settings.isLocked && phone.screen().contains("Session complete"))
    }
  }

  @Test("L03 P05 a card follows the phone's iOS in mid-session, whether or not its app lives")
  func systemChanges() throws {
    for isKilled in [false, true] {
      let phone = try MomentsPhone()
      try phone.start(20)
      phone.device.lock()
      if isKilled { phone.device.kill(phone.scene.process) }
      func hasButtons() throws -> Bool {
        try phone.scene.picture(of: .lockScreen).regions.map(\.label).contains("Cancel")
      }
      #expect(try hasButtons())
      phone.device.setSystemVersion(SystemVersion(16, 2))
      #expect(try !hasButtons())
      phone.device.setSystemVersion(SystemVersion(26, 0))
      #expect(try hasButtons())
      phone.device.setSystemVersion(SystemVersion(16, 2))
      phone.scene.advance(to: 603)
      try phone.press("End Session", in: .lockScreen)
      #expect(phone.health.map(\.minutes) == [10.05] && phone.journal?.running == nil)
    }
  }

  @Test("L05 a session that was most likely forgotten is asked about: the person says how much of it counts")
  func forgotten() throws {
    let phone = try MomentsPhone()
    try phone.start(nil)
    phone.scene.advance(to: 8 * 3600 - 1)
    #expect(!phone.screen().contains("Forgotten it?") && phone.fields(of: "complete") == [])
    phone.scene.advance(to: 50 * 3600)
    #expect(phone.screen().contains("Running since") && phone.screen().contains("Forgotten it?"))
    #expect(phone.fields(of: "complete") == ["minutes"])
    #expect(try phone.act("complete", ["minutes": "25"]) == nil)
    #expect(phone.health.map(\.minutes) == [25] && phone.journal?.past.first?.seconds == 1500)
    // One that was meant to be long is not.
    try phone.start(720)
    phone.scene.advance(by: 9 * 3600)
    #expect(!phone.screen().contains("Forgotten it?"))
    phone.scene.advance(by: 3 * 3600)
    #expect(phone.screen().contains("Forgotten it?"))
  }

  @Test("L04 a session that took no second is completed, and no mindful minutes are written or told of")
  func noTime() throws {
    let phone = try MomentsPhone()
    try phone.start(nil)
    phone.scene.advance(by: 0.4)
    #expect(try phone.act("complete") == nil)
    #expect(phone.health.isEmpty && phone.journal?.past.first?.outcome == .completed)
    #expect(phone.screen().contains("Too short for the health store."))
    try phone.start(nil)
    phone.scene.advance(by: 1)
    #expect(try phone.act("complete") == nil)
    #expect(phone.health.map(\.session) == [2] && phone.screen().contains("minutes are in the health store"))
  }

  @Test("L03 the completion goes by itself from the app's screen, and a session begun meanwhile stays")
  func acknowledged() throws {
    let phone = try MomentsPhone()
    try phone.start(20)
    phone.scene.advance(to: 60)
    try phone.act("complete")
    phone.scene.advance(by: 29)
    #expect(phone.screen().contains("Session complete: 1 min"))
    phone.scene.advance(by: 1)
    #expect(phone.screen().contains("A little moment for yourself?"))
    try phone.start(20)
    phone.scene.advance(by: 10)
    try phone.act("complete")
    phone.scene.advance(by: 20)
    #expect(phone.screen().contains("Session complete: 10 s"))
  }

  @Test("L03 P16 Cancel and End Session of the card both act on a phone that is looked at, without unlocking it")
  func locked() throws {
    for label in ["Cancel", "End Session"] {
      let phone = try MomentsPhone()
      try phone.start(20)
      phone.scene.advance(to: 60)
      phone.device.lock()
      try phone.press(label, in: .lockScreen)
      #expect(phone.device.settings.isLocked && phone.journal?.running == nil)
      #expect(phone.journal?.past.map(\.outcome) == [label == "Cancel" ? .cancelled : .completed])
    }
  }

  @Test("L03 the buttons of a card that was left over end no other session")
  func leftOver() throws {
    let phone = try MomentsPhone()
    try phone.start(20)
    let region = try #require(try phone.scene.picture(of: .lockScreen).regions.first { $0.label == "End Session" })
    try phone.act("cancel")
    try phone.start(20)
    guard case .action(let action, _) = region.target else {
      Issue.record("End Session is no button")
      return
    }
    phone.device.press(action, of: phone.scene.process)
    #expect(phone.journal?.running?.id == 2)
  }

  @Test("L03 a completed card's timer stands still")
  func frozen() throws {
    let phone = try MomentsPhone()
    try phone.start(20)
    phone.scene.advance(to: 600)
    try phone.act("complete")
    let first = try phone.scene.picture(of: .lockScreen).grid
    phone.scene.advance(by: 4)
    #expect(try phone.scene.picture(of: .lockScreen).grid == first)
  }

  @Test(
    "L03 L04 cancelling, in the app or in the activity, removes it at once and writes nothing",
    arguments: [true, false])
  func cancel(inApp: Bool) throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    phone.scene.advance(to: 300)
    if inApp {
      try phone.act("cancel")
    } else {
      phone.device.goHome()
      try phone.press("Cancel", in: .expanded)
    }
    #expect(phone.scene.activities.isEmpty && phone.health.isEmpty && phone.journal?.running == nil)
    #expect(phone.journal?.past.map(\.outcome) == [.cancelled] && phone.count("haptic") == 0)
  }

  @Test("L03 the buttons of the island work after the app was killed, without opening it")
  func killed() throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    phone.scene.advance(to: 120)
    phone.device.kill(phone.scene.process)
    phone.device.goHome()
    try phone.press("End Session", in: .expanded)
    #expect(phone.health.map(\.minutes) == [2] && phone.device.foregroundApp == nil)
    #expect(phone.activityStates == [.ended])
  }

  @Test("L03 P10 the link works after a kill; without a session, and with anything behind it, it changes nothing")
  func links() throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    phone.scene.advance(to: 60)
    for wrong in [
      "littlemoments://", "littlemoments://start", "littlemoments://endSession/now", "littlemoments:endSession",
    ] {
      #expect(phone.device.open(url: wrong))
      #expect(phone.journal?.running != nil && phone.count("leads nowhere") > 0)
    }
    phone.device.kill(phone.scene.process)
    #expect(phone.device.open(url: "littlemoments://endSession"))
    #expect(phone.health.count == 1 && phone.journal?.running == nil)
    let before = try #require(phone.journal)
    #expect(phone.device.open(url: "littlemoments://endSession"))
    #expect(phone.journal == before && phone.count("No such session is running.") == 1)
  }

  @Test("L03 a button of an activity that outlived its session is refused in words")
  func otherSession() throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    phone.device.run(phone.scene.process) { _ in
      await #expect(throws: MeditationError.notRunning) {
        try await EndSessionIntent(session: 99, isCompleted: true).perform()
      }
    }
    #expect(phone.journal?.running != nil && phone.activityStates == [.active])
  }

  @Test("L03 a session after the other: the next start ends the card of the one before")
  func succession() throws {
    let phone = try MomentsPhone()
    for number in 1...4 {
      try phone.start(5)
      #expect(phone.activityStates == [.active] && phone.journal?.running?.id == number)
      phone.scene.advance(by: 1)
      try phone.act(number % 2 == 0 ? "cancel" : "complete")
    }
    #expect(phone.journal?.past.map(\.id) == [4, 3, 2, 1] && phone.health.map(\.session) == [1, 3])
  }

  @Test(
    "L04 a disk that fails while minutes are written: nothing is lost, nothing is there twice",
    arguments: [
      "health.json", "sessions.json",
    ])
  func failingDisk(file: String) throws {
    let failing = FailingFiles.FailingName()
    let phone = try MomentsPhone(files: FailingFiles(failing: failing))
    try phone.start(10)
    phone.scene.advance(to: 600)
    failing.name = file
    #expect(try phone.act("complete")?.contains("the disk is full") == true)
    #expect(phone.journal?.running != nil && phone.scene.activities.count == 1)
    failing.name = nil
    // The process dies before anybody tries again.
    phone.device.kill(phone.scene.process)
    phone.scene.advance(to: 700)
    phone.device.open(phone.scene.process)
    if file == "health.json" {
      #expect(phone.journal?.running != nil && phone.health.isEmpty)
      #expect(try phone.act("complete") == nil)
    }
    #expect(phone.journal?.running == nil && phone.health.map(\.session) == [1])
    #expect(phone.scene.activities.allSatisfy { $0.activityState == .ended })
  }

  @Test("L04 an unreadable health store is kept, and the person is told")
  func unreadable() throws {
    let files = MemoryStore()
    try files.folder("apps").folder("littlemoments").write(Data("{".utf8), to: "health.json")
    let phone = try MomentsPhone(files: files)
    #expect(phone.screen().contains("health.json could not be read"))
    #expect(try phone.documents.read("health.json.unreadable") != nil)
  }
}
