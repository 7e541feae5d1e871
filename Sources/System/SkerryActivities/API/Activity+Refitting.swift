import FoundationEssentials
import SkerryBasics

extension Activity {
  /// Gives an activity of this app that can't be read any more, as the source of its type has become another one, a content
  /// that can. One whose attributes can't be read either is ended: they stay for its whole life.
  ///
  /// - Parameters:
  ///   - id: the activity's.
  ///   - content: the content.
  ///   - old: a state, as the system keeps it, that is replaced although it can be read.
  /// - Returns: whether it was ended; `nil` where it isn't one of these, or can be read.
  package static func refit(_ id: String, with content: ActivityContent<ContentState>, replacing old: Data? = nil)
    throws -> Bool?
  {
    guard let host = ActivityHost.current, let center = host.center,
      let record = center.withRegistry({ $0.record(id) }),
      record.appIdentifier == host.appIdentifier, ![.ended, .dismissed].contains(record.activityState),
      Activity(record, center: center) == nil || record.state == old
    else { return nil }
    if (try? CanonicalJSON.decode(Attributes.self, from: record.attributes)) == nil {
      center.apply(.end(id: id, nil, EndTerms(policy: .immediate, timestamp: nil)))
      return true
    }
    let change = try content.encoded(alert: nil)
    if change.state != record.state { center.apply(.update(id: id, change)) }
    return false
  }
}
