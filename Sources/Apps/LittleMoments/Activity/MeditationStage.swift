import SwiftUI

/// The stage of a session that a presentation tells.
enum MeditationStage: Hashable, Sendable {
  case running
  /// The timer keeps running.
  case targetReached
  /// The activity can't go on, but the session does.
  case timeOver
  case completed

  /// The stage at an instant, which is right even if the app was killed and nobody could tell the activity.
  init(
    _ attributes: MeditationLiveActivityAttributes, _ state: MeditationLiveActivityAttributes.ContentState,
    at instant: Date
  ) {
    if state.endedAt != nil {
      self = .completed
    } else if instant >= attributes.timerEnd.addingTimeInterval(-1) {
      self = .timeOver
    } else {
      let target = attributes.targetInterval(state)?.upperBound
      self = state.isCompleted || target.map { $0 <= instant } ?? false ? .targetReached : .running
    }
  }

  /// The stage in as few words as say it, where there is no room for more.
  func shortTitle(_ name: String) -> String {
    switch self {
    case .running: name
    case .targetReached: "Target reached"
    case .timeOver: "Timer stopped"
    case .completed: "Complete"
    }
  }

  /// The stage in a few words.
  func title(_ name: String) -> String {
    switch self {
    case .running: "\(name) in progress"
    case .targetReached: "Target reached, still running"
    case .timeOver: "Timer stopped, session goes on"
    case .completed: "\(name) complete"
    }
  }
}
