import SkerryActivities
import SkerryCells
import SkerryDevice

/// The island as it is now, without the phone around it; empty on models without one.
struct IslandPicture {
  private let device: Device

  init(_ device: Device) { self.device = device }

  func draw() -> SurfacePicture {
    if let expansion = device.expansion, let record = record(expansion.activityID) {
      return device.picture(.expanded, of: record)
    }
    switch device.island {
    case .idle: return idleIsland()
    case .compact(let id):
      guard let record = record(id) else { return idleIsland() }
      return device.picture(.compact, of: record)
    case .minimal(let attached, let detached):
      return minimalIsland(attached, detached)
    }
  }

  private func record(_ id: String) -> ActivityRecord? { device.center.withRegistry { $0.record(id) } }

  /// Two activities: one attached to the camera, one in a circle at its trailing side.
  private func minimalIsland(_ attached: String, _ detached: String) -> SurfacePicture {
    guard let first = record(attached), let second = record(detached) else { return idleIsland() }
    let camera = idleIsland()
    var left = device.picture(.minimal, of: first)
    let right = device.picture(.minimal, of: second)
    let rows = max(left.grid.size.rows, right.grid.size.rows, camera.grid.size.rows)
    let cameraColumns = camera.grid.size.columns - 2
    let columns = left.grid.size.columns + cameraColumns + 1 + right.grid.size.columns
    var picture = SurfacePicture(
      grid: Grid(
        size: CellSize(columns: columns, rows: rows),
        filledWith: Cell(
          glyph: .space, foreground: .standard, background: CellColor(Wallpaper.ground), attributes: [])))
    picture.add(camera, at: CellPoint(column: left.grid.size.columns - 2, row: 0))
    left.reachOverCamera(columns: cameraColumns)
    picture.add(left, at: CellPoint(column: 0, row: 0))
    // The attached side has no end towards the camera: the black runs through.
    let seam = left.grid.size.columns - 1
    for row in 0..<min(left.grid.size.rows, camera.grid.size.rows) where Self.isEnd(picture.grid[seam, row]) {
      picture.grid[seam, row] = camera.grid[camera.grid.size.columns / 2, row]
    }
    picture.add(right, at: CellPoint(column: columns - right.grid.size.columns, row: 0))
    return picture
  }

  /// Whether a cell is the end of a pill rather than the last of what it shows, which must never be lost: a time without
  /// its last digit is another time.
  private static func isEnd(_ cell: Cell) -> Bool {
    guard let glyph = cell.glyph, !glyph.isBlank else { return true }
    return [Glyph("▖"), Glyph("▘"), Glyph("▕")].contains(glyph)
  }

  private func idleIsland() -> SurfacePicture {
    guard device.settings.model.hasIsland else {
      return SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
    }
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
}

extension SurfacePicture {
  /// The columns from the middle to the last of a pill and back: those that are black in the row of the camera.
  var pillColumns: Int {
    let columns = grid.size.columns
    guard columns > 0, grid.size.rows > 1 else { return 0 }
    // Its corner shows what lies below it.
    let ground = grid[columns - 1, 0].background
    let last = (0..<columns).last { grid[$0, 1].background != ground } ?? columns - 1
    return 2 * (last + 1) - columns
  }

  /// What is attached to the camera is touched on all of the pill.
  fileprivate mutating func reachOverCamera(columns: Int) {
    regions = regions.map { region in
      guard case .activity = region.target else { return region }
      let rect = region.rect
      return Region(
        rect: CellRect(
          column: rect.minColumn, row: rect.minRow, columns: rect.size.columns + columns, rows: rect.size.rows),
        label: region.label, target: region.target)
    }
  }
}
