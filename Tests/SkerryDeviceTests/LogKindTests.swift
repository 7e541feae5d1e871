import FoundationEssentials
import SkerryActivities
import SkerryNotifications
import SkerryWidgets
import Testing

@testable import SkerryDevice

/// Entries of the log are values: what they tell is their kind, and their words are for people.
///
/// - Every kind has a word of its own, by which files and programs know it.
/// - The same cause makes the same kind, whatever an app is called and whatever it says.
@MainActor @Suite struct LogKindTests {
  private func kinds(of phone: TestPhone, after id: Int = 0) -> [String] {
    phone.device.logLines(after: id).map(\.entry.kind.word)
  }

  @Test("P02 every kind is read back from its word, and no two share one")
  func words() {
    let all = EventLog.Kind.all
    #expect(Set(all.map(\.word)).count == all.count)
    for kind in all + [.unknown] { #expect(EventLog.Kind(kind.word) == kind) }
    for word in ["", ".", "activity", "activity.", "activity.dismissed", "activity.dismissed.nobody", "Phone"] {
      #expect(EventLog.Kind(word) == nil, "\(word)")
    }
  }

  @Test("P02 every transition is in the log as a value, with its cause")
  func transitions() throws {
    let phone = TestPhone()
    try phone.start("alpha", stale: 60)
    let record = try phone.start("alpha")
    phone.device.goHome()
    phone.advance(20 * 3600)
    let transitions = phone.device.log.entries.compactMap { entry in entry.kind.newState == nil ? nil : entry }
    #expect(
      transitions.map(\.kind.word) == [
        "activity.active.requested", "activity.active.requested", "activity.stale.staleDateReached",
        "activity.ended.activeTimeOver", "activity.ended.activeTimeOver", "activity.dismissed.longestStayOver",
        "activity.dismissed.longestStayOver",
      ])
    #expect(transitions.allSatisfy { $0.source == .app(record.appIdentifier) && $0.level == .information })
  }

  @Test(
    "P05 P06 P10 what a person does is in the log by its kind and source",
    arguments: [
      Deed("screen.locked") { $0.device.lock() },
      Deed("screen.locked screen.alwaysOn") { try $0.device.showAlwaysOn() },
      Deed("screen.rebooted") { $0.device.reboot() },
      Deed("gesture.ignored", .warning) { $0.device.swipeUp() },
      Deed("link.malformed", .warning) { _ = $0.device.open(url: "not a link") },
      Deed("link.unknownScheme", .warning) { _ = $0.device.open(url: "nobody://home") },
      Deed("setting.battery") { $0.device.setBattery(50) },
      Deed("setting.battery setting.battery") { $0.device.setBattery(3) },
      Deed("setting.focus") { $0.device.setFocus(.sleep) },
      Deed("setting.online") { $0.device.setOnline(false) },
      Deed("clock.set widget.timeline") { $0.device.setClock(TestPhone.start.addingTimeInterval(60)) },
      Deed("permission.liveActivities") { $0.device.setLiveActivities(false) },
      Deed("process.launched push.startToken app.line app.line", from: "com.example.alpha") {
        $0.device.open(try $0.process("alpha"))
      },
      Deed("background.noRequest", .warning, from: "com.example.alpha") {
        $0.device.simulateBackgroundTask(of: try $0.process("alpha"))
      },
      Deed("push.remark push.refused", .warning) {
        _ = $0.device.deliver(APNsRequest(path: "/3/device/00", headers: [], body: Data()))
      },
    ])
  func deeds(_ deed: Deed) throws {
    let phone = TestPhone()
    phone.device.unlock()
    let last = phone.device.log.entries.last?.id ?? 0
    try deed.body(phone)
    let entries = phone.device.logLines(after: last).map(\.entry)
    #expect(entries.map(\.kind.word).joined(separator: " ") == deed.kinds)
    #expect(entries.first?.level == deed.level)
    let bundle = try phone.process("alpha").information.bundleIdentifier
    #expect(entries.first?.source == (deed.isOfApp ? .app(bundle) : .phone))
  }

  /// Something done, and what the log makes of it.
  struct Deed: Sendable, CustomTestStringConvertible {
    let kinds: String
    let level: EventLog.Level
    let isOfApp: Bool
    let body: @MainActor @Sendable (TestPhone) throws -> Void

    init(
      _ kinds: String, _ level: EventLog.Level = .information, from app: String? = nil,
      _ body: @escaping @MainActor @Sendable (TestPhone) throws -> Void
    ) {
      self.kinds = kinds
      self.level = level
      isOfApp = app != nil
      self.body = body
    }
    var testDescription: String { kinds }
  }

  @Test("P02 an app that writes the system's own words stays an app that writes a line")
  func ownLines() throws {
    let phone = TestPhone()
    let alpha = try phone.process("alpha").logSource
    phone.device.note(.app(.line), "active → dismissed: the person removed the card", from: alpha)
    let entry = try #require(phone.device.log.entries.last)
    #expect(entry.kind.newState == nil && entry.source != .phone)
    #expect(phone.device.line(of: entry).text == "Alpha: active → dismissed: the person removed the card")
  }

  @Test("P04 each rule that keeps a presentation off the screen is a value of its own, with its sentence")
  func presence() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    func presence(_ presentation: LiveActivityPresentation) -> Presence {
      phone.device.presence(of: presentation, of: alpha)
    }
    #expect(presence(.compact) == .hidden(.appInFront) && presence(.lockScreen) == .hidden(.unlocked))
    phone.device.goHome()
    #expect(presence(.compact) == .shown && presence(.minimal) == .hidden(.alone))
    #expect(presence(.expanded) == .hidden(.needsLongPress) && presence(.banner) == .hidden(.bannerNeedsAlert))
    phone.device.expand(alpha.id)
    #expect(presence(.expanded) == .shown && presence(.compact) == .hidden(.expanded))
    phone.device.collapse()
    try phone.start("bravo")
    phone.device.goHome()
    #expect(presence(.compact) == .hidden(.sharesIsland) && presence(.minimal) == .shown)
    phone.device.hideFromIsland(alpha)
    #expect(presence(.minimal) == .hidden(.swipedAway))
    phone.device.lock()
    #expect(presence(.lockScreen) == .shown && presence(.compact) == .hidden(.lockScreenIsUp))
    phone.device.setLiveActivitiesWhenLocked(false)
    #expect(presence(.lockScreen) == .hidden(.hiddenWhileLocked))
    phone.device.setModel(.withoutIsland)
    #expect(presence(.compact) == .hidden(.noIsland(model: "iPhone 14")))
    #expect(Presence.Reason.noIsland(model: "iPhone 14").text == "iPhone 14 has no island")
  }
}
