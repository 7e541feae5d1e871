import SkerryBasics

/// A text that is a function of the instant.
nonisolated protocol ChangingText: Sendable {
  func string(at moment: Moment, in environment: LiveTextEnvironment) -> String

  /// How the text is said aloud.
  func spoken(at moment: Moment, in environment: LiveTextEnvironment) -> String

  /// An instant after `moment`, not later than the next change of the text; nil where it never changes again.
  func candidate(after moment: Moment, in environment: LiveTextEnvironment) -> Moment?

  /// Whether the candidate after `moment` is a change for certain, so that no texts need to be compared.
  func changesAtCandidate(after moment: Moment, in environment: LiveTextEnvironment) -> Bool

  /// Up to when the next change is looked for; nil where candidates are so few that it is always found.
  func searchEnd(after moment: Moment) -> Moment?

  /// The widest text there will be; nil where there is no bound.
  func widest(in environment: LiveTextEnvironment) -> String?
}

nonisolated extension ChangingText {
  func spoken(at moment: Moment, in environment: LiveTextEnvironment) -> String {
    string(at: moment, in: environment)
  }

  func candidate(after moment: Moment, in environment: LiveTextEnvironment) -> Moment? { nil }

  func changesAtCandidate(after moment: Moment, in environment: LiveTextEnvironment) -> Bool { false }

  func searchEnd(after moment: Moment) -> Moment? { nil }

  func widest(in environment: LiveTextEnvironment) -> String? { nil }

  /// The exact instant of the next change, or the end of the search where it lies beyond: an instant that does not depend
  /// on when somebody looked.
  func nextChange(after moment: Moment, in environment: LiveTextEnvironment) -> Moment? {
    guard var position = candidate(after: moment, in: environment) else { return nil }
    if changesAtCandidate(after: moment, in: environment) { return position }
    let now = string(at: moment, in: environment)
    let end = searchEnd(after: moment)
    // Most candidates are changes; a few come once per smaller unit (12 months in a year, odd steps in an hour). The
    // bound only keeps a mistake from hanging the loop.
    for _ in 0..<4000 {
      guard string(at: position, in: environment) == now else { break }
      if let end, position >= end { return end }
      guard let next = candidate(after: position, in: environment) else { return nil }
      position = next
    }
    return position
  }
}

/// Stands for a digit that Always-On withholds (U+2212).
nonisolated let withheldDigit = "\u{2212}"
