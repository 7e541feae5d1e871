/// One switch, choice or button of the phone, by its name on the command line.
///
/// Menus, `skerry device`, tapes and completions are all made from the one table ``all``.
public struct DeviceControl: Sendable {
  /// The group in which people look for it.
  nonisolated public enum Section: String, CaseIterable, Hashable, Sendable {
    case screen = "Screen and time"
    case widgets = "Widgets"
    case activities = "Live Activities"
    case notifications = "Notifications"
    case power = "Power and feedback"
    case pushes = "Pushes"
    case behaviors = "Behaviour reported from devices"
  }

  /// The kinds of values it takes.
  nonisolated public enum Kind: Hashable, Sendable {
    /// Nothing: it is done.
    case action
    /// `on` or `off`.
    case toggle
    /// One of several words.
    case choice([String])
    /// A whole number within a range.
    case number(ClosedRange<Int>)
    /// Text, such as the example.
    case text(example: String)
  }

  /// Whether it is set for the phone or for one app.
  nonisolated public enum Scope: Hashable, Sendable {
    case phone
    /// For all apps, or for one if it is named.
    case phoneOrApp
    case app
  }

  public typealias Read = @MainActor @Sendable (Device, AppProcess?) -> String
  public typealias Write = @MainActor @Sendable (Device, AppProcess?, String) throws(DeviceControlProblem) -> Void

  /// The name on the command line, such as `time-zone`.
  nonisolated public let name: String
  nonisolated public let title: String
  nonisolated public let kind: Kind
  nonisolated public let scope: Scope
  nonisolated public let section: Section
  /// One sentence for help.
  nonisolated public let help: String
  /// Whether to ask before, because something is lost.
  nonisolated public let isDestructive: Bool
  /// Whether it takes a value that none of its words spells, such as one that lies between them.
  nonisolated package let alsoTakes: @Sendable (String) -> Bool
  /// What those are, as the end of a list; empty where there are none.
  nonisolated private let others: String
  let read: Read
  let write: Write

  nonisolated init(
    _ name: String, _ title: String, _ kind: Kind, _ section: Section, scope: Scope = .phone,
    isDestructive: Bool = false, help: String, alsoTakes: @escaping @Sendable (String) -> Bool = { _ in false },
    others: String = "",
    read: @escaping Read = { _, _ in "" }, write: @escaping Write
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.section = section
    self.scope = scope
    self.isDestructive = isDestructive
    self.help = help
    (self.alsoTakes, self.others) = (alsoTakes, others)
    self.read = read
    self.write = write
  }

  /// The values it takes, where they can be listed.
  nonisolated public var values: [String] {
    switch kind {
    case .toggle: ["on", "off"]
    case .choice(let words): words
    case .action, .number, .text: []
    }
  }

  /// The control of that name.
  nonisolated public static func named(_ name: String) -> DeviceControl? { all.first { $0.name == name } }

  /// Every control, in the order of the menus.
  nonisolated public static var all: [DeviceControl] {
    screenControls + widgetControls + activityControls + notificationControls + powerControls + backgroundControls
      + pushControls
      + behaviorControls
  }
}

/// Why a control could not be set, in one sentence.
nonisolated public struct DeviceControlProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// Whether the value may be right, and only the phone can't do it now.
  public let isRefusal: Bool
  public init(_ description: String, isRefusal: Bool = false) {
    self.description = description
    self.isRefusal = isRefusal
  }
}

extension Device {
  /// The present value of a control, such as `82` or `on`.
  public func value(of control: DeviceControl, for app: AppProcess? = nil) -> String { control.read(self, app) }

  /// Sets a control, as its key or menu would. Throws ``DeviceControlProblem`` with what is allowed instead.
  public func set(
    _ control: DeviceControl, to value: String = "", for app: AppProcess? = nil
  ) throws(DeviceControlProblem) {
    if let problem = control.problem(with: value, for: app) { throw DeviceControlProblem(problem) }
    try control.write(self, app, value)
    settle()
  }
}

extension DeviceControl {
  /// The problem of a value, in one sentence; `nil` if there is none.
  nonisolated public func problem(with value: String, for app: AppProcess?) -> String? {
    switch scope {
    case .phone where app != nil: return "\(name) is set for the whole phone, not for an app."
    case .app where app == nil: return "\(name) is set for an app; name one."
    default: return problem(withValue: value)
    }
  }

  /// What is wrong with a value, whatever it is set for.
  nonisolated package func problem(withValue value: String) -> String? {
    switch kind {
    case .action: return value.isEmpty ? nil : "\(name) takes no value."
    case .toggle, .choice:
      return values.contains(value) || alsoTakes(value)
        ? nil : "\(name) takes \(values.joined(separator: ", "))\(others), not “\(value)”."
    case .number(let range):
      guard let number = Int(value), range.contains(number) else {
        return "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(value)”."
      }
      return nil
    case .text(let example): return value.isEmpty ? "\(name) takes a value, such as \(example)." : nil
    }
  }
}
