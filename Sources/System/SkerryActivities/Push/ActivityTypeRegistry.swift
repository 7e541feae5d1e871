import FoundationEssentials
import SkerryBasics

/// The attributes types that apps brought along, so that pushes can be checked against them.
///
/// It isn't stored: types register again at each launch.
public struct ActivityTypeRegistry: Sendable {
  private struct Key: Hashable {
    let appIdentifier: String
    let name: String
  }

  private var types: [Key: any AttributesDecoding] = [:]

  public init() {}

  /// The name of a type in records and pushes: unqualified and case-sensitive.
  public static func name<Attributes: ActivityAttributes>(of type: Attributes.Type) -> String {
    Attributes.registeredName
  }

  /// Makes a type known for an app, under its unqualified name.
  public mutating func register<Attributes: ActivityAttributes>(_ type: Attributes.Type, for appIdentifier: String) {
    types[Key(appIdentifier: appIdentifier, name: Attributes.registeredName)] = AttributesDecoder<Attributes>()
  }

  /// Whether the app brought a type of this name.
  public func knows(_ name: String, of appIdentifier: String) -> Bool { decoder(name, appIdentifier) != nil }

  /// Why the state doesn't decode, e.g. "climbCount: the value is missing"; `nil` if it does.
  public func stateProblem(_ state: Data, of name: String, for appIdentifier: String) -> String? {
    problem { try decoder(name, appIdentifier)?.decodeState(state) }
  }

  /// Why the attributes don't decode; `nil` if they do.
  public func attributesProblem(_ attributes: Data, of name: String, for appIdentifier: String) -> String? {
    problem { try decoder(name, appIdentifier)?.decodeAttributes(attributes) }
  }

  /// The numbers of a state that its type reads as dates.
  public func stateDates(_ state: Data, of name: String, for appIdentifier: String) -> [(path: String, number: Double)]
  {
    decoder(name, appIdentifier)?.stateDates(state) ?? []
  }

  /// The numbers of attributes that their type reads as dates.
  public func attributesDates(
    _ attributes: Data, of name: String, for appIdentifier: String
  ) -> [(path: String, number: Double)] {
    decoder(name, appIdentifier)?.attributesDates(attributes) ?? []
  }

  /// Every app with each of its types, sorted.
  var all: [(appIdentifier: String, name: String)] {
    types.keys.map { ($0.appIdentifier, $0.name) }.sorted { $0 < $1 }
  }

  /// Whether the app brought any type.
  func knowsApp(_ appIdentifier: String) -> Bool { types.keys.contains { $0.appIdentifier == appIdentifier } }

  private func decoder(_ name: String, _ appIdentifier: String) -> (any AttributesDecoding)? {
    types[Key(appIdentifier: appIdentifier, name: name)]
  }

  private func problem(_ decode: () throws -> Void?) -> String? {
    do {
      _ = try decode()
      return nil
    } catch {
      return (error as? DecodingError)?.sentence ?? "\(error)"
    }
  }
}

/// Tries whether bytes decode, without naming the type.
private protocol AttributesDecoding: Sendable {
  func decodeAttributes(_ data: Data) throws
  func decodeState(_ data: Data) throws
  func attributesDates(_ data: Data) -> [(path: String, number: Double)]
  func stateDates(_ data: Data) -> [(path: String, number: Double)]
}

private struct AttributesDecoder<Attributes: ActivityAttributes>: AttributesDecoding {
  func decodeAttributes(_ data: Data) throws { _ = try CanonicalJSON.decode(Attributes.self, from: data) }
  func decodeState(_ data: Data) throws { _ = try CanonicalJSON.decode(Attributes.ContentState.self, from: data) }

  public func attributesDates(_ data: Data) -> [(path: String, number: Double)] {
    DateMembers.numbers(in: data, as: Attributes.self)
  }

  public func stateDates(_ data: Data) -> [(path: String, number: Double)] {
    DateMembers.numbers(in: data, as: Attributes.ContentState.self)
  }
}
