/// SplitMix64: spreads neighbouring inputs over all bits.
struct SeededRandom: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// Between 0 and 1.
  mutating func share() -> Double { Double(next() >> 11) / Double(1 << 53) }
}

/// A random curve without jumps: the same seed gives the same curve, and every point of it can be asked for at once.
struct SmoothNoise: Sendable {
  let seed: UInt64
  /// How far apart the curve's turning points are.
  let period: Double

  /// Between -1 and 1.
  func value(at position: Double) -> Double {
    let place = position / period
    let index = place.rounded(.down)
    let part = place - index
    let eased = part * part * (3 - 2 * part)
    return knot(index) + (knot(index + 1) - knot(index)) * eased
  }

  private func knot(_ index: Double) -> Double {
    var random = SeededRandom(seed: seed ^ index.bitPattern &* 0x2545_F491_4F6C_DD1D)
    return random.share() * 2 - 1
  }
}
