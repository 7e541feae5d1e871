import FoundationEssentials
import SkerryViews

/// The sign for an activity that can't be drawn, in the shape of the presentation whose place it takes.
public enum UndrawableActivity {
  /// Draws the sign where there is no room to say why: in an oval of the island.
  ///
  /// - Returns: `nil` for a presentation that has room for the reason.
  public static func sign(
    _ presentation: LiveActivityPresentation, reason: String, environment: PresentationEnvironment, at instant: Date
  ) -> PresentationRendering? {
    guard case .pill = presentation.traits.layout else { return nil }
    let sign = AnyView(Text(verbatim: "!").bold().foregroundStyle(Color.red).accessibilityLabel(Text(verbatim: reason)))
    let views = ActivityViews(
      content: { _, _ in sign },
      island: { _, _ in
        DynamicIsland {
          DynamicIslandExpandedRegion(.center) { sign }
        } compactLeading: {
          sign
        } compactTrailing: {
          sign
        } minimal: {
          sign
        }
      })
    return PresentationBuilder(
      presentation: presentation, activityID: "", isStale: false, environment: environment, families: [],
      pass: environment.pass(at: instant, drawn: nil)
    ).rendering(of: views)
  }
}
