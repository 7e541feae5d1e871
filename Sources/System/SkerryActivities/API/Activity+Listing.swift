import FoundationEssentials
import SkerryBasics

extension Activity {
  /// The app's activities of this type that aren't dismissed, also those started by an earlier process; extensions see
  /// none, as developers observe on iOS: ActivityKit serves the app's own process.
  public static var activities: [Activity<Attributes>] {
    guard let host = ActivityHost.current, !host.isExtension, let center = host.center else { return [] }
    return center.withRegistry { $0.activities(Attributes.registeredName, of: host.appIdentifier) }
      .compactMap { Activity($0, center: center) }
  }

  /// Every new activity of the type, also those started by push or by the clock.
  public static var activityUpdates: ActivityUpdates {
    let host = ActivityHost.current
    let type = Attributes.registeredName
    return ActivityUpdates(ActivityElements(device: WeakReference(host?.center))) { host.newActivities(type) }
  }

  /// The token with which a server can start an activity of this type.
  public static var pushToStartToken: Data? {
    guard let host = ActivityHost.current, let center = host.center else { return nil }
    center.register(Attributes.self, for: host.appIdentifier)
    return center.withRegistry { $0.startToken(Attributes.registeredName, of: host.appIdentifier) }
  }

  /// Every push-to-start token of this type, the newest one first; never finishes.
  public static var pushToStartTokenUpdates: PushTokenUpdates {
    let host = ActivityHost.current
    host?.center?.register(Attributes.self, for: host?.appIdentifier ?? "")
    let type = Attributes.registeredName
    return PushTokenUpdates(PlainElements()) {
      host.stream({ $1(&$0.startTokens) }, type) { registry, app in
        registry.startToken(type, of: app).map { .replay($0) } ?? .open
      }
    }
  }
}

extension ActivityHostContext? {
  /// Made here, where its types are plain: in a generic place the runtime would look for them by their names.
  fileprivate func newActivities(_ type: String) -> AsyncStream<ActivityRecord> {
    stream({ $1(&$0.newActivities) }, type)
  }

  /// A stream for one of the app's attributes types; without a device, one that stays silent.
  fileprivate func stream<Element: Sendable>(
    _ audience: @escaping ActivityCenter.Audience<AttributesKey, Element>, _ type: String,
    prepare: (Registry, String) -> ActivityCenter.Opening<Element> = { _, _ in .open }
  ) -> AsyncStream<Element> {
    guard let self, let center = self.center else { return AsyncStream { _ in } }
    let app = self.appIdentifier
    return center.stream(audience, AttributesKey(appIdentifier: app, attributesType: type)) { prepare($0, app) }
  }
}
