/// A push that the device applies: what the event log shows of it.
public struct PushReceipt: Hashable, Sendable {
  public let event: PushPayload.Event
  /// 5 or 10.
  public let priority: Int
  /// Bytes of the body.
  public let bytes: Int
  /// Bytes that are allowed.
  public let limit: Int
  /// The app's budget after the push.
  public let budget: PushBudget

  /// One sentence for the log: event, priority, size and what is left of the budget.
  var sentence: String {
    let cost = priority == 10 ? "" : "; priority 5 needs none"
    return "\(event.rawValue) push applied: priority \(priority), \(bytes) of \(limit) bytes, "
      + "\(budget.remaining) of \(budget.limit) urgent pushes left this hour\(cost)"
  }
}
