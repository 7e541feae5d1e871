// Stands for UIKit: the app's delegate and scene, in which the simulated phone launches and wakes it.
import ActivityKit
import SkerryDevice
import SwiftUI
import UserNotifications
import WidgetKit

/// A meditation timer whose running session is a Live Activity.
actor LittleMomentsApp {
  static let information = AppInformation(
    name: "littlemoments", displayName: "Little Moments", bundleIdentifier: "com.littlemoments",
    symbol: "figure.mind.and.body", tint: .momentsTint, urlSchemes: [DeepLink.scheme],
    summary: "Times meditations; the running session stays on the lock screen.")

  @MainActor static var widgets: any WidgetBundle { MeditationWidgets() }

  /// Which of the app's screens is shown.
  enum Route: Hashable, Sendable {
    case timer
    case history
    case log
  }

  let timer: MeditationTimer
  let store: MeditationStore
  let log: LifecycleLog
  let settings = JustNowSettings()
  var route = Route.timer
  /// The answer to the last thing the person did; said until they do another.
  var message: String?
  let container: AppContainer
  private let bellDelegate = TargetBellDelegate()

  init(container: AppContainer) {
    RunningApp.isFound { AppHost.current?.app as? LittleMomentsApp }
    self.container = container
    let (device, files) = (container.device, PhoneFiles(container.documents))
    let log = LifecycleLog(files: files, now: { container.now }, echo: container.log)
    let store = MeditationStore(files: files)
    self.log = log
    self.store = store
    timer = MeditationTimer(
      store: store, activities: LiveActivityManager(now: { container.now }, log: log), log: log,
      phone: PhoneServices(
        now: { container.now }, batteryLevel: { device.batteryLevel }, supportsHaptics: { device.supportsHaptics },
        isFocused: { container.isFocused }, playSuccessHaptic: { container.playHaptic(.success) },
        ringBell: { container.playSound("bell") },
        screenChanged: { container.screenChanged() }))
  }

  func launch() async {
    UNUserNotificationCenter.current().delegate = bellDelegate
    await logFailure { [timer] () async throws(MeditationError) in try await timer.resume() }
    if let notice = await store.notice { container.log(notice) }
  }

  func significantTimeChanged() async { await timer.clockChanged() }
  func batteryLevelChanged() async { await timer.batteryChanged() }
  func scenePhaseChanged(to phase: ScenePhase) async { await timer.sceneChanged(isForeground: phase == .active) }

  func settingsChanged() async { await timer.sceneChanged(isForeground: true) }

  func open(_ url: URL?) async {
    guard let url else { return }
    route = .timer
    guard let link = DeepLink(url) else { return await log.write("A link that leads nowhere was ignored: \(url).") }
    switch link {
    case .endSession:
      await logFailure { [timer] () async throws(MeditationError) in try await timer.end(as: .completed) }
    }
  }

  /// Ends a session by the number in an activity. Throws ``MeditationError/notRunning`` for any but the running one.
  func endSession(_ id: MeditationSession.ID, as outcome: PastSession.Outcome) async throws(MeditationError) {
    try await timer.end(as: outcome, session: id)
  }

  func startSample() async {
    guard (try? await store.running()) == nil else { return }
    await logFailure { [timer] () async throws(MeditationError) in try await timer.start(minutes: 20) }
  }

  private func logFailure(_ body: () async throws(MeditationError) -> Void) async {
    do { try await body() } catch { await log.write("\(error.description, privacy: .public)") }
  }
}

// Declared apart from the actor: there, the isolation of the protocols would be taken for the actor's own.
extension LittleMomentsApp: SimulatedApp, SessionEnding {}
