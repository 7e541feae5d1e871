import SkerryActivities

extension DeviceControl {
  /// The switches that concern pushes.
  nonisolated static let pushControls: [DeviceControl] = [
    DeviceControl(
      "push-environment", "Push environment", .choice(PushEnvironment.allCases.map(\.rawValue)), .pushes,
      help: "Sandbox for builds from Xcode, production for TestFlight and the App Store; tokens fit only one.",
      read: { device, _ in device.settings.pushEnvironment.rawValue },
      write: { device, _, value in
        if let environment = PushEnvironment(rawValue: value) { device.setPushEnvironment(environment) }
      }),
    DeviceControl(
      "network", "Network", .toggle, .pushes,
      help:
        "Off: no push arrives; APNs keeps one for each token until its apns-expiration, 30 days without one, and it comes late.",
      read: { device, _ in device.settings.isOnline.word },
      write: { device, _, value in device.setOnline(value.isOn) }),
    DeviceControl(
      "apns-answer", "APNs answers", .choice(PushServiceAnswer.allCases.map(\.rawValue)), .pushes,
      help: "What Apple's service says to every push: its checks, or a refusal that needs keys or load to be had.",
      read: { device, _ in device.settings.pushServiceAnswer.rawValue },
      write: { device, _, value in
        if let answer = PushServiceAnswer(rawValue: value) { device.setPushServiceAnswer(answer) }
      }),
    DeviceControl(
      "rotate-tokens", "New tokens", .action, .pushes, scope: .app,
      help: "Give the app's activities and types new tokens; the old ones die.",
      write: { device, app, _ in if let app { device.rotateTokens(of: app) } }),
  ]

  /// Defects that developers report, each a switch.
  nonisolated static let behaviorControls: [DeviceControl] = ReportedBehavior.allCases.map { behavior in
    DeviceControl(
      behavior.controlName, behavior.title, .toggle, .behaviors, help: behavior.explanation,
      read: { device, _ in device.settings.reportedBehaviors.contains(behavior).word },
      write: { device, _, value in device.setBehavior(behavior, isShown: value.isOn) })
  }
}

nonisolated extension ReportedBehavior {
  /// A few words for menus.
  var title: String {
    switch self {
    case .startPushesNeedOpenedApp: "Start pushes need an opened app"
    case .oneAppInBothSlots: "One app in both island slots"
    case .slowLocalUpdates: "Slow local updates"
    case .staleNotDrawnAfterKill: "Stale isn't drawn after a kill"
    case .plainStartsGetNoToken: "Plain starts get no token"
    }
  }

  /// The name as it is written on the command line.
  var controlName: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
