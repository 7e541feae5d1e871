import FoundationEssentials
import Testing

@testable import SkerryDevice

@Suite struct StateChangeTests {
  private func sentence(_ old: String, _ new: String) -> String {
    StateChange.sentence(from: Data(old.utf8), to: Data(new.utf8))
  }

  @Test("P02 L02 the log writes numbers shortly, unless only their last digits differ, and leaves out dates")
  func numbers() {
    #expect(
      sentence(#"{"elapsed":0}"#, #"{"elapsed":1.8980000019073486}"#) == "elapsed 0 → 1.898")
    #expect(sentence(#"{"share":0.50001}"#, #"{"share":0.50002}"#) == "share 0.50001 → 0.50002")
    #expect(sentence(#"{"at":791545260.5}"#, #"{"at":791545261.25}"#) == "")
    #expect(sentence(#"{"at":791545260}"#, #"{"at":791545261}"#) == "")
    #expect(
      sentence(#"{"name":"a","done":false}"#, #"{"name":"b","done":true}"#) == "done false → true, name “a” → “b”")
    #expect(sentence(#"{"name":"700000000"}"#, #"{"name":"800000000"}"#) == "name “700000000” → “800000000”")
    #expect(sentence("{}", #"{"count":3}"#) == "count 3")
  }
}
