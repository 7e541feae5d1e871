import FoundationEssentials

extension Activity {
  /// Ends the activity with final content, or with what it shows now.
  nonisolated(nonsending) public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    finish(content, dismissalPolicy, nil)
  }

  /// Ends the activity unless newer content was applied already.
  nonisolated(nonsending) public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    finish(content, dismissalPolicy, timestamp)
  }

  /// Ends the activity with what it shows now.
  ///
  /// On iOS this spelling is the deprecated `end(using:dismissalPolicy:)` with its first argument left out.
  nonisolated(nonsending) public func end(dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    finish(nil, dismissalPolicy, nil)
  }

  /// Ends the activity with a final state that never becomes stale.
  @available(*, deprecated, message: "Use end(_:dismissalPolicy:) with an ActivityContent.")
  nonisolated(nonsending) public func end(
    using contentState: ContentState?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    finish(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy, nil)
  }

  private func finish(
    _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy, _ timestamp: Date?
  ) {
    var change: ContentChange?
    do {
      change = try content?.encoded(alert: nil, timestamp: timestamp)
    } catch {
      device.object?.apply(.encodingFailure(id: id, "\(error)"))
    }
    device.object?.apply(.end(id: id, change, EndTerms(policy: policy, timestamp: timestamp)))
  }
}
