import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryActivities
@testable import SkerryDashboard
@testable import SkerryDevice

@MainActor @Suite struct ScaleTests {
  /// A locked phone with as many activities, of which five are of an app that is installed and newest.
  private func phone(_ count: Int) throws -> (phone: TestPhone, visits: VisitCounter) {
    let phone = TestPhone()
    for number in 0..<5 { try phone.start("alpha", name: "Alpha-\(number)", relevance: Double(number)) }
    let record = try #require(phone.records("alpha").first)
    let counter = VisitCounter()
    phone.device.center.contents.withLock { contents in
      contents.registry.rules.activitiesPerApp = .max
      contents.registry.rules.activitiesPerDevice = .max
      for number in 5..<max(5, count) {
        let request = ActivityRequest(
          appIdentifier: "elsewhere \(number / 10)", attributesType: record.attributesType,
          attributes: record.attributes, content: ContentChange(state: record.state))
        contents.registry.apply(.request(request), at: TestPhone.start)
      }
      contents.registry.visits = counter
    }
    // The app that started one last is on top.
    try phone.act("alpha", "end", ["name": "Alpha-0", "policy": "immediate"])
    try phone.start("alpha", name: "Alpha-5", relevance: 9)
    phone.device.lock()
    phone.advance(10)
    return (phone, counter)
  }

  /// Records looked at by a second of the dashboard, at its largest and at a small size: where it follows time, and where
  /// all is drawn again.
  private func visits(_ count: Int, again: Bool) throws -> [Int] {
    let (phone, counter) = try phone(count)
    return [CellSize(columns: 120, rows: 40), CellSize(columns: 80, rows: 24)].map { size in
      let dashboard = Dashboard(device: phone.device, realClock: { 0 })
      dashboard.start(size: size)
      _ = dashboard.frame()
      let before = counter.count
      phone.advance(1)
      if again { dashboard.requestDisplay() }
      _ = dashboard.frame()
      return counter.count - before
    }
  }

  @Test("T05 a dashboard's tick looks at no more records with 100,000 activities than with a hundred, and at few")
  func ticks() throws {
    let few = try visits(100, again: true)
    #expect(few.allSatisfy { $0 > 0 && $0 < 128 }, "\(few)")
    #expect(try visits(100_000, again: true) == few)
    #expect(try visits(100_000, again: false).allSatisfy { $0 < 16 })
  }
}
