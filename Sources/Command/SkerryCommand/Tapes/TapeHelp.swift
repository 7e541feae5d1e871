import SkerryCells
import SkerryDashboard
import SkerrySteps

/// The page on tapes: what `skerry replay --help` says.
nonisolated enum TapeHelp {
  static var text: String {
    """
    A tape is a text file, one step a line, # for comments. It plays on a new phone, in virtual time, so the same tape \
    gives the same bytes wherever it is played:

    \(indented(example))

    Settings, at the beginning (usual: \(usual)):
    \(TapeSettings.Name.allCases.map { "  set \($0.rawValue) \($0.example)" }.joined(separator: "\n"))

    Steps, as \(Skerry.programName) do takes them; quotes hold words together:
    \(table(StepWord.allCases.map { ($0.synopsis, $0.help) }))

    Words of tapes alone:
    \(table(TapeWord.allCases.dropFirst().map { ($0.synopsis, $0.help) }))

    Surfaces: \(Expectation.Place.names.joined(separator: ", ")). Durations: 250ms, 1.5s, 5m, 2:30, 1h30m.
    Paths begin at the tape's folder; golden files lie in Snapshots/TAPE/NAME/SURFACE.txt beside it.

    Examples:
      \(Skerry.programName) replay session.tape
      \(Skerry.programName) replay --record session.tape
      \(Skerry.programName) replay session.tape --print lock-screen
      \(Skerry.programName) replay session.tape --print log
      \(Skerry.programName) replay session.tape --cast session.cast
      \(Skerry.programName) replay --live --speed 2 session.tape
      \(Skerry.programName) --record session.tape

    Exit codes: 0 when all is as it should be, 1 when something isn't, 2 for a tape that can't be understood.
    """
  }

  static var example: String {
    """
    set size 80x24
    app \(Skerry.exampleApp) \(Skerry.exampleDeed)
    wait 2s
    device screen locked
    jump 59m58s
    expect lock-screen "1:00:00"
    snapshot after-an-hour lock-screen compact
    """
  }

  private static let usual = "2026-01-31T09:41:00Z, 120x40, UTC, iphone-15-pro, truecolor"

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }

  private static func table(_ rows: [(String, String)]) -> String {
    rows.map { synopsis, help in
      let lines = CellText(help).wrapped(columns: 72)
      return (["  " + synopsis] + lines.map { "      " + $0.description }).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
