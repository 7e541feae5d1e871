import SkerryCells
import SkerryViews
import SkerryWidgets

/// How pictures differ from the usual ones: dark appearance, every colour, the standard text size.
///
/// ```swift
/// let looks: [SnapshotLook] = [.standard, .light, .colors(.colors8), .typeSize(.accessibility3)]
/// ```
nonisolated public struct SnapshotLook: Hashable, Sendable {
  private(set) var names: [String] = []
  private var colorScheme = ColorScheme.dark
  private var typeSize = DynamicTypeSize.large
  private var hidesPrivate = false
  private var uses24HourClock = false
  private var symbolStyle = SymbolStyle.emoji
  private(set) var colors = ColorDepth.truecolor
  private(set) var isASCII = false

  private init(_ name: String? = nil, _ change: (inout SnapshotLook) -> Void = { _ in }) {
    names = name.map { [$0] } ?? []
    change(&self)
  }

  /// Dark appearance, every colour, the standard text size.
  public static let standard = SnapshotLook()
  /// Light appearance.
  public static let light = SnapshotLook("light") { $0.colorScheme = .light }
  /// A locked phone that hides what `privacySensitive()` marks.
  public static let privacy = SnapshotLook("private") { $0.hidesPrivate = true }
  /// Times like 15:00 instead of 3:00 PM.
  public static let clock24Hour = SnapshotLook("24-hour") { $0.uses24HourClock = true }
  /// ASCII characters and eight colours, as on the poorest terminal.
  public static let ascii = SnapshotLook("ascii") {
    $0.isASCII = true
    $0.colors = .colors8
  }
  /// As on a terminal with fewer colours.
  public static func colors(_ depth: ColorDepth) -> SnapshotLook {
    SnapshotLook(depth == .mono ? "mono" : "\(depth.rawValue)-colors") { $0.colors = depth }
  }
  /// With symbols written in plain signs of one column, or with a Nerd Font's icons.
  public static func symbols(_ style: SymbolStyle) -> SnapshotLook {
    SnapshotLook("\(style.rawValue)-symbols") { $0.symbolStyle = style }
  }
  /// With another text size in `@Environment(\.dynamicTypeSize)`; its effect is up to the view.
  public static func typeSize(_ size: DynamicTypeSize) -> SnapshotLook {
    SnapshotLook("\(size)") { $0.typeSize = size }
  }

  /// Changes the surroundings of a presentation.
  func apply(to environment: inout PresentationEnvironment) {
    environment.colorScheme = colorScheme
    environment.dynamicTypeSize = typeSize
    if uses24HourClock { environment.uses24HourClock = true }
    environment.symbolStyle = symbolStyle
    if hidesPrivate { environment.redaction.insert(.privacy) }
  }
}
