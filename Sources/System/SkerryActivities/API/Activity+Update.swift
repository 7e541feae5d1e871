import FoundationEssentials

// The calls run where the caller runs, so content needn't be Sendable even when an actor owns the activity.
extension Activity {
  /// Replaces the content; without effect on an activity that is over.
  nonisolated(nonsending) public func update(_ content: ActivityContent<ContentState>) async {
    apply(content, nil, nil)
  }

  /// Replaces the content and may ask for attention.
  nonisolated(nonsending) public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    apply(content, alertConfiguration, nil)
  }

  /// Replaces the content unless newer content was applied already.
  nonisolated(nonsending) public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async {
    apply(content, alertConfiguration, timestamp)
  }

  /// Replaces the state; the content never becomes stale.
  @available(*, deprecated, message: "Use update(_:) with an ActivityContent.")
  nonisolated(nonsending) public func update(using contentState: ContentState) async {
    apply(ActivityContent(state: contentState, staleDate: nil), nil, nil)
  }

  /// Replaces the state and may ask for attention.
  @available(*, deprecated, message: "Use update(_:alertConfiguration:) with an ActivityContent.")
  nonisolated(nonsending) public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    apply(ActivityContent(state: contentState, staleDate: nil), alertConfiguration, nil)
  }

  private func apply(
    _ content: ActivityContent<ContentState>, _ alert: AlertConfiguration?, _ timestamp: Date?
  ) {
    do {
      device.object?.apply(.update(id: id, try content.encoded(alert: alert, timestamp: timestamp)))
    } catch {
      device.object?.apply(.encodingFailure(id: id, "\(error)"))
    }
  }
}
