import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryViews
import SkerryWidgets

/// What the phone's surfaces look like now.
extension Device {
  /// One presentation of an activity; what can't be drawn shows why.
  public func picture(_ presentation: LiveActivityPresentation, of record: ActivityRecord) -> SurfacePicture {
    guard let process = app(ofBundle: record.appIdentifier) else {
      return failure("no app \(record.appIdentifier) is installed")
    }
    guard let widget = process.widgets.activities[record.attributesType] else {
      return failure("\(process.information.displayName) has no ActivityConfiguration for \(record.attributesType)")
    }
    switch presentations.rendering(
      presentation, of: record, held: drawnContent.held(for: record.id), widget: widget,
      look: PresentationLook(settings, presentation: presentation, hidesPrivate: hidesPrivate), at: now)
    {
    case .failure(let error): return failure(error.description)
    case .success(let rendering):
      var picture = SurfacePicture(grid: rendering.grid)
      picture.nextChange = rendering.nextChange
      picture.warnings = rendering.warnings
      picture.utterances = [.elements { rendering.spoken }]
      // A press on a Watch opens the app on the phone, whatever lies there.
      let ignoresControls = [.compact, .minimal, .watch].contains(presentation)
      if !ignoresControls {
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
  }

  private func failure(_ reason: String) -> SurfacePicture {
    let lines = CellText("! " + reason).wrapped(columns: settings.model.cardColumns - 2)
    var grid = Grid(
      size: CellSize(columns: settings.model.cardColumns, rows: max(5, lines.count)),
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

  /// The island as it is now, without the phone around it; empty on models without one.
  public func islandPicture() -> SurfacePicture {
    if let expansion, let record = center.withRegistry({ $0.record(expansion.activityID) }) {
      return picture(.expanded, of: record)
    }
    switch island {
    case .idle: return idleIsland()
    case .compact(let id):
      guard let record = center.withRegistry({ $0.record(id) }) else { return idleIsland() }
      return picture(.compact, of: record)
    case .minimal(let attached, let detached):
      return minimalIsland(attached, detached)
    }
  }

  /// Two activities: one attached to the camera, one in a circle at its trailing side.
  private func minimalIsland(_ attached: String, _ detached: String) -> SurfacePicture {
    guard let first = center.withRegistry({ $0.record(attached) }),
      let second = center.withRegistry({ $0.record(detached) })
    else { return idleIsland() }
    let camera = idleIsland()
    let left = picture(.minimal, of: first)
    let right = picture(.minimal, of: second)
    let rows = max(left.grid.size.rows, right.grid.size.rows, camera.grid.size.rows)
    let cameraColumns = camera.grid.size.columns - 2
    let columns = left.grid.size.columns + cameraColumns + 1 + right.grid.size.columns
    var picture = SurfacePicture(
      grid: Grid(
        size: CellSize(columns: columns, rows: rows),
        filledWith: Cell(
          glyph: .space, foreground: .standard, background: CellColor(Wallpaper.ground), attributes: [])))
    picture.add(camera, at: CellPoint(column: left.grid.size.columns - 2, row: 0))
    picture.add(left, at: CellPoint(column: 0, row: 0))
    // The attached side has no end towards the camera: the black runs through.
    let seam = left.grid.size.columns - 1
    for row in 0..<left.grid.size.rows { picture.grid[seam, row] = camera.grid[camera.grid.size.columns / 2, row] }
    picture.add(right, at: CellPoint(column: columns - right.grid.size.columns, row: 0))
    return picture
  }

  private func idleIsland() -> SurfacePicture {
    guard settings.model.hasIsland else { return SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0))) }
    let black = RGB(hex: 0x000000)
    let columns = 18
    var grid = Grid(
      size: CellSize(columns: columns, rows: 3),
      filledWith: Cell(
        glyph: .space, foreground: CellColor(black), background: CellColor(Wallpaper.ground), attributes: []))
    for (row, ends) in [(0, ("▗", "▄", "▖")), (2, ("▝", "▀", "▘"))] {
      let middle = String(repeating: ends.1, count: columns - 4)
      grid.write(
        CellText(ends.0 + middle + ends.2), at: CellPoint(column: 1, row: row),
        foreground: CellColor(black), background: nil, attributes: .edges)
    }
    let camera = Cell(
      glyph: .space, foreground: CellColor(Wallpaper.ground), background: CellColor(black), attributes: [])
    grid.fill(CellRect(column: 1, row: 1, columns: columns - 2, rows: 1), with: camera)
    for column in [1, columns - 2] { grid[column, 1].attributes = .verticalEdge }
    return SurfacePicture(grid: grid)
  }

  /// The cards of the lock screen from the top, as many as fit into `rows`, and how many do not.
  func cards(rows: Int) -> (pictures: [SurfacePicture], hidden: Int) {
    let count = center.withRegistry { $0.cardCount }
    var pictures: [SurfacePicture] = []
    var used = 0
    for record in center.withRegistry({ $0.cards(limit: 8) }) {
      let picture = cardWithQuestion(record)
      let height = picture.grid.size.rows + 1
      if used + height > rows + 1, !pictures.isEmpty { break }
      pictures.append(picture)
      used += height
    }
    return (pictures, count - pictures.count)
  }

  /// The app's own screen, as wide as `room`, and higher where it needs to be.
  public func appPicture(of process: AppProcess, room: CellSize, ground: RGB) -> SurfacePicture {
    guard let screen = process.screen else {
      return SurfacePicture(grid: Grid(size: CellSize(columns: room.columns, rows: 0)))
    }
    return appScreens.picture(of: screen, process: process, room: room, ground: ground, settings: settings, at: now)
  }
}
