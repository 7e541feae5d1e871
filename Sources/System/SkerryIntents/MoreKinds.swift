import FoundationEssentials
import SkerryBasics

/// An intent that starts to play audio; it runs in the app's process.
public protocol AudioStartingIntent: AudioPlaybackIntent {}
/// An intent that records audio; it runs in the app's process.
public protocol AudioRecordingIntent: AudioPlaybackIntent {}
/// An intent that speaks to others; it runs in the app's process.
public protocol PushToTalkTransmissionIntent: AudioPlaybackIntent {}

/// An intent that may bring its app to the front while it runs.
public protocol ForegroundContinuableIntent: AppIntent {}
extension ForegroundContinuableIntent {
  /// An error that asks the person to open the app; nobody is asked here.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError { .restartPerform }
  /// Asks the person to open the app; nobody is asked here, and the intent goes on.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
}

/// An intent that tells how far it is.
public protocol ProgressReportingIntent: AppIntent {}

/// An intent that opens the camera; there is none here.
public protocol CameraCaptureIntent: SystemIntent {
  /// The settings that the camera and the intent share.
  associatedtype AppContext: Codable & Sendable = IntentNoContext
}
extension CameraCaptureIntent {
  /// The settings; none are kept here.
  public static var appContext: AppContext? { get async throws { nil } }
  /// Keeps settings; none are kept here.
  public static func updateAppContext(_ context: AppContext?) async throws {}
}
/// Stands for settings that an intent does not have.
public struct IntentNoContext: Codable, Hashable, Sendable {}

/// An intent that can be taken back.
public protocol UndoableIntent: SystemIntent {}

/// An intent whose result is a view of its own; nothing shows it here.
public protocol SnippetIntent: AppIntent {}
extension SnippetIntent {
  /// Makes the view anew; nothing shows it here.
  public static func reload() {}
}
/// An intent without a view.
public struct EmptySnippetIntent: SnippetIntent {
  /// No name: nobody sees the intent.
  public static let title: LocalizedStringResource = ""
  /// Nothing offers it.
  public static let isDiscoverable = false
  /// No view.
  public init() {}
  /// Does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that leads to something on a screen of its app.
public protocol TargetContentProvidingIntent: AppIntent {}
extension TargetContentProvidingIntent {
  /// The name of the thing.
  public var contentIdentifier: String { Self.persistentIdentifier }
  /// Does nothing: the app's screen follows.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that other kinds of intents became.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the kind before.
  static var intentClassName: String { get }
}

/// An intent that another one replaces.
public protocol DeprecatedAppIntent: AppIntent {
  /// The intent that replaces it.
  associatedtype ReplacementIntent: AppIntent
  /// The words about it.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}
/// The words about an intent that another one replaces.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// The words; `nil` for none.
  public let message: LocalizedStringResource?
  /// Words, and the intent that replaces it.
  public init(message: LocalizedStringResource, replacedBy intent: ReplacementIntent.Type) { self.message = message }
  /// Words only.
  public init(message: LocalizedStringResource) { self.message = message }
  /// The intent that replaces it.
  public init(replacedBy intent: ReplacementIntent.Type) { message = nil }
}

/// An intent that starts a workout.
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
  /// The kinds of workouts.
  associatedtype WorkoutStyle: AppEnum
  /// A workout of a kind.
  init(style: WorkoutStyle)
  /// The kind.
  var workoutStyle: WorkoutStyle { get set }
  /// The workouts that are offered.
  static var suggestedWorkouts: [Self] { get }
}
extension StartWorkoutIntent {
  /// Starting brings the app to the front.
  public static var openAppWhenRun: Bool { true }
  /// Nothing offers workouts here.
  public static func invalidateSuggestedWorkouts() {}
}
/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}
/// An intent that goes on with a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that a Focus asks its app with.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {}

/// An intent that shows what is found in its app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The words that are looked for.
  associatedtype Criteria: Sendable
  /// The words that are looked for.
  var criteria: Criteria { get set }
  /// Where they are looked for.
  static var searchScopes: [StringSearchScope] { get }
}
extension ShowInAppSearchResultsIntent {
  /// Everywhere.
  public static var searchScopes: [StringSearchScope] { [.general] }
  /// Searching brings the app to the front.
  public static var openAppWhenRun: Bool { true }
}
/// The words that a person looks for.
public struct StringSearchCriteria: Hashable, IntentValue {
  /// The words.
  public let term: String
  /// Words.
  public init(term: String) { self.term = term }
}
/// Where words are looked for.
public enum StringSearchScope: Hashable, Sendable { case general, movies, tv, music, podcasts, books }

/// An intent that plays a video of its app.
public protocol PlayVideoIntent: SystemIntent {
  /// The words by which it is found.
  var term: String { get set }
}
extension PlayVideoIntent {
  /// Playing brings the app to the front.
  public static var openAppWhenRun: Bool { true }
}
