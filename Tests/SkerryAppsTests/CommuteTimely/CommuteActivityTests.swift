import FoundationEssentials
import SkerryActivities
import SkerryScreens
import SkerryTesting
import Testing

@testable import CommuteTimely
@testable import SkerryDevice

/// The activities of trips: what they consist of, when they change, and when they go.
@MainActor @Suite struct CommuteActivityTests {
  @Test(
    "M02 attributes and state have the document's names, keys and types; the first name is left out where there is none"
  )
  func keys() throws {
    let phone = try CommutePhone()
    try phone.plan()
    let record = try #require(phone.activity)
    let trip = try phone.trip()
    #expect(record.attributesType == "CommuteActivityAttributes")
    #expect(
      String(decoding: record.attributes, as: UTF8.self)
        == #"{"destinationAddress":"Office, 12 Harbour Street","tripId":"\#(trip.id.uuidString)"}"#)
    func expected(_ record: ActivityRecord, _ name: String) throws -> String {
      let state = try #require(record.commute)
      return
        #"{"confidence":\#(state.confidence),"destinationAddress":"Office, 12 Harbour Street",\#(name)"leaveTime":"#
        + #"\#(Int(state.leaveTime.timeIntervalSinceReferenceDate)),"travelTimeMinutes":\#(state.travelTimeMinutes),"#
        + #""weatherCondition":"\#(state.weatherCondition)"}"#
    }
    #expect(try String(decoding: record.state, as: UTF8.self) == expected(record, ""))
    try phone.settings(["first-name": "Sam"])
    phone.advance(31)
    let named = try #require(phone.activity)
    #expect(try String(decoding: named.state, as: UTF8.self) == expected(named, #""firstName":"Sam","#))
    #expect(record.pushType == .token)
  }

  @Test("M02 one activity for each trip, several at once; who has to leave first comes first, whenever it was planned")
  func several() throws {
    let phone = try CommutePhone()
    for (name, arrival) in [("Late", "+300m"), ("Early", "+60m"), ("Middle", "+150m")] {
      try phone.plan(name, at: arrival)
      phone.advance(40)
    }
    try phone.act("check-now")
    let cards = phone.device.center.withRegistry { $0.cards() }.compactMap { $0.commute?.destinationName }
    #expect(cards == ["Early", "Middle", "Late"] && Set(phone.activities.map(\.tripId)).count == 3)
    phone.device.goHome()
    #expect(phone.device.islandPicture().grid.plainText().contains("Early"))
    phone.device.lock()
    let picture = phone.phone
    let early = try #require(picture.firstRange(of: "Early"))
    let middle = try #require(picture.firstRange(of: "Middle"))
    #expect(early.lowerBound < middle.lowerBound)
  }

  @Test("M02 M06 a sixth trip finds no room: it goes on without, is told once, and is started when there is room again")
  func sixth() throws {
    let phone = try CommutePhone()
    for number in 1...6 { try phone.plan("Place \(number)", at: "+\(100 + number)m") }
    #expect(phone.activities.count == 5 && phone.count("could not be started") == 1)
    phone.advance(120)
    #expect(phone.count("could not be started") == 1, "tried with every cycle, told once")
    #expect(phone.count("Place 6: The Live Activity could not be started, so the trip goes on without one") == 1)
    try phone.act("cancel-trip", ["trip": "Place 1, 11:22"])
    phone.advance(30)
    #expect(phone.activity(of: "Place 6")?.activityState == .active)
  }

  @Test("M04 updates of a trip are half a minute apart; the newest recommendation that came too early is shown then")
  func throttled() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+60m")
    phone.advance(40)
    let before = try #require(phone.activity).contentVersion
    for minutes in [70, 80, 90, 100] {
      try phone.act("edit-trip", ["arrival": "+\(minutes)m"])
      phone.advance(2)
    }
    let first = try #require(phone.activity)
    #expect(first.contentVersion == before + 1)
    phone.advance(30)
    let second = try #require(phone.activity)
    #expect(second.contentVersion == before + 2)
    #expect(try second.commute?.leaveTime == phone.recommendation().recommendedLeaveTimeUtc, "none is lost")
    let updates = phone.device.log.entries.filter { $0.message.hasPrefix("update ") }.map(\.instant)
    for (one, other) in zip(updates, updates.dropFirst()) { #expect(other.timeIntervalSince(one) >= 30) }
  }

