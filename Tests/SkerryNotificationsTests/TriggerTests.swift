import FoundationEssentials
import SkerryBasics
import SkerrySoak
import Testing

@testable import SkerryNotifications

@Suite struct TriggerTests {
  @Test("P09 a repeating interval is delivered each time in the place of the last, also across a jump")
  func repeating() {
    let phone = Self.phone()
    phone.hub.apply(.added(appIdentifier: Phone.app, Self.request("r", .timeInterval(60, repeats: true))))
    phone.wait(3600)
    let delivered = phone.effects().filter { if case .delivered = $0.kind { true } else { false } }
    #expect(delivered.map { $0.instant.timeIntervalSince(Phone.start) } == (1...60).map { Double($0) * 60 })
    #expect(phone.list == ["r"])
    #expect(phone.hub.withState { $0.nextDeadline } == phone.now.addingTimeInterval(60))
  }

  @Test(
    "P09 intervals that an iPhone raises an exception for are refused with the reason",
    arguments: [
      (0.0, false, "more than 0"), (-1, false, "more than 0"), (.nan, false, "more than 0"),
      (.infinity, true, "more than 0"), (59, true, "at least 60"),
    ] as [(Double, Bool, String)])
  func refused(interval: Double, repeats: Bool, reason: String) async {
    let phone = Self.phone()
    let content = UNMutableNotificationContent()
    content.title = "x"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
    let request = UNNotificationRequest(identifier: "x", content: content, trigger: trigger)
    await #expect(throws: UNError(.notificationInvalidNoDate)) { try await phone.context.center.add(request) }
    #expect(phone.log().contains { $0.contains(reason) })
    #expect(phone.hub.withState { $0.pending(of: Phone.app).isEmpty })
  }

  @Test("P09 adding a pending identifier again replaces it; removing takes only what is named")
  func replacing() {
    let phone = Self.phone()
    for (name, seconds) in [("a", 10.0), ("b", 20), ("a", 30), ("c", 5)] {
      phone.hub.apply(.added(appIdentifier: Phone.app, Self.request(name, .timeInterval(seconds, repeats: false))))
    }
    #expect(phone.hub.withState { $0.pending(of: Phone.app).map(\.request.identifier) } == ["c", "b", "a"])
    phone.context.center.removePendingNotificationRequests(withIdentifiers: ["b", "unknown"])
    #expect(phone.hub.withState { $0.pending(of: Phone.app).map(\.request.identifier) } == ["c", "a"])
    phone.context.center.removeAllPendingNotificationRequests()
    #expect(phone.hub.withState { $0.nextDeadline == nil })
  }

  @Test("P09 of too many pending requests the 64 soonest stay")
  func limit() {
    let phone = Self.phone()
    for number in (1...70).reversed() {
      let schedule = NotificationSchedule.timeInterval(Double(number), repeats: false)
      phone.hub.apply(.added(appIdentifier: Phone.app, Self.request("\(number)", schedule)))
    }
    let waiting = phone.hub.withState { $0.pending(of: Phone.app).map(\.request.identifier) }
    #expect(waiting == (1...64).map { "\($0)" })
    #expect(phone.log().contains { $0.contains("only the 64 soonest") })
    #expect(phone.problems.isEmpty)
  }

  /// Spring: 2026-03-29 02:00 becomes 03:00; autumn: 2026-10-25 03:00 becomes 02:00.
  private static func berlin(_ components: DateComponents, after instant: Date) -> Date? {
    WallClock.next(matching: components, after: instant, timeZone: "Europe/Berlin")
  }

  @Test("P09 a time of day is due when the wall clock shows it, also where the clocks change")
  func timeOfDay() {
    let daily = DateComponents(hour: 2, minute: 30)
    var found: [String] = []
    var instant = Self.date("2026-03-27T12:00:00Z")
    for _ in 0..<3 {
      instant = Self.berlin(daily, after: instant) ?? instant
      found.append(instant.formatted(.iso8601))
    }
    // 02:30 doesn't exist on the 29th: an hour later.
    #expect(found == ["2026-03-28T01:30:00Z", "2026-03-29T01:30:00Z", "2026-03-30T00:30:00Z"])
    instant = Self.date("2026-10-24T12:00:00Z")
    found = []
    for _ in 0..<2 {
      instant = Self.berlin(daily, after: instant) ?? instant
      found.append(instant.formatted(.iso8601))
    }
    // 02:30 comes twice on the 25th: the first time only.
    #expect(found == ["2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"])
    let between = Self.date("2026-10-25T01:10:00Z")
    #expect(Self.berlin(daily, after: between)?.formatted(.iso8601) == "2026-10-26T01:30:00Z")
  }

