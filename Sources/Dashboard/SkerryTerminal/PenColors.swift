import SkerryCells

/// Finds the terminal's name for colours that were reduced to its depth, and remembers the last few.
nonisolated struct PenColors: Sendable {
  private let depth: ColorDepth
  private var recent: [2 of (color: CellColor, pen: PenColor)]
  private var oldest = 0

  init(depth: ColorDepth) {
    self.depth = depth
    recent = [2 of (color: CellColor, pen: PenColor)](repeating: (.standard, .standard))
  }

  subscript(color: CellColor) -> PenColor {
    mutating get {
      if recent[0].color == color { return recent[0].pen }
      if recent[1].color == color { return recent[1].pen }
      let pen = find(color)
      recent[oldest] = (color, pen)
      oldest = 1 - oldest
      return pen
    }
  }

  private func find(_ color: CellColor) -> PenColor {
    guard let rgb = color.rgb else { return .standard }
    switch depth {
    case .mono: return .standard
    case .truecolor: return .direct(rgb)
    case .colors8, .colors16, .colors256:
      return .palette(UInt8(truncatingIfNeeded: depth.paletteIndex(for: rgb)))
    }
  }
}
