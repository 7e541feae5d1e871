import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// Keeps the presentations that are on screen: bodies run again only when content or surroundings change.
///
/// It saves work and decides nothing: what a presentation says follows from content, surroundings and the instant, and
/// from when a phone would have drawn it, never from when somebody looked.
final class PresentationCache {
  private struct Key: Hashable {
    let id: String
    let presentation: LiveActivityPresentation
  }
  private struct Entry {
    let contentVersion: Int
    let held: DrawnContent.Held?
    let isStale: Bool
    let drawn: Date
    let look: PresentationLook
    let rendering: Result<PresentationRendering, ActivityContentError>
  }
  private var entries: [Key: Entry] = [:]

  /// The presentation of an activity at an instant.
  func rendering(
    _ presentation: LiveActivityPresentation, of record: ActivityRecord, held: DrawnContent.Held?, drawn: Date,
    widget: ActivityWidget, look: PresentationLook, at now: Date, isThere: (String) -> Bool
  ) -> Result<PresentationRendering, ActivityContentError> {
    let key = Key(id: record.id, presentation: presentation)
    let isStale = record.isDrawnStale
    if let entry = entries[key], entry.held == held,
      held != nil || entry.contentVersion == record.contentVersion, entry.isStale == isStale, entry.drawn == drawn,
      entry.look == look
    {
      if case .success(let rendering) = entry.rendering { _ = rendering.advance(to: now) }
      return entry.rendering
    }
    if entries[key] == nil { forgetGone(isThere) }
    let rendering = Result { () throws(ActivityContentError) in
      try widget.rendering(
        of: presentation, attributes: record.attributes, state: held?.state ?? record.state, activityID: record.id,
        isStale: isStale, environment: look.environment, at: now, drawn: drawn)
    }
    entries[key] = Entry(
      contentVersion: record.contentVersion, held: held, isStale: isStale, drawn: drawn, look: look,
      rendering: rendering)
    return rendering
  }

  /// Forgets the presentations of activities that are gone; of more than can be shown at once all.
  private func forgetGone(_ isThere: (String) -> Bool) {
    let gone = Set(entries.keys.map(\.id)).filter { !isThere($0) }
    if !gone.isEmpty { entries = entries.filter { !gone.contains($0.key.id) } }
    if entries.count > 64 { entries.removeAll() }
  }
}

extension PresentationCache {
  /// How many presentations are kept.
  var count: Int { entries.count }
}

/// The meaning of the phone's settings for presentations.
nonisolated struct PresentationLook: Hashable, Sendable {
  let metrics: ScreenMetrics
  let colorScheme: ColorScheme
  let isLuminanceReduced: Bool
  let timeZone: String
  let language: String
  let uses24HourClock: Bool
  let symbolStyle: SymbolStyle
  /// Whether what `privacySensitive()` marks is hidden.
  let hidesPrivate: Bool
  let systemVersion: SystemVersion

  init(
    _ settings: DeviceSettings, presentation: LiveActivityPresentation = .lockScreen, hidesPrivate: Bool = false
  ) {
    let traits = presentation.traits
    metrics = settings.model.metrics
    colorScheme = traits.isAlwaysDark ? .dark : settings.colorScheme
    isLuminanceReduced = settings.screen == .alwaysOn && traits.isDimmedWithPhone
    timeZone = settings.timeZone
    language = PhoneLanguage.identifier
    uses24HourClock = settings.uses24HourClock
    symbolStyle = settings.symbolStyle
    self.hidesPrivate = hidesPrivate && traits.hidesPrivate
    systemVersion = settings.systemVersion
  }

  var environment: PresentationEnvironment {
    var environment = PresentationEnvironment()
    environment.metrics = metrics
    environment.colorScheme = colorScheme
    environment.isLuminanceReduced = isLuminanceReduced
    environment.timeZone = timeZone
    environment.uses24HourClock = uses24HourClock
    environment.symbolStyle = symbolStyle
    environment.ground = Wallpaper.ground
    environment.systemVersion = systemVersion
    if hidesPrivate { environment.redaction = .privacy }
    return environment
  }
}
