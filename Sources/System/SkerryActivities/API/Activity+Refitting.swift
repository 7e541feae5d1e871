import SkerryBasics

extension Activity {
  /// Gives an activity of this app that can't be read any more, as the source of its type has become another one, a content
  /// that can. One whose attributes can't be read either is ended: they stay for its whole life.
  ///
  /// - Returns: whether it was ended; `nil` where it isn't one of these, or can be read.
  package static func refit(_ id: String, with content: ActivityContent<ContentState>) throws -> Bool? {
    guard let host = ActivityHost.current, let center = host.center,
      let record = center.withRegistry({ $0.record(id) }),
      record.appIdentifier == host.appIdentifier, ![.ended, .dismissed].contains(record.activityState),
      Activity(record, center: center) == nil
    else { return nil }
    if (try? CanonicalJSON.decode(Attributes.self, from: record.attributes)) == nil {
      center.apply(.end(id: id, nil, EndTerms(policy: .immediate, timestamp: nil)))
      return true
    }
    center.apply(.update(id: id, try content.encoded(alert: nil)))
    return false
  }
}
