import FoundationEssentials
import SkerryBasics

/// A Live Activity of the app: the handle through which it is updated, ended and observed.
///
/// The activity itself lives in the system; handles to the same `id` are interchangeable.
///
/// ```swift
/// let content = ActivityContent(state: OrderAttributes.ContentState(arrival: arrival), staleDate: arrival)
/// let activity = try Activity.request(attributes: OrderAttributes(number: 7), content: content, pushType: .token)
/// await activity.update(content)
/// await activity.end(content, dismissalPolicy: .after(arrival))
/// ```
public final class Activity<Attributes>: Identifiable, Sendable where Attributes: ActivityAttributes {
  /// The activity's name for the system, unique on the phone.
  public typealias ID = String
  /// The part of the content that changes.
  public typealias ContentState = Attributes.ContentState

  /// The system's id of the activity.
  public let id: String
  let device: WeakReference<ActivityCenter>
  private let decoded: Decoded

  /// Values that were decoded once and never change; they may be read from anywhere though their types don't say so.
  private struct Decoded: @unchecked Sendable {
    let attributes: Attributes
    let content: ActivityContent<ContentState>
  }

  init(id: String, attributes: Attributes, content: ActivityContent<ContentState>, center: ActivityCenter) {
    self.id = id
    device = WeakReference(center)
    decoded = Decoded(attributes: attributes, content: content)
  }

  /// A handle to a stored activity; `nil` if its content doesn't decode, as when the type changed since.
  convenience init?(_ record: ActivityRecord, center: ActivityCenter) {
    guard let attributes = try? CanonicalJSON.decode(Attributes.self, from: record.attributes),
      let content = ActivityContent<ContentState>(EncodedActivityContent(record))
    else { return nil }
    self.init(id: record.id, attributes: attributes, content: content, center: center)
  }

  /// The part that stays the same for the activity's whole life.
  public var attributes: Attributes { decoded.attributes }

  /// The newest content that decodes.
  public var content: ActivityContent<ContentState> {
    guard let record else { return decoded.content }
    return ActivityContent(EncodedActivityContent(record)) ?? decoded.content
  }

  /// Where the activity stands.
  public var activityState: ActivityState {
    record?.activityState ?? .dismissed
  }

  /// The update token; `nil` until it has come, and for activities without one.
  public var pushToken: Data? { record?.pushToken }

  private var record: ActivityRecord? { device.object?.withRegistry { $0.record(id) } }
}

extension ActivityContent {
  init?(_ encoded: EncodedActivityContent) {
    guard let state = try? CanonicalJSON.decode(State.self, from: encoded.state) else { return nil }
    self.init(state: state, staleDate: encoded.staleDate, relevanceScore: encoded.relevanceScore)
  }
}
