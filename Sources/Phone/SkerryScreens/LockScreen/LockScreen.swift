import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryViews

/// The locked phone: a clock, widgets beside it, and below it cards and notifications.
struct LockScreen {
  let device: Device
  /// The height of the screen.
  let rows: Int
  /// Whether nothing is left out: then the screen is as much higher as it must be.
  let isWhole: Bool

  init(_ device: Device, rows: Int, isWhole: Bool = false) {
    self.device = device
    self.rows = rows
    self.isWhole = isWhole
  }

  private var settings: DeviceSettings { device.settings }

  func draw() -> SurfacePicture {
    let hasIsland = settings.model.hasIsland
    let isRoomy = rows >= 28
    let clock = LockScreenClock(uses24HourClock: settings.uses24HourClock, rows: rows)
    let accessories = LockScreenAccessories(device)
    let top = hasIsland ? 3 : 1
    let lineRows = rows >= 16 || isWhole ? accessories.lineRows : 0
    let clockRow = max(top + lineRows, top + (isRoomy ? 1 : 0))
    let clockEnd = clockRow + clock.height
    let seenBottom = isRoomy ? rows - 3 : rows - 1
    let comesFirst = accessories.rowRows > 0 && hasRoomForAccessories(from: clockEnd, to: seenBottom)
    let first = clockEnd + (comesFirst ? accessories.rowRows : 0)
    let items = items(rows: isWhole ? .max / 2 : seenBottom - first)
    let end = items.end(from: first)
    // Accessories for which there is no room at the top lie below everything else, where one can scroll to them.
    let last = isWhole && !comesFirst && accessories.rowRows > 0 ? end + LockScreenItems.gap + accessories.rowRows : end
    let height = isWhole && last > seenBottom ? last + (isRoomy ? 4 : 1) + (items.hiddenCount > 0 ? 1 : 0) : rows

    var canvas = PhoneCanvas(columns: settings.model.columns, rows: height, settings: settings)
    StatusBar.put(on: &canvas, device, showsTime: false)
    canvas.say { [device] in "Locked, \(clock.words(device.wallClock))" }
    if hasIsland { canvas.put(device.islandPicture(), row: 0) }
    if lineRows > 0 { accessories.drawLine(on: &canvas, row: top) }
    canvas.putClock(
      in: CellRect(column: 0, row: clockRow, columns: canvas.columns, rows: clock.height), of: device,
      draw: clock.draw(_:on:))
    if comesFirst { accessories.drawRow(on: &canvas, row: clockEnd) }
    draw(items, on: &canvas, from: first, to: isRoomy ? height - 3 : height - 1)
    if last > end { accessories.drawRow(on: &canvas, row: end + LockScreenItems.gap) }
    if isRoomy, !settings.model.hasHomeButton { canvas.painter.drawLockScreenButtons(settings.symbolStyle) }
    // Cards that found no room may have become lower.
    return canvas.finished(nextChange: items.hiddenCount > 0 ? device.nextMinute : nil)
  }

  /// The items on the lock screen below its clock, from the top: as much as fits into `rows`, whole.
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

  /// The cards that a screen has room for, and those that a scrolled one has.
  private static let (usual, most) = (8, 32)

  /// The cards from the top, as many as fit into `rows`, and how many do not.
  private func cards(rows: Int) -> (pictures: [SurfacePicture], hidden: Int) {
    let count = device.center.withRegistry { $0.cardCount }
    var pictures: [SurfacePicture] = []
    var used = 0
    // As many records as are looked at anyway, and then more, where there is room: of 100,000 nobody wants a list.
    for limit in [Self.usual, Self.most] where limit == Self.usual || pictures.count == Self.usual {
      for record in device.center.withRegistry({ $0.cards(limit: limit) }).dropFirst(pictures.count) {
        let picture = CardPicture(device, record).draw()
        let height = picture.grid.size.rows + 1
        if used + height > rows + 1, !pictures.isEmpty { return (pictures, count - pictures.count) }
        pictures.append(picture)
        used += height
      }
    }
    return (pictures, count - pictures.count)
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
    if items.end(from: top) < canvas.rows { canvas.painter.drawHomeIndicator(device.settings.model) }
    var row = top
    for picture in items.pictures {
      canvas.put(picture, row: row)
      row += picture.grid.size.rows + LockScreenItems.gap
    }
    guard items.hiddenCount > 0 else { return }
    // Where the cards take every row, the remark takes the home indicator's, and if they take that, the one above them.
    let place = row - 1 <= bottom ? row - 1 : top - 1
    canvas.painter.writeCentred(" +\(items.hiddenCount) more ", row: place, canvas.painter.palette.dim)
    canvas.say("\(items.hiddenCount) more")
  }
}

/// Date and time at the top of the lock screen.
struct LockScreenClock {
  let uses24HourClock: Bool
  /// The rows of the screen.
  let rows: Int

  /// A large clock would leave no room for what people look for: the cards.
  private var isLarge: Bool { rows >= 16 }
  private var isRoomy: Bool { rows >= 28 }
  private var digits: LargeGlyphs.Height { isRoomy ? .five : .three }
  private var rowsAboveDigits: Int { isRoomy ? 2 : 1 }

  /// The rows of both, with the gap below large digits.
  var height: Int { isLarge ? rowsAboveDigits + digits.rawValue + 1 : 1 }

  /// What it says at a time.
  func words(_ clock: WallClock) -> String { "\(date(clock)), \(time(clock))" }

  private func date(_ clock: WallClock) -> String { clock.lockScreenDate(in: PhoneLanguage.identifier) }

  private func time(_ clock: WallClock) -> String {
    clock.clockText(uses24HourClock: uses24HourClock, in: PhoneLanguage.identifier)
  }

  /// The time as large digits can be drawn: those of some languages have no large type here.
  private func drawnTime(_ clock: WallClock) -> String {
    let time = time(clock)
    return LargeGlyphs.canRender(time, height: digits) ? time : clock.clockText(uses24HourClock: uses24HourClock)
  }

  /// Draws both onto their rows.
  func draw(_ clock: WallClock, on painter: inout PhonePainter) {
    let (date, time) = (date(clock), time(clock))
    guard isLarge else { return painter.writeCentred("\(time)  \(date)", row: 0, painter.palette.text, bold: true) }
    painter.writeCentred(date, row: 0, painter.palette.dim, bold: true)
    for (index, line) in LargeGlyphs.render(drawnTime(clock), height: digits).enumerated() {
      painter.writeCentred(line, row: rowsAboveDigits + index, painter.palette.text)
    }
  }
}

/// The items that the lock screen stacks below its clock.
struct LockScreenItems {
  /// From the top.
  let pictures: [SurfacePicture]
  /// How many more there are than fit.
  let hiddenCount: Int

  /// Rows between two of them.
  static let gap = 1

  /// The row below the last of them, where the first begins in a row; that row less the gap if there are none.
  func end(from top: Int) -> Int {
    pictures.reduce(top - Self.gap) { $0 + $1.grid.size.rows + Self.gap }
  }
}

extension PhonePainter {
  fileprivate mutating func drawLockScreenButtons(_ style: SymbolStyle) {
    let row = grid.size.rows - 3
    let columns = grid.size.columns
    for (column, symbol) in [(4, "flashlight.off.fill"), (columns - 9, "camera.fill")] {
      tile(CellRect(column: column, row: row - 1, columns: 5, rows: 3), palette.tile)
      let glyph = SymbolTable.glyph(named: symbol, style: style).cells
      write(glyph, column: column + (5 - glyph.width) / 2, row: row, palette.text)
    }
  }
}
