import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerryNotifications
import SkerryViews

/// One notification as the lock screen and the banner show it, with how many of its group lie below it.
struct NotificationPicture {
  let record: NotificationRecord
  let words: NotificationPresentation
  /// How many older ones of the same app and thread are stacked behind it.
  let behind: Int
  /// How long ago it came.
  let age: NotificationAge
  let symbol: SymbolGlyph
  let tint: RGB
  let palette: PhonePalette
  let columns: Int

  /// The most rows of the text.
  private static let bodyRows = 2

  func draw() -> SurfacePicture {
    let lines = textLines
    let size = CellSize(columns: columns, rows: lines.count + 2)
    var picture = SurfacePicture(grid: PhonePainter.tile(size, palette.tile))
    let icon = symbol.cells
    write(icon, column: 2, row: 0, tint, .bold, on: &picture.grid)
    let stamp = CellText(age.text)
    write(stamp, column: columns - 2 - stamp.width, row: 0, palette.dim, [], on: &picture.grid)
    let name = CellText(words.appName.uppercased()).truncated(columns: columns - 8 - stamp.width)
    write(name, column: 3 + icon.width, row: 0, palette.dim, [], on: &picture.grid)
    for (row, line) in lines.enumerated() {
      write(
        line.text, column: 2, row: row + 1, line.isTitle ? palette.text : palette.dim, line.isTitle ? .bold : [],
        on: &picture.grid)
    }
    if behind > 0 {
      let more = CellText("\(behind) more")
      write(more, column: columns - 2 - more.width, row: size.rows - 1, palette.dim, [], on: &picture.grid)
    }
    let record = record
    picture.regions = [
      SurfacePicture.Region(
        rect: picture.grid.bounds, label: words.spokenText,
        target: .phone("notification \(record.id.identifier)") { $0.tap(record) })
    ]
    let more = behind > 0 ? ", \(behind) more" : ""
    picture.utterances = [.line("Notification, \(words.spokenText), \(age.spokenText)\(more)")]
    return picture
  }

  private var textLines: [(text: CellText, isTitle: Bool)] {
    let room = columns - 4
    let titles = [words.title, words.subtitle].filter { !$0.isEmpty }.map {
      (text: CellText($0).truncated(columns: room), isTitle: true)
    }
    let body = CellText(words.body).wrapped(columns: room)
    var shown = body.prefix(Self.bodyRows).map { (text: $0, isTitle: false) }
    if body.count > Self.bodyRows, let last = shown.popLast() {
      shown.append((text: (last.text + CellText("…")).truncated(columns: room), isTitle: false))
    }
    return titles + (words.body.isEmpty ? [] : shown)
  }

  private func write(
    _ text: CellText, column: Int, row: Int, _ color: RGB, _ attributes: CellAttributes, on grid: inout Grid
  ) {
    grid.write(
      text, at: CellPoint(column: column, row: row), foreground: CellColor(color), background: nil,
      attributes: attributes)
  }
}

extension NotificationPicture {
  /// The notifications of the lock screen, a picture for each group, the newest first.
  static func stacks(_ device: Device) -> [SurfacePicture] {
    let groups = device.notifications.withState { $0.groups(of: $0.onLockScreen) }
    return groups.compactMap { group in
      group.records.first.map { picture(of: $0, on: device, behind: group.records.count - 1) }
    }
  }

  /// A notification as it looks on a phone now.
  static func picture(of record: NotificationRecord, on device: Device, behind: Int = 0) -> SurfacePicture {
    let information = device.app(ofBundle: record.appIdentifier)?.information
    let age = NotificationAge(of: record.date, at: device.now)
    let tint = information?.tint._paint(in: EnvironmentValues()).representative.rgb
    var picture = NotificationPicture(
      record: record,
      words: device.notifications.withState {
        $0.presentation(of: record, isAuthenticated: device.settings.isAuthenticated)
      }, behind: behind, age: age,
      symbol: SymbolTable.glyph(named: information?.symbol ?? "app", style: device.settings.symbolStyle),
      tint: tint ?? RGB(hex: 0xFFFFFF), palette: PhonePalette(device.settings),
      columns: device.settings.model.cardColumns
    ).draw()
    picture.nextChange = age.nextChange
    return picture
  }
}
