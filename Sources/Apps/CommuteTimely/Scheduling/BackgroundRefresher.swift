import BackgroundTasks

/// Asks the system for background time to bring recommendations up to date.
struct BackgroundRefresher: Sendable {
  static let taskIdentifier = "com.commutetimely.refresh"

  let log: @Sendable (String) -> Void

  /// To be called while the app launches.
  func register(_ refresh: @escaping @Sendable () async -> Void) {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.taskIdentifier, using: nil) { task in
      let work = Task {
        await refresh()
        task.setTaskCompleted(success: !Task.isCancelled)
      }
      task.expirationHandler = {
        work.cancel()
        task.setTaskCompleted(success: false)
      }
    }
  }

  /// Asks for a run from a date on, or takes the request back if there is nothing to keep up to date. Returns what the
  /// person should know where the system refuses.
  func schedule(notBefore date: Date?) -> String? {
    guard let date else {
      BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: Self.taskIdentifier)
      return nil
    }
    let request = BGAppRefreshTaskRequest(identifier: Self.taskIdentifier)
    request.earliestBeginDate = date
    do {
      try BGTaskScheduler.shared.submit(request)
      return nil
    } catch {
      return "In the background trips can't be kept up to date. \(error)"
    }
  }
}
