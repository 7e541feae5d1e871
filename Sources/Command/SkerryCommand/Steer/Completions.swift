import SkerryDevice
import SkerryServer

/// The offers of shells where they depend on the words before.
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

  /// The deeds of an app: those of every app, and its actions as the phone in the state folder offers them now.
  static func appDeeds(after words: [String]) -> [String] {
    let always = ["open", "kill", "terminate", "home"]
    return always + (app(in: words)?.actions.map(\.id) ?? [])
  }

  /// The fields of an action that were not given yet.
  static func fields(after words: [String]) -> [String] {
    guard let action = app(in: words)?.actions.first(where: { words.contains($0.id) }) else { return [] }
    return action.fields.map { $0.id + "=" }.filter { field in !words.contains { $0.hasPrefix(field) } }
  }

  /// The app that was named, as it is now. Completing must not disturb: a folder that can't be read has none.
  private static func app(in words: [String]) -> StateReport.App? {
    guard let name = words.last(where: { Skerry.appNames.contains($0) }) else { return nil }
    let state = MainActor.assumeIsolated {
      try? PhoneFinder(nil).read { try $0.get(StateReport.self, from: "/state") }
    }
    return state?.apps.first { $0.name == name }
  }
}
