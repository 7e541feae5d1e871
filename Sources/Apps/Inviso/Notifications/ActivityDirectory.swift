/// A source that knows whether an activity is still there, where ActivityKit tells nothing: in an extension.
protocol ActivityDirectory: Sendable {
  /// Answers whether updates still reach an activity; it ended, or the person removed it, if they don't.
  func ask(about activityId: String, answer: @escaping @Sendable (_ isReachable: Bool) -> Void)
}
