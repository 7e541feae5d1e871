import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryActivities

@Suite struct BudgetTests {
  /// An activity with a token, on a phone in some condition.
  private func pushable(_ change: (inout RegistryConditions) -> Void = { _ in }) -> (Registry, String) {
    var registry = Registry.on(nil, change)
    var request = pizzaRequest()
    request.pushType = .token
    let id = registry.start(request)
    registry.advance(to: epoch + 1)
    return (registry, registry.record(id)?.pushToken?.lowercaseHex ?? "")
  }

  /// How many pushes of priority 10, one a second, are applied before the first is dropped.
  private func count(_ registry: inout Registry, _ token: String) -> Int {
    for number in 0..<100 {
      let instant = epoch + 10 + number
      let push = TablePush(target: token, event: "update").request(at: instant)
      if !registry.apply(.push(push), at: instant).pushRefusals.isEmpty { return number }
    }
    return 100
  }

  @Test("P08 15 pushes of priority 10 an hour, 60 with frequent updates, a third of it in Low Power Mode")
  func limits() {
    for (isFrequent, isAllowed, isLow, expected) in [
      (false, true, false, 15), (true, true, false, 60), (true, false, false, 15), (false, true, true, 5),
      (true, true, true, 20),
    ] {
      var (registry, token) = pushable {
        $0.frequentUpdateApps = isFrequent ? [pizzeria] : []
        $0.isLowPowerMode = isLow
      }
      registry.apply(.frequentPushes(appIdentifier: pizzeria, isAllowed: isAllowed), at: epoch + 1)
      #expect(count(&registry, token) == expected)
    }
  }

  @Test("P08 over budget APNs answers 200, the phone drops the push, and the log says when the next is welcome")
  func overBudget() {
    var (registry, token) = pushable()
    #expect(count(&registry, token) == 15)
    let push = TablePush(target: token, event: "update").request(at: epoch + 30)
    let (answer, effects) = registry.deliver(push, at: epoch + 30)
    #expect(effects.pushRefusals == [.overBudget(used: 15, limit: 15, resets: epoch + 3610)])
    #expect(answer.status == 200 && answer.reason == nil && answer.body.isEmpty)
    #expect(
      answer.outcome == "push dropped by the device after APNs answered 200: 15 pushes of priority 10 came within an "
        + "hour and 15 are allowed; the next is welcome at 2027-01-15T09:00:10Z, or send it with apns-priority 5")
    let budget = registry.pushBudget(of: pizzeria, at: epoch + 30)
    #expect(budget == PushBudget(used: 15, limit: 15, nextFree: epoch + 3610) && budget.remaining == 0)
    func isDropped(_ seconds: Int) -> Bool {
      var registry = registry
      let push = TablePush(target: token, event: "update").request(at: epoch + seconds)
      return !registry.apply(.push(push), at: epoch + seconds).pushRefusals.isEmpty
    }
    #expect([3609, 3610, 3611].map(isDropped) == [true, false, false])
  }

  @Test("P08 every push of priority 10 that reaches the phone counts, also a dropped one; what APNs refuses doesn't")
  func whatCounts() {
    var (registry, token) = pushable()
    func used() -> Int { registry.pushBudget(of: pizzeria, at: epoch + 5).used }
    func send(_ body: String, _ target: String, _ headers: [String: String]? = nil) {
      registry.apply(
        .push(PushRequest(target: .token(target), body: Data(body.utf8), headers: headers)), at: epoch + 5)
    }
    send("{", token)
    #expect(used() == 1)
    send("", token)
    send("{}", "00")
    send("{}", token, ["apns-topic": "x"])
    #expect(used() == 1)
    _ = registry.startByPush(at: epoch + 5)
    #expect(used() == 2)
    #expect(registry.pushBudget(of: "a", at: epoch + 5).used == 0, "each app has its own")
    registry.apply(.appRemoved(appIdentifier: pizzeria), at: epoch + 5)
    #expect(used() == 0)
  }

  @Test("P08 priority 5 is free, also over budget; in Low Power Mode a note says that a phone may hold it back")
  func priority5() {
    var (registry, token) = pushable()
    #expect(count(&registry, token) == 15)
    var push = TablePush(target: token, event: "update").request(at: epoch + 40)
    push.headers = [
      "apns-priority": "5", "apns-push-type": "liveactivity", "apns-topic": "\(pizzeria).push-type.liveactivity",
    ]
    let effects = registry.apply(.push(push), at: epoch + 40)
    #expect(
      effects.pushRefusals == []
        && effects[0].logMessage.hasSuffix("0 of 15 urgent pushes left this hour; priority 5 needs none"))
    #expect(registry.pushBudget(of: pizzeria, at: epoch + 40).used == 15)
    var conditions = registry.conditions
    conditions.isLowPowerMode = true
    registry.apply(.conditions(conditions), at: epoch + 40)
    #expect(registry.apply(.push(push), at: epoch + 41).first?.kind == .pushNote(.mayBeDelayed))
  }

  @Test("P08 a broadcast costs each listening app one push, and an app over budget is left out")
  func broadcast() {
    var registry = Registry.on()
    for app in ["a", "a", "b"] {
      var request = pizzaRequest(app)
      request.pushType = .channel("QUJD")
      _ = registry.start(request)
    }
    let body = TablePush(target: "", event: "update").request(at: epoch).body
    let push = PushRequest(target: .channel("QUJD"), body: body)
    let (answer, effects) = registry.deliver(push, at: epoch)
    #expect(effects.pushRefusals == [] && answer.outcome == "broadcast applied to 3 activities")
    #expect(["a", "b"].map { registry.pushBudget(of: $0, at: epoch).used } == [1, 1])
    registry.urgentPushes["a"] = Array(repeating: epoch, count: 15)
    let second = registry.deliver(push, at: epoch + 1)
    #expect(second.effects.pushRefusals.count == 1 && second.answer.status == 200)
    #expect(second.answer.outcome.hasPrefix("applied to 1, dropped by 1: push dropped by the device"))
  }

  @Test("P08 when the clock is set back, pushes of the future don't count")
  func clockSetBack() {
    var (registry, token) = pushable()
    #expect(count(&registry, token) == 15)
    #expect(registry.pushBudget(of: pizzeria, at: epoch + 12).used == 3)
    #expect(registry.pushBudget(of: pizzeria, at: epoch + -5) == PushBudget(used: 0, limit: 15, nextFree: nil))
  }

  @Test("P08 T04 a push counts for an hour, whichever way the clock is set meanwhile", arguments: [-7200, 7200.0])
  func clockSet(by seconds: Double) {
    var (registry, token) = pushable()
    #expect(count(&registry, token) == 15)
    let before = registry.pushBudget(of: pizzeria, at: epoch + 20)
    registry.apply(.clockSet(by: seconds), at: epoch + 20)
    let after = registry.pushBudget(of: pizzeria, at: epoch + 20 + Int(seconds))
    #expect(after.used == before.used && after.nextFree == before.nextFree?.addingTimeInterval(seconds))
    #expect(registry.pushBudget(of: pizzeria, at: epoch + 3700 + Int(seconds)).used == 0)
  }

  @Test("P08 with rules of no pushes at all, the refusal is still a sentence")
  func none() {
    var (registry, token) = pushable { $0.isLowPowerMode = true }
    registry.rules.urgentPushesPerHour = -1
    #expect(count(&registry, token) == 0)
    registry.rules.urgentPushesPerHour = 1
    #expect(count(&registry, token) == 1, "a third of one is one")
  }
}
