import FoundationEssentials
import SkerryCells

/// A picture as a golden file keeps it: what it shows, its cells, its styles and what is spoken.
///
/// ```
/// what       SwiftClimb, minimal
/// instant    2026-01-31T09:41:00Z
/// size       5×3
/// …
/// glyphs
/// 0 │ ▗▄▖ │
/// 1 │▐ ♟ ▌│
/// 2 │ ▝▀▘ │
/// styles
/// 0 │ABBBA│
/// …
/// ```
public struct Snapshot: Sendable {
  /// The title, in a few words.
  public var title: String
  /// The circumstances that the picture depends on, line by line.
  public var circumstances: Circumstances
  public var grid: Grid
  /// The words of a screen reader, element by element.
  public var spoken: [String]

  public init(title: String, circumstances: Circumstances, grid: Grid, spoken: [String] = []) {
    self.title = title
    self.circumstances = circumstances
    self.grid = grid
    self.spoken = spoken
  }

  /// Where and when a picture was made.
  public struct Circumstances: Hashable, Sendable {
    public var instant: Date
    public var device: String
    public var locale = "en_US"
    /// An identifier; empty for the computer's own.
    public var timeZone: String
    /// How many colours the picture is reduced to.
    public var colors = ColorDepth.truecolor
    /// Whether only ASCII glyphs are left.
    public var isASCII = false

    public init(instant: Date, device: String, timeZone: String) {
      self.instant = instant
      self.device = device
      self.timeZone = timeZone
    }
  }

  /// The same picture as a poorer terminal shows it.
  public func reduced(to depth: ColorDepth, ascii: Bool = false) -> Snapshot {
    var copy = self
    copy.grid = GridReduction(depth: depth, ascii: ascii).reduce(grid)
    copy.circumstances.colors = depth
    copy.circumstances.isASCII = ascii
    return copy
  }
}
