#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How often a test with random input runs: a few times at each `make test`, often in `make soak`.
enum SoakCount {
  static func of(_ small: Int, _ full: Int) -> Int {
    guard let value = getenv("SKERRY_SOAK") else { return small }
    return String(cString: value) == "1" ? full : small
  }
}

/// A small generator with a known sequence (xorshift*).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
