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
      // A state made at an instant that still lies ahead is older than the clock, which was set back: its target is to be
      // reached again, and nobody may be there to say so. A second is more than what adding its parts makes of an instant.
      let made = attributes.startDate.addingTimeInterval(state.secondsElapsed - 1)
      let isReached = attributes.targetInterval(state).map { $0.upperBound <= instant } ?? false
      self = isReached || state.isCompleted && made <= instant ? .targetReached : .running
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
