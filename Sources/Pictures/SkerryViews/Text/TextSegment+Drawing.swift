extension Text.Segment.Content {
  /// How a live text changes; `nil` for a fixed one.
  var changing: (any ChangingText)? { if case .live(let text) = self { text.content } else { nil } }

  /// How a symbol is written; `nil` for text.
  func symbol(in style: SymbolStyle) -> SymbolGlyph? {
    if case .symbol(let name) = self { SymbolTable.glyph(named: name, style: style) } else { nil }
  }
}

nonisolated extension TextAlignment {
  /// The alignment seen in a mirror, as in languages that run from the right.
  var mirrored: TextAlignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}
