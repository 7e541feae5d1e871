import Synchronization

/// The words that steps begin with.
nonisolated public enum StepWord: String, CaseIterable, Hashable, Sendable {
  case key, type, wait, jump, at, push, open, tap
  case longPress = "long-press"
  case press, swipe, device, app

  /// The word as it is read, in small letters or capitals; `expand` is another name of `long-press`.
  init?(written text: String) {
    let word = text.lowercased()
    if word == "expand" { self = .longPress } else { self.init(rawValue: word) }
  }

  /// How the step is written.
  public var synopsis: String {
    switch self {
    case .key: "key NAME"
    case .type: "type TEXT"
    case .wait: "wait DURATION"
    case .jump: "jump DURATION|next [any]"
    case .at: "at INSTANT"
    case .push: "push FILE [to=APP|ACTIVITY|TOKEN] [priority=5|10] [HEADER=VALUE…]"
    case .open: "open URL"
    case .tap: "tap [APP]"
    case .longPress: "long-press [APP]"
    case .press: "press LABEL [APP]"
    case .swipe: "swipe [left|up|inwards|outwards] [APP]"
    case .device: "device NAME [VALUE] [APP]"
    case .app: "app NAME open|kill|terminate|home|ACTION [FIELD=VALUE…]"
    }
  }

  /// Its purpose, in one sentence.
  public var help: String {
    switch self {
    case .key: "Presses a key, as at the terminal."
    case .type: "Types a text."
    case .wait: "Lets virtual time pass."
    case .jump: "Moves virtual time forwards, running what is due in between, or to the next event (any: widgets too)."
    case .at: "Moves virtual time forwards to an instant."
    case .push: "Delivers a payload file as a push."
    case .open: "Opens a URL on the phone."
    case .tap: "Taps an activity, which opens its app."
    case .longPress: "Presses an activity long: expands it in the island, or collapses it."
    case .press: "Presses the link, button or icon of that label, the first on the screen or of an app."
    case .swipe: "Clears a card; up sends a banner away, inwards hides in the island, outwards brings back."
    case .device: "Sets a switch of the phone."
    case .app: "Opens or kills an app, ends it as the system does, leaves it, or runs one of its actions."
    }
  }

  /// The app in examples; a program that has others names one of its own.
  public static let exampleApp = Mutex("swiftclimb")

  /// A line that works.
  public var example: String {
    let app = Self.exampleApp.withLock { $0 }
    return switch self {
    case .key: "key Ctrl-C"
    case .type: "type \"Crimp Fest V4\""
    case .wait: "wait 2s"
    case .jump: "jump 8h"
    case .at: "at 2026-01-31T18:00:00Z"
    case .push: "push update.json to=\(app) priority=5"
    case .open: "open inviso://open"
    case .tap: "tap \(app)"
    case .longPress: "long-press"
    case .press: "press \"Add Climb\""
    case .swipe: "swipe inwards"
    case .device: "device battery 4"
    case .app: app == "swiftclimb" ? "app swiftclimb start-session discipline=sport" : "app \(app) open"
    }
  }
}
