import SkerryCells
import SkerryDevice
import SkerryNotifications
import SkerryViews

/// The line at the top of the screen; the island covers its middle.
struct StatusBar {
  /// Whether the time stands at the left; the lock screen, which has a clock, shows the carrier.
  let showsTime: Bool
  let batteryPercent: Int
  /// Whether bars show that pushes arrive.
  let hasSignal: Bool
  /// Signs beside the battery: a Focus, silence, something that is felt.
  let signs: [String]
  let row: Int

  func draw(on painter: inout PhonePainter) {
    let color = painter.palette.text
    if !showsTime { painter.write("Skerry", column: 3, row: row, painter.palette.dim) }
    // Unlocked, the island may grow into the room of the bars, as it does on a phone.
    let battery = batteryPercent <= 5 ? "!\(batteryPercent)%" : "\(batteryPercent)%"
    let status = (signs + (showsTime || !hasSignal ? [battery] : ["▂▄▆", battery])).joined(separator: " ")
    painter.write(status, column: painter.grid.size.columns - CellText(status).width - 2, row: row, color)
  }
}

extension StatusBar {
  init(_ device: Device, showsTime: Bool) {
    let settings = device.settings
    self.init(
      showsTime: showsTime, batteryPercent: settings.batteryPercent, hasSignal: settings.isOnline,
      signs: Self.signs(device), row: settings.model.hasIsland ? 1 : 0)
  }

  /// Draws it onto a screen, with the time of day where it has one.
  static func put(on canvas: inout PhoneCanvas, _ device: Device, showsTime: Bool) {
    let bar = StatusBar(device, showsTime: showsTime)
    bar.draw(on: &canvas.painter)
    guard showsTime else { return }
    let uses24HourClock = device.settings.uses24HourClock
    canvas.putClock(in: CellRect(column: 4, row: bar.row, columns: 5, rows: 1), of: device) { clock, painter in
      painter.write(
        clock.clockText(uses24HourClock: uses24HourClock), column: 0, row: 0, painter.palette.text, bold: true)
    }
  }

  private static func signs(_ device: Device) -> [String] {
    let settings = device.settings
    var names: [String] = []
    if !settings.isOnline { names.append("airplane") }
    if device.haptic != nil { names.append("waveform") }
    if device.notifications.withState({ $0.focus }) != .none { names.append("moon") }
    if !settings.hasSounds { names.append("bell.slash") }
    if settings.isLowPowerMode { names.append("leaf") }
    return names.map { SymbolTable.glyph(named: $0).text }
  }
}

extension PhonePainter {
  mutating func drawHomeIndicator() {
    writeCentred("▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁", row: grid.size.rows - 1, palette.dim)
  }
}
