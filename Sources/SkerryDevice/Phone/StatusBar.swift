import SkerryCells
import SkerryViews

/// The line at the top of the screen; the island covers its middle.
struct StatusBar {
  /// The time at the left; the lock screen, which has a clock, shows the carrier.
  let time: String?
  let batteryPercent: Int
  let row: Int

  func draw(on painter: inout PhonePainter) {
    let colour = painter.palette.text
    if let time {
      painter.write(time, column: 4, row: row, colour, bold: true)
    } else {
      painter.write("Skerry", column: 3, row: row, painter.palette.dim)
    }
    // Unlocked, the island may grow into the room of the bars, as it does on a phone.
    let status = time != nil ? "\(batteryPercent)%" : "▂▄▆ \(batteryPercent)%"
    painter.write(status, column: painter.grid.size.columns - CellText(status).width - 2, row: row, colour)
  }
}

extension Device {
  func statusBar(showsTime: Bool) -> StatusBar {
    StatusBar(
      time: showsTime ? wallClock.clockText(uses24HourClock: settings.uses24HourClock) : nil,
      batteryPercent: settings.batteryPercent, row: settings.model.hasIsland ? 1 : 0)
  }
}

extension PhonePainter {
  mutating func drawHomeIndicator() {
    writeCentred("▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁", row: grid.size.rows - 1, palette.dim)
  }
}
