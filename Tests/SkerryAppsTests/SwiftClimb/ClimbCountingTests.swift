import FoundationEssentials
import SkerryActivities
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDevice

@Suite struct ClimbCountingTests {
  private func shown(_ phone: ClimbingPhone) -> [Int?] {
    [phone.activities.first?.climbing?.climbCount, phone.activities.first?.climbing?.attemptCount]
  }

  @Test("C03 each change is stored and reaches the activity as one update with the counts of the store")
  func changes() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.bouldering)
      #expect(shown(phone) == [0, 0] && phone.updateCount == 0)
      try await process.addClimb.execute(session.id, name: "V4", attempts: 3, isSent: true)
      #expect(shown(phone) == [1, 3] && phone.updateCount == 1)
      try await process.addClimb.execute(session.id, name: "Slab", attempts: 1)
      #expect(shown(phone) == [2, 4] && phone.updateCount == 2)
      try await process.logAttempt.execute(session.id, climb: 1)
      try await process.logAttempt.execute(session.id, isSent: true)
      #expect(shown(phone) == [2, 6] && phone.updateCount == 4)
      try await process.deleteAttempt.execute(session.id)
      #expect(shown(phone) == [2, 5] && phone.updateCount == 5)
      try await process.deleteClimb.execute(session.id, climb: 1)
      #expect(shown(phone) == [1, 1] && phone.updateCount == 6)
      let stored = try await ClimbingProcess(phone).store.logbook().running
      #expect(stored?.climbs.map(\.name) == ["Slab"] && stored?.climbs.map(\.attempts.count) == [1])
    }
  }

  @Test("C03 only the last attempt of a climb added as sent is the send")
  func sends() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.bouldering)
      let climb = try await process.addClimb.execute(session.id, name: "V4", attempts: 3, isSent: true)
      #expect(climb.attempts.map(\.isSent) == [false, false, true])
      #expect(try await process.deleteAttempt.execute(session.id).isSent == false)
    }
  }

  @Test("C03 the number of a deleted climb is not given to another one")
  func numbers() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.sport)
      for name in ["5a", "6a", "6b"] { try await process.addClimb.execute(session.id, name: name) }
      try await process.deleteClimb.execute(session.id)
      let climb = try await process.addClimb.execute(session.id, name: "6c")
      #expect(climb.id == 4)
      await #expect(throws: SessionError.unknownClimb(3)) {
        try await process.logAttempt.execute(session.id, climb: 3)
      }
    }
  }

  @Test("C03 what can't be done says why and changes neither store nor activity")
  func refusals() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.sport)
      await #expect(throws: SessionError.noClimbs) { try await process.logAttempt.execute(session.id) }
      await #expect(throws: SessionError.noClimbs) { try await process.deleteClimb.execute(session.id) }
      await #expect(throws: SessionError.namelessClimb) { try await process.addClimb.execute(session.id, name: " \n ") }
      await #expect(throws: SessionError.nameTooLong(limit: 40)) {
        try await process.addClimb.execute(session.id, name: String(repeating: "a", count: 41))
      }
      for attempts in [-5, 0, 100] {
        await #expect(throws: SessionError.attemptsOutOfRange(attempts)) {
          try await process.addClimb.execute(session.id, name: "6a", attempts: attempts)
        }
      }
      try await process.addClimb.execute(session.id, name: "6a")
      try await process.deleteAttempt.execute(session.id)
      await #expect(throws: SessionError.noAttempts("6a")) { try await process.deleteAttempt.execute(session.id) }
      #expect(shown(phone) == [1, 0] && phone.updateCount == 2)
      #expect(try await process.store.logbook().running?.climbs.count == 1)
    }
  }

  @Test("C03 nothing is updated while time passes")
  func idle() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.sport)
      try await process.addClimb.execute(session.id, name: "6a")
      for _ in 0..<1000 { phone.advance(by: 1) }
      #expect(phone.updateCount == 1)
    }
  }

  @Test("C10 after 1,000 concurrent climbs the activity shows what the store counts")
  func concurrentClimbs() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.bouldering)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<1000 {
          group.addTask { try await process.addClimb.execute(session.id, name: "V\(number % 10)", attempts: 2) }
        }
        try await group.waitForAll()
      }
      #expect(
        try await process.store.counts(of: session.id) == SessionCounts(climbs: 1000, attempts: 2000, revision: 1001))
      #expect(shown(phone) == [1000, 2000])
      #expect(phone.sharedState?.climbCount == 1000 && phone.sharedState?.attemptCount == 2000)
    }
  }

  @Test("C10 of 1,000 updates that arrive in any order the newest counts stay")
  func concurrentUpdates() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.bouldering)
      let manager = try #require(process.services.activityManager)
      await withTaskGroup { group in
        for number in (1...1000).reversed() {
          group.addTask {
            let counts = SessionCounts(climbs: number, attempts: number * 3, revision: number + 1)
            await manager.update(sessionId: session.id, counts: counts)
          }
        }
      }
      #expect(shown(phone) == [1000, 3000])
      #expect(phone.sharedState?.attemptCount == 3000)
    }
  }
}
