import FoundationEssentials
import SkerryBasics
import SkerryDevice
import SkerryViews

/// When the app is run in the background next, or what keeps it from that.
struct BackgroundSection: InspectorSection {
  func rows(about subject: InspectorSubject) -> [InspectorRow] {
    let owner = subject.record.flatMap { subject.device.app(ofBundle: $0.appIdentifier) } ?? subject.app
    guard let owner, let outlook = subject.device.backgroundOutlook(of: owner) else { return [] }
    let time = WallClock(outlook.date, timeZone: subject.device.settings.timeZone).timeOfDay
    let heading = [InspectorRow.blank, .heading("background")]
    guard let hold = outlook.hold else { return heading + [.countdown("refresh in", to: outlook.date, remark: time)] }
    return heading + InspectorRow.entry("refresh", time, columns: subject.columns)
      + InspectorRow.entry("put off", hold, columns: subject.columns, tone: .warning)
  }
}
