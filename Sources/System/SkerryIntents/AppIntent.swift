import SkerryBasics

/// An action of an app that the system can run.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// What `perform()` gives back.
  associatedtype PerformResult: IntentResult
  /// The type of ``parameterSummary``.
  associatedtype SummaryContent: ParameterSummary

  /// The name people see.
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  /// Whether the app comes to the foreground when the intent runs.
  static var openAppWhenRun: Bool { get }
  /// Whether shortcuts and Spotlight offer it.
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// What the intent does with its parameters, in a sentence.
  static var parameterSummary: SummaryContent { get }

  init()

  /// Does what the intent is for.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

/// A type with a name that stays the same from one version of an app to the next.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { unqualifiedName(of: Self.self) }
}

/// An intent of the system's own kinds.
public protocol SystemIntent: AppIntent {}

/// An intent that runs in the app's process and may start, update and end activities.
public protocol LiveActivityIntent: SystemIntent {}

/// The first name of ``LiveActivityIntent``.
public typealias LiveActivityStartingIntent = LiveActivityIntent

/// An intent that starts or stops audio; it runs in the app's process.
public protocol AudioPlaybackIntent: SystemIntent {}

/// The configuration of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// The configuration of a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value, such as the one behind a toggle in the Control Center.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: Sendable
  /// The value to set; the system fills it in.
  var value: ValueType { get set }
}

/// An intent that opens something of its app.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: Sendable
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

/// Whether an intent runs while the phone is locked.
public enum IntentAuthenticationPolicy: Int, Hashable, Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

/// What an intent is for, in words.
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringLiteral {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?

  public init(
    _ description: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    descriptionText = description
    self.categoryName = categoryName
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
