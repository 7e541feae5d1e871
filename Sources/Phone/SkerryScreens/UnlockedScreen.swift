import SkerryCells
import SkerryDevice

/// The unlocked phone: an app or the home screen, and what lies above them.
struct UnlockedScreen {
  private let device: Device
  /// The height of the screen.
  private let rows: Int
  /// The rows that are seen at once, from the top: what asks stands in their middle.
  private let seenRows: Int

  init(_ device: Device, rows: Int, seenRows: Int? = nil) {
    self.device = device
    self.rows = rows
    self.seenRows = seenRows ?? rows
  }

  /// The first row below status bar and island; on a low screen every row counts.
  static func top(of model: DeviceModel, rows: Int) -> Int { !model.hasIsland ? 2 : rows < 24 ? 3 : 4 }

  func draw() -> SurfacePicture {
    let model = device.settings.model
    var canvas = PhoneCanvas(columns: model.columns, rows: rows, settings: device.settings)
    let top = Self.top(of: model, rows: rows)
    if let process = device.foregroundApp {
      AppPicture(device, process).fill(&canvas, top: top)
    } else {
      HomeScreen(device, rows: rows).draw(on: &canvas)
    }
    let above = itemsAbove
    let island = model.hasIsland ? above.first?.picture.pillColumns : nil
    StatusBar.put(on: &canvas, device, showsTime: true, islandColumns: island)
    canvas.painter.drawHomeIndicator(model)
    for item in above.reversed() { canvas.overlay(item.picture, row: item.row, isModal: item.isModal) }
    if let dialog = device.systemDialog() {
      canvas.overlay(dialog, row: Self.row(of: dialog, seenRows, top), isModal: true)
    }
    return canvas.finished()
  }

  /// Where a question begins.
  private static func row(of dialog: SurfacePicture, _ seenRows: Int, _ top: Int) -> Int {
    max(top, (seenRows - dialog.grid.size.rows) / 2)
  }

  /// The rows in which all that is on the screen has its place, at least those of the screen.
  var wholeRows: Int {
    let top = Self.top(of: device.settings.model, rows: rows)
    let content =
      if let process = device.foregroundApp {
        appRows(process, top: top)
      } else {
        HomeScreen.wholeRows(device, rows: rows)
      }
    let above = itemsAbove.map { $0.row + $0.picture.grid.size.rows }
    let question = device.systemDialog().map { Self.row(of: $0, seenRows, top) + $0.grid.size.rows }
    return max(rows, content, above.max() ?? 0, question ?? 0)
  }

  /// The rows on which all of an app's screen is seen, also where a higher screen leaves more room at the top.
  private func appRows(_ process: AppProcess, top: Int) -> Int {
    let model = device.settings.model
    let needed = AppPicture(device, process).wholeRows(columns: model.columns, rows: rows, top: top)
    return needed + Self.top(of: model, rows: max(rows, needed)) - top
  }

  /// The layers above everything.
  private struct Above {
    let picture: SurfacePicture
    /// The row it begins at.
    let row: Int
    /// Whether a tap beside it only sends it away.
    var isModal = false
  }

  /// Islands and banners, topmost first.
  private var itemsAbove: [Above] {
    let hasIsland = device.settings.model.hasIsland
    let island =
      hasIsland ? [Above(picture: device.islandPicture(), row: 0, isModal: device.expansion != nil)] : []
    return island + banners.map { Above(picture: $0, row: hasIsland ? 3 : 1) }
  }

  /// The banners of an activity and of a notification, topmost first.
  private var banners: [SurfacePicture] {
    let activity = device.banner.flatMap { banner in device.center.withRegistry { $0.record(banner.activityID) } }
    let notification = device.notifications.withState { $0.banner?.record }
    return [
      activity.map { device.picture(.banner, of: $0) },
      notification.map { NotificationPicture.picture(of: $0, on: device) },
    ].compactMap(\.self)
  }
}
