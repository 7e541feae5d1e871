import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryViews

/// The whole screen of the phone.
extension Device {
  /// The screen as it is now, as wide as the model's and `rows` high; what does not fit below is left out.
  public func phonePicture(rows: Int) -> SurfacePicture {
    settings.isLocked ? lockScreenPicture(rows: rows) : unlockedPicture(rows: rows)
  }

  private var wallClock: WallClock { WallClock(now, timeZone: settings.timeZone) }
  private var nextMinute: Date { WallClock.nextMinute(after: now, timeZone: settings.timeZone) }

  /// Draws the status bar; the island covers its middle.
  private func drawStatusBar(_ painter: inout PhonePainter, showsTime: Bool, row: Int) {
    let columns = painter.grid.size.columns
    let colour = painter.palette.text
    if showsTime {
      painter.write(
        wallClock.clockText(uses24HourClock: settings.uses24HourClock), column: 4, row: row, colour, bold: true)
    } else {
      painter.write("Skerry", column: 3, row: row, painter.palette.dim)
    }
    let percent = Int((settings.batteryLevel * 100).rounded())
    // Unlocked, the island may grow into the room of the bars, as it does on a phone.
    let status = showsTime ? "\(percent)%" : "▂▄▆ \(percent)%"
    painter.write(status, column: columns - CellText(status).width - 2, row: row, colour)
  }

  private func put(_ picture: SurfacePicture, _ painter: inout PhonePainter, _ whole: inout SurfacePicture, row: Int) {
    let column = (painter.grid.size.columns - picture.grid.size.columns) / 2
    painter.put(picture.grid, column: column, row: row)
    whole.merge(picture, at: CellPoint(column: column, row: row))
  }

  // MARK: Locked

  private func lockScreenPicture(rows: Int) -> SurfacePicture {
    var painter = PhonePainter(columns: settings.model.columns, rows: rows, settings: settings)
    var picture = SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
    let hasIsland = settings.model.hasIsland
    drawStatusBar(&painter, showsTime: false, row: hasIsland ? 1 : 0)
    if hasIsland { put(islandPicture(), &painter, &picture, row: 0) }
    var row = hasIsland ? 3 : 1
    let isRoomy = rows >= 28
    if isRoomy { row += 1 }
    let date = wallClock.lockScreenDate
    let clock = wallClock.clockText(uses24HourClock: settings.uses24HourClock)
    if rows < 16 {
      // A large clock would leave no room for what people look for: the cards.
      painter.writeCentred("\(clock)  \(date)", row: row, painter.palette.text, bold: true)
      row += 1
    } else {
      painter.writeCentred(date, row: row, painter.palette.dim, bold: true)
      row += isRoomy ? 2 : 1
      for line in LargeGlyphs.render(clock, height: isRoomy ? .five : .three) {
        painter.writeCentred(line, row: row, painter.palette.text)
        row += 1
      }
      row += 1
    }
    picture.utterances = [.line("Locked, \(date), \(clock)")]
    drawHomeIndicator(&painter)
    drawCards(&painter, &picture, from: row, to: isRoomy ? rows - 3 : rows - 1)
    if isRoomy { drawLockScreenButtons(&painter) }
    picture.grid = painter.grid
    picture.changes(at: nextMinute)
    return picture
  }

  private func drawCards(_ painter: inout PhonePainter, _ picture: inout SurfacePicture, from top: Int, to bottom: Int)
  {
    let (cards, hidden) = cards(rows: bottom - top)
    var row = top
    for card in cards {
      put(card, &painter, &picture, row: row)
      row += card.grid.size.rows + 1
    }
    // Where the cards take every row, the remark takes the home indicator's.
    if hidden > 0 { painter.writeCentred(" +\(hidden) more ", row: min(row - 1, bottom), painter.palette.dim) }
  }

  private func drawLockScreenButtons(_ painter: inout PhonePainter) {
    let row = painter.grid.size.rows - 3
    let columns = painter.grid.size.columns
    for (column, symbol) in [(4, "flashlight.off.fill"), (columns - 9, "camera.fill")] {
      painter.tile(CellRect(column: column, row: row - 1, columns: 5, rows: 3), painter.palette.tile)
      let glyph = SymbolTable.glyph(named: symbol).text
      painter.write(glyph, column: column + (5 - CellText(glyph).width) / 2, row: row, painter.palette.text)
    }
  }

