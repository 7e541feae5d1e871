/// A program in a terminal: it takes input, gives pictures and says when it wants to be woken.
///
/// The terminal sleeps until a key, a signal, the wake descriptor or the next wake; then it tells the program, and
/// asks for one picture if the program needs to be displayed. Nothing is called from another thread.
///
/// It stands here, beside grids and keys, because neither side of it needs the other: a dashboard runs without a
/// terminal, a terminal runs anything.
@MainActor
public protocol TerminalProgram: AnyObject {
  /// Called once, before anything else, with the size of the terminal in cells. It may be smaller than any
  /// sensible screen.
  func start(size: CellSize)

  /// Called before `start`: what a program turns to while it is busy for long; the default never is.
  func lend(_ terminal: any BusyTerminal)

  func handle(_ event: InputEvent)

  /// Called when the next wake has come.
  func wake()

  /// Called when the wake descriptor became readable; the default wakes.
  func arrival()

  /// Called in place of `arrival` while the program is busy: nothing may be changed. Returns whether to go on, which is
  /// the default.
  func arrivalWhileBusy() -> Bool

  /// Called after the terminal was suspended, for however long; the default wakes.
  func resume()

  /// Seconds until `wake` is wanted, 0 or less for at once, nil to sleep until something happens.
  func secondsUntilNextWake() -> Double?

  /// A descriptor (an event or epoll descriptor, the reading end of a pipe) that becomes readable when another
  /// thread or process has something to tell, or nil. The terminal reads it empty before it calls `arrival`.
  var wakeDescriptor: Int32? { get }

  /// True when the program wants to leave.
  var isFinished: Bool { get }

  /// True when the picture may differ from the last one that was asked for; `frame` makes it false.
  var needsDisplay: Bool { get }

  /// The picture now, in the size that was told last.
  func frame() -> Grid

  /// Asked right after `frame`: the parts that the picture consists of; the default is none, which makes it one piece.
  func parts() -> [ScreenPart]

  /// True once for each time the bell should sound.
  func takeBell() -> Bool

  /// Called with what the process printed since the last time, line by line: it stands on no screen until the program
  /// leaves; the default passes over it.
  func take(printed lines: [String])
}

/// The terminal as a program sees it that is in the middle of something long.
public protocol BusyTerminal: AnyObject {
  /// Says that something begins that may take long.
  func beginsBeingBusy()

  /// Asked as often as one likes: shows the picture and looks after keys, signals and callers when it is time to.
  ///
  /// Returns whether to go on: `false` once somebody wants it to stop, by Escape, Ctrl-C or a signal that ends the
  /// program. Other keys wait until it is over.
  func goesOn() -> Bool
}

extension TerminalProgram {
  public func lend(_ terminal: any BusyTerminal) {}

  public func resume() { wake() }

  public func arrival() { wake() }

  public func arrivalWhileBusy() -> Bool { true }

  public var wakeDescriptor: Int32? { nil }

  public func parts() -> [ScreenPart] { [] }

  public func takeBell() -> Bool { false }

  public func take(printed lines: [String]) {}
}
