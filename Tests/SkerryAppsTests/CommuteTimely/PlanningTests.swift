import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryTesting
import Testing

@testable import CommuteTimely
@testable import SkerryDevice

/// Trips and places: planned, changed, cancelled, deleted, kept.
@MainActor @Suite struct PlanningTests {
  @Test("M01 T04 an edited trip keeps an arrival that is left as it stands, also where the clocks change")
  func keepsArrival() throws {
    let phone = try CommutePhone()
    phone.device.setTimeZone("America/New_York")
    phone.device.setClock(Date(timeIntervalSince1970: 1_793_507_400))
    try phone.plan(at: "+2h")
    let arrival = try phone.trip().arrivalTime
    try phone.act("edit-trip", ["street": "5 Elm Street"])
    #expect(try phone.trip().arrivalTime == arrival && phone.trip().destination.street == "5 Elm Street")
  }

  @Test("M01 a planned trip is stored, recommended, shown and counted down; its place is saved where that is wanted")
  func plan() throws {
    let phone = try CommutePhone()
    #expect(phone.screen.isEmpty)
    try phone.plan(save: "yes")
    let trip = try phone.trip()
    #expect(trip.arrivalTime == CommutePhone.start.addingTimeInterval(3600) && trip.status == .planned)
    #expect(trip.destination.address == "Office, 12 Harbour Street" && trip.activity == .shown)
    #expect(try phone.book().places.map(\.name) == ["Office"])
    let leave = try phone.recommendation().recommendedLeaveTimeUtc
    let minutes = Int(leave.timeIntervalSince(phone.device.now) / 60)
    #expect(phone.screen.contains("Leave by") && phone.screen.contains("Arrive at 10:41"))
    #expect(phone.activity?.commute?.leaveTime == leave && minutes > 20)
    #expect(try phone.text(.compact).contains("\(minutes)m"))
  }

  @Test("M01 a saved place is found by its name alone, in capital or small letters, with its address")
  func places() throws {
    let phone = try CommutePhone()
    try phone.act("settings")
    try phone.act("save-place", ["name": "Gym", "street": "3 Mill Lane"])
    try phone.act("save-place", ["name": "Gym", "street": "4 Mill Lane"])
    try phone.act("save-place", ["name": "  "], problem: "A destination needs a name, such as Office.")
    try phone.plan("gym", street: "", at: "+2h")
    #expect(try phone.trip("Gym").destination.address == "Gym, 4 Mill Lane")
    try phone.act("settings")
    try phone.act("forget-place", ["name": "Gym"])
    #expect(try phone.book().places.isEmpty && phone.trip("Gym").isPlanned)
  }

  @Test("M01 arrival times are read as people write them; those that have passed today are tomorrow's")
  func arrivals() throws {
    let entry = ArrivalEntry(now: CommutePhone.start, timeZone: "Europe/Berlin")  // 10:41 there
    let day = 86_400.0
    let expected: [(String, Double)] = [
      ("11:00", 19 * 60), ("10:30", day - 11 * 60), ("5:45 pm", 7 * 3600 + 4 * 60), ("5PM", 6 * 3600 + 19 * 60),
      ("12am", 13 * 3600 + 19 * 60), ("tomorrow 10:41", day), ("Tomorrow 12:00 pm", day + 79 * 60), ("+90m", 5400),
      ("+1h30m", 5400), ("2026-02-01 09:41", day - 3600), ("2026-02-01T09:41:00Z", day),
    ]
    for (text, seconds) in expected {
      #expect(try entry.read(text).arrival == CommutePhone.start.addingTimeInterval(seconds), "\(text)")
      #expect(try entry.read(text).secondsFromGMT == 3600)
    }
    for text in ["", "25:00", "10:61", "13pm", "0 am", "soon", "+", "8", ":30", "8:", "tomorrow"] {
      #expect(throws: TripError.unreadableTime(text)) { try entry.read(text) }
    }
    for seconds in [60.0, 3600, day, 3 * day] {
      let date = CommutePhone.start.addingTimeInterval(seconds)
      #expect(try entry.read(entry.text(for: date)).arrival == date, "what is offered for editing can be read again")
    }
  }

  @Test("M01 T04 in the hour that a clock change repeats a time that is still to come is today's")
  func repeatedHour() throws {
    // 2:10 in Berlin for the second time.
    let now = Date(timeIntervalSince1970: 1_792_890_600)
    let entry = ArrivalEntry(now: now, timeZone: "Europe/Berlin")
    #expect(try entry.read("2:55").arrival == now.addingTimeInterval(45 * 60))
    #expect(try entry.read("2:05").arrival == now.addingTimeInterval(86_400 - 5 * 60))
    #expect(try entry.read("3:05").arrival == now.addingTimeInterval(55 * 60))
    let before = ArrivalEntry(now: now.addingTimeInterval(-3600), timeZone: "Europe/Berlin")
    #expect(try before.read("2:55").arrival == now.addingTimeInterval(-15 * 60))
  }

