import SkerryCells
import SkerryDevice

/// Which entries of the event log are shown.
struct LogFilter: Equatable {
  /// One app, or the phone; `nil` for all.
  var source: EventLog.Source?
  var topic: LogTopic?
  /// Whether only warnings and failures are shown.
  var showsTroubleAlone = false
  /// The text that entries must contain, in small letters or capitals.
  var text = ""

  var isEmpty: Bool { self == LogFilter() }

  /// The entries that pass, oldest first.
  func entries(of device: Device) -> [EventLog.Entry] {
    guard !isEmpty else { return device.log.entries }
    let wanted = text.lowercased()
    return device.log.entries.filter { admits($0, saying: wanted, on: device) }
  }

  private func admits(_ entry: EventLog.Entry, saying wanted: String, on device: Device) -> Bool {
    if let source, entry.source != source { return false }
    if let topic, LogTopic(entry.kind) != topic { return false }
    if showsTroubleAlone, !entry.level.isWarningOrFailure { return false }
    return wanted.isEmpty || device.line(of: entry).text.lowercased().contains(wanted)
  }

  /// The filter in a few words; empty for everything.
  func name(on device: Device) -> String {
    [
      source.map { device.displayName(of: $0) } ?? "", topic?.rawValue ?? "", showsTroubleAlone ? "warnings" : "",
      text.isEmpty ? "" : "“\(text)”",
    ].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

/// The topics of entries of the event log.
nonisolated enum LogTopic: String, CaseIterable, Hashable, Sendable {
  case activities = "Activities"
  case pushes = "Pushes"
  case notifications = "Notifications"
  case permissions = "Permissions"
  case processes = "Processes and background work"
  case intents = "Intents, links and gestures"
  case widgets = "Widgets"
  case phone = "The phone"
  case apps = "What apps write"

  init(_ kind: EventLog.Kind) {
    self =
      switch kind {
      case .activity: .activities
      case .push: .pushes
      case .notification, .feedback: .notifications
      case .permission: .permissions
      case .process, .background: .processes
      case .intent, .link, .gesture: .intents
      case .widget: .widgets
      case .app: .apps
      default: .phone
      }
  }
}
