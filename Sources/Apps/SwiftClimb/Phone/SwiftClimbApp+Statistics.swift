// Stands for UIKit: the screen of the numbers, and its buttons.
import SkerryBasics
import SkerryDevice
import SwiftUI

extension SwiftClimbApp {
  /// The latest counts; they are made anew when something else was logged, or the phone is in another zone.
  struct Counted {
    let revision: Int
    let zone: String
    let running: Statistics?
    let all: Statistics

    init(_ logbook: Logbook, zone: String) {
      func statistics(_ sessions: [Session]) -> Statistics {
        Statistics(sessions) { WallClock($0, timeZone: zone).utcOffset }
      }
      (revision, self.zone) = (logbook.revision, zone)
      running = logbook.running.map { statistics([$0]) }
      all = statistics(logbook.sessions)
    }
  }

  func statisticsAction(ofAll: Bool) -> AppAction {
    AppAction("statistics", key: "g", title: "Stats") { [weak self] _ in await self?.show(.statistics(ofAll: ofAll)) }
  }

  func statisticsScreen(_ logbook: Logbook, ofAll: Bool) -> AppScreen {
    let zone = container.device.timeZone
    if counted?.revision != logbook.revision || counted?.zone != zone { counted = Counted(logbook, zone: zone) }
    let counted = counted ?? Counted(logbook, zone: zone)
    let running = ofAll ? nil : counted.running
    var actions = [backAction(to: .logging)]
    if counted.running != nil, logbook.sessions.count > 1 {
      actions.append(
        AppAction("statistics-of", key: "g", title: ofAll ? "This Session" : "All Sessions") { [weak self] _ in
          await self?.show(.statistics(ofAll: !ofAll))
        })
    }
    return AppScreen(title: "Statistics", actions: actions) {
      StatisticsScreen(
        title: running == nil ? "All sessions" : "This session", statistics: running ?? counted.all,
        days: counted.all.days)
    }
  }
}
