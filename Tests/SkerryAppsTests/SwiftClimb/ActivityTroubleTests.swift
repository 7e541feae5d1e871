import FoundationEssentials
import SkerryActivities
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDevice

@Suite struct ActivityTroubleTests {
  /// A whole session without an activity, which must be stored all the same.
  private func climb(_ phone: ClimbingPhone) async throws {
    let process = ClimbingProcess(phone)
    let session = try await process.start.execute(.topRope)
    try await process.addClimb.execute(session.id, name: "6a", attempts: 2)
    try await process.logAttempt.execute(session.id)
    try await process.end.execute(session.id, effort: 3)
    let past = try await ClimbingProcess(phone).store.logbook().past
    #expect(past.map(\.attemptCount) == [3])
  }

  @Test("C05 with Live Activities switched off a session is complete, and the log says so once")
  func forbidden() async throws {
    let phone = ClimbingPhone()
    phone.allowActivities(false)
    try await phone.run { try await climb(phone) }
    #expect(phone.activities.isEmpty)
    #expect(phone.log == ["Live Activities are not available or not allowed; the session goes on without one."])
  }

  @Test("C05 a refused request is logged with its reason and disturbs nothing")
  func refused() async throws {
    let phone = ClimbingPhone()
    phone.setForeground(false)
    try await phone.run { try await climb(phone) }
    #expect(phone.activities.isEmpty)
    #expect(phone.log.count == 1 && phone.log.first?.contains("visibility") == true)
  }

  @Test("C05 without a phone that knows Live Activities a session is complete")
  func unsupported() async throws {
    let phone = ClimbingPhone()
    try await climb(phone)
    #expect(phone.activities.isEmpty && phone.log.count == 1)
  }

  @Test("C05 updates and ends for another session are ignored")
  func otherSession() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      try await process.start.execute(.sport)
      let manager = try #require(process.services.activityManager)
      await manager.update(sessionId: UUID(), counts: SessionCounts(climbs: 9, attempts: 9, revision: 99))
      await manager.end(sessionId: UUID())
      #expect(phone.activities.first?.climbing?.climbCount == 0)
      #expect(phone.activities.map(\.activityState) == [.active] && phone.updateCount == 0)
      #expect(phone.sharedState?.climbCount == 0)
      #expect(phone.log.count == 1)
    }
  }

  @Test("C05 a card that was swiped away stays away, and climbing goes on")
  func swiped() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.sport)
      let id = try #require(phone.activities.first?.id)
      phone.center.apply(.swipe(id: id))
      try await process.addClimb.execute(session.id, name: "6a")
      #expect(phone.activities.isEmpty)
      #expect(try await process.store.counts(of: session.id)?.climbs == 1)
    }
  }

  @Test("C05 C10 a new process finds the activity of the running session and brings it up to date")
  func resumed() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let killed = ClimbingProcess(phone)
      let session = try await killed.start.execute(.sport)
      // What happens when the process dies between storing a climb and telling the activity.
      let instant = phone.clock.now
      try await killed.store.apply { _ in
        .addClimb(session: session.id, climb: 1, name: "6a", attempts: 2, isSent: false, at: instant)
      }
      #expect(phone.activities.first?.climbing?.climbCount == 0)
      let process = ClimbingProcess(phone)
      await process.services.activityManager?.resume(
        session.activityAttributes, counts: try await process.store.counts(of: session.id))
      #expect(phone.activities.first?.climbing?.climbCount == 1)
      #expect(phone.sharedState?.attemptCount == 2)
      try await process.addClimb.execute(session.id, name: "6b")
      #expect(phone.activities.map(\.climbing?.climbCount) == [2] && phone.updateCount == 2)
    }
  }

  @Test("C04 C06 what a process left behind that died while ending is cleaned up by the next one")
  func leftBehind() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      try await ClimbingProcess(phone).start.execute(.sport)
      await ClimbingProcess(phone).services.activityManager?.resume(nil, counts: nil)
      #expect(phone.activities.isEmpty && phone.shared == nil)
    }
  }

  @Test("C05 an activity that could not be started is started when the app is launched again, one swiped away is not")
  func secondChance() async throws {
    let phone = ClimbingPhone()
    phone.allowActivities(false)
    try await phone.run {
      let session = try await ClimbingProcess(phone).start.execute(.sport)
      phone.allowActivities(true)
      for expected in [1, 0] {
        let app = SwiftClimbApp(container: phone.container)
        await app.launch()
        #expect(phone.activities.count == expected)
        if let activity = phone.activities.first {
          #expect(activity.climbingAttributes == session.activityAttributes.shown(at: phone.clock.now))
          phone.center.apply(.swipe(id: activity.id))
        }
      }
      #expect(phone.log.last?.contains("no Live Activity any more") == true)
    }
  }
}
