import Glibc
import SkerryPrograms
import SkerryServer
import Testing

/// A phone that is just being killed: its socket takes connections until its process is gone.
@Suite struct DyingPhoneTests {
  @Test("S08 a socket that takes a connection and ends without a word is no phone: the command starts one and is done")
  func dying() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("app", "ioswiz", "open", "--once").code == 0)
    let address = ControlAddress(folder: folder.path)
    let listener = ControlAddress.stream(isBlocking: true)
    defer { close(listener) }
    try #require(address.call { bind(listener, $0, $1) } == 0 && listen(listener, 4) == 0)
    let command = try folder.program(["app", "swiftclimb", "start-session"]).start()
    var ready = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    try #require(poll(&ready, 1, 300_000) == 1)
    let taken = accept(listener, nil, nil)
    unlink(address.path)
    close(taken)
    let result = try command.result()
    #expect(result.code == 0, "\(result)")
    #expect(folder.process != nil)
    #expect(try folder.run("list", "--activities").output.contains("active"))
  }
}
