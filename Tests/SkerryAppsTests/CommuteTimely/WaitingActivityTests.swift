import FoundationEssentials
import SkerryActivities
import SkerryTesting
import Testing

@testable import CommuteTimely
@testable import SkerryDevice

/// Activities that the system starts later, and those that it would end too early.
@MainActor @Suite struct WaitingActivityTests {
  private func start(_ phone: CommutePhone) throws -> Date {
    try #require(phone.activity?.startDate)
  }

  // MARK: Days ahead

  @Test("M04 an activity that the system starts shows what is known at that moment, not days before")
  func freshAtStart() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+6d")
    let planned = try #require(phone.activity?.commute)
    phone.device.goHome()
    phone.device.advance(to: try start(phone))
    let shown = try #require(phone.activity?.commute)
    #expect(phone.activity?.activityState == .active && shown.confidence > planned.confidence)
    #expect(try shown.travelTimeMinutes == phone.recommendation().travelTimeMinutes)
    #expect(try shown.leaveTime == phone.recommendation().recommendedLeaveTimeUtc)
  }

  @Test("M04 D08 an app that was ended gets background time for it as soon as the system starts the activity")
  func backgroundAtStart() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+20h")
    phone.device.goHome()
    phone.device.end(phone.app)
    phone.device.advance(to: try start(phone).addingTimeInterval(-1))
    #expect(phone.count("background task com.commutetimely.refresh begins") == 0)
    phone.advance(1)
    #expect(phone.count("background task com.commutetimely.refresh begins") == 1)
    #expect(try phone.activity?.commute?.leaveTime == phone.recommendation().recommendedLeaveTimeUtc)
  }

  @Test("M04 M07 a new first name and newer roads reach an activity that waits for its start, which stays when it was")
  func waitingIsUpdated() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+20h")
    let start = try start(phone)
    try phone.settings(["first-name": "Sam"])
    phone.advance(2 * 3600)
    let record = try #require(phone.activity)
    #expect(record.activityState == .pending && record.commute?.firstName == "Sam" && record.startDate == start)
    #expect(try record.commute?.confidence == phone.recommendation().prediction.confidence)
    #expect(record.staleDate == start.addingTimeInterval(CommuteActivityManager.staleInterval))
  }

  // MARK: Too many

  @Test("M02 M06 of trips that wait for their time the last one makes room for one that is sooner")
  func makesRoom() throws {
    let phone = try CommutePhone()
    for day in 2...6 { try phone.plan("Day \(day)", at: "2026-02-0\(day) 09:00") }
    #expect(phone.activities.count { $0.activityState == .pending } == 5)
    try phone.plan("Cinema", at: "+90m")
    #expect(phone.activity(of: "Cinema")?.activityState == .active)
    #expect(phone.activity(of: "Day 6") == nil && phone.activities.count { $0.activityState.isLive } == 5)
    #expect(try phone.trip("Day 6").activity == .wanted && phone.count("makes room for that to Cinema") == 1)
    try phone.plan("Day 7", at: "2026-02-07 09:00")
    #expect(phone.activity(of: "Day 7") == nil && phone.activity(of: "Day 5") != nil, "the last one finds no room")
    try phone.act("cancel-trip", ["trip": "Cinema, 11:11"])
    phone.advance(30)
    #expect(phone.activity(of: "Day 6")?.activityState == .pending, "it gets the place back")
  }

  // MARK: Eight hours

  @Test("M02 M05 a trip that is put off beyond the eight hours of its activity gets a new one, and is alerted of")
  func putOff() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+7h")
    let first = try #require(phone.activity?.id)
    phone.device.goHome()
    phone.advance(6 * 3600)
    try phone.act("edit-trip", ["arrival": "+30m"])
    #expect(phone.activity(of: "Office")?.id == first, "within the eight hours it stays")
    phone.advance(40)
    try phone.act("edit-trip", ["arrival": "+7h"])
    #expect(phone.activities.count == 1 && phone.activity?.id != first)
    phone.device.lock()
    phone.advance(3 * 3600)
    #expect(phone.activity.map { $0.activityState == .active || $0.activityState == .stale } == true)
    #expect(try phone.trip().activity == .shown)
    phone.advance(4 * 3600)
    #expect(phone.count("alert: ") == 1)
  }

  @Test("M05 an activity that the system ended after eight hours was not removed by hand: it is shown again in front")
  func endedAfterEightHours() throws {
    for isRunning in [true, false] {
      let phone = try CommutePhone(system: SystemVersion(18, 0))
      try phone.plan(at: "+20h")
      phone.device.goHome()
      try phone.pushStart(tripId: try phone.trip().id.uuidString)
      #expect(try phone.trip().activity == .shown)
      if !isRunning { phone.device.kill(phone.app) }
      phone.advance(13 * 3600)
      phone.device.open(phone.app)
      #expect(try phone.activity?.activityState == .active && phone.trip().activity == .shown, "\(isRunning)")
    }
  }

  // MARK: Switched off

  @Test("M07 with Dynamic Island off an activity that a server starts is removed, whether the app ran or not")
  func islandOff() throws {
    for isRunning in [true, false] {
      let phone = try CommutePhone()
      try phone.plan()
      try phone.settings(["dynamic-island": "no"])
      phone.device.goHome()
      if !isRunning { phone.device.terminate(phone.app) }
      try phone.pushStart(tripId: try phone.trip().id.uuidString)
      phone.device.open(phone.app)
      phone.advance(40)
      #expect(phone.activities.isEmpty && phone.count("it is removed") == 1, "\(isRunning)")
    }
  }
}
