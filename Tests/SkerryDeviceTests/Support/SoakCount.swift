import FoundationEssentials

/// How often a test repeats itself: a few times each day, in full when `make soak` sets `SKERRY_SOAK=1`.
enum SoakCount {
  static func of(_ small: Int, _ full: Int) -> Int { isFull ? full : small }

  static let isFull = ProcessInfo.processInfo.environment["SKERRY_SOAK"] == "1"
}
