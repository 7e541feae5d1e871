import SkerryBasics
import SkerryDevice

/// Where the app's process is in its life, where that is not plain to see: suspended, ended, or about to be suspended.
struct ProcessSection: InspectorSection {
  func rows(about subject: InspectorSubject) -> [InspectorRow] {
    let owner = subject.record.flatMap { subject.device.app(ofBundle: $0.appIdentifier) } ?? subject.app
    guard let owner else { return [] }
    let phase = subject.device.phase(of: owner)
    let heading = [InspectorRow.blank, .heading("process")]
    switch phase {
    case .suspended, .endedBySystem, .forceQuit:
      return heading + InspectorRow.entry("state", phase.title, columns: subject.columns)
    case .background:
      guard subject.device.settings.suspendsApps, let end = owner.runsUntil else { return [] }
      let time = WallClock(end, timeZone: subject.device.settings.timeZone).timeOfDay
      return heading + [.countdown("suspended in", to: end, remark: time)]
    case .foreground, .notRunning: return []
    }
  }
}
