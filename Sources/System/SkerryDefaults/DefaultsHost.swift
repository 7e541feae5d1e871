/// Which stores the running code may open: those of its app, and of the App Groups it is entitled to.
///
/// A task inherits it. Without one nothing is kept.
public enum DefaultsHost {
  @TaskLocal public static var current: DefaultsHostContext?
}

/// The process that code runs in, an app's or an extension's, as far as its stores go.
public struct DefaultsHostContext: Sendable {
  /// The bundle identifier of the app; an extension names its app.
  package let bundleIdentifier: String
  package let appGroups: [String]
  package let store: DefaultsStore
  /// Whether there is no Info.plist to ask; then every App Group counts as the app's.
  package let isUnconfigured: Bool

  package init(bundleIdentifier: String, appGroups: [String], store: DefaultsStore, isUnconfigured: Bool = false) {
    self.bundleIdentifier = bundleIdentifier
    self.appGroups = appGroups
    self.store = store
    self.isUnconfigured = isUnconfigured
  }

  /// An app may open its own store and those of the App Groups it is entitled to.
  package func mayOpen(_ suite: String) -> Bool {
    isUnconfigured || suite == bundleIdentifier || appGroups.contains(suite)
  }
}
