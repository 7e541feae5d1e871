import SkerryCells
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDashboard
@testable import SkerryDevice

@MainActor @Suite struct KeymapTests {
  @Test("D02 every command has a key, no key has two commands, and every key can be spelled")
  func complete() {
    #expect(Set(Keymap.bindings.map(\.command)) == Set(Command.allCases))
    #expect(Keymap.bindings.count == Command.allCases.count)
    let keys = Keymap.bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    for binding in Keymap.bindings {
      #expect(!binding.keys.isEmpty && !binding.help.isEmpty && !binding.title.isEmpty)
      for key in binding.keys { #expect(Key(spelling: key.spelling) == key) }
    }
  }

  /// What shows that a command did something, for a dashboard on which somebody climbs.
  private struct Effect {
    let prepare: [String]
    let shows: @MainActor (Driver) -> Bool

    init(after prepare: String..., shows: @escaping @MainActor (Driver) -> Bool) {
      self.prepare = prepare
      self.shows = shows
    }
  }

  private let effects: [Command: Effect] = [
    .quit: Effect { $0.dashboard.isFinished },
    .help: Effect { $0.dialogTitle == "Keys" },
    .demo: Effect { $0.dashboard.takeDemoWish() },
    .saveTape: Effect { $0.dashboard.remark?.contains("--ephemeral") == true },
    .nextPane: Effect { $0.dashboard.focus == .presentations },
    .previousPane: Effect { $0.dashboard.focus == .log },
    .scrollUp: Effect(after: "Shift-Tab") { $0.dashboard.lastLogEntry != nil },
    .scrollDown: Effect(after: "Tab") { $0.dashboard.scroll(of: .presentations).rows > 0 },
    .scrollLeft: Effect(after: ">") { $0.dashboard.scroll(of: .phone).columns == 0 },
    .scrollRight: Effect { $0.dashboard.scroll(of: .phone).columns > 0 },
    .zoom: Effect { $0.dashboard.isZoomed },
    .logMenu: Effect { $0.dialogTitle == "Log" },
    .inspector: Effect { $0.dashboard.focus == .inspector },
    .pause: Effect { $0.dashboard.time.isPaused },
    .faster: Effect { $0.dashboard.time.rate == 2 },
    .slower: Effect(after: "+", "+") { $0.dashboard.time.rate == 2 },
    .stepSecond: Effect { $0.elapsed == 1 },
    .nextEvent: Effect(after: ".", ".") { $0.elapsed == 1800 },
    .nextAnyEvent: Effect(after: ".", ".") { $0.elapsed == 1800 },
    .jump: Effect { $0.dialogTitle?.hasPrefix("Jump in time") == true },
    .setClock: Effect { $0.dialogTitle == "Set the clock" },
    .lock: Effect { $0.device.settings.isLocked },
    .home: Effect { $0.device.foregroundApp == nil && !$0.device.settings.isLocked },
    .alwaysOn: Effect { $0.device.settings.screen == .alwaysOn },
    .phoneMenu: Effect { $0.dialogTitle == $0.device.settings.model.name },
    .battery: Effect { $0.dialogTitle == "Battery" },
    .focusMode: Effect { ["Focus", "Notifications"].contains($0.dialogTitle) },
    .reboot: Effect { $0.dialogTitle == "Reboot" },
    .nextActivity: Effect { $0.record != nil },
    .previousActivity: Effect { $0.record != nil },
    .tap: Effect(after: "h") { $0.device.foregroundApp?.name == "swiftclimb" },
    .press: Effect(after: "l") { $0.dialogTitle == "Press" },
    .longPress: Effect(after: "h") { $0.device.expansion != nil },
    .swipe: Effect(after: "h") { $0.device.island == .idle },
    .clear: Effect { $0.dialogTitle == "Clear the card" },
    .pushes: Effect { $0.dialogTitle == "Push" },
    .previews: Effect { $0.dashboard.remark?.contains("no #Preview of a view") == true },
    .openApp: Effect(after: "h") { $0.device.foregroundApp?.name == "swiftclimb" },
    .openLink: Effect { $0.dialogTitle?.hasPrefix("Open a link") == true },
    .killApp: Effect { $0.dialogTitle == "Kill SwiftClimb" },
    .terminateApp: Effect { $0.dialogTitle == "End SwiftClimb by the system" },
  ]

  @Test("D02 every command does its work by each of its keys", arguments: Command.allCases)
  func reachable(_ command: Command) throws {
    let binding = try #require(Keymap.binding(of: command))
    let effect = try #require(effects[command])
    for key in binding.keys where command != .openApp || key == binding.keys.first {
      // Only a narrow terminal has something to the right of its panes.
      let isSideways = command == .scrollLeft || command == .scrollRight
      let driver = Driver.climbing(size: isSideways ? Driver.small : Driver.wide)
      for name in effect.prepare { driver.keys(name) }
      if command != .nextActivity, command != .previousActivity {
        #expect(!effect.shows(driver), "shows before \(key)")
      }
      driver.dashboard.handle(.key(key))
      #expect(effect.shows(driver), "\(command) by \(key.spelling)")
    }
  }

  @Test("D02 left and right select among several activities")
  func selection() {
    let driver = Driver.climbing()
    let first = driver.record
    driver.keys("]")
    #expect(driver.record?.id == first?.id && first != nil)
  }

  @Test("D02 help shows every binding, at any size by scrolling")
  func help() {
    for size in [Driver.wide, Driver.medium, Driver.small] {
      let driver = Driver(size: size)
      driver.keys("?")
      var seen = driver.text
      for _ in 0..<160 {
        driver.keys("Down")
        seen += driver.text
      }
      for binding in Keymap.bindings {
        // On narrow screens a sentence goes on in further rows.
        for part in CellText(binding.help).wrapped(columns: max(12, size.columns - 22)) {
          #expect(seen.contains(part.description), "\(binding.command) at \(size)")
        }
      }
      driver.keys("Up")
      #expect(driver.text != seen, "scrolling up works at once, however far down one scrolled")
      driver.keys("Escape")
      #expect(driver.dialogTitle == nil)
    }
  }

  @Test("D02 D03 what is looked for in the help is shown at any size, and Escape shows everything again")
  func helpSearch() {
    for size in [Driver.wide, Driver.medium, Driver.small] {
      let driver = Driver(size: size)
      driver.keys("?")
      let whole = driver.text
      driver.keys("x", "y", "z")
      #expect(driver.text.contains("Nothing here has these words."), "\(size)")
      driver.keys("Ctrl-U", "s", "w", "i", "t", "c", "h", "Space", "o", "f", "f")
      #expect(driver.text.contains("Search switch off"), "\(size)")
      #expect(driver.text.contains("Switch the phone") && !driver.text.contains("Stop virtual"), "\(size)")
      driver.keys("Escape")
      #expect(driver.text == whole, "\(size)")
      // Letters that scroll or close are words behind a slash.
      driver.keys("/", "q", "u", "e", "s", "t", "i", "o", "n")
      #expect(driver.dialogTitle == "Keys" && driver.text.contains("Answer a question"), "\(size)")
      driver.keys("Escape", "Escape")
      #expect(driver.dialogTitle == nil)
    }
  }

  @Test("D02 a letter that is a key shows that key first; pasted words are looked for, and nothing is pressed by them")
  func helpOfKey() {
    let driver = Driver(size: Driver.small)
    let help = DialogPicture(of: driver.dashboard, accent: Theme.bright).helpLines
    driver.keys("?", "x")
    let first = driver.lines.drop { !$0.contains("Search x") }.dropFirst().first
    #expect(first?.contains(" x ") == true && first?.contains("Press long") == true)
    driver.keys("Ctrl-U")
    driver.dashboard.paste("Set the\nwall")
    #expect(driver.text.contains("Search Set the wall") && driver.text.contains("Set the wall"))
    #expect(HelpDialog(search: "swipe card").found(in: help).map(\.keys) == ["", "d"])
    // A clock is no lock.
    let locks = HelpDialog(search: "lock").found(in: help).map(\.keys)
    #expect(locks.contains("l") && !locks.contains("T"))
    #expect(HelpDialog(search: "inspector").found(in: help).map(\.keys) == ["", "I"])
  }

  @Test("D02 apps without a demonstration are offered none, neither in the footer nor in the help")
  func noDemonstration() {
    for has in [true, false] {
      let driver = Driver()
      driver.dashboard.hasDemonstration = has
      #expect(driver.footer.contains("Run demo") == has)
      #expect(driver.lines.contains { $0.contains("Run the demo") } == has)
      driver.keys("?")
      let help = DialogPicture(of: driver.dashboard, accent: Theme.bright).helpLines
      #expect(help.contains { $0.text.contains("demonstration") } == has)
      #expect(help.contains { $0.text.contains("Write a tape") })
    }
  }

  @Test("D02 the footer shows only keys of the keymap, and only those that do something now")
  func footer() {
    let driver = Driver()
    #expect(driver.footer.contains(" ?  Help") && driver.footer.contains(" r  Run demo"))
    #expect(driver.footer.contains(" l  Unlock") && !driver.footer.contains("Clear"))
    driver.keys("1", "s", "Enter", "h")
    #expect(driver.footer.contains(" l  Lock") && driver.footer.contains(" x  Expand"))
    #expect(!driver.footer.contains("Run demo"))
    driver.keys("x", "Space")
    #expect(driver.footer.contains(" x  Collapse") && driver.footer.contains("Go on"))
    // Nothing else is there: taking every cap out leaves blanks.
    var rest = driver.footer
    for binding in Keymap.bindings {
      // Of the keys that open apps as many are shown as there are apps.
      let cap = binding.command == .openApp ? "1" : binding.keyNames[0]
      for title in [binding.title, "Go on", "Collapse"] {
        rest = rest.replacing(" \(cap)  \(title)", with: "")
      }
    }
    #expect(rest.allSatisfy { $0 == " " }, "\(rest)")
  }

  @Test("D02 C03 no key of an app is one of the dashboard's own, and each has one meaning")
  func appKeys() throws {
    let driver = Driver()
    driver.keys("1")
    func check() throws {
      let actions = try #require(driver.dashboard.shownApp?.screen).actions
      #expect(!actions.isEmpty)
      #expect(Set(actions.map(\.key)).count == actions.count)
      for action in actions { #expect(!Keymap.reservedKeys.contains(.character(action.key)), "\(action.title)") }
      for action in actions { #expect(driver.text.contains(" \(action.key)  \(action.title)"), "\(action.title)") }
    }
    try check()
    driver.keys("s", "Enter")
    try check()
    driver.addClimb("6a")
    try check()
  }

  @Test("D02 a key without a meaning says so and points to the help")
  func unknown() {
    let driver = Driver()
    let log = driver.messages
    driver.keys("1", "F9")
    #expect(driver.footer.contains("F9") && driver.footer.contains("?"))
    #expect(driver.messages.starts(with: log))
    driver.keys("?")
    #expect(!driver.footer.contains("F9"))
  }

  @Test(
    "D02 the focused pane is marked by a sign, not by colour alone, at every size",
    arguments: [
      Driver.wide, Driver.medium, Driver.small,
    ])
  func focus(_ size: CellSize) {
    let driver = Driver.climbing(size: size)
    var seen: Set<String> = []
    for _ in Pane.allCases {
      let marked = driver.lines.filter { $0.contains(" ▸ ") }
      #expect(marked.count == 1)
      seen.formUnion(marked)
      driver.keys("Tab")
    }
    #expect(seen.count == Pane.allCases.count)
  }
}
