import FoundationEssentials

/// The background tasks that apps have asked for; they survive the end of their processes and of the program.
package struct BackgroundWork: Hashable, Codable, Sendable {
  /// In the order in which they were submitted.
  package var requests: [Request] = []
  /// When each app was run in the background last, by bundle id.
  package var lastRuns: [String: Date] = [:]

  package init() {}

  /// One pending request of an app.
  package struct Request: Hashable, Codable, Sendable {
    package let bundle: String
    package let identifier: String
    package let submittedAt: Date
    package let earliestBeginDate: Date?
    /// Why it was put off when it was due, as the log has said already.
    package var toldHold: BackgroundHold?
  }
}

extension BackgroundWork {
  /// Seconds between two runs of an app. The system decides from use, charge and network, and Apple names no number;
  /// about a quarter of an hour is what apps report at best.
  package static let spacing = 15.0 * 60
  /// Seconds after submission for a request that leaves the date to the system.
  package static let leastDelay = 60.0
  /// Seconds that a refresh may take (BGAppRefreshTask: 30 s).
  package static let runTime = 30.0
  /// How many refreshes of an app may be pending (BGTaskScheduler: 1).
  package static let mostRequests = 1

  /// When the system runs a request, if nothing holds it.
  package func dueDate(of request: Request) -> Date {
    let wanted = request.earliestBeginDate ?? request.submittedAt.addingTimeInterval(Self.leastDelay)
    return lastRuns[request.bundle].map { max(wanted, $0.addingTimeInterval(Self.spacing)) } ?? wanted
  }
}

/// The reasons that keep the system from running an app in the background.
package enum BackgroundHold: String, Hashable, Codable, Sendable {
  case switchedOff
  case lowPowerMode
  case criticalBattery
  case forceQuit
  case inFront
  case alreadyRunning

  /// The rule and what ends it, as part of a sentence.
  package var sentence: String {
    switch self {
    case .switchedOff: "Background App Refresh is off (Settings, General); switch it on"
    case .lowPowerMode: "Low Power Mode pauses Background App Refresh; it runs once that is off"
    case .criticalBattery: "the battery is critical; it runs once the phone is charged"
    case .forceQuit: "the person force-quit the app; it runs after the app was opened again"
    case .inFront: "the app is in front; it runs once the app is in the background"
    case .alreadyRunning: "another background task of the app is at work"
    }
  }
}
