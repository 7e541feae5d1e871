import FoundationEssentials
import SkerryBasics

/// Tells the system what people do in an app; nothing learns it here.
public struct IntentDonationManager: Sendable {
  /// That of the app.
  public static let shared = IntentDonationManager()
  /// Tells of an intent that was done.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Tells of an intent that was done, with its result.
  @discardableResult
  public func donate<Intent: AppIntent>(
    intent: Intent, result: Intent.PerformResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Takes back what was told.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] { [] }
}
/// The name of something that was told.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {}
/// Which of the things that were told are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  /// One of them.
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }
  /// Those about a thing.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }
  /// Those of an intent.
  public static func intentType(
    _ type: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
}

/// An intent that can be offered where it fits; nothing offers it here.
public protocol PredictableIntent: AppIntent {
  /// The ways in which it is offered.
  associatedtype Prediction: IntentPredictionConfiguration
  /// The ways in which it is offered.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}
/// The ways in which an intent is offered.
public protocol IntentPredictionConfiguration<Intent> {
  /// The intent.
  associatedtype Intent: AppIntent
}
/// A way in which an intent is offered.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// Without parameters.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
  /// With a parameter.
  public init<A>(
    parameters: KeyPath<Intent, IntentParameter<A>>, displayRepresentation: @escaping (A) -> DisplayRepresentation
  ) {}
  /// With two parameters.
  public init<A, B>(
    parameters: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>),
    displayRepresentation: @escaping (A, B) -> DisplayRepresentation
  ) {}
  /// With three parameters.
  public init<A, B, C>(
    parameters: (
      KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>, KeyPath<Intent, IntentParameter<C>>
    ),
    displayRepresentation: @escaping (A, B, C) -> DisplayRepresentation
  ) {}
  /// With four parameters.
  public init<A, B, C, D>(
    parameters: (
      KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>, KeyPath<Intent, IntentParameter<C>>,
      KeyPath<Intent, IntentParameter<D>>
    ),
    displayRepresentation: @escaping (A, B, C, D) -> DisplayRepresentation
  ) {}
}
/// Several ways in which an intent is offered.
public struct IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration {}
/// Gathers the ways in which an intent is offered.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }
  public static func buildBlock(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }
  public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPredictions<Intent> {
    IntentPredictions()
  }
}
