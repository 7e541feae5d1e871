import SkerryCells
import SkerryDevice
import SkerryViews

/// The locked phone: a clock, widgets beside it, and below it cards and notifications.
struct LockScreen {
  let device: Device
  /// The height of the screen.
  let rows: Int

  init(_ device: Device, rows: Int) {
    self.device = device
    self.rows = rows
  }

  private var settings: DeviceSettings { device.settings }

  func draw() -> SurfacePicture {
    var canvas = PhoneCanvas(columns: settings.model.columns, rows: rows, settings: settings)
    let hasIsland = settings.model.hasIsland
    let isRoomy = rows >= 28
    StatusBar(device, showsTime: false).draw(on: &canvas.painter)
    let clock = LockScreenClock(
      date: device.wallClock.lockScreenDate,
      time: device.wallClock.clockText(uses24HourClock: settings.uses24HourClock), rows: rows)
    let accessories = LockScreenAccessories(device)
    canvas.say("Locked, \(clock.date), \(clock.time)")
    if hasIsland { canvas.put(device.islandPicture(), row: 0) }
    let bottom = isRoomy ? rows - 3 : rows - 1
    var row = hasIsland ? 3 : 1
    if rows >= 16 { row += accessories.drawLine(on: &canvas, row: row) }
    row = clock.draw(on: &canvas.painter, row: max(row, (hasIsland ? 3 : 1) + (isRoomy ? 1 : 0)))
    if hasRoomForAccessories(from: row, to: bottom) { row += accessories.drawRow(on: &canvas, row: row) }
    draw(items(rows: bottom - row), on: &canvas, from: row, to: bottom)
    if isRoomy { canvas.painter.drawLockScreenButtons() }
    return canvas.finished(nextChange: device.nextMinute)
  }

  /// What lies on the lock screen below its clock, from the top: as much as fits into `rows`, whole.
  private func items(rows: Int) -> LockScreenItems {
    let (cards, hiddenCards) = settings.showsLiveActivitiesWhenLocked ? cards(rows: rows) : ([], 0)
    var room = rows - cards.reduce(0) { $0 + $1.grid.size.rows + LockScreenItems.gap }
    var shown = cards
    let notifications = NotificationPicture.stacks(device)
    for picture in notifications {
      let height = picture.grid.size.rows
      guard hiddenCards == 0, height <= room else { break }
      shown.append(picture)
      room -= height + LockScreenItems.gap
    }
    return LockScreenItems(
      pictures: shown, hiddenCount: hiddenCards + notifications.count - (shown.count - cards.count))
  }

  /// The cards from the top, as many as fit into `rows`, and how many do not.
  private func cards(rows: Int) -> (pictures: [SurfacePicture], hidden: Int) {
    let count = device.center.withRegistry { $0.cardCount }
    var pictures: [SurfacePicture] = []
    var used = 0
    for record in device.center.withRegistry({ $0.cards(limit: 8) }) {
      let picture = CardPicture(device, record).draw()
      let height = picture.grid.size.rows + 1
      if used + height > rows + 1, !pictures.isEmpty { break }
      pictures.append(picture)
      used += height
    }
    return (pictures, count - pictures.count)
  }

  /// Rows in which everything can be seen.
  var wholeRows: Int {
    // The status bar, the clock and the buttons below.
    let rest = 18 + LockScreenAccessories.rows
    return items(rows: rows).pictures.reduce(rest) { $0 + $1.grid.size.rows + LockScreenItems.gap }
  }

  /// The topmost of what lies on the lock screen comes before widgets: people look for it.
  private func hasRoomForAccessories(from top: Int, to bottom: Int) -> Bool {
    let rest = bottom - top - LockScreenAccessories.rows
    guard rest >= -1 else { return false }
    let items = items(rows: rest)
    return items.pictures.first.map { $0.grid.size.rows <= rest } ?? (items.hiddenCount == 0)
  }

  private func draw(_ items: LockScreenItems, on canvas: inout PhoneCanvas, from top: Int, to bottom: Int) {
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
