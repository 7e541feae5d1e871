/// Pictures one after another as text for a capable terminal, for recordings: the first one whole, each one after it as
/// the cells that changed.
///
/// Nothing but places, colours and attributes, written plainly: every run of cells says where it goes, and a picture begins
/// and ends with the terminal's own style. The same pictures give the same text.
public struct ANSIFrames: Sendable {
  private let reduction: GridReduction
  /// The picture on the terminal, reduced.
  private var shown: Grid

  public init(size: CellSize, depth: ColorDepth = .truecolor, isASCII: Bool = false) {
    reduction = GridReduction(depth: depth, ascii: isASCII)
    shown = Grid(size: size)
  }

  /// The bytes that clear the screen, hide the cursor and begin anew with another size.
  public mutating func clear(to size: CellSize) -> String {
    shown = Grid(size: size)
    return "\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[H"
  }

  /// The bytes that show a picture; cells outside of the size are left out.
  public mutating func show(_ picture: Grid) -> String {
    let reduced = reduction.reduce(picture.size == shown.size ? picture : picture.cropped(to: shown.bounds))
    let writer = ANSIWriter(depth: reduction.depth)
    var text = ""
    var style = Cell.blank
    var row: Int?
    for run in shown.follow(reduced) {
      // The row is said once: what else changed in it stands to the right.
      text +=
        row == run.row
        ? "\u{1B}[\(run.columns.lowerBound + 1)G" : "\u{1B}[\(run.row + 1);\(run.columns.lowerBound + 1)H"
      row = run.row
      reduced.withRow(run.row) { writer.write($0[run.columns], from: &style, to: &text) }
    }
    if !style.hasStyle(of: .blank) { text += "\u{1B}[0m" }
    return text
  }

  /// The bytes that leave the terminal as it was.
  public static let end = "\u{1B}[0m\u{1B}[?25h"
}
