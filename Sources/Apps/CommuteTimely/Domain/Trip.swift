import SwiftUI

/// A way to somewhere, by a time.
struct Trip: Codable, Hashable, Sendable, Identifiable {
  let id: UUID
  var destination: Destination
  var arrivalTime: Date
  /// How far the clocks at the destination are ahead of Greenwich, in seconds: rush hours go by them.
  var secondsFromGMT: Int
  var status = Status.planned
  var activity = ActivityPresence.wanted
  /// The instant for which the person was told to leave; `nil` before that.
  var alertedFor: Date?
  /// When the notification comes, or came, that the system was last given; `nil` where there is none.
  var reminder: Date?
  /// When the system ends the activity that was started last, whether the trip is over by then or not.
  var shownUntil: Date?

  enum Status: String, Codable, Hashable, Sendable {
    case planned
    /// The arrival time has passed.
    case over
    case cancelled
  }

  /// The fate of the trip's Live Activity.
  enum ActivityPresence: String, Codable, Hashable, Sendable {
    /// There is none; it is started as soon as that is possible.
    case wanted
    case shown
    /// A person removed it, and it doesn't come back by itself.
    case removed
  }

  /// Dates that a stored trip can have: from 1970 to 2200, whatever the phone's clock was set to.
  static let storedDates = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 7_289_654_400)
  /// Seconds by which a place can be ahead of Greenwich.
  static let storedOffsets = -64_800...64_800
  /// How far ahead a trip can be planned, in seconds.
  static let longestNotice: TimeInterval = 7 * 86_400

  var isPlanned: Bool { status == .planned }
}

extension UUID {
  /// The id of the n-th trip that was ever planned.
  ///
  /// It follows from instant and number alone, so that the same actions at the same virtual time give the same links.
  init(tripNumber: Int, plannedAt instant: Date) {
    var random = SeededRandom(seed: instant.timeIntervalSinceReferenceDate.bitPattern ^ UInt64(tripNumber) << 40)
    var bytes: [UInt8] = []
    for _ in 0..<2 {
      let word = random.next()
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    // RFC 9562: version 8 is for ids of one's own making, and the variant is binary 10.
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let text = bytes.map { String($0 >> 4, radix: 16) + String($0 & 0xF, radix: 16) }.joined()
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { text.dropFirst($0.lowerBound).prefix($0.count) }
    self = UUID(uuidString: parts.joined(separator: "-")) ?? UUID()
  }
}