  @Test("M01 what can't be planned is refused in one sentence, and nothing is stored")
  func refusals() throws {
    let phone = try CommutePhone()
    try phone.plan("", problem: "A destination needs a name, such as Office.")
    try phone.plan(
      at: "never", problem: "“never” is not a time; write 8:30, 5:45 pm, tomorrow 8:30, or +90m from now.")
    try phone.plan(at: "2026-01-30 08:00", problem: "That arrival time has passed already.")
    try phone.plan(at: "2026-03-30 08:00", problem: "Trips can be planned 7 days ahead.")
    try phone.plan(String(repeating: "x", count: 31), problem: "The name of a place has at most 30 characters.")
    #expect(try phone.device.storage.files.folder("apps").folder("commutetimely").read("trips.json") == nil)
    for number in 1...20 { try phone.plan("Place \(number)", at: "+\(number + 60)m") }
    try phone.plan("One more", problem: "There are 20 trips already; delete one first.")
    #expect(try phone.book().planned.count == 20)
  }

  @Test(
    "M01 M05 editing moves a trip, and its activity with it: updated for a new time, started anew for a new address")
  func edit() throws {
    let phone = try CommutePhone()
    try phone.plan()
    let id = try #require(phone.activity?.id)
    phone.advance(60)
    try phone.act("edit-trip", ["arrival": "+120m"])
    phone.advance(30)
    #expect(phone.activity?.id == id)
    #expect(try phone.activity?.commute?.leaveTime == phone.recommendation().recommendedLeaveTimeUtc)
    try phone.act("edit-trip", ["destination": "Gym", "street": "", "arrival": "+90m"])
    let running = phone.activities.filter { $0.activityState == .active }
    #expect(running.count == 1 && running[0].id != id && running[0].commute?.destinationAddress == "Gym")
    #expect(try phone.book().planned.map(\.destination.name) == ["Gym"])
    try phone.act("edit-trip", ["arrival": "nonsense"], problem: "\(TripError.unreadableTime("nonsense"))")
  }

  @Test("M01 M05 cancelling and deleting a trip remove its activity at once, and no other's")
  func removing() throws {
    let phone = try CommutePhone()
    try phone.plan("Office", at: "+60m")
    try phone.plan("Gym", at: "+90m")
    try phone.plan("Home", at: "+120m")
    try phone.act("cancel-trip", ["trip": "Gym, 11:11"])
    #expect(phone.activities.compactMap { $0.commute?.destinationName } == ["Office", "Home"])
    #expect(try phone.trip("Gym").status == .cancelled && phone.count("removes the card at once") == 1)
    try phone.act("delete-trip", ["trip": "Home, 11:41"])
    #expect(phone.activities.compactMap { $0.commute?.destinationName } == ["Office"])
    try phone.act("delete-trip", ["trip": "Gym, 11:11 (cancelled)"])
    #expect(try phone.book().past.isEmpty && phone.book().planned.count == 1)
  }

  @Test("M01 P07 trips, places and settings outlive the app, a reboot and a restart of the program")
  func kept() throws {
    let files = MemoryStore()
    let phone = try CommutePhone(files: files)
    try phone.plan(save: "yes")
    try phone.settings(["first-name": "Sam", "dynamic-island": "yes"])
    phone.device.kill(phone.app)
    phone.device.open(phone.app)
    #expect(phone.screen.contains("Office") && phone.screen.contains("Places: Office"))
    phone.device.reboot()
    let again = try CommutePhone(files: files, at: phone.device.now)
    again.device.open(again.app)
    #expect(again.screen.contains("Office") && again.activity?.commute?.firstName == "Sam")
  }

  @Test("M01 S06 an unreadable file is set aside and told; one that can't be written changes nothing")
  func unreadable() throws {
    let files = MemoryStore()
    let folder = files.folder("apps").folder("commutetimely")
    try folder.write(Data("{}".utf8), to: "trips.json")
    let phone = try CommutePhone(files: files)
    phone.device.open(phone.app)
    #expect(phone.screen.contains("could not be read") && phone.count("They are kept as") == 1)
    try phone.plan()
    #expect(try phone.book().planned.count == 1)
  }

  @Test("M01 P10 a link to a trip shows it, one to the settings those; others are logged and change nothing")
  func links() throws {
    let phone = try CommutePhone()
    try phone.plan("Office", at: "+60m")
    try phone.plan("Gym", at: "+300m")
    let gym = try phone.trip("Gym").id
    #expect(phone.screen.contains("📍 Office"))
    phone.device.open(url: "commutetimely://trip/\(gym.uuidString.lowercased())")
    #expect(phone.screen.contains("📍 Gym"))
    phone.device.open(url: "commutetimely://settings")
    #expect(phone.app.screen?.title == "Settings")
    phone.device.open(url: "commutetimely://trips")
    #expect(phone.screen.contains("📍 Office"))
    let before = phone.screen
    for url in ["commutetimely://trip/1", "commutetimely://nowhere", "commutetimely:", "commutetimely://trip/a/b"] {
      phone.device.open(url: url)
      #expect(phone.count("\(url) leads nowhere") == 1, "\(url)")
    }
    phone.device.open(url: "commutetimely://trip/\(UUID().uuidString)")
    #expect(phone.count("belongs to a trip that is over, or to none") == 1 && phone.screen == before)
  }
}
