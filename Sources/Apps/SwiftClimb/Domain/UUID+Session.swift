import SwiftUI

extension UUID {
  /// The id of the n-th session of a logbook.
  ///
  /// It follows from start and place alone, so that the same actions at the same virtual time give the same links.
  init(ordinal: Int, startedAt: Date) {
    var state = startedAt.timeIntervalSinceReferenceDate.bitPattern ^ UInt64(truncatingIfNeeded: ordinal) << 48
    var bytes: [UInt8] = []
    for _ in 0..<2 {
      let word = Self.scrambled(&state)
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    // RFC 9562: version 8 is for ids of one's own making, and the variant is binary 10.
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    self = UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  /// One step of SplitMix64, which spreads neighbouring inputs over all bits.
  private static func scrambled(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
