import FoundationEssentials
import SkerryWidgets

/// The placed widgets with their timelines, and the extensions they run in.
struct WidgetHost {
  var slots: [PlacedWidget: WidgetSlot] = [:]
  /// The running extensions, by the names of their apps.
  var extensions: [String: WidgetExtension] = [:]
  /// How often providers were asked; each question has a number of its own.
  var loadCount = 0
  /// What the controls in the Control Center show, as far as it is known.
  var controls: [PlacedControl] = []
  /// When widgets would have asked by themselves if the program had gone on.
  var keptReloads: [PlacedWidget: Date] = [:]
}

/// A placed widget: what it shows, what was asked for, and when something is due.
struct WidgetSlot {
  let widget: TimelineWidget
  /// What is shown until a timeline is there, redacted.
  let placeholder: WidgetTimeline
  /// The newest timeline that has entries.
  var timeline: WidgetTimeline?
  /// Why the provider is to be asked as soon as everything else is done.
  var request: ReloadCause?
  /// The load that the provider has not answered yet.
  var load: Load?
  /// When the provider is asked again by itself.
  var due: (date: Date, cause: ReloadCause)?
  var budget = ReloadBudget()
  let rendering = WidgetRenderingCache()

  /// A question that a provider was asked.
  struct Load {
    let number: Int
    let cause: ReloadCause
    let start: Date

    /// How long an extension may take to answer, in seconds, before the system ends it (undocumented; 30 s is what
    /// other extensions have).
    static let limit = 30.0
    var end: Date { start.addingTimeInterval(Self.limit) }
  }

  /// What is shown, and whether it is the stand-in.
  var shown: (timeline: WidgetTimeline, isPlaceholder: Bool) {
    timeline.map { ($0, false) } ?? (placeholder, true)
  }

  /// Asks for a timeline; a press of a button, which costs nothing, comes before all other causes.
  mutating func ask(_ cause: ReloadCause) {
    if request == nil || !cause.isCounted { request = cause }
  }
}

/// Keeps the picture of a widget: its views are built again only for another timeline or other surroundings.
final class WidgetRenderingCache {
  private var entry: (look: PresentationLook, isPlaceholder: Bool, rendering: PresentationRendering)?

  func forget() { entry = nil }

  func rendering(
    of shown: (timeline: WidgetTimeline, isPlaceholder: Bool), look: PresentationLook, at now: Date
  ) -> PresentationRendering {
    if let entry, entry.look == look, entry.isPlaceholder == shown.isPlaceholder {
      _ = entry.rendering.advance(to: now)
      return entry.rendering
    }
    var environment = look.environment
    if shown.isPlaceholder { environment.redaction.insert(.placeholder) }
    let rendering = shown.timeline.rendering(environment: environment, at: now)
    entry = (look, shown.isPlaceholder, rendering)
    return rendering
  }
}
