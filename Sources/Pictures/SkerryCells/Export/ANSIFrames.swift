/// Pictures one after another as text for a capable terminal, for recordings: the first one whole, each one after it as
/// the cells that changed.
///
/// Nothing but places, colours and attributes, written plainly: every run of cells says where it goes, and a picture begins
/// and ends with the terminal's own style. The same pictures give the same text.
public struct ANSIFrames: Sendable {
  private let reduction: GridReduction
  /// What the terminal shows, reduced.
  private var shown: Grid

  public init(size: CellSize, depth: ColorDepth = .truecolor, isASCII: Bool = false) {
    reduction = GridReduction(depth: depth, ascii: isASCII)
    shown = Grid(size: size)
  }

  /// What clears the screen, hides the cursor and begins anew with another size.
  public mutating func clear(to size: CellSize) -> String {
    shown = Grid(size: size)
    return "\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[H"
  }

  /// What shows a picture; what lies outside of the size is left out.
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

  /// What leaves the terminal as it was.
  public static let end = "\u{1B}[0m\u{1B}[?25h"
}
