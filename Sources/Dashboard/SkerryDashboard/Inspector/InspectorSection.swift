import SkerryActivities
import SkerryDevice

/// The subject of a section of the inspector.
struct InspectorSubject {
  let device: Device
  let record: ActivityRecord?
  let app: AppProcess?
  /// The contents of the stores at the last look.
  let baseline: DefaultsBaseline
  /// The columns there are.
  let columns: Int
}

/// A part of the inspector: the rows it adds, none if it has nothing to say.
///
/// Rows are made anew when something happened; what moves by itself is a live row.
protocol InspectorSection {
  func rows(about subject: InspectorSubject) -> [InspectorRow]
}

/// The sections from top to bottom.
enum InspectorSections {
  static let all: [any InspectorSection] = [
    ActivitySection(), ContentSection(), PushSection(), ProcessSection(), BackgroundSection(),
    NotificationsSection(), StoresSection(),
  ]
}
