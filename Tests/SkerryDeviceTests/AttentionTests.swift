import FoundationEssentials
import SkerryActivities
import SkerryNotifications
import SkerrySoak
import Testing

@testable import SkerryDevice

/// What asks for attention, in every state of the phone: the log says what was heard, felt, lit and shown, and nothing
/// else.
@MainActor @Suite struct AttentionTests {
  private struct Surroundings: CustomStringConvertible {
    var hasIsland = true
    var focus = FocusMode.none
    var hasSounds = true
    var hasHaptics = true
    var place = "home"

    var description: String {
      "\(hasIsland ? "island" : "no island"), \(focus), sounds \(hasSounds), haptics \(hasHaptics), \(place)"
    }

    static var all: [Surroundings] {
      var all: [Surroundings] = []
      for hasIsland in [true, false] {
        for focus in [FocusMode.none, .doNotDisturb] {
          for (hasSounds, hasHaptics) in [(true, true), (true, false), (false, true), (false, false)] {
            for place in ["home", "locked", "always-on", "its app", "hidden when locked"] {
              if place == "always-on", !hasIsland { continue }
              all.append(
                Surroundings(
                  hasIsland: hasIsland, focus: focus, hasSounds: hasSounds, hasHaptics: hasHaptics, place: place))
            }
          }
        }
      }
      return all
    }
  }

  private func phone(_ given: Surroundings) throws -> (phone: TestPhone, record: ActivityRecord) {
    let phone = TestPhone(given.hasIsland ? .standard : .withoutIsland)
    try phone.act("swiftclimb", "start-session")
    phone.advance(2)
    let record = try #require(try phone.records("swiftclimb").last)
    phone.device.setFocus(given.focus)
    phone.device.setSounds(given.hasSounds)
    phone.device.setHaptics(given.hasHaptics)
    if given.place != "its app" { phone.device.goHome() }
    if given.place == "always-on" { try phone.device.showAlwaysOn() }
    if ["locked", "hidden when locked"].contains(given.place) { phone.device.lock() }
    if given.place == "hidden when locked" { phone.device.setLiveActivitiesWhenLocked(false) }
    phone.device.bellPending = false
    return (phone, record)
  }

  private func push(_ alert: String, to record: ActivityRecord, on phone: TestPhone, event: String = "update") throws {
    let state = String(decoding: record.state, as: UTF8.self)
    let body =
      "{\"aps\":{\"timestamp\":\(Int(phone.device.now.timeIntervalSince1970) + 1),\"event\":\"\(event)\","
      + "\"content-state\":\(state),\"alert\":\(alert)}}"
    let answer = phone.device.deliver(try phone.device.request(for: .activity(id: record.id), body: Data(body.utf8)))
    #expect(answer.status == 200 && !answer.isDropped, "\(answer.outcome)")
  }

