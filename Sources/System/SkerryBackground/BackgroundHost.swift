/// Where the running code asks for background tasks.
///
/// A task inherits it. Without one, requests throw `BGTaskScheduler.Error.unavailable`.
package enum BackgroundHost {
  @TaskLocal package static var current: BackgroundHostContext?
}

/// The process that code runs in, an app's or an extension's, as far as background tasks go.
package struct BackgroundHostContext: Sendable {
  let hub: BackgroundTaskHub
  /// The bundle identifier of the app; an extension names its app.
  let bundleIdentifier: String
  /// Extensions may ask for nothing.
  let isExtension: Bool

  package init(hub: BackgroundTaskHub, bundleIdentifier: String, isExtension: Bool) {
    self.hub = hub
    self.bundleIdentifier = bundleIdentifier
    self.isExtension = isExtension
  }
}
