// Stands for UIKit: the app's delegate and scene, in which the simulated phone launches and wakes it.
import SkerryDevice
import SwiftUI
import WidgetKit

/// A log of the day, wake, sleep, meals and exercise, that lives in a vault of Markdown notes.
actor IOSWizApp {
  static let information = AppInformation(
    name: "ioswiz", displayName: "iOSWiz", bundleIdentifier: "com.ioswiz", symbol: "wand.and.stars", tint: .wizTint,
    urlSchemes: [DeepLink.scheme], appGroups: [SharedActivities.appGroup], supportsLiveActivities: false,
    summary: "Logs waking, sleeping, meals and exercise into a folder of Markdown notes.")

  @MainActor static var widgets: any WidgetBundle { IOSWizWidgets() }

  /// Which of the app's screens is shown.
  enum Route: Hashable, Sendable {
    case activities
    case settings
  }

  let stack: ActivityStack
  let container: AppContainer
  var route = Route.activities
  /// The entry that is chosen; the newest if there is none.
  var selection: LoggedActivity.Key?

  init(container: AppContainer) {
    self.container = container
    let (clock, device) = (container.clock, container.device)
    stack = ActivityStack(
      phone: PhoneServices(
        now: { clock.now }, timeZone: { LocalZone(device.timeZone) }, log: { container.log($0) },
        screenChanged: { container.screenChanged() }, sleep: { await clock.sleep(until: $0) }),
      folders: PhoneFolders(container.folders), store: AppStore(PhoneFiles(container.documents)))
  }

  func launch() async { await logFailure { [stack] () async throws(ActivityError) in try await stack.open() } }

  func scenePhaseChanged(to phase: ScenePhase) async {
    if phase == .active { await stack.becomeActive() }
  }

  func open(_ url: URL?) async {
    guard let url else { return }
    guard let link = DeepLink(url) else { return container.log("The link \(url.absoluteString) leads nowhere.") }
    switch link {
    case .activities: show(.activities)
    case .settings: show(.settings)
    }
  }

  func show(_ route: Route) { self.route = route }

  func startSample() async {
    guard await stack.bookmark == nil, await stack.activities.isEmpty, !container.folders.isKept else { return }
    let now = stack.phone.unixTime
    await logFailure { [stack] () async throws(ActivityError) in
      try await stack.choose("~/Vault")
      for (type, hoursAgo) in Self.sample {
        try await stack.log(type, at: now - Int(hoursAgo * 3600))
      }
    }
  }

  /// Two ordinary days, in hours before now.
  private static let sample: [(ActivityType, Double)] = [
    (.wake, 26.6), (.meal, 25.8), (.meal, 20.9), (.exercise, 15.5), (.meal, 14.2), (.sleep, 10.7), (.wake, 2.25),
    (.meal, 1.4), (.exercise, 0.5),
  ]

  func logFailure(_ body: () async throws(ActivityError) -> Void) async {
    do { try await body() } catch { container.log("\(error)") }
  }
}

// Declared apart from the actor: there, the isolation of the protocol would be taken for the actor's own.
extension IOSWizApp: SimulatedApp {}
