import FoundationEssentials
import SkerryBasics
import Synchronization

/// An intent that opens a link of its app.
public protocol URLRepresentableIntent: SystemIntent {}

/// Opens a link in the app that registered its scheme.
public struct OpenURLIntent: SystemIntent {
  /// The name people see.
  public static let title: LocalizedStringResource = "Open URL"
  /// The link; `nil` before it is set.
  public var url: URL?
  /// No link yet.
  public init() {}
  /// A link.
  public init(_ url: URL) { self.url = url }
  /// Opening brings the app to the front.
  public static var openAppWhenRun: Bool { true }
  /// Done once the app is in front.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that takes things away.
public protocol DeleteIntent: SystemIntent {
  /// The type of the things.
  associatedtype Entity: AppEntity
  /// The things.
  var entities: [Entity] { get set }
}

/// An intent that starts to play audio; it runs in the app's process.
public protocol AudioStartingIntent: AudioPlaybackIntent {}
/// An intent that records audio; it runs in the app's process.
public protocol AudioRecordingIntent: AudioPlaybackIntent {}
/// An intent that may bring its app to the front while it runs.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that says how far it is.
public protocol ProgressReportingIntent: AppIntent {}
/// An intent that can be offered where it fits.
public protocol PredictableIntent: AppIntent {}
/// An intent whose result is a view of its own; nothing shows it here.
public protocol SnippetIntent: AppIntent {}
/// An intent that other kinds of intents became.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the kind before.
  static var intentClassName: String { get }
}
/// An intent that starts a workout.
public protocol StartWorkoutIntent: SystemIntent {}
/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}
/// An intent that goes on with a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}
/// An intent that a Focus asks its app with.
public protocol SetFocusFilterIntent: AppIntent {}

/// Where an intent may run.
public struct IntentModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Behind what is shown.
  public static let background = IntentModes(rawValue: 1)
  /// With its app in front.
  public static let foreground = IntentModes(rawValue: 2)
  /// How an intent comes to the front.
  public enum ForegroundMode: Hashable, Sendable {
    /// At once, when the intent asks for it, or when it can.
    case immediate, dynamic, deferred
  }
  /// With its app in front, in a way.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

/// Why an intent did not do its work.
public enum AppIntentError: Error, Hashable, Sendable {
  /// The person has to do something first, or nothing helps.
  case userActionRequired, permissionRequired, unrecoverable
}

extension AppIntent {
  /// Where the intent may run: behind what is shown, unless it opens its app.
  public static var supportedModes: IntentModes { openAppWhenRun ? [.foreground] : [.background] }
  /// Nobody is asked here: the answer is yes.
  public func requestConfirmation() async throws {}
  /// Nobody is asked here: the answer is yes.
  public func requestConfirmation<Result: IntentResult>(result: Result) async throws {}
  /// Nobody is asked here: the answer is yes.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .go, dialog: IntentDialog
  ) async throws {}
  /// Nothing learns here what people do.
  @discardableResult public func donate() async throws -> String { "" }
  /// Does what the intent is for.
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
}

/// The word on the button that confirms.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String
  /// Go.
  public static let go = ConfirmationActionName(name: "go")
  /// Add.
  public static let add = ConfirmationActionName(name: "add")
  /// Buy.
  public static let buy = ConfirmationActionName(name: "buy")
  /// Start.
  public static let start = ConfirmationActionName(name: "start")
  /// Send.
  public static let send = ConfirmationActionName(name: "send")
  /// Continue.
  public static let `continue` = ConfirmationActionName(name: "continue")
}

extension IntentParameter {
  /// An error that asks the person for a value; nobody is asked here.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .userActionRequired }
  /// The value that is there; nobody is asked here.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
  /// The first of several values; nobody is asked here.
  public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    items.first ?? wrappedValue
  }
}

