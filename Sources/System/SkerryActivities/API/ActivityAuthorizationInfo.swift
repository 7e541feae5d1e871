/// The permission that the person gives the app for Live Activities.
///
/// ```swift
/// let info = ActivityAuthorizationInfo()
/// guard info.areActivitiesEnabled else { return }
/// for await isEnabled in info.activityEnablementUpdates { print(isEnabled) }
/// ```
public final class ActivityAuthorizationInfo: Sendable {
  /// Values of a switch from the subscription on; never finishes.
  public typealias ActivityEnablementUpdates = ActivitySequence<PlainElements<Bool>>
  /// Values of the switch for frequent updates from the subscription on; never finishes.
  public typealias FrequentPushEnablementUpdates = ActivitySequence<PlainElements<Bool>>

  private let host: ActivityHostContext?
  /// Tells when ``areActivitiesEnabled`` changes: by the person's switches, or as the phone becomes another.
  public let activityEnablementUpdates: ActivityEnablementUpdates
  /// Tells when the person moves the switch for frequent updates.
  public let frequentPushEnablementUpdates: FrequentPushEnablementUpdates

  /// Reads the phone that the code runs on.
  public init() {
    let host = ActivityHost.current
    self.host = host
    activityEnablementUpdates = ActivityEnablementUpdates(PlainElements()) { [host] in
      host?.center?.stream({ $1(&$0.enablement) }, host?.appIdentifier ?? "") ?? AsyncStream { _ in }
    }
    frequentPushEnablementUpdates = FrequentPushEnablementUpdates(PlainElements()) { [host] in
      host?.center?.stream({ $1(&$0.frequentPushes) }, host?.appIdentifier ?? "") ?? AsyncStream { _ in }
    }
  }

  /// Whether a request has a chance: the device has Live Activities and the person allows them.
  public var areActivitiesEnabled: Bool {
    guard let host, host.isDeviceSupported(), let center = host.center else { return false }
    return center.withRegistry { $0.areActivitiesEnabled(for: host.appIdentifier) }
  }

  /// Whether the app asks for frequent updates and the person allows them.
  public var frequentPushesEnabled: Bool {
    guard let host, host.supportsFrequentUpdates, areActivitiesEnabled, let center = host.center else { return false }
    return center.withRegistry { $0.areFrequentPushesAllowed(host.appIdentifier) }
  }
}