  private func drawHomeIndicator(_ painter: inout PhonePainter) {
    painter.writeCentred("▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁", row: painter.grid.size.rows - 1, painter.palette.dim)
  }

  // MARK: Unlocked

  private func unlockedPicture(rows: Int) -> SurfacePicture {
    var painter = PhonePainter(columns: settings.model.columns, rows: rows, settings: settings)
    var picture = SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
    let hasIsland = settings.model.hasIsland
    let top = hasIsland ? 4 : 2
    if let process = foregroundApp {
      drawApp(process, &painter, &picture, top: top)
    } else {
      drawIcons(&painter, &picture, top: top)
    }
    drawStatusBar(&painter, showsTime: true, row: hasIsland ? 1 : 0)
    drawHomeIndicator(&painter)
    // Islands and banners lie above everything; what they cover can't be pressed.
    var above = SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
    if hasIsland { put(islandPicture(), &painter, &above, row: 0) }
    if let banner, let record = center.withRegistry({ $0.record(banner.activityID) }) {
      put(self.picture(.banner, of: record), &painter, &above, row: 1)
    }
    picture.regions = above.regions + picture.regions
    picture.utterances = above.utterances + picture.utterances
    picture.warnings += above.warnings
    picture.changes(at: above.nextChange)
    picture.changes(at: nextMinute)
    picture.grid = painter.grid
    return picture
  }

  private func drawApp(
    _ process: AppProcess, _ painter: inout PhonePainter, _ picture: inout SurfacePicture, top: Int
  ) {
    let columns = painter.grid.size.columns
    let rows = painter.grid.size.rows
    let ground = RGB(hex: settings.isLightAppearance ? 0xF2F2F7 : 0x000000)
    painter.grid.fill(
      painter.grid.bounds,
      with: Cell(
        glyph: .space, foreground: CellColor(painter.palette.text), background: CellColor(ground), attributes: []))
    let title = process.screen?.title ?? process.information.displayName
    painter.write(title, column: 2, row: top, painter.palette.text, bold: true)
    let screen = appPicture(of: process, columns: columns - 4, ground: ground)
    let room = CellRect(column: 0, row: top + 2, columns: columns, rows: max(0, rows - top - 3))
    painter.grid.copy(screen.grid, to: CellPoint(column: 2, row: top + 2), clip: room)
    picture.merge(screen, at: CellPoint(column: 2, row: top + 2), clip: room)
    picture.utterances.insert(.line(title), at: 0)
  }

  private func drawIcons(_ painter: inout PhonePainter, _ picture: inout SurfacePicture, top: Int) {
    let columns = painter.grid.size.columns
    let perRow = 4
    let pitch = (columns - 2) / perRow
    for (index, process) in apps.enumerated() {
      let column = 1 + (index % perRow) * pitch + (pitch - 7) / 2
      let row = top + (index / perRow) * 5
      guard row + 4 < painter.grid.size.rows else { break }
      drawIcon(process, &painter, column: column, row: row, pitch: pitch)
      picture.regions.append(
        SurfacePicture.Region(
          rect: CellRect(column: 1 + (index % perRow) * pitch, row: row, columns: pitch, rows: 4),
          label: process.information.displayName,
          target: .app(process.name)))
    }
    picture.utterances = [.line("Home screen, \(apps.map(\.information.displayName).joined(separator: ", "))")]
  }

  private func drawIcon(_ process: AppProcess, _ painter: inout PhonePainter, column: Int, row: Int, pitch: Int) {
    let tint = process.information.tint._paint(in: EnvironmentValues()).representative.rgb
    painter.tile(CellRect(column: column, row: row, columns: 7, rows: 3), tint)
    let glyph = CellText(SymbolTable.glyph(named: process.information.symbol).text)
    let white = RGB(hex: 0xFFFFFF)
    painter.grid.write(
      glyph, at: CellPoint(column: column + (7 - glyph.width) / 2, row: row + 1), foreground: CellColor(white),
      background: nil, attributes: .bold)
    let name = CellText(process.information.displayName).truncated(columns: pitch - 1)
    painter.grid.write(
      name, at: CellPoint(column: column + (7 - name.width) / 2, row: row + 3),
      foreground: CellColor(painter.palette.text), background: nil, attributes: [])
  }
}
