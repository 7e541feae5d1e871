extension PseudoTerminal {
  /// One thing to do to the program; the harness explains each.
  public struct Step: Encodable, Sendable {
    var `do`: String
    var text: String?
    var hex: String?
    var name: String?
    var seconds: Double?
    var columns: Int?
    var rows: Int?

    /// Waits until the screen shows exactly this.
    public static func shows(_ screen: String) -> Step { matches("\\A" + escaped(screen) + "\\Z") }
    /// Waits until this text stands on the screen.
    public static func until(_ text: String) -> Step { matches(escaped(text)) }
    /// Waits until the screen matches a regular expression of Python's, whose `$` is also the end of a line.
    public static func matches(_ pattern: String) -> Step { Step(do: "until", text: pattern) }
    /// Waits until the program has taken its input and sleeps.
    public static let settled = Step(do: "settled")
    /// Tells the test that all steps before are done: ``Started/told(_:)``.
    public static let tell = Step(do: "tell")
    /// Waits for ``Started/goOn()``.
    public static let listen = Step(do: "listen")
    public static func keys(_ text: String) -> Step { Step(do: "keys", text: text) }
    /// Sends bytes as they are.
    public static func bytes(_ bytes: [UInt8]) -> Step {
      Step(do: "bytes", hex: bytes.map { String(0x100 + Int($0), radix: 16).dropFirst() }.joined())
    }
    /// Pastes a text, between marks where the program has asked the terminal for them.
    public static func paste(_ text: String) -> Step { Step(do: "paste", text: text) }
    /// From here on nobody reads what the program writes, until ``read``.
    public static let unread = Step(do: "unread")
    public static let read = Step(do: "read")
    /// Sets the terminal's shared description to never wait, as some programs leave it.
    public static let nonblocking = Step(do: "nonblocking")
    public static func signal(_ name: String) -> Step { Step(do: "signal", name: name) }
    /// Waits until the screen was cleared after the last signal.
    public static let cleared = Step(do: "cleared")
    public static func resize(columns: Int, rows: Int) -> Step { Step(do: "resize", columns: columns, rows: rows) }
    public static let stopped = Step(do: "stopped")
    public static let goOn = Step(do: "continue")
    /// Takes the screen once the program is settled.
    public static let screen = Step(do: "screen")
    public static func measure(_ seconds: Double) -> Step { Step(do: "measure", seconds: seconds) }
    public static let modes = Step(do: "modes")
    public static let mark = Step(do: "mark")
    public static let hangup = Step(do: "hangup")
    /// Waits for the program's end.
    public static let exit = Step(do: "exit")

    private static func escaped(_ text: String) -> String {
      text.map { $0.isASCII && !$0.isLetter && !$0.isNumber && $0 != "\n" ? "\\\($0)" : String($0) }.joined()
    }
  }
}