  @Test("M04 each trip is throttled by itself")
  func throttledApart() throws {
    let phone = try CommutePhone()
    try phone.plan("Office", at: "+60m")
    try phone.plan("Gym", at: "+100m")
    phone.advance(5)
    try phone.act("edit-trip", ["arrival": "+70m"])
    phone.device.open(url: "commutetimely://trip/\(try phone.trip("Gym").id.uuidString)")
    try phone.act("edit-trip", ["arrival": "+110m"])
    for name in ["Office", "Gym"] {
      #expect(try phone.activity(of: name)?.commute?.leaveTime == phone.recommendation(name).recommendedLeaveTimeUtc)
    }
  }

  @Test(
    "M04 in front the content is looked at every 30 seconds, and sent when it changed or gets old; it never goes stale")
  func foreground() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+120m")
    for _ in 0..<60 {
      phone.advance(30)
      let record = try #require(phone.activity)
      #expect(record.activityState == .active)
      let shown = try #require(record.commute)
      #expect(try shown.leaveTime == phone.recommendation().recommendedLeaveTimeUtc)
      #expect(record.staleDate.map { $0 > phone.device.now } == true)
    }
    #expect(try #require(phone.activity).contentVersion < 40, "nothing is sent that says nothing new")
  }

  @Test(
    "M04 five minutes after an update it is stale and says so; a background task makes it fresh again, and no sooner")
  func stale() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+180m")
    phone.device.lock()
    phone.advance(270)
    #expect(phone.count("background task com.commutetimely.refresh begins") == 1, "asked for before it gets stale")
    phone.advance(299)
    #expect(phone.activity?.activityState == .active && !phone.phone.contains("Out of date"))
    phone.advance(1)
    #expect(phone.activity?.activityState == .stale && phone.phone.contains("Out of date"))
    #expect(phone.count("ActivityKit removes nothing for being stale") == 1)
    phone.advance(600)
    #expect(phone.count("background task com.commutetimely.refresh begins") == 2, "a quarter of an hour apart")
    #expect(phone.activity?.activityState == .active)
    let record = try #require(phone.activity)
    #expect(try record.commute?.leaveTime == phone.recommendation().recommendedLeaveTimeUtc)
    #expect(record.staleDate == phone.device.now.addingTimeInterval(300))
  }

  @Test("M04 where nothing may run in the background a trip stays stale until the app is opened, which updates it")
  func neverRun() throws {
    for isForceQuit in [true, false] {
      let phone = try CommutePhone()
      try phone.plan(at: "+180m")
      if isForceQuit { phone.device.kill(phone.app) } else { phone.device.setLowPowerMode(true) }
      phone.device.lock()
      phone.advance(3600)
      #expect(phone.activity?.activityState == .stale && phone.count("is due but put off") == 1)
      phone.device.open(phone.app)
      #expect(phone.activity?.activityState == .active)
    }
  }

  @Test(
    "M04 M05 a stale trip that is over is ended by the app, and its card taken away by the system five minutes later")
  func staleAndOver() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+40m")
    phone.advance(5)
    phone.device.end(phone.app)
    phone.device.settings.foregroundApp = nil
    phone.device.setLowPowerMode(true)
    phone.device.lock()
    phone.advance(50 * 60)
    #expect(phone.activity?.activityState == .stale && phone.phone.contains("Out of date"))
    phone.device.setLowPowerMode(false)
    phone.advance(1)
    #expect(phone.activity?.activityState == .ended)
    #expect(phone.count("Its card was out of date, but ActivityKit removes nothing for that") == 1)
    phone.advance(298)
    #expect(phone.activity?.activityState == .ended)
    phone.advance(1)
    #expect(phone.activity == nil && phone.count("its dismissal date has come") == 1)
  }

  @Test("M04 nobody there at all: the system ends the activity after eight hours")
  func abandoned() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+40m")
    phone.device.kill(phone.app)
    phone.advance(8 * 3600)
    #expect(phone.activity?.activityState == .ended)
    phone.device.open(phone.app)
    #expect(try phone.trip().status == .over)
  }

  @Test("M04 D08 without a trip nothing wakes, in front or in the background; with one, only what the document names")
  func idle() throws {
    let phone = try CommutePhone()
    phone.device.open(phone.app)
    #expect(phone.device.clock.nextDeadline == nil && phone.device.backgroundRunner.nextDeadline == nil)
    try phone.plan(at: "+40m")
    phone.advance(1)
    #expect(phone.device.clock.nextDeadline == CommutePhone.start.addingTimeInterval(30))
    try phone.act("cancel-trip")
    phone.advance(60)
    #expect(phone.device.clock.nextDeadline == nil && phone.device.backgroundRunner.nextDeadline == nil)
    try phone.plan(at: "+40m")
    phone.device.goHome()
    phone.advance(10)
    let arrival = try phone.trip().arrivalTime
    #expect(try phone.device.clock.nextDeadline == phone.recommendation().recommendedLeaveTimeUtc, "the time to leave")
    phone.device.setLowPowerMode(true)
    phone.device.advance(to: arrival.addingTimeInterval(-60))
    #expect(phone.device.clock.nextDeadline == arrival)
  }

  @Test("M05 at the arrival time the activity ends, whether the app is in front, in the background or not running")
  func arrival() throws {
    let lives: [(String, (CommutePhone) -> Void)] = [
      ("front", { _ in }), ("background", { $0.device.goHome() }),
      (
        "ended",
        {
          $0.device.goHome()
          $0.device.end($0.app)
        }
      ),
    ]
    for (name, life) in lives {
      let phone = try CommutePhone()
      try phone.plan(at: "+45m")
      life(phone)
      phone.advance(45 * 60 - 1)
      #expect(phone.activity.map { $0.activityState != .ended } == true, "\(name)")
      // Who isn't running waits for the next background task.
      phone.advance(name == "ended" ? 15 * 60 + 1 : 1)
      #expect(phone.activity == nil || phone.activity?.activityState == .ended, "\(name)")
      #expect(try phone.trip().status == .over && phone.count("The trip to Office is over") == 1)
      phone.advance(300)
      #expect(phone.activity == nil)
      phone.device.open(phone.app)
      #expect(phone.screen.contains("Before") && phone.screen.contains("over"))
      #expect(phone.device.backgroundOutlook(of: phone.app) == nil, "nothing is asked for any more")
    }
  }

  @Test("M05 ending all removes every activity; trips go on and come back when asked for")
  func endAll() throws {
    let phone = try CommutePhone()
    try phone.plan("Office", at: "+60m")
    try phone.plan("Gym", at: "+90m")
    try phone.act("settings")
    try phone.act("end-all")
    #expect(try phone.activities.isEmpty && phone.book().planned.count == 2)
    phone.advance(120)
    #expect(phone.activities.isEmpty, "nothing comes back by itself")
    try phone.act("back")
    #expect(phone.screen.contains("Press v"))
    try phone.act("show-trip", ["trip": "Gym, 11:11"])
    #expect(phone.activities.compactMap { $0.commute?.destinationName } == ["Gym"])
  }

  @Test("M05 isActivityActive and areActivitiesEnabled answer for each trip and for the phone")
  func queries() async throws {
    let phone = try CommutePhone()
    try phone.plan()
    let id = try phone.trip().id
    func ask(_ expected: (active: Bool, enabled: Bool)) {
      phone.device.run(phone.app) { app in
        guard let manager = await (app as? CommuteTimelyApp)?.scheduler.activities else { return }
        let isActive = await manager.isActivityActive(for: id)
        let other = await manager.isActivityActive(for: UUID())
        let isEnabled = await manager.areActivitiesEnabled()
        await (app as? CommuteTimelyApp)?.container.log("asked \(isActive) \(other) \(isEnabled)")
      }
      #expect(phone.messages.last { $0.hasPrefix("asked") } == "asked \(expected.active) false \(expected.enabled)")
    }
    ask((true, true))
    phone.device.goHome()
    phone.advance(300)
    ask((true, true))
    phone.device.setLiveActivities(false)
    ask((false, false))
  }

  @Test("M05 a card that is swiped away leaves the trip; it comes back only when somebody asks for it")
  func swiped() throws {
    for isRunning in [true, false] {
      let phone = try CommutePhone()
      try phone.plan()
      phone.device.lock()
      if !isRunning { phone.device.end(phone.app) }
      phone.device.swipeAway(try #require(phone.activity))
      phone.device.open(phone.app)
      phone.advance(120)
      #expect(phone.activity == nil && phone.count("most likely by hand") + phone.count("wasn't running") == 1)
      #expect(try phone.trip().activity == .removed && phone.screen.contains("Its Live Activity was removed"))
      try phone.act("show-trip")
      #expect(phone.activity?.activityState == .active)
    }
  }

  @Test(
    "M02 a trip that is hours away: iOS 26 starts its activity two hours before leaving, older ones when the app is opened"
  )
  func farAway() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+10h")
    #expect(phone.activity?.activityState == .pending)
    phone.device.goHome()
    phone.device.end(phone.app)
    let leave = try #require(phone.activity?.commute?.leaveTime)
    phone.device.advance(to: leave.addingTimeInterval(-7200))
    #expect(phone.activity?.activityState == .active)
    phone.advance(3600)
    #expect(phone.count("begins") > 0)
    let old = try CommutePhone(system: SystemVersion(18, 0))
    try old.plan(at: "+10h")
    #expect(old.activity == nil && old.count("activities end after 8 hours") == 1)
    old.device.goHome()
    old.advance(3 * 3600)
    old.device.open(old.app)
    #expect(old.activity?.activityState == .active)
  }
}
