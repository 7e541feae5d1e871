import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryViews

/// Buttons of the phone: what they do to its screen.
extension Device {
  public func lock() {
    guard !settings.isLocked else { return }
    let front = foregroundApp
    settings.screen = .locked
    sendToBackground(front)
    settings.foregroundApp = front?.name
    apply(.transientEnd(appIdentifier: nil))
    notify(.screen(isLocked: true))
    collapse()
    note(.screen(.locked), "locked")
    settle()
  }

  /// Unlocks to where the phone was: an app or the home screen.
  public func unlock() {
    guard settings.isLocked else { return }
    settings.screen = .unlocked
    notify(.screen(isLocked: false))
    note(.screen(.unlocked), "unlocked")
    if let front = foregroundApp {
      front.state.isForeground = true
      launch(front)
      run(front) { await $0.scenePhaseChanged(to: .active) }
    }
    settle()
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
    note(.screen(.alwaysOn), "always-on screen: dimmed, timers once a minute")
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
    for process in running { end(process) }
    endExtensions()
    endWidgetExtensions()
    homePage = 0
    collapse()
    banner = nil
    hiddenInIsland = []
    settings.foregroundApp = nil
    settings.screen = .locked
    notify(.foreground(appIdentifier: nil))
    notify(.screen(isLocked: true))
    let lost = running.map(\.information.displayName).joined(separator: ", ")
    note(
      .screen(.rebooted),
      "rebooted: activities are shown again, their timers are right because they come from dates; "
        + (lost.isEmpty ? "no app ran" : "the memory of \(lost) is lost, apps run again when they are opened"))
    loadWidgets()
  }

  /// Sets the phone's clock, forwards or backwards: a person changed it, no time has passed.
  ///
  /// Deadlines keep their dates. Those that are past now are due at once; those that lie ahead again are waited for.
  public func setClock(_ instant: Date) {
    let zone = settings.timeZone
    let before = WallClock(clock.now, timeZone: zone).timestamp
    executor.working { clock.set(instant) }
    notify(.clockChanged)
    note(
      .clock(.set),
      "clock set from \(before) to \(WallClock(instant, timeZone: zone).timestamp): dates stay, what is past is due")
    for widget in placedWidgets { requestTimeline(of: widget, .clock) }
    advance(to: instant)
  }

  /// Expands an activity in the island, as a long press does, or collapses it again.
  public func toggleExpansion(of record: ActivityRecord) {
    if expansion?.activityID == record.id {
      collapse()
    } else if !settings.model.hasIsland {
      note(.gesture(.ignored), "long press: this model has no island", level: .warning)
    } else if record.activityState != .active, record.activityState != .stale {
      note(
        .gesture(.ignored), "long press: the activity is \(record.activityState.rawValue), so it is not in the island",
        level: .warning)
    } else if settings.isLocked {
      note(
        .gesture(.ignored), "long press: the island shows no activities while the lock screen is up", level: .warning)
    } else if record.appIdentifier == foregroundApp?.information.bundleIdentifier {
      note(.gesture(.ignored), "long press: an app in the foreground is not shown in the island", level: .warning)
    } else {
      expand(record.id)
    }
  }
}
