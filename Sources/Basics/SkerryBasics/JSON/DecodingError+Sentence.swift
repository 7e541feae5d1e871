extension DecodingError {
  /// Where decoding failed and why, e.g. "climbCount: the value is missing".
  package var sentence: String {
    switch self {
    case .keyNotFound(let key, let context): Self.describe(context.codingPath + [key], "the value is missing")
    case .valueNotFound(let type, let context): Self.describe(context.codingPath, "null where \(type) is needed")
    case .typeMismatch(let type, let context): Self.describe(context.codingPath, context.mismatch(with: type))
    case .dataCorrupted(let context): Self.describe(context.codingPath, context.debugDescription)
    @unknown default: "undecodable"
    }
  }

  private static func describe(_ path: [any CodingKey], _ problem: String) -> String {
    path.isEmpty ? problem : "\(path.dotted): \(problem)"
  }
}

extension DecodingError.Context {
  /// What stands where a value of another type is needed: `a string where Int is needed`.
  package func mismatch(with type: Any.Type) -> String {
    let found = debugDescription.firstRange(of: "but found ").flatMap { start in
      debugDescription[start.upperBound...].firstRange(of: " instead").map {
        debugDescription[start.upperBound..<$0.lowerBound]
      }
    }
    return "\(found ?? "something else") where \(type) is needed"
  }
}

extension [any CodingKey] {
  /// The path as developers write it, e.g. "stops.[2].arrival".
  package var dotted: String {
    map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }.joined(separator: ".")
  }
}
