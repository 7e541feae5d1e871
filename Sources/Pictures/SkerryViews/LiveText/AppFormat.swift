import FoundationEssentials
import SkerryBasics

/// A format that an app brought along for the current date: what it says at an instant, and when it says something else.
nonisolated public struct AppFormat: Hashable, Sendable {
  private let style: any Hashable & Sendable
  private let text: @Sendable (Date) -> String
  private let change: @Sendable (Date) -> Date?

  /// A format of an app's own, asked again whenever its text changes.
  public init<Style: DiscreteFormatStyle & Sendable>(_ style: Style)
  where Style.FormatInput == Date, Style.FormatOutput == String {
    self.style = style
    text = { style.format($0) }
    change = { style.discreteInput(after: $0) }
  }

  public static func == (one: AppFormat, other: AppFormat) -> Bool {
    AnyHashable(one.style) == AnyHashable(other.style)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}

nonisolated extension AppFormat: ChangingText {
  func string(at moment: Moment, in environment: LiveTextEnvironment) -> String { text(moment.date) }

  /// A style that names an instant that has passed would never let a caller sleep.
  func candidate(after moment: Moment, in environment: LiveTextEnvironment) -> Moment? {
    guard let next = change(moment.date).map({ Moment($0) }), next > moment else { return nil }
    return next
  }

  /// The next midnight (UTC): a style that names each minute, and says the same for days, is asked again then.
  func searchEnd(after moment: Moment) -> Moment? {
    Moment(microseconds: (floorDivide(moment.microseconds, Moment.day) + 1) * Moment.day)
  }
}

nonisolated extension Text {
  /// The current date in a style of the app's own, kept up to date (SwiftUI, iOS 18: any `DiscreteFormatStyle`).
  public init<Style: DiscreteFormatStyle & Sendable>(_ source: TimeDataSource<Date>, format: Style)
  where Style.FormatInput == Date, Style.FormatOutput == String {
    self.init(.live(.format(AppFormat(format))))
  }
}
