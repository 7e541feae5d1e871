import SkerryCells

/// The unlocked phone: an app or the home screen, and what lies above them.
extension Device {
  func unlockedPicture(rows: Int) -> SurfacePicture {
    var canvas = PhoneCanvas(columns: settings.model.columns, rows: rows, settings: settings)
    // On a low screen every row counts.
    let top = !settings.model.hasIsland ? 2 : rows < 24 ? 3 : 4
    if let process = foregroundApp {
      drawApp(process, on: &canvas, top: top)
    } else {
      drawHomeScreen(on: &canvas, top: top)
    }
    statusBar(showsTime: true).draw(on: &canvas.painter)
    canvas.painter.drawHomeIndicator()
    for item in itemsAbove().reversed() { canvas.overlay(item.picture, row: item.row) }
    if let dialog = systemDialog() { canvas.overlay(dialog, row: max(top, (rows - dialog.grid.size.rows) / 2)) }
    return canvas.finished(nextChange: nextMinute)
  }

  /// Islands and banners, which lie above everything, topmost first: each with the row it begins at.
  private func itemsAbove() -> [(picture: SurfacePicture, row: Int)] {
    let island = settings.model.hasIsland ? [(picture: islandPicture(), row: 0)] : []
    return island + bannerPictures().map { (picture: $0, row: settings.model.hasIsland ? 3 : 1) }
  }

  /// The banners over an unlocked phone, topmost first.
  func bannerPictures() -> [SurfacePicture] {
    let activity = banner.flatMap { banner in center.withRegistry { $0.record(banner.activityID) } }
    let notification = notifications.withState { $0.banner?.record }
    return [activity.map { picture(.banner, of: $0) }, notification.map { notificationPicture($0) }].compactMap(\.self)
  }
}
