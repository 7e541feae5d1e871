import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDefaults
import Synchronization

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDevice

/// A phone of which only what SwiftClimb touches is there: activities, App Groups, files, a clock and a log.
final class ClimbingPhone: Sendable {
  static let start = Date(timeIntervalSince1970: 1_800_000_000)

  let clock = DeviceClock(now: start)
  let center: ActivityCenter
  let defaults: DefaultsStore
  let files: any FileStore
  private let lines = Mutex<[String]>([])
  private let effects = Mutex<[RegistryEffect.Kind]>([])
  private let foreground = Mutex(true)

  init(files: any FileStore = MemoryStore()) {
    self.files = files
    let clock = clock
    center = ActivityCenter(now: { clock.now })
    defaults = DefaultsStore(files: MemoryStore())
    center.observe { [weak self] effects, _ in self?.effects.withLock { $0 += effects.map(\.kind) } }
  }

  var log: [String] { lines.withLock { $0 } }
  /// Everything that happened to activities, in order.
  var history: [RegistryEffect.Kind] { effects.withLock { $0 } }
  /// How often the content of an activity was replaced.
  var updateCount: Int { history.count { if case .contentChanged = $0 { true } else { false } } }
  var alertCount: Int { history.count { if case .alert = $0 { true } else { false } } }
  /// The activities that can be seen.
  var activities: [ActivityRecord] {
    center.withRegistry { $0.activities(of: SwiftClimbApp.information.bundleIdentifier) }
  }
  /// What the App Group holds.
  var shared: DefaultsValue? { defaults.values(of: SessionActivityState.appGroup)[SessionActivityState.key] }
  var sharedState: SessionActivityState? {
    guard case .data(let data) = shared else { return nil }
    return try? JSONDecoder().decode(SessionActivityState.self, from: data)
  }

  func advance(by seconds: Double) {
    clock.set(clock.now.addingTimeInterval(seconds))
    center.advance(to: clock.now)
  }

  func setForeground(_ isForeground: Bool) { foreground.withLock { $0 = isForeground } }

  /// Switches Live Activities on or off for all apps.
  func allowActivities(_ isAllowed: Bool) { center.apply(.permission(appIdentifier: nil, isAllowed: isAllowed)) }

  var container: AppContainer {
    AppContainer(clock: clock, documents: files) { [weak self] line in self?.lines.withLock { $0.append(line) } }
  }

  /// Runs code as the app's process does.
  @discardableResult
  func run<Result>(in process: SwiftClimbApp? = nil, _ body: () async throws -> Result) async rethrows -> Result {
    let information = SwiftClimbApp.information
    var host = ActivityHostContext(center: center, appIdentifier: information.bundleIdentifier)
    host.isForeground = { [weak self] in self?.foreground.withLock { $0 } ?? false }
    let stores = DefaultsHostContext(
      bundleIdentifier: information.bundleIdentifier, appGroups: information.appGroups, store: defaults)
    return try await ActivityHost.$current.withValue(host) {
      try await AppHost.$current.withValue(AppHostContext(app: process, stores: stores)) {
        try await DefaultsHost.$current.withValue(stores) { try await body() }
      }
    }
  }
}

/// A process of the app without its screens.
struct ClimbingProcess: Sendable {
  let services: SessionServices

  init(_ phone: ClimbingPhone) {
    let container = phone.container
    services = SessionServices(
      store: SessionStore(files: PhoneFiles(container.documents), log: container.log),
      activityManager: LiveActivityManager(now: { container.now }, log: container.log), now: { container.now })
  }

  var store: SessionStore { services.store }
  var start: StartSession { StartSession(services: services) }
  var addClimb: AddClimb { AddClimb(services: services) }
  var logAttempt: LogAttempt { LogAttempt(services: services) }
  var deleteAttempt: DeleteAttempt { DeleteAttempt(services: services) }
  var deleteClimb: DeleteClimb { DeleteClimb(services: services) }
  var end: EndSession { EndSession(services: services) }
}

extension ActivityRecord {
  /// The state as an extension decodes it.
  var climbing: ClimbingSessionAttributes.ContentState? {
    try? JSONDecoder().decode(ClimbingSessionAttributes.ContentState.self, from: state)
  }

  var climbingAttributes: ClimbingSessionAttributes? {
    try? JSONDecoder().decode(ClimbingSessionAttributes.self, from: attributes)
  }
}

/// A disk on which one thing after the other goes wrong.
final class FailingStore: WholeFileStore {
  struct Failure: Error, CustomStringConvertible { let description = "the disk is full" }
  private let isFailing = Mutex(false)
  private let store = MemoryStore()

  func fail(_ isFailing: Bool) { self.isFailing.withLock { $0 = isFailing } }
  private func check() throws { if isFailing.withLock({ $0 }) { throw Failure() } }

  func read(_ name: String) throws -> Data? {
    try check()
    return try store.read(name)
  }
  func write(_ data: Data, to name: String) throws {
    try check()
    try store.write(data, to: name)
  }
  func append(_ data: Data, to name: String) throws {
    try check()
    try store.append(data, to: name)
  }
  func names() throws -> [String] { try store.names() }
  var losses: Int { 0 }
  func remove(_ name: String) throws { try store.remove(name) }
  func setAside(_ name: String) throws -> String { try store.setAside(name) }
  func folder(_ name: String) -> any FileStore { store.folder(name) }
}
