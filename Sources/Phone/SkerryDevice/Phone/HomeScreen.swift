import SkerryCells
import SkerryViews

/// The home screen: pages of widgets and icons, the dots that tell the pages, and the dock.
extension Device {
  func drawHomeScreen(on canvas: inout PhoneCanvas, top: Int) {
    let layout = HomeLayout(rows: canvas.rows, top: top)
    let docked = Array(apps.prefix(HomeDock.count))
    let items =
      placedWidgets.filter { !$0.family.isAccessory }.map(HomeGrid.Item.widget)
      + apps.dropFirst(HomeDock.count).map { .icon($0.name) }
    let grid = HomeGrid(items, rows: layout.gridRows)
    homePageCount = grid.pageCount
    let page = min(homePage, grid.pageCount - 1)
    say(on: &canvas, page: page, of: grid)
    let left = max(0, (canvas.columns - HomeGrid.width) / 2)
    for place in grid.places where place.page == page {
      draw(place, on: &canvas, at: CellPoint(column: left + place.rect.minColumn, row: top + place.rect.minRow))
    }
    PageDots(page: page, count: grid.pageCount, remark: remark(grid, layout)).draw(on: &canvas, row: layout.dotsRow)
    HomeDock(apps: docked.map { icon(of: $0) }, hasGround: layout.hasDockGround)
      .draw(on: &canvas, row: layout.dockRow, left: left)
  }

  private func say(on canvas: inout PhoneCanvas, page: Int, of grid: HomeGrid) {
    let pages = grid.pageCount > 1 ? ", page \(page + 1) of \(grid.pageCount)" : ""
    let names = apps.map { app in
      let badge = badge(of: app)
      return app.information.displayName + (badge > 0 ? " (\(badge) new)" : "")
    }
    canvas.say("Home screen\(pages), \(names.joined(separator: ", "))")
  }

  /// What can't be shown on a screen of this height.
  private func remark(_ grid: HomeGrid, _ layout: HomeLayout) -> String {
    guard let lowest = grid.tooHigh.map(\.size.rows).min() else { return "" }
    let count = grid.tooHigh.count
    return "\(count == 1 ? "1 widget needs" : "\(count) widgets need") \(layout.screenRows(forGrid: lowest)) rows"
  }

  private func icon(of process: AppProcess) -> HomeIcon {
    HomeIcon(information: process.information, badge: badge(of: process))
  }

  private func draw(_ place: HomeGrid.Place, on canvas: inout PhoneCanvas, at origin: CellPoint) {
    switch place.item {
    case .icon(let name):
      guard let process = app(named: name) else { return }
      icon(of: process).draw(on: &canvas, at: origin, columns: HomeGrid.pitch.columns)
    case .widget(let widget):
      let picture = picture(of: widget)
      canvas.put(picture, at: origin)
      if place.hasName { drawName(of: widget, below: picture, on: &canvas, at: origin) }
    }
  }

  /// The app's name below a widget, which belongs to the widget.
  private func drawName(
    of widget: PlacedWidget, below picture: SurfacePicture, on canvas: inout PhoneCanvas, at origin: CellPoint
  ) {
    guard let process = app(named: widget.app), let target = picture.regions.last?.target else { return }
    let size = picture.grid.size
    let name = CellText(process.information.displayName).truncated(columns: size.columns)
    let place = CellPoint(column: origin.column + (size.columns - name.width) / 2, row: origin.row + size.rows)
    canvas.painter.grid.write(
      name, at: place, foreground: CellColor(canvas.painter.palette.text), background: nil, attributes: [])
    canvas.add(
      SurfacePicture.Region(
        rect: CellRect(column: place.column, row: place.row, columns: name.width, rows: 1),
        label: "\(process.information.displayName) widget", target: target))
  }
}

/// Which rows of the home screen belong to what, from the top: status bar, grid, dots, dock, home indicator.
struct HomeLayout {
  let rows: Int
  let top: Int

  /// The dock's bar is left out where its rows are needed for a widget.
  var hasDockGround: Bool { rows - top - Self.rowsBelow(withGround: true) >= Self.leastGridRows }
  var dockRow: Int { rows - 1 - Self.dockRows(withGround: hasDockGround) }
  var dotsRow: Int { dockRow - 1 }
  var gridRows: Int { max(0, dotsRow - top) }

  /// The rows of a screen whose grid has so many rows.
  func screenRows(forGrid gridRows: Int) -> Int { top + gridRows + Self.rowsBelow(withGround: false) }

  /// A small widget with its name.
  private static let leastGridRows = 11
  private static func dockRows(withGround: Bool) -> Int { withGround ? 5 : 4 }
  /// Dots, dock and home indicator.
  private static func rowsBelow(withGround: Bool) -> Int { 1 + dockRows(withGround: withGround) + 1 }
}
