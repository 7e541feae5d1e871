import FoundationEssentials
import SkerryBasics
import SkerrySoak
import Testing

@testable import SkerryActivities

@Suite struct JSONAgreementTests {
  @Test("P08 T04 it accepts and reads what JSONDecoder does, for thousands of fuzzed bodies")
  func agreement() {
    var fuzzed = FuzzedPushes(seed: 77)
    var counts = [0, 0]
    for number in 0..<SoakCount.of(500, 100_000) {
      let body = fuzzed.request(tokens: ["00"], startTokens: ["00"], at: epoch).body
      // Deep nesting takes Foundation seconds, and it reads two numbers in its own way: 1e400 and a zero byte's text.
      guard body.prefix(40) != Data(String(repeating: "[", count: 40).utf8), !body.contains(0) else { continue }
      let own = try? JSONValue(parsing: body)
      let foundation = try? CanonicalJSON.decode(JSONValue.self, from: body)
      #expect(own == foundation, "body \(number): \(String(decoding: body, as: UTF8.self))")
      if own != foundation { return }
      counts[own == nil ? 0 : 1] += 1
    }
    #expect(counts[0] > 50 && counts[1] > 50)
  }
}
