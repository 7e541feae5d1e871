import SkerryWidgets

/// An iPhone model: its screen, its island, and the OS it runs.
nonisolated public struct DeviceModel: Hashable, Sendable, Identifiable {
  /// The name on the command line, such as `iphone-15-pro`.
  public let id: String
  public let name: String
  /// Width and height of the screen in points.
  public let width: Double
  public let height: Double
  public let hasIsland: Bool
  /// Whether the locked screen stays on, dimmed (iPhone 14 Pro and later Pro models).
  public let hasAlwaysOnDisplay: Bool

  private init(_ id: String, _ name: String, _ width: Double, _ height: Double, hasIsland: Bool) {
    self.id = id
    self.name = name
    self.width = width
    self.height = height
    self.hasIsland = hasIsland
    // Every model with an island in the list below is a Pro model.
    hasAlwaysOnDisplay = hasIsland
  }

  /// Whether a button leads home: such a phone has no line at the lower edge, and no buttons on the lock screen.
  public var hasHomeButton: Bool { height < 700 }

  /// The sizes of everything the screen shows activities in, in cells.
  public var metrics: ScreenMetrics { ScreenMetrics(screenWidth: width) }
  /// Columns of the screen.
  public var columns: Int { metrics.screenColumns }
  /// Columns of cards and of the expanded island.
  public var cardColumns: Int { metrics.cardColumns }

  /// The models that can be chosen, smallest first (sizes: HIG, Live Activities).
  public static let all = [iPhoneSE, iPhone14, iPhone14Pro, iPhone15Pro, iPhone16ProMax, iPhone17Pro]

  public static let iPhoneSE = DeviceModel("iphone-se", "iPhone SE", 375, 667, hasIsland: false)
  public static let iPhone14 = DeviceModel("iphone-14", "iPhone 14", 390, 844, hasIsland: false)
  public static let iPhone14Pro = DeviceModel("iphone-14-pro", "iPhone 14 Pro", 393, 852, hasIsland: true)
  public static let iPhone15Pro = DeviceModel("iphone-15-pro", "iPhone 15 Pro", 393, 852, hasIsland: true)
  public static let iPhone16ProMax = DeviceModel("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, hasIsland: true)
  public static let iPhone17Pro = DeviceModel("iphone-17-pro", "iPhone 17 Pro", 402, 874, hasIsland: true)

  /// The model of everything that says nothing else.
  public static let standard = iPhone15Pro

  /// The model of that name; "15 pro", "iPhone 15 Pro" and "iphone-15-pro" all name the same.
  public static func named(_ name: String) -> DeviceModel? {
    func key(_ text: String) -> String {
      let letters = text.lowercased().filter { $0.isLetter || $0.isNumber }
      return letters.hasPrefix("iphone") ? String(letters.dropFirst(6)) : letters
    }
    return all.first { key($0.id) == key(name) }
  }
}
