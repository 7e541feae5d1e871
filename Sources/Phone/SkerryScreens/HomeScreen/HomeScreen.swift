import SkerryCells
import SkerryDevice
import SkerryViews

/// The home screen: pages of widgets and icons, the dots that tell the pages, and the dock.
struct HomeScreen {
  private let device: Device
  private let layout: HomeLayout
  private let grid: HomeGrid

  /// The home screen on a screen of so many rows.
  init(_ device: Device, rows: Int) {
    self.device = device
    layout = HomeLayout(rows: rows, top: UnlockedScreen.top(of: device.settings.model, rows: rows))
    grid = HomeGrid(Self.items(device), rows: layout.gridRows)
  }

  private static func items(_ device: Device) -> [HomeGrid.Item] {
    device.placedWidgets.filter { !$0.family.isAccessory }.map(HomeGrid.Item.widget)
      + device.apps.dropFirst(HomeDock.count).map { .icon($0.name) }
  }

  /// The rows of a screen on which everything fits on a page, `rows` or more.
  static func wholeRows(_ device: Device, rows: Int) -> Int {
    let highest = items(device).map(\.wholeRows).max() ?? 0
    var rows = rows
    func room() -> Int {
      HomeLayout(rows: rows, top: UnlockedScreen.top(of: device.settings.model, rows: rows)).roomForGrid
    }
    while room() < highest { rows += 1 }
    return rows
  }

  var pageCount: Int { grid.pageCount }

  func draw(on canvas: inout PhoneCanvas) {
    let page = min(device.homePage, pageCount - 1)
    say(on: &canvas, page: page)
    let left = max(0, (canvas.columns - HomeGrid.width) / 2)
    for place in grid.places where place.page == page {
      let origin = CellPoint(column: left + place.rect.minColumn, row: layout.top + place.rect.minRow)
      draw(place, on: &canvas, at: origin)
    }
    PageDots(page: page, count: pageCount, remark: remark).draw(on: &canvas, row: layout.dotsRow)
    HomeDock(apps: device.apps.prefix(HomeDock.count).map { icon(of: $0) }, hasGround: layout.hasDockGround)
      .draw(on: &canvas, row: layout.dockRow, left: left)
  }

  private func say(on canvas: inout PhoneCanvas, page: Int) {
    let pages = pageCount > 1 ? ", page \(page + 1) of \(pageCount)" : ""
    let names = device.apps.map { app in
      let badge = device.badge(of: app)
      return app.information.displayName + (badge > 0 ? " (\(badge) new)" : "")
    }
    canvas.say("Home screen\(pages), \(names.joined(separator: ", "))")
  }

  /// The remark about what can't be shown on a screen of this height.
  private var remark: String {
    guard let highest = grid.tooHigh.map(\.wholeRows).max(), layout.dotsRow >= layout.top else { return "" }
    let icons = grid.tooHigh.count(where: \.needsName)
    let widgets = grid.tooHigh.count - icons
    func counted(_ count: Int, _ what: String) -> String? {
      count == 0 ? nil : count == 1 ? "1 \(what)" : "\(count) \(what)s"
    }
    let what = [counted(widgets, "widget"), counted(icons, "app")].compactMap(\.self).joined(separator: " and ")
    return "\(what) \(grid.tooHigh.count == 1 ? "needs" : "need") \(layout.screenRows(forGrid: highest)) rows"
  }

  private func icon(of process: AppProcess) -> HomeIcon {
    HomeIcon(
      information: process.information, badge: device.badge(of: process), symbolStyle: device.settings.symbolStyle)
  }

  private func draw(_ place: HomeGrid.Place, on canvas: inout PhoneCanvas, at origin: CellPoint) {
    switch place.item {
    case .icon(let name):
      guard let process = device.app(named: name) else { return }
      icon(of: process).draw(on: &canvas, at: origin, columns: HomeGrid.pitch.columns)
    case .widget(let widget):
      let picture = device.picture(of: widget)
      canvas.put(picture, at: origin)
      if place.hasName { drawName(of: widget, below: picture, on: &canvas, at: origin) }
    }
  }

  /// The app's name below a widget, which belongs to the widget.
  private func drawName(
    of widget: PlacedWidget, below picture: SurfacePicture, on canvas: inout PhoneCanvas, at origin: CellPoint
  ) {
    guard let process = device.app(named: widget.app), let target = picture.regions.last?.target else { return }
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
  var gridRows: Int { max(0, roomForGrid) }
  /// The rows between the status bar and the dots; below 0 where they lie over each other.
  var roomForGrid: Int { dotsRow - top }

  /// The rows of a screen whose grid has so many rows.
  func screenRows(forGrid gridRows: Int) -> Int { top + gridRows + Self.rowsBelow(withGround: false) }

  /// A small widget with its name.
  private static let leastGridRows = 11
  private static func dockRows(withGround: Bool) -> Int { withGround ? 5 : 4 }
  /// Dots, dock and home indicator.
  private static func rowsBelow(withGround: Bool) -> Int { 1 + dockRows(withGround: withGround) + 1 }
}
