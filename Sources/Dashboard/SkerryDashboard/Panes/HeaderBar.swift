import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryViews

/// The first line: name, model, virtual time and how fast it runs.
struct HeaderBar {
  private let dashboard: Dashboard
  private let accent: RGB

  init(_ dashboard: Dashboard, accent: RGB) {
    self.dashboard = dashboard
    self.accent = accent
  }

  /// The target of `n`, with its name or without, whichever there is room for.
  private func nextEvent(_ room: Int, _ wall: WallClock, _ picture: inout SurfacePicture) -> String {
    guard let event = dashboard.device.nextMajorEvent ?? dashboard.device.nextEvent else { return "" }
    // An entry of a timeline comes and goes without anything else happening.
    picture.changes(at: event.date)
    let next = WallClock(event.date, timeZone: dashboard.device.settings.timeZone).timeOfDay(beside: wall)
    let texts = ["next: \(event.name) \(next)   ", "next event \(next)   "]
    return texts.first { CellText($0).width <= room } ?? ""
  }

  func draw(_ pen: inout Pen, _ picture: inout SurfacePicture) {
    let columns = pen.grid.size.columns
    let settings = dashboard.device.settings
    let wall = WallClock(dashboard.device.now, timeZone: settings.timeZone)
    pen.write("◆ Skerry", column: 1, row: 0, limit: 9, accent, on: nil, .bold)
    let modelWidth = pen.write(
      "· \(settings.model.name)", column: 10, row: 0, limit: max(0, columns - 40), Theme.dim)
    // Seconds are shown where time stands still, so that nothing has to move for them.
    let isPaused = dashboard.time.isPaused
    let time = isPaused ? wall.timestamp : Self.minute(wall)
    let speed = "×\(Int(dashboard.time.speed))"
    let isRealTime = dashboard.time.speed == 1
    let state = isPaused ? "❚❚ paused\(isRealTime ? "" : " \(speed)")" : isRealTime ? "▶ real time" : "▶▶ \(speed)"
    let end = "\(time)  \(state)"
    // Whoever goes on without noticing loses what happens from now on; the log has the reason.
    let alarm = dashboard.device.unkept == nil ? "" : "! not saved   "
    let room = columns - 12 - modelWidth - CellText(alarm + end).width
    let text = columns >= 60 ? nextEvent(room, wall, &picture) + end : state
    let width = CellText(text).width
    let color = isPaused ? Theme.warning : dashboard.time.rate == 1 ? Theme.text : accent
    pen.write(
      text, column: columns - width - 1, row: 0, limit: width, color, on: nil, isPaused ? .bold : [])
    pen.write(
      alarm, column: columns - width - CellText(alarm).width - 1, row: 0, limit: CellText(alarm).width, Theme.failure,
      on: nil, .bold)
    let next = columns >= 60 ? nextEvent(.max, wall, &picture) : ""
    picture.utterances = [spoken(alarm: alarm, next: next)]
    if !isPaused, columns >= 60 {
      follow(time, at: columns - 1 - CellText(end).width, color, &pen, &picture)
      // What comes next is told with its day where that is not today.
      picture.changes(at: WallClock.nextDay(after: dashboard.device.now, timeZone: settings.timeZone))
    }
  }

  /// What is said of it, with the time as of then.
  private func spoken(alarm: String, next: String) -> SurfacePicture.Utterance {
    let (device, time) = (dashboard.device, dashboard.time)
    let pace = time.speed == 1 ? "real time" : "\(Int(time.speed)) times real time"
    let (start, end) = (
      ["Skerry", device.settings.model.name, alarm.filter { $0 != "!" }, next], [time.isPaused ? "paused" : "", pace]
    )
    return .elements {
      let wall = WallClock(device.now, timeZone: device.settings.timeZone)
      let words = start + [time.isPaused ? wall.timestamp : Self.minute(wall)] + end
      let line = words.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
      return [SpokenElement(label: line.joined(separator: ", "))]
    }
  }

  /// The time goes on where it was written.
  private func follow(
    _ time: String, at column: Int, _ color: RGB, _ pen: inout Pen, _ picture: inout SurfacePicture
  ) {
    let place = CellRect(column: column, row: 0, columns: CellText(time).width, rows: 1)
    let ground = pen.grid.cropped(to: place)
    let drawing = ClockDrawing(timeZone: dashboard.device.settings.timeZone, at: dashboard.device.now) { clock in
      var pen = Pen(grid: ground)
      pen.write(Self.minute(clock), column: 0, row: 0, limit: ground.size.columns, color, on: nil)
      return pen.grid
    }
    var part = SurfacePicture(grid: drawing.grid)
    part.shows(drawing)
    picture.merge(part, at: place.origin)
  }

  private static func minute(_ clock: WallClock) -> String {
    "\(clock.sortableDate) \(clock.clockText(uses24HourClock: true))"
  }
}
