import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerrySteps

/// The deeds of keys.
extension Dashboard {
  public func press(_ key: Key) {
    remark = nil
    if dialog != nil { return handleInDialog(key) }
    if let answer = answer(for: key) { return press(answer.target) }
    if let binding = Keymap.binding(for: key) { return perform(binding.command, key: key) }
    if case .character(let character) = key, let process = shownApp,
      let action = process.screen?.actions.first(where: { $0.key == character })
    {
      return start(action, of: process)
    }
    if case .character(let character) = key, let process = shownApp, !process.isRunning {
      return startUnlaunched(character, of: process)
    }
    if key == .escape, let process = shownApp,
      let action = process.screen?.actions.first(where: { $0.id == Self.backAction })
    {
      return start(action, of: process)
    }
    remark = "\(key.spelling) does nothing here; ? shows all keys."
  }

  /// The keys that answer a question of the phone's, the one that agrees first.
  static let answerKeys: [Character] = ["y", "n"]

  /// What a key answers, where the phone asks something.
  private func answer(for key: Key) -> Pressable? {
    guard case .character(let character) = key, Self.answerKeys.contains(character) else { return nil }
    return zip(Self.answerKeys, phone.answers).first { $0.0 == character }?.1
  }

  /// By this name apps offer to leave a screen for the one before it; Escape does it, too.
  private static let backAction = "back"

  /// Does a command, as its key would.
  public func perform(_ command: Command, key: Key? = nil) {
    if dialog == nil { road = [.command(command.rawValue)] }
    switch command {
    case .quit: finish()
    case .help: dialog = .help(HelpDialog())
    case .demo: askForDemo()
    case .saveTape: askForTape()
    case .nextPane: moveFocus(1)
    case .previousPane: moveFocus(-1)
    case .scrollUp where turnsPages(key): attempt(.turnPage(-1, rows: phoneRows))
    case .scrollDown where turnsPages(key): attempt(.turnPage(1, rows: phoneRows))
    case .scrollUp: scroll(focus, by: -distance(key))
    case .scrollDown: scroll(focus, by: distance(key))
    case .scrollLeft: scroll(focus, by: 0, columns: -Self.sideways)
    case .scrollRight: scroll(focus, by: 0, columns: Self.sideways)
    case .zoom: isZoomed.toggle()
    case .logMenu: show(logMenu)
    case .inspector: focus = focus == .inspector ? .phone : .inspector
    case .pause: attempt(.pace(time.isPaused ? .run : .pause))
    case .faster: attempt(.faster)
    case .slower: attempt(.slower)
    case .stepSecond: attempt(.pass(to: device.now.addingTimeInterval(1)))
    case .nextEvent: attempt(.passToNextEvent(isFine: false))
    case .nextAnyEvent: attempt(.passToNextEvent(isFine: true))
    case .jump: askForJump()
    case .setClock: askForClock()
    case .lock: setScreen(device.settings.isLocked ? "unlocked" : "locked")
    case .home: setScreen("home")
    case .alwaysOn: setScreen(device.settings.screen == .alwaysOn ? "locked" : "always-on")
    case .phoneMenu: show(phoneMenu)
    case .battery: openControl(named: "battery", orSection: .power)
    case .focusMode: openControl(named: "focus", orSection: .notifications)
    case .reboot: openControl(named: "reboot", orSection: .screen)
    case .nextActivity: if previewInFront == nil { select(distance: 1) } else { selectPreview(distance: 1) }
    case .previousActivity: if previewInFront == nil { select(distance: -1) } else { selectPreview(distance: -1) }
    case .tap: withSelection { attempt(.tap($0)) }
    case .press: askWhatToPress()
    case .longPress: withSelection { attempt(.longPress(phone.activityInIsland ?? $0)) }
    case .swipe: swipe()
    case .clear: askToClear()
    case .pushes: show(pushMenu)
    case .previews: askForPreview()
    case .openApp: openApp(key)
    case .openLink: askForLink()
    case .killApp: askToKill()
    case .terminateApp: askToTerminate()
    }
    device.settle()
    presentSheetIfWanted()
  }

  /// Has a deed done; the footer tells what is in its way.
  @discardableResult
  func attempt(_ deed: Deed) -> DeedResult? {
    do throws(StepProblem) {
      return try perform(deed)
    } catch {
      remark = error.description
      return nil
    }
  }

  /// Has a deed done and returns what is in its way, if anything is.
  func problem(doing deed: Deed) -> String? {
    do throws(StepProblem) {
      _ = try perform(deed)
      return nil
    } catch {
      return error.description
    }
  }

  /// Has a deed done. Who starts one more activity of an app wants to look at that one, not at the one before it.
  private func perform(_ deed: Deed) throws(StepProblem) -> DeedResult {
    guard case .act(_, let app, _) = deed else { return try phone.perform(deed) }
    let before = activities(of: app)
    let result = try phone.perform(deed)
    guard !before.isEmpty, let new = activities(of: app).first(where: { !before.contains($0) }) else { return result }
    try phone.perform(.select(id: new))
    return result
  }

  private func activities(of app: AppProcess) -> [String] {
    phone.activities.filter { $0.appIdentifier == app.information.bundleIdentifier }.map(\.id)
  }

  private func setScreen(_ value: String) {
    if let control = DeviceControl.named("screen") { attempt(.set(control, to: value, for: nil)) }
  }

  /// On the home screen the keys for pages turn its pages.
  private func turnsPages(_ key: Key?) -> Bool {
    (key == .pageUp || key == .pageDown) && focus == .phone && phone.isHomeScreen
  }

  private func distance(_ key: Key?) -> Int { key == .pageUp || key == .pageDown ? max(1, size.rows / 3) : 1 }

  /// The columns that a pane moves sideways by a key.
  private static let sideways = 8

  private func moveFocus(_ distance: Int) {
    let panes = layout.order
    let index = panes.firstIndex(of: focus) ?? 0
    focus = panes[(index + distance + panes.count) % panes.count]
  }
}
