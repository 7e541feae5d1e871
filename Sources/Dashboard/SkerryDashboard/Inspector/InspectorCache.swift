import SkerryDevice

/// The rows of the inspector, kept until something happens.
final class InspectorCache {
  private struct Key: Equatable {
    let deviceVersion: Int
    let storesVersion: Int
    let activityID: String?
    let contentVersion: Int?
    let app: String?
    let columns: Int
    let baseline: Int
  }
  private var key: Key?
  private var rows: [InspectorRow] = []

  func rows(of dashboard: Dashboard, columns: Int) -> [InspectorRow] {
    let device = dashboard.device
    let record = dashboard.selectedActivity
    let app = dashboard.shownApp
    let key = Key(
      deviceVersion: device.version, storesVersion: device.defaults.version, activityID: record?.id,
      contentVersion: record?.contentVersion, app: app?.name,
      columns: columns, baseline: dashboard.baseline.version)
    if key != self.key {
      let subject = InspectorSubject(
        device: device, record: record, app: app, baseline: dashboard.baseline, columns: columns)
      rows = InspectorSections.all.flatMap { $0.rows(about: subject) }
      self.key = key
    }
    return rows
  }
}
