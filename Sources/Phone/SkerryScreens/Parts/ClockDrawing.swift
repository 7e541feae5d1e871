import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryViews

/// A drawing that shows hours and minutes: the next minute is drawn where it lies, without what is around it.
package final class ClockDrawing: MovingDrawing {
  private let timeZone: String
  private let draw: (WallClock) -> Grid
  package private(set) var grid: Grid
  package private(set) var version = DrawingVersion()
  package private(set) var nextChange: Date?

  /// - Parameters:
  ///   - timeZone: the identifier of the zone it is in.
  ///   - instant: what it shows first.
  ///   - draw: its cells, always as many, by the clock on the wall.
  package init(timeZone: String, at instant: Date, draw: @escaping (WallClock) -> Grid) {
    self.timeZone = timeZone
    self.draw = draw
    grid = draw(WallClock(instant, timeZone: timeZone))
    nextChange = WallClock.nextMinute(after: instant, timeZone: timeZone)
  }

  package func advance(to instant: Date) -> [CellRect] {
    guard let nextChange, nextChange.hasCome(by: instant) else { return [] }
    grid = draw(WallClock(instant, timeZone: timeZone))
    self.nextChange = WallClock.nextMinute(after: instant, timeZone: timeZone)
    version.cells += 1
    return [grid.bounds]
  }
}

extension PhoneCanvas {
  /// Draws what shows the time of day onto a part of the screen, where it goes on by itself.
  mutating func putClock(
    in rect: CellRect, of device: Device, draw: @escaping (WallClock, inout PhonePainter) -> Void
  ) {
    let ground = painter.part(rect.intersection(painter.grid.bounds))
    let drawing = ClockDrawing(timeZone: device.settings.timeZone, at: device.now) { clock in
      var painter = ground
      draw(clock, &painter)
      return painter.grid
    }
    var picture = SurfacePicture(grid: drawing.grid)
    picture.shows(drawing)
    copy(picture, to: rect.origin, clip: painter.grid.bounds)
  }
}
