import SkerryViews

/// Date and time at the top of the lock screen.
struct LockScreenClock {
  let date: String
  let time: String
  /// The rows of the screen.
  let rows: Int

  /// Draws them from a row on and returns the row below.
  func draw(on painter: inout PhonePainter, row: Int) -> Int {
    guard rows >= 16 else {
      // A large clock would leave no room for what people look for: the cards.
      painter.writeCentred("\(time)  \(date)", row: row, painter.palette.text, bold: true)
      return row + 1
    }
    let isRoomy = rows >= 28
    painter.writeCentred(date, row: row, painter.palette.dim, bold: true)
    let lines = LargeGlyphs.render(time, height: isRoomy ? .five : .three)
    let top = row + (isRoomy ? 2 : 1)
    for (index, line) in lines.enumerated() { painter.writeCentred(line, row: top + index, painter.palette.text) }
    return top + lines.count + 1
  }
}
