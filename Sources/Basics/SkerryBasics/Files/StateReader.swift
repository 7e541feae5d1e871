import FoundationEssentials

/// Reads the files that the phone itself writes.
///
/// A file that can't be used is set aside, with its name told. Where not even that works it is left alone: nothing is
/// written over it in this run.
package struct StateReader {
  private let files: any FileStore
  /// The files and values that could not be used, each in a whole sentence.
  package private(set) var problems: [String] = []
  /// The same, file by file.
  package private(set) var findings: [BrokenFile] = []
  /// Files that must not be written to.
  package private(set) var untouchable: Set<String> = []

  package init(_ files: any FileStore) { self.files = files }

  /// A value that was written as JSON; `nil` when there is none that can be used.
  package mutating func value<Value: Decodable>(_ type: Value.Type, in name: String) -> Value? {
    contents(of: name) { try Versioned<Value>.decode($0) }
  }

  /// The contents of a file; `nil` when there is none that can be used.
  ///
  /// - Parameter substitute: what is decoded where there is no file.
  package mutating func contents<Value>(
    of name: String, orNone substitute: Data? = nil, decode: (Data) throws -> Value
  ) -> Value? {
    let data: Data
    do {
      guard let found = try files.read(name) ?? substitute else { return nil }
      data = found
    } catch {
      setAside(name, "can't be read", reason: Self.reason(error))
      return nil
    }
    do { return try decode(data) } catch {
      setAside(name, "can't be understood", reason: Self.reason(error, in: data))
      return nil
    }
  }

  /// The sentence around it names the file and says that it can't be read.
  private static func reason(_ error: any Error) -> String {
    if case StorageError.cannotRead(_, let reason) = error { "\(reason)." } else { "\(error)" }
  }

  /// Foundation does not say where something is no JSON.
  private static func reason(_ error: any Error, in data: Data) -> String {
    do throws(JSONProblem) {
      _ = try JSONSyntax(parsing: data, rules: .file)
      return (error as? JSONProblem)?.fileSentence ?? StateProblem.sentence(error)
    } catch {
      return error.fileSentence
    }
  }

  /// Moves a file out of the way and says so.
  package mutating func setAside(_ name: String, _ what: String, reason: String) {
    findings.append(BrokenFile(name: name, what: what, reason: reason))
    do {
      let kept = try files.setAside(name)
      problems.append("\(name) \(what) and is kept as \(kept); the phone starts without it. \(reason)")
    } catch {
      untouchable.insert(name)
      problems.append("\(name) \(what) and is left as it is; nothing it should keep is kept now. \(reason)")
    }
  }
}

/// A file of the phone that can't be used.
public struct BrokenFile: Hashable, Sendable {
  public var name: String
  /// “can't be read” or “can't be understood”.
  public var what: String
  /// Why, in a sentence.
  public var reason: String

  package init(name: String, what: String, reason: String) {
    (self.name, self.what, self.reason) = (name, what, reason)
  }
}

/// Why a file can't be used, in a sentence.
package enum StateProblem {
  package static func sentence(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let (path, problem) =
      switch error {
      case .keyNotFound(let key, let context): (context.codingPath + [key], "this is missing")
      case .valueNotFound(_, let context): (context.codingPath, "null is no value here")
      case .typeMismatch(_, let context): (context.codingPath, "this is another kind of value than expected")
      case .dataCorrupted(let context): (context.codingPath, plainWords(context.debugDescription))
      @unknown default: ([], "it can't be decoded")
      }
    let place = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    let text = (place.isEmpty ? "" : place.drop { $0 == "." } + ": ") + problem
    return text.hasSuffix(".") ? text : text + "."
  }

  /// What the standard library and Foundation say of a value that is none of an enum's, or no data, names types of this
  /// program and not what stands in the file.
  private static func plainWords(_ description: String) -> String {
    if description.hasPrefix("Cannot initialize "),
      let value = description.split(separator: " value ", maxSplits: 1).last
    {
      return "“\(value)” is none of the values that this may have"
    }
    return description.contains("not valid Base64") ? "this is no data in Base64" : description
  }
}

/// A value and the format of the file it is in.
///
/// Files without a number are of format 1. A newer format is refused: what it means isn't known here.
package struct Versioned<Value> {
  static var current: Int { 1 }
  package var value: Value

  package init(value: Value) { self.value = value }

  private enum Key: CodingKey {
    case fileFormat
  }
}

extension Versioned where Value: Decodable {
  package static func decode(_ data: Data) throws -> Value { try CanonicalJSON.decode(Self.self, from: data).value }
}

extension Versioned where Value: Encodable {
  package func encoded() throws -> Data { try CanonicalJSON.encode(self) }
}

extension Versioned: Decodable where Value: Decodable {
  package init(from decoder: any Decoder) throws {
    let format = try? decoder.container(keyedBy: Key.self).decodeIfPresent(Int.self, forKey: .fileFormat)
    if let format, format > Self.current {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [Key.fileFormat],
          debugDescription: "A newer version wrote it: format \(format) is above \(Self.current), which this one reads")
      )
    }
    value = try Value(from: decoder)
  }
}

extension Versioned: Encodable where Value: Encodable {
  package func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.current, forKey: .fileFormat)
  }
}
