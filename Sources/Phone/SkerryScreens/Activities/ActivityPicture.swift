import SkerryActivities
import SkerryCells
import SkerryDevice
import SkerryWidgets

/// The presentations of one activity; what can't be drawn shows why.
struct ActivityPicture {
  private let device: Device
  private let record: ActivityRecord

  init(_ device: Device, _ record: ActivityRecord) {
    self.device = device
    self.record = record
  }

  func draw(_ presentation: LiveActivityPresentation) -> SurfacePicture {
    guard let process = device.app(ofBundle: record.appIdentifier) else {
      return failure("no app \(record.appIdentifier) is installed", presentation)
    }
    guard let widget = process.widgets.activities[record.attributesType] else {
      return failure(
        "\(process.information.displayName) has no ActivityConfiguration for \(record.attributesType)", presentation)
    }
    let look = PresentationLook(device.settings, presentation: presentation, hidesPrivate: device.hidesPrivate)
    // Its views may read the stores of their app.
    let rendering = device.withStores(of: process) {
      device.pictureCaches.presentations.rendering(
        presentation, of: record, held: device.heldContent(of: record.id), drawn: device.drawingDate(of: record),
        widget: widget, look: look, at: device.now,
        isThere: { id in device.center.withRegistry { $0.record(id)?.activityState.hasCard == true } })
    }
    switch rendering {
    case .failure(let error): return failure(error.description, presentation)
    case .success(let rendering): return picture(of: rendering, presentation, process)
    }
  }

  private func picture(
    of rendering: PresentationRendering, _ presentation: LiveActivityPresentation, _ process: AppProcess
  ) -> SurfacePicture {
    var picture = SurfacePicture(grid: rendering.grid)
    picture.shows(rendering)
    picture.warnings = rendering.warnings
    picture.utterances = [.elements { rendering.spoken }]
    if !presentation.traits.ignoresControls {
      picture.regions = rendering.hitRegions.map {
        SurfacePicture.Region(rect: $0.rect, label: $0.label, target: .action($0.action, app: process.name))
      }
    }
    picture.regions.append(
      SurfacePicture.Region(
        rect: rendering.grid.bounds, label: process.information.displayName,
        target: .activity(id: record.id, url: rendering.widgetURL)))
    return picture
  }

  /// The reason in the place of the activity; an oval of the island has room for a sign alone.
  private func failure(_ reason: String, _ presentation: LiveActivityPresentation) -> SurfacePicture {
    let look = PresentationLook(device.settings, presentation: presentation)
    if let sign = UndrawableActivity.sign(
      presentation, reason: reason, environment: look.environment, at: device.now)
    {
      var picture = SurfacePicture(grid: sign.grid)
      picture.utterances = [.line(reason)]
      return picture
    }
    let columns = device.settings.model.cardColumns
    let lines = CellText("! " + reason).wrapped(columns: columns - 2)
    var grid = Grid(
      size: CellSize(columns: columns, rows: max(5, lines.count)),
      filledWith: Cell(
        glyph: .space, foreground: CellColor(RGB(hex: 0xFF453A)), background: CellColor(RGB(hex: 0x1C1C1E)),
        attributes: []))
    for (row, line) in lines.enumerated() {
      grid.write(
        line, at: CellPoint(column: 1, row: row + (grid.size.rows - lines.count) / 2),
        foreground: CellColor(RGB(hex: 0xFF8A80)), background: nil, attributes: [])
    }
    var picture = SurfacePicture(grid: grid)
    picture.utterances = [.line(reason)]
    return picture
  }
}
