import ActivityKit
import FoundationEssentials
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// An app whose manager uses every kind of concurrency that managers of Live Activities use.
actor ConcurrentApp {
  static let information = AppInformation(
    name: "concurrent", displayName: "Concurrent", bundleIdentifier: "com.example.concurrent", symbol: "circle",
    tint: .blue, summary: "Does many things at once.")
  @MainActor static var widgets: any WidgetBundle { TrackerWidgets() }

  private let container: AppContainer
  private let manager: Manager
  private let beats: Int

  init(container: AppContainer) {
    self.container = container
    manager = Manager(log: container.log)
    beats = 3
  }

  func launch() async { manager.listen() }

  func screen() async -> AppScreen {
    let (container, manager) = (container, manager)
    return AppScreen(
      title: "Concurrent",
      actions: [
        AppAction("start", key: "s", title: "Start") { _ in
          let attributes = TrackerAttributes(name: "Concurrent", since: container.now)
          let content = ActivityContent(state: TrackerAttributes.ContentState(note: "0"), staleDate: nil)
          _ = try Activity.request(attributes: attributes, content: content)
        },
        AppAction("pulse", key: "u", title: "Pulse") { _ in manager.pulse(times: 3) },
        AppAction("gather", key: "g", title: "Gather") { _ in await manager.gather() },
      ]
    ) { Text("concurrent") }
  }

  func startSample() async {}
}

extension ConcurrentApp: SimulatedApp {}

/// Fire and forget, as much real code does it.
private actor Manager {
  private let log: @Sendable (String) -> Void
  private var sum = 0

  init(log: @escaping @Sendable (String) -> Void) { self.log = log }

  nonisolated func listen() {
    let log = log
    Task {
      for await isEnabled in ActivityAuthorizationInfo().activityEnablementUpdates { log("enabled \(isEnabled)") }
    }
  }

  /// Updates once a second from a task that nobody waits for.
  nonisolated func pulse(times: Int) {
    let log = log
    Task {
      for beat in 1...times {
        try await Task.sleep(for: .seconds(1))
        for activity in Activity<TrackerAttributes>.activities {
          await activity.update(ActivityContent(state: .init(note: "\(beat)"), staleDate: nil))
        }
        log("beat \(beat)")
      }
    }
  }

  private func add(_ number: Int) { sum += number }

  /// Child tasks, groups and a task of its own, all of which end in the actor.
  func gather() async {
    sum = 0
    await withTaskGroup(of: Void.self) { group in
      for number in 1...10 { group.addTask { await self.add(number) } }
    }
    async let more: Void = add(100)
    await more
    let last = Task { add(1000) }
    await last.value
    log("sum \(sum)")
  }
}
