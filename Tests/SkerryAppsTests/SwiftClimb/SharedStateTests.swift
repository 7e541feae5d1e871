import FoundationEssentials
import SkerryActivities
import SkerryDefaults
import SkerryTesting
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDevice

@Suite struct SharedStateTests {
  @Test(
    "C06 the App Group holds exactly the shared keys after the start and after each update, and nothing after the end")
  func shared() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.topRope)
      let seconds = Int(ClimbingPhone.start.timeIntervalSinceReferenceDate)
      func expected(_ climbs: Int, _ attempts: Int, _ updated: Int) -> String {
        #"{"attemptCount":\#(attempts),"climbCount":\#(climbs),"discipline":"top_rope","lastUpdated":\#(updated),"#
          + #""sessionId":"\#(session.id.uuidString)","startedAt":\#(seconds)}"#
      }
      #expect(phone.shared == .data(Data(expected(0, 0, seconds).utf8)))
      phone.advance(by: 90)
      try await process.addClimb.execute(session.id, name: "6a", attempts: 2)
      #expect(phone.shared == .data(Data(expected(1, 2, seconds + 90).utf8)))
      #expect(SessionActivityState.read() == phone.sharedState)
      try await process.end.execute(session.id)
      #expect(phone.shared == nil && SessionActivityState.read() == nil)
    }
  }

  @Test("C06 an app without the App Group logs that and keeps its activity")
  func noAppGroup() async throws {
    let phone = ClimbingPhone()
    let stranger = DefaultsHostContext(bundleIdentifier: "com.example", appGroups: [], store: phone.defaults)
    try await phone.run {
      try await DefaultsHost.$current.withValue(stranger) { _ = try await ClimbingProcess(phone).start.execute(.sport) }
    }
    #expect(phone.activities.count == 1 && phone.shared == nil)
    #expect(phone.log.first?.contains("group.com.swiftclimb.shared") == true)
  }

  @Test("C02 attributes and state have the keys a push needs, and stay far below 4 KB")
  func keys() async throws {
    let phone = ClimbingPhone()
    try await phone.run { _ = try await ClimbingProcess(phone).start.execute(.topRope) }
    let record = try #require(phone.activities.first)
    #expect(record.attributesType == "ClimbingSessionAttributes")
    func keys(_ data: Data) throws -> [String] {
      try JSONDecoder().decode([String: Ignored].self, from: data).keys.sorted()
    }
    #expect(try keys(record.attributes) == ["discipline", "sessionId", "startedAt"])
    #expect(try keys(record.state) == ["attemptCount", "climbCount", "lastUpdated"])
    #expect(record.attributes.count + record.state.count < 400)
  }

  /// Any JSON value.
  private struct Ignored: Decodable { init(from decoder: any Decoder) {} }

  @Test(
    "C02 disciplines have names, and an unknown one is capitalised",
    arguments: [
      ("bouldering", "Bouldering"), ("sport", "Sport"), ("trad", "Trad"), ("top_rope", "Top Rope"),
      ("speed", "Speed"), ("deep_water solo", "Deep_Water Solo"), ("ICE_climbing", "Ice_Climbing"), ("", ""),
    ])
  func names(discipline: String, name: String) {
    let attributes = ClimbingSessionAttributes(
      sessionId: UUID(), discipline: discipline, startedAt: ClimbingPhone.start)
    #expect(attributes.disciplineDisplayName == name)
    if let known = Discipline(rawValue: discipline) { #expect(known.displayName == name) }
  }

  @Test("C11 a milestone alerts once, also after a climb was deleted, the app was killed, or the activity shown again")
  @MainActor func milestoneOnce() throws {
    let scene = try LiveActivityScene(apps: [.swiftClimb])
    var alerts: Int { scene.device.log.entries.count { $0.message.contains("10 climbs") } }
    #expect(try scene.perform("start-session") == nil)
    for _ in 1...10 { #expect(try scene.perform("add-climb", ["name": "V4"]) == nil) }
    let told = alerts
    #expect(told > 0)
    #expect(try scene.perform("delete-climb") == nil)
    scene.device.kill(scene.process)
    scene.device.open(scene.process)
    #expect(try scene.perform("add-climb", ["name": "V4"]) == nil)
    scene.device.swipeAway(try #require(scene.activities.first))
    #expect(try scene.perform("delete-climb") == nil)
    #expect(try scene.perform("show-activity") == nil)
    #expect(try scene.perform("add-climb", ["name": "V4"]) == nil)
    #expect(alerts == told)
    for _ in 1...10 { #expect(try scene.perform("add-climb", ["name": "V4"]) == nil) }
    #expect(scene.device.log.entries.contains { $0.message.contains("20 climbs") })
  }

  @Test("C11 a push with the documented state updates the activity, and the next climb counts from the store again")
  func push() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.topRope)
      phone.advance(by: 5)
      let token = try #require(phone.activities.first?.pushToken)
      let state = #"{"climbCount":4,"attemptCount":7,"lastUpdated":800000000}"#
      let time = Int(phone.clock.now.timeIntervalSince1970)
      let body = #"{"aps":{"timestamp":\#(time),"event":"update","content-state":\#(state)}}"#
      let target = PushRequest.Target.token(token.map { String(UInt16($0) + 256, radix: 16).suffix(2) }.joined())
      phone.center.apply(.push(PushRequest(target: target, body: Data(body.utf8))))
      #expect(phone.activities.first?.climbing?.climbCount == 4)
      #expect(phone.activities.first?.climbing?.lastUpdated == Date(timeIntervalSinceReferenceDate: 800_000_000))
      try await process.addClimb.execute(session.id, name: "6a")
      #expect(phone.activities.first?.climbing?.climbCount == 1)
    }
  }

  @Test("C11 the activity goes stale after half an hour without a change, and a change revives it")
  func stale() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.sport)
      phone.advance(by: 1799)
      #expect(phone.activities.first?.activityState == .active)
      phone.advance(by: 1)
      #expect(phone.activities.first?.activityState == .stale)
      try await process.addClimb.execute(session.id, name: "6a")
      #expect(phone.activities.first?.activityState == .active)
      #expect(phone.activities.first?.staleDate == phone.clock.now.addingTimeInterval(1800))
    }
  }

  @Test("C11 every tenth climb is announced once, also when one is deleted and added again")
  func milestones() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.bouldering)
      for _ in 1...9 { try await process.addClimb.execute(session.id, name: "V2") }
      #expect(phone.alertCount == 0)
      try await process.addClimb.execute(session.id, name: "V2")
      #expect(phone.alertCount == 1)
      try await process.deleteClimb.execute(session.id)
      try await process.addClimb.execute(session.id, name: "V3")
      #expect(phone.alertCount == 1)
      for _ in 11...20 { try await process.addClimb.execute(session.id, name: "V2") }
      #expect(phone.alertCount == 2)
    }
  }
}
