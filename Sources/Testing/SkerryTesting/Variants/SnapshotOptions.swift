import FoundationEssentials
import SkerryDevice
import SkerrySnapshots
import SkerryViews
import SkerryWidgets

/// The circumstances that all pictures of one call have in common.
struct SnapshotOptions {
  var start: Date
  var timeZone: String
  var remarks: SnapshotRemarks

  /// The surroundings of a view on a model.
  func environment(_ model: DeviceModel, _ look: SnapshotLook) -> PresentationEnvironment {
    var environment = PresentationEnvironment()
    environment.metrics = model.metrics
    environment.timeZone = timeZone
    look.apply(to: &environment)
    return environment
  }

  func circumstances(_ instant: Date, _ model: DeviceModel) -> Snapshot.Circumstances {
    Snapshot.Circumstances(instant: instant, device: model.name, timeZone: timeZone)
  }

  /// The words of a golden file about remarks.
  func listed(_ text: [String]) -> [String] { remarks == .ignored ? [] : text }

  /// The sheet as its look shows it.
  static func finished(_ sheet: SnapshotSheet, _ look: SnapshotLook) -> SnapshotSheet {
    var sheet = sheet
    sheet.look = look.names.joined(separator: ", ")
    return look.colors == .truecolor && !look.isASCII ? sheet : sheet.reduced(to: look.colors, ascii: look.isASCII)
  }
}

/// The fate of remarks: text that is cut, cards higher than 160 points, content near 4 KB, views that draw or say
/// nothing.
nonisolated public enum SnapshotRemarks: Hashable, Sendable {
  /// They stand in the golden file.
  case listed
  /// They stand in the golden file, and each fails the test.
  case failing
  /// They are left out.
  case ignored
}
