import CSockets
import Glibc
import SkerryCells

/// Takes requests of other programs while a dashboard runs.
///
/// It has no thread and no clock of its own: the dashboard's loop waits for ``descriptor`` together with keys, and lets
/// it serve when that becomes readable. While nobody calls nothing happens.
@MainActor
package final class ControlServer {
  /// The most callers that are listened to at a time; each may take some 80 KB. Others wait until they are taken.
  nonisolated package static let callerLimit = 256
  /// How many of them are taken in one turn.
  nonisolated private static let turn = 32
  /// The most that are refused at a time and still have to hear it; more are hung up on without a word.
  nonisolated package static let refusalLimit = 32
  /// The most that watch at a time.
  nonisolated package static let viewerLimit = 64

  /// Answers a request; `nil` while it has to wait, as for the end of a jump.
  package var answer: (HTTPRequest) -> HTTPResponse? = { _ in
    HTTPProblem.malformed("Nothing is answered yet.").response
  }

  /// Takes over what a person did at the terminal of the one caller that steers; `nil` when it has hung up.
  package var steer: (TerminalLine?) -> Void = { _ in }

  private let watched: DescriptorSet
  /// Whether others wait to be taken until somebody leaves.
  private var isFull = false
  private var isClosed = false
  private let listener: ControlListener
  private let pipe: WakePipe
  private let clock: () -> Double
  private let mayCall: (Int32) -> Bool
  private var connections: [Int32: ControlConnection] = [:]
  /// The viewers' picture, `nil` while there are none.
  private var picture: Grid?

  /// Listens at an address.
  ///
  /// - Parameters:
  ///   - pipe: what other threads wake the dashboard with; its reading end is part of ``descriptor``.
  ///   - estate: what the program before has left: its socket, and those who call.
  ///   - clock: seconds that only grow.
  ///   - mayCall: whether the program at the other end of a descriptor may steer the dashboard.
  package init(
    _ address: ControlAddress, pipe: WakePipe, inheriting estate: Estate? = nil, clock: @escaping () -> Double,
    mayCall: @escaping (Int32) -> Bool = { cs_peer_user($0) == Int(geteuid()) }
  ) throws(ControlProblem) {
    guard let watched = DescriptorSet() else {
      throw ControlProblem(
        "Other programs can't reach this dashboard: \(String(cString: strerror(errno))).")
    }
    self.watched = watched
    self.pipe = pipe
    self.clock = clock
    self.mayCall = mayCall
    if let socket = estate?.takeSocket(at: address) {
      listener = ControlListener(address, goingOnWith: socket)
    } else {
      listener = try ControlListener(address)
    }
    guard watched.watch(pipe.readEnd), watched.watch(listener.descriptor) else {
      throw ControlProblem(
        "Other programs can't reach this dashboard: \(String(cString: strerror(errno))).")
    }
    for (descriptor, label) in estate?.takeCallers() ?? [] {
      let connection = ControlConnection(descriptor, label, now: clock())
      connections[descriptor] = connection
      settle(connection)
    }
  }

  /// Leaves the socket and those who call to the next program, which they wait for.
  package func leave(to handover: Handover) {
    guard !isClosed, handover.leave(listener.descriptor, Handover.Label(.socket)) else { return }
    isClosed = true
    listener.leaveFile()
    for connection in connections.values {
      if let label = connection.label { handover.leave(connection.descriptor, label) }
    }
  }

  /// Becomes readable when a program calls and when the pipe was written to.
  package var descriptor: Int32 { watched.descriptor }

  /// How many callers are served.
  package var callerCount: Int { connections.values.count { !$0.isClosing && !$0.isWatching } }

  /// How many watch, the one that steers among them.
  package var viewerCount: Int { connections.values.count { $0.isWatching } }

  /// Whether a caller steers.
  package var isSteered: Bool { connections.values.contains { $0.isSteering } }

  /// Tells the caller that steers something else than a picture.
  package func tell(_ news: ViewNews) {
    for connection in connections.values where connection.isSteering {
      connection.tell(news, now: clock())
      settle(connection)
    }
  }

  /// Hangs up on the caller that steers; it has been told why.
  package func endSteering() {
    for connection in connections.values where connection.isSteering { hangUp(connection) }
  }

  /// Lets nobody else call. Who called already is served; nobody is left when ``callerCount`` is 0.
  package func stopListening() {
    guard !isClosed else { return }
    isClosed = true
    listener.hide()
    // Nobody can come after these.
    while takeCallers() {}
    watched.forget(listener.descriptor)
  }

  /// Serves the callers that are ready, without waiting for others; returns whether the dashboard has reason to wake.
  package func serve() -> Bool {
    var hasReason = false
    for member in watched.ready() {
      if member == pipe.readEnd {
        pipe.empty()
        hasReason = true
      } else if member == listener.descriptor {
        takeCallers()
      } else if let connection = connections[member] {
        // Its answer is being made, and this is called in the middle of that.
        if connection.isAnswering { continue }
        if connection.proceed(clock: clock, answer: answerOrRefuse, steer: { steer($0) }) { hasReason = true }
        if let picture { connection.show(picture, now: clock()) }
        settle(connection)
      }
    }
    if serveWaiting() { hasReason = true }
    dropLate()
    return hasReason
  }

  /// Whether a request waits for its turn.
  package var hasWaiting: Bool { connections.values.contains { $0.isWaiting && !$0.isAnswering } }

  /// Answers those who had to wait, if they need not any more; returns whether there were any.
  package func serveWaiting() -> Bool {
    var hasAnswered = false
    for connection in connections.values.sorted(by: { $0.waitsSince < $1.waitsSince })
    where connection.isWaiting && !connection.isAnswering {
      guard connection.proceed(clock: clock, answer: answerOrRefuse) else { continue }
      hasAnswered = true
      settle(connection)
    }
    return hasAnswered
  }

  /// Whether the caller has hung up whose answer is being made.
  package var isAnsweringNobody: Bool { connections.values.contains { $0.isAnswering && $0.hasHungUp } }

  private func answerOrRefuse(_ request: HTTPRequest) -> HTTPResponse? {
    guard let response = answer(request) else { return nil }
    guard response.startsView, viewerCount >= Self.viewerLimit else { return response }
    return HTTPProblem.tooManyViewers(limit: Self.viewerLimit).response
  }

  /// Sends a picture to those who watch.
  package func show(_ picture: Grid) {
    // Keeping it for nobody would make the dashboard copy its cells at each tick.
    self.picture = viewerCount > 0 ? picture : nil
    for connection in connections.values where connection.isWatching {
      connection.show(picture, now: clock())
      settle(connection)
    }
  }

  /// Takes who waits; returns whether there may be more of them.
  @discardableResult
  private func takeCallers() -> Bool {
    // A turn's worth: the loop comes back for the rest.
    for _ in 0..<Self.turn {
      guard callerCount < Self.callerLimit || isClosed else {
        // The system keeps the others waiting.
        isFull = true
        watched.forget(listener.descriptor)
        return false
      }
      let descriptor = listener.accept()
      guard descriptor >= 0 else { return false }
      let connection = ControlConnection(descriptor, now: clock())
      if !mayCall(descriptor) { connection.refuse(.anotherUser, now: clock()) }
      if connection.isClosing, connections.count - callerCount >= Self.refusalLimit { continue }
      connections[descriptor] = connection
      settle(connection)
    }
    return true
  }

  /// Waits for what a caller is to do next, or hangs up.
  private func settle(_ connection: ControlConnection) {
    // Somebody may have hung up on it in the middle of what it asked for.
    guard connections[connection.descriptor] === connection else { return }
    if connection.isOver {
      hangUp(connection)
    } else {
      watched.watch(connection.descriptor, reads: connection.wantsToRead, writes: connection.wantsToWrite)
    }
  }

  private func hangUp(_ connection: ControlConnection) {
    connection.end()
    watched.forget(connection.descriptor)
    connections[connection.descriptor] = nil
    if connection.isSteering { steer(nil) }
    guard isFull, !isClosed, callerCount < Self.callerLimit else { return }
    isFull = false
    watched.watch(listener.descriptor)
  }

  /// Seconds until a caller has used up its time, `nil` while there is none.
  package var secondsUntilDeadline: Double? {
    guard let first = connections.values.map(\.deadline).min(), first.isFinite else { return nil }
    return max(0, first - clock())
  }

  /// Hangs up on callers that stopped in the middle.
  package func dropLate() {
    guard !connections.isEmpty else { return }
    let now = clock()
    for connection in connections.values
    where connection.deadline <= now && !connection.isAnswering && !connection.hasUnreadWords {
      connection.expire(now: now)
      hangUp(connection)
    }
  }
}
