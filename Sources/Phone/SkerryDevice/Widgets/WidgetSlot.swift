import FoundationEssentials
import SkerryWidgets

/// The content of a placed widget.
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
  /// The stand-in that is shown until a timeline is there, redacted.
  let placeholder: WidgetTimeline
  /// The newest timeline that has entries.
  var timeline: WidgetTimeline?
  /// When the provider was asked for it.
  var asked: Date?
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
    /// What the widget showed when the program ended, which the provider is asked for again.
    let kept: WidgetReload?

    /// How long an extension may take to answer, in seconds, before the system ends it (undocumented; 30 s is what
    /// other extensions have).
    static let limit = 30.0
    var end: Date { start.addingTimeInterval(Self.limit) }
  }

  /// The content that is shown: the timeline, or its stand-in.
  var content: WidgetContent {
    WidgetContent(timeline: timeline ?? placeholder, isPlaceholder: timeline == nil, number: contentNumber)
  }

  /// The timeline as it is stored.
  func reload(of widget: PlacedWidget) -> WidgetReload? {
    guard let asked else { return nil }
    return WidgetReload(
      widget: widget, date: due?.date, asked: asked, isPutOff: due?.cause == .putOff ? true : nil,
      budget: budget.start == nil ? nil : budget)
  }

  /// Asks for a timeline; a press of a button, which costs nothing, comes before all other causes.
  mutating func ask(_ cause: ReloadCause) {
    if request == nil || !cause.isCounted { request = cause }
  }
}
