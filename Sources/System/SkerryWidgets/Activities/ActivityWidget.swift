import FoundationEssentials
import SkerryActivities
import SkerryViews

/// Draws the activities of one attributes type, in every presentation, from encoded content.
public final class ActivityWidget {
  /// The unqualified name of the attributes type.
  public let attributesType: String
  /// The sizes for which the content closure has a look of its own, besides the lock screen's.
  public let activityFamilies: [ActivityFamily]
  private let open: Opening
  private let registerType: (ActivityCenter, String) -> Void
  let makeSample: @MainActor (ValuesInViews) -> ActivitySample
  private var opened: [String: OpenedContent] = [:]

  /// Decodes attributes and state.
  typealias Opening = @MainActor (_ attributes: Data, _ state: Data) throws(ActivityContentError) -> ActivityViews

  /// The views of the newest content of an activity, so that bytes are decoded once per content.
  private struct OpenedContent {
    let attributes: Data
    let state: Data
    /// Texts may have been made of dates.
    let uses24HourClock: Bool
    let views: ActivityViews
  }

  /// More activities than a phone can show at once; beyond, contents are decoded again.
  private static let mostOpened = 64

  init(
    attributesType: String, activityFamilies: [ActivityFamily],
    register: @escaping (ActivityCenter, String) -> Void,
    open: @escaping Opening, sample: @escaping @MainActor (ValuesInViews) -> ActivitySample
  ) {
    self.attributesType = attributesType
    self.activityFamilies = activityFamilies
    registerType = register
    self.open = open
    makeSample = sample
  }

  /// Makes the attributes type known to a device, so that pushes for it can be checked.
  public func register(with center: ActivityCenter, for appIdentifier: String) { registerType(center, appIdentifier) }

  /// Draws a presentation as it looks at an instant.
  ///
  /// `drawn` is when a phone would have drawn it, which is what `Date()` and timeline views say in its views: when content
  /// arrived, went stale or came to its end; by default the instant itself.
  ///
  /// - Throws: `ActivityContentError` with the path to what can't be decoded.
  public func rendering(
    of presentation: LiveActivityPresentation, attributes: Data, state: Data, activityID: String,
    isStale: Bool = false, environment: PresentationEnvironment = PresentationEnvironment(), at instant: Date,
    drawn: Date? = nil
  ) throws(ActivityContentError) -> PresentationRendering {
    var environment = environment
    if presentation.traits.family == .small { environment.activityFamily = .small }
    let builder = PresentationBuilder(
      presentation: presentation, activityID: activityID, isStale: isStale, environment: environment,
      families: activityFamilies, pass: environment.pass(at: instant, drawn: drawn))
    let uses24HourClock = environment.uses24HourClock
    return try environment.writing { () throws(ActivityContentError) in
      try PresentTime.standing(at: drawn ?? instant) { () throws(ActivityContentError) in
        builder.rendering(
          of: try views(attributes: attributes, state: state, activityID: activityID, uses24HourClock))
      }
    }
  }

  /// Forgets the decoded content of an activity that is gone.
  public func forget(activityID: String) { opened[activityID] = nil }

  private func views(
    attributes: Data, state: Data, activityID: String, _ uses24HourClock: Bool
  ) throws(ActivityContentError) -> ActivityViews {
    if let known = opened[activityID], known.attributes == attributes, known.state == state,
      known.uses24HourClock == uses24HourClock
    {
      return known.views
    }
    let views = try open(attributes, state)
    if opened.count >= Self.mostOpened { opened.removeAll() }
    opened[activityID] = OpenedContent(
      attributes: attributes, state: state, uses24HourClock: uses24HourClock, views: views)
    return views
  }
}
