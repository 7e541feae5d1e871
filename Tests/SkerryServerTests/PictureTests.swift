import FoundationEssentials
import Glibc
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryPrograms
import Testing

@testable import SkerryServer

@Suite("Pictures on the control socket")
@MainActor
struct PictureTests {
  /// A server that answers every request with pictures.
  private static func desk() throws -> ControlServerTests.Desk {
    let desk = try ControlServerTests.Desk()
    desk.answer = .view
    return desk
  }

  private static func picture(_ text: String, columns: Int = 12) -> Grid {
    var grid = Grid(size: CellSize(columns: columns, rows: 2))
    grid.write(CellText(text), at: .zero)
    return grid
  }

  /// Takes what came and applies it.
  private static func look(_ caller: Caller, _ shown: inout Grid?) throws -> Bool {
    let (text, isOver) = caller.receive()
    for line in text.split(separator: "\r\n\r\n").last?.split(separator: "\n") ?? [] where line.hasPrefix("{") {
      shown = try CanonicalJSON.decode(GridPatch.self, from: Data(line.utf8)).applied(to: shown)
    }
    return isOver
  }

  @Test("S05 D08 a viewer gets the whole picture first, then what changed; a picture that is the same sends nothing")
  func watching() throws {
    let desk = try Self.desk()
    let caller = try desk.caller()
    caller.send("GET /view HTTP/1.1\r\n\r\n")
    #expect(desk.serve(), "a new viewer wakes the dashboard, which shows its picture")
    #expect(desk.server.viewerCount == 1 && desk.server.callerCount == 0)
    desk.server.show(Self.picture("one 漢"))
    var shown: Grid?
    #expect(try !Self.look(caller, &shown))
    #expect(shown == Self.picture("one 漢"))
    desk.server.show(Self.picture("one 字"))
    let (text, _) = caller.receive()
    #expect(text.contains("\"字\"") && !text.contains("one"))
    desk.server.show(Self.picture("one 字"))
    #expect(caller.receive() == ("", false))
    #expect(!desk.isReadable && desk.server.secondsUntilDeadline == nil, "nobody is waited for")
  }

  @Test("S05 who watches may stay for hours, what it says is ignored, and when it leaves nobody is left behind")
  func staying() throws {
    let desk = try Self.desk()
    var caller: Caller? = try desk.caller()
    caller?.send("GET /view HTTP/1.1\r\n\r\n")
    desk.serve()
    desk.server.show(Self.picture("hours"))
    desk.now = 9_000
    desk.server.dropLate()
    caller?.send("POST /steps HTTP/1.1\r\n\r\n")
    #expect(!desk.serve())
    #expect(desk.server.viewerCount == 1 && desk.requests.count == 1)
    caller = nil
    desk.serve()
    #expect(desk.server.viewerCount == 0 && !desk.isReadable)
  }

  @Test("S05 a viewer that is too slow misses pictures, sees the last one, and holds up nobody")
  func slow() throws {
    let desk = try Self.desk()
    let (slow, quick) = (try desk.caller(), try desk.caller())
    for caller in [slow, quick] { caller.send("GET /view HTTP/1.1\r\n\r\n") }
    desk.serve()
    var (slowGrid, quickGrid): (Grid?, Grid?)
    var last = Self.picture("")
    for number in 0..<300 {
      last = Self.picture(String(repeating: "\(number) ", count: 400), columns: 1800)
      desk.server.show(last)
      #expect(try !Self.look(quick, &quickGrid))
      #expect(quickGrid == last)
    }
    var pieces = ""
    for _ in 0..<50 {
      pieces += slow.receive().text
      desk.serve()
    }
    let lines = pieces.split(separator: "\n").filter { $0.hasPrefix("{") }
    for line in lines {
      slowGrid = try CanonicalJSON.decode(GridPatch.self, from: Data(line.utf8)).applied(to: slowGrid)
    }
    #expect(slowGrid == last)
    #expect(lines.count < 300)
  }

  @Test("S05 a viewer that takes nothing for ten seconds is hung up on")
  func deaf() throws {
    let desk = try Self.desk()
    let deaf = try desk.caller()
    deaf.send("GET /view HTTP/1.1\r\n\r\n")
    desk.serve()
    for number in 0..<300 {
      desk.server.show(Self.picture(String(repeating: "\(number) ", count: 400), columns: 1800))
    }
    #expect(desk.server.secondsUntilDeadline == 10)
    desk.now = 10
    desk.server.dropLate()
    #expect(desk.server.viewerCount == 0)
  }

  @Test("S05 sixty-four watch at once, the next one is told so, and callers still come through")
  func many() throws {
    let desk = try Self.desk()
    var viewers: [Caller] = []
    for _ in 0...ControlServer.viewerLimit {
      viewers.append(try desk.caller())
      viewers.last?.send("GET /view HTTP/1.1\r\n\r\n")
      desk.serve()
    }
    #expect(desk.server.viewerCount == ControlServer.viewerLimit)
    #expect(viewers.last?.receive().text.hasPrefix("HTTP/1.1 503 ") == true)
    desk.answer = HTTPResponse(200, body: Array("fine".utf8))
    let caller = try desk.caller()
    caller.send("GET /state HTTP/1.1\r\n\r\n")
    desk.serve()
    #expect(caller.receive().text.hasSuffix("fine"))
  }
}
