import Testing

@testable import SkerryCommand

/// What somebody sees while an extension is compiled.
@Suite struct BuildProgressTests {
  private func told(isFirst: Bool = false, isTerminal: Bool, _ lines: [String]) -> [String] {
    var told: [String] = []
    let progress = BuildProgress(of: "Tide", isFirst: isFirst, isTerminal: isTerminal) { told.append($0) }
    for line in lines { progress.show(line) }
    progress.end()
    return told
  }

  @Test("X01 a terminal hears of a build from its start, on one line that goes away")
  func terminal() {
    #expect(
      told(isTerminal: true, ["[1/3] Compiling Tide"]) == [
        "\r\u{1B}[KCompiling Tide…", "\r\u{1B}[K[1/3] Compiling Tide", "\r\u{1B}[K",
      ])
  }

  @Test("X01 a pipe hears that a first build takes minutes, and of a long one each quarter once")
  func pipe() {
    let steps = [("1", "90"), ("30", "90"), ("31", "100"), ("60", "100"), ("99", "100"), ("100", "100")]
    #expect(
      told(isFirst: true, isTerminal: false, steps.map { "[\($0.0)/\($0.1)] Compiling" }) == [
        "Compiling Skerry as well, which takes minutes the first time.\n", "Compiled 30 of 90 parts.\n",
        "Compiled 60 of 100 parts.\n", "Compiled 99 of 100 parts.\n", "Compiled 100 of 100 parts.\n",
      ])
    #expect(told(isTerminal: false, ["[1/3] Compiling", "[3/3] Linking"]).isEmpty)
  }
}
