import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryActivities

extension Registry {
  /// A registry on a phone with an older system or other conditions, with all types known.
  static func on(_ version: SystemVersion? = nil, _ change: (inout RegistryConditions) -> Void = { _ in }) -> Registry {
    var registry = Registry.withTypes()
    var conditions = RegistryConditions()
    if let version { conditions.systemVersion = version }
    change(&conditions)
    registry.apply(.conditions(conditions), at: epoch)
    registry.apply(.attributesTypeSeen(appIdentifier: pizzeria, attributesType: "PizzaAttributes"), at: epoch)
    return registry
  }

  /// The push-to-start token of the pizzas in hex; empty if there is none.
  var pizzaStartToken: String { startToken("PizzaAttributes", of: pizzeria)?.lowercaseHex ?? "" }

  /// Starts a pizza by push and returns what happened.
  mutating func startByPush(_ rest: String = "", at instant: Date = epoch) -> [RegistryEffect] {
    apply(.push(TablePush(target: pizzaStartToken, event: "start", rest: rest).request(at: instant)), at: instant)
  }
}

@Suite struct ConditionsTests {
  @Test("P05 versions compare by number and read only what is one")
  func versions() {
    #expect(SystemVersion("16.2") == SystemVersion(16, 2) && SystemVersion("26") == SystemVersion(26, 0))
    #expect(SystemVersion(9, 3) < SystemVersion(16, 1) && SystemVersion(17, 10) > SystemVersion(17, 2))
    #expect("\(SystemVersion(17, 2))" == "17.2")
    for text in ["", ".", "17.", ".2", "17.2.1", "-1", "+1", "17,2", "iOS 17", "١٧", "99999999999999999999"] {
      #expect(SystemVersion(text) == nil, "\(text)")
    }
  }

  private func request(_ change: (inout ActivityRequest) -> Void) -> RegistryEvent {
    var request = pizzaRequest()
    change(&request)
    return .request(request)
  }

  @Test("P01 P05 each kind of request is unsupported one version before its own, and the log names both versions")
  func requests() {
    let kinds: [(SystemVersion, SystemVersion, (inout ActivityRequest) -> Void)] = [
      (SystemVersion(16, 0), SystemVersion(16, 1), { _ in }),
      (SystemVersion(17, 7), SystemVersion(18, 0), { $0.pushType = .channel("QUJD") }),
      (SystemVersion(17, 7), SystemVersion(18, 0), { $0.style = .transient }),
      (SystemVersion(18, 6), SystemVersion(26, 0), { $0.startDate = epoch + 60 }),
    ]
    for (before, since, change) in kinds {
      var old = Registry.on(before)
      let effects = old.apply(request(change), at: epoch)
      #expect(effects.refused == [.unsupported])
      #expect(effects.last?.logMessage.contains("iOS \(before) is too old for") == true)
      #expect(effects.last?.logMessage.contains("needs iOS \(since)") == true)
      var new = Registry.on(since)
      #expect(new.apply(request(change), at: epoch).refused == [])
    }
    var model = Registry.on { $0.supportsLiveActivities = false }
    let effects = model.apply(request { _ in }, at: epoch)
    #expect(effects.refused == [.unsupported] && effects[0].logMessage.contains("this model has no Live Activities"))
  }

  @Test("P02 P05 what waits for its start goes with a system that knows no scheduled start, and what runs stays")
  func scheduledStarts() {
    for (version, isThere) in [(SystemVersion(26, 0), true), (SystemVersion(18, 6), false)] {
      var registry = Registry.on(SystemVersion(26, 1))
      registry.apply(request { $0.startDate = epoch + 60 }, at: epoch)
      registry.apply(request { _ in }, at: epoch)
      let waiting = registry.records.values.first { $0.activityState == .pending }?.id
      var conditions = RegistryConditions()
      conditions.systemVersion = version
      let effects = registry.apply(.conditions(conditions), at: epoch + 1)
      #expect(registry.records.values.contains { $0.id == waiting && $0.activityState == .pending } == isThere)
      #expect(registry.records.values.contains { $0.activityState == .active })
      #expect(effects.contains { $0.logMessage.contains("too old") } != isThere)
    }
  }

  @Test("P02 P05 before iOS 16.2 content has neither a stale date nor a relevance score")
  func contentWithoutStaleDate() {
    for (version, isKnown) in [(SystemVersion(16, 1), false), (SystemVersion(16, 2), true)] {
      var registry = Registry.on(version)
      let content = ContentChange(state: pizzaState(1), staleDate: epoch + 60, relevanceScore: 7)
      registry.apply(request { $0.content = content }, at: epoch)
      let record = registry.records.values.first
      #expect(record?.staleDate == (isKnown ? epoch + 60 : nil) && record?.relevanceScore == (isKnown ? 7 : 0))
      registry.advance(to: epoch + 61)
      #expect(registry.records.values.first?.activityState == (isKnown ? .stale : .active))
      guard isKnown, let id = record?.id else { continue }
      var conditions = registry.conditions
      conditions.systemVersion = SystemVersion(16, 1)
      let effects = registry.apply(.conditions(conditions), at: epoch + 62)
      #expect(effects.causes == [.freshContent], "an older system forgets it")
      registry.apply(.update(id: id, content), at: epoch + 63)
      #expect(registry.records[id]?.staleDate == nil && registry.nextEvent?.kind != .stale)
    }
  }

