import SkerryCells
import SkerryDevice

/// One row of the keymap: what help, footer and guide are made of.
nonisolated public struct KeyBinding: Hashable, Sendable {
  public enum Section: String, CaseIterable, Hashable, Sendable {
    case dashboard = "Dashboard"
    case time = "Time"
    case phone = "Phone"
    case activity = "Selected activity"
    case apps = "Apps"
  }
  public let command: Command
  /// The keys, the first being the one that is shown.
  public let keys: [Key]
  /// A word or two for the footer.
  public let title: String
  /// A sentence for the help.
  public let help: String
  public let section: Section
  /// Where in the footer it stands; 0 for not at all, small numbers first.
  public let footerOrder: Int
}

/// The one keymap.
nonisolated public enum Keymap {
  public static let bindings: [KeyBinding] = [
    binding(.quit, ["q", "Ctrl-C"], "Quit", "Leave; the phone's state is kept.", .dashboard, 12),
    binding(.help, ["?", "F1"], "Help", "Show all keys.", .dashboard, 1),
    binding(
      .demo, ["r"], "Run demo", "Play the demonstration on a phone of its own; any key takes over, q comes back.",
      .dashboard, 11),
    binding(
      .saveTape, ["W"], "Write tape", "Write a tape of what was done; the phone must have been new (--ephemeral).",
      .dashboard, 0),
    binding(.nextPane, ["Tab"], "Next pane", "Move the focus to the next pane.", .dashboard, 10),
    binding(.previousPane, ["Shift-Tab"], "Previous pane", "Move the focus to the previous pane.", .dashboard, 0),
    binding(
      .zoom, ["Z"], "Zoom", "Let the focused pane fill the screen; again to see the others.", .dashboard, 10),
    binding(
      .scrollUp, ["Up", "PageUp", "k"], "Scroll up",
      "Scroll the focused pane up; on the home screen PageUp turns back.", .dashboard, 0),
    binding(
      .scrollDown, ["Down", "PageDown", "j"], "Scroll down",
      "Scroll the focused pane down; on the home screen PageDown turns the page.", .dashboard, 0),
    binding(
      .scrollLeft, ["<"], "Scroll left", "Move back to the left in a pane that is narrower than what it shows.",
      .dashboard, 0),
    binding(
      .scrollRight, [">"], "Scroll right", "Move to the right in a pane that is narrower than what it shows.",
      .dashboard, 0),
    binding(
      .inspector, ["I"], "Inspector", "Look at the activity's data and the App Groups; again to go back.", .dashboard, 0
    ),
    binding(
      .logMenu, ["L"], "Log", "Choose what the log shows, search it, or read an entry in full.", .dashboard, 0),

    binding(.pause, ["Space"], "Pause", "Stop virtual time or let it go on.", .time, 5),
    binding(.faster, ["+", "="], "Faster", "Run faster, up to 3600 times.", .time, 6),
    binding(.slower, ["-"], "Slower", "Run slower, down to real time.", .time, 0),
    binding(.stepSecond, ["."], "+1 s", "Let one second pass.", .time, 0),
    binding(
      .nextEvent, ["n"], "Next event",
      "Jump to the next thing that happens by itself to an activity, a notification or an app; the header names it.",
      .time, 7),
    binding(
      .nextAnyEvent, ["N"], "Any event", "Jump to the next thing of all, also where only a widget is drawn anew.",
      .time, 0),
    binding(
      .jump, [":"], "Jump",
      "Let time pass by a duration (90s, 5m, 2:30, 8h) or to an instant; Escape stops a long jump where it is.", .time,
      8
    ),
    binding(.setClock, ["T"], "Set clock", "Set the wall clock, also back; no time passes.", .time, 0),

    binding(.lock, ["l"], "Lock", "Lock the phone or unlock it.", .phone, 3),
    binding(.home, ["h"], "Home", "Go to the home screen; the app stays in the background.", .phone, 4),
    binding(.alwaysOn, ["o"], "Always-on", "Dim the locked screen or light it up.", .phone, 0),
    binding(.phoneMenu, ["0"], "Phone", "Open the menu of all the phone's switches.", .phone, 9),
    binding(.battery, ["B"], "Battery", "Charge the battery or drain it.", .phone, 0),
    binding(.focusMode, ["F"], "Focus", "Choose a Focus.", .phone, 0),
    binding(.reboot, ["R"], "Reboot", "Switch the phone off and on.", .phone, 0),

    binding(.nextActivity, ["]", "Right"], "Next", "Select the next activity.", .activity, 0),
    binding(.previousActivity, ["[", "Left"], "Previous", "Select the previous activity.", .activity, 0),
    binding(.tap, ["Enter"], "Tap", "Tap the activity: opens its app.", .activity, 0),
    binding(
      .press, ["p"], "Press", "Press what a finger could: a link or button on the screen, a notification, an answer.",
      .activity, 0),
    binding(.longPress, ["x"], "Expand", "Press long: expands it in the island, or collapses it.", .activity, 0),
    binding(
      .swipe, ["S"], "Swipe", "Swipe a banner up, or the activity into the camera or out of it.", .activity, 0),
    binding(.clear, ["d"], "Clear", "Swipe its card off the lock screen.", .activity, 0),
    binding(.pushes, ["P"], "Push", "Send a push: a payload file, or one made for the activity.", .activity, 0),
    binding(
      .previews, ["V"], "Preview",
      "Show a #Preview of a view or a widget in the place of the presentations; [ and ] go through them.", .activity, 0),

    binding(
      .openApp, ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "Open app", "Open the app of that number.", .apps, 2),
    binding(.openLink, ["/"], "Open link", "Open a URL on the phone.", .apps, 0),
    binding(
      .killApp, ["X"], "Kill app", "Remove the app from the app switcher (force-quit); its memory is lost.", .apps, 0),
    binding(
      .terminateApp, ["K"], "End app", "End the app's process as the system does when memory is short.", .apps, 0),
  ]

  /// The binding of a key.
  public static func binding(for key: Key) -> KeyBinding? { byKey[key] }
  public static func binding(of command: Command) -> KeyBinding? { bindings.first { $0.command == command } }

  private static let byKey: [Key: KeyBinding] = Dictionary(
    bindings.flatMap { binding in binding.keys.map { ($0, binding) } }, uniquingKeysWith: { first, _ in first })

  /// Keys that apps can't have.
  public static var reservedKeys: Set<Key> { Set(byKey.keys) }

  private static func binding(
    _ command: Command, _ keys: [String], _ title: String, _ help: String, _ section: KeyBinding.Section,
    _ footerOrder: Int
  ) -> KeyBinding {
    KeyBinding(
      command: command, keys: keys.compactMap { Key(spelling: $0) }, title: title, help: help, section: section,
      footerOrder: footerOrder)
  }

  /// The keymap as the guide's tables, one for each section.
  public static var markdown: String {
    var lines: [String] = []
    for section in KeyBinding.Section.allCases {
      lines += ["", "## \(section.rawValue)", "", "| key | what it does |", "|---|---|"]
      for binding in bindings where binding.section == section {
        lines.append("| \(binding.keyNames.map { "`\($0)`" }.joined(separator: " ")) | \(binding.help) |")
      }
    }
    return lines.dropFirst().joined(separator: "\n") + "\n"
  }
}

nonisolated extension KeyBinding {
  /// The names of the keys; a row of digits becomes a range.
  public var keyNames: [String] {
    let names = keys.map(\.spelling)
    return names.count > 4 && names == (1...9).map { String($0) } ? ["1-9"] : names
  }
}
