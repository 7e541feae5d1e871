import SkerryWidgets

/// The places for widgets on the lock screen (iOS 16: one line beside the date, and four places below the clock).
package struct LockScreenSlots {
  /// Below the clock; a circle takes one, a rectangle two.
  static let count = 4

  /// The line at the date.
  package private(set) var inline: PlacedWidget?
  /// Below the clock, from the left.
  package private(set) var row: [PlacedWidget] = []

  /// Those of the placed widgets that have a place, first come first served.
  package init(_ placed: [PlacedWidget]) {
    for widget in placed where widget.family.isAccessory && problem(with: widget.family) == nil {
      if widget.family == .accessoryInline { inline = widget } else { row.append(widget) }
    }
  }

  private var used: Int { row.reduce(0) { $0 + Self.places($1.family) } }
  private static func places(_ family: WidgetFamily) -> Int { family == .accessoryRectangular ? 2 : 1 }

  /// Why there is no place for one more, in one sentence.
  func problem(with family: WidgetFamily) -> String? {
    guard family.isAccessory else { return nil }
    if family == .accessoryInline {
      return inline == nil ? nil : "The lock screen has one line for widgets, and it is taken; remove the other first."
    }
    return used + Self.places(family) <= Self.count
      ? nil
      : "The lock screen has \(Self.count) places below the clock, of which a rectangle takes two; remove one first."
  }
}