/// A file that an intent is given or gives back.
public struct IntentFile: Hashable, Sendable, IntentValue {
  /// The bytes.
  public let data: Data
  /// Its name.
  public let filename: String
  /// Where it lies, if it does.
  public let fileURL: URL?
  /// Bytes with a name.
  public init(data: Data, filename: String) { (self.data, self.filename, fileURL) = (data, filename, nil) }
  /// A file.
  public init(fileURL: URL, filename: String? = nil) {
    (data, self.filename, self.fileURL) = (Data(), filename ?? fileURL.lastPathComponent, fileURL)
  }
}

/// An object that intents and their app share.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String
  private let standard: (@Sendable () -> Value)?
  /// Finds the object by its type; `default` makes one where none was added.
  public init(key: String? = nil, default standard: (@Sendable () -> Value)? = nil) {
    self.key = key ?? String(describing: Value.self)
    self.standard = standard
  }
  /// The object; reading one that nobody added is the programming error it is on a phone.
  public var wrappedValue: Value {
    if let value = AppDependencyManager.shared.value(of: Value.self, key) ?? standard?() { return value }
    preconditionFailure("No dependency of type \(Value.self) was added.")
  }
}

/// Keeps what intents and their app share.
public final class AppDependencyManager: Sendable {
  /// That of the app.
  public static let shared = AppDependencyManager()
  private let values = Mutex<[String: any Sendable]>([:])
  private init() {}
  /// Adds an object, found by its type.
  public func add<Value: Sendable>(key: String? = nil, dependency: @autoclosure () -> Value) {
    let value = dependency()
    values.withLock { $0[key ?? String(describing: Value.self)] = value }
  }
  fileprivate func value<Value: Sendable>(of type: Value.Type, _ key: String) -> Value? {
    values.withLock { $0[key] } as? Value
  }
}

/// A package of intents that others may use.
public protocol AppIntentsPackage {
  /// The packages that it uses itself.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension of an app that holds intents.
public protocol AppIntentsExtension {
  /// Makes the extension.
  init()
}

/// The color behind an app's shortcuts; nothing shows them here.
public enum ShortcutTileColor: Hashable, Sendable {
  /// The colors to choose from.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
  /// One more.
  case yellow
}
extension AppShortcutsProvider {
  /// The color behind the shortcuts.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Nothing learns shortcuts here.
  public static func updateAppShortcutParameters() {}
}

/// Chooses a sentence by the value of a parameter; nothing shows it here.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  /// A sentence for one value and another for all others.
  public init<Value: Sendable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
}
/// How a parameter is compared.
public enum ParameterComparison: Hashable, Sendable {
  /// The comparisons.
  case equalTo, notEqualTo, lessThan, greaterThan, oneOf, hasAnyValue, hasNoValue
}
/// Chooses a sentence by the value of a parameter; nothing shows it here.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
  /// A sentence for each value.
  public init<Value: Sendable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryBuilder<Intent> _ cases: () -> some ParameterSummary
  ) {}
}
/// A sentence for one value; nothing shows it here.
public struct ParameterSummaryCaseCondition<Intent: AppIntent>: ParameterSummary {
  /// A sentence for a value.
  public init<Value: Sendable>(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary)
  {}
}
/// A sentence for all other values; nothing shows it here.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
  /// A sentence for all other values.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary) {}
}
/// Gathers sentences.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
  public static func buildBlock(_ summaries: any ParameterSummary...) -> IntentParameterSummary<Intent> {
    IntentParameterSummary()
  }
}

extension AppIntent {
  /// Chooses a sentence by a parameter, by the name that apps use.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// Chooses a sentence by a parameter, by the name that apps use.
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  /// A sentence for one value, by the name that apps use.
  public typealias Case = ParameterSummaryCaseCondition<Self>
  /// A sentence for all other values, by the name that apps use.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}

/// A thing that exists only for a moment, such as a result.
public protocol TransientAppEntity: IntentValue {
  /// The words for this kind of thing.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The words and picture for this thing.
  var displayRepresentation: DisplayRepresentation { get }
  /// Makes an empty one.
  init()
}
/// A thing that Spotlight finds; nothing looks for it here.
public protocol IndexedEntity: AppEntity {}
/// Finds things by their properties; only their ids count here.
public protocol EntityPropertyQuery: EntityQuery {}
