import FoundationEssentials
import SkerryActivities
import SkerryBasics

/// The deeds of an app with activities of one type, from encoded values.
nonisolated public protocol ActivityStarter: Sendable {
  /// The ids of the app's activities of the type that aren't over, oldest first.
  func ids() -> [String]
  /// Gives an activity a state that can be read, where its own can't be any more, as the source of its type has become
  /// another one, or is an old one that its preview doesn't say any more; one whose attributes can't be read either is ended.
  ///
  /// - Returns: whether it was ended; `nil` where it isn't one of these, or can be read.
  func refit(_ id: String, state: Data, replacing old: Data?) throws -> Bool?
  /// The state of an activity as the system keeps it; `nil` where there is no such activity.
  func state(of id: String) -> Data?
  /// Requests an activity and returns its id. Throws what ActivityKit throws.
  func request(attributes: Data, state: Data, pushType: PushType?) throws -> String
  /// The same in the place of an activity that ended because the source of its type has become another one.
  func requestAnew(attributes: Data, state: Data, pushType: PushType?) throws -> String
  /// Sends another state to an activity of the app.
  nonisolated(nonsending) func update(_ id: String, state: Data, alert: AlertConfiguration?) async throws
  /// Ends an activity of the app, by default with what it shows now.
  nonisolated(nonsending) func end(_ id: String, state: Data?) async throws
}

/// The starter of a type.
nonisolated struct ActivityStarterOf<Attributes: ActivityAttributes>: ActivityStarter {
  private typealias Content = ActivityContent<Attributes.ContentState>

  private func content(_ state: Data) throws -> Content {
    Content(state: try CanonicalJSON.decode(Attributes.ContentState.self, from: state), staleDate: nil)
  }

  private func activity(_ id: String) -> Activity<Attributes>? {
    Activity<Attributes>.activities.first { $0.id == id }
  }

  func ids() -> [String] {
    Activity<Attributes>.activities.filter { ![.ended, .dismissed].contains($0.activityState) }.map(\.id)
  }

  func refit(_ id: String, state: Data, replacing old: Data?) throws -> Bool? {
    try Activity<Attributes>.refit(id, with: content(state), replacing: old)
  }

  func state(of id: String) -> Data? { activity(id).flatMap { try? CanonicalJSON.encode($0.content.state) } }

  func request(attributes: Data, state: Data, pushType: PushType?) throws -> String {
    let attributes = try CanonicalJSON.decode(Attributes.self, from: attributes)
    return try Activity<Attributes>.request(attributes: attributes, content: content(state), pushType: pushType).id
  }

  func requestAnew(attributes: Data, state: Data, pushType: PushType?) throws -> String {
    let attributes = try CanonicalJSON.decode(Attributes.self, from: attributes)
    return try Activity<Attributes>.requestAnew(attributes: attributes, content: content(state), pushType: pushType).id
  }

  nonisolated(nonsending) func update(_ id: String, state: Data, alert: AlertConfiguration?) async throws {
    await activity(id)?.update(try content(state), alertConfiguration: alert)
  }

  nonisolated(nonsending) func end(_ id: String, state: Data?) async throws {
    await activity(id)?.end(try state.map { try content($0) }, dismissalPolicy: .default)
  }
}
