import SkerryCells
import SkerryDevice
import SkerryNotifications
import SkerryViews

/// The line at the top of the screen; the island covers its middle.
struct StatusBar {
  /// The time at the left; the lock screen, which has a clock, shows the carrier.
  let time: String?
  let batteryPercent: Int
  /// Whether bars show that pushes arrive.
  let hasSignal: Bool
  /// Signs beside the battery: a Focus, silence, something that is felt.
  let signs: [String]
  let row: Int

  func draw(on painter: inout PhonePainter) {
    let color = painter.palette.text
    if let time {
      painter.write(time, column: 4, row: row, color, bold: true)
    } else {
      painter.write("Skerry", column: 3, row: row, painter.palette.dim)
    }
    // Unlocked, the island may grow into the room of the bars, as it does on a phone.
    let battery = batteryPercent <= 5 ? "!\(batteryPercent)%" : "\(batteryPercent)%"
    let status = (signs + (time != nil || !hasSignal ? [battery] : ["▂▄▆", battery])).joined(separator: " ")
    painter.write(status, column: painter.grid.size.columns - CellText(status).width - 2, row: row, color)
  }
}

extension StatusBar {
  init(_ device: Device, showsTime: Bool) {
    let settings = device.settings
    self.init(
      time: showsTime ? device.wallClock.clockText(uses24HourClock: settings.uses24HourClock) : nil,
      batteryPercent: settings.batteryPercent, hasSignal: settings.isOnline, signs: Self.signs(device),
      row: settings.model.hasIsland ? 1 : 0)
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
