import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryCells
import SkerryPrograms
import Testing

@testable import SkerryServer

/// What a dashboard leaves to the next one on the same phone.
@MainActor
struct HandoverTests {
  private let folder: ScratchFolder
  private let address: ControlAddress
  private let handover: Handover
  private let pipe: WakePipe

  init() throws {
    folder = try ScratchFolder()
    address = ControlAddress(folder: folder.path)
    handover = try #require(Handover())
    pipe = try #require(WakePipe())
  }

  private func server(_ name: String, inheriting estate: Estate? = nil) throws -> ControlServer {
    let server = try ControlServer(address, pipe: pipe, inheriting: estate, clock: { 0 })
    server.answer = { request in
      request.path == "/view" ? .view : HTTPResponse(200, body: Array("\(name) \(request.body.count)".utf8))
    }
    return server
  }

  private func serve(_ server: ControlServer) {
    var ready = pollfd(fd: server.descriptor, events: Int16(POLLIN), revents: 0)
    for _ in 0..<200 where poll(&ready, 1, 0) == 1 { _ = server.serve() }
  }

  private static func picture(_ text: String) -> Grid {
    var grid = Grid(size: CellSize(columns: 12, rows: 2))
    grid.write(CellText(text), at: .zero)
    return grid
  }

  @Test(
    "S08 X02 callers notice nothing of a new dashboard: who is there, who is in the middle of a word, and who comes")
  func callers() throws {
    let lock = try FolderLock(path: folder.path)
    var old: ControlServer? = try server("old")
    let (idle, half, silent) = (try Caller(address), try Caller(address), try Caller(address))
    idle.send("GET /a HTTP/1.1\r\nhost: x\r\n\r\n")
    half.send("POST /b HTTP/1.1\r\nhost: x\r\ncontent-length: 6\r\n\r\nfoo")
    if let old { serve(old) }
    #expect(idle.receive().text.hasSuffix("old 0"))
    #expect(handover.leave(lock))
    old?.leave(to: handover)
    old = nil
    #expect(folder.has("control"))
    let late = try Caller(address)
    late.send("GET /c HTTP/1.1\r\nhost: x\r\n\r\n")
    idle.send("GET /a HTTP/1.1\r\nhost: x\r\n\r\n")
    let estate = handover.take()
    #expect(throws: StorageError.self) { _ = try FolderLock(path: folder.path) }
    let taken = try #require(estate.takeLock(of: folder.path))
    let new = try server("new", inheriting: estate)
    silent.send("GET /d HTTP/1.1\r\nhost: x\r\n\r\n")
    half.send("bar")
    serve(new)
    #expect(idle.receive().text.hasSuffix("new 0") && late.receive().text.hasSuffix("new 0"))
    #expect(half.receive().text.hasSuffix("new 6") && silent.receive().text.hasSuffix("new 0"))
    withExtendedLifetime((lock, taken, new)) {}
  }

  @Test("S05 X02 who watches sees the new dashboard from blank cells on, and what was on its way comes to its end")
  func viewers() throws {
    var old: ControlServer? = try server("old")
    let viewer = try Caller(address)
    viewer.send("GET /view HTTP/1.1\r\nhost: x\r\n\r\n")
    if let old { serve(old) }
    old?.show(Self.picture("one two"))
    old?.leave(to: handover)
    old = nil
    let new = try server("new", inheriting: handover.take())
    #expect(new.viewerCount == 1)
    new.show(Self.picture("  three"))
    serve(new)
    let (text, isOver) = viewer.receive()
    var shown: Grid?
    for line in text.split(separator: "\n") where line.hasPrefix("{") {
      shown = try CanonicalJSON.decode(GridPatch.self, from: Data(line.utf8)).applied(to: shown)
    }
    #expect(shown == Self.picture("  three") && !isOver)
  }

  @Test("S08 X02 what nobody takes is given up: the folder is free, and nobody listens")
  func nobody() throws {
    var lock: FolderLock? = try FolderLock(path: folder.path)
    var old: ControlServer? = try server("old")
    let caller = try Caller(address)
    if let old { serve(old) }
    if let lock { #expect(handover.leave(lock)) }
    old?.leave(to: handover)
    (old, lock) = (nil, nil)
    #expect(throws: StorageError.self) { _ = try FolderLock(path: folder.path) }
    _ = handover.take()
    #expect(caller.receive().isOver)
    #expect(try address.connection() == nil)
    _ = try FolderLock(path: folder.path)
  }

  @Test("S08 the lock and the socket of a folder that was made anew meanwhile are another's")
  func anotherFolder() throws {
    let lock = try FolderLock(path: folder.path)
    #expect(handover.leave(lock))
    let other = try ScratchFolder()
    let estate = handover.take()
    #expect(estate.takeLock(of: other.path) == nil)
    _ = try FolderLock(path: other.path)
    #expect(estate.takeLock(of: other.path) == nil)
    #expect(estate.takeSocket(at: ControlAddress(folder: other.path)) == nil)
    #expect(estate.takeLock(of: folder.path) != nil)
  }

  @Test("X02 a program finds what another one left by the variable, once, and programs that it starts don't")
  func inherited() throws {
    let numbers = handover.descriptors.map { dup($0) }
    #expect(handover.leave(try FolderLock(path: folder.path)))
    setenv(Handover.variable, numbers.map(String.init).joined(separator: ","), 1)
    let found = try #require(Handover.inherited())
    #expect(Handover.inherited() == nil)
    #expect(numbers.allSatisfy { fcntl($0, F_GETFD) == FD_CLOEXEC })
    #expect(found.take().takeLock(of: folder.path) != nil)
  }
}
