// Stands for UIKit: the app's delegate and scene, in which the simulated phone launches and wakes it.
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

  /// Which of the app's screens is shown.
  enum Route: Hashable, Sendable {
    /// The running session, or how to start one.
    case logging
    /// All climbs of the running session.
    case climbs
    /// The past sessions, a page of them; 0 has the newest.
    case sessions(page: Int)
    /// A past session by its number.
    case past(Int)
    /// The running session in numbers, or all sessions.
    case statistics(ofAll: Bool)
  }

  let services: SessionServices
  let container: AppContainer
  var route = Route.logging
  /// The answer to the last thing the person did; said until they do another.
  var message: String?
  /// The numbers of the screen that shows them.
  var counted: Counted?
  private let activityManager: LiveActivityManager
  /// The sheet a link asked for; it is presented once.
  private var requestedSheet: AppAction.ID?

  init(container: AppContainer) {
    RunningApp.isFound { AppHost.current?.app as? SwiftClimbApp }
    self.container = container
    activityManager = LiveActivityManager(
      now: { container.now }, log: container.log, stateChanged: { container.screenChanged() })
    services = SessionServices(
      store: SessionStore(files: PhoneFiles(container.documents), log: container.log) { SessionHistory($0).share() },
      activityManager: activityManager,
      now: { container.now })
  }

  func launch() async {
    activityManager.watchPermission()
    activityManager.watchActivities()
    do {
      let logbook = try await services.store.logbook()
      let running = logbook.running
      await activityManager.resume(running?.activityAttributes, counts: running.flatMap { logbook.counts(of: $0.id) })
    } catch {
      container.log("\(error)")
    }
  }

  /// Only an app in front may start an activity.
  func scenePhaseChanged(to phase: ScenePhase) async {
    if phase == .active { await showWantedActivity() }
  }

  func settingsChanged() async { await showWantedActivity() }

  /// Starts the activity of the running session that was not allowed when it should have come.
  private func showWantedActivity() async {
    guard let wanted = await activityManager.wanted, await activityManager.isAllowed,
      let logbook = try? await services.store.logbook(), let running = logbook.running, running.id == wanted,
      let counts = logbook.counts(of: wanted)
    else { return }
    await activityManager.start(running.activityAttributes.shown(at: services.now()), counts: counts)
  }

  func open(_ url: URL?) async {
    guard let url else { return }
    guard let link = DeepLink(url) else { return container.log("The link \(url.absoluteString) leads nowhere.") }
    guard link.sessionId == (try? await services.store.logbook())?.running?.id else {
      return container.log("The link \(url.absoluteString) belongs to a session that isn't running.")
    }
    if let part = link.meaninglessPart(of: url) {
      container.log("The link \(url.absoluteString) is followed without its “\(part)”, which means nothing here.")
    }
    if case .viewStatistics = link { return show(.statistics(ofAll: false)) }
    show(.logging)
    switch link {
    case .addClimb: requestedSheet = Self.addClimbAction
    case .endSession: requestedSheet = Self.endAction
    case .viewSession, .viewStatistics: break
    }
  }

  func screen() async -> AppScreen {
    defer { requestedSheet = nil }
    let sheet = requestedSheet
    do {
      let logbook = try await services.store.logbook()
      switch route {
      case .logging: return await loggingScreen(logbook, sheet: sheet)
      case .climbs:
        guard let session = logbook.running else { return await loggingScreen(logbook, sheet: sheet) }
        return AppScreen(title: "Climbs", actions: [backAction(to: .logging)]) { ClimbsScreen(session: session) }
      case .sessions(let number):
        let message = message
        let page = SessionsPage(number, of: logbook.numberedPast)
        return AppScreen(title: "Sessions", actions: pastActions(logbook) + pageActions(page)) {
          SessionsScreen(page: page, message: message)
        }
      case .statistics(let ofAll): return statisticsScreen(logbook, ofAll: ofAll)
      case .past(let number):
        let past = PastSession(number: number, session: try logbook.pastSession(number))
        let page = SessionsPage.number(of: number, in: logbook.numberedPast)
        let actions = [backAction(to: .sessions(page: page))] + actions(for: past.session, in: logbook)
        return AppScreen(title: "Session \(number)", actions: actions) { PastSessionScreen(past: past) }
      }
    } catch {
      let reason = "\(error)"
      return AppScreen(title: "SwiftClimb", actions: []) { NoticeView(text: reason) }
    }
  }

  private func loggingScreen(_ logbook: Logbook, sheet: AppAction.ID?) async -> AppScreen {
    let notice = await services.store.notice
    let past = logbook.numberedPast
    guard let session = logbook.running else {
      let actions = [startAction] + (past.isEmpty ? [] : [statisticsAction(ofAll: true), sessionsAction])
      return AppScreen(title: "SwiftClimb", actions: actions) { StartScreen(past: past, notice: notice) }
    }
    let absence = await activityManager.absence(of: session.activityAttributes)
    let actions = actions(for: session, canShowActivity: absence == .canBeShown, hasPast: !past.isEmpty)
    return AppScreen(title: "Session", actions: actions, presentedSheet: sheet) {
      SessionScreen(session: session, notice: notice ?? absence?.sentence)
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

// Declared apart from the actor: there, the isolation of the protocols would be taken for the actor's own.
extension SwiftClimbApp: SimulatedApp, SessionEnding {}
