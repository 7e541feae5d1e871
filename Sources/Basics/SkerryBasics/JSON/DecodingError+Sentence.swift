extension DecodingError {
  /// Where decoding failed and why, e.g. "climbCount: the value is missing".
  package var sentence: String {
    switch self {
    case .keyNotFound(let key, let context): Self.describe(context.codingPath + [key], "the value is missing")
    case .valueNotFound(let type, let context): Self.describe(context.codingPath, "null where \(type) is needed")
    case .typeMismatch(let type, let context): Self.describe(context.codingPath, "not a \(type)")
    case .dataCorrupted(let context): Self.describe(context.codingPath, context.debugDescription)
    @unknown default: "undecodable"
    }
  }

  private static func describe(_ path: [any CodingKey], _ problem: String) -> String {
    path.isEmpty ? problem : "\(path.dotted): \(problem)"
  }
}

extension [any CodingKey] {
  /// The path as developers write it, e.g. "stops.[2].arrival".
  package var dotted: String {
    map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }.joined(separator: ".")
  }
}
