import SkerryProjects

/// The phone of a watched source that is kept nowhere: it lasts as long as the watch, from program to program.
struct PassingPhone {
  private let path: String

  /// `nil` where the phone is kept, or nobody watches.
  init?(of reports: BuildReports?, isKept: Bool) {
    guard !isKept, let path = reports?.legacy.phone, !path.isEmpty else { return nil }
    self.path = path
  }

  /// Its state.
  var folder: String { path + "/phone" }
  /// What was recorded of it.
  var recording: String { path + "/tape" }
}
