import FoundationEssentials
import SkerryActivities
import SkerryNotifications
import SkerryViews

/// A person's deeds with the phone's screen: buttons, its clock, and a finger on the island.
extension Device {
  public func lock() {
    dropWaiting(because: "the phone was locked")
    guard !settings.isLocked else { return }
    let front = foregroundApp
    settings.screen = .locked
    if let front {
      sendToBackground(front, because: "the phone was locked", telling: .screen(isLocked: true))
    } else {
      notify(.screen(isLocked: true))
    }
    settings.foregroundApp = front?.name
    apply(.transientEnd(appIdentifier: nil))
    overlay.clear()
    note(.screen(.locked), "locked")
    settle()
  }

  /// Unlocks to where the phone was, an app or the home screen, or to the app that something waits to open.
  public func unlock() { unlock(to: waiting?.opens ?? foregroundApp) }

  /// Unlocks to an app. Where that is another one than was in front before, the one before stays in the background: it
  /// isn't seen on the way.
  func unlock(to app: AppProcess?) {
    guard settings.isLocked else { return }
    if foregroundApp !== app {
      settings.foregroundApp = nil
      notify(.foreground(appIdentifier: nil))
    }
    settings.screen = .unlocked
    let wasFirst = switches.change(\.needsPasscode, to: false)
    notify(.screen(isLocked: false))
    note(.screen(.unlocked), wasFirst ? "unlocked with the passcode; from now on Face ID does it" : "unlocked")
    if let front = foregroundApp {
      front.state.isForeground = true
      launch(front)
      run(front) { await $0.scenePhaseChanged(to: .active) }
    }
    settle()
    runWaiting()
  }

  /// Dims a locked screen or lights it up again.
  public func toggleAlwaysOn() {
    do throws(DeviceControlProblem) {
      if settings.screen == .alwaysOn { lightUp() } else { try showAlwaysOn() }
    } catch {
      note(.screen(.noAlwaysOn), error.description, level: .warning)
    }
  }

  /// Locks the phone and dims its screen. Throws ``DeviceControlProblem`` on models without an always-on screen.
  public func showAlwaysOn() throws(DeviceControlProblem) {
    guard settings.model.hasAlwaysOnDisplay else {
      throw DeviceControlProblem("\(settings.model.name) has no always-on screen; choose a Pro model")
    }
    lock()
    guard settings.screen != .alwaysOn else { return }
    settings.screen = .alwaysOn
    note(.screen(.alwaysOn), "always-on screen: dimmed")
    settle()
  }

  /// Lights a dimmed screen up.
  func lightUp() {
    guard settings.screen == .alwaysOn else { return }
    settings.screen = .locked
    note(.screen(.lit), "screen lit")
    settle()
  }

  /// Switches the phone off and on again: no app runs, and it is locked.
  public func reboot() {
    let running = apps.filter(\.isRunning)
    dropWaiting(because: "the phone was switched off")
    for process in running { end(process) }
    let wasForceQuit = apps.filter { settings.forceQuitApps.contains($0.information.bundleIdentifier) }
    for process in apps { setEndedBySystem(false, process.information.bundleIdentifier) }
    endServiceExtensions()
    widgets.switchOff()
    pages = HomePages()
    overlay = Island()
    touch()
    apply(.transientEnd(appIdentifier: nil))
    settings.foregroundApp = nil
    settings.screen = .locked
    settings.needsPasscode = true
    notify(.foreground(appIdentifier: nil))
    notify(.screen(isLocked: true))
    let lost = running.map(\.information.displayName).joined(separator: ", ")
    let cards = center.withRegistry { $0.cardCount }
    note(
      .screen(.rebooted),
      "rebooted: \(cards == 1 ? "1 card is" : "\(cards) cards are") back; "
        + (lost.isEmpty ? "no app ran" : "the memory of \(lost) is lost")
        + "; the first unlock needs the passcode, until then Face ID knows nobody")
    // UIKit: a silent push launches a force-quit app again once the phone was restarted.
    if !wasForceQuit.isEmpty {
      for process in wasForceQuit { _ = processes.setForceQuit(process, false) }
      let names = wasForceQuit.map(\.information.displayName).joined(separator: ", ")
      note(
        .process(.launchable), "a restart of the phone lifts a force-quit: the background may launch \(names) again")
      applyConditions()
    }
    loadWidgets()
    runReleasedTasks()
  }

  /// Sets the phone's clock, forwards or backwards: a person changed it, no time has passed.
  ///
  /// Deadlines keep their dates. Those that are past now are due at once; those that lie ahead again are waited for.
  public func setClock(_ instant: Date) {
    let before = switches.timestamp(clock.now)
    let difference = instant.timeIntervalSince(clock.now)
    rest = nil
    center.apply(.clockSet(by: difference))
    processes.onBehalfOfPhone { clock.change(to: instant) }
    // A wait of so many seconds goes on as long as it would have: no time has passed.
    waiting?.end.addTimeInterval(difference)
    for process in apps {
      process.runsUntil = process.runsUntil?.addingTimeInterval(difference)
      processes.watchOvertime(of: process)
    }
    overlay.keepDurations(whenSetBy: difference)
    feedback.keepDurations(whenSetBy: difference)
    contents.keepDurations(whenSetBy: difference)
    background.keepDurations(whenSetBy: difference)
    notify(.clockSet(by: difference))
    note(
      .clock(.set),
      "clock set from \(before) to \(switches.timestamp(instant)): dates stay, what is past is due")
    for widget in placedWidgets { widgets.request(widget, .clock) }
    // A suspended app hears of it when it goes on.
    for process in apps where process.isRunning { processes.run(process) { await $0.significantTimeChanged() } }
    advance(to: instant)
  }

