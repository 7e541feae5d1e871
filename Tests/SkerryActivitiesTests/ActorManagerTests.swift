import FoundationEssentials
import Testing

@testable import SkerryActivities

public struct ClimbingAttributes: ActivityAttributes {
  public let sessionId: UUID
  public let discipline: String
  public let startedAt: Date

  public struct ContentState: Codable, Hashable {
    public let climbCount: Int
    public let attemptCount: Int
    public let lastUpdated: Date
  }
}

/// A manager as apps write it: an actor that owns its activity, with content that isn't Sendable by declaration.
actor ClimbingManager {
  private var currentActivity: Activity<ClimbingAttributes>?
  private var currentSession: UUID?
  private var climbs = 0
  private var attempts = 0
  private var lastState: ClimbingAttributes.ContentState?

  func start(_ session: UUID, at date: Date) async {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    await endAll()
    let attributes = ClimbingAttributes(sessionId: session, discipline: "bouldering", startedAt: date)
    let state = ClimbingAttributes.ContentState(climbCount: 0, attemptCount: 0, lastUpdated: date)
    do {
      currentActivity = try Activity.request(
        attributes: attributes, content: .init(state: state, staleDate: nil), pushType: nil)
      currentSession = session
      (climbs, attempts) = (0, 0)
    } catch {
      currentActivity = nil
    }
  }

  func add(_ session: UUID, climb: Bool, at date: Date) async {
    guard let activity = currentActivity, currentSession == session else { return }
    attempts += 1
    climbs += climb ? 1 : 0
    let state = ClimbingAttributes.ContentState(climbCount: climbs, attemptCount: attempts, lastUpdated: date)
    lastState = state
    await activity.update(ActivityContent(state: state, staleDate: nil))
  }

  func end(_ session: UUID) async {
    guard let activity = currentActivity, currentSession == session else { return }
    if let lastState { await activity.update(ActivityContent(state: lastState, staleDate: nil)) }
    await activity.end(dismissalPolicy: .immediate)
    currentActivity = nil
    currentSession = nil
  }

  func endAll() async {
    for activity in Activity<ClimbingAttributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
  }

  var activity: Activity<ClimbingAttributes>? { currentActivity }
}

/// A type as modules with main-actor isolation by default have it: even its conformances belong to the main actor.
@MainActor struct RideAttributes: @MainActor ActivityAttributes {
  @MainActor struct ContentState: @MainActor Codable, @MainActor Hashable { var minutes: Int }
  var driver: String
}

@Suite struct ActorManagerTests {
  private let session = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  @Test("C10 1,000 concurrent updates through an actor leave the right counts")
  func concurrentUpdates() async throws {
    let device = TestDevice()
    let manager = ClimbingManager()
    try await device.asApp {
      await manager.start(session, at: epoch)
      let activity = try #require(await manager.activity)
      let contents = activity.contentUpdates.makeAsyncIterator()
      await withTaskGroup { group in
        for number in 0..<1000 {
          group.addTask { [session] in await manager.add(session, climb: number.isMultiple(of: 4), at: epoch) }
        }
      }
      #expect(activity.content.state.attemptCount == 1000 && activity.content.state.climbCount == 250)
      #expect(device.center.withRegistry { $0.record(activity.id)?.contentVersion } == 1001)
      for count in 1...1000 { #expect(await contents.next()?.state.attemptCount == count) }
      await manager.end(session)
      #expect(Activity<ClimbingAttributes>.activities.isEmpty && activity.activityState == .dismissed)
    }
  }

  @Test("C05 a forbidden activity disturbs nothing, and updates for another session are ignored")
  func forbidden() async {
    let device = TestDevice()
    let manager = ClimbingManager()
    await device.asApp {
      await manager.start(session, at: epoch)
      await manager.add(UUID(), climb: true, at: epoch)
      #expect(await manager.activity?.content.state.climbCount == 0)
      device.center.apply(.permission(appIdentifier: nil, isAllowed: false))
      await manager.add(session, climb: true, at: epoch)
      #expect(device.log.last?.logMessage == "update ignored: the activity is dismissed; request a new one")
      await manager.start(session, at: epoch)
      await manager.add(session, climb: true, at: epoch)
      #expect(await manager.activity?.activityState == .dismissed)
    }
  }

  @MainActor
  @Test("P01 attributes whose conformances are isolated to the main actor work there")
  func mainActor() async throws {
    let device = TestDevice()
    try await device.asApp {
      let activity = try Activity<RideAttributes>.request(
        attributes: RideAttributes(driver: "Ann"), content: .init(state: .init(minutes: 4), staleDate: nil))
      let contents = activity.contentUpdates.makeAsyncIterator()
      await activity.update(.init(state: .init(minutes: 3), staleDate: nil))
      #expect(await contents.next()?.state.minutes == 3)
      #expect(activity.attributes.driver == "Ann")
    }
  }

  @Test("C10 the task an app starts by itself still knows its app")
  func inheritance() async {
    let device = TestDevice()
    let found = await device.asApp {
      let task = Task { [session] in
        let manager = ClimbingManager()
        await manager.start(session, at: epoch)
        return Activity<ClimbingAttributes>.activities.count
      }
      return await task.value
    }
    #expect(found == 1)
  }
}
