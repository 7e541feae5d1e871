import FoundationEssentials
import Testing

@testable import SkerryActivities

private typealias Pizza = Activity<PizzaAttributes>

private func content(_ slices: Int, staleDate: Date? = nil) -> ActivityContent<PizzaAttributes.ContentState> {
  ActivityContent(state: PizzaAttributes.ContentState(slices: slices, note: ""), staleDate: staleDate)
}

private var attributes: PizzaAttributes { PizzaAttributes(name: "Funghi") }

@Suite struct ActivityTests {
  @Test("P01 request, update and end with content, and what the handle tells in between")
  func lifecycle() async throws {
    let device = TestDevice()
    try await device.asApp {
      let activity = try Activity.request(attributes: attributes, content: content(8), pushType: .token)
      #expect(activity.attributes.name == "Funghi" && activity.content.state.slices == 8)
      #expect(activity.activityState == .active && activity.pushToken == nil)
      #expect(Pizza.activities.map(\.id) == [activity.id])
      device.pass(1)
      #expect(activity.pushToken != nil)
      await activity.update(content(7, staleDate: device.clock.now + 10))
      #expect(activity.content.state.slices == 7)
      device.pass(10)
      #expect(activity.activityState == .stale)
      await activity.update(content(6), alertConfiguration: pizzaAlert)
      #expect(activity.activityState == .active && device.log.alerts == 1)
      await activity.update(content(5), alertConfiguration: nil, timestamp: epoch)
      #expect(activity.content.state.slices == 6, "older data are dropped")
      await activity.end(content(0), dismissalPolicy: .after(device.clock.now + 60))
      #expect(activity.activityState == .ended && activity.content.state.slices == 0)
      #expect(Pizza.activities.count == 1)
      await activity.update(content(3))
      #expect(activity.content.state.slices == 0)
      device.pass(60)
      #expect(activity.activityState == .dismissed && Pizza.activities.isEmpty)
    }
  }

  @Test("P01 a handle outlives what the system remembers")
  func forgotten() async throws {
    var registry = Registry()
    registry.rules.memoryOfTheGone = 0
    let device = TestDevice(registry)
    try await device.asApp {
      let activity = try Activity.request(attributes: attributes, content: content(8))
      await activity.end(nil, dismissalPolicy: .immediate)
      #expect(device.center.withRegistry { $0.record(activity.id) } == nil)
      #expect(activity.activityState == .dismissed && activity.content.state.slices == 8)
    }
  }

  @Test("P01 scheduled and styled requests")
  func otherRequests() async throws {
    let device = TestDevice()
    try await device.asApp {
      let transient = try Activity.request(attributes: attributes, content: content(1), style: .transient)
      #expect(device.center.withRegistry { $0.record(transient.id)?.style } == .transient)
      let scheduled = try Activity.request(
        attributes: attributes, content: content(2), pushType: nil, style: .standard, alertConfiguration: pizzaAlert,
        start: epoch + 30)
      #expect(scheduled.activityState == .pending && device.log.alerts == 0)
      device.pass(30)
      #expect(scheduled.activityState == .active && device.log.alerts == 1)
    }
  }

  @available(*, deprecated)
  private func useOldForms() async throws -> Pizza {
    let activity = try Activity.request(
      attributes: attributes, contentState: PizzaAttributes.ContentState(slices: 8, note: ""))
    await activity.update(using: PizzaAttributes.ContentState(slices: 7, note: ""))
    await activity.update(using: PizzaAttributes.ContentState(slices: 6, note: ""), alertConfiguration: pizzaAlert)
    #expect(activity.contentState.slices == 6)
    await activity.end(using: PizzaAttributes.ContentState(slices: 0, note: ""), dismissalPolicy: .default)
    return activity
  }

  @available(*, deprecated)
  @Test("P01 the deprecated contentState forms do the same")
  func oldForms() async throws {
    let device = TestDevice()
    let activity = try await device.asApp { try await useOldForms() }
    #expect(activity.activityState == .ended && activity.content.state.slices == 0)
    #expect(activity.content.staleDate == nil && activity.content.relevanceScore == 0)
  }

