/// A line for the log, in which values are hidden unless they are marked as public, as with os_log.
///
/// ```swift
/// await log.write("Session \(id, privacy: .public) started at \(startedAt)")  // Session 3 started at <private>
/// ```
/// Hidden values are not kept anywhere.
struct LogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The text in the place of a private value.
  static let placeholder = "<private>"

  /// Whether a value may be read by others.
  enum Privacy: Sendable {
    case `public`
    case `private`
  }

  let text: String

  init(stringLiteral value: String) { text = value }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { text += literal }
    /// What describes itself need not be looked up.
    mutating func appendInterpolation(_ value: some Sendable & CustomStringConvertible, privacy: Privacy = .private) {
      text += privacy == .public ? value.description : LogMessage.placeholder
    }
    mutating func appendInterpolation(_ value: some Sendable, privacy: Privacy = .private) {
      text += privacy == .public ? "\(value)" : LogMessage.placeholder
    }
  }
}
