import FoundationEssentials
import SkerryBasics

/// The answer of Apple's push service, and what the phone then did.
public struct PushAnswer: Hashable, Sendable {
  /// The HTTP status: 200 says that the push was accepted, not that anything is shown.
  public let status: Int
  /// APNs' own word for a refusal; `nil` if the push was accepted.
  public let reason: String?
  /// The `apns-id` header of the answer: the request's own, or one made up.
  public let apnsID: String
  /// The `apns-unique-id` header by which Apple's console finds a delivery; in the sandbox only, `nil` elsewhere.
  public var uniqueID: String?
  /// Since when the token is invalid; with status 410 only.
  public let timestamp: Date?
  /// Whether the phone dropped a push that the service had accepted.
  public let isDropped: Bool
  /// The phone's deeds with it, in one sentence: the thing that a real phone never tells.
  public let outcome: String

  /// What was done with channels, for a request about them.
  let deed: ChannelDeed?
  /// The header that the answer's id stands in.
  private let idHeader: String

  /// The answer's JSON body as APNs sends it; empty if the push was accepted.
  public var body: Data {
    guard let reason else { return deed?.body ?? Data() }
    let milliseconds = timestamp.map { Int64(clamping: $0.timeIntervalSince1970 * 1000) }
    return (try? CanonicalJSON.encode(Body(reason: reason, timestamp: milliseconds))) ?? Data()
  }

  /// The answer's headers, names in lower case.
  public var headers: [APNsRequest.Header] {
    [APNsRequest.Header(idHeader, apnsID)] + (deed?.headers ?? [])
      + (uniqueID.map { [APNsRequest.Header("apns-unique-id", $0)] } ?? [])
      + (reason == nil ? [] : [APNsRequest.Header("content-type", "application/json")])
  }

  private struct Body: Encodable {
    let reason: String
    let timestamp: Int64?
  }

  /// The answer to a push that is no Live Activity's.
  public init(
    status: Int, reason: String?, apnsID: String, isDropped: Bool, outcome: String, idHeader: String = "apns-id"
  ) {
    self.idHeader = idHeader
    deed = nil
    self.status = status
    self.reason = reason
    self.apnsID = apnsID
    timestamp = nil
    self.isDropped = isDropped
    self.outcome = outcome
  }

  /// Sums up what a push brought about.
  init(_ effects: [RegistryEffect], apnsID: String, idHeader: String = "apns-id") {
    self.idHeader = idHeader
    let deed = effects.lazy.compactMap { if case .channels(let deed) = $0.kind { deed } else { nil } }.first
    self.deed = deed
    let refusals = effects.compactMap(\.refusal)
    let applied = effects.filter { if case .pushApplied = $0.kind { true } else { false } }
    let objection = refusals.first { $0.reason != nil }
    status = objection?.status ?? deed?.status ?? 200
    reason = objection?.reason
    isDropped = objection == nil && applied.isEmpty && !refusals.isEmpty
    self.apnsID = apnsID
    timestamp = if case .unregistered(let since)? = objection { since } else { nil }
    let refusal = effects.first { $0.refusal != nil }?.logMessage
    outcome =
      switch (applied.count, refusals.count) {
      case (1, 0): applied[0].logMessage
      case (0, 1): refusal ?? ""
      case (0, 0): deed?.sentence ?? effects.first { $0.isKeptForLater }?.logMessage ?? ""
      case (let count, 0): "broadcast applied to \(count) activities"
      case (let count, let dropped): "applied to \(count), dropped by \(dropped): \(refusal ?? "")"
      }
  }
}

extension RegistryEffect {
  fileprivate var isKeptForLater: Bool { if case .pushNote(.keptForLater) = kind { true } else { false } }

  fileprivate var refusal: PushRefusal? {
    switch kind {
    case .pushRefused(let refusal), .channelsRefused(let refusal): refusal
    default: nil
    }
  }
}

extension Int64 {
  /// The nearest whole number that fits.
  fileprivate init(clamping number: Double) {
    self = Int64(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}

extension Registry {
  /// Delivers an HTTP request and says what APNs answers.
  public mutating func deliver(
    _ request: APNsRequest, at instant: Date
  ) -> (answer: PushAnswer, effects: [RegistryEffect]) {
    deliver(.apns(request), id: request.header(request.idHeader), idHeader: request.idHeader, at: instant)
  }

  /// Delivers a push without its HTTP head and says what APNs would have answered.
  public mutating func deliver(
    _ push: PushRequest, at instant: Date
  ) -> (answer: PushAnswer, effects: [RegistryEffect]) {
    deliver(.push(push), id: push.headers?["apns-id"], at: instant)
  }

  private mutating func deliver(
    _ event: RegistryEvent, id: String?, idHeader: String = "apns-id", at instant: Date
  ) -> (answer: PushAnswer, effects: [RegistryEffect]) {
    let effects = apply(event, at: instant)
    let own = id.flatMap { APNsMessageID.isValid($0) ? $0 : nil }
    let made = PushToken.identifier(seed: seed ^ 0xA9A5, number: pushCount).lowercased()
    return (PushAnswer(effects, apnsID: own ?? made, idHeader: idHeader), effects)
  }
}
