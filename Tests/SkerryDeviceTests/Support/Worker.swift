import BackgroundTasks
import FoundationEssentials
import SkerryDefaults
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// An app that does nothing but work in the background, well or badly.
actor WorkerApp {
  static let refresh = "com.example.worker.refresh"
  static let other = "com.example.worker.other"
  static let information = AppInformation(
    name: "worker", displayName: "Worker", bundleIdentifier: "com.example.worker", symbol: "circle", tint: .orange,
    capabilities: [.backgroundFetch], backgroundTasks: [refresh, other], summary: "Works.")
  @MainActor static var widgets: any WidgetBundle { TrackerWidgets() }

  /// How the app behaves when its task is run.
  enum Manner: String, CaseIterable {
    /// Works for so many seconds.
    case works
    /// Stops when its time is over, and says so.
    case stops
    /// Hears that its time is over, and says nothing.
    case ignores
    /// Doesn't listen.
    case deaf
    /// Never registered a handler.
    case unregistered
  }

  private let container: AppContainer

  init(container: AppContainer) { self.container = container }

  private var manner: Manner {
    Manner(rawValue: UserDefaults.standard.string(forKey: "manner") ?? "") ?? .works
  }

  func launch() async {
    guard manner != .unregistered else { return }
    let (container, manner) = (container, manner)
    let seconds = UserDefaults.standard.double(forKey: "seconds")
    let isNew = BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.refresh, using: nil) { task in
      container.log("runs \(task.identifier)")
      guard task is BGAppRefreshTask else { return }
      Task {
        guard manner == .works else { return }
        try await Task.sleep(for: .seconds(seconds))
        container.log("worked")
        task.setTaskCompleted(success: true)
      }
      switch manner {
      case .stops: task.expirationHandler = { task.setTaskCompleted(success: false) }
      case .ignores: task.expirationHandler = { container.log("heard") }
      default: break
      }
    }
    container.log("registered \(isNew)")
  }

  func screen() async -> AppScreen {
    let fields = ["id", "after", "manner", "seconds"].map { AppField($0, label: $0, kind: .text(limit: 99)) }
    return AppScreen(
      title: "Worker",
      actions: [
        AppAction("submit", key: "s", title: "Submit", fields: fields) { [weak self] in try await self?.submit($0) },
        AppAction("cancel", key: "c", title: "Cancel", fields: fields) { form in
          form["id"].isEmpty
            ? BGTaskScheduler.shared.cancelAllTaskRequests()
            : BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: form["id"])
        },
        AppAction("pending", key: "w", title: "Pending") { [weak self] _ in await self?.list() },
        AppAction("manner", key: "m", title: "Manner", fields: fields) { form in
          UserDefaults.standard.set(form["manner"], forKey: "manner")
          UserDefaults.standard.set(Double(form["seconds"]) ?? 0, forKey: "seconds")
        },
      ]
    ) { Text("Worker") }
  }

  private func submit(_ form: AppForm) throws {
    let request = BGAppRefreshTaskRequest(identifier: form["id"].isEmpty ? Self.refresh : form["id"])
    request.earliestBeginDate = Double(form["after"]).map(container.now.addingTimeInterval)
    do {
      try BGTaskScheduler.shared.submit(request)
    } catch {
      // As iOS code tells them apart.
      if BGTaskScheduler.Error.notPermitted ~= error { container.log("caught notPermitted") }
      throw error
    }
  }

  private func list() async {
    let pending = await BGTaskScheduler.shared.pendingTaskRequests()
    container.log("pending: \(pending.map(\.identifier))")
  }

  func startSample() async {}
}

extension WorkerApp: SimulatedApp {}
