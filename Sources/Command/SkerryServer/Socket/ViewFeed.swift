import FoundationEssentials
import Glibc
import SkerryActivities
import SkerryBasics
import SkerryCells

/// The pictures of a running dashboard, as they come over its socket.
@MainActor
package final class ViewFeed {
  /// Becomes readable when something has come.
  package let descriptors: DescriptorSet
  /// Whether the dashboard hung up, or says what is no picture.
  package private(set) var isOver = false
  /// The news besides pictures, until they are taken.
  package var news: [ViewNews] = []

  private let socket: Int32
  private var bytes: [UInt8] = []
  /// The bytes on their way to a phone that is steered.
  private var outgoing: [UInt8] = []

  /// Milliseconds after which a dashboard counts as stopped.
  nonisolated private static let patience: Int32 = 20_000
  /// Milliseconds after which it is looked whether it is stopped.
  nonisolated private static let firstPatience: Int32 = 1000
  /// The most bytes of one picture.
  nonisolated private static let pictureLimit = 64 * 1024 * 1024

  /// Asks the dashboard of a state folder for its pictures. Throws a ``ControlProblem`` when there is none, or it has
  /// no place for another viewer.
  ///
  /// - Parameter program: what the program is called, for a sentence that says how a dashboard is started.
  package convenience init(_ address: ControlAddress, program: String) throws {
    guard let socket = try address.connection() else {
      throw ControlProblem(
        "No dashboard runs on the state folder \(CellText(address.folder)); start one there with \(program).")
    }
    try self.init(socket, asking: HTTPRequest(method: "GET", target: "/view"))
  }

  /// Takes over the phone that runs in the background, as its dashboard's terminal; `nil` if none does.
  package convenience init?(_ address: ControlAddress, greeting: TerminalGreeting) throws {
    guard let socket = try address.connection() else { return nil }
    try self.init(
      socket, asking: HTTPRequest(method: "POST", target: "/dashboard", body: HarmlessJSON.bytes(greeting)))
  }

  /// Takes over a connection.
  private init(_ socket: Int32, asking request: HTTPRequest) throws {
    guard let descriptors = DescriptorSet(), descriptors.watch(socket) else {
      let reason = String(cString: strerror(errno))
      close(socket)
      throw ControlProblem("The dashboard can't be watched: \(reason).")
    }
    self.socket = socket
    self.descriptors = descriptors
    var request = request
    request.headers.append(HTTPHeader("host", "localhost"))
    let sent = request.bytes
    _ = sent.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    try readHead()
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  /// Tells a phone that is steered what was done at the terminal; what it doesn't take now it gets later.
  package func send(_ line: TerminalLine) {
    outgoing += line.bytes ?? []
    flush()
  }

  private func flush() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 { outgoing.removeFirst(count) } else if errno != EINTR { break }
    }
    descriptors.watch(socket, writes: !outgoing.isEmpty)
  }

  private func readHead() throws {
    while true {
      if let end = Self.endOfHead(bytes) {
        let status = String(decoding: bytes.prefix(12).dropFirst(9), as: UTF8.self)
        guard status == "200" else { throw try refusal() }
        bytes.removeFirst(end)
        return
      }
      guard bytes.count < HTTPRequestReader.headLimit, try receive() else {
        throw ControlProblem("What listens in the state folder does not show pictures; is it an older Skerry?")
      }
    }
  }

  /// Why the dashboard doesn't want to be watched, in its own words.
  private func refusal() throws -> ControlProblem {
    var reader = HTTPResponseReader()
    reader.append(bytes)
    while reader.response == nil {
      bytes = []
      guard try receive() else { break }
      reader.append(bytes)
    }
    let body = reader.response.map { Data($0.body) } ?? Data()
    let words = try? CanonicalJSON.decode([String: String].self, from: body)
    return ControlProblem(CellText(words?["problem"] ?? "The dashboard can't be watched.").description)
  }

  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (4...bytes.count).first { bytes[($0 - 4)..<$0].elementsEqual([13, 10, 13, 10]) }
  }

  /// Waits for more bytes; false at the end.
  private func receive() throws -> Bool {
    var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    var found = poll(&ready, 1, Self.firstPatience)
    if found == 0 {
      // One that is stopped need not be waited for, and says nothing itself.
      if let process = PeerProcess.stopped(behind: socket) {
        throw ControlProblem(
          "The phone's dashboard, process \(process), is stopped (Ctrl-Z): fg in its terminal lets it go on.")
      }
      found = poll(&ready, 1, Self.patience - Self.firstPatience)
    }
    if found < 0, errno == EINTR { return true }
    guard found > 0 else {
      throw ControlProblem("The dashboard does not answer; is it stopped (Ctrl-Z), or busy with a long jump?")
    }
    return read() > 0
  }

  /// Reads what is there; 0 at the end, negative when there is nothing yet.
  private func read() -> Int {
    withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
      let count = recv(socket, buffer.baseAddress, buffer.count, 0)
      if count > 0 { bytes += buffer.prefix(count) }
      if count < 0, errno != EAGAIN, errno != EINTR { return 0 }
      return count
    }
  }

  /// The patches that have come since, the first of them maybe together with the head.
  package func takePatches() -> [GridPatch] {
    if !outgoing.isEmpty { flush() }
    var patches = completePatches()
    while !isOver {
      let count = read()
      if count < 0 { break }
      if count == 0 { isOver = true }
      patches += completePatches()
      if bytes.count > Self.pictureLimit { isOver = true }
    }
    return patches
  }

  private func completePatches() -> [GridPatch] {
    guard let last = bytes.lastIndex(of: 10) else { return [] }
    let lines = bytes[..<last].split(separator: 10)
    bytes.removeFirst(last + 1)
    return lines.compactMap { line in
      if let patch = try? CanonicalJSON.decode(GridPatch.self, from: Data(line)) { return patch }
      if let told = try? CanonicalJSON.decode(ViewNews.self, from: Data(line)), told != ViewNews() {
        news.append(told)
      } else {
        isOver = true
      }
      return nil
    }
  }

  isolated deinit { close(socket) }
}
