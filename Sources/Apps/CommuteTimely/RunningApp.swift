import SkerryDevice

/// Where an intent finds the app whose process it runs in; an iOS app would keep it in a global.
enum RunningApp {
  static var current: CommuteTimelyApp? { AppHost.current?.app as? CommuteTimelyApp }
}
