import FoundationEssentials
import SkerrySoak
import Testing

@testable import SkerryNotifications

@Suite struct RestartTests {
  static func bytes(_ state: NotificationState) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(state)
  }

  @Test("P07 P09 stored and restored after any event, the notifications go on as if they had never been away")
  func neverStopped() throws {
    for seed in 0..<SoakCount.of(30, 5000) {
      var events = RandomEvents(seed: seed)
      var kept = events.freshState
      var restored = kept
      for _ in 0..<60 {
        let (event, instant) = events.next()
        let saved = try #require(Self.bytes(restored))
        restored = try JSONDecoder().decode(NotificationState.self, from: saved)
        #expect(kept.apply(event, at: instant) == restored.apply(event, at: instant))
        #expect(kept.nextDeadline == restored.nextDeadline)
        #expect(kept.invariants().isEmpty, "seed \(seed), \(event)")
      }
      #expect(Self.bytes(kept) == Self.bytes(restored))
    }
  }

  @Test("P09 whatever happens, what was asked is answered, due or over in the end, and every line says something")
  func nothingIsLeft() {
    for seed in 0..<SoakCount.of(60, 10_000) {
      var events = RandomEvents(seed: seed)
      var state = events.freshState
      var effects: [NotificationEffect] = []
      var last = Phone.start
      for _ in 0..<100 {
        let (event, instant) = events.next()
        effects += state.apply(event, at: instant)
        last = max(last, instant)
      }
      for app in RandomEvents.apps { state.apply(.pendingRemoved(appIdentifier: app, nil), at: last) }
      state.apply(.bannerClosed, at: last)
      effects += state.advance(to: last.addingTimeInterval(3600))
      #expect(state.nextDeadline == nil)
      #expect(state.extensions.isEmpty && state.questions.isEmpty)
      #expect(effects.allSatisfy { !$0.logMessage { "\($0)" }.isEmpty })
      #expect(state.invariants().isEmpty)
    }
  }

  @Test("P07 a damaged file is refused with what is wrong with it")
  func damaged() throws {
    var state = NotificationState(seed: 1)
    state.apply(.appInstalled(Phone.rooms()), at: Phone.start)
    state.apply(.allowed(appIdentifier: Phone.app, true), at: Phone.start)
    state.apply(.added(appIdentifier: Phone.app, TriggerTests.request("a", nil)), at: Phone.start)
    let text = String(decoding: try #require(Self.bytes(state)), as: UTF8.self)
    let damages = [
      (#""format":1"#, #""format":2"#, "format 2"), (#""orderCount":1"#, #""orderCount":-1"#, "a counter"),
      (#""orderCount":1"#, #""orderCount":0"#, "order was never given"),
      (#""isLocked":true"#, #""isLocked":false"#, "lock screen entry"),
      (#""badgeCount":0"#, #""badgeCount":-3"#, "below 0"),
      (#""dialogs":[]"#, #""dialogs":["com.example.rooms"]"#, "although the person decided"),
    ]
    for (old, new, problem) in damages {
      #expect(text.contains(old))
      let damaged = Data(text.replacing(old, with: new).utf8)
      #expect {
        try JSONDecoder().decode(NotificationState.self, from: damaged)
      } throws: { error in
        "\(error)".contains(problem)
      }
    }
  }
}

/// Everything that can happen, in random order, with three apps.
struct RandomEvents {
  static let apps = ["com.example.rooms", "com.example.climb", "com.example.none"]
  private var dice: Dice
  private var seconds = 0.0

  init(seed: Int) { dice = Dice(seed) }

  /// A phone with two of the apps.
  var freshState: NotificationState {
    var rules = NotificationRules()
    rules.pendingPerApp = 3
    rules.deliveredPerApp = 4
    var state = NotificationState(rules: rules, seed: 5)
    for app in Self.apps.prefix(2) {
      var information = NotificationApp(bundleIdentifier: app, displayName: app)
      information.hasServiceExtension = app == Self.apps[0]
      information.mayFilter = app == Self.apps[0]
      information.isTimeSensitive = true
      state.apply(.appInstalled(information), at: Phone.start)
      state.apply(.allowed(appIdentifier: app, true), at: Phone.start)
    }
    return state
  }

  mutating func next() -> (NotificationEvent, Date) {
    // Mostly on, sometimes far on, sometimes back: the wall clock is moved.
    switch number(10) {
    case 0: seconds -= Double(number(100))
    case 1: seconds += Double(number(2000))
    default: seconds += Double(number(20)) / 2
    }
    return (event(), Phone.start.addingTimeInterval(seconds))
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &dice) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(elements.count)] }

  private mutating func content() -> NotificationContent {
    var content = NotificationContent(title: pick(["", "one", "two"]), body: pick(["", "text"]))
    content.badge = pick([nil, 0, 1, 7])
    content.sound = pick([nil, .default, .defaultCritical])
    content.interruptionLevel = pick(UNNotificationInterruptionLevel.allCases)
    content.threadIdentifier = pick(["", "t"])
    return content
  }

  private mutating func request() -> LocalNotification {
    let schedules: [NotificationSchedule?] = [
      nil, .timeInterval(5, repeats: false), .timeInterval(300, repeats: true), .timeInterval(-1, repeats: true),
      .calendar(DateComponents(minute: number(60)), repeats: pick([true, false])), .push,
    ]
    return LocalNotification(identifier: "n\(number(5))", content: content(), schedule: pick(schedules))
  }

  private mutating func push() -> RemoteNotification {
    let bodies = [
      #"{"aps":{"alert":"x","mutable-content":1,"badge":2}}"#, #"{"aps":{"alert":{"title":"y"},"sound":"default"}}"#,
      #"{"aps":{"content-available":1}}"#, #"{"aps":{"badge":0}}"#, "{", "",
    ]
    return RemoteNotification(target: .app(pick(Self.apps)), body: Data(pick(bodies).utf8))
  }

  private mutating func event() -> NotificationEvent {
    let app = pick(Self.apps)
    let id = NotificationID(appIdentifier: app, identifier: "n\(number(5))")
    let rules = FocusRules(allowedApps: [pick(Self.apps)], allowsTimeSensitive: pick([true, false]))
    var preferences = NotificationPreferences()
    preferences.alertStyle = pick(UNAlertStyle.allCases)
    preferences.allowsBadges = pick([true, false])
    let events: [NotificationEvent] = [
      .appInstalled(NotificationApp(bundleIdentifier: app, displayName: "App")), .appRemoved(appIdentifier: app),
      .processEnded(appIdentifier: app), .restarted,
      .authorizationAsked(appIdentifier: app, pick([[.alert, .badge, .sound], [.provisional, .alert], []])),
      .authorizationAnswered(appIdentifier: app, isAllowed: pick([true, false])),
      .allowed(appIdentifier: app, pick([true, true, false])), .preferences(appIdentifier: app, preferences),
      .previews(pick(UNShowPreviewsSetting.allCases)), .focus(pick(FocusMode.allCases)),
      .focusRules(pick(FocusMode.allCases), rules), .screen(isLocked: pick([true, false])),
      .foreground(appIdentifier: pick([nil, app])), .clockChanged, .added(appIdentifier: app, request()),
      .added(appIdentifier: app, request()), .added(appIdentifier: app, request()),
      .pendingRemoved(appIdentifier: app, pick([nil, ["n1", "n2"]])),
      .deliveredRemoved(appIdentifier: app, pick([nil, ["n1", "n2"]])), .badgeSet(appIdentifier: app, number(5) - 1),
      .registered(appIdentifier: app), .remote(push()), .remote(push()), .remote(push()),
      .extensionFinished(ticket: 1 + number(6), pick([nil, content()])),
      .presentationChosen(ticket: 1 + number(6), pick([[], .banner, [.list, .sound]])), .opened(id),
      .cleared(pick([.one(id), .app(app), .group(appIdentifier: app, threadIdentifier: "t")])), .bannerClosed,
    ]
    // Deleting an app ends the story too early when it happens often.
    if case .appRemoved = events[1], number(4) > 0 { return pick(Array(events[2...])) }
    return pick(events)
  }
}
