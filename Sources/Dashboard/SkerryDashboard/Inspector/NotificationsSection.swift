import FoundationEssentials
import SkerryBasics
import SkerryDevice
import SkerryNotifications
import SkerryViews

/// The shown app's notifications: whether it may send any, what waits, and what is in the list.
struct NotificationsSection: InspectorSection {
  /// The most notifications of each kind that are told.
  private static let most = 5

  func rows(about subject: InspectorSubject) -> [InspectorRow] {
    guard let app = subject.app, let state = subject.device.notifications.withState({ $0.apps[app.bundle] }) else {
      return []
    }
    let (scheduled, delivered, silence) = subject.device.notifications.withState { all in
      (all.scheduled(by: app.bundle), all.delivered(of: app.bundle), all.focusSilence(of: app.bundle))
    }
    let isUnused = state.authorization == .notDetermined && scheduled.isEmpty && delivered.isEmpty
    guard !isUnused || state.deviceToken != nil else { return [] }
    let columns = subject.columns
    var rows = [InspectorRow.blank, .heading("notifications")]
    rows += InspectorRow.entry("may send", Self.word(state.authorization), columns: columns)
    if state.badge > 0 { rows += InspectorRow.entry("badge", String(state.badge), columns: columns) }
    if let silence { rows += InspectorRow.entry("silent", silence.sentence, columns: columns, tone: .warning) }
    if let token = subject.device.deviceToken(of: app) { rows += InspectorRow.entry("token", token, columns: columns) }
    func time(_ date: Date) -> String {
      WallClock(date, timeZone: subject.device.settings.timeZone).timeOfDay
    }
    for entry in scheduled.prefix(Self.most) {
      let name = "due " + Self.name(entry.content, entry.identifier)
      rows += InspectorRow.entry(time(entry.date), name, columns: columns, tone: .dim)
    }
    rows += Self.more(than: scheduled.count, "scheduled", columns)
    for record in delivered.prefix(Self.most) {
      let name = Self.name(record.content, record.id.identifier)
      rows += InspectorRow.entry(time(record.date), name, columns: columns)
    }
    return rows + Self.more(than: delivered.count, "in the list", columns)
  }

  private static func name(_ content: NotificationContent, _ identifier: String) -> String {
    content.title.isEmpty ? content.body.isEmpty ? identifier : content.body : content.title
  }

  private static func more(than count: Int, _ place: String, _ columns: Int) -> [InspectorRow] {
    guard count > most else { return [] }
    return InspectorRow.entry("", "and \(count - most) more \(place)", columns: columns, tone: .dim)
  }

  private static func word(_ status: UNAuthorizationStatus) -> String {
    switch status {
    case .notDetermined: "not asked yet"
    case .denied: "no"
    case .authorized: "yes"
    case .provisional: "quietly, without having asked"
    case .ephemeral: "for a while"
    }
  }
}

extension AppProcess {
  fileprivate var bundle: String { information.bundleIdentifier }
}
