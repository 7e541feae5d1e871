import SkerryBasics

/// An action of an app that the system can run.
///
/// ```swift
/// struct RingBellIntent: AppIntent {
///   static let title: LocalizedStringResource = "Ring the Bell"
///
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// The type of the result of `perform()`.
  associatedtype PerformResult: IntentResult
  /// The type of ``parameterSummary``.
  associatedtype SummaryContent: ParameterSummary

  /// The name people see.
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  /// Whether the app comes to the foreground when the intent runs.
  static var openAppWhenRun: Bool { get }
  /// Where the intent may run (iOS 26, in place of `openAppWhenRun`).
  static var supportedModes: IntentModes { get }
  /// Whether shortcuts and Spotlight offer it.
  static var isDiscoverable: Bool { get }
  /// The people who may run the intent while the phone is locked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The intent and its parameters, in a sentence.
  static var parameterSummary: SummaryContent { get }

  /// Makes the intent without values; the system fills them in.
  init()

  /// Does what the intent is for.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A parameter of an intent, by the name that apps use.
  public typealias Parameter = IntentParameter
  public static var description: IntentDescription? { nil }
  /// The app stays where it is, unless an intent says otherwise.
  public static var openAppWhenRun: Bool { false }
  /// An intent is offered everywhere, unless it says otherwise.
  public static var isDiscoverable: Bool { true }
  /// All people may run the intent, unless it says otherwise.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

/// A type with a name that stays the same from one version of an app to the next.
public protocol PersistentlyIdentifiable {
  /// The name by which the system remembers the intent.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { unqualifiedName(of: Self.self) }
}

/// An intent of the system's own kinds.
public protocol SystemIntent: AppIntent {}

/// An intent that runs in the app's process and may start, update and end activities.
///
/// ```swift
/// struct CancelOrderIntent: LiveActivityIntent {
///   static let title: LocalizedStringResource = "Cancel Order"
///
///   @Parameter(title: "Order") var order: Int
///
///   init() {}
///   init(order: Int) { self.order = order }
///
///   func perform() async throws -> some IntentResult {
///     for activity in Activity<OrderAttributes>.activities where activity.attributes.number == order {
///       await activity.end(nil, dismissalPolicy: .immediate)
///     }
///     return .result()
///   }
/// }
/// ```
public protocol LiveActivityIntent: SystemIntent {}

/// The first name of ``LiveActivityIntent``, which apps may name beside the later one.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An intent that starts or stops audio; it runs in the app's process.
public protocol AudioPlaybackIntent: SystemIntent {}

/// The configuration of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: the system only asks for the parameters.
  public func perform() async throws -> some IntentResult { .result() }
}

/// The configuration of a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Does nothing: the system only asks for the parameters.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value, such as the one behind a toggle in the Control Center.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value that is set.
  associatedtype ValueType: Sendable
  /// The value to set; the system fills it in.
  var value: ValueType { get set }
}

/// An intent that opens something of its app.
public protocol OpenIntent: SystemIntent {
  /// The type of the value that is opened.
  associatedtype Value: Sendable
  /// The thing that is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// Opening brings the app to the front.
  public static var openAppWhenRun: Bool { true }
}

/// Whether an intent runs while the phone is locked.
public enum IntentAuthenticationPolicy: Int, Hashable, Sendable {
  /// Anybody, also while the phone is locked.
  case alwaysAllowed
  /// A person who has unlocked the phone, or a device beside it.
  case requiresAuthentication
  /// Only a person who has unlocked this phone.
  case requiresLocalDeviceAuthentication
}

/// The purpose of an intent, in words.
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The purpose of the intent, in words.
  public let descriptionText: LocalizedStringResource
  /// The group in which it is listed; `nil` for none.
  public let categoryName: LocalizedStringResource?
  /// The words by which it is found.
  public let searchKeywords: [LocalizedStringResource]
  /// The name of its result; `nil` for none.
  public let resultValueName: LocalizedStringResource?

  /// Words, and where the intent is listed and found.
  public init(
    _ description: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    descriptionText = description
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
