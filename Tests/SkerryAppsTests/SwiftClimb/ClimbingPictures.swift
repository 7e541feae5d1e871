import FoundationEssentials
import SkerryCells
import SkerryTesting
import SkerryViews
import SkerryWidgets
import Testing

@testable import SkerryApps
@testable import SwiftClimb

/// One state of an activity and everything its presentations depend on.
@MainActor struct ClimbingPictures {
  var discipline = "bouldering"
  var climbs = 12
  var attempts = 34
  var isStale = false
  /// Seconds since the start, at 8:00 AM.
  var elapsed = 3754.0
  /// Seconds from the start to the last update.
  var updated = 0.0
  var environment = PresentationEnvironment()

  static let sessionId = UUID(uuidString: "123E4567-E89B-12D3-A456-426614174000") ?? UUID()

  func rendering(_ presentation: LiveActivityPresentation) throws -> PresentationRendering {
    let widget = try #require(WidgetCollection(SwiftClimbWidgets()).activities["ClimbingSessionAttributes"])
    let attributes = ClimbingSessionAttributes(
      sessionId: Self.sessionId, discipline: discipline, startedAt: ClimbingPhone.start)
    let state = ClimbingSessionAttributes.ContentState(
      climbCount: climbs, attemptCount: attempts,
      lastUpdated: ClimbingPhone.start.addingTimeInterval(updated))
    var environment = environment
    environment.timeZone = "UTC"
    return try widget.rendering(
      of: presentation, attributes: JSONEncoder().encode(attributes), state: JSONEncoder().encode(state),
      activityID: "A", isStale: isStale, environment: environment, at: ClimbingPhone.start.addingTimeInterval(elapsed))
  }

  func text(_ presentation: LiveActivityPresentation) throws -> String {
    try rendering(presentation).grid.plainText()
  }
}

/// Draws a screen of the app as wide as a phone.
@MainActor func screenText(_ content: some View, elapsed: Double = 3754, columns: Int = 49) -> String {
  screenGrid(content, elapsed: elapsed, columns: columns).plainText()
}

/// A screen of the app, to be compared with a golden file.
@MainActor func screenSnapshot(_ content: some View, columns: Int) -> Snapshot {
  Snapshot(
    title: "SwiftClimb, screen",
    circumstances: Snapshot.Circumstances(instant: ClimbingPhone.start, device: "\(columns) columns", timeZone: "UTC"),
    grid: screenGrid(content, elapsed: 0, columns: columns))
}

@MainActor private func screenGrid(_ content: some View, elapsed: Double, columns: Int) -> Grid {
  var values = EnvironmentValues()
  values.colorScheme = .dark
  values.timeZoneIdentifier = "UTC"
  let pass = RenderPass(
    instant: ClimbingPhone.start.addingTimeInterval(elapsed), textEnvironment: LiveTextEnvironment(timeZone: "UTC"))
  let root = ViewContext(environment: values, pass: pass).single(content)
  let frame = ViewRendering.Frame(columns: columns, mostRows: 30)
  let rendering = ViewRendering(pass: pass, root: root, frame: frame, ground: .blank)
  #expect(!rendering.warnings.contains { $0.kind == .tooTall })
  return rendering.grid
}
