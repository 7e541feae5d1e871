// Stands for UIKit: the app's delegate and scene, in which the simulated phone launches and wakes it.
import ActivityKit
import SkerryBasics
import SkerryDevice
import SwiftUI
import UserNotifications
import WidgetKit

/// A commute planner whose countdown to leaving is a Live Activity.
actor CommuteTimelyApp {
  static let information = AppInformation(
    name: "commutetimely", displayName: "CommuteTimely", bundleIdentifier: "com.commutetimely",
    symbol: "car.fill", tint: .commuteTint, urlSchemes: [DeepLink.scheme],
    appGroups: [UserPreferencesService.appGroup], supportsFrequentUpdates: true, capabilities: [.backgroundFetch],
    backgroundTasks: [BackgroundRefresher.taskIdentifier],
    summary: "Says when to leave; the countdown stays on the lock screen.")

  @MainActor static var widgets: any WidgetBundle { CommuteWidgets() }

  /// The first iOS with Live Activities.
  private static let oldestSystem = SystemVersion(16, 1)
  /// The first iOS that starts activities at a date.
  private static let schedulingSystem = SystemVersion(26, 0)

  /// Which of the app's screens is shown.
  enum Route: Hashable, Sendable {
    case trips
    case settings
  }

  let scheduler: LeaveTimeScheduler
  let device: CurrentDevice
  let container: AppContainer
  /// Kept here: the notification center doesn't retain it.
  private let delegate = ReminderDelegate()
  var route = Route.trips
  /// The trip that is shown large; the next one to leave for unless the person chose another.
  var selection: Trip.ID?

  init(container: AppContainer) {
    RunningApp.isFound { AppHost.current?.app as? CommuteTimelyApp }
    self.container = container
    let device = container.device
    self.device = device
    let activities = CommuteActivityManager(
      phone: CommuteActivityManager.Phone(
        isSupported: { device.systemVersion >= Self.oldestSystem },
        canSchedule: { device.systemVersion >= Self.schedulingSystem }, now: { container.now }),
      log: container.log)
    scheduler = LeaveTimeScheduler(
      store: TripStore(files: PhoneFiles(container.documents), log: container.log) { SharedTrips($0).share() },
      activities: activities, engine: PredictionEngine(), preferences: UserPreferencesService(),
      phone: LeaveTimeScheduler.Phone(
        now: { container.now }, log: container.log, screenChanged: { container.screenChanged() }))
  }

  func launch() async {
    UNUserNotificationCenter.current().delegate = delegate
    await scheduler.launch()
  }

  func scenePhaseChanged(to phase: ScenePhase) async {
    switch phase {
    case .active: await scheduler.becomeActive()
    case .inactive: break
    case .background: await scheduler.enterBackground()
    }
  }

  /// The clock was set: trips may be over, and their times lie another time ahead.
  func significantTimeChanged() async { await scheduler.updatePredictions() }

  /// What is allowed now may let activities appear that were refused before.
  func settingsChanged() async { await scheduler.updatePredictions() }

  func open(_ url: URL?) async {
    guard let url else { return }
    switch DeepLink(url) {
    case .trip(let id):
      guard (try? await scheduler.store.book())?.trip(id)?.isPlanned == true else {
        return container.log("The link \(url.absoluteString) belongs to a trip that is over, or to none.")
      }
      (route, selection) = (.trips, id)
    case .trips: (route, selection) = (.trips, nil)
    case .settings: route = .settings
    case nil: container.log("The link \(url.absoluteString) leads nowhere.")
    }
  }

  /// Shows a trip by the id in an activity.
  func show(_ tripId: String) { (route, selection) = (.trips, UUID(uuidString: tripId)) }

  func isPlanned(_ tripId: String) async -> Bool {
    guard let id = UUID(uuidString: tripId) else { return false }
    return (try? await scheduler.store.book())?.trip(id)?.isPlanned == true
  }

  /// Cancels a trip by the id in an activity. Throws ``TripError/unknownTrip`` for one that is over.
  func cancelTrip(_ tripId: String) async throws(TripError) {
    guard let id = UUID(uuidString: tripId) else { throw .unknownTrip }
    try await scheduler.cancelTrip(id)
  }

  func startSample() async {
    do {
      guard try await scheduler.store.book().planned.isEmpty else { return }
      try scheduler.preferences.updateFirstName("Sam")
      let arrival = container.now.addingTimeInterval(55 * 60)
      let offset = WallClock(arrival, timeZone: device.timeZone).utcOffset
      try await scheduler.scheduleTrip(
        Destination(name: "Office", street: "12 Harbour Street"), arrivingAt: arrival, secondsFromGMT: offset,
        savesPlace: true)
    } catch {
      container.log("\(error)")
    }
  }
}

// Declared apart from the actor: there, the isolation of the protocols would be taken for the actor's own.
extension CommuteTimelyApp: SimulatedApp, TripShowing {}