  // MARK: Pages

  /// Turns so many pages on a home screen that has `count` of them, and not beyond its ends: 1 to the next, -1 back.
  package func turnPage(_ distance: Int, of count: Int) { if pages.turn(distance, of: count) { touch() } }

  /// Shows a page of the home screen, from 0; where there are fewer, the last one is drawn.
  public func showPage(_ page: Int) { if pages.show(page) { touch() } }

  // MARK: The island

  /// Expands an activity in the island, as a long press does, or collapses it again.
  public func toggleExpansion(of record: ActivityRecord) {
    if expansion?.activityID == record.id {
      collapse()
    } else if let reason = overlay.refusalOfLongPress(
      record, settings: settings, front: foregroundApp?.information.bundleIdentifier)
    {
      note(.gesture(.ignored), "long press: \(reason)", level: .warning)
    } else if !island.ids.contains(record.id) {
      let reason: Presence.Reason = overlay.hidden.contains(record.id) ? .swipedAway : .outranked
      note(
        .gesture(.ignored), "long press: the island does not show \(appName(of: record)), \(reason.text)",
        level: .warning)
    } else {
      expand(record.id)
    }
  }

  private func appName(of record: ActivityRecord) -> String {
    app(ofBundle: record.appIdentifier)?.information.displayName ?? record.appIdentifier
  }

  /// Expands an activity in the island until it is closed.
  package func expand(_ id: String) {
    overlay.expand(id)
    touch()
  }

  /// Closes the expanded island.
  package func collapse() {
    closeExpansion()
    settle()
  }

  private func closeExpansion() {
    let shown = expansion?.activityID
    overlay.collapse()
    touch()
    guard let shown, let record = center.withRegistry({ $0.record(shown) }), record.isLiveTransient else { return }
    apply(.transientEnd(appIdentifier: record.appIdentifier))
  }

  /// Expands the transient activity of the app in front, which is seen nowhere else, where nothing else is expanded.
  func showTransient() {
    guard let front = foregroundApp?.information.bundleIdentifier, expansion == nil, !settings.isLocked,
      settings.model.hasIsland,
      let record = center.withRegistry({ $0.activities(of: front).last { $0.isLiveTransient } })
    else { return }
    expand(record.id)
  }

  /// Closes an island that a finger expanded: whatever a person goes to next is a touch beside it. What an alert expanded
  /// stays for its seconds.
  func collapseForAnotherTouch() {
    if let expansion, expansion.end == nil { closeExpansion() }
  }

  /// Why no finger reaches the card of an activity, as part of a sentence; `nil` if one does. While the phone is
  /// unlocked, cards lie in Notification Center, a swipe from the top of the screen away.
  func refusalOfTouch(_ record: ActivityRecord) -> String? {
    guard case .hidden(let reason) = presence(of: .lockScreen, of: record), reason != .unlocked else { return nil }
    return reason.text
  }

  /// Notes that a gesture went nowhere.
  func ignore(_ gesture: String, on record: ActivityRecord, because reason: String) {
    note(
      .gesture(.ignored), "\(gesture) ignored: no card of \(appName(of: record)) is on the screen, \(reason)",
      level: .warning)
  }

  /// Hides an activity in the island: a swipe from one of its sides to the camera. The activity goes on, and the lock
  /// screen still shows it.
  public func hideFromIsland(_ record: ActivityRecord) {
    let name = appName(of: record)
    if expansion?.activityID == record.id {
      note(
        .gesture(.ignored), "swipe ignored: an expanded activity can't be swiped away, a tap outside collapses it",
        level: .warning)
      return
    }
    guard island.ids.contains(record.id) else {
      let reason =
        if case .hidden(let reason) = presence(of: .compact, of: record) { reason.text } else { "it is not there" }
      note(.gesture(.ignored), "swipe ignored: the island does not show \(name), \(reason)", level: .warning)
      return
    }
    overlay.hide(record.id, cards: center.withRegistry { $0.cards().map(\.id) })
    note(
      .gesture(.hidden),
      "\(name) hidden in the island by a swipe: the activity goes on; a swipe outwards brings it back")
    settle()
  }

  /// Swipes up: sends a banner away, or collapses the expanded island; what was shown goes on.
  public func swipeUp() {
    if !settings.isLocked, notifications.withState({ $0.banner != nil }) {
      closeNotificationBanner()
    } else if !settings.isLocked, banner != nil {
      overlay.closeBanner()
      note(.gesture(.bannerSwipedUp), "banner swiped up: the activity goes on")
      settle()
    } else if expansion != nil {
      collapse()
    } else {
      note(.gesture(.ignored), "swipe ignored: there is no banner, and nothing is expanded", level: .warning)
    }
  }

  /// Brings hidden activities back into the island: a swipe outwards from the camera.
  ///
  /// - Parameter name: the app whose activity comes back; `nil` brings back all.
  public func showHiddenInIsland(of name: String? = nil) {
    let bundle = name.flatMap { app(named: $0)?.information.bundleIdentifier }
    let center = center
    let hasAny = overlay.bringBack { id in
      bundle == nil || center.withRegistry { $0.record(id)?.appIdentifier } == bundle
    }
    guard hasAny else {
      return note(.gesture(.ignored), "swipe ignored: nothing is hidden in the island", level: .warning)
    }
    note(.gesture(.broughtBack), "hidden activities are back in the island")
    settle()
  }
}
