import SkerryCells
import SkerryViews

/// The locked phone.
extension Device {
  func lockScreenPicture(rows: Int) -> SurfacePicture {
    var canvas = PhoneCanvas(columns: settings.model.columns, rows: rows, settings: settings)
    let hasIsland = settings.model.hasIsland
    let isRoomy = rows >= 28
    statusBar(showsTime: false).draw(on: &canvas.painter)
    let clock = LockScreenClock(
      date: wallClock.lockScreenDate, time: wallClock.clockText(uses24HourClock: settings.uses24HourClock), rows: rows)
    canvas.say("Locked, \(clock.date), \(clock.time)")
    if hasIsland { canvas.put(islandPicture(), row: 0) }
    let bottom = isRoomy ? rows - 3 : rows - 1
    var row = hasIsland ? 3 : 1
    if rows >= 16 { row += drawInlineAccessory(on: &canvas, row: row) }
    row = clock.draw(on: &canvas.painter, row: max(row, (hasIsland ? 3 : 1) + (isRoomy ? 1 : 0)))
    if hasRoomForAccessories(from: row, to: bottom) { row += drawAccessoryRow(on: &canvas, row: row) }
    drawLockScreenItems(lockScreenItems(rows: bottom - row), on: &canvas, from: row, to: bottom)
    if isRoomy { canvas.painter.drawLockScreenButtons() }
    return canvas.finished(nextChange: nextMinute)
  }

  /// What lies on the lock screen below its clock, from the top: as much as fits into `rows`, whole.
  func lockScreenItems(rows: Int) -> LockScreenItems {
    let (cards, hiddenCards) = settings.showsLiveActivitiesWhenLocked ? cards(rows: rows) : ([], 0)
    var room = rows - cards.reduce(0) { $0 + $1.grid.size.rows + LockScreenItems.gap }
    var shown = cards
    let notifications = notificationPictures()
    for picture in notifications {
      let height = picture.grid.size.rows
      guard hiddenCards == 0, height <= room else { break }
      shown.append(picture)
      room -= height + LockScreenItems.gap
    }
    return LockScreenItems(
      pictures: shown, hiddenCount: hiddenCards + notifications.count - (shown.count - cards.count))
  }

  /// Rows in which everything on the lock screen can be seen, for whoever scrolls it.
  public var lockScreenRows: Int {
    // The status bar, the clock and the buttons below.
    let rest = 18 + Self.accessoryRows
    return lockScreenItems(rows: .max / 2).pictures.reduce(rest) { $0 + $1.grid.size.rows + LockScreenItems.gap }
  }

  /// The topmost of what lies on the lock screen comes before widgets: people look for it.
  private func hasRoomForAccessories(from top: Int, to bottom: Int) -> Bool {
    let rest = bottom - top - Self.accessoryRows
    guard rest >= -1 else { return false }
    let items = lockScreenItems(rows: rest)
    return items.pictures.first.map { $0.grid.size.rows <= rest } ?? (items.hiddenCount == 0)
  }

  private func drawLockScreenItems(
    _ items: LockScreenItems, on canvas: inout PhoneCanvas, from top: Int, to bottom: Int
  ) {
    // The last row is the home indicator's, unless a card needs it.
    let end = items.pictures.reduce(top - LockScreenItems.gap) { $0 + $1.grid.size.rows + LockScreenItems.gap }
    if end < canvas.rows { canvas.painter.drawHomeIndicator() }
    var row = top
    for picture in items.pictures {
      canvas.put(picture, row: row)
      row += picture.grid.size.rows + LockScreenItems.gap
    }
    guard items.hiddenCount > 0 else { return }
    // Where the cards take every row, the remark takes the home indicator's, and if they take that, the one above them.
    let place = row - 1 <= bottom ? row - 1 : top - 1
    canvas.painter.writeCentred(" +\(items.hiddenCount) more ", row: place, canvas.painter.palette.dim)
  }
}

/// What the lock screen stacks below its clock.
struct LockScreenItems {
  /// From the top.
  let pictures: [SurfacePicture]
  /// How many more there are than fit.
  let hiddenCount: Int

  /// Rows between two of them.
  static let gap = 1
}

extension PhonePainter {
  fileprivate mutating func drawLockScreenButtons() {
    let row = grid.size.rows - 3
    let columns = grid.size.columns
    for (column, symbol) in [(4, "flashlight.off.fill"), (columns - 9, "camera.fill")] {
      tile(CellRect(column: column, row: row - 1, columns: 5, rows: 3), palette.tile)
      let glyph = SymbolTable.glyph(named: symbol).text
      write(glyph, column: column + (5 - CellText(glyph).width) / 2, row: row, palette.text)
    }
  }
}
