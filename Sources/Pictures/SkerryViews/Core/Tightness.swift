/// How closely things stand one below the other, step by step until they fit.
///
/// A phone has room for half rows that a terminal has to round. What was rounded up the most is rounded down first, and
/// distances before frames before margins; only when that doesn't help, whole rows are taken away.
nonisolated package struct Tightness: Hashable, Sendable {
  private let step: Int

  /// Everything is rounded half up.
  package static let asAsked = Tightness(step: 0)
  /// The same, but words in capitals are no larger than others.
  static let withSmallWords = Tightness(step: 1)

  /// The parts of a row from which on a length is rounded up; more than 1 takes a row away besides.
  private struct Thresholds {
    let distances, frames, margins: Double
  }
  private static let steps = [
    Thresholds(distances: 0.5, frames: 0.5, margins: 0.5),
    // Words in large type give way before any distance does.
    Thresholds(distances: 0.5, frames: 0.5, margins: 0.5),
    Thresholds(distances: 0.6, frames: 0.5, margins: 0.5),
    Thresholds(distances: 0.6, frames: 0.6, margins: 0.5),
    Thresholds(distances: 0.6, frames: 0.6, margins: 0.6),
    Thresholds(distances: 0.8, frames: 0.6, margins: 0.6),
    Thresholds(distances: 0.8, frames: 0.8, margins: 0.6),
    Thresholds(distances: 0.8, frames: 0.8, margins: 0.8),
    Thresholds(distances: 1, frames: 0.8, margins: 0.8),
    Thresholds(distances: 1, frames: 1, margins: 0.8),
    Thresholds(distances: 1, frames: 1, margins: 1),
    Thresholds(distances: 2, frames: 1, margins: 1),
    Thresholds(distances: 2, frames: 1, margins: 2),
    Thresholds(distances: 2, frames: 2, margins: 2),
  ]
  private var thresholds: Thresholds { Self.steps[step] }

  /// Whether words have the rows of large type; they can be read in one row, too.
  var hasLargeWords: Bool { step == 0 }

  /// Whether symbols have the rows of their type: they are what is looked at first, so distances are given up before them.
  var hasLargeSymbols: Bool { step < Self.firstOfWholeDistances }
  private static let firstOfWholeDistances = 9
  /// The closest at which only what was rounded up is rounded down.
  static let closestRounding = Tightness(step: firstOfWholeDistances - 1)

  /// Whether anything stands closer than asked.
  package var isCloser: Bool { step > 1 }

  /// The next closer step; `nil` at the last one.
  package var next: Tightness? { step + 1 < Self.steps.count ? Tightness(step: step + 1) : nil }

  /// Rows of a distance in points.
  func distance(_ points: Double) -> Int { rows(points, from: thresholds.distances) }

  /// Rows of a margin in points.
  func margin(_ points: Double) -> Int { rows(points, from: thresholds.margins) }

  /// Rows of a frame in points; a frame never vanishes.
  func frame(_ points: Double) -> Int {
    points > 0 ? max(1, rows(points, from: thresholds.frames)) : Points.rows(points)
  }

  private func rows(_ points: Double, from threshold: Double) -> Int {
    guard points != 0, threshold > 0.5 else { return Points.rows(points) }
    // What draws views nearer gives way with what holds them apart, or they would lie over each other.
    guard points > 0 else { return -rows(-points, from: threshold) }
    // Whole rows stay at a threshold of 1; beyond, only what is higher than a row keeps something.
    if threshold > 1 { return max(0, Points.rows(points - 1.5 * Points.perRow)) }
    return Points.rows(points + (0.5 - threshold) * Points.perRow)
  }
}
