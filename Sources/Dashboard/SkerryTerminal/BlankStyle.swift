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
    var (before, after): (Cell?, Cell?)
    var cells: [Cell] = []
    cells.reserveCapacity(run.columns.count)
    while start > 0 {
      let left = cell(start - 1)
      guard left.isPlainBlank else {
        before = left
        break
      }
      cells.append(left)
      start -= 1
    }
    cells.reverse()
    for column in run.columns { cells.append(cell(column)) }
    while end < columns {
      let right = cell(end)
      guard right.isPlainBlank else {
        after = right
        break
      }
      cells.append(right)
      end += 1
    }
    cells.withUnsafeMutableBufferPointer { style($0, before, after) }
    return (CellRun(row: run.row, columns: start..<end), cells)
  }

  /// Styles the blanks among cells that lie between two others.
  private static func style(_ cells: UnsafeMutableBufferPointer<Cell>, _ before: Cell?, _ after: Cell?) {
    var first = 0
    while first < cells.count {
      guard cells[first].isPlainBlank else {
        first += 1
        continue
      }
      var next = first + 1
      while next < cells.count, cells[next].isPlainBlank { next += 1 }
      let isFew = next - first <= most
      for index in first..<next { cells[index].attributes = [] }
      if var following = next < cells.count ? cells[next] : after {
        var index = next
        while index > first {
          index -= 1
          cells[index].follow(following, isOneOfFew: isFew)
          following = cells[index]
        }
      }
      if var previous = first > 0 ? cells[first - 1] : before {
        for index in first..<next {
          cells[index].follow(previous, isOneOfFew: isFew)
          previous = cells[index]
        }
      }
      first = next
    }
  }
}

extension CellAttributes {
  /// What a blank can share with a word without being seen.
  fileprivate static var unseen: CellAttributes { [.bold, .dim, .italic] }
  /// What is seen of a blank.
  fileprivate static var seen: CellAttributes { [.underline, .strikethrough, .reverse] }
}

extension Cell {
  /// True where nothing is seen but the ground.
  @inline(__always)
  fileprivate var isPlainBlank: Bool { glyph == .space && attributes.isDisjoint(with: .seen) }

  /// Takes over what is not seen of a cell on the same ground.
  @inline(__always)
  fileprivate mutating func follow(_ cell: Cell, isOneOfFew: Bool) {
    guard cell.background == background, !cell.attributes.contains(.reverse) else { return }
    let carried = cell.attributes.intersection(.unseen)
    attributes = isOneOfFew ? carried : []
    // What takes back bold takes the colours back as well.
    foreground = attributes == carried ? cell.foreground : .standard
  }
}
