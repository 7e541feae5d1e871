import FoundationEssentials
import Glibc
import SkerryPrograms
import Testing

/// A signal in the midst of a command that has switched the phone on for itself.
@Suite struct StoppedCommandTests {
  @Test("T07 D06 a signal stops a command's long jump where it says, what happened is kept, and the next goes on there")
  func stopped() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.program(["app", "swiftclimb", "start-session", "--once"]).run().code == 0)
    let before = try log(folder)
    let jump = try folder.program(["do", "jump 3650d", "device battery 4", "--once"], ["TZ": "UTC"]).start()
    // It is on its way once something has happened by itself.
    while try log(folder).count == before.count { poll(nil, 0, 2) }
    kill(jump.pid, SIGTERM)
    let result = try jump.result()
    #expect(result.code == 128 + Int(SIGTERM))
    let words = result.errors.split(separator: " ").map(String.init)
    let place = try #require(words.firstIndex(of: "at"), "\(result)")
    #expect(result.errors.contains("Stopped at") && result.errors.contains("on the way to"))
    let time = try folder.program(["time", "--once"], ["TZ": "UTC"]).run()
    let stopped = words[place + 1]
    let day = try #require(time.output.split(separator: "T").first.map(String.init))
    #expect(day == stopped, "\(time.output) after \(result.errors)")
    #expect(try folder.program(["device", "battery", "--once"]).run().output.hasPrefix("82"))
  }

  private func log(_ folder: BackgroundFolder) throws -> String { try folder.scratch.text(of: "state/log.jsonl") }
}
