import FoundationEssentials
import SkerryWidgets

/// The placed widgets with their timelines, and the extensions they run in.
struct WidgetHost {
  var slots: [PlacedWidget: WidgetSlot] = [:]
  /// The running extensions, by the names of their apps.
  var extensions: [String: WidgetExtension] = [:]
  /// How often providers were asked; each question has a number of its own.
  var loadCount = 0
  /// How often widgets got something else to show.
  private var contentCount = 0
  /// What the controls in the Control Center show, as far as it is known.
  var controls: [PlacedControl] = []
  /// When widgets would have asked by themselves if the program had gone on.
  var keptReloads: [PlacedWidget: Date] = [:]

  /// The number of something new to show.
  mutating func nextContentNumber() -> Int {
    contentCount += 1
    return contentCount
  }
}

/// What a placed widget shows.
package struct WidgetContent {
  package let timeline: WidgetTimeline
  /// Whether the timeline is what is shown, redacted, until there is one.
  package let isPlaceholder: Bool
  /// Another number is other content.
  package let number: Int
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
  /// Counts what it shows, on the whole phone.
  var contentNumber: Int

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

  /// What is shown: the timeline, or its stand-in.
  var content: WidgetContent {
    WidgetContent(timeline: timeline ?? placeholder, isPlaceholder: timeline == nil, number: contentNumber)
  }

  /// Asks for a timeline; a press of a button, which costs nothing, comes before all other causes.
  mutating func ask(_ cause: ReloadCause) {
    if request == nil || !cause.isCounted { request = cause }
  }
}
