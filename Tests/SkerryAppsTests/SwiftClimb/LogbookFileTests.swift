import FoundationEssentials
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDevice

@Suite struct LogbookFileTests {
  @Test(
    "C01 an unreadable logbook is set aside and told, never overwritten",
    arguments: ["", "{", "[]", #"{"version":2,"revision":0,"sessions":[]}"#, #"{"version":1}"#])
  func unreadable(content: String) async throws {
    let phone = ClimbingPhone()
    try phone.files.write(Data(content.utf8), to: SessionStore.fileName)
    let process = ClimbingProcess(phone)
    try await phone.run { _ = try await process.start.execute(.sport) }
    #expect(try phone.files.read(SessionStore.fileName + ".unreadable") == Data(content.utf8))
    #expect(phone.log.first?.contains(SessionStore.fileName + ".unreadable") == true)
    #expect(await process.store.notice?.contains(SessionStore.fileName + ".unreadable") == true)
    #expect(try await ClimbingProcess(phone).store.logbook().sessions.count == 1)
  }

  @Test("C01 a logbook that can't be opened is left alone, and nothing is started")
  func unavailable() async throws {
    let files = FailingStore()
    let phone = ClimbingPhone(files: files)
    files.fail(true)
    let process = ClimbingProcess(phone)
    await phone.run {
      await #expect(throws: SessionError.storeUnavailable("the disk is full")) {
        try await process.start.execute(.sport)
      }
    }
    #expect(phone.activities.isEmpty)
  }

  @Test("C01 ids of sessions differ, follow from start and place, and are well formed")
  func ids() {
    let ids = (0..<500).map { UUID(ordinal: $0, startedAt: ClimbingPhone.start) }
    #expect(Set(ids).count == 500)
    #expect(ids[3] == UUID(ordinal: 3, startedAt: ClimbingPhone.start))
    for id in ids {
      let text = Array(id.uuidString)
      #expect(text[14] == "8" && "89AB".contains(text[19]))
    }
  }
}
