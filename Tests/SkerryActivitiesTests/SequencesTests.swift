import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryActivities

private typealias Pizza = Activity<PizzaAttributes>

private func content(_ slices: Int) -> ActivityContent<PizzaAttributes.ContentState> {
  ActivityContent(state: PizzaAttributes.ContentState(slices: slices, note: ""), staleDate: nil)
}

private var attributes: PizzaAttributes { PizzaAttributes(name: "Funghi") }

@Suite struct SequencesTests {
  @Test("P01 an activity's sequences deliver everything from the subscription on and finish when it is dismissed")
  func ofOneActivity() async throws {
    let device = TestDevice()
    try await device.asApp {
      let activity = try Activity.request(attributes: attributes, content: content(8), pushType: .token)
      let states = activity.activityStateUpdates.makeAsyncIterator()
      let contents = activity.contentUpdates.makeAsyncIterator()
      device.pass(1)
      let tokens = activity.pushTokenUpdates.makeAsyncIterator()
      #expect(await tokens.next() == activity.pushToken, "the newest token is replayed")
      for slices in 0..<5 { await activity.update(content(slices)) }
      device.center.apply(.tokenRotation(id: activity.id))
      #expect(await tokens.next() == activity.pushToken)
      await activity.end(dismissalPolicy: .immediate)
      var seen: [Int] = []
      while let next = await contents.next() { seen.append(next.state.slices) }
      #expect(seen == [0, 1, 2, 3, 4])
      #expect(await states.next() == .ended)
      #expect(await states.next() == .dismissed)
      #expect(await states.next() == nil)
      #expect(await tokens.next() == nil)
      for await _ in activity.activityStateUpdates { Issue.record("a late subscription gets nothing and ends") }
    }
    #expect(device.center.subscriberCount == 0)
  }

  @Test("P01 activityUpdates brings local, scheduled and pushed activities; the start token is replayed")
  func staticSequences() async throws {
    let device = TestDevice()
    try await device.asApp {
      let activities = Pizza.activityUpdates.makeAsyncIterator()
      let tokens = Pizza.pushToStartTokenUpdates.makeAsyncIterator()
      let token = try #require(await tokens.next())
      #expect(token == Pizza.pushToStartToken)
      let local = try Activity.request(attributes: attributes, content: content(8))
      let body = """
        {"aps":{"timestamp":1800000000,"event":"start","content-state":{"slices":2,"note":""},"attributes":{"name":"P"},
        "attributes-type":"PizzaAttributes","alert":{"title":"T","body":"B"}}}
        """
      device.center.apply(.push(PushRequest(target: .token(token.lowercaseHex), body: Data(body.utf8))))
      #expect(await activities.next()?.id == local.id)
      let pushed = await activities.next()
      #expect(pushed?.attributes.name == "P" && pushed?.content.state.slices == 2)
    }
  }

  @Test("P01 a subscriber that goes away is removed")
  func termination() async throws {
    let device = TestDevice()
    try await device.asApp {
      let activity = try Activity.request(attributes: attributes, content: content(8))
      let task = Task {
        for await _ in activity.contentUpdates {}
      }
      while device.center.subscriberCount == 0 { await Task.yield() }
      task.cancel()
      await task.value
      #expect(device.center.subscriberCount == 0)
      do {
        let dropped = activity.activityStateUpdates.makeAsyncIterator()
        #expect(device.center.subscriberCount == 1)
        _ = dropped
      }
      #expect(device.center.subscriberCount == 0)
    }
  }

  @Test("P07 a new process finds the activities of the old one with their content")
  func relaunch() async throws {
    let device = TestDevice()
    let id = try await device.asApp {
      let activity = try Activity.request(attributes: attributes, content: content(8))
      await activity.update(content(3))
      return activity.id
    }
    let bytes = device.center.withRegistry(\.bytes)
    let rebooted = TestDevice(try JSONDecoder().decode(Registry.self, from: bytes))
    await rebooted.asApp {
      let found = Pizza.activities
      #expect(found.map(\.id) == [id] && found.first?.content.state.slices == 3)
      #expect(found.first?.attributes.name == "Funghi")
    }
  }

  @Test("P01 the observer sees every change in order, also those it makes itself")
  func observer() async throws {
    let device = TestDevice()
    let ids = try await device.asApp {
      try (0..<3).map { _ in try Activity.request(attributes: attributes, content: content(8)).id }
    }
    await withTaskGroup { group in
      for id in ids {
        group.addTask {
          for _ in 0..<50 {
            device.center.apply(.update(id: id, ContentChange(state: pizzaState(1))))
          }
        }
      }
    }
    for id in ids {
      let versions = device.log.filter { $0.activityID == id }.compactMap { effect -> Int? in
        if case .contentChanged(let version) = effect.kind { version } else { nil }
      }
      #expect(versions == Array(2...51))
    }
    let center = device.center
    center.observe { effects, _ in
      if case .contentChanged(52)? = effects.first?.kind { center.apply(.swipe(id: ids[0])) }
    }
    center.apply(.update(id: ids[0], ContentChange(state: pizzaState(1))))
    #expect(center.withRegistry { $0.state(ids[0]) } == .dismissed)
    center.observe { _, _ in }
  }
}
