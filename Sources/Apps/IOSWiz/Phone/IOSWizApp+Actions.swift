// Stands for UIKit: the buttons and sheets of the app's screens, which a terminal shows as keys and forms.
import SkerryDevice
import SwiftUI

extension IOSWizApp {
  private static let keys: [ActivityType: Character] = [.wake: "w", .sleep: "s", .meal: "m", .exercise: "e"]

  /// The menu: each logs at once.
  var logActions: [AppAction] {
    ActivityType.allCases.map { type in
      AppAction("log-\(type.rawValue)", key: Self.keys[type] ?? "w", title: type.displayName) { [weak self] _ in
        try await self?.log(type)
      }
    }
  }

  /// Logs an activity, and chooses it.
  func log(_ type: ActivityType) async throws(ActivityError) {
    selection = try await stack.log(type)
    route = .activities
  }

  /// The same, for a button on the screen.
  func press(_ type: ActivityType) async {
    await logFailure { [weak self] () async throws(ActivityError) in try await self?.log(type) }
    container.screenChanged()
  }

  // MARK: Entries

  /// The actions on the chosen entry.
  func entryActions(_ chosen: LoggedActivity, canGoNewer: Bool, canGoOlder: Bool) -> [AppAction] {
    var actions: [AppAction] = []
    if canGoNewer {
      actions.append(AppAction("newer", key: "a", title: "Newer") { [weak self] _ in await self?.choose(distance: -1) })
    }
    if canGoOlder {
      actions.append(AppAction("older", key: "z", title: "Older") { [weak self] _ in await self?.choose(distance: 1) })
    }
    guard chosen.place != .widget else { return actions }
    return actions + [changeAction(chosen), removeAction(chosen)]
  }

  private func choose(distance: Int) async {
    var activities = await stack.activities
    let index = activities.firstIndex { $0.key == selection } ?? 0
    if index + distance >= activities.count, await stack.loadMore() { activities = await stack.activities }
    guard !activities.isEmpty else { return }
    selection = activities[min(max(0, index + distance), activities.count - 1)].key
  }

  private func changeAction(_ chosen: LoggedActivity) -> AppAction {
    let local = LocalTime(chosen.time, in: timeZone)
    return AppAction(
      "change-entry", key: "c", title: "Change",
      fields: [
        AppField(
          "type", label: "Activity", kind: .choice(ActivityType.allCases.map(\.displayName)),
          initialValue: chosen.type.displayName, isRequired: true),
        AppField(
          "day", label: "Day", kind: .text(limit: 10), initialValue: local.day.text, isRequired: true,
          hint: "Like 2026-01-31",
          check: AppField.Check("day") { Day(text: $0) == nil ? "Like 2026-01-31." : nil }),
        AppField(
          "time", label: "Time", kind: .text(limit: 8), initialValue: local.clockText, isRequired: true,
          hint: "Like 07:30 or 07:30:15",
          check: AppField.Check("time") {
            EnteredTime.secondOfDay($0) == nil ? "Like 07:30 or 07:30:15." : nil
          }),
      ]
    ) { [weak self] form in try await self?.change(chosen, form) }
  }

  private func change(_ chosen: LoggedActivity, _ form: AppForm) async throws(ActivityError) {
    guard let day = Day(text: form["day"]) else { throw .notADay(form["day"]) }
    guard let second = EnteredTime.secondOfDay(form["time"]) else { throw .notATime(form["time"]) }
    let zone = timeZone
    // In the hour that comes twice an entry stays in the one in which it is.
    let offset = zone.utcOffset(at: chosen.time)
    let kept = LocalTime.unixTime(day, second, utcOffset: offset, in: zone)
    selection = try await stack.change(
      chosen.key, to: ActivityType(displayName: form["type"]) ?? chosen.type,
      at: zone.utcOffset(at: kept) == offset ? kept : LocalTime.unixTime(day, second, utcOffset: nil, in: zone))
  }

