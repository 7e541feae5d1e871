import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryNotifications
import SkerryTesting
import SkerryWidgets
import Testing

@testable import CommuteTimely
@testable import LittleMoments
@testable import SkerryDevice

/// The moment that all of it is about, and trips that nobody can make.
@MainActor @Suite struct LeavingTests {
  private func leave(_ phone: CommutePhone, _ name: String = "Office") throws -> Date {
    try #require(phone.activity(of: name)?.commute?.leaveTime)
  }

  /// Lets it become the time to leave, which drifts until then.
  private func advanceToLeave(_ phone: CommutePhone) throws {
    while try phone.device.now < leave(phone) {
      phone.device.advance(to: min(try leave(phone), phone.device.now.addingTimeInterval(30)))
    }
  }

  // MARK: Alerts

  @Test(
    "M04 at the time to leave the phone alerts, once and to the second, in front, at home and locked",
    arguments: ["front", "home", "locked"])
  func alerts(_ place: String) throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+60m")
    switch place {
    case "home": phone.device.goHome()
    case "locked": phone.device.lock()
    default: break
    }
    phone.device.advance(to: try leave(phone).addingTimeInterval(-1))
    #expect(phone.count("alert: the sound") == 0)
    phone.device.advance(to: try leave(phone))
    #expect(phone.count("alert: the sound default plays") == 1 && phone.count("“Leave now for Office”") >= 1)
    phone.advance(25 * 60)
    #expect(phone.count("alert: the sound") == 1)
  }

  @Test("M04 T04 a clock set beyond the arrival ends the trip at once; one that is set back is waited for anew")
  func clockSet() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+60m")
    phone.device.setClock(phone.device.now.addingTimeInterval(7200))
    #expect(phone.activity(of: "Office")?.activityState.isLive != true)
    #expect(phone.device.notifications.withState { $0.delivered.isEmpty })

    let early = try CommutePhone()
    try early.plan(at: "+60m")
    early.device.goHome()
    early.device.setClock(early.device.now.addingTimeInterval(-7200))
    early.advance(2 * 3600)
    #expect(early.activity(of: "Office")?.activityState.isLive == true && early.count("alert: the sound") == 0)
    early.advance(3600)
    #expect(early.count("alert: the sound") == 1 && early.activity(of: "Office")?.activityState.isLive != true)
  }

  @Test("M04 T04 after the clock was set back the card is brought up to date, by an old process and by a new one")
  func clockSetBack() throws {
    for (minutes, isRelaunched) in [(0, false), (0, true), (3, false), (3, true)] as [(Double, Bool)] {
      let phone = try CommutePhone()
      try phone.plan(at: "+5h")
      phone.advance(minutes * 60 + 2)
      phone.device.goHome()
      phone.device.setClock(phone.device.now.addingTimeInterval(-3600))
      if isRelaunched {
        phone.device.terminate(phone.scene.process)
        phone.device.open(phone.scene.process)
        phone.device.goHome()
      }
      let version = phone.activity(of: "Office")?.contentVersion ?? 0
      phone.advance(50 * 60)
      #expect(phone.activity(of: "Office")?.activityState == .active, "\(minutes) \(isRelaunched)")
      #expect(phone.activity(of: "Office")?.contentVersion ?? 0 >= version + 3)
      #expect(phone.count("update ignored") <= (isRelaunched ? 11 : 0), "until what is shown is out of date")
    }
  }

  @Test("M06 more trips than the system shows: one is refused once, in words, and shown when another has gone")
  func tooMany() throws {
    let phone = try CommutePhone()
    for number in 1...6 { try phone.plan("Place \(number)", at: "+\(60 + 10 * number)m") }
    #expect(phone.activities.count == 5 && phone.activity(of: "Place 6") == nil)
    phone.device.goHome()
    phone.advance(1800)
    #expect(phone.count("request refused") == 1 && phone.count("targetMaximumExceeded") == 1)
    #expect(phone.count("this one starts when another has gone") == 1)
    try phone.act("cancel-trip")
    phone.advance(60)
    #expect(phone.activities.count { $0.activityState.isLive } == 5)
  }

  @Test("M05 P03 the card of a trip that is over goes with the next launch also where the system had ended it")
  func endedBySystem() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+2h")
    phone.device.kill(phone.app)
    phone.device.lock()
    phone.advance(9 * 3600)
    #expect(phone.activities.count == 1)
    phone.device.open(phone.app)
    phone.device.lock()
    #expect(phone.activities.isEmpty && !phone.phone.contains("Office"))
  }

  @Test("M04 P09 who was told to leave is not told again because roads look better at that very moment")
  func alertsOnce() throws {
    for minutes in stride(from: 45, through: 240, by: 15) {
      let phone = try CommutePhone()
      try phone.plan(at: "+\(minutes)m")
      phone.device.lock()
      phone.advance(Double(minutes) * 60 - 1)
      #expect(phone.count("delivered in Notification Center: “Leave now") == 1, "\(minutes)")
      #expect(phone.count("replaced in Notification Center") == 0, "\(minutes)")
      #expect(phone.count("alert: the sound") == 1, "\(minutes)")
      let told = phone.device.log.entries.filter {
        $0.message.hasPrefix("delivered in Notification Center") || $0.message.hasPrefix("alert: ")
      }
      #expect(Set(told.map(\.instant)).count == 1, "\(minutes)")
    }
  }

  @Test("M04 an ended app alerts as soon as it runs in the background; one that alerted doesn't once more")
  func alertsLater() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+60m")
    phone.device.goHome()
    phone.device.end(phone.app)
    phone.device.advance(to: try leave(phone).addingTimeInterval(20 * 60))
    #expect(phone.count("alert: the sound") == 1)
    phone.device.end(phone.app)
    phone.device.open(phone.app)
    phone.advance(60)
    #expect(phone.count("alert: the sound") == 1)
  }

  @Test("M04 an edited trip alerts at its new time; a cancelled one never does")
  func editedAlert() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+60m")
    let first = try leave(phone)
    try phone.act("edit-trip", ["arrival": "+120m"])
    phone.device.advance(to: first.addingTimeInterval(60))
    #expect(phone.count("alert: the sound") == 0)
    try advanceToLeave(phone)
    #expect(phone.count("alert: the sound") == 1)
    let other = try CommutePhone()
    try other.plan(at: "+60m")
    try other.act("cancel-trip")
    other.advance(3600)
    #expect(other.count("alert: the sound") == 0)
  }

  @Test(
    "M04 P09 a notification comes at the time to leave if allowed, also when the app is killed; a tap opens the trip")
  func notifies() throws {
    for isKilled in [false, true] {
      let phone = try CommutePhone()
      phone.device.setNotifications(true, for: phone.app)
      try phone.plan("Office", at: "+60m")
      try phone.plan("Gym", at: "+200m")
      phone.device.open(url: "commutetimely://trip/\(try phone.trip("Gym").id.uuidString)")
      let time = try leave(phone)
      phone.device.lock()
      if isKilled { phone.device.kill(phone.app) }
      func delivered() -> [NotificationRecord] { phone.device.notifications.withState { $0.delivered } }
      phone.device.advance(to: time.addingTimeInterval(-1))
      #expect(delivered().isEmpty)
      // A killed app's notification keeps the time that was known last.
      phone.device.advance(to: time.addingTimeInterval(60))
      #expect(delivered().map(\.content.title) == ["Leave now for Office"], "\(isKilled)")
      phone.device.tap(try #require(delivered().first))
      #expect(phone.device.foregroundApp === phone.app && phone.screen.contains("📍 Office"))
    }
  }

  @Test("M04 P09 without leave nothing is asked at planning: the notification goes to the list quietly, or not at all")
  func quietly() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+60m")
    #expect(phone.device.notifications.withState { $0.apps["com.commutetimely"]?.authorization } == .provisional)
    phone.device.lock()
    phone.device.advance(to: try leave(phone))
    #expect(phone.device.notifications.withState { $0.delivered.map(\.content.title) } == ["Leave now for Office"])
    let denied = try CommutePhone()
    denied.device.setNotifications(false, for: denied.app)
    try denied.plan(at: "+60m")
    denied.device.lock()
    denied.device.advance(to: try leave(denied))
    #expect(denied.device.notifications.withState { $0.delivered.isEmpty })
    #expect(denied.count("alert: the sound") == 1)
  }

  @Test("M04 P09 a trip that is cancelled, deleted or over takes its notification along")
  func removesNotification() throws {
    for action in ["cancel-trip", "delete-trip"] {
      let phone = try CommutePhone()
      phone.device.setNotifications(true, for: phone.app)
      try phone.plan(at: "+60m")
      try phone.act(action)
      phone.advance(3600)
      #expect(phone.device.notifications.withState { $0.delivered.isEmpty }, "\(action)")
    }
    let phone = try CommutePhone()
    phone.device.setNotifications(true, for: phone.app)
    try phone.plan(at: "+60m")
    phone.device.lock()
    phone.advance(3599)
    #expect(phone.device.notifications.withState { $0.delivered.count } == 1)
    phone.advance(1)
    #expect(phone.device.notifications.withState { $0.delivered.isEmpty })
  }

  // MARK: Trips that can't be made

  @Test("M01 a trip that nobody can make any more is refused with the length of the way; nothing is stored")
  func unreachable() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+45m")
    let travel = try phone.recommendation().travelTimeMinutes
    try phone.act("delete-trip")
    let problem = try #require(
      try phone.scene.perform(
        "plan-trip", ["destination": "Office", "street": "12 Harbour Street", "arrival": "+10m", "save": "no"]))
    #expect(problem.hasPrefix("You can't be at Office in 10 min: the way takes "), "\(problem)")
    #expect(problem.hasSuffix(" min now.") && travel > 10)
    #expect(try phone.book().planned.isEmpty && phone.activity == nil)
  }

  @Test("M01 what can be made just so is planned; one minute less is refused, and so is an edit")
  func justReachable() throws {
    let phone = try CommutePhone()
    var reachable: Int?
    for minutes in 5...60 where reachable == nil {
      let problem = try phone.scene.perform(
        "plan-trip", ["destination": "Office", "street": "12 Harbour Street", "arrival": "+\(minutes)m", "save": "no"])
      if problem == nil { reachable = minutes }
    }
    let minutes = try #require(reachable)
    #expect(try phone.recommendation().travelTimeMinutes <= minutes)
    #expect(phone.count("alert: the sound") == 0, "who plans it looks at it")
    let arrival = try phone.trip().arrivalTime
    #expect(
      try phone.scene.perform("edit-trip", ["arrival": "+3m"])?.contains("You can't be at Office in 3 min") == true)
    #expect(try phone.trip().arrivalTime == arrival)
  }

  @Test("M01 a destination that no map could find is refused", arguments: ["???", "—", "…!"])
  func unknownDestination(_ name: String) throws {
    let phone = try CommutePhone()
    try phone.plan(name, street: "", problem: "No map knows “\(name)”; write the name of a place, or its address.")
    #expect(phone.activity == nil)
    try phone.plan(name, street: "12 Harbour Street")
    #expect(phone.activity != nil, "an address is enough")
  }

  @Test("M03 M05 no presentation says that a trip is over before its arrival, and all of them do from then on")
  func over() throws {
    for arrival in ["+60m", "+61m", "+97m", "+180m"] {
      let phone = try CommutePhone()
      try phone.plan(at: arrival)
      let end = try phone.trip().arrivalTime
      phone.device.advance(to: end.addingTimeInterval(-1))
      for presentation in [LiveActivityPresentation.lockScreen, .expanded, .watch] {
        #expect(try phone.text(presentation).contains("Running late"), "\(arrival) \(presentation)")
      }
      phone.device.advance(to: end)
      for presentation in [LiveActivityPresentation.lockScreen, .expanded, .watch] {
        #expect(try phone.text(presentation).contains("Trip over"), "\(arrival) \(presentation)")
      }
    }
  }

  @Test("M01 an arrival in so many minutes is a whole minute, whatever the second it is planned at")
  func wholeMinutes() throws {
    let entry = ArrivalEntry(now: CommutePhone.start.addingTimeInterval(17), timeZone: "UTC")
    #expect(try entry.read("+60m").arrival == CommutePhone.start.addingTimeInterval(61 * 60))
  }

  // MARK: Names

  @Test("M02 trips alike are told apart, in the list and in every choice: by their street, or by a number")
  func alike() throws {
    let phone = try CommutePhone()
    for street in ["1 First Street", "1 First Street", "2 Second Street"] { try phone.plan("Gym", street: street) }
    func choices(_ action: String) -> [String] {
      let fields = phone.app.screen?.actions.first { $0.id == action }?.fields ?? []
      if case .choice(let names)? = fields.first?.kind { return names }
      return []
    }
    let names = choices("cancel-trip")
    #expect(
      names.sorted() == [
        "Gym #1 (1 First Street), 10:41", "Gym #2 (1 First Street), 10:41", "Gym (2 Second Street), 10:41",
      ])
    #expect(choices("delete-trip") == names)
    #expect(phone.screen.contains("Gym #2 (1 First") && phone.screen.contains("Gym (2 Second"))
    let long = try CommutePhone()
    for _ in 1...2 { try long.plan("Straße der Pariser Kommune 12") }
    #expect(long.screen.contains("… #1") && long.screen.contains("… #2"))
    let ids = try phone.book().planned.map(\.id)
    try phone.act("cancel-trip", ["trip": "Gym #2 (1 First Street), 10:41"])
    #expect(try phone.book().planned.map(\.id) == [ids[0], ids[2]])
    #expect(choices("cancel-trip").sorted() == ["Gym (1 First Street), 10:41", "Gym (2 Second Street), 10:41"])
  }

  @Test("M03 a name is said once on a card, and a long one uses the room there is")
  func names() throws {
    let phone = try CommutePhone()
    let name = "Conference Centre Berlin Mitte"
    try phone.plan(name, street: "")
    for presentation in [LiveActivityPresentation.lockScreen, .expanded] {
      let text = try phone.text(presentation)
      #expect(text.components(of: name) == 1, "\(text)")
    }
    try phone.act("delete-trip")
    try phone.plan("Office", street: "")
    #expect(try phone.text(.lockScreen).components(of: "Office") == 1)
  }

  // MARK: What is told

  @Test("M06 a start that is refused for several trips is told once in the log, and for each of them on the screen")
  func toldOnce() throws {
    let phone = try CommutePhone()
    for number in 1...8 { try phone.plan("Place \(number)", at: "+\(100 + number)m") }
    phone.advance(120)
    #expect(phone.count("could not be started") == 1)
    for number in 6...8 {
      try phone.act("look-at", ["trip": label(phone, number)])
      #expect(
        phone.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("could not be started"))
    }
  }

  private func label(_ phone: CommutePhone, _ number: Int) -> String {
    let fields = phone.app.screen?.actions.first { $0.id == "look-at" }?.fields ?? []
    guard case .choice(let names)? = fields.first?.kind else { return "" }
    return names.first { $0.hasPrefix("Place \(number),") } ?? ""
  }

  @Test(
    "M04 D08 no background time is asked for where nothing is shown: switched off, swiped away, or before its start")
  func nothingToDo() throws {
    let off = try CommutePhone()
    try off.plan()
    #expect(off.device.backgroundOutlook(of: off.app) != nil)
    try off.settings(["dynamic-island": "no"])
    #expect(off.device.backgroundOutlook(of: off.app) == nil)
    let swiped = try CommutePhone()
    try swiped.plan()
    swiped.device.lock()
    swiped.device.swipeAway(try #require(swiped.activity))
    #expect(swiped.device.backgroundOutlook(of: swiped.app) == nil)
    let far = try CommutePhone()
    try far.plan(at: "+20h")
    #expect(far.activity?.activityState == .pending)
    far.device.goHome()
    far.advance(10 * 3600)
    #expect(far.count("background task com.commutetimely.refresh begins") == 0)
    far.advance(9 * 3600)
    #expect(far.count("background task com.commutetimely.refresh begins") > 0)
  }

  // MARK: Started by a server

  @Test("M08 an activity that a server starts for a planned trip is kept up to date, whether the app ran or not")
  func adopts() throws {
    for isRunning in [true, false] {
      let phone = try CommutePhone()
      try phone.plan()
      try phone.act("settings")
      try phone.act("end-all")
      phone.device.goHome()
      if !isRunning { phone.device.end(phone.app) }
      try phone.pushStart(tripId: try phone.trip().id.uuidString)
      #expect(phone.activities.count == 1, "\(isRunning)")
      phone.device.open(phone.app)
      phone.advance(31)
      #expect(try phone.trip().activity == .shown)
      #expect(try phone.activity?.commute?.leaveTime == phone.recommendation().recommendedLeaveTimeUtc)
    }
  }

  @Test("M08 an activity that a server starts for no trip, or for one that has one, is removed: none is left an orphan")
  func orphans() throws {
    for isRunning in [true, false] {
      let phone = try CommutePhone()
      try phone.plan()
      let own = try #require(phone.activity?.id)
      phone.device.goHome()
      if !isRunning { phone.device.end(phone.app) }
      try phone.pushStart(tripId: UUID().uuidString)
      try phone.pushStart(tripId: try phone.trip().id.uuidString)
      phone.device.open(phone.app)
      #expect(phone.activities.map(\.id) == [own], "\(isRunning)")
      #expect(phone.count("it is removed") >= 1)
    }
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
