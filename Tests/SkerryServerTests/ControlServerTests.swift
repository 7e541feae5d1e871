import FoundationEssentials
import Glibc
import SkerryCells
import SkerryPrograms
import SkerrySoak
import Testing

@testable import SkerryServer

@Suite("The control socket")
@MainActor
struct ControlServerTests {
  /// A server whose time is a test's, and which answers with the request's own target.
  @MainActor
  final class Desk {
    let folder: ScratchFolder
    let address: ControlAddress
    let pipe: WakePipe
    let server: ControlServer
    private(set) var requests: [HTTPRequest] = []
    var now = 0.0
    var answer = HTTPResponse(200, body: Array("fine".utf8))

    init(in folder: ScratchFolder? = nil, mayCall: @escaping (Int32) -> Bool = { _ in true }) throws {
      self.folder = try folder ?? ScratchFolder()
      address = ControlAddress(folder: self.folder.path)
      pipe = try #require(WakePipe())
      let time = Time()
      server = try ControlServer(address, pipe: pipe, clock: { time.desk?.now ?? 0 }, mayCall: mayCall)
      time.desk = self
      server.answer = { [unowned self] request in
        requests.append(request)
        return answer
      }
    }

    final class Time { weak var desk: Desk? }

    /// Serves until nothing is left to do; returns whether the dashboard had reason to wake.
    @discardableResult
    func serve() -> Bool {
      var hasReason = false
      var turns = 0
      while isReadable, turns < 2000 {
        hasReason = server.serve() || hasReason
        turns += 1
      }
      #expect(turns < 2000, "the loop would never sleep")
      return hasReason
    }

    var isReadable: Bool {
      var ready = pollfd(fd: server.descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&ready, 1, 0) == 1
    }

    func caller() throws -> Caller { try Caller(address) }
  }

  @Test("S05 the socket is open to its user alone from the first moment, and goes with the server")
  func permissions() throws {
    var desk: Desk? = try Desk()
    let folder = try #require(desk?.folder)
    var status = stat()
    #expect(lstat(folder.path + "/control", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFSOCK && status.st_mode & 0o777 == 0o600)
    desk = nil
    #expect(!folder.has("control"))
  }

  @Test("S05 the socket of a killed program is replaced; a file or link that is in the way is told and left alone")
  func stale() throws {
    let folder = try ScratchFolder()
    let address = ControlAddress(folder: folder.path)
    let killed = ControlAddress.stream(isBlocking: false)
    #expect(address.call { bind(killed, $0, $1) } == 0)
    close(killed)
    #expect(folder.has("control"))
    #expect(throws: Never.self) { _ = try Desk(in: folder) }
    for makeObstacle in [
      { try folder.write("mine", to: "control") }, { symlink("/etc/passwd", address.path) },
      { mkdir(address.path, 0o700) },
    ] as [() throws -> Any] {
      _ = try makeObstacle()
      #expect(throws: ControlProblem.self) { _ = try Desk(in: folder) }
      #expect(folder.has("control"))
      #expect(remove(address.path) == 0)
    }
  }