  @Test(
    "P09 date components that can't or won't match are never due",
    arguments: [
      DateComponents(), DateComponents(year: 2020), DateComponents(hour: 25), DateComponents(month: 2, day: 31),
      DateComponents(minute: -1), DateComponents(year: .max), DateComponents(nanosecond: 5),
    ])
  func never(components: DateComponents) {
    #expect(Self.berlin(components, after: Phone.start) == nil)
    let phone = Self.phone()
    phone.hub.apply(.added(appIdentifier: Phone.app, Self.request("x", .calendar(components, repeats: true))))
    #expect(phone.hub.withState { $0.nextDeadline == nil })
    #expect(phone.log().contains { $0.contains("never") })
  }

  @Test(
    "P07 schedules are stored as the compiler's own code stores them",
    arguments: [
      (NotificationSchedule.timeInterval(5, repeats: true), #"{"timeInterval":{"_0":5,"repeats":true}}"#),
      (.calendar(DateComponents(hour: 12), repeats: false), #"{"calendar":{"_0":{"hour":12},"repeats":false}}"#),
      (.push, #"{"push":{}}"#),
    ])
  func stored(_ schedule: NotificationSchedule, _ text: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(schedule), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(NotificationSchedule.self, from: Data(text.utf8)) == schedule)
  }

  @Test(
    "P07 a schedule that is none or two is refused",
    arguments: [
      "{}", #"{"push":{},"timeInterval":{"_0":5,"repeats":true}}"#, #"{"timeInterval":{"_0":5}}"#,
    ])
  func brokenSchedule(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NotificationSchedule.self, from: Data(text.utf8))
    }
  }

  @Test("P09 T04 a change of the time zone or the clock moves times of day and leaves intervals alone")
  func clockChange() {
    let phone = Self.phone()
    let noon = NotificationSchedule.calendar(DateComponents(hour: 12), repeats: true)
    phone.hub.apply(.added(appIdentifier: Phone.app, Self.request("noon", noon)))
    phone.hub.apply(.added(appIdentifier: Phone.app, Self.request("hour", .timeInterval(3600, repeats: false))))
    let due = phone.hub.withState { $0.pending(of: Phone.app) }
    phone.hub.setTimeZone("Etc/GMT+2")
    let moved = phone.hub.withState { $0.pending(of: Phone.app) }
    #expect(Self.date("noon", moved) == Self.date("noon", due)?.addingTimeInterval(2 * 3600))
    #expect(Self.date("hour", moved) == Self.date("hour", due))
  }

  @Test("P09 T03 one long jump does what many steps do, each thing at its own instant and in order")
  func jumps() {
    for seed in 0..<SoakCount.of(40, 2000) {
      var events = RandomEvents(seed: seed)
      var jumped = events.freshState
      var last = Phone.start
      for _ in 0..<30 {
        let (event, instant) = events.next()
        jumped.apply(event, at: instant)
        last = max(last, instant)
      }
      jumped.advance(to: last)
      var stepped = jumped
      let jump = jumped.advance(to: last.addingTimeInterval(7200))
      var steps: [NotificationEffect] = []
      for step in stride(from: 0.0, through: 7200, by: 9) {
        steps += stepped.advance(to: last.addingTimeInterval(step))
      }
      #expect(jump == steps)
      #expect(zip(jump, jump.dropFirst()).allSatisfy { $0.instant <= $1.instant })
      #expect(RestartTests.bytes(jumped) == RestartTests.bytes(stepped))
      #expect(jumped.invariants().isEmpty)
    }
  }

  private static func date(_ identifier: String, _ pending: [(request: LocalNotification, date: Date)]) -> Date? {
    pending.first { $0.request.identifier == identifier }?.date
  }

  private static func date(_ text: String) -> Date {
    (try? Date(text, strategy: .iso8601)) ?? Date(timeIntervalSince1970: 0)
  }

  static func request(_ identifier: String, _ schedule: NotificationSchedule?) -> LocalNotification {
    LocalNotification(identifier: identifier, content: NotificationContent(title: identifier), schedule: schedule)
  }

  private static func phone() -> Phone {
    let phone = Phone()
    phone.allow()
    _ = phone.effects()
    return phone
  }
}
