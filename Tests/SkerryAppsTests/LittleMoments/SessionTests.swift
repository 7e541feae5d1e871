import FoundationEssentials
import SkerryActivities
import SkerryScreens
import SkerryViews
import SkerryWidgets
import Testing

@testable import LittleMoments
@testable import SkerryDevice

/// Starting, running and reaching the target (rows L01 and L02).
@MainActor @Suite struct SessionTests {
  @Test("L01 a session starts a Live Activity by itself, timed with its target, untimed without", arguments: [10, nil])
  func start(minutes: Int?) throws {
    let phone = try MomentsPhone()
    try phone.start(minutes)
    #expect(phone.activityStates == [.active])
    let state = try #require(phone.state)
    #expect(
      state.secondsElapsed == 0 && !state.isCompleted && state.targetTimeInSeconds == minutes.map { Double($0) * 60 })
    #expect(try phone.text(.lockScreen).contains("Meditation in progress"))
    #expect(try phone.text(.lockScreen).contains("of 10 min") == (minutes != nil))
  }

  @Test("L01 Live Activities are on by default; switched off in the app's settings a session has none")
  func disabled() throws {
    let phone = try MomentsPhone()
    try phone.set("live-activities", false)
    try phone.start(10)
    #expect(phone.scene.activities.isEmpty && phone.journal?.running != nil)
    try phone.set("live-activities", true)
    #expect(phone.activityStates == [.active], "the setting counts for the running session, too")
    try phone.set("live-activities", false)
    #expect(phone.scene.activities.isEmpty && phone.journal?.running != nil)
  }

  @Test("L01 an activity that is asked for although they are off stays when another setting is changed")
  func askedFor() throws {
    let phone = try MomentsPhone()
    try phone.set("live-activities", false)
    try phone.start(20)
    #expect(try phone.act("show-activity") == nil)
    try phone.set("seconds", false)
    #expect(phone.activityStates == [.active] && phone.state?.showsSeconds == false)
    try phone.set("live-activities", true)
    try phone.set("live-activities", false)
    #expect(phone.scene.activities.isEmpty)
  }

  @Test("L01 the bell rings at the start only if set, and silent mode silences it")
  func bellAtStart() throws {
    let phone = try MomentsPhone()
    try phone.start(nil)
    #expect(phone.count("sound bell") == 0)
    try phone.act("cancel")
    try phone.set("bell-start", true)
    phone.device.bellPending = false
    try phone.start(nil)
    #expect(phone.device.bellPending && phone.count("sound bell") == 1)
    try phone.act("cancel")
    phone.device.setSounds(false)
    phone.device.bellPending = false
    try phone.start(nil)
    #expect(!phone.device.bellPending && phone.log.contains("sound bell not heard: silent mode"))
  }

  @Test("L01 a second session, and one of no sensible length, is refused in words and changes nothing")
  func refused() throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    let start = try #require(phone.journal)
    let app = phone.scene.process
    phone.device.run(app) { app in
      guard let app = app as? LittleMomentsApp else { return }
      await #expect(throws: MeditationError.alreadyRunning) { try await app.timer.start(minutes: 5) }
      await #expect(throws: MeditationError.minutesOutOfRange(0)) { try await app.timer.start(minutes: 0) }
    }
    #expect(phone.journal == start && phone.scene.activities.count == 1)
  }

  @Test("L02 T02 the timer is right at every second over the turns of minute and hour, without a single update")
  func everySecond() throws {
    let phone = try MomentsPhone()
    try phone.start(nil)
    for (seconds, text) in [
      (0.0, "0:00"), (1, "0:01"), (59, "0:59"), (60, "1:00"), (3599, "59:59"), (3600, "1:00:00"), (28799, "7:59:59"),
    ] {
      phone.scene.advance(to: seconds)
      #expect(try phone.text(.compact).contains(" \(text)▕"), "at \(seconds)")
    }
    #expect(phone.count("update was sent") == 0)
  }

  @Test("L02 without seconds the time is told in minutes where there is room, and changes once a minute")
  func minutesOnly() throws {
    let phone = try MomentsPhone()
    try phone.set("seconds", false)
    try phone.start(30)
    phone.scene.advance(to: 59)
    for presentation in [LiveActivityPresentation.lockScreen, .expanded] {
      #expect(try phone.text(presentation).contains("<1 minute"))
    }
    phone.device.goHome()
    phone.scene.advance(to: 300)
    let picture = try phone.text(.expanded)
    #expect(picture.contains("5 minutes"))
    phone.scene.advance(to: 359)
    #expect(try phone.text(.lockScreen).contains("5 minutes"))
    phone.scene.advance(to: 360)
    #expect(try phone.text(.lockScreen).contains("6 minutes"))
    #expect(try phone.text(.compact).contains(" 6 min▕") && !phone.text(.compact).contains(":"))
    try phone.set("seconds", true)
    #expect(try phone.text(.expanded).contains("6:00"), "a changed setting counts at once")
  }

  @Test(
    "L02 without seconds the compact island counts minutes, to the hours of a day, and never shows a clipped number",
    arguments: [(0.0, "0 min"), (59, "0 min"), (60, "1 min"), (3599, "59 min"), (3600, "1h 00m"), (28799, "7h 59m")])
  func compactMinutes(seconds: Double, text: String) throws {
    let phone = try MomentsPhone()
    try phone.set("seconds", false)
    try phone.start(nil)
    phone.device.goHome()
    phone.scene.advance(to: seconds)
    #expect(try phone.text(.compact).contains(" \(text)▕"))
    #expect(try phone.scene.picture(of: .compact).warnings.isEmpty)
  }

  @Test("L02 T04 a clock that was set ahead for a moment leaves no target behind as reached", arguments: [true, false])
  func clockSetBack(isKilled: Bool) throws {
    let phone = try MomentsPhone()
    try phone.start(90)
    phone.scene.advance(to: 60)
    phone.device.setClock(phone.device.now.addingTimeInterval(7200))
    #expect(phone.state?.isCompleted == true)
    #expect(try phone.text(.lockScreen).contains("Target reached"))
    if isKilled { phone.device.kill(phone.scene.process) }
    phone.device.setClock(phone.device.now.addingTimeInterval(-7200))
    if isKilled { phone.device.open(phone.scene.process) }
    #expect(phone.state?.isCompleted == false)
    #expect(try phone.text(.lockScreen).contains("Meditation in progress"))
    phone.scene.advance(to: 5399)
    #expect(phone.state?.isCompleted == false)
    phone.scene.advance(to: 5400)
    #expect(phone.state?.isCompleted == true && phone.count("reached its target") == 1)
  }

  @Test(
    "L02 at the target: one update, completion shown, one haptic, the timer keeps running", arguments: [true, false])
  func target(isForeground: Bool) throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    if !isForeground { phone.device.lock() }
    phone.scene.advance(to: 599.9)
    #expect(phone.state?.isCompleted == false && phone.device.haptic == nil)
    #expect(try phone.text(.lockScreen).contains("Meditation in progress"))
    phone.scene.advance(to: 600)
    #expect(phone.state?.isCompleted == true && phone.state?.secondsElapsed == 600)
    #expect(phone.device.haptic != nil && phone.device.bellPending)
    #expect(phone.count("haptic success") == 0, "the bell's notification is felt already")
    #expect(phone.count("An update was sent") == 1)
    #expect(try phone.text(.lockScreen).contains("Target reached, still running"))
    #expect(try phone.text(.expanded).contains("Target reached"))
    phone.scene.advance(to: 754)
    #expect(try phone.text(.compact).contains("12:34"))
    #expect(phone.count("An update was sent") == 1)
    #expect(phone.screen().contains("Target reached, the timer keeps running."))
  }

  /// What the person lets the bell do.
  enum Bell: CaseIterable { case allowed, denied, switchedOff }
  /// Where the app is when the target is reached.
  enum Place: CaseIterable { case inFront, behind, killed, relaunched }

  @Test(
    "L02 L06 at the target there is one haptic, from the bell's notification or from the app in front, and one bell",
    arguments: Bell.allCases, Place.allCases)
  func oneHaptic(bell: Bell, place: Place) throws {
    let phone = try MomentsPhone(allowsNotifications: bell != .denied)
    if bell == .denied { phone.device.setNotifications(false, for: phone.scene.process) }
    if bell == .switchedOff { try phone.set("bell-target", false) }
    try phone.start(10)
    phone.scene.advance(to: 60)
    switch place {
    case .inFront: break
    case .behind: phone.device.lock()
    case .killed: phone.device.kill(phone.scene.process)
    case .relaunched:
      phone.device.kill(phone.scene.process)
      phone.device.open(phone.scene.process)
    }
    phone.device.bellPending = false
    phone.scene.advance(to: 600)
    let isInFront = place == .inFront || place == .relaunched
    let isByApp = bell != .allowed && isInFront
    #expect(phone.count("haptic success") == (isByApp ? 1 : 0))
    #expect(phone.count("sound bell") == (isByApp && bell == .denied ? 1 : 0))
    #expect((phone.device.haptic != nil) == (bell == .allowed || isInFront))
    #expect(phone.device.bellPending == (bell == .allowed || bell == .denied && isInFront))
    phone.device.open(phone.scene.process)
    phone.scene.advance(by: 60)
    #expect(phone.count("haptic success") == (isByApp ? 1 : 0), "not once more when the app comes back")
  }

  @Test(
    "L06 in Do Not Disturb nothing rings at the target, wherever the app is", arguments: Place.allCases, [true, false])
  func doNotDisturb(place: Place, isAllowed: Bool) throws {
    let phone = try MomentsPhone(allowsNotifications: isAllowed)
    if !isAllowed { phone.device.setNotifications(false, for: phone.scene.process) }
    phone.device.setFocus(.doNotDisturb)
    try phone.start(10)
    if place == .behind { phone.device.lock() }
    if place == .killed || place == .relaunched { phone.device.kill(phone.scene.process) }
    if place == .relaunched { phone.device.open(phone.scene.process) }
    phone.device.bellPending = false
    phone.scene.advance(to: 600)
    #expect(!phone.device.bellPending && phone.count("sound bell") == 0)
    #expect(try phone.text(.lockScreen).contains("Target reached"))
  }

  @Test("L02 the app's screen shows by itself that the target is reached")
  func screenAtTarget() throws {
    let phone = try MomentsPhone()
    try phone.start(1)
    phone.scene.advance(to: 30)
    #expect(!phone.device.phonePicture(rows: 40).grid.plainText().contains("Target reached"))
    phone.scene.advance(to: 60)
    #expect(phone.device.phonePicture(rows: 40).grid.plainText().contains("Target reached"))
  }

  @Test("L02 the bell rings at the target as a notification, whether the app runs or not", arguments: [true, false])
  func bell(isKilled: Bool) throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    phone.device.lock()
    if isKilled { phone.device.kill(phone.scene.process) }
    phone.device.bellPending = false
    phone.scene.advance(to: 600)
    #expect(phone.device.bellPending && phone.count("sound bell") == 0)
    #expect(phone.device.notifications.withState { $0.delivered }.map(\.content.title) == ["Your time has passed"])
    try phone.act("complete")
    #expect(phone.device.notifications.withState { $0.delivered }.isEmpty, "what is over is not left in the list")
  }

  @Test("L02 with notifications forbidden the app says so, and rings itself while it runs")
  func bellForbidden() throws {
    let phone = try MomentsPhone(allowsNotifications: false)
    try phone.start(10)
    #expect(phone.activityStates == [.active])
    #expect(phone.device.notifications.withState { $0.dialogs }.isEmpty, "no question lies over the timer")
    #expect(phone.screen().contains("Press b to let the bell ring when the phone is locked"))
    #expect(try phone.act("allow-bell") == nil)
    phone.device.answerNotificationDialog(false, for: phone.scene.process)
    #expect(!phone.actionIDs.contains("allow-bell"))
    #expect(phone.screen().contains("Notifications are off"))
    phone.device.bellPending = false
    phone.scene.advance(to: 600)
    #expect(phone.device.bellPending && phone.count("sound bell") == 1)
  }

  @Test("L02 L08 that the bell may not ring is said once, however often the app comes to the front")
  func forbiddenSaidOnce() throws {
    let phone = try MomentsPhone(allowsNotifications: false)
    try phone.start(10)
    for _ in 1...3 {
      phone.device.goHome()
      phone.device.open(phone.scene.process)
    }
    #expect(phone.count("Notifications are not allowed") == 1)
  }

  @Test("L02 notifications that are allowed after the start set the bell as soon as the app hears of it")
  func allowedInBetween() throws {
    for isSeenAgain in [true, false] {
      let phone = try MomentsPhone(allowsNotifications: false)
      try phone.start(10)
      if isSeenAgain { phone.device.goHome() }
      phone.device.setNotifications(true, for: phone.scene.process)
      if isSeenAgain {
        phone.device.open(phone.scene.process)
        #expect(phone.log.contains { $0.contains("The bell is scheduled") })
      }
      phone.scene.advance(by: 600)
      #expect(phone.device.bellPending && phone.device.haptic != nil, "seen again: \(isSeenAgain)")
      #expect(phone.count("haptic success") == 0, "the bell's notification is felt already")
    }
  }

  @Test("L02 the bell that is allowed while the session runs rings at its target, and nobody is asked again")
  func bellAllowed() throws {
    let phone = try MomentsPhone(allowsNotifications: false)
    try phone.start(10)
    phone.scene.advance(to: 30)
    #expect(try phone.act("allow-bell") == nil)
    phone.device.answerNotificationDialog(true, for: phone.scene.process)
    #expect(!phone.actionIDs.contains("allow-bell") && !phone.screen().contains("Press b"))
    phone.device.lock()
    phone.device.kill(phone.scene.process)
    phone.device.bellPending = false
    phone.scene.advance(to: 600)
    #expect(phone.device.bellPending)
  }

  @Test("L01 the sample runs without asking the person anything")
  func sample() throws {
    let phone = try MomentsPhone(allowsNotifications: false)
    phone.scene.startSample()
    phone.scene.startSample()
    #expect(phone.activityStates == [.active] && phone.state?.targetTimeInSeconds == 1200)
    #expect(phone.device.notifications.withState { $0.dialogs }.isEmpty)
  }

  @Test("L02 no bell is left behind by a session that ends before its target, or after the setting was switched off")
  func bellTakenBack() throws {
    let phone = try MomentsPhone()
    func pending() -> Int { phone.device.notifications.withState { $0.pending(of: "com.littlemoments").count } }
    try phone.start(10)
    #expect(pending() == 1)
    try phone.set("bell-target", false)
    #expect(pending() == 0)
    try phone.set("bell-target", true)
    #expect(pending() == 1)
    try phone.act("cancel")
    #expect(pending() == 0)
    phone.device.bellPending = false
    phone.scene.advance(to: 700)
    #expect(!phone.device.bellPending && phone.device.haptic == nil)
  }

  @Test("L02 P14 minutes beside the camera are spoken as on the card, and the island says what it is that runs")
  func spokenMinutes() throws {
    let phone = try MomentsPhone()
    try phone.set("seconds", false)
    try phone.start(90)
    phone.scene.advance(by: 62 * 60)
    func words(_ presentation: LiveActivityPresentation) throws -> String {
      try phone.scene.picture(of: presentation).spoken.joined(separator: "\n")
    }
    let compact = try words(.compact)
    #expect(compact.contains("Meditation in progress") && compact.contains("1 hour, 2 minutes"), "\(compact)")
    #expect(!compact.contains("1h 02m"))
    let expanded = try words(.expanded)
    for part in ["Meditation in progress", "1 hour, 2 minutes", "of 1 hour, 30 minutes"] {
      #expect(expanded.contains(part), "\(part) in \(expanded)")
    }
    phone.scene.advance(by: 30 * 60)
    #expect(try words(.expanded).ranges(of: "Target reached").count == 1)
  }

  @Test("L02 P14 what is shown is also spoken: the time with its units, the stage, the buttons")
  func spoken() throws {
    let phone = try MomentsPhone()
    try phone.start(20)
    phone.scene.advance(to: 754)
    let card = try phone.scene.picture(of: .lockScreen).spoken.joined(separator: "\n")
    for words in ["Meditation in progress", "12 minutes, 34 seconds", "Progress", "End Session"] {
      #expect(card.contains(words), "\(words) in \(card)")
    }
    let compact = try phone.scene.picture(of: .compact).spoken.joined(separator: "\n")
    #expect(compact.contains("Meditation in progress") && compact.contains("12 minutes, 34 seconds"))
    phone.scene.advance(to: 1200)
    #expect(try phone.scene.picture(of: .minimal).spoken.joined().contains("Target reached"))
  }
}
