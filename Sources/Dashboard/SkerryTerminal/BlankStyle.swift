import SkerryCells

/// Gives blanks the style of the text before them, or of the text behind them where a ground begins.
///
/// In which colour a blank would write is seen by nobody. As the picture has it, the terminal would mostly be told to change
/// its style for a blank between two words and to change it back: a third of what a first picture takes. What blanks get
/// follows from their row alone, whatever was drawn before.
enum BlankStyle {
  /// The most blanks that stay bold or faint as the word before them: more of them are cleared by one sequence, which plain
  /// ones alone can be.
  private static let most = 8

  /// The cells of a run, and of the blanks on both sides of it, whose style depends on it.
  static func styled(
    _ run: CellRun, among columns: Int, _ cell: (Int) -> Cell
  ) -> (run: CellRun, cells: [Cell]) {
    var (start, end) = (run.columns.lowerBound, run.columns.upperBound)
    var previous: Cell?
    var cells: [Cell] = []
    while start > 0 {
      let left = cell(start - 1)
      guard left.isPlainBlank else {
        previous = left
        break
      }
      cells.append(left)
      start -= 1
    }
    cells.reverse()
    for column in run.columns { cells.append(cell(column)) }
    while end < columns {
      let right = cell(end)
      guard right.isPlainBlank else { break }
      cells.append(right)
      end += 1
    }
    var first = 0
    while first < cells.count {
      guard cells[first].isPlainBlank else {
        previous = cells[first]
        first += 1
        continue
      }
      let next = cells[first...].firstIndex { !$0.isPlainBlank } ?? cells.count
      let isFew = next - first <= most
      var following = next < cells.count ? cells[next] : end < columns ? cell(end) : nil
      for index in (first..<next).reversed() {
        cells[index].attributes = []
        cells[index].follow(following, isOneOfFew: isFew)
        following = cells[index]
      }
      for index in first..<next {
        cells[index].follow(previous, isOneOfFew: isFew)
        previous = cells[index]
      }
      first = next
    }
    return (CellRun(row: run.row, columns: start..<end), cells)
  }
}

extension Cell {
  /// True where nothing is seen but the ground.
  fileprivate var isPlainBlank: Bool {
    glyph == .space && attributes.isDisjoint(with: [.underline, .strikethrough, .reverse])
  }

  /// Takes over what is not seen of a cell on the same ground.
  fileprivate mutating func follow(_ cell: Cell?, isOneOfFew: Bool) {
    guard let cell, cell.background == background, !cell.attributes.contains(.reverse) else { return }
    let carried = cell.attributes.intersection([.bold, .dim, .italic])
    attributes = isOneOfFew ? carried : []
    // What takes back bold takes the colours back as well.
    foreground = attributes == carried ? cell.foreground : .standard
  }
}
