// Stands for UIKit: a sheet for developers.
import SkerryDevice
import SwiftUI

extension LittleMomentsApp {
  /// States of the Live Activity that a developer may want to look at.
  enum DebugState: String, CaseIterable, Hashable, Sendable {
    case running = "Running"
    case targetReached = "Target reached"
    case minutesOnly = "Without seconds"
  }

  /// Shows a state in the running session's Live Activity; the session itself stays as it is, and the next real update
  /// puts the activity right.
  var debugAction: AppAction {
    AppAction(
      "debug-state", key: "u", title: "Debug State",
      fields: [
        AppField(
          "state", label: "State of the activity", kind: .choice(DebugState.allCases.map(\.rawValue)),
          initialValue: DebugState.targetReached.rawValue, isRequired: true)
      ]
    ) { [timer, store] form in
      guard let session = try await store.running(), let shown = DebugState(rawValue: form["state"]) else { return }
      var state = await timer.state(of: session)
      switch shown {
      case .running: (state.isCompleted, state.showsSeconds) = (false, true)
      case .targetReached: state.isCompleted = true
      case .minutesOnly: state.showsSeconds = false
      }
      await timer.activities.updateActivity(state)
    }
  }
}
