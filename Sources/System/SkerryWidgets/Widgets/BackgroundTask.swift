/// What the system wakes an app or a widget for; a widget's tasks are its timelines here.
nonisolated public struct BackgroundTask<Request, Response>: Sendable {
  fileprivate init() {}
}
extension BackgroundTask where Request == Void, Response == Void {
  /// A time at which an app may fetch something.
  nonisolated public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
  /// The end of a session of downloads.
  nonisolated public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}
extension BackgroundTask where Request == String, Response == Void {
  /// The end of any session of downloads.
  nonisolated public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
  /// The end of a session of downloads that a rule picks.
  nonisolated public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> { BackgroundTask() }
}
extension WidgetConfiguration {
  /// Has no effect here: the phone is never online, so that nothing is downloaded for a widget.
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration { self }
}
extension WidgetCenter {
  /// What a person's activity says of the widget that it came from.
  nonisolated public struct UserInfoKey {
    /// The kind of the widget.
    public static let kind = "kind"
    /// The family of the widget.
    public static let family = "family"
    /// The identifier of the Live Activity.
    public static let activityID = "activityID"
  }
}
