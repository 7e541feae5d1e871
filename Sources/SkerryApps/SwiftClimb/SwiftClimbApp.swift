import FoundationEssentials
import SkerryDevice
import SwiftUI
import WidgetKit

/// A climbing logbook whose running session is a Live Activity.
actor SwiftClimbApp {
  static let information = AppInformation(
    name: "swiftclimb", displayName: "SwiftClimb", bundleIdentifier: "com.swiftclimb", symbol: "figure.climbing",
    tint: .climbTint, urlSchemes: [DeepLink.scheme], appGroups: [SessionActivityState.appGroup],
    summary: "Logs climbs and attempts; the running session stays on the lock screen.")

  @MainActor static var widgets: any WidgetBundle { SwiftClimbWidgets() }

  let services: SessionServices
  private let container: AppContainer
  private let activityManager: LiveActivityManager
  /// The sheet a link asked for; it is presented once.
  private var requestedSheet: AppAction.ID?

  init(container: AppContainer) {
    self.container = container
    activityManager = LiveActivityManager(now: { container.now }, log: container.log)
    services = SessionServices(
      store: SessionStore(files: container.documents, log: container.log) { SessionHistory($0).share() },
      activityManager: activityManager,
      now: { container.now })
  }

  func launch() async {
    do {
      let logbook = try await services.store.logbook()
      let running = logbook.running
      await activityManager.resume(running?.activityAttributes, counts: running.flatMap { logbook.counts(of: $0.id) })
    } catch {
      container.log("\(error)")
    }
  }

  func open(_ url: URL?) async {
    guard let url else { return }
    guard let link = DeepLink(url) else { return container.log("The link \(url.absoluteString) leads nowhere.") }
    guard link.sessionId == (try? await services.store.logbook())?.running?.id else {
      return container.log("The link \(url.absoluteString) belongs to a session that isn't running.")
    }
    if case .addClimb = link { requestedSheet = Self.addClimbAction }
  }

  func screen() async -> AppScreen {
    defer { requestedSheet = nil }
    let sheet = requestedSheet
    do {
      let logbook = try await services.store.logbook()
      let notice = await services.store.notice
      guard let session = logbook.running else {
        let past = logbook.past
        return AppScreen(title: "SwiftClimb", actions: [startAction]) { StartScreen(past: past, notice: notice) }
      }
      return AppScreen(title: "Session", actions: actions(for: session), presentedSheet: sheet) {
        SessionScreen(session: session, notice: notice)
      }
    } catch {
      let reason = "\(error)"
      return AppScreen(title: "SwiftClimb", actions: []) { NoticeView(text: reason) }
    }
  }

  /// Ends a session by the id in an activity. Throws ``SessionError/notRunning`` for any but the running one.
  func endSession(_ id: String) async throws {
    guard let sessionId = UUID(uuidString: id) else { throw SessionError.notRunning }
    try await EndSession(services: services).execute(sessionId)
  }

  func startSample() async {
    do {
      guard try await services.store.logbook().running == nil else { return }
      let session = try await StartSession(services: services).execute(.bouldering)
      let addClimb = AddClimb(services: services)
      try await addClimb.execute(session.id, name: "V4 Sandstorm", attempts: 3, isSent: true)
      try await addClimb.execute(session.id, name: "V5 Gecko", attempts: 2)
    } catch {
      container.log("\(error)")
    }
  }
}

// Declared apart from the actor: there, the isolation of the protocol would be taken for the actor's own.
extension SwiftClimbApp: SimulatedApp {}
