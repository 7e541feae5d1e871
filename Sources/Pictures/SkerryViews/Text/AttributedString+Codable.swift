import FoundationEssentials

// Foundation archives attributed strings on Apple's systems only. Attributes of an activity may hold them, so that they
// have to travel here as well.
nonisolated extension AttributedString: @retroactive Codable {
  /// The names of the parts, where several runs share their attributes.
  private enum Part: String, CodingKey {
    case runs
    case attributeTable
  }

  /// Reads plain text, runs that are each followed by their attributes, or runs followed by a number in a table of those.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    if let parts = try? decoder.container(keyedBy: Part.self) {
      let table = try parts.decode([RunAttributes].self, forKey: .attributeTable)
      var runs = try parts.nestedUnkeyedContainer(forKey: .runs)
      while !runs.isAtEnd {
        let text = try runs.decode(String.self)
        let number = try runs.decode(Int.self)
        append(text, table.indices.contains(number) ? table[number] : RunAttributes())
      }
      return
    }
    var runs = try decoder.unkeyedContainer()
    while !runs.isAtEnd {
      let text = try runs.decode(String.self)
      append(text, try runs.decode(RunAttributes.self))
    }
  }

  private mutating func append(_ text: String, _ attributes: RunAttributes) {
    var piece = AttributedString(text)
    piece.inlinePresentationIntent = attributes.intent.map { InlinePresentationIntent(rawValue: $0) }
    piece.link = attributes.link
    self += piece
  }

  /// Writes plain text as such, and anything else as runs with their attributes.
  public func encode(to encoder: any Encoder) throws {
    let pieces = runs.map { run in
      (
        text: String(characters[run.range]),
        attributes: RunAttributes(intent: run.inlinePresentationIntent?.rawValue, link: run.link)
      )
    }
    if pieces.allSatisfy({ $0.attributes.isEmpty }) {
      var container = encoder.singleValueContainer()
      try container.encode(String(characters))
      return
    }
    var container = encoder.unkeyedContainer()
    for piece in pieces {
      try container.encode(piece.text)
      try container.encode(piece.attributes)
    }
  }
}

/// The attributes of a run that are archived, by Apple's names.
private nonisolated struct RunAttributes: Codable {
  var intent: UInt?
  var link: URL?
  var isEmpty: Bool { intent == nil && link == nil }

  private enum CodingKeys: String, CodingKey {
    case intent = "NSInlinePresentationIntent"
    case link = "NSLink"
  }
}
