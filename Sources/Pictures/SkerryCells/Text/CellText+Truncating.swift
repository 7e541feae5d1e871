extension CellText {
  /// Where text that is too long loses its part.
  public enum TruncationMode: String, CaseIterable, Sendable {
    case head
    case middle
    case tail
  }

  /// The text in at most that many columns, with `…` in place of what doesn't fit.
  ///
  /// Spaces next to the dots disappear. Without columns nothing is left.
  public func truncated(columns: Int, mode: TruncationMode = .tail) -> CellText {
    guard width > columns else { return self }
    guard columns > 0 else { return .empty }
    let dots = CellText(.ellipsis)
    let room = columns - dots.width
    switch mode {
    case .tail: return prefix(columns: room).withoutSpacesAtEnd + dots
    case .head: return dots + suffix(columns: room).withoutSpacesAtStart
    case .middle:
      let start = prefix(columns: (room + 1) / 2)
      let end = suffix(columns: room - start.width)
      return start.withoutSpacesAtEnd + dots + end.withoutSpacesAtStart
    }
  }

  /// The text without the spaces at its end.
  public var withoutSpacesAtEnd: CellText {
    guard let last = glyphs.last, last.isBreakingSpace else { return self }
    let end = glyphs.lastIndex { !$0.isBreakingSpace } ?? -1
    return CellText(glyphs: glyphs[...end])
  }

  /// The text without the spaces at its start.
  public var withoutSpacesAtStart: CellText {
    guard let first = glyphs.first, first.isBreakingSpace else { return self }
    return CellText(glyphs: glyphs.drop { $0.isBreakingSpace })
  }
}