  @Test("S05 a path that is too long for a socket works as well")
  func longPath() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/" + String(repeating: "very-long/", count: 20) + "state"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let address = ControlAddress(folder: path)
    #expect(!address.isShort)
    let pipe = try #require(WakePipe())
    let server = try ControlServer(address, pipe: pipe, clock: { 0 })
    server.answer = { _ in HTTPResponse(200, body: Array("far away".utf8)) }
    let caller = try Caller(address)
    caller.send("GET /state HTTP/1.1\r\n\r\n")
    while server.serve() == false {}
    #expect(caller.receive().text.hasSuffix("far away"))
  }

  @Test("S05 D08 nobody calls: nothing wakes; half a request wakes no picture; a whole one does")
  func quiet() throws {
    let desk = try Desk()
    #expect(!desk.isReadable && desk.server.secondsUntilDeadline == nil)
    let caller = try desk.caller()
    caller.send("POST /steps HTTP/1.1\r\ncontent-le")
    #expect(!desk.serve() && !desk.isReadable)
    caller.send("ngth: 4\r\n\r\nlo")
    #expect(!desk.serve())
    caller.send("ck")
    #expect(desk.serve() && desk.requests.count == 1)
    #expect(caller.receive().text.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(!desk.isReadable)
    desk.pipe.wake()
    #expect(desk.serve() && !desk.isReadable)
  }

  @Test("S05 requests in one go are answered in their order; the connection stays unless its end is wished for")
  func pipelining() throws {
    let desk = try Desk()
    let caller = try desk.caller()
    caller.send("GET /a HTTP/1.1\r\n\r\nPOST /b HTTP/1.1\r\ncontent-length: 2\r\n\r\nhiHEAD /c HTTP/1.1\r\n\r\n")
    desk.serve()
    #expect(desk.requests.map(\.target) == ["/a", "/b", "/c"])
    let answer = caller.receive()
    #expect(answer.text.split(separator: "HTTP/1.1 200").count == 3 && !answer.isOver)
    #expect(answer.text.hasSuffix("content-length: 0\r\n\r\n"))
    caller.send("GET /d HTTP/1.1\r\nConnection: close\r\n\r\nGET /never HTTP/1.1\r\n\r\n")
    desk.serve()
    #expect(caller.receive().isOver)
    #expect(desk.requests.last?.target == "/d")
  }

  @Test("S05 a caller that asks before it sends a body is told to go on")
  func expectation() throws {
    let desk = try Desk()
    let caller = try desk.caller()
    caller.send("POST /steps HTTP/1.1\r\nExpect: 100-continue\r\ncontent-length: 4\r\n\r\n")
    desk.serve()
    #expect(caller.receive().text == "HTTP/1.1 100 Continue\r\n\r\n")
    caller.send("lock")
    #expect(desk.serve())
    #expect(caller.receive().text.hasPrefix("HTTP/1.1 200"))
  }

  @Test("S05 a caller that stops in the middle is told after ten seconds, one that says nothing is hung up on")
  func slow() throws {
    let desk = try Desk()
    let silent = try desk.caller()
    let halting = try desk.caller()
    halting.send("GET /sta")
    desk.serve()
    desk.now = 5
    halting.send("te HTTP/1.1\r\n")
    desk.serve()
    #expect(desk.server.secondsUntilDeadline == 5)
    desk.now = 9.9
    desk.server.dropLate()
    #expect(desk.server.callerCount == 2)
    desk.now = 10
    desk.server.dropLate()
    #expect(desk.server.callerCount == 0 && desk.server.secondsUntilDeadline == nil)
    let answer = halting.receive()
    #expect(answer.isOver && answer.text.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    #expect(silent.receive() == ("", true))
  }

  @Test("S05 a body in chunks that never ends is refused after ten seconds, however often something of it comes")
  func endless() throws {
    let desk = try Desk()
    let caller = try desk.caller()
    caller.send("POST /steps HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n")
    for second in 0..<10 {
      desk.now = Double(second)
      caller.send("1\r\nx\r\n")
      desk.serve()
      desk.server.dropLate()
      #expect(desk.server.callerCount == 1)
    }
    desk.now = 10
    desk.server.dropLate()
    let answer = caller.receive()
    #expect(answer.isOver && answer.text.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    #expect(answer.text.contains("connection: close\r\n") && desk.requests.isEmpty)
  }

  @Test("S05 a body in chunks that is too large is refused as soon as it is, and what still comes of it does no harm")
  func tooLargeInChunks() throws {
    let desk = try Desk()
    let caller = try desk.caller()
    caller.send("POST /steps HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n")
    var answer = (text: "", isOver: false)
    for _ in 0..<100 where answer.text.isEmpty {
      caller.send("400\r\n\(String(repeating: "x", count: 1024))\r\n")
      desk.serve()
      answer = caller.receive()
    }
    #expect(answer.text.hasPrefix("HTTP/1.1 413 Content Too Large\r\n"))
    #expect(answer.text.contains("connection: close\r\n"))
    caller.send("400\r\n\(String(repeating: "x", count: 1024))\r\n0\r\n\r\nGET /state HTTP/1.1\r\n\r\n")
    desk.serve()
    #expect(desk.requests.isEmpty && desk.server.callerCount == 0)
  }

  @Test("S05 a caller that does not take its answer holds up nobody and is hung up on in time")
  func deaf() throws {
    let desk = try Desk()
    desk.answer = HTTPResponse(200, body: [UInt8](repeating: 65, count: 4 * 1024 * 1024))
    let deaf = try desk.caller()
    deaf.send("GET /state HTTP/1.1\r\n\r\nGET /state HTTP/1.1\r\n\r\n")
    desk.serve()
    #expect(desk.requests.count == 1 && !desk.isReadable)
    desk.answer = HTTPResponse(200, body: Array("quick".utf8))
    desk.now = 5
    let other = try desk.caller()
    other.send("GET /state HTTP/1.1\r\n\r\n")
    desk.serve()
    #expect(other.receive().text.hasSuffix("quick"))
    desk.now = 10
    desk.server.dropLate()
    #expect(desk.server.callerCount == 1)
  }

  @Test("S05 a slow reader of a large answer gets all of it, and then the answer to what it asked meanwhile")
  func slowReader() throws {
    let desk = try Desk()
    desk.answer = HTTPResponse(200, body: [UInt8](repeating: 66, count: 3 * 1024 * 1024))
    let caller = try desk.caller()
    caller.send("GET /state HTTP/1.1\r\n\r\nGET /state HTTP/1.1\r\n\r\n")
    var text = ""
    for _ in 0..<200 {
      desk.serve()
      text += caller.receive().text
    }
    #expect(text.utf8.count { $0 == 66 } == 6 * 1024 * 1024)
    #expect(desk.requests.count == 2)
  }

  @Test("S08 very many callers wait for their turn, and none of them is turned away or late for having waited")
  func manyCallers() throws {
    let desk = try Desk()
    let callers = try (0..<ControlServer.callerLimit + 100).map { _ in try desk.caller() }
    desk.serve()
    #expect(desk.server.callerCount == ControlServer.callerLimit)
    // All of them say what they want; nobody had the time to listen.
    for caller in callers { caller.send("GET /state HTTP/1.1\r\nConnection: close\r\n\r\n") }
    desk.now = 60
    desk.server.dropLate()
    #expect(desk.server.callerCount == ControlServer.callerLimit)
    for (index, caller) in callers.enumerated() {
      desk.serve()
      let answer = caller.receive()
      #expect(answer.text.hasPrefix("HTTP/1.1 200") && answer.isOver, "\(index)")
      caller.hangUp()
    }
    desk.serve()
    #expect(desk.server.callerCount == 0 && desk.requests.count == callers.count)
  }

  @Test("S08 who called before the server stops listening is still served, and nobody finds it afterwards")
  func stopsListening() throws {
    let desk = try Desk()
    let early = try desk.caller()
    let waiting = try desk.caller()
    early.send("GET /a HTTP/1.1\r\nConnection: close\r\n\r\n")
    desk.server.stopListening()
    #expect(desk.server.callerCount == 2 && !desk.folder.has("control"))
    #expect(try desk.address.connection() == nil)
    waiting.send("GET /b HTTP/1.1\r\nConnection: close\r\n\r\n")
    desk.serve()
    #expect(early.receive().text.hasPrefix("HTTP/1.1 200") && waiting.receive().text.hasPrefix("HTTP/1.1 200"))
    #expect(desk.server.callerCount == 0 && desk.requests.map(\.target) == ["/a", "/b"])
  }

  @Test("S08 one caller steers: its lines are what a person does, whole and in order, and its end is told")
  func steering() throws {
    let desk = try Desk()
    var heard: [TerminalLine?] = []
    desk.server.steer = { heard.append($0) }
    desk.answer = .steering
    let terminal = try desk.caller()
    terminal.send("POST /dashboard HTTP/1.1\r\n\r\n")
    desk.serve()
    #expect(desk.server.isSteered && desk.server.viewerCount == 1 && desk.server.callerCount == 0)
    let lines: [TerminalLine] = [
      .event(.key(.control("c"))), .event(.key(.character("é"))), .event(.key(.character(" "))),
      .event(.key(.function(5))),
      .event(.unfinishedPaste), .event(.paste("two\nlines \u{1B}[31m")), .event(.press(CellPoint(column: 3, row: 4))),
      .event(.longPress(CellPoint(column: 0, row: 0))), .event(.swipe(CellPoint(column: 9, row: 8), columns: -7)),
      .event(.scroll(.up, CellPoint(column: 1, row: 2))), .event(.resize(CellSize(columns: 80, rows: 24))), .resumed,
    ]
    let bytes = lines.compactMap(\.bytes).flatMap(\.self)
    #expect(lines.allSatisfy { $0.bytes != nil })
    // However the lines are cut, they arrive whole.
    for start in stride(from: 0, to: bytes.count, by: 7) {
      terminal.send(String(decoding: bytes[start..<min(start + 7, bytes.count)], as: UTF8.self))
      desk.serve()
    }
    #expect(heard == lines)
    terminal.send(
      "{\"swipe\":[1,1,-9223372036854775808]}\n{\"swipe\":[1,1,-99999]}\nnonsense\n{\"size\":[1,-1]}\n{\"key\":\"\"}\n{\"press\":[99999,1]}\n"
    )
    desk.serve()
    #expect(heard.count == lines.count && desk.server.isSteered)
    desk.server.show(Grid(size: CellSize(columns: 3, rows: 1)))
    desk.server.tell(.rings)
    #expect(terminal.receive().text.hasSuffix("\"runs\":[]}\n{\"bell\":true}\n"))
    terminal.hangUp()
    desk.serve()
    #expect(!desk.server.isSteered && heard.last == .some(nil))
  }

  @Test("S08 what was typed behind the key that leaves is not done, and the end is told once")
  func typedBehindTheEnd() throws {
    let desk = try Desk()
    var heard: [TerminalLine?] = []
    desk.answer = .steering
    let server = desk.server
    server.steer = { line in
      heard.append(line)
      if line == .event(.key(.character("q"))) { server.endSteering() }
    }
    let terminal = try desk.caller()
    terminal.send("POST /dashboard HTTP/1.1\r\n\r\n")
    desk.serve()
    terminal.send("{\"key\":\"q\"}\n{\"key\":\"l\"}\n")
    terminal.hangUp()
    desk.serve()
    desk.serve()
    #expect(heard == [.event(.key(.character("q"))), nil] && !server.isSteered)
  }

  @Test("S05 another user's program is refused before it is heard")
  func anotherUser() throws {
    let desk = try Desk(mayCall: { _ in false })
    let caller = try desk.caller()
    desk.serve()
    // What it sends after it was refused is not heard, and does not take the answer away from it.
    #expect(caller.send("POST /steps HTTP/1.1\r\ncontent-length: 4\r\n\r\nlock") > 0)
    desk.serve()
    #expect(caller.receive().text.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
    #expect(desk.requests.isEmpty && desk.server.callerCount == 0)
  }

  @Test("S05 D07 callers that send rubbish, leave in the middle or never stop do no harm; the next one is served")
  func rude() throws {
    let desk = try Desk()
    for refusal in HTTPReaderTests.refusals {
      let caller = try desk.caller()
      caller.send(refusal.text)
      desk.serve()
      #expect(caller.receive().text.hasPrefix("HTTP/1.1 \(refusal.status) "))
      // It goes on all the same.
      caller.send(String(repeating: "x", count: 70_000))
      desk.serve()
    }
    desk.serve()
    for _ in 0..<SoakCount.of(50, 5000) {
      let caller = try desk.caller()
      caller.send("POST /steps HTTP/1.1\r\ncontent-length: 400\r\n\r\nhalf")
      if desk.requests.isEmpty { desk.serve() }
    }
    desk.serve()
    #expect(desk.requests.isEmpty && desk.server.callerCount == 0)
    let polite = try desk.caller()
    polite.send("GET /state HTTP/1.1\r\n\r\n")
    #expect(desk.serve())
    #expect(polite.receive().text.hasSuffix("fine"))
  }

  @Test("S08 what was asked by somebody who is gone is not done; who has only nothing more to ask is answered")
  func gone() throws {
    let desk = try Desk()
    let (gone, silent) = (try desk.caller(), try desk.caller())
    for caller in [gone, silent] { caller.send("GET /state HTTP/1.1\r\nhost: x\r\n\r\n") }
    shutdown(gone.descriptor, Int32(SHUT_RDWR))
    shutdown(silent.descriptor, Int32(SHUT_WR))
    desk.serve()
    #expect(desk.requests.count == 1)
    #expect(silent.receive().text.hasSuffix("fine"))
  }

  @Test("T07 S08 who has to wait is answered later, in order; others are answered meanwhile; who hangs up is forgotten")
  func waiting() throws {
    let desk = try Desk()
    var done: [String] = []
    var isBusy = true
    desk.server.answer = { request in
      guard request.method == "GET" || !isBusy else { return nil }
      done.append(request.target)
      return HTTPResponse(200, body: Array(request.target.utf8))
    }
    let callers = try (1...3).map { number in
      let caller = try desk.caller()
      caller.send("POST /\(number) HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n")
      desk.serve()
      desk.now += 1
      return caller
    }
    let looking = try desk.caller()
    looking.send("GET /look HTTP/1.1\r\nhost: x\r\n\r\n")
    desk.serve()
    #expect(looking.receive().text.hasSuffix("/look"))
    #expect(callers.allSatisfy { $0.receive().text.isEmpty })
    #expect(desk.server.hasWaiting)
    desk.now += 100
    shutdown(callers[1].descriptor, Int32(SHUT_RDWR))
    isBusy = false
    #expect(desk.server.serveWaiting())
    desk.serve()
    #expect(done == ["/look", "/1", "/3"])
    #expect(callers[0].receive().text.hasSuffix("/1") && callers[2].receive().text.hasSuffix("/3"))
    #expect(!desk.server.hasWaiting)
  }
}
