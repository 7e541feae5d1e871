// Apple's module name, so that unmodified source compiles: the types of calendars and reminders. There are none here, and
// every question is answered so.
@_exported import PhoneFoundation

#if Foundation
  /// Asks for events and reminders; there are none.
  public final class EKEventStore: Sendable {
    /// A store without anything in it.
    public init() {}
    /// What a person has allowed: nothing, and nobody can be asked.
    public static func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
    /// Asks a person; the answer is no.
    public func requestFullAccessToEvents() async throws -> Bool { false }
    /// Asks a person; the answer is no.
    public func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Asks a person; the answer is no.
    public func requestFullAccessToReminders() async throws -> Bool { false }
    /// Asks a person; the answer is no.
    public func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    /// Asks a person; the answer is no.
    public func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
    /// Asks a person; the answer is no.
    public func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
      completion(false, nil)
    }
    /// Asks a person; the answer is no.
    public func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
      completion(false, nil)
    }
    /// The calendars of a kind: none.
    public func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// The calendar of a name that the system gave: none.
    public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// The calendar into which new events go: none.
    public var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// The list into which new reminders go: none.
    public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// The accounts of calendars: none.
    public var sources: [EKSource] { [] }
    /// What is looked for: events between two dates.
    public func predicateForEvents(
      withStart start: Date, end: Date, calendars: [EKCalendar]?
    ) -> EKPredicate { EKPredicate() }
    /// What is looked for: reminders.
    public func predicateForReminders(in calendars: [EKCalendar]?) -> EKPredicate { EKPredicate() }
    /// What is looked for: reminders that are open.
    public func predicateForIncompleteReminders(
      withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
    ) -> EKPredicate { EKPredicate() }
    /// The events that are looked for: none.
    public func events(matching predicate: EKPredicate) -> [EKEvent] { [] }
    /// The reminders that are looked for: none.
    @discardableResult public func fetchReminders(
      matching predicate: EKPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
      completion([])
      return 0
    }
    /// The event of a name that the system gave: none.
    public func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// The event or reminder of a name that the system gave: none.
    public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// Keeps an event; nobody allowed it.
    public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
      throw EKError(.eventStoreNotAuthorized)
    }
    /// Keeps a reminder; nobody allowed it.
    public func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Removes an event; nobody allowed it.
    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
      throw EKError(.eventStoreNotAuthorized)
    }
    /// Removes a reminder; nobody allowed it.
    public func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Keeps what was changed; nothing was.
    public func commit() throws {}
    /// Forgets what was changed; nothing was.
    public func reset() {}
    /// Asks the accounts for what is new; there are none.
    public func refreshSourcesIfNecessary() {}
  }

  /// Why something can't be done.
  public struct EKError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
      case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
      case eventStoreNotAuthorized = 29
    }
    /// The reason.
    public let code: Code
    /// A reason.
    public init(_ code: Code) { self.code = code }
  }

  /// What is looked for.
  public struct EKPredicate: Hashable, Sendable {}

  /// Events or reminders.
  public enum EKEntityType: UInt, Hashable, Sendable { case event, reminder }
  /// What a person has allowed.
  public enum EKAuthorizationStatus: Int, Hashable, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    /// The older name of full access.
    public static let authorized = EKAuthorizationStatus.fullAccess
  }
  /// One event of a series, or all from there on.
  public enum EKSpan: Int, Hashable, Sendable { case thisEvent, futureEvents }
  /// Whether one can be reached during an event.
  public enum EKEventAvailability: Int, Hashable, Sendable {
    case notSupported = -1, busy, free, tentative, unavailable
  }
  /// Whether an event takes place.
  public enum EKEventStatus: Int, Hashable, Sendable { case none, confirmed, tentative, canceled }
  /// Where a calendar comes from.
  public enum EKCalendarType: Int, Hashable, Sendable { case local, calDAV, exchange, subscription, birthday }

  /// An account of calendars.
  public final class EKSource {
    /// Its name.
    public let title: String
    init(title: String) { self.title = title }
  }

  /// A calendar, or a list of reminders.
  public final class EKCalendar: Hashable {
    /// The name that people see.
    public var title = ""
    /// The name that the system gave.
    public let calendarIdentifier = UUID().uuidString
    /// Where it comes from.
    public var type: EKCalendarType { .local }
    /// Whether its events can be changed.
    public var allowsContentModifications: Bool { false }
    /// The account that it belongs to.
    public var source: EKSource?
    /// A new one, which nobody keeps.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
    public static func == (first: EKCalendar, second: EKCalendar) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// A sign before an event.
  public final class EKAlarm {
    /// Seconds from the event's start, mostly negative.
    public var relativeOffset: TimeInterval
    /// A sign at a distance from the event's start.
    public init(relativeOffset: TimeInterval) { self.relativeOffset = relativeOffset }
  }

  /// What events and reminders have in common.
  open class EKCalendarItem {
    /// The name that the system gave.
    public let calendarItemIdentifier = UUID().uuidString
    /// The name that people see.
    public var title: String! = ""
    /// Where it takes place.
    public var location: String?
    /// What was noted about it.
    public var notes: String?
    /// A page about it.
    public var url: URL?
    /// The calendar that it belongs to.
    public var calendar: EKCalendar!
    /// The signs before it.
    public var alarms: [EKAlarm]?
    /// Whether there are signs before it.
    public var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Adds a sign.
    public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    init() {}
  }

  /// An event.
  public final class EKEvent: EKCalendarItem {
    /// The name that the system gave; none before it is kept.
    public var eventIdentifier: String! { nil }
    /// Its beginning.
    public var startDate: Date! = .distantPast
    /// Its end.
    public var endDate: Date! = .distantPast
    /// Whether it takes whole days.
    public var isAllDay = false
    /// Whether one can be reached meanwhile.
    public var availability = EKEventAvailability.busy
    /// Whether it takes place.
    public var status: EKEventStatus { .none }
    /// A new one, which nobody keeps.
    public init(eventStore: EKEventStore) { super.init() }
  }

  /// A reminder.
  public final class EKReminder: EKCalendarItem {
    /// Whether it is done.
    public var isCompleted = false
    /// When it was done.
    public var completionDate: Date?
    /// When it is due.
    public var dueDateComponents: DateComponents?
    /// 1 for the most important, 9 for the least, 0 for none.
    public var priority = 0
    /// A new one, which nobody keeps.
    public init(eventStore: EKEventStore) { super.init() }
  }

  extension Notification.Name {
    /// Calendars have changed; never here.
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
  }
#endif
