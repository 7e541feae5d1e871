import SkerryViews

/// The sizes, in cells, of everything a phone shows activities in.
///
/// Apple's sizes in points, divided by 8 × 16 points per cell and rounded half up.
nonisolated public struct ScreenMetrics: Hashable, Sendable {
  /// The width of the screen: 49 columns on an iPhone 15 Pro.
  public let screenColumns: Int
  /// The width of the lock screen's card and of the expanded island.
  public let cardColumns: Int
  /// The most one side of the compact island may take.
  public let sideColumns: Int
  /// The gap for the camera in the compact island.
  public let cameraColumns: Int

  /// The camera as an obstacle in the expanded island: 126 × 37 points.
  public static let notchColumns = 16
  /// The rows that the notch of a phone without an island takes.
  public static let notchRows = 2
  /// The content of the minimal presentation: up to 45 points wide, in an oval that is at least as wide.
  public static let minimalColumns = 5
  /// The pill of compact and minimal: a row of text between two half rows.
  public static let pillRows = 3
  /// Cards and the expanded island are 84 to 160 points high.
  public static let cardRows = 5...10
  /// The small card of a Watch: 165 × 72.5 points.
  public static let smallCardColumns = 21
  /// The rows of the small card of a Watch.
  public static let smallCardRows = 5

  /// Metrics for the width of a screen in points: 393 or 402, and 428 and more for the large models.
  public init(screenWidth points: Double) {
    let isLarge = points >= 428
    screenColumns = Points.columns(points)
    // The margins of the 393-point screen; HIG gives no widths for smaller ones.
    cardColumns = Points.columns(isLarge ? 408 : min(371, points - 22))
    sideColumns = Points.columns(isLarge ? 62.33 : 52.33)
    cameraColumns = Points.columns(isLarge ? 250 : 230) - 2 * Points.columns(isLarge ? 62.33 : 52.33)
  }

  /// The compact island with both sides at their widest: 29 columns, or 31 on large models.
  public var islandColumns: Int { cameraColumns + 2 * sideColumns }
  /// The compact island together with the column at each end in which its pill ends round.
  public var pillColumns: Int { islandColumns + 2 }

  /// 393 points wide: 14 Pro, 15, 15 Pro, 16.
  public static let regular = ScreenMetrics(screenWidth: 393)
  /// 430 points wide: Pro Max, Plus.
  public static let large = ScreenMetrics(screenWidth: 430)
}
