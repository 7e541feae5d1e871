import FoundationEssentials

/// A wish to be run in the background, some time from a date on.
public class BGTaskRequest {
  /// One of the app's `BGTaskSchedulerPermittedIdentifiers`.
  public let identifier: String
  /// The system doesn't run the task before this date; `nil` leaves it to the system. It is no promise: it may be later.
  public var earliestBeginDate: Date?

  init(_ identifier: String, _ earliestBeginDate: Date? = nil) {
    self.identifier = identifier
    self.earliestBeginDate = earliestBeginDate
  }
}

/// A wish for a short run that brings the app's content up to date.
public final class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(identifier) }

  init(identifier: String, earliestBeginDate: Date?) { super.init(identifier, earliestBeginDate) }
}
