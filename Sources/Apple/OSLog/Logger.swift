import SkerryBasics

/// Writes messages about what code does, as `os` has it.
///
/// Messages of an app, its intents and its timeline providers stand in the phone's log. What is written while views are
/// drawn goes nowhere: a picture must look the same whether and how often somebody looks.
public struct Logger: Sendable {
  private let category: String
  /// Messages of a part of an app.
  public init(subsystem: String, category: String) { self.category = category }
  /// Messages of the app.
  public init() { category = "" }
  /// Messages of a log.
  public init(_ log: OSLog) { category = log.category }

  /// A message.
  public func log(_ message: OSLogMessage) { write(.default, message) }
  /// A message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  /// A message in detail.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  /// A message in detail.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  /// A message that may help.
  public func info(_ message: OSLogMessage) { write(.info, message) }
  /// A message worth keeping.
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  /// A message about something odd.
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  /// A message about something that went wrong.
  public func error(_ message: OSLogMessage) { write(.error, message) }
  /// A message about something that went badly wrong.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  /// A message about a mistake in the code.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ type: OSLogType, _ message: OSLogMessage) {
    AppLog.handler?.take(type.level, category: category, message.text)
  }
}

/// How much a message matters.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// As usual.
  public static let `default` = OSLogType(rawValue: 0)
  /// It may help.
  public static let info = OSLogType(rawValue: 1)
  /// In detail.
  public static let debug = OSLogType(rawValue: 2)
  /// A failure that the program goes on from.
  public static let error = OSLogType(rawValue: 16)
  /// A failure of the program itself.
  public static let fault = OSLogType(rawValue: 17)

  fileprivate var level: AppLog.Level {
    switch self {
    case .info, .debug: .detail
    case .error, .fault: .problem
    default: .usual
    }
  }
}

/// A log of a part of an app.
public final class OSLog: Sendable {
  let category: String
  /// The log of a part of an app.
  public init(subsystem: String, category: String) { self.category = category }
  /// The log of a part of an app, of a kind that the system knows.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }
  /// Kinds of logs that the system knows.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What a person who looks for slow places wants to see.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Traces that are kept for a moment only.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Traces with the calls that led to them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
  /// The log of the app.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that nobody reads.
  public static let disabled = OSLog(subsystem: "", category: "")
}

/// Writes a message whose places are filled in, as C does it.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ values: any CVarArg...)
{
  write(message, values, type, log)
}

/// Writes a message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  AppLog.handler?.take(type.level, category: log.category, message.text)
}

/// Writes into the log of the phone, with a format as C has it.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ values: any CVarArg...) {
  write(message, values, type, log)
}

private func write(_ message: StaticString, _ values: [any CVarArg], _ type: OSLogType, _ log: OSLog) {
  // `%{public}@` says who may read a value, which is decided by nobody here.
  let format = String(describing: message).replacing("%{public}", with: "%").replacing("%{private}", with: "%")
  let text = LocalizedFormat.filled(format, with: values.map { String(describing: $0) })
  AppLog.handler?.take(type.level, category: log.category, text)
}

/// Whether values may be read by others.
public struct OSLogPrivacy: Sendable {
  let isPrivate: Bool
  /// How hidden values are told apart.
  public enum Mask: Sendable { case hash, none }
  /// As fits the type.
  public static let auto = OSLogPrivacy(isPrivate: false)
  /// By anybody.
  public static let `public` = OSLogPrivacy(isPrivate: false)
  /// Only on the phone.
  public static let `private` = OSLogPrivacy(isPrivate: true)
  /// Only on the phone.
  public static let sensitive = OSLogPrivacy(isPrivate: true)
  /// Only on the phone; told apart by a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// How a number is written.
public enum OSLogFloatFormatting: Sendable {
  /// With digits behind the point.
  case fixed
  /// With so many digits behind the point.
  case digits(Int)
  /// With so many digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { .digits(precision) }
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Gathers the pieces of a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// A value.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) { text += privacy.isPrivate ? "<private>" : "\(value())" }
    /// A value that describes itself.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) { text += privacy.isPrivate ? "<private>" : value().description }
    /// A value that writes itself.
    public mutating func appendInterpolation<T: CustomStringConvertible & TextOutputStreamable>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) { text += privacy.isPrivate ? "<private>" : "\(value())" }
    /// A number.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
      guard !privacy.isPrivate else { return text += "<private>" }
      if case .digits(let digits) = format {
        var scale = 1.0
        for _ in 0..<max(0, digits) { scale *= 10 }
        text += "\((Double(value()) * scale).rounded() / scale)"
      } else {
        text += "\(value())"
      }
    }
  }
}

/// Marks what takes time; nobody measures here.
public struct OSSignposter: Sendable {
  /// Marks of a part of an app.
  public init(subsystem: String, category: String) {}
  /// Marks of a part of an app, of a kind that the system knows.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Marks beside the lines of a logger.
  public init(logger: Logger) {}
  /// Marks beside the lines of a log.
  public init(logHandle: OSLog) {}
  /// Marks of an app.
  public init() {}
  /// Does the work.
  public func withIntervalSignpost<T>(_ name: StaticString, around task: () throws -> T) rethrows -> T { try task() }
  /// Nothing is noted.
  public func emitEvent(_ name: StaticString) {}
}
