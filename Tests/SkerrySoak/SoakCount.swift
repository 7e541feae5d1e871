import FoundationEssentials

/// How often a test repeats itself: a few times each day, in full when `make soak` sets `SKERRY_SOAK=1`.
package enum SoakCount {
  package static func of(_ small: Int, _ full: Int) -> Int { isFull ? full : small }

  package static let isFull = ProcessInfo.processInfo.environment["SKERRY_SOAK"] == "1"
}
