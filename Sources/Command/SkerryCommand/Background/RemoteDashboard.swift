import SkerryCells
import SkerryServer

/// The terminal's side of a phone that runs in the background: it sends what is pressed, and shows the pictures that come.
@MainActor
final class RemoteDashboard: TerminalProgram {
  private let feed: ViewFeed
  private var picture: Grid?
  private var size = CellSize(columns: 80, rows: 24)
  private var hasBell = false
  /// Whether Ctrl-C was pressed and nothing has come since: pressed again it leaves a phone that doesn't answer.
  private var isUnanswered = false
  private(set) var isFinished = false
  private(set) var needsDisplay = true
  /// Why it ended, unless somebody left.
  private(set) var problem: CommandFailure?

  init(_ feed: ViewFeed) { self.feed = feed }

  var wakeDescriptor: Int32? { feed.descriptors.descriptor }

  func start(size: CellSize) {
    handle(.resize(size))
    // Bytes that came together with the head make the socket readable no more.
    arrival()
  }

  func secondsUntilNextWake() -> Double? { nil }

  func wake() { needsDisplay = true }

  func resume() {
    feed.send(.resumed)
    needsDisplay = true
  }

  func handle(_ event: InputEvent) {
    if case .resize(let size) = event {
      self.size = size
      needsDisplay = true
    }
    if event == .key(.control("c")) {
      if isUnanswered { leave("The phone did not answer; it goes on in the background.") }
      isUnanswered = true
    }
    feed.send(.event(event))
  }

  func arrival() {
    for patch in feed.takePatches() {
      picture = patch.applied(to: picture)
      needsDisplay = true
      isUnanswered = false
    }
    for news in feed.news {
      if news.bell == true { hasBell = true }
      if news.left == true { isFinished = true }
      if let reason = news.ends { leave("The phone has ended: \(CellText(reason))") }
    }
    feed.news = []
    if feed.isOver, !isFinished { leave("The phone that ran in the background has ended; start the dashboard again.") }
  }

  private func leave(_ sentence: String) {
    problem = problem ?? CommandFailure(sentence)
    isFinished = true
  }

  func takeBell() -> Bool {
    defer { hasBell = false }
    return hasBell
  }

  func frame() -> Grid {
    needsDisplay = false
    if let picture, picture.size == size { return picture }
    var grid = Grid(size: size)
    guard !size.isEmpty, let picture else { return grid }
    grid.copy(picture, to: .zero, clip: CellRect(origin: .zero, size: size))
    return grid
  }
}
