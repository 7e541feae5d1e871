import Glibc
import SkerryBasics
import SkerryCells

/// One caller of a dashboard: bytes in, requests out, answers back, none of which ever waits.
nonisolated final class ControlConnection {
  /// Seconds within which a request must be complete, an answer be taken, and the next request begin.
  static let patience = 10.0
  /// Bytes of one turn: a caller who sends without end does not keep others waiting.
  private static let turn = 16 * 1024
  /// Bytes that are thrown away after the last answer, so that the caller gets to read it.
  private static let waste = 1024 * 1024

  let descriptor: Int32
  /// When it is closed unless something is completed; seconds of a clock that only grows.
  private(set) var deadline: Double
  private(set) var isOver = false
  private var reader = HTTPRequestReader()
  private var answers: [UInt8] = []
  private var sent = 0
  /// Whether the last answer was given: all that is waited for is that the caller hangs up.
  private(set) var isClosing = false
  private var wasted = 0
  private var wasToldToGoOn = false
  /// A request that can't be answered yet.
  private var postponed: HTTPRequest?
  /// Whether an answer is being made at the moment.
  private(set) var isAnswering = false
  /// Since when a request waits for its turn; seconds of a clock that only grows.
  private(set) var waitsSince = Double.infinity
  /// Whether it is shown pictures until it hangs up.
  private(set) var isWatching = false
  /// Whether it is a dashboard's terminal besides: what it says is what a person did there.
  private(set) var isSteering = false
  /// The bytes of a steering caller's next line so far.
  private var words: [UInt8] = []
  /// What was done at the terminal of a steering caller and isn't taken over yet.
  private var deeds: [TerminalLine] = []
  /// The most bytes of such a line; a paste is the longest.
  private static let lineLimit = 8 * 1024 * 1024
  /// The picture it was sent last.
  private var shown: Grid?
  /// Whether it has a picture that nobody here knows.
  private var hasUnknownPicture = false

  /// Takes over a descriptor that never blocks.
  init(_ descriptor: Int32, now: Double) {
    self.descriptor = descriptor
    deadline = now + Self.patience
  }

  /// Takes over a caller of the program before.
  init(_ descriptor: Int32, _ label: Handover.Label, now: Double) {
    self.descriptor = descriptor
    deadline = label.isWatching ? .infinity : now + Self.patience
    (isWatching, isClosing) = (label.isWatching, label.isClosing)
    hasUnknownPicture = label.isWatching
    answers = Array(label.unsent)
    reader.append(label.unread)
  }

  /// What the next program needs to go on with the caller; `nil` where it can't.
  var label: Handover.Label? {
    guard !isOver, !isSteering, !isWaiting, !isAnswering else { return nil }
    return Handover.Label(
      .caller, isWatching: isWatching, isClosing: isClosing, unread: reader.unread, unsent: answers[sent...])
  }

  /// The server's interest in the caller: its requests, or its taking of answers.
  var wantsToWrite: Bool { sent < answers.count }
  var wantsToRead: Bool { isWatching || (!wantsToWrite && !isWaiting) }
  /// Whether a request waits for its turn.
  var isWaiting: Bool { postponed != nil }

  /// Whether the caller is gone; half a hang-up, as of one who has nothing more to ask, is none.
  var hasHungUp: Bool {
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR) != 0
  }

  /// Goes on after something became ready and answers what is complete; returns whether anything was.
  ///
  /// - Parameter steer: takes over what a person did at the terminal of a steering caller.
  func proceed(
    clock: () -> Double, answer: (HTTPRequest) -> HTTPResponse?, steer: (TerminalLine) -> Void = { _ in }
  ) -> Bool {
    let now = clock()
    if wantsToWrite { flush(now) }
    if isSteering { return hear(steer) }
    if isWatching {
      ignoreWords()
      return false
    }
    guard !wantsToWrite, !isOver else { return false }
    guard isWaiting || receive() else { return false }
    var hasAnswered = false
    while !isOver, !isClosing, !isWatching, !wantsToWrite, let response = next(answer, now) {
      hasAnswered = true
      wasToldToGoOn = false
      // An answer may take its time.
      let now = clock()
      deadline = now + Self.patience
      send(response, now)
    }
    encourage(now)
    return hasAnswered
  }

  private func next(_ answer: (HTTPRequest) -> HTTPResponse?, _ now: Double) -> HTTPResponse? {
    do throws(HTTPProblem) {
      let new = isWaiting ? nil : try reader.next()
      guard let request = postponed ?? new else { return nil }
      guard !hasHungUp else {
        // Who was told that nobody answers may ask again: what nobody waits for is not done behind their back.
        (postponed, isOver) = (nil, true)
        return nil
      }
      isAnswering = true
      let made = answer(request)
      isAnswering = false
      guard var response = made else {
        if postponed == nil { waitsSince = now }
        postponed = request
        deadline = .infinity
        return nil
      }
      postponed = nil
      if request.isLast { response.closes = true }
      if request.method == "HEAD" { response.body = [] }
      return response
    } catch {
      return error.response
    }
  }

  /// The last answer of a connection that can't go on.
  func refuse(_ problem: HTTPProblem, now: Double) { send(problem.response, now) }

  /// Whether something has come that nobody had the time to read: the caller is not the one who is late.
  var hasUnreadWords: Bool {
    guard !isClosing, !wantsToWrite else { return false }
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) > 0 && ready.revents & Int16(POLLIN) != 0
  }

  /// Ends a connection whose time is up; one that stopped in the middle of a request is told why.
  func expire(now: Double) {
    if !isClosing, !reader.isEmpty, !wantsToWrite { refuse(.tooSlow, now: now) }
    isOver = true
  }

  /// Does nothing more for a caller that was hung up on.
  func end() {
    isOver = true
    deeds = []
  }

  private func send(_ response: HTTPResponse, _ now: Double) {
    answers += response.bytes
    if response.closes { isClosing = true }
    isWatching = response.startsView
    isSteering = response.startsSteering
    flush(now)
  }

  /// Sends what differs from the picture it has. While the one before is still on its way this is left out: a slow
  /// viewer misses pictures, and keeps nobody waiting.
  func show(_ picture: Grid, now: Double) {
    guard isWatching, !isOver, !wantsToWrite, shown != picture else { return }
    // A picture of another size lets the next one begin from blank cells.
    let anew = hasUnknownPicture ? GridPatch(from: nil, to: Grid(size: CellSize(columns: 0, rows: 0))).json : ""
    answers = Array((anew + GridPatch(from: shown, to: picture).json).utf8)
    (shown, hasUnknownPicture) = (picture, false)
    // A dashboard that is suspended comes back.
    deadline = isSteering ? .infinity : now + Self.patience
    flush(now)
  }

  /// Tells a steering caller something else than a picture.
  func tell(_ news: ViewNews, now: Double) {
    guard isSteering, !isOver else { return }
    answers += HarmlessJSON.bytes(news) + [10]
    flush(now)
  }

  /// Takes over the whole lines that have come; returns whether there were any.
  private func hear(_ steer: (TerminalLine) -> Void) -> Bool {
    // Only what is new may end a line: a long paste comes in hundreds of pieces.
    var hasLine = false
    withUnsafeTemporaryAllocation(byteCount: Self.turn, alignment: 1) { buffer in
      let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      if count > 0 {
        hasLine = buffer.prefix(count).contains(10)
        words += buffer.prefix(count)
      }
      if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { isOver = true }
    }
    guard hasLine, let last = words.lastIndex(of: 10) else {
      if words.count > Self.lineLimit { isOver = true }
      return false
    }
    deeds += words[..<last].split(separator: 10).compactMap { TerminalLine($0) }
    words.removeFirst(last + 1)
    let hasDeeds = !deeds.isEmpty
    // One of them may take long, and more come in its middle: they are taken over after those that are left here.
    while !isOver, !deeds.isEmpty { steer(deeds.removeFirst()) }
    return hasDeeds
  }

  /// Viewers have nothing to say; what is waited for is that they hang up.
  private func ignoreWords() {
    withUnsafeTemporaryAllocation(byteCount: Self.turn, alignment: 1) { buffer in
      let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { isOver = true }
    }
  }

  /// Lets a caller that asks first send its body.
  private func encourage(_ now: Double) {
    guard !isOver, !wasToldToGoOn, reader.holdsBodyBack else { return }
    wasToldToGoOn = true
    answers += HTTPResponse.goOn
    flush(now)
  }

  /// Sends as much as the caller takes now.
  private func flush(_ now: Double) {
    while sent < answers.count {
      let count = answers[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Self.noSignal) }
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        isOver = true
        return
      }
    }
    (answers, sent) = ([], 0)
    deadline = isWatching ? .infinity : now + Self.patience
    // Closing while bytes come in would take the answer away from the caller: it is left to hang up.
    if isClosing { shutdown(descriptor, Int32(SHUT_WR)) }
  }

  private static let noSignal = Int32(MSG_NOSIGNAL)

  /// Reads what has come, one turn at most; false when there is nothing to go on with.
  private func receive() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: Self.turn, alignment: 1) { buffer in
      let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      if count < 0, errno == EAGAIN || errno == EINTR { return !reader.isEmpty }
      guard count > 0 else {
        isOver = true
        return false
      }
      guard !isClosing else {
        wasted += count
        isOver = wasted > Self.waste
        return false
      }
      reader.append(buffer.prefix(count))
      return true
    }
  }

  deinit { close(descriptor) }
}