  @Test("P04 P09 the log of an activity's alert says what was heard, felt, lit and shown, in every state of the phone")
  func alerts() throws {
    for given in Surroundings.all {
      let (phone, record) = try phone(given)
      let wasDim = phone.device.settings.screen == .alwaysOn
      try push(#"{"title":"T","body":"B","sound":"default"}"#, to: record, on: phone)
      let entry = phone.device.log.entries.last {
        [.activity(.other(.alerted)), .activity(.other(.alertSilenced))].contains($0.kind)
      }
      let line = try #require(entry?.message)
      #expect(line.contains("plays") == phone.device.bellPending, "\(given): \(line)")
      #expect(line.contains("is felt") == (phone.device.haptic != nil), "\(given): \(line)")
      #expect(line.contains("island expands") == (phone.device.expansion != nil), "\(given): \(line)")
      #expect(line.contains("banner") == (phone.device.banner != nil), "\(given): \(line)")
      let isLit = wasDim && phone.device.settings.screen == .locked
      #expect(line.contains("screen is lit") == isLit, "\(given): \(line)")
      #expect(line.contains("card is on the lock screen") == (given.focus == .none && isLocked(given)), "\(line)")
      #expect((entry?.kind == .activity(.other(.alertSilenced))) == (given.focus != .none), "\(line)")
    }
  }

  private func isLocked(_ given: Surroundings) -> Bool { ["locked", "always-on"].contains(given.place) }

  @Test("P08 P09 a push alert without a sound inside is not heard, and a sound beside the alert is told")
  func soundless() throws {
    let (phone, record) = try phone(Surroundings())
    try push(#"{"title":"T","body":"B"},"sound":"default""#, to: record, on: phone)
    #expect(!phone.device.bellPending && phone.device.haptic == nil && phone.device.expansion != nil)
    #expect(phone.messages.contains { $0.contains("names no sound") && $0.contains("island expands") })
    #expect(phone.messages.contains { $0.contains("push note: sound stands in aps") })
  }

  @Test("P09 the log of a notification says what was heard and felt, in every state of the phone")
  func notifications() throws {
    for given in Surroundings.all {
      let (phone, _) = try phone(given)
      let app = try phone.process("swiftclimb")
      phone.device.setNotifications(true, for: app)
      let before = phone.device.log.entries.last?.id ?? 0
      let body = #"{"aps":{"alert":{"title":"Hello"},"sound":"default"}}"#
      phone.device.deliver(
        RemoteNotification(target: .app(app.information.bundleIdentifier), body: Data(body.utf8)))
      let new = phone.device.log.entries.filter { $0.id > before }
      let kinds = new.map(\.kind)
      #expect(kinds.contains(.notification(.sound)) == phone.device.bellPending, "\(given): \(new.map(\.message))")
      #expect(
        kinds.contains(.notification(.haptic)) == (phone.device.haptic != nil), "\(given): \(new.map(\.message))")
    }
  }

  @Test("P09 P15 what an app plays in the background is neither felt nor heard, and the log says so")
  func background() throws {
    let (phone, _) = try phone(Surroundings(place: "locked"))
    let app = try phone.process("swiftclimb")
    let source = app.logSource
    phone.device.take(.haptic(.success, from: source))
    phone.device.take(.sound("bell", from: source))
    #expect(phone.device.haptic == nil && !phone.device.bellPending)
    #expect(phone.device.log.entries.suffix(2).map(\.kind) == [.feedback(.hapticOff), .feedback(.soundOff)])
    phone.device.open(app)
    phone.device.take(.haptic(.success, from: source))
    phone.device.take(.sound("bell", from: source))
    #expect(phone.device.haptic?.kind == .success && phone.device.bellPending)
  }

  @Test("P02 P03 the log of an end says what becomes of the card, and each cause is the cause")
  func ends() throws {
    func end(_ dismissal: Double?) throws -> TestPhone {
      let (phone, record) = try phone(Surroundings(place: "locked"))
      let date = dismissal.map { ",\"dismissal-date\":\(Int(phone.device.now.timeIntervalSince1970 + $0))" } ?? ""
      try push("null\(date)", to: record, on: phone, event: "end")
      return phone
    }
    let gone = try end(-5)
    #expect(gone.messages.contains { $0.contains("ended by push; the card goes with it") })
    #expect(!gone.messages.contains { $0.contains("the card stays") })
    let short = try end(5)
    let date = short.device.now.addingTimeInterval(5)
    #expect(short.messages.contains { $0.contains("the card stays until \(short.device.switches.timestamp(date))") })
    short.advance(6)
    #expect(short.messages.contains { $0.contains("its dismissal date has come") && !$0.contains("hours") })
    let long = try end(nil)
    #expect(long.messages.contains { $0.contains("the card stays until") })
    let (revoked, _) = try phone(Surroundings())
    revoked.device.setLiveActivities(false)
    #expect(revoked.messages.contains { $0.contains("ended: the person doesn't allow Live Activities; ") })
    #expect(!revoked.messages.contains { $0.contains("the card stays") })
    let (old, _) = try phone(Surroundings())
    old.advance(8 * 3600)
    #expect(old.messages.contains { $0.contains("its longest active time is over") && $0.contains("the card stays") })
  }

  @Test("P08 push-to-start tokens come with an app's first launch; until then no push can start it, and that is said")
  func startTokens() throws {
    let phone = TestPhone()
    let app = try phone.process("swiftclimb")
    let type = try #require(app.widgets.activities.keys.first)
    let destination = PushDestination.start(app: app.information.bundleIdentifier, attributesType: type)
    let problem = #expect(throws: PushAddressProblem.self) {
      try phone.device.request(for: destination, body: Data())
    }
    #expect(problem?.description.contains("must have run once") == true)
    #expect(!phone.device.log.entries.contains { $0.kind == .push(.startToken) })
    phone.device.open(app)
    #expect(phone.device.log.entries.count { $0.kind == .push(.startToken) } == 1)
    let path = try phone.device.request(for: destination, body: Data()).path
    phone.device.kill(app)
    phone.device.reboot()
    phone.device.open(app)
    #expect(phone.device.log.entries.count { $0.kind == .push(.startToken) } == 1)
    #expect(try phone.device.request(for: destination, body: Data()).path == path)
  }
}
