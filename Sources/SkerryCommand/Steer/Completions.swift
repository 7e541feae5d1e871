import SkerryDevice

/// What shells offer where it depends on the words before.
nonisolated enum Completions {
  /// The values that a switch takes.
  static func deviceValues(after words: [String]) -> [String] {
    for word in words.reversed() {
      guard let control = DeviceControl.named(word) else { continue }
      switch control.kind {
      case .toggle: return ["on", "off"]
      case .choice(let values): return values
      case .action, .number, .text: return []
      }
    }
    return []
  }

  /// What can be done with an app: always the same, and its actions as the phone in the state folder offers them now.
  static func appDeeds(after words: [String]) -> [String] {
    let always = ["open", "kill", "home"]
    guard let app = words.last(where: { Skerry.appNames.contains($0) }) else { return always }
    // Completing must not disturb: a folder that can't be read offers no actions.
    let state = MainActor.assumeIsolated {
      try? PhoneFinder.use(nil, isReading: true) { try $0.get(StateReport.self, from: "/state") }
    }
    return always + (state?.apps.first { $0.name == app }?.actions.map(\.id) ?? [])
  }
}
