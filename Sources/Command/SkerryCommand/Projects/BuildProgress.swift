import SkerryCells

/// The progress of a build: one line that is written over and over on a terminal; elsewhere a line for each quarter of a
/// long build.
final class BuildProgress {
  private let isTerminal: Bool
  private let write: (String) -> Void
  private var isShown = false
  /// The quarters that were told.
  private var told = 0

  /// - Parameters:
  ///   - isFirst: whether Skerry's own modules are to be compiled, too.
  ///   - write: takes what is shown, with its control characters.
  init(of name: String, isFirst: Bool, isTerminal: Bool, write: @escaping (String) -> Void) {
    (self.isTerminal, self.write) = (isTerminal, write)
    if isFirst, !isTerminal { write("Compiling Skerry as well, which takes minutes the first time.\n") }
    let what = isFirst ? "Skerry, which takes minutes the first time, and then " : ""
    if isTerminal { show("Compiling \(what)\(name)…") }
  }

  /// Hears a line of the build, such as `[12/340] Compiling SwiftUI View.swift`.
  func show(_ line: String) {
    guard isTerminal else { return tell(line) }
    isShown = true
    write("\r\u{1B}[K" + CellText(line).prefix(columns: 78).description)
  }

  /// Takes the line away.
  func end() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  /// A file or a pipe hears of a build that takes its time, and not of each of its steps, of which more may turn up.
  private func tell(_ line: String) {
    guard let match = line.prefixMatch(of: /\[(\d+)\/(\d+)\]/), let step = Int(match.output.1),
      let steps = Int(match.output.2), steps >= Self.fewestOfLong, step * 4 / steps > told
    else { return }
    told = step * 4 / steps
    write("Compiled \(step) of \(steps) parts.\n")
  }

  /// A build of fewer steps is over before somebody asks.
  private static let fewestOfLong = 40
}
