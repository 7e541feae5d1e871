/// A project's sources in other languages than Swift, as far as they may say what its activities hold.
struct ForeignCode {
  /// Those that speak of activities.
  let callers: [String]
  /// Those in which, by their names, samples and constants are written down.
  let samples: [String]

  /// How the names of such sources end.
  static let endings = [".dart", ".ts", ".tsx", ".js", ".jsx", ".kt"]

  /// What is larger was put together by a tool, in bytes.
  private static let most = 300_000

  init(callers: [String], samples: [String] = []) {
    self.callers = callers
    self.samples = samples
  }

  /// - Parameter paths: all such sources of the project, of which the first 2,000 are read.
  init(paths: [String]) {
    var (callers, samples): ([String], [String]) = ([], [])
    for path in paths.prefix(2000) {
      guard let text = TextFile.read(path), text.utf8.count <= Self.most else { continue }
      if Self.mayKnow(text) {
        callers.append(text)
      } else if samples.count < Self.mostSamples, Self.isOfSamples(path) {
        samples.append(text)
      }
    }
    self.init(callers: callers, samples: samples)
  }

  private static let mostSamples = 40

  /// Whether a source speaks of activities at all.
  static func mayKnow(_ text: String) -> Bool { text.contains(/(?i)live_?-?\s?activit/) }

  static func isOfSamples(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.contains(/(?i)mock|sample|seed|fixture|demo|constant|dummy|data|catalog/)
  }
}
