import SkerryCells
import SkerryDevice

/// The unlocked phone: an app or the home screen, and what lies above them.
struct UnlockedScreen {
  private let device: Device
  /// The height of the screen.
  private let rows: Int

  init(_ device: Device, rows: Int) {
    self.device = device
    self.rows = rows
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
    StatusBar(device, showsTime: true).draw(on: &canvas.painter)
    canvas.painter.drawHomeIndicator()
    for item in itemsAbove.reversed() { canvas.overlay(item.picture, row: item.row) }
    if let dialog = device.systemDialog() { canvas.overlay(dialog, row: max(top, (rows - dialog.grid.size.rows) / 2)) }
    return canvas.finished(nextChange: device.nextMinute)
  }

  /// Islands and banners, which lie above everything, topmost first: each with the row it begins at.
  private var itemsAbove: [(picture: SurfacePicture, row: Int)] {
    let hasIsland = device.settings.model.hasIsland
    let island = hasIsland ? [(picture: device.islandPicture(), row: 0)] : []
    return island + banners.map { (picture: $0, row: hasIsland ? 3 : 1) }
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