  @Test("P01 requests throw the error of the first failing check")
  func errors() async {
    let device = TestDevice()
    func error(_ change: (inout ActivityHostContext) -> Void) async -> ActivityAuthorizationError? {
      await device.asApp(change) {
        do {
          _ = try Activity.request(attributes: attributes, content: content(8))
          return nil
        } catch {
          return error as? ActivityAuthorizationError
        }
      }
    }
    #expect(await error { $0.isForeground = { false } } == .visibility)
    #expect(await error { $0.isExtension = true } == .unsupportedTarget)
    #expect(await error { $0.supportsLiveActivities = false } == .unsupportedTarget)
    #expect(await error { $0.isStorageAvailable = { false } } == .persistenceFailure)
    #expect(await error { $0.isDeviceSupported = { false } } == .unsupported)
    device.center.apply(.permission(appIdentifier: pizzeria, isAllowed: false))
    #expect(await error { $0.isForeground = { false } } == .denied)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: attributes, content: content(8))
    }
    #expect(device.log.refused.count == 6)
    #expect(Pizza.activities.isEmpty && Pizza.pushToStartToken == nil)
  }

  @Test("P01 errors carry domain, code, reason and suggestion")
  func errorMembers() {
    #expect(ActivityAuthorizationError.errorDomain == "com.apple.ActivityKit.ActivityAuthorization")
    #expect(ActivityAuthorizationError.attributesTooLarge.errorCode == 1)
    #expect(ActivityAuthorizationError.targetMaximumExceeded.errorCode == 5)
    #expect(ActivityAuthorizationError.reconnectNotPermitted.errorCode == 12)
    for error in ActivityAuthorizationError.allCases {
      #expect(error.failureReason?.isEmpty == false && error.recoverySuggestion?.isEmpty == false)
    }
  }

  @Test("P01 authorization info follows the person's switches")
  func authorization() async {
    let device = TestDevice()
    await device.asApp {
      let info = ActivityAuthorizationInfo()
      #expect(info.areActivitiesEnabled && info.frequentPushesEnabled)
      let enablement = info.activityEnablementUpdates.makeAsyncIterator()
      let frequent = info.frequentPushEnablementUpdates.makeAsyncIterator()
      device.center.apply(.permission(appIdentifier: "com.example.other", isAllowed: false))
      device.center.apply(.permission(appIdentifier: nil, isAllowed: false))
      device.center.apply(.frequentPushes(appIdentifier: pizzeria, isAllowed: false))
      #expect(!info.areActivitiesEnabled && !info.frequentPushesEnabled)
      // The app's own switch changes nothing while the one for all is off.
      device.center.apply(.permission(appIdentifier: pizzeria, isAllowed: false))
      device.center.apply(.permission(appIdentifier: pizzeria, isAllowed: true))
      device.center.apply(.permission(appIdentifier: nil, isAllowed: true))
      #expect(await enablement.next() == false)
      #expect(await enablement.next() == true)
      #expect(await frequent.next() == false)
    }
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled, "without a device nothing is enabled")
  }

  @Test("P01 update throws nothing when the state can't be encoded; the log says where")
  func unencodable() async throws {
    struct Odd: ActivityAttributes {
      struct ContentState: Codable, Hashable { var ratio: Double }
    }
    let device = TestDevice()
    try await device.asApp {
      let activity = try Activity.request(
        attributes: Odd(), content: ActivityContent(state: Odd.ContentState(ratio: 1), staleDate: nil))
      await activity.update(ActivityContent(state: Odd.ContentState(ratio: .nan), staleDate: nil))
      #expect(activity.content.state.ratio == 1 && device.log.ignored.count == 1)
      #expect(device.log.last?.logMessage.contains("ratio") == true)
      await activity.end(ActivityContent(state: Odd.ContentState(ratio: .infinity), staleDate: nil))
      #expect(activity.activityState == .ended)
    }
  }
}
