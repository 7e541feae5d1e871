import SkerryCells

/// Turns pictures into the bytes that a capable terminal shows them with, for recordings.
///
/// The first picture clears the screen; each one after it is what changed. The same pictures give the same bytes.
nonisolated public struct FrameStream: Sendable {
  private var writer: FrameWriter
  private let depth: ColorDepth
  private let isASCII: Bool
  private var size: CellSize

  public init(size: CellSize, depth: ColorDepth = .truecolor, isASCII: Bool = false) {
    self.size = size
    self.depth = depth
    self.isASCII = isASCII
    writer = FrameWriter(terminal: .full, depth: depth, isASCII: isASCII, size: size)
  }

  /// What clears the screen, hides the cursor and begins anew with another size.
  public mutating func clear(to size: CellSize) -> String {
    self.size = size
    writer.reset(to: size)
    return "\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[H"
  }

  /// What shows a picture.
  public mutating func show(_ picture: Grid) -> String {
    writer.beginFrame()
    writer.draw(picture, changes: nil)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// What leaves the terminal as it was.
  public static let end = "\u{1B}[0m\u{1B}[?25h"
}
