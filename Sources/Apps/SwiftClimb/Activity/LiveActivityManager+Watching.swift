import ActivityKit

/// Changes of activities without the app's doing, followed as long as the app runs.
extension LiveActivityManager {
  /// Tells of every change of the person's permission.
  nonisolated func watchPermission() {
    Task { [stateChanged] in
      for await _ in ActivityAuthorizationInfo().activityEnablementUpdates { stateChanged() }
    }
  }

  /// Looks at every activity that appears, also one that a push started.
  nonisolated func watchActivities() {
    Task { [weak self] in
      for await activity in SessionActivity.activityUpdates { await self?.appeared(activity) }
    }
  }
}
