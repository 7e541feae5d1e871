/// A small generator with a known sequence: what it makes of a seed is the same on every computer.
package struct SmallRandom: Sendable {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  /// A number from 0 up to a limit, which is left out.
  package mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }
}
