import Dispatch
import FoundationEssentials

/// Where an app asks to be run in the background.
public final class BGTaskScheduler: Sendable {
  public static let shared = BGTaskScheduler()

  private init() {}

  /// Says what is to be done when a task is run; to be called for each identifier while the app launches.
  ///
  /// `queue` is accepted as on iOS, but all code of apps runs on the phone's own thread. Returns whether the identifier
  /// is among the app's `BGTaskSchedulerPermittedIdentifiers` and had no handler yet.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool {
    guard let host = BackgroundHost.current, !host.isExtension else { return false }
    return host.hub.register(identifier, of: host.bundleIdentifier, launchHandler)
  }

  /// Asks for a run; a pending request with the same identifier is replaced. Throws ``Error``.
  public func submit(_ request: BGTaskRequest) throws(BGTaskScheduler.Error) {
    guard let host = BackgroundHost.current else { throw Error(.unavailable) }
    try host.hub.submit(request, of: host.bundleIdentifier, isExtension: host.isExtension)
  }

  /// Takes back the request with an identifier.
  public func cancel(taskRequestWithIdentifier identifier: String) {
    guard let host = BackgroundHost.current else { return }
    host.hub.cancel(identifier, of: host.bundleIdentifier)
  }

  /// Takes back all of the app's requests.
  public func cancelAllTaskRequests() {
    guard let host = BackgroundHost.current else { return }
    host.hub.cancel(nil, of: host.bundleIdentifier)
  }

  /// The requests that have not been run yet.
  public func pendingTaskRequests() async -> [BGTaskRequest] {
    BackgroundHost.current.map { $0.hub.pendingRequests(of: $0.bundleIdentifier) } ?? []
  }

  /// Hands over the requests that have not been run yet.
  public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler(BackgroundHost.current.map { $0.hub.pendingRequests(of: $0.bundleIdentifier) } ?? [])
  }
}

extension BGTaskScheduler {
  /// Why a request is refused.
  public struct Error: Swift.Error, Hashable, Sendable {
    public let code: Code

    /// Apple's numbers.
    public enum Code: Int, Hashable, Sendable {
      /// Background App Refresh is off, or the caller is an extension.
      case unavailable = 1
      /// One refresh may be pending at a time.
      case tooManyPendingTaskRequests = 2
      /// The identifier is not permitted, or the background mode is missing.
      case notPermitted = 3
    }

    init(_ code: Code) { self.code = code }

    public static let errorDomain = "BGTaskSchedulerErrorDomain"
    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }
}

extension BGTaskScheduler.Error.Code {
  /// Lets `catch BGTaskScheduler.Error.notPermitted` work as on iOS.
  public static func ~= (code: BGTaskScheduler.Error.Code, error: any Swift.Error) -> Bool {
    (error as? BGTaskScheduler.Error)?.code == code
  }
}

extension BGTaskScheduler.Error: CustomStringConvertible {
  public var description: String {
    switch code {
    case .unavailable: "Background App Refresh is switched off in Settings, for this app or for all."
    case .tooManyPendingTaskRequests: "Another refresh is pending already; an app may have one."
    case .notPermitted:
      "The identifier is missing in BGTaskSchedulerPermittedIdentifiers, or “fetch” among UIBackgroundModes."
    }
  }
}
