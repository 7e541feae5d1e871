import FoundationEssentials
import SkerryActivities
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDevice

@Suite struct SessionLifecycleTests {
  @Test(
    "C01 a session is stored with its discipline and readiness, then gets its activity", arguments: Discipline.allCases)
  func start(discipline: Discipline) async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let session = try await ClimbingProcess(phone).start.execute(
        discipline, mentalReadiness: 7, physicalReadiness: 4)
      let stored = try await ClimbingProcess(phone).store.logbook().running
      #expect(stored == session)
      #expect(stored?.readiness.mental?.value == 7 && stored?.readiness.physical?.value == 4)
      #expect(phone.activities.map(\.climbingAttributes?.sessionId) == [session.id])
      #expect(phone.activities.first?.climbingAttributes?.discipline == discipline.rawValue)
    }
  }

  @Test("C01 no activity is requested when the session can't be stored")
  func storedFirst() async throws {
    let files = FailingStore()
    let phone = ClimbingPhone(files: files)
    let process = ClimbingProcess(phone)
    _ = try await process.store.logbook()
    files.fail(true)
    await phone.run {
      await #expect(throws: FailingStore.Failure.self) { try await process.start.execute(.sport) }
    }
    #expect(phone.activities.isEmpty && phone.history.isEmpty && phone.shared == nil)
    #expect(try await process.store.logbook().sessions.isEmpty)
  }

  @Test("C01 an activity that an earlier session left behind is ended at the next start")
  func earlierActivity() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      try await ClimbingProcess(phone).start.execute(.trad)
      try phone.files.remove(LogbookJournal.fileName)
      phone.advance(by: 60)
      let second = try await ClimbingProcess(phone).start.execute(.sport)
      #expect(phone.activities.map(\.climbingAttributes?.sessionId) == [second.id])
    }
  }

  @Test("C01 a second session waits until the first one has ended")
  func oneAtATime() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let first = try await process.start.execute(.trad)
      await #expect(throws: SessionError.alreadyRunning) { try await process.start.execute(.sport) }
      try await process.end.execute(first.id)
      let second = try await process.start.execute(.sport)
      #expect(second.id != first.id)
    }
  }

  @Test("C01 C04 ratings are whole numbers from 1 to 10", arguments: [-1, 0, 1, 10, 11])
  func ratings(value: Int) async throws {
    let phone = ClimbingPhone()
    await phone.run {
      let process = ClimbingProcess(phone)
      let session = try? await process.start.execute(.sport, mentalReadiness: value)
      #expect((session != nil) == (1...10).contains(value))
      #expect(phone.activities.count == (session == nil ? 0 : 1))
    }
  }

  @Test("C04 ending stores effort, pump and notes, removes the activity at once and clears the App Group")
  func end() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.bouldering)
      phone.advance(by: 3600)
      try await process.end.execute(session.id, effort: 8, pump: 6, notes: "Left knee taped")
      let ending = try await ClimbingProcess(phone).store.logbook().past.first?.ending
      #expect(ending?.effort?.value == 8 && ending?.pump?.value == 6 && ending?.notes == "Left knee taped")
      #expect(ending?.endedAt == ClimbingPhone.start.addingTimeInterval(3600))
      #expect(phone.activities.isEmpty && phone.shared == nil)
      #expect(phone.center.withRegistry { $0.cardCount } == 0)
    }
  }

  @Test("C04 an end that can't be stored leaves session, activity and App Group as they are")
  func endStoredFirst() async throws {
    let files = FailingStore()
    let phone = ClimbingPhone(files: files)
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.bouldering)
      files.fail(true)
      await #expect(throws: FailingStore.Failure.self) { try await process.end.execute(session.id, effort: 5) }
      #expect(try await process.store.logbook().running?.id == session.id)
      #expect(phone.activities.map(\.activityState) == [.active] && phone.shared != nil)
    }
  }

  @Test("C04 a session ends once")
  func endTwice() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.bouldering)
      try await process.end.execute(session.id)
      await #expect(throws: SessionError.notRunning) { try await process.end.execute(session.id) }
      await #expect(throws: SessionError.notRunning) { try await process.addClimb.execute(session.id, name: "V2") }
    }
  }
}
