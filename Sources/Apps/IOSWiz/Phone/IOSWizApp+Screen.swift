// Stands for UIKit: the app's screens, as the simulated phone asks for them.
import SkerryDevice
import SwiftUI

extension IOSWizApp {
  func screen() async -> AppScreen {
    switch route {
    case .activities: await activitiesScreen()
    case .settings: await settingsScreen()
    }
  }

  /// The most entries that any screen has room for, above the chosen one and below.
  private static let shownEntries = 60

  private func activitiesScreen() async -> AppScreen {
    let activities = await stack.activities
    let now = stack.phone.unixTime
    let index = activities.firstIndex { $0.key == selection } ?? 0
    let hasMore = await stack.vault?.hasMore ?? false
    let first = max(0, index - Self.shownEntries)
    let isMissing = await stack.isVaultMissing
    let log = ActivityLog(
      rows: Array(activities.dropFirst(first).prefix(2 * Self.shownEntries)),
      selected: activities.isEmpty ? nil : index,
      first: first, count: activities.count, hasMore: hasMore, timeZone: timeZone,
      year: LocalTime(now, in: timeZone).day.year, isUnknown: isMissing)
    let indicators = Indicators(activities, known: isMissing ? stack.shared.lastKnown : LastActivities(), now: now)
    let notices = await notices()
    let chosen = activities.isEmpty ? nil : activities[index]
    let actions =
      chosen.map {
        entryActions($0, canGoNewer: index > 0, canGoOlder: index + 1 < activities.count || hasMore)
      } ?? []
    let press = MenuPress { [weak self] type in await self?.press(type) }
    return AppScreen(title: "Activities", actions: logActions + actions + [settingsAction]) {
      ActivitiesScreen(indicators: indicators, log: log, notices: notices, press: press)
    }
  }

  private func settingsScreen() async -> AppScreen {
    let bookmark = await stack.bookmark
    let vault = await stack.vault
    let facts = VaultFacts(
      path: bookmark?.path, noteCount: vault?.days.count, readCount: vault?.loadedCount ?? 0,
      waitingCount: await stack.waiting.count, widgetCount: stack.shared.pending.count,
      isKept: container.folders.isKept, isWatched: container.folders.watchProblem == nil,
      progress: await stack.progress?.text, problems: await stack.problems)
    return AppScreen(
      title: "Vault", actions: settingsActions(bookmark, hasUnreadable: stack.shared.hasUnreadable)
    ) { SettingsScreen(facts: facts) }
  }

  /// The notices for a person who looks at the log, each in one sentence.
  private func notices() async -> [String] {
    var notices = await stack.problems
    if notices.count > 1 { notices = [notices[0], "\(notices.count - 1) more: press v."] }
    let waiting = await stack.waiting.count
    if await stack.bookmark == nil {
      notices.append("Choose the folder of your notes: press v, then c.")
    }
    if let progress = await stack.progress { notices.append(progress.text) }
    if waiting > 0 {
      notices.append("\(Count.entries(waiting)) \(waiting == 1 ? "waits" : "wait") on this phone for the vault.")
    }
    return notices
  }
}
