import FoundationEssentials

/// A value as JSON in which dates near a moment stand open: they are filled in for the clock of a phone.
///
/// Previews are written for the computer's clock: `.now.addingTimeInterval(600)`. Dates within a week of the moment at
/// which they were made go along with the phone's time, in whole seconds; other dates are dates of the calendar and
/// stay.
nonisolated struct MovableJSON: Hashable, Sendable {
  /// The text before, between and behind the open dates.
  private let pieces: [String]
  /// Seconds from the moment to each open date.
  private let offsets: [Double]

  /// A character that nobody's text has; it encloses the seconds.
  private static let mark = "\u{F8FF}\u{F8FE}\u{F8FF}"
  /// How far a date may be away from the moment, in seconds.
  static let reach = 7 * 86_400.0

  init(_ value: some Encodable, made moment: Date) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      let distance = date.timeIntervalSince(moment)
      if abs(distance) <= Self.reach {
        try container.encode("\(Self.mark)\(distance.rounded())\(Self.mark)")
      } else {
        try container.encode(date.timeIntervalSinceReferenceDate)
      }
    }
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    let parts = text.split(separator: "\"\(Self.mark)", omittingEmptySubsequences: false)
    var pieces = [String(parts[0])]
    var offsets: [Double] = []
    for part in parts.dropFirst() {
      let halves = part.split(separator: "\(Self.mark)\"", maxSplits: 1, omittingEmptySubsequences: false)
      offsets.append(Double(halves[0]) ?? 0)
      pieces.append(halves.count > 1 ? String(halves[1]) : "")
    }
    self.pieces = pieces
    self.offsets = offsets
  }

  /// The JSON for a phone whose clock shows `instant`, as ActivityKit keeps it.
  func data(at instant: Date) -> Data {
    var text = pieces[0]
    for (offset, piece) in zip(offsets, pieces.dropFirst()) {
      text += "\(instant.addingTimeInterval(offset).timeIntervalSinceReferenceDate)" + piece
    }
    return Data(text.utf8)
  }
}
