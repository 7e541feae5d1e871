import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryTesting
import Testing

@testable import LittleMoments
@testable import SkerryDevice

/// What a session outlives (rows L05 and L06).
@MainActor @Suite struct SurvivalTests {
  @Test("L05 after a kill the card counts on, and the relaunched app goes on with the same activity and the right time")
  func kill() throws {
    let phone = try MomentsPhone()
    try phone.start(20)
    let id = phone.scene.activities.first?.id
    phone.scene.advance(to: 100)
    phone.device.kill(phone.scene.process)
    phone.scene.advance(to: 754)
    #expect(try phone.text(.compact).contains("12:34"))
    #expect(phone.screen().contains("of 20 min") && phone.scene.activities.map(\.id) == [id])
    try phone.act("complete")
    #expect(phone.health.map(\.minutes) == [12.57])
  }

  @Test(
    "L06 L05 permission or iOS that went and came back while the app was dead: the next launch says why no card is there"
  )
  func awayWhileDead() throws {
    let ways: [(MomentsPhone) -> Void] = [
      {
        $0.device.setLiveActivities(false); $0.device.setLiveActivities(true)
      },
      {
        $0.device.setSystemVersion(SystemVersion(16, 0)); $0.device.setSystemVersion(SystemVersion(26, 1))
      },
    ]
    for way in ways {
      let phone = try MomentsPhone()
      try phone.start(20)
      phone.device.kill(phone.scene.process)
      way(phone)
      phone.scene.advance(to: 60)
      #expect(phone.activityStates.isEmpty)
      phone.device.open(phone.scene.process)
      #expect(
        phone.count("it was swiped away") + phone.count("swiped away, or Live Activities were off for a while") == 1)
      #expect(phone.screen().contains("it was swiped away, or Live Activities were off for a while"))
      try phone.act("show-activity")
      #expect(phone.activityStates == [.active] && !phone.screen().contains("swiped away"))
    }
  }

  @Test("L05 P05 a reboot loses nothing: card, session and target are right when the app is opened again")
  func reboot() throws {
    let phone = try MomentsPhone()
    try phone.start(20)
    phone.scene.advance(to: 300)
    phone.device.reboot()
    phone.scene.advance(to: 400)
    #expect(phone.activityStates == [.active] && !phone.scene.process.isRunning)
    #expect(try phone.text(.lockScreen).contains("Meditation in progress"))
    phone.device.open(phone.scene.process)
    phone.scene.advance(to: 1200)
    #expect(phone.state?.isCompleted == true && phone.device.haptic != nil)
  }

  @Test("L05 L02 a target after the end of the activity sends nothing to it, and the log does not say so")
  func targetAfterTheEnd() throws {
    let phone = try MomentsPhone()
    try phone.start(540)
    phone.scene.advance(to: 8 * 3600 + 1)
    #expect(phone.activityStates == [.ended])
    phone.scene.advance(to: 9 * 3600 + 1)
    #expect(phone.count("reached its target") == 1)
    #expect(phone.count("An update was sent") == 0 && phone.count("update ignored") == 0)
  }

  @Test("L05 a phone that was switched off with the program comes back with the session")
  func restart() throws {
    let files = MemoryStore()
    let start = LiveActivityScene.start
    do {
      let phone = try MomentsPhone(files: files)
      try phone.start(20)
      phone.scene.advance(to: 60)
      phone.device.goHome()
    }
    let phone = try MomentsPhone(files: files, start: start.addingTimeInterval(600))
    #expect(phone.activityStates == [.active])
    #expect(try phone.text(.compact).contains("10:00"))
    try phone.act("complete")
    #expect(phone.health.map(\.minutes) == [10])
  }

  @Test("L05 L02 a killed app: the card tells the target at its very second, the launch catches up without a haptic")
  func targetWithoutApp() throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    phone.device.kill(phone.scene.process)
    phone.device.lock()
    phone.scene.advance(to: 599)
    #expect(try phone.text(.lockScreen).contains("Meditation in progress"))
    phone.scene.advance(to: 600)
    #expect(try phone.text(.lockScreen).contains("Target reached, still running"))
    #expect(phone.state?.isCompleted == false, "nobody was there to say so")
    phone.scene.advance(to: 900)
    phone.device.open(phone.scene.process)
    #expect(phone.state?.isCompleted == true && phone.count("An update was sent") == 1)
    #expect(phone.count("haptic success") == 0 && phone.count("target was reached before the app heard of it") == 1)
    phone.device.kill(phone.scene.process)
    phone.device.open(phone.scene.process)
    #expect(phone.count("An update was sent") == 1 && phone.count("haptic success") == 0)
  }

  @Test("L02 P15 a suspended app that comes back after the target says so, without a haptic or a bell that is too late")
  func suspendedAtTarget() throws {
    let phone = try MomentsPhone(allowsNotifications: false)
    phone.device.setNotifications(false, for: phone.scene.process)
    phone.device.setSuspension(true)
    try phone.start(10)
    phone.device.lock()
    phone.scene.advance(to: 900)
    #expect(phone.state?.isCompleted == false, "a suspended app can't say it")
    #expect(try phone.text(.lockScreen).contains("Target reached, still running"))
    phone.device.bellPending = false
    phone.device.unlock()
    phone.scene.advance(by: 1)
    #expect(phone.state?.isCompleted == true && phone.count("reached before the app heard of it") == 1)
    #expect(!phone.device.bellPending && phone.count("haptic success") == 0)
  }

  @Test("T04 L02 a clock set beyond the target says so to an app that ran all the while, and nothing else")
  func clockSetBeyondTarget() throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    phone.device.setClock(phone.device.now.addingTimeInterval(7200))
    #expect(phone.state?.isCompleted == true && phone.count("reached before the app heard of it") == 1)
    #expect(phone.count("not running") == 0 && phone.count("haptic success") == 0)
  }

  @Test(
    "T04 L02 a clock set back behind the target takes it back from every presentation of an app that can't run",
    arguments: ["killed", "ended by the system", "suspended"])
  func clockSetBackWithoutApp(_ way: String) throws {
    let phone = try MomentsPhone()
    phone.device.setSuspension(way == "suspended")
    try phone.start(10)
    phone.scene.advance(to: 605)
    phone.device.lock()
    switch way {
    case "killed": phone.device.kill(phone.scene.process)
    case "ended by the system": phone.device.terminate(phone.scene.process)
    default: phone.scene.advance(by: 10)
    }
    #expect(try phone.text(.lockScreen).contains("Target reached, still running"))
    phone.device.setClock(phone.scene.start.addingTimeInterval(-3600))
    #expect(phone.state?.isCompleted == true, "nobody was there to say so")
    #expect(try phone.text(.lockScreen).contains("Meditation in progress"))
    #expect(try !phone.text(.expanded).contains("reached"))
    // By the old clock the state was made at ten minutes: a state that is not of the future is believed.
    phone.device.setClock(phone.scene.start.addingTimeInterval(700))
    #expect(try phone.text(.lockScreen).contains("Target reached, still running"))
    phone.device.unlock()
    phone.device.open(phone.scene.process)
    phone.device.setClock(phone.scene.start.addingTimeInterval(30))
    #expect(phone.state?.isCompleted == false)
  }

  @Test("L01 P08 an activity that a push starts without a session is ended, since its buttons could do nothing")
  func startedByPush() throws {
    let phone = try MomentsPhone()
    phone.device.setAsksAboutLiveActivities(false)
    phone.device.open(phone.scene.process)
    phone.device.lock()
    let state = #"{"isCompleted":false,"secondsElapsed":0,"showsSeconds":true,"targetTimeInSeconds":600}"#
    let attributes = #"{"session":1,"sessionName":"Meditation","startDate":791546000,"timerEnd":791574800}"#
    let time = Int(phone.device.now.timeIntervalSince1970)
    let body =
      #"{"aps":{"event":"start","timestamp":\#(time),"attributes-type":"MeditationLiveActivityAttributes","#
      + #""attributes":\#(attributes),"content-state":\#(state),"alert":{"title":"a","body":"b"}}}"#
    let bundle = phone.scene.process.information.bundleIdentifier
    let request = try phone.device.request(
      for: .start(app: bundle, attributesType: "MeditationLiveActivityAttributes"), body: Data(body.utf8))
    #expect(phone.device.deliver(request).status == 200)
    #expect(phone.count("new → active: started by push") == 1)
    #expect(!phone.activityStates.contains { $0.isLive } && phone.count("no running session needs was ended") == 1)
  }

  @Test("L02 L05 the haptic is felt once, however often the app is killed and opened around the target")
  func onceOnly() throws {
    let phone = try MomentsPhone()
    try phone.set("bell-target", false)
    try phone.start(10)
    phone.scene.advance(to: 600)
    for _ in 1...3 {
      phone.device.kill(phone.scene.process)
      phone.device.open(phone.scene.process)
      phone.scene.advance(by: 60)
    }
    try phone.act("complete")
    #expect(phone.count("haptic success") == 1)
  }

  @Test("L05 after 8 hours the system ends the activity; the session goes on and says so", arguments: [true, false])
  func eightHours(isRunning: Bool) throws {
    let hour = 3600.0
    let phone = try MomentsPhone()
    try phone.start(nil)
    phone.device.goHome()
    if !isRunning { phone.device.kill(phone.scene.process) }
    phone.scene.advance(to: 8 * hour - 2)
    #expect(phone.activityStates == [.active])
    phone.scene.advance(to: 8 * hour)
    #expect(phone.activityStates == [.ended] && phone.journal?.running != nil)
    #expect(try phone.text(.lockScreen).contains("Timer stopped, session goes on"))
    phone.scene.advance(to: 9 * hour)
    let screen = phone.screen()
    #expect(screen.contains("The system ended the Live Activity after 8") && phone.actionIDs.contains("show-activity"))
    #expect(try phone.act("show-activity") == nil)
    #expect(phone.activityStates == [.active])
    #expect(try phone.text(.compact).contains("540:00"), "a new activity counts from the start of the session")
    phone.scene.advance(to: 10 * hour)
    try phone.act("complete")
    #expect(phone.health.map(\.minutes) == [600])
  }

  @Test("L05 an app that was killed meanwhile says that the system ended the activity; switched off, its card goes")
  func endedWhileKilled() throws {
    let killed = try MomentsPhone()
    try killed.start(600)
    killed.device.lock()
    killed.device.kill(killed.scene.process)
    killed.scene.advance(by: 13 * 3600)
    killed.device.unlock()
    #expect(killed.screen().contains("The system ended the Live Activity after 8 hours"))
    let alive = try MomentsPhone()
    try alive.start(600)
    alive.device.lock()
    alive.scene.advance(by: 8 * 3600 + 1)
    alive.device.unlock()
    #expect(alive.activityStates == [.ended])
    try alive.set("live-activities", false)
    #expect(alive.activityStates.isEmpty)
  }

  @Test("L02 L05 the app's own timer goes on for days")
  func days() throws {
    let phone = try MomentsPhone()
    try phone.start(nil)
    phone.scene.advance(by: 100 * 3600)
    phone.device.open(phone.scene.process)
    let spoken = phone.device.phonePicture(rows: 40).spoken
    #expect(spoken.contains { $0.contains("100") && $0.contains("hours") }, "\(spoken)")
  }

  @Test("L05 a session of a process that died before it could end its card leaves no card behind")
  func leftBehind() throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    phone.device.kill(phone.scene.process)
    try phone.documents.remove("sessions.json")
    phone.device.open(phone.scene.process)
    #expect(phone.scene.activities.isEmpty)
  }

  @Test(
    "L05 an unreadable record of a running session: the session is found again by its activity, and told",
    arguments: [10, nil])
  func foundAgain(minutes: Int?) throws {
    let phone = try MomentsPhone()
    try phone.start(5)
    phone.scene.advance(by: 1)
    try phone.act("complete")
    try phone.start(minutes)
    let session = try #require(phone.journal?.running)
    phone.scene.advance(by: 60)
    phone.device.kill(phone.scene.process)
    try phone.documents.write(Data("{".utf8), to: "sessions.json")
    phone.device.open(phone.scene.process)
    #expect(phone.journal?.running == session && phone.activityStates == [.active])
    #expect(phone.screen().contains("found again by its Live Activity"))
    phone.device.lock()
    try phone.press("End Session", in: .lockScreen)
    #expect(phone.health.map(\.session) == [1, 2] && phone.health.last?.minutes == 1)
    phone.device.open(phone.scene.process)
    try phone.start(5)
    #expect(phone.journal?.running?.id == 3)
  }

  @Test("L05 an unreadable record without an activity: it is said that a session which ran is over")
  func lostWithoutActivity() throws {
    let phone = try MomentsPhone()
    try phone.set("live-activities", false)
    try phone.start(10)
    phone.device.kill(phone.scene.process)
    try phone.documents.write(Data("{".utf8), to: "sessions.json")
    phone.device.open(phone.scene.process)
    #expect(phone.journal?.running == nil && phone.screen().contains("If a session was running, it is over."))
    #expect(try phone.documents.read("sessions.json.unreadable") == Data("{".utf8))
  }

  @Test("L04 L05 a health store that was restored from elsewhere ends no running session, and keeps its records")
  func foreignRecords() throws {
    let phone = try MomentsPhone()
    try phone.start(nil)
    phone.device.kill(phone.scene.process)
    let record = #"{"end":"2025-01-01T10:10:00Z","minutes":10,"session":1,"start":"2025-01-01T10:00:00Z"}"#
    try phone.documents.write(Data(#"{"mindfulSessions":[\#(record)],"version":1}"#.utf8), to: "health.json")
    phone.scene.advance(by: 120)
    phone.device.open(phone.scene.process)
    #expect(phone.journal?.running?.id == 1)
    try phone.act("complete")
    #expect(phone.health.map(\.minutes) == [10, 2])
  }

  @Test(
    "L06 permission off: the activity goes, the session goes on; on again: the app asks for a new one",
    arguments: [
      true, false,
    ])
  func permission(forAllApps: Bool) throws {
    let phone = try MomentsPhone()
    let app = forAllApps ? nil : phone.scene.process
    try phone.start(10)
    phone.device.lock()
    phone.scene.advance(to: 60)
    phone.device.setLiveActivities(false, for: app)
    #expect(phone.scene.activities.isEmpty && phone.journal?.running != nil)
    #expect(phone.screen().contains("Live Activities are not available or"))
    #expect(try phone.act("show-activity")?.contains("not allowed") == true)
    phone.device.lock()
    phone.device.setLiveActivities(true, for: app)
    #expect(phone.scene.activities.isEmpty, "in the background nothing can be requested")
    phone.scene.advance(to: 90)
    phone.device.unlock()
    #expect(phone.activityStates == [.active])
    #expect(try phone.text(.compact).contains("1:30"))
    phone.device.setLiveActivities(false, for: app)
    phone.device.setLiveActivities(true, for: app)
    #expect(phone.activityStates == [.active], "in the foreground at once")
  }

  @Test("L06 permission switched off while the app is dead: the next launch knows, and a new activity comes with it")
  func permissionWhileDead() throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    phone.device.kill(phone.scene.process)
    phone.device.setLiveActivities(false)
    phone.device.open(phone.scene.process)
    #expect(phone.scene.activities.isEmpty && phone.journal?.running?.liveActivity == .wanted)
    phone.device.goHome()
    phone.device.setLiveActivities(true)
    phone.device.open(phone.scene.process)
    #expect(phone.activityStates == [.active])
  }

  @Test("L06 a card that was swiped away stays away until the person asks for it", arguments: [true, false])
  func swiped(isRunning: Bool) throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    phone.device.lock()
    if !isRunning { phone.device.kill(phone.scene.process) }
    phone.device.swipeAway(try #require(phone.scene.activities.first))
    phone.device.open(phone.scene.process)
    #expect(phone.scene.activities.isEmpty && phone.screen().contains("The Live Activity is gone: it was swiped away"))
    #expect(try phone.act("show-activity") == nil)
    #expect(phone.activityStates == [.active] && !phone.actionIDs.contains("show-activity"))
  }

  @Test("L06 an old iOS without Live Activities: the session is complete all the same")
  func oldSystem() throws {
    let phone = try MomentsPhone()
    phone.device.setSystemVersion(SystemVersion(16))
    try phone.set("bell-target", false)
    try phone.start(10)
    #expect(phone.scene.activities.isEmpty && phone.count("not available or not allowed") > 0)
    phone.scene.advance(to: 600)
    #expect(phone.count("haptic success") == 1)
    try phone.act("complete")
    #expect(phone.health.map(\.minutes) == [10])
  }

  @Test("L06 a critical battery leaves the activity alone, as ActivityKit does, unless the person wants it to go")
  func battery() throws {
    let phone = try MomentsPhone()
    try phone.start(30)
    phone.device.goHome()
    phone.device.setBattery(5)
    phone.scene.advance(to: 120)
    #expect(phone.activityStates == [.active] && phone.screen().contains("The battery is nearly empty"))
    try phone.set("save-power", true)
    #expect(phone.scene.activities.isEmpty && phone.journal?.running != nil)
    #expect(phone.screen().contains("ended to save power"))
    phone.device.goHome()
    phone.device.setBattery(40)
    phone.device.open(phone.scene.process)
    #expect(phone.activityStates == [.active])
    phone.device.lock()
    phone.device.setBattery(6)
    phone.scene.advance(by: 120)
    #expect(phone.activityStates == [.active])
    phone.device.setBattery(5)
    phone.scene.advance(by: 60)
    #expect(phone.scene.activities.isEmpty)
    phone.scene.advance(to: 1800)
    #expect(phone.device.haptic != nil, "the session goes on without its card")
  }

  @Test("L06 what the app would take away within a minute to save power isn't offered, and the screen says why")
  func noActivityWhileNearlyEmpty() throws {
    let phone = try MomentsPhone()
    try phone.set("save-power", true)
    phone.device.setBattery(4)
    try phone.start(20)
    phone.scene.advance(by: 120)
    #expect(phone.scene.activities.isEmpty && !phone.actionIDs.contains("show-activity"))
    #expect(phone.screen().contains("There is no Live Activity while the battery is nearly empty"))
    phone.device.setBattery(60)
    phone.scene.advance(by: 60)
    #expect(phone.actionIDs.contains("show-activity"))
    phone.device.goHome()
    phone.device.open(phone.scene.process)
    #expect(phone.activityStates == [.active])
  }

  @Test("L06 a Focus silences the bell of a locked phone; the completion is seen")
  func focus() throws {
    let phone = try MomentsPhone()
    phone.device.setFocus(.doNotDisturb)
    try phone.start(10)
    phone.device.lock()
    phone.device.bellPending = false
    phone.scene.advance(to: 600)
    #expect(!phone.device.bellPending && phone.count("haptic success") == 0)
    #expect(try phone.text(.lockScreen).contains("Target reached"))
  }

  @Test("L06 P09 in a Focus an app in front is felt at the target all the same, and the log says why; nothing rings")
  func feltInFocus() throws {
    for isBellWanted in [true, false] {
      let phone = try MomentsPhone()
      phone.device.setFocus(.doNotDisturb)
      try phone.set("bell-target", isBellWanted)
      try phone.start(10)
      phone.device.bellPending = false
      phone.scene.advance(to: 600)
      #expect(phone.count("haptic success: Focus Do Not Disturb silences notifications, not an app in front") == 1)
      #expect(phone.device.haptic != nil && !phone.device.bellPending && phone.count("sound bell") == 0)
    }
  }

  @Test("L06 without haptics the completion is only seen")
  func haptics() throws {
    let phone = try MomentsPhone()
    phone.device.setHaptics(false)
    try phone.set("bell-target", false)
    try phone.start(10)
    phone.scene.advance(to: 600)
    #expect(phone.device.haptic == nil && phone.count("No haptics here: completion is shown only.") == 1)
    #expect(try phone.text(.lockScreen).contains("Target reached"))
  }

  @Test("L05 T02 a clock that is set neither breaks the session nor makes a time below zero")
  func clock() throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    phone.device.setClock(phone.scene.start.addingTimeInterval(-3600))
    #expect(try phone.text(.compact).contains("0:00"))
    phone.device.setClock(phone.scene.start.addingTimeInterval(700))
    #expect(phone.state?.isCompleted == true)
    phone.device.setClock(phone.scene.start.addingTimeInterval(-10))
    try phone.act("complete")
    #expect(phone.health.isEmpty && phone.journal?.past.first?.seconds == 0)
  }

  @Test("L05 in the background for hours, over locks, calls and reboots, no update is sent and the time stays right")
  func interruptions() throws {
    let phone = try MomentsPhone()
    try phone.start(nil)
    for turn in 1...12 {
      phone.device.lock()
      phone.scene.advance(by: 1000)
      phone.device.unlock()
      phone.device.goHome()
      if turn % 4 == 0 { phone.device.reboot() }
    }
    #expect(phone.count("An update was sent") == 0)
    try phone.act("complete")
    #expect(phone.health.map(\.minutes) == [200])
  }
}
