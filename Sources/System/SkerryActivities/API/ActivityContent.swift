import FoundationEssentials

/// The content of a request, an update or an end: a state with its expiry and its weight.
///
/// ```swift
/// let content = ActivityContent(
///   state: OrderAttributes.ContentState(arrival: arrival), staleDate: arrival, relevanceScore: 50)
/// ```
public struct ActivityContent<State> where State: Decodable, State: Encodable, State: Hashable {
  /// The dynamic content.
  public let state: State
  /// From this instant on the content counts as out of date; `nil` means never.
  public let staleDate: Date?
  /// The weight among the activities of the same app; only the order matters.
  public let relevanceScore: Double

  /// Creates content; `staleDate` has no default, as in ActivityKit.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
  public var description: String {
    let expiry = staleDate.map { "\($0.timeIntervalSince1970)" } ?? "never"
    return "ActivityContent(state: \(state), staleDate: \(expiry), relevanceScore: \(relevanceScore))"
  }
}
