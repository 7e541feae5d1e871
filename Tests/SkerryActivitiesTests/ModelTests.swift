import FoundationEssentials
import SkerrySoak
import Testing

@testable import SkerryActivities

@Suite struct ModelTests {
  @Test("P02 P03 P08 T04 200 random events each: the registry is what the plainest model of the rules says")
  func model() throws {
    let seeds = SoakCount.of(30, 10_000)
    var verdicts: [String: Int] = [:]
    for seed in 0..<seeds {
      let failure = try run(seed, &verdicts)
      #expect(failure == nil)
      if failure != nil { return }
    }
    // Every road was taken often enough to mean something.
    for word in [
      "done", "ignored", "refused unsupported", "refused denied", "push [\"dropped\"]", "refused visibility",
    ] {
      #expect((verdicts[word] ?? 0) > 2 * seeds / 10, "\(word) of \(verdicts)")
    }
  }

  /// Runs a seed three times at once: by jumps, in small steps, and with restarts.
  private func run(_ seed: Int, _ verdicts: inout [String: Int]) throws -> String? {
    var phone = PlainPhone()
    var jumping = PlainDriver()
    var stepping = PlainDriver()
    var restarted = PlainDriver()
    var events = PlainEvents(seed: UInt64(seed))
    for number in 0..<200 {
      let place = "seed \(seed), event \(number)"
      let before = events.instant
      events.pass()
      let event = events.next(phone)
      let expected = phone.apply(event, at: events.instant)
      let effects = jumping.apply(event, at: events.instant)
      let verdict = PlainDriver.verdict(effects)
      verdicts["\(verdict)", default: 0] += 1
      guard verdict == expected else { return "\(place): \(event) is \(verdict), the model says \(expected)" }
      let (view, modelView) = (jumping.view(at: events.instant), phone.view(at: events.instant))
      guard view == modelView else { return "\(place): after \(event) \(view) is not \(modelView)" }
      if number % 5 == 4 || SoakCount.isFull {
        let problems = jumping.registry.invariants()
        guard problems.isEmpty else { return "\(place): \(problems)" }
      }
      var small = Self.steps(from: before, to: events.instant, seed).flatMap { stepping.advance(to: $0) }
      small += stepping.apply(event, at: events.instant)
      guard small == effects else { return "\(place): steps had \(small), the jump \(effects)" }
      if number % 67 == seed % 67 { try restarted.restart() }
      guard restarted.apply(event, at: events.instant) == effects else { return "\(place): a restart changes it" }
    }
    guard jumping.registry.bytes == stepping.registry.bytes else { return "seed \(seed): steps end elsewhere" }
    guard jumping.registry.bytes == restarted.registry.bytes else { return "seed \(seed): restarts end elsewhere" }
    return nil
  }

  /// A few instants in between, irregular on purpose.
  private static func steps(from start: Date, to end: Date, _ seed: Int) -> [Date] {
    let seconds = Int(end.timeIntervalSince(start))
    guard seconds > 1 else { return [] }
    return (1...4).map { start + seconds * $0 * (3 + seed % 5) / 40 }.filter { $0 < end }
  }
}
