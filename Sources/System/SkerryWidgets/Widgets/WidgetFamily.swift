import SkerryCells
import SkerryViews

/// The size of a widget.
nonisolated public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// Two by two icons.
  case systemSmall
  /// Two rows of four icons.
  case systemMedium
  /// Four rows of four icons.
  case systemLarge
  /// Four rows of eight icons, on an iPad only.
  case systemExtraLarge
  /// A circle on the lock screen.
  case accessoryCircular
  /// Three lines on the lock screen.
  case accessoryRectangular
  /// One line above the lock screen's clock.
  case accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// Whether it stands on the lock screen, in one colour and without a ground.
  public var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCircular.rawValue }

  /// The size in points on a screen 393 points wide.
  package var pointSize: LayoutSize {
    switch self {
    case .systemSmall: LayoutSize(width: 158, height: 158)
    case .systemMedium: LayoutSize(width: 338, height: 158)
    case .systemLarge: LayoutSize(width: 338, height: 354)
    case .systemExtraLarge: LayoutSize(width: 715, height: 354)
    case .accessoryCircular: LayoutSize(width: 72, height: 72)
    case .accessoryRectangular: LayoutSize(width: 160, height: 72)
    case .accessoryInline: LayoutSize(width: 234, height: 26)
    }
  }

  /// The size in cells: 20 × 10, 42 × 10, 42 × 22 for the three of the home screen.
  public var cellSize: CellSize {
    let rows = self == .accessoryInline ? 1 : Points.rows(pointSize.height)
    return CellSize(columns: Points.columns(pointSize.width), rows: rows)
  }
}
