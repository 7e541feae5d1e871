import FoundationEssentials
import Testing

@testable import SkerryBasics

/// Why a file of the phone can't be used, in words for a person who has it open in an editor.
@Suite struct StateProblemTests {
  private enum Kind: String, Decodable { case small, large }

  private struct File: Decodable {
    struct Part: Decodable {
      let kind: Kind
      let bytes: Data
    }
    let parts: [Part]
  }

  private func sentence(_ text: String) -> String {
    do {
      _ = try JSONDecoder().decode(File.self, from: Data(text.utf8))
      return "decoded"
    } catch { return StateProblem.sentence(error) }
  }

  @Test("S06 a value that is none of an enum's, or no Base64, is told as what stands in the file, with its place")
  func words() {
    let told = sentence(#"{"parts":[{"kind":"small","bytes":"AA=="},{"kind":"small value x","bytes":"AA=="}]}"#)
    #expect(told == "parts[1].kind: “small value x” is none of the values that this may have.")
    #expect(sentence(#"{"parts":[{"kind":"large","bytes":"%"}]}"#) == "parts[0].bytes: this is no data in Base64.")
    #expect(sentence(#"{"parts":[{"kind":7}]}"#) == "parts[0].kind: this is another kind of value than expected.")
  }
}
