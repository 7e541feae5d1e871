import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryTesting
import SkerryWidgets
import Testing

@testable import SkerryDevice
@testable import SwiftClimb

/// What the App Group holds of a session whose Live Activity is gone before the session's end.
@MainActor @Suite struct SharedAfterGoneTests {
  private func scene(files: any FileStore = MemoryStore()) throws -> LiveActivityScene {
    let scene = try LiveActivityScene(apps: [.swiftClimb], files: files)
    #expect(try scene.perform("start-session") == nil)
    #expect(try scene.perform("add-climb", ["name": "V4", "attempts": "2"]) == nil)
    #expect(shared(scene)?.climbCount == 1)
    return scene
  }

  private func shared(_ scene: LiveActivityScene) -> SessionActivityState? {
    let group = scene.device.defaults.values(of: SessionActivityState.appGroup)
    guard case .data(let data)? = group[SessionActivityState.key] else { return nil }
    return try? JSONDecoder().decode(SessionActivityState.self, from: data)
  }

  /// The ways in which an activity goes without the session being over.
  enum Way: CaseIterable {
    case swiped, forbiddenForApp, forbiddenForAll, expired, endedByPush
  }

  private func remove(_ way: Way, in scene: LiveActivityScene) throws {
    let device = scene.device
    switch way {
    case .swiped: device.swipeAway(try #require(scene.activities.first))
    case .forbiddenForApp: device.setLiveActivities(false, for: scene.process)
    case .forbiddenForAll: device.setLiveActivities(false)
    case .expired: scene.advance(by: 8 * 3600)
    case .endedByPush: try push("end", #"{"climbCount":9,"attemptCount":9,"lastUpdated":800000000}"#, in: scene)
    }
    device.settle()
  }

  private func hex(_ token: Data) -> String { token.map { String(UInt16($0) + 256, radix: 16).suffix(2) }.joined() }

  private func push(_ event: String, _ state: String, in scene: LiveActivityScene) throws {
    let record = try #require(scene.activities.first)
    let token = hex(try #require(record.pushToken))
    let time = Int(scene.device.clock.now.timeIntervalSince1970)
    let body = #"{"aps":{"timestamp":\#(time),"event":"\#(event)","content-state":\#(state)}}"#
    scene.device.center.apply(.push(PushRequest(target: .token(token), body: Data(body.utf8))))
    scene.device.settle()
  }

  @Test("C09 C11 before iOS 17, which has no buttons in activities, End Session opens the app at the ending sheet")
  func endsByLink() throws {
    let scene = try scene()
    scene.device.lock()
    scene.device.setSystemVersion(SystemVersion(16, 2))
    for presentation in [LiveActivityPresentation.lockScreen, .expanded] {
      if presentation == .expanded { scene.device.goHome() }
      let region = try #require(try scene.picture(of: presentation).regions.first { $0.label == "End Session" })
      guard case .action(let action, _) = region.target else {
        Issue.record("End Session is no link")
        return
      }
      scene.device.press(action, of: scene.process)
      #expect(scene.device.foregroundApp === scene.process)
      #expect(scene.process.state.takeWantedSheet() == "end-session")
    }
    #expect(try scene.perform("end-session", ["effort": "5"]) == nil)
    #expect(scene.activities.isEmpty)
    scene.device.setSystemVersion(SystemVersion(17))
  }

  @Test("C06 the App Group is empty as soon as the activity is gone, whoever ended it", arguments: Way.allCases)
  func gone(way: Way) throws {
    let scene = try scene()
    scene.device.lock()
    scene.advance(by: 60)
    try remove(way, in: scene)
    #expect(shared(scene) == nil)
    scene.device.unlock()
    #expect(try scene.perform("add-climb", ["name": "V5"]) == nil)
    #expect(shared(scene) == nil, "a climb of a session without an activity is not shared")
    #expect(try scene.perform("end-session") == nil)
    #expect(shared(scene) == nil && scene.device.center.withRegistry { $0.cardCount } == 0)
  }

  @Test(
    "C07 P07 why the activity is gone is said alike before and after a restart of the app, long after its longest time",
    arguments: [Way.swiped, .forbiddenForApp, .expired])
  func reason(way: Way) throws {
    let scene = try scene()
    scene.device.lock()
    scene.advance(by: 60)
    try remove(way, in: scene)
    scene.advance(by: 9 * 3600)
    scene.device.unlock()
    func screen() -> [String] {
      scene.device.open(scene.process)
      let words = scene.device.phonePicture(rows: 40).spoken
      return words.filter { $0.contains("Live Activit") } + (scene.process.screen?.actions.map(\.id) ?? [])
    }
    let before = screen()
    let isOver = before.contains { $0.contains("ended the Live Activity after 8 hours") }
    #expect(isOver == (way == .expired), "\(before)")
    scene.device.kill(scene.process)
    #expect(screen() == before)
  }

  @Test(
    "C06 gone while the app was dead: the next launch empties the App Group, and starts nothing",
    arguments: Way.allCases)
  func goneWhileDead(way: Way) throws {
    let scene = try scene()
    scene.device.lock()
    scene.device.kill(scene.process)
    scene.advance(by: 60)
    try remove(way, in: scene)
    scene.device.setLiveActivities(true)
    scene.device.setLiveActivities(true, for: scene.process)
    scene.device.open(scene.process)
    #expect(shared(scene) == nil)
    #expect(!scene.activities.contains { $0.activityState == .active })
    #expect(try scene.perform("add-climb", ["name": "V5"]) == nil)
    #expect(shared(scene) == nil)
    guard way != .expired else { return }
    #expect(try scene.perform("show-activity") == nil)
    #expect(shared(scene)?.climbCount == 2 && scene.activities.map(\.activityState) == [.active])
  }

  @Test("C06 P15 gone while the app was suspended: it hears of it later", arguments: [Way.swiped, .expired])
  func goneWhileSuspended(way: Way) throws {
    let scene = try scene()
    scene.device.setSuspension(true)
    scene.device.lock()
    scene.advance(by: 60)
    try remove(way, in: scene)
    #expect(shared(scene)?.climbCount == 1, "a suspended app can't clear anything")
    scene.device.unlock()
    scene.device.settle()
    #expect(shared(scene) == nil)
  }

  @Test("C06 P15 a kill by the system is one like any other: activity and App Group stay, the next launch goes on")
  func endedBySystem() throws {
    let scene = try scene()
    scene.device.lock()
    scene.device.terminate(scene.process)
    scene.advance(by: 60)
    #expect(shared(scene)?.climbCount == 1 && scene.activities.count == 1)
    scene.device.open(scene.process)
    #expect(try scene.perform("add-climb", ["name": "V5"]) == nil)
    #expect(shared(scene)?.climbCount == 2)
  }

  @Test("C06 shown again, the activity shares what the store counts; killed twice it stays swiped away")
  func shownAgain() throws {
    let scene = try scene()
    try remove(.swiped, in: scene)
    for _ in 1...2 {
      scene.device.kill(scene.process)
      scene.device.open(scene.process)
      #expect(scene.activities.isEmpty && shared(scene) == nil)
    }
    #expect(try scene.perform("show-activity") == nil)
    #expect(shared(scene)?.attemptCount == 2)
  }

  @Test("C06 C11 a push that changes what is shown changes what is shared, and a later climb counts from the store")
  func pushed() throws {
    let scene = try scene()
    scene.device.lock()
    scene.advance(by: 60)
    try push("update", #"{"climbCount":4,"attemptCount":7,"lastUpdated":800000000}"#, in: scene)
    #expect(shared(scene)?.climbCount == 4 && shared(scene)?.attemptCount == 7)
    scene.device.unlock()
    #expect(try scene.perform("add-climb", ["name": "V5"]) == nil)
    #expect(shared(scene)?.climbCount == 2)
  }

  @Test("C06 L05 a kill and a reboot leave activity and App Group as they are; the next launch puts them right")
  func kept() throws {
    let scene = try scene()
    for reboots in [false, true] {
      if reboots { scene.device.reboot() } else { scene.device.kill(scene.process) }
      scene.advance(by: 60)
      #expect(shared(scene)?.climbCount == 1 && scene.activities.count == 1)
      scene.device.open(scene.process)
      #expect(shared(scene)?.climbCount == 1 && scene.activities.map(\.activityState) == [.active])
    }
  }

  @Test("C06 a new session after an expired one shares its own counts, and the old card goes")
  func nextSession() throws {
    let scene = try scene()
    try remove(.expired, in: scene)
    #expect(try scene.perform("end-session") == nil)
    #expect(try scene.perform("start-session", ["discipline": "Trad"]) == nil)
    scene.device.settle()
    #expect(shared(scene)?.discipline == "trad" && shared(scene)?.climbCount == 0)
    #expect(scene.activities.map(\.activityState) == [.active])
  }

  @Test("C05 C11 an activity that a push starts for a session that isn't running is ended by the app that hears of it")
  func pushedStart() throws {
    let scene = try scene()
    try pushStart(of: "123E4567-E89B-12D3-A456-426614174000", in: scene)
    #expect(scene.activities.count == 1 && shared(scene)?.climbCount == 1)
    #expect(scene.device.log.entries.contains { $0.message.contains("no running session needs") })
  }

  @Test("C05 C11 of two activities of the running session the first stays; without one it takes what a push starts")
  func pushedCopy() throws {
    let scene = try scene()
    let session = try #require(shared(scene)).sessionId.uuidString
    let first = try #require(scene.activities.last)
    try pushStart(of: session, in: scene)
    #expect(scene.activities.map(\.id) == [first.id] && shared(scene)?.climbCount == 1)
    scene.device.swipeAway(first)
    try pushStart(of: session, in: scene)
    #expect(try scene.perform("add-climb", ["name": "V5"]) == nil)
    #expect(scene.activities.map(\.climbing?.climbCount) == [2])
    #expect(try scene.perform("end-session") == nil)
    #expect(scene.activities.isEmpty && shared(scene) == nil)
  }

  private func pushStart(of session: String, in scene: LiveActivityScene) throws {
    let attributes = #"{"sessionId":"\#(session)","discipline":"sport","startedAt":800000000}"#
    let state = #"{"climbCount":4,"attemptCount":7,"lastUpdated":800000000}"#
    let time = Int(scene.device.clock.now.timeIntervalSince1970)
    let body =
      #"{"aps":{"timestamp":\#(time),"event":"start","attributes-type":"ClimbingSessionAttributes","#
      + #""attributes":\#(attributes),"content-state":\#(state),"input-push-token":1,"alert":{"title":"A","body":"B"}}}"#
    let token = scene.device.center.withRegistry {
      $0.startToken("ClimbingSessionAttributes", of: SwiftClimbApp.information.bundleIdentifier)
    }
    scene.device.center.apply(.push(PushRequest(target: .token(hex(try #require(token))), body: Data(body.utf8))))
    scene.device.settle()
  }
}
