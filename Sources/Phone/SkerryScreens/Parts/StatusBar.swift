import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryNotifications
import SkerryViews
import SkerryWidgets

/// The line at the top of the screen; the island covers its middle.
struct StatusBar {
  /// Whether the time stands at the left; the lock screen, which has a clock, shows the carrier.
  let showsTime: Bool
  let batteryPercent: Int
  /// Whether bars show that pushes arrive.
  let hasSignal: Bool
  /// The columns that the island takes now.
  let islandColumns: Int
  /// Signs beside the battery: a Focus, silence, something that is felt.
  let signs: [CellText]
  let row: Int

  func draw(on painter: inout PhonePainter) {
    let color = painter.palette.text
    if !showsTime { painter.write("Skerry", column: 3, row: row, painter.palette.dim) }
    let battery = batteryPercent <= 5 ? "!\(batteryPercent)%" : "\(batteryPercent)%"
    let columns = painter.grid.size.columns
    func line(_ words: [CellText]) -> CellText { words.dropFirst().reduce(words.first ?? .empty) { $0 + " " + $1 } }
    func start(_ words: [CellText]) -> Int { columns - line(words).width - 2 }
    var status = signs + (hasSignal ? ["▂▄▆", CellText(battery)] : [CellText(battery)])
    // Where the island grows into their room, or would touch them, the bars go, as on a phone.
    let end = (columns - islandColumns) / 2 + islandColumns
    if showsTime, start(status) <= end { status = signs + [CellText(battery)] }
    painter.write(line(status), column: start(status), row: row, color)
  }
}

extension StatusBar {
  /// - Parameter islandColumns: those of the island as it is now; nothing where it has no pill.
  init(_ device: Device, showsTime: Bool, islandColumns: Int?) {
    let settings = device.settings
    self.init(
      showsTime: showsTime, batteryPercent: settings.batteryPercent, hasSignal: settings.isOnline,
      islandColumns: islandColumns ?? ScreenMetrics.notchColumns,
      signs: Self.signs(device), row: settings.model.hasIsland ? 1 : 0)
  }

  /// Draws it onto a screen, with the time of day where it has one.
  static func put(on canvas: inout PhoneCanvas, _ device: Device, showsTime: Bool, islandColumns: Int? = nil) {
    let bar = StatusBar(device, showsTime: showsTime, islandColumns: islandColumns)
    bar.draw(on: &canvas.painter)
    guard showsTime else { return }
    let uses24HourClock = device.settings.uses24HourClock
    canvas.putClock(in: CellRect(column: 4, row: bar.row, columns: 5, rows: 1), of: device) { clock, painter in
      painter.write(
        clock.clockText(uses24HourClock: uses24HourClock, in: PhoneLanguage.identifier), column: 0, row: 0,
        painter.palette.text, bold: true)
    }
  }

  private static func signs(_ device: Device) -> [CellText] {
    let settings = device.settings
    var names: [String] = []
    if !settings.isOnline { names.append("airplane") }
    if device.haptic != nil { names.append("waveform") }
    if device.notifications.withState({ $0.focus }) != .none { names.append("moon") }
    if !settings.hasSounds { names.append("bell.slash") }
    if settings.isLowPowerMode { names.append("leaf") }
    return names.map { SymbolTable.glyph(named: $0, style: settings.symbolStyle).cells }
  }
}

extension PhonePainter {
  mutating func drawHomeIndicator(_ model: DeviceModel) {
    guard !model.hasHomeButton else { return }
    writeCentred("▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁", row: grid.size.rows - 1, palette.dim)
  }
}
