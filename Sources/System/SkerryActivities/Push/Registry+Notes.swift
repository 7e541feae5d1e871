import FoundationEssentials

extension Registry {
  /// What a payload's numbers look like when they are read as the dates they stand for.
  func notes(
    on payload: PushPayload, stateOf type: String, for app: String, at instant: Date
  ) -> [PushNote] {
    var found = payload.numbers.map { ($0.key, $0.number, EpochMistake.Reading.secondsSince1970) }
    func add(_ name: String, _ members: [(path: String, number: Double)]) {
      found += members.map { ("\(name).\($0.path)", $0.number, .secondsSince2001) }
    }
    if let state = payload.contentState { add("content-state", types.stateDates(state, of: type, for: app)) }
    if let attributes = payload.attributes { add("attributes", types.attributesDates(attributes, of: type, for: app)) }
    return found.compactMap { key, number, reading in
      EpochMistake(key: key, number: number, readAs: reading, at: instant).map(PushNote.epoch)
    }
  }
}
