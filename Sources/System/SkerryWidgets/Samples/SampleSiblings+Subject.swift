/// What most of the properties of an activity are about.
nonisolated extension SampleSiblings {
  /// What most of the names are about; `nil` where fewer than two of them say the same.
  func subject(beside known: [SampleSubject]) -> SampleSubject? {
    let votes = Self.marks.map { ($0.subject, $0.words.intersection(words).count) }
    guard let most = votes.max(by: { $0.1 < $1.1 }), most.1 > 1 else { return nil }
    // What the type's name says counts as soon as a property says the same.
    let isKnown = votes.contains { known.contains($0.0) && $0.1 > 0 }
    return isKnown || known.contains(most.0) ? nil : most.0
  }

  private static let marks: [(subject: SampleSubject, words: Set<String>)] = """
    music artist song album lyric lyrics playlist track playing playback
    shopping expiry barcode brand quantity aisle groceries
    match home away opponent quarter inning score half referee league stadium innings wickets overs
    flight gate terminal airline boarding aircraft runway iata icao callsign baggage
    bus stop stops headsign transit line route
    rail platform train carriage coach gleis
    delivery courier restaurant dish rider merchant
    run pace cadence split splits kilometers km
    workout reps sets exercise muscle superset
    kitchen recipe ingredient oven doneness
    build branch commit repo tests agent tokens workflow tool host queue intent llm thinking
    work hourly wage clocked overtime
    weather humidity wind precipitation temperature uv forecast
    parking plate bay meter lot
    charge kwh soc connector charger kw
    golf hole holes par strokes fairway tee course
    event venue artist doors concert
    auction bid bidder bids lot
    market ticker portfolio bid ask holdings symbol price change
    """.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ").map(String.init)
      return parts.first.flatMap(SampleSubject.init).map { ($0, Set(parts.dropFirst())) }
    }
}
