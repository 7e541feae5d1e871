import SwiftUI

/// The person's choices, kept in the app's own defaults; read anew each time, so that they are never out of date.
struct JustNowSettings: Sendable {
  private func value(_ key: String, otherwise: Bool) -> Bool {
    UserDefaults.standard.object(forKey: key) as? Bool ?? otherwise
  }

  /// Whether a session starts a Live Activity.
  var enableLiveActivities: Bool {
    get { value("enableLiveActivities", otherwise: true) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: "enableLiveActivities") }
  }

  /// Whether elapsed time is shown to the second; otherwise in minutes, which change once a minute.
  var showSeconds: Bool {
    get { value("showSeconds", otherwise: true) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: "showSeconds") }
  }

  /// Whether a bell rings when a session starts.
  var ringBellAtStart: Bool {
    get { value("ringBellAtStart", otherwise: false) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: "ringBellAtStart") }
  }

  /// Whether a bell rings when the target is reached.
  var ringBellAtTarget: Bool {
    get { value("ringBellAtTarget", otherwise: true) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: "ringBellAtTarget") }
  }

  /// Whether the app ends its Live Activity when the battery is nearly empty.
  ///
  /// The system itself leaves Live Activities alone and may only stop an app's work in the background (ActivityKit).
  var endActivityAtCriticalBattery: Bool {
    get { value("endActivityAtCriticalBattery", otherwise: false) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: "endActivityAtCriticalBattery") }
  }

  /// Whether the app's screens show what its Live Activity is doing.
  var showDebugOverlay: Bool {
    get { value("showDebugOverlay", otherwise: false) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: "showDebugOverlay") }
  }

  /// The minutes of the last timed session, offered for the next; `nil` if that was untimed.
  var lastMinutes: Int? {
    get { UserDefaults.standard.object(forKey: "lastMinutes") as? Int }
    nonmutating set {
      guard let newValue else { return UserDefaults.standard.removeObject(forKey: "lastMinutes") }
      UserDefaults.standard.set(newValue, forKey: "lastMinutes")
    }
  }
}
