// Stands for UIKit: the app's screens, as the simulated phone asks for them.
import SkerryDevice
import SwiftUI

extension LittleMomentsApp {
  func screen() async -> AppScreen {
    do {
      let debug = settings.showDebugOverlay ? await debugLines() : []
      switch route {
      case .timer: return try await timerScreen(debug)
      case .history: return try await historyScreen()
      case .log: return await logScreen()
      }
    } catch {
      let reason = "\(error)"
      return AppScreen(title: Self.information.displayName, actions: [logAction]) { NoticeView(text: reason) }
    }
  }

  private func timerScreen(_ debug: [String]) async throws(MeditationError) -> AppScreen {
    let journal = try await store.journal()
    let showsSeconds = settings.showSeconds
    guard let session = journal.running else {
      let (past, seconds, message) = (journal.past, try await store.mindfulSessions().map(\.seconds), message)
      let (completed, notice) = (await timer.lastCompleted, await store.notice)
      return AppScreen(title: Self.information.displayName, actions: startActions(hasPast: !past.isEmpty)) {
        StartScreen(
          completed: completed, past: past, mindfulSeconds: seconds.reduce(0, +), message: message, notice: notice)
        DebugOverlay(lines: debug)
      }
    }
    let isBellAhead = session.targetDate != nil && !session.isTargetAnnounced && settings.ringBellAtTarget
    let authorization = isBellAhead ? await timer.bell.authorization() : nil
    let notices = await self.notices(of: session, isBellDenied: authorization == .denied)
    let mayAsk = authorization == .notDetermined
    let actions = runningActions(session, mayAskForBell: mayAsk)
    let isForgotten = session.isForgotten(at: container.now)
    return AppScreen(title: session.sessionName, actions: actions) {
      TimerRunningScreen(
        session: session, showsSeconds: showsSeconds, notices: notices, mayAskForBell: mayAsk, isForgotten: isForgotten)
      DebugOverlay(lines: debug)
    }
  }

  private func historyScreen() async throws(MeditationError) -> AppScreen {
    let past = try await store.journal().past
    let seconds = try await store.mindfulSessions().map(\.seconds)
    return AppScreen(title: "Sessions", actions: [backAction, exportAction]) {
      HistoryScreen(past: past, mindfulSeconds: seconds.reduce(0, +))
    }
  }

  private func logScreen() async -> AppScreen {
    let entries = await log.entries()
    return AppScreen(title: "Log", actions: [backAction]) { LogScreen(entries: entries) }
  }

  /// The reasons why the session isn't seen or heard elsewhere, each in one sentence.
  private func notices(of session: MeditationSession, isBellDenied: Bool) async -> [String] {
    var notices = [await store.notice, activityNotice(session)].compactMap(\.self)
    if isBellDenied { notices.append("Notifications are off: the bell rings only while the app is open.") }
    if timer.phone.isBatteryCritical {
      notices.append(
        "The battery is nearly empty: the system may pause apps. The time is right all the same.")
    }
    return notices
  }

  private func activityNotice(_ session: MeditationSession) -> String? {
    guard settings.enableLiveActivities else { return nil }
    if timer.savesPower, [.wanted, .removed].contains(session.liveActivity) {
      return "There is no Live Activity while the battery is nearly empty; the session goes on. Press t to change that."
    }
    switch session.liveActivity {
    case .shown: return nil
    // Nothing tells an app which of them it was (ActivityKit).
    case .removed:
      return "The Live Activity is gone: it was swiped away, or Live Activities were off for a while. The session goes "
        + "on. Press v to see it again."
    case .timedOut: return "The system ended the Live Activity after 8 hours; the session goes on."
    case .savedPower: return "The Live Activity was ended to save power; the session goes on."
    case .wanted:
      return timer.activities.areActivitiesEnabled
        ? "The session has no Live Activity now. Press v to start it."
        : "Live Activities are not available or switched off on this phone; the session goes on without one."
    }
  }

  private func debugLines() async -> [String] {
    let running = try? await store.running()
    let session = running.map { "session \($0.id), activity \($0.liveActivity), announced \($0.isTargetAnnounced)" }
    let bell = await timer.bell.isScheduled() ? "bell scheduled" : "no bell scheduled"
    let isForeground = await timer.isForeground
    return [session ?? "no session"] + (await timer.activities.debugLines)
      + ["\(bell), \(isForeground ? "foreground" : "background")"]
  }
}
