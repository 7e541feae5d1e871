import SkerryBasics

/// How a phone is to run in the background.
nonisolated struct BackgroundOrder: Hashable, Sendable {
  /// Seconds without callers after which it ends by itself; `nil` for never.
  var idleEnd: Int?
  /// Why another phone had to end for it.
  var replaced: Replacement?
  /// Whether files that can't be understood are set aside, rather than being a reason not to start.
  var setsAside = false

  enum Replacement: String, Sendable {
    /// The program was built anew.
    case otherProgram = "other-program"
    /// A dashboard was to start at another time.
    case otherTime = "other-time"
  }

  /// The variable that says after how long a phone in the background ends.
  static let idleVariable = "SKERRY_IDLE"
  /// The variable that keeps commands from starting one.
  static let onceVariable = "SKERRY_ONCE"
  /// Ten minutes.
  static let standardIdleEnd = 600

  /// The order that the environment gives. Throws a ``CommandFailure`` if that can't be understood.
  init(setsAside: Bool = false) throws(CommandFailure) {
    self.setsAside = setsAside
    idleEnd =
      try StateFolder.environment(Self.idleVariable).map { text throws(CommandFailure) in
        try Self.idle(text, from: Self.idleVariable)
      } ?? Self.standardIdleEnd
  }

  /// Whether the environment wants no phone in the background.
  static var isUnwanted: Bool { StateFolder.environment(onceVariable).map { $0 != "0" } ?? false }

  /// A duration, or `never`.
  static func idle(_ text: String, from place: String) throws(CommandFailure) -> Int? {
    if text.lowercased() == "never" { return nil }
    do throws(DurationEntry.Problem) {
      let seconds = Int(try WrittenDuration.seconds(text).rounded(.up))
      if seconds > 0 { return seconds }
    } catch {
      throw CommandFailure("\(place): \(error.sentence) Or write never.")
    }
    throw CommandFailure("\(place): The least is 1s. Or write never.")
  }

  /// `10m`, or `never`.
  var idleText: String { idleEnd.map { WrittenDuration.text(Double($0)) } ?? "never" }
}
