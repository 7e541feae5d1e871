import SkerryDevice

/// What views and previews print, for the log: a body runs as often as it is drawn, and says the same each time.
struct PrintedLines {
  private var known: Set<String> = []
  private static let most = 500

  /// The lines that were not there before; after very many one that says so.
  mutating func new(in lines: [String]) -> [String] {
    lines.compactMap { line in
      guard known.count <= Self.most, known.insert(line).inserted else { return nil }
      return known.count <= Self.most ? line : "more was printed; it stands in the terminal once you leave"
    }
  }
}

extension Dashboard {
  public func take(printed lines: [String]) {
    let new = printed.new(in: lines)
    guard !new.isEmpty else { return }
    let source = device.apps.count == 1 ? device.apps[0].logSource : .phone
    for line in new { device.note(.app(.line), line, from: source) }
    requestDisplay()
  }
}
