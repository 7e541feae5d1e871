/// What a terminal answers to a program's question in a string of its own: its colours, its clipboard, its name.
///
/// Nobody here asks. It is the answer to the program before, which did not wait for it, and no key of it was pressed.
nonisolated struct TerminalAnswer: Sendable {
  /// The control characters an answer can begin with, by what follows the escape.
  private enum Start: UInt32 {
    case device = 0x50
    case startOfString = 0x58
    case operatingSystem = 0x5D
    case privacy = 0x5E
    case application = 0x5F

    /// Whether a character can be the first of an answer; after Alt and a letter come keys instead.
    func allows(_ first: UInt32) -> Bool {
      switch self {
      case .operatingSystem: (0x30...0x39).contains(first) || first == 0x6C || first == 0x4C
      case .device: (0x30...0x39).contains(first) || [0x21, 0x24, 0x2B, 0x3B, 0x3E, 0x7C].contains(first)
      case .application: first == 0x47
      case .startOfString, .privacy: false
      }
    }
  }

  /// More characters than an answer has, clipboards included.
  private static let limit = 1 << 20
  /// An answer comes in one piece: after so many seconds without more of it its end got lost, and keys are keys again.
  private static let patience = 1.0

  private var count = 0
  /// True after an escape, which a backslash follows where it ends the answer.
  private var isEnding = false
  /// When the last of it came.
  private var time: Double

  /// Begins with a character after an escape; `nil` if that and what follows it are keys.
  init?(after start: UInt32, _ rest: ArraySlice<RawInput>, at time: Double) {
    guard let start = Start(rawValue: start) else { return nil }
    self.time = time
    guard case .character(let first)? = rest.first, start.allows(first) || Self.hasEnd(rest) else { return nil }
  }

  private static func hasEnd(_ rest: ArraySlice<RawInput>) -> Bool {
    var previous: UInt32 = 0
    for piece in rest {
      guard case .character(let value) = piece else { return false }
      if value == 0x07 || value == 0x5C && previous == 0x1B { return true }
      guard previous != 0x1B, isText(value) || value == 0x1B else { return false }
      previous = value
    }
    return false
  }

  private static func isText(_ value: UInt32) -> Bool { value >= 0x20 || (0x08...0x0D).contains(value) }

  /// Takes input up to the end, and returns true when it was there; other keys, such as Ctrl-C, end it, too.
  mutating func take(_ input: inout ArraySlice<RawInput>, at time: Double) -> Bool {
    guard time - self.time <= Self.patience else { return true }
    self.time = time
    while case .character(let value)? = input.first {
      if isEnding {
        if value == 0x5C { input.removeFirst() }
        return true
      }
      switch value {
      case 0x07, 0x18, 0x1A:
        input.removeFirst()
        return true
      case 0x1B:
        let next = input.dropFirst().first
        guard next == nil || next == .character(0x5C) else { return true }
        isEnding = true
      default:
        guard Self.isText(value), count < Self.limit else { return true }
        count += 1
      }
      input.removeFirst()
    }
    return !input.isEmpty
  }
}
