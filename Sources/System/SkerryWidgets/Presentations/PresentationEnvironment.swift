import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryViews

/// The circumstances that a presentation depends on besides content and instant.
nonisolated public struct PresentationEnvironment: Sendable {
  /// The sizes of the screen, in points and cells.
  public var metrics = ScreenMetrics.regular
  /// Light or dark; the island is dark always.
  public var colorScheme = ColorScheme.dark
  /// Whether the always-on screen is dimmed: drawn dark, timers without seconds.
  public var isLuminanceReduced = false
  /// Why content is hidden, such as `.privacy` on a locked screen.
  public var redaction: RedactionReasons = []
  /// The locale of dates and numbers.
  public var locale = PhoneLanguage.locale
  /// From which side lines and rows begin, as the phone's language has it.
  public var layoutDirection: LayoutDirection = PhoneLanguage.isRightToLeft ? .rightToLeft : .leftToRight
  /// A time zone identifier; "" is the process's own zone.
  public var timeZone = ""
  /// Whether a day has 24 hours in times of day.
  public var uses24HourClock = PhoneLanguage.uses24HourClock
  /// With which characters symbols are written.
  public var symbolStyle = SymbolStyle.emoji
  /// The text size that views are told; cells have one size only.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// `.small` draws the card as on a Watch.
  public var activityFamily = ActivityFamily.medium
  /// Whether the card fills the screen, as in StandBy.
  public var isFullscreen = false
  /// Whether only updates with an alert arrive.
  public var isUpdateReduced = false
  /// The phone's iOS.
  package var systemVersion = RegistryConditions().systemVersion
  /// The colour behind cards and islands; seen around rounded corners and through translucent tints.
  public var ground = RGB(hex: 0x16181D)

  /// The app's accent colour; the system's blue if `nil`.
  public var accent: Color?

  /// The environment of a phone as it is when new.
  public init() {}

  /// The environment of the views of one surface.
  func values(isDark: Bool, supported: [ActivityFamily]) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = isDark || isLuminanceReduced ? .dark : colorScheme
    values.isLuminanceReduced = isLuminanceReduced
    values.redactionReasons = redaction
    values.values.locale = locale
    values.layoutDirection = layoutDirection
    values.values.timeZoneIdentifier = timeZone
    values.uses24HourClock = uses24HourClock
    values.values.symbolStyle = symbolStyle
    values.dynamicTypeSize = dynamicTypeSize
    values.activityFamily = activityFamily
    values.supportedActivityFamilies = Set(supported + [.medium])
    if let accent { values[AccentColorKey.self] = accent }
    values.isActivityFullscreen = isFullscreen
    values.isActivityUpdateReduced = isUpdateReduced
    values.systemVersion = systemVersion
    return values
  }

  /// A pass over views at an instant; `drawn` is when the system would have run their bodies.
  @MainActor func pass(at instant: Date, drawn: Date? = nil) -> RenderPass {
    let text = LiveTextEnvironment(
      timeZone: timeZone, uses24HourClock: uses24HourClock, isLuminanceReduced: isLuminanceReduced,
      language: locale.identifier)
    return RenderPass(instant: instant, drawn: drawn, textEnvironment: text)
  }
}