  private func removeAction(_ chosen: LoggedActivity) -> AppAction {
    let local = LocalTime(chosen.time, in: timeZone)
    let question = "Remove \(chosen.type.displayName) of \(local.day.text), \(local.clockText)?"
    return AppAction(
      "remove-entry", key: "u", title: "Remove", isDestructive: true, question: { _ in question }
    ) { [weak self] _ in try await self?.remove(chosen.key) }
  }

  private func remove(_ key: LoggedActivity.Key) async throws(ActivityError) {
    let activities = await stack.activities
    let index = activities.firstIndex { $0.key == key } ?? 0
    try await stack.remove(key)
    let left = await stack.activities
    selection = left.isEmpty ? nil : left[min(index, left.count - 1)].key
  }

  // MARK: Settings

  var settingsAction: AppAction {
    AppAction("settings", key: "v", title: "Vault") { [weak self] _ in await self?.show(.settings) }
  }

  func settingsActions(_ bookmark: AppStore.Bookmark?, hasUnreadable: Bool) -> [AppAction] {
    let folders = container.folders
    var actions = [
      AppAction(
        "choose-vault", key: "c", title: "Choose Folder",
        fields: [
          AppField(
            "folder", label: "Folder of your notes", kind: .text(limit: 1000), initialValue: bookmark?.path ?? "",
            isRequired: true, hint: "Such as ~/Notes",
            check: AppField.Check("folder") { Self.problem(withFolder: $0, in: folders) },
            completion: AppField.Completion("folder") { Self.folders(continuing: $0, in: folders) })
        ]
      ) { [stack] form in try await stack.choose(form["folder"]) }
    ]
    if bookmark != nil {
      actions.append(
        AppAction("forget-vault", key: "f", title: "Forget Folder", isDestructive: true) { [stack] _ in
          try await stack.choose(nil)
        })
    }
    if hasUnreadable {
      actions.append(
        AppAction(
          "discard-unreadable", key: "u", title: "Discard Unreadable", isDestructive: true,
          question: { _ in "Discard what could not be read of the widget's queue?" }
        ) { [stack] _ in await stack.discardUnreadable() })
    }
    return actions + [AppAction("back", key: "b", title: "Back") { [weak self] _ in await self?.show(.activities) }]
  }
}

extension IOSWizApp {
  /// The folders that a path which is being typed may go on to, each with a slash behind it. Hidden ones are left out
  /// until somebody types the dot that they begin with.
  private static func folders(continuing typed: String, in folders: any FolderSystem) -> [String] {
    guard let slash = typed.lastIndex(of: "/") else { return "~".hasPrefix(typed) ? ["~/", "/"] : [] }
    let parent = typed[...slash]
    let start = typed[slash...].dropFirst()
    guard let path = try? folders.path(String(parent)), let names = try? folders.subfolders(of: path) else { return [] }
    return names.filter { $0.hasPrefix(start) && ($0.first != "." || start.first == ".") }.sorted()
      .map { "\(parent)\($0)/" }
  }

  /// The problem with a folder while its path is typed, in few words.
  private static func problem(withFolder typed: String, in folders: any FolderSystem) -> String? {
    do throws(FolderError) {
      try folders.check(try folders.path(typed))
      return nil
    } catch {
      switch error {
      case .badPath: return "Begin with / or ~/."
      case .noFolder: return "No such folder."
      case .notAFolder: return "This is no folder."
      default: return "It can't be opened."
      }
    }
  }
}

/// A time of day as a person types it.
enum EnteredTime {
  /// Seconds since midnight for `7:30` or `07:30:15`; `nil` for anything else.
  static func secondOfDay(_ text: String) -> Int? {
    guard case .entry(let line) = EntryLine.read("- \(text) Wake"), text.utf8.allSatisfy({ $0.isDigit || $0 == 58 })
    else { return nil }
    return line.secondOfDay
  }
}
