/// A step of a build, as SwiftPM says it: `[12/340] Compiling Tides TideView.swift`.
struct BuildStep {
  /// What a person reads of it: what is compiled or linked, without the number by which Skerry tells projects apart, and of
  /// the builder's own files only how far it is.
  let words: String

  /// `nil` for a line that is none.
  init?(_ line: String) {
    guard let match = line.prefixMatch(of: /\[\d+\/\d+\]/) else { return nil }
    let work = line[match.range.upperBound...].drop { $0 == " " }
    let isOfSources = Self.verbs.contains { work.hasPrefix($0) }
    words = "\(match.output) " + (isOfSources ? work.replacing(/_[a-z0-9]{5,7}(?= |$)/, with: "") : "Preparing")
  }

  private static let verbs = ["Compiling ", "Emitting ", "Linking ", "Building "]
}
