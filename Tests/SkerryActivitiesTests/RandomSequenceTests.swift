import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryActivities

@Suite struct RandomSequenceTests {
  @Test("P02 T04 invariants hold after each of 200 random events, for 200 seeds, clock steps backwards included")
  func invariants() {
    var applied = 0
    for seed in 0..<200 {
      var registry = Registry.withTypes()
      var events = RandomEvents(seed: UInt64(seed))
      for number in 0..<200 {
        events.pass()
        applied += events.step(&registry).count
        guard number % 10 == 9 || seed < 20 else { continue }
        let problems = registry.invariants()
        #expect(problems == [], "seed \(seed), event \(number)")
        if !problems.isEmpty { return }
      }
    }
    #expect(applied > 20_000, "the events did something")
  }

  @Test("T03 one long jump has the same effects, in the same order, as many small steps")
  func jumps() {
    for seed in 0..<100 {
      var registry = Registry.withTypes()
      var events = RandomEvents(seed: UInt64(1000 + seed))
      for _ in 0..<40 {
        _ = events.step(&registry)
        if Int(seed) % 3 == 0 { events.pass() }
      }
      let goal = events.instant + Int(20 * hour)
      var stepped = registry
      let jump = registry.advance(to: goal)
      var steps: [RegistryEffect] = []
      var instant = events.instant
      var stride = 1
      while instant < goal {
        instant = min(goal, instant + stride)
        stride = (stride * 7 + seed) % 1999 + 1
        steps += stepped.advance(to: instant)
      }
      #expect(jump == steps, "seed \(seed)")
      #expect(registry.bytes == stepped.bytes, "seed \(seed)")
      let instants = jump.map(\.instant)
      #expect(instants == instants.sorted(), "each deadline runs at its own instant")
      #expect(registry.totalLiveCount == 0)
    }
  }

  @Test("P07 a registry that was stored and restored goes on as if it had never stopped")
  func restart() throws {
    for seed in 0..<60 {
      var steady = Registry.withTypes()
      var restarted = Registry.withTypes()
      var events = RandomEvents(seed: UInt64(5000 + seed))
      var sameEvents = events
      for number in 0..<120 {
        if number % 9 == 0 {
          restarted = .withTypes(try JSONDecoder().decode(Registry.self, from: restarted.bytes))
        }
        events.pass()
        sameEvents.pass()
        #expect(events.step(&steady) == sameEvents.step(&restarted), "seed \(seed), event \(number)")
      }
      #expect(steady.bytes == restarted.bytes, "seed \(seed)")
      #expect(restarted.invariants() == [])
    }
  }

  @Test("P07 an activity that is ended before its start leaves no alert behind, also where an earlier version left one")
  func endedBeforeStart() throws {
    var registry = Registry.withTypes()
    var request = pizzaRequest("a")
    request.startDate = epoch + 3600
    request.content.alert = pizzaAlert
    let id = try #require(registry.apply(.request(request), at: epoch).first?.activityID)
    let pending = registry.bytes
    registry.apply(.end(id: id, nil, EndTerms(policy: .immediate)), at: epoch + 60)
    let restored = try JSONDecoder().decode(Registry.self, from: registry.bytes)
    #expect(restored.invariants() == [] && restored.state(id) == .dismissed)

    let before = String(decoding: pending, as: UTF8.self)
    let after = String(decoding: registry.bytes, as: UTF8.self)
    let start = try #require(before.firstRange(of: "\"startAlert\":"))
    let end = try #require(before.firstRange(of: "\"startDate\":"))
    let alert = before[start.lowerBound..<end.lowerBound]
    #expect(!after.contains("startAlert"))
    let old = Data(after.replacing("\"startDate\":", with: "\(alert)\"startDate\":").utf8)
    #expect(try JSONDecoder().decode(Registry.self, from: old).bytes == registry.bytes)
  }

  @Test("P07 damaged saved data throw a sentence and never trap")
  func damagedData() throws {
    var registry = Registry.withTypes()
    var events = RandomEvents(seed: 77)
    for _ in 0..<40 { _ = events.step(&registry) }
    let text = String(decoding: registry.bytes, as: UTF8.self)
    var damaged = ["", "{}", "[]", "nonsense", #"{"format":2}"#]
    damaged.append(text.replacing("\"orderCount\":", with: "\"orderCount\":-"))
    damaged.append(text.replacing("\"requestCount\":", with: "\"requestCount\":9223372036854775"))
    damaged.append(text.replacing("\"activityState\":\"dismissed\"", with: "\"activityState\":\"active\""))
    damaged.append(text.replacing("\"activityState\":\"active\"", with: "\"activityState\":\"pending\""))
    for saved in damaged {
      let error = #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Registry.self, from: Data(saved.utf8))
      }
      #expect(error?.sentence.isEmpty == false)
    }
    var generator = SplitMix(state: 4)
    for _ in 0..<300 {
      var bytes = Array(registry.bytes)
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 32..<127, using: &generator)
      if var restored = try? JSONDecoder().decode(Registry.self, from: Data(bytes)) {
        restored.advance(to: .distantFuture)
        #expect(restored.invariants() == [])
      }
    }
  }

  @Test("P02 the sorted list behaves like a sorted set")
  func sortedList() {
    for seed in 0..<20 {
      var generator = SplitMix(state: UInt64(seed))
      var list = SortedList<Int>()
      var model: Set<Int> = []
      for _ in 0..<2000 {
        let element = Int.random(in: 0..<600, using: &generator)
        if Bool.random(using: &generator) {
          list.insert(element)
          model.insert(element)
        } else {
          list.remove(element)
          model.remove(element)
        }
      }
      #expect(Array(list.elements) == model.sorted())
      #expect(Array(list.reversedElements) == model.sorted(by: >))
      #expect(list.count == model.count && list.first == model.min() && list.last == model.max())
    }
  }
}