  @Test("P01 areActivitiesEnabled is false below iOS 16.1 and on a model without Live Activities")
  func enablement() async {
    for (registry, expected) in [
      (Registry.on(SystemVersion(16, 0)), false), (Registry.on(SystemVersion(16, 1)), true),
      (Registry.on { $0.supportsLiveActivities = false }, false),
    ] {
      let device = TestDevice(registry)
      await device.asApp {
        #expect(ActivityAuthorizationInfo().areActivitiesEnabled == expected)
        #expect(ActivityAuthorizationInfo().frequentPushesEnabled == expected)
      }
    }
  }

  @Test("P08 push-to-start tokens exist from iOS 17.2 on, and an update brings them to apps that have run")
  func startTokens() {
    var registry = Registry.on(SystemVersion(17, 1))
    #expect(registry.pizzaStartToken == "")
    let ignored = registry.apply(
      .startTokenRotation(appIdentifier: pizzeria, attributesType: "PizzaAttributes"), at: epoch)
    #expect(ignored.ignored == [.unsupported(.pushToStart, SystemVersion(17, 1))])
    #expect(ignored[0].logMessage.contains("iOS 17.1 is too old for starting by push, which needs iOS 17.2"))
    registry.apply(.conditions(RegistryConditions()), at: epoch)
    #expect(registry.pizzaStartToken.count == 64)
    var fresh = Registry.withTypes()
    #expect(fresh.pizzaStartToken == "" && fresh.reasonForNoStartToken("PizzaAttributes", of: pizzeria) != nil)
    let seen = fresh.apply(.attributesTypeSeen(appIdentifier: pizzeria, attributesType: "PizzaAttributes"), at: epoch)
    #expect(seen.map(\.logMessage).joined().contains("push-to-start token"), "the log says when it is issued")
    #expect(fresh.reasonForNoStartToken("PizzaAttributes", of: pizzeria) == nil)
  }

