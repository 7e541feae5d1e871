import FoundationEssentials
import SkerryActivities
import SkerryViews

/// A coming event of the phone, which happens by itself.
public struct NextEvent: Hashable {
  public let date: Date
  /// The event as part of a sentence: `stale date of SwiftClimb`.
  public let name: String
  /// Whether no more comes of it than that a widget is drawn anew, or that something felt is over.
  public let isMinor: Bool

  init(_ name: String, at date: Date, isMinor: Bool = false) {
    (self.name, self.date, self.isMinor) = (name, date, isMinor)
  }
}

/// The coming events, with their names.
extension Device {
  /// The first thing that will happen by itself; of several at the same instant one that matters.
  public var nextEvent: NextEvent? { Self.first(of: comingEvents) }

  /// The first thing that changes an activity, a notification, the island or what an app does.
  public var nextMajorEvent: NextEvent? { Self.first(of: comingEvents.filter { !$0.isMinor }) }

  private static func first(of events: [NextEvent]) -> NextEvent? {
    events.min { ($0.date, $0.isMinor ? 1 : 0) < ($1.date, $1.isMinor ? 1 : 0) }
  }

  /// The next thing of each part of the phone.
  private var comingEvents: [NextEvent] {
    var events: [NextEvent] = []
    if let deadline = center.withRegistry({ $0.nextEvent }) {
      events.append(NextEvent(deadline.kind.words(app(deadline.appIdentifier)), at: deadline.date))
    }
    if let sleeper = clock.nextSleeper {
      let process = sleeper.executor.flatMap { executor in apps.first { $0.executor === executor } }
      events.append(NextEvent(process.map { "timer of \(name($0))" } ?? "timer of an extension", at: sleeper.date))
    }
    if let date = nextSuspension { events.append(NextEvent("suspension of an app", at: date)) }
    if let date = waiting?.end { events.append(NextEvent("end of a wait for the person", at: date)) }
    if let push = settings.plannedPushes?.first {
      events.append(NextEvent("push of \(app(push.bundleIdentifier))'s server", at: push.date))
    }
    if let date = overlay.nextDeadline {
      events.append(NextEvent(settings.model.hasIsland ? "collapse of the island" : "end of the banner", at: date))
    }
    if let date = contents.nextDeadline { events.append(NextEvent("drawing of an update", at: date)) }
    if let due = notifications.withState({ $0.nextEvent }) {
      events.append(
        NextEvent([due.name, due.appIdentifier.map(app)].compactMap(\.self).joined(separator: " "), at: due.date))
    }
    if let (date, bundle) = backgroundRunner.next {
      events.append(NextEvent("background task of \(app(bundle))", at: date))
    }
    if let (date, widget) = widgets.nextDue {
      events.append(NextEvent("widget \(widget.kind)", at: date, isMinor: true))
    }
    if let date = feedback.nextDeadline { events.append(NextEvent("end of the haptic", at: date, isMinor: true)) }
    return events
  }

  private func app(_ bundle: String) -> String { app(ofBundle: bundle).map(name) ?? bundle }
  private func name(_ process: AppProcess) -> String { process.information.displayName }
}

nonisolated extension RegistryDeadline.Kind {
  /// The event as part of a sentence.
  fileprivate func words(_ app: String) -> String {
    switch self {
    case .start: "start of \(app)"
    case .stale: "stale date of \(app)"
    case .activeTimeOver: "time limit of \(app)"
    case .token: "update token of \(app)"
    case .broadcast: "newest broadcast for \(app)"
    case .removal: "removal of \(app)"
    }
  }
}
