import FoundationEssentials
import SkerryActivities
import SkerryBasics

/// An activity as a `#Preview` shows it: its attributes and one state after the other.
public struct ActivityPreview {
  /// The presentation that Xcode would show.
  public let presentation: LiveActivityPresentation
  /// The widget whose activity is shown.
  public let widget: any Widget
  /// The activity's attributes and states, as JSON.
  public let values: PreviewedActivity

  init<Attributes: ActivityAttributes>(
    _ presentation: LiveActivityPresentation, _ widget: any Widget, _ attributes: Attributes,
    _ states: [Attributes.ContentState]
  ) {
    self.presentation = presentation
    self.widget = widget
    values = PreviewedActivity(attributes, states)
  }

  init(_ presentation: LiveActivityPresentation, _ widget: any Widget, values: PreviewedActivity) {
    (self.presentation, self.widget, self.values) = (presentation, widget, values)
  }
}

/// The attributes and states of a preview, without their types.
nonisolated public struct PreviewedActivity: Sendable {
  /// The unqualified name of the attributes type.
  public let attributesType: String
  /// What the attributes are told apart by, which a plugin writes before the keys of a store; `nil` where they have none.
  let identifier: String?
  /// How many states can be shown, one after the other.
  public let stateCount: Int
  /// How activities of the type are started and updated.
  public let starter: any ActivityStarter
  private let encoded: Result<Encoded, ActivityPreviewProblem>

  private struct Encoded: Sendable {
    let attributes: MovableJSON
    let states: [MovableJSON]
  }

  @MainActor init<Attributes: ActivityAttributes>(_ attributes: Attributes, _ states: [Attributes.ContentState]) {
    attributesType = unqualifiedName(of: Attributes.self)
    stateCount = states.count
    identifier = Mirror(reflecting: attributes).children.first { $0.label == "id" }.map { "\($0.value)" }
    starter = ActivityStarterOf<Attributes>()
    // The computer's time: the dates of a preview are relative to the `Date()` that its author wrote.
    let now = PresentTime.virtual ?? .now
    do {
      encoded = .success(
        Encoded(
          attributes: try MovableJSON(attributes, made: now),
          states: try states.map { try MovableJSON($0, made: now) }))
    } catch {
      encoded = .failure(ActivityPreviewProblem(description: "The preview can't be encoded: \(error)"))
    }
  }

  init<Attributes: ActivityAttributes>(_ type: Attributes.Type, problem: ActivityPreviewProblem) {
    (attributesType, stateCount, identifier) = (unqualifiedName(of: Attributes.self), 1, nil)
    starter = ActivityStarterOf<Attributes>()
    encoded = .failure(problem)
  }

  /// Attributes and states as the system keeps them, for a phone whose clock shows `instant`: dates near the moment at
  /// which the preview was made are moved along.
  public func content(at instant: Date) throws(ActivityPreviewProblem) -> ActivityPreviewContent {
    let encoded = try encoded.get()
    return ActivityPreviewContent(
      attributes: encoded.attributes.data(at: instant), states: encoded.states.map { $0.data(at: instant) })
  }
}

/// The encoded values of a preview.
nonisolated public struct ActivityPreviewContent: Hashable, Sendable {
  /// The attributes, as JSON.
  public let attributes: Data
  /// The states, as JSON, in the order of the preview.
  public let states: [Data]
}

/// Why a preview has no content, in one sentence.
nonisolated public struct ActivityPreviewProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why the preview can't be shown, in one sentence.
  public let description: String
}