  @Test(
    "P08 an activity started by push gets an update token as its iOS version has it, and the log says what is a guess")
  func tokensOfStarts() {
    struct Case {
      let version: SystemVersion
      var rest = ""
      var behaviors: Set<ReportedBehavior> = []
      var hasToken = true
      var word: String?
    }
    let key = #","input-push-token":1"#
    let cases = [
      Case(version: SystemVersion(17, 2)), Case(version: SystemVersion(17, 7)),
      Case(version: SystemVersion(17, 2), behaviors: [.plainStartsGetNoToken]),
      Case(version: SystemVersion(17, 2), rest: key, word: "doesn't know input-push-token"),
      Case(version: SystemVersion(18, 0), rest: key), Case(version: SystemVersion(26, 1), rest: key),
      Case(version: SystemVersion(18, 0), word: "(a guess)"), Case(version: SystemVersion(26, 1), word: "(a guess)"),
      Case(
        version: SystemVersion(26, 1), behaviors: [.plainStartsGetNoToken], hasToken: false,
        word: "no update token: the start push has no input-push-token"),
      Case(version: SystemVersion(26, 1), rest: key, behaviors: [.plainStartsGetNoToken]),
      Case(
        version: SystemVersion(26, 1), rest: #","input-push-channel":"QUJD""#, hasToken: false,
        word: "no update token: the activity listens to a channel"),
    ]
    for given in cases {
      var registry = Registry.on(given.version) { $0.behaviors = given.behaviors }
      let effects = registry.startByPush(given.rest)
      let later = registry.advance(to: epoch + 5)
      let issued = later.contains { if case .tokenChanged = $0.kind { true } else { false } }
      #expect(issued == given.hasToken, "\(given)")
      let lines = effects.map(\.logMessage)
      if let word = given.word { #expect(lines.contains { $0.contains(word) }, "\(given): \(lines)") }
      if given.word == nil { #expect(!lines.contains { $0.contains("guess") }, "\(given): \(lines)") }
    }
  }

  @Test("P08 all types of an app have one push-to-start token, and attributes-type selects")
  func oneStartToken() {
    var registry = Registry.on()
    let token = registry.pizzaStartToken
    registry.types.register(TrainAttributes.self, for: pizzeria)
    let seen = registry.apply(
      .attributesTypeSeen(appIdentifier: pizzeria, attributesType: "TrainAttributes"), at: epoch)
    #expect(seen.isEmpty && registry.startToken("TrainAttributes", of: pizzeria)?.lowercaseHex == token)
  }

  @Test("P08 a start push is dropped with the versions where push-to-start or input-push-channel is missing")
  func startPushes() {
    let cases: [(SystemVersion, String, SystemFeature?)] = [
      (SystemVersion(17, 1), "", .pushToStart), (SystemVersion(17, 2), "", nil),
      (SystemVersion(17, 7), #","input-push-token":1"#, nil),
      (SystemVersion(17, 7), #","input-push-channel":"QUJD""#, .inputPushChannel),
      (SystemVersion(18, 0), #","input-push-token":1"#, nil),
      (SystemVersion(18, 0), #","input-push-channel":"QUJD""#, nil),
    ]
    for (version, rest, feature) in cases {
      var registry = Registry.on()
      let token = registry.pizzaStartToken
      var conditions = RegistryConditions()
      conditions.systemVersion = version
      registry.apply(.conditions(conditions), at: epoch)
      let push = TablePush(target: token, event: "start", rest: rest).request(at: epoch)
      let effects = registry.apply(.push(push), at: epoch)
      #expect(effects.pushRefusals == (feature.map { [.systemTooOld($0, version)] } ?? []))
      #expect(registry.cardCount == (feature == nil ? 1 : 0))
      if let feature { #expect(effects.last?.logMessage.contains("needs iOS \(feature.since)") == true) }
    }
  }

  @Test("P08 defect 9: after a force-quit start pushes do nothing until the app is opened")
  func forceQuit() {
    var registry = Registry.on {
      $0.forceQuitApps = [pizzeria]
      $0.behaviors = [.startPushesNeedOpenedApp]
    }
    let dropped = registry.startByPush()
    #expect(dropped.pushRefusals == [.appForceQuit] && dropped.pushRefusals[0].status == 200)
    var conditions = registry.conditions
    conditions.behaviors = []
    registry.apply(.conditions(conditions), at: epoch)
    #expect(registry.startByPush().causes == [.startedByPush], "without the defect a force-quit changes nothing")
    conditions.behaviors = [.startPushesNeedOpenedApp]
    conditions.forceQuitApps = []
    registry.apply(.conditions(conditions), at: epoch)
    #expect(registry.startByPush().causes == [.startedByPush], "once it is opened, they work again")
  }

  @Test("P04 defect 39: one app in both places of the island, the earlier start attached")
  func bothSlots() {
    var registry = Registry.on { $0.behaviors = [.oneAppInBothSlots] }
    let first = registry.start(pizzaRequest("a"))
    #expect(registry.island() == .compact(first))
    let second = registry.start(pizzaRequest("a", relevance: 9))
    let third = registry.start(pizzaRequest("a", relevance: 5))
    #expect(registry.island() == .minimal(attached: second, detached: third))
    let other = registry.start(pizzaRequest("b"))
    #expect(registry.island() == .minimal(attached: second, detached: other), "two apps share as always")
    #expect(registry.island(excluding: ["a"]) == .compact(other))
  }

  @Test("P03 defect 18: stale after a force-quit isn't drawn until the next content")
  func staleNotDrawn() {
    var registry = Registry.on {
      $0.forceQuitApps = [pizzeria]
      $0.behaviors = [.staleNotDrawnAfterKill]
    }
    let id = registry.start(pizzaRequest(staleDate: epoch + 10))
    let other = registry.start(pizzaRequest("a", staleDate: epoch + 10))
    registry.advance(to: epoch + 10)
    #expect(registry.state(id) == .stale && registry.record(id)?.isDrawnStale == false)
    #expect(registry.record(other)?.isDrawnStale == true, "that app still runs")
    registry.apply(.update(id: id, ContentChange(state: pizzaState(1), staleDate: epoch)), at: epoch + 20)
    #expect(registry.record(id)?.isDrawnStale == true, "new content is drawn as what it is")
  }

  @Test("P05 a record tells whose content it has and since when, so that slow local updates can be drawn")
  func origins() {
    var registry = Registry.on()
    var request = pizzaRequest()
    request.pushType = .token
    let id = registry.start(request)
    registry.advance(to: epoch + 1)
    func origin() -> [String] {
      let record = registry.record(id)
      return [
        "\(record?.contentOrigin?.rawValue ?? "")",
        "\(record?.contentAppliedAt.map { Int($0.timeIntervalSince(epoch)) } ?? -1)",
      ]
    }
    #expect(origin() == ["app", "0"])
    let token = registry.record(id)?.pushToken?.lowercaseHex ?? ""
    registry.apply(.push(TablePush(target: token, event: "update").request(at: epoch + 5)), at: epoch + 5)
    #expect(origin() == ["push", "5"])
    registry.apply(.update(id: id, ContentChange(state: pizzaState(2))), at: epoch + 9)
    #expect(origin() == ["app", "9"])
  }

  @Test("P05 each reported defect has one sentence and its number among the reports")
  func explanations() {
    #expect(ReportedBehavior.allCases.map(\.reportNumber) == [9, 39, 20, 18, 7])
    for behavior in ReportedBehavior.allCases {
      #expect(behavior.explanation.count { $0 == "." } == 1 && behavior.explanation.hasSuffix("."))
    }
    for feature in SystemFeature.allCases { #expect(feature.objection(on: SystemVersion(1)).contains(feature.name)) }
  }
}
