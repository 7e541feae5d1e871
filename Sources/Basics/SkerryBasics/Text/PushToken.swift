import FoundationEssentials

/// Push tokens and ids: they look random and follow from the registry's seed alone.
package enum PushToken {
  /// 32 bytes for a name and its rotation.
  package static func make(seed: UInt64, name: String, rotation: Int) -> Data {
    var generator = SplitMix(state: seed ^ hash(name) &+ UInt64(truncatingIfNeeded: rotation) &* 0x9E37_79B9_7F4A_7C15)
    var bytes: [UInt8] = []
    for _ in 0..<4 {
      let word = generator.next()
      for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return Data(bytes)
  }

  /// A version-4 UUID string for a number.
  package static func identifier(seed: UInt64, number: Int, name: String = "activity") -> String {
    var bytes = Array(make(seed: seed, name: name, rotation: number).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = Array(Data(bytes).lowercaseHex.uppercased())
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
  }

  /// FNV-1a, because Swift's own hashes differ from run to run.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}

/// A small generator with a known sequence (SplitMix64).
package struct SplitMix: RandomNumberGenerator {
  package var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}

extension Data {
  /// The bytes as lower-case hex, the form in which a server keeps a token.
  package var lowercaseHex: String {
    let digits = Array("0123456789abcdef")
    return String(flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}

/// The header `apns-id`, which pushes of all kinds may have.
package enum APNsMessageID {
  /// Whether a text is a UUID in lower case with its four hyphens, as APNs wants it.
  package static func isValid(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.joined().allSatisfy { "0123456789abcdef".contains($0) }
  }
}
