import FoundationEssentials
import SkerryPrograms
import SkerrySoak
import Testing

@testable import SkerryCommand

/// What commands write, with text in every place where text can stand.
@Suite struct HarmlessCommandTests {
  private static let payload = """
    {"aps":{"timestamp":1,"event":"update\\u001b\\u0085\\u200e\\u061c\\udb40\\udc41","content-state":{"x":"NASTY"}}}
    """

  @Test("D07 no command writes anything that steers a terminal or hides, as text or as JSON, whatever it is given")
  func commands() throws {
    let folder = try ScratchFolder()
    let state = folder.path + "/state"
    let nasty = NastyText.all
    let json = String(String.UnicodeScalarView(NastyText.line.unicodeScalars.filter { $0.value >= 0x20 }))
    try folder.write(Self.payload.replacing("NASTY", with: json), to: "push.json")
    try folder.write("{\"aps\":\(nasty)", to: "broken.json")
    let push = folder.path + "/push.json"
    let calls: [[String]] = [
      ["push", push, "--token", String(repeating: "0a", count: 32)],
      ["push", push, "--broadcast", "QUJD", "--app", "swiftclimb", "--header", "apns-channel-id:\(json)"],
      ["push", push, "--topic", json, "--token", "0a", "--header", "apns-id:\(json)"], ["push", push, "--app", nasty],
      ["push", push, "--activity", nasty], ["push", push, "--start", nasty], ["push", push, "--header", nasty],
      ["push", nasty], ["push", folder.path + "/broken.json"], ["open", nasty], ["open", "nowhere://\(nasty)"],
      ["device", nasty], ["device", "time-zone", nasty], ["app", nasty], ["app", "swiftclimb", nasty],
      ["app", "swiftclimb", "start-session", nasty], ["do", nasty], ["do", "open \"\(json)\""], ["time", nasty],
      ["list", "--activities", "--tokens"], ["render", "--app", nasty], ["replay", nasty], [nasty], ["--\(nasty)"],
      ["list", nasty],
    ]
    for call in calls {
      for more in [[], ["--json"]] {
        let hasState = !["render", "replay", nasty, "--\(nasty)"].contains(call[0])
        let result = try Program(call + more + (hasState ? ["--state", state] : [])).run()
        #expect(NastyText.found(in: result.output).isEmpty, "\(call[0]) \(more): \(NastyText.found(in: result.output))")
        #expect(NastyText.found(in: result.errors).isEmpty, "\(call[0]) \(more): \(NastyText.found(in: result.errors))")
      }
    }
    let log = try String(contentsOfFile: state + "/log.jsonl", encoding: .utf8)
    #expect(NastyText.found(in: log).isEmpty && log.contains("\\u061c"), "what was logged is escaped, not lost")
  }
}
