/// Fits pictures to what a terminal can show: fewer colours, only ASCII, or both.
///
/// Text never vanishes by it: where text and ground would get the same colour, the text gets another one.
/// Without colours, light grounds under dark text become reverse.
public struct GridReduction: Hashable, Sendable {
  public let depth: ColorDepth
  /// True to show nothing but printable ASCII.
  public let ascii: Bool

  public init(depth: ColorDepth, ascii: Bool = false) {
    self.depth = depth
    self.ascii = ascii
  }

  /// The whole picture, reduced.
  public func reduce(_ grid: Grid) -> Grid {
    guard depth != .truecolor || ascii else { return grid }
    var result = grid
    result.cells.withUnsafeMutableBufferPointer { cells in
      var memory = Memory(self)
      for index in cells.indices {
        let cell = cells[index]
        cells[index] = cell.isTail && index > 0 ? tail(after: cells[index - 1]) : reduce(cell, memory: &memory)
      }
    }
    return result
  }

  /// The last cell of each kind and what became of it: neighbours mostly share their style.
  public struct Memory {
    fileprivate var blank: (cell: Cell, reduced: Cell)
    fileprivate var text: (cell: Cell, reduced: Cell)
    fileprivate var block: (cell: Cell, reduced: Cell)

    /// What a reduction remembers before its first cell. Only for that reduction.
    public init(_ reduction: GridReduction) {
      blank = (.blank, reduction.reduce(.blank))
      text = blank
      block = blank
    }
  }

  private func reduce(_ cell: Cell, memory: inout Memory) -> Cell {
    guard !cell.isOnEdge else { return reduce(cell) }
    return switch cell.coverage {
    case .blank: recall(cell, &memory.blank)
    case .text: recall(cell, &memory.text)
    case .block: depth == .mono ? reduce(cell) : recall(cell, &memory.block)
    }
  }

  private func recall(_ cell: Cell, _ last: inout (cell: Cell, reduced: Cell)) -> Cell {
    if !cell.hasStyle(of: last.cell) { last = (cell, reduce(cell)) }
    return withStyle(of: last.reduced, cell)
  }

  /// One cell, reduced; in ASCII a tail becomes a blank.
  public func reduce(_ cell: Cell) -> Cell {
    var result = cell
    // There are no blocks in ASCII whose reverse could be told from them: what is left free becomes what is filled.
    if ascii, cell.isReversedBlock {
      result.glyph = cell.glyph?.leftFree
      result.attributes.remove(.reverse)
    }
    if cell.isOnEdge {
      if let edge = reducedEdge(cell) { return edge }
      result.attributes.subtract(.edges)
    }
    switch depth {
    case .truecolor: break
    case .mono: withoutColors(&result)
    case .colors256, .colors16, .colors8: withPalette(&result)
    }
    if ascii { result.glyph = asciiGlyph(of: result.glyph) }
    return result
  }

  /// A cell of a row, reduced; a tail looks like the glyph to its left.
  ///
  /// - Parameters:
  ///   - column: the cell's column, from 0.
  ///   - row: the cells of the row.
  ///   - memory: what this reduction remembers of other cells.
  public func reduced(_ column: Int, of row: UnsafeBufferPointer<Cell>, memory: inout Memory) -> Cell {
    guard row[column].isTail, column > 0 else { return reduce(row[column], memory: &memory) }
    return tail(after: reduce(row[column - 1], memory: &memory))
  }

  private func asciiGlyph(of glyph: Glyph?) -> Glyph {
    guard let glyph else { return .space }
    return AsciiSubstitute.glyph(for: glyph)
  }

  /// A cell whose style is known to reduce to that of another one.
  private func withStyle(of reduced: Cell, _ cell: Cell) -> Cell {
    Cell(
      glyph: ascii ? asciiGlyph(of: cell.isReversedBlock ? cell.glyph?.leftFree : cell.glyph) : cell.glyph,
      foreground: reduced.foreground,
      background: reduced.background, attributes: reduced.attributes)
  }

  private func tail(after lead: Cell) -> Cell {
    var tail = lead.tail
    if ascii { tail.glyph = .space }
    return tail
  }

  private func withPalette(_ cell: inout Cell) {
    let background = depth.shown(cell.background)
    var foreground = cell.foreground == cell.background ? background : depth.shown(cell.foreground)
    if cell.coverage.needsContrast, cell.foreground != cell.background {
      let contrast = ContrastKeeper(
        text: cell.foreground.rgb ?? TerminalTheme.foreground,
        ground: cell.background.rgb ?? TerminalTheme.background)
      let shownGround = background ?? TerminalTheme.background
      if !contrast.isKept(foreground ?? TerminalTheme.foreground, on: shownGround, for: cell.coverage) {
        foreground = contrast.replacement(on: shownGround, depth: depth)
      }
    }
    cell.foreground = foreground.map { CellColor($0) } ?? .standard
    cell.background = background.map { CellColor($0) } ?? .standard
  }

  private static let lowestBlock = Glyph("▁")

  private func withoutColors(_ cell: inout Cell) {
    defer {
      cell.foreground = .standard
      cell.background = .standard
    }
    guard !cell.foreground.isStandard || !cell.background.isStandard else { return }
    if cell.isSolid {
      cell.attributes.remove(.reverse)
      return
    }
    let (text, ground) = cell.seenColors
    let textLight = text.luminance
    // A gradient is lit as a whole, or not at all.
    let gradient = (cell.attributes.contains(.reverse) ? cell.foreground : cell.background).gradient
    let groundLight = gradient.map { $0.isLit ? 1 : min(ground.luminance, ContrastKeeper.light) } ?? ground.luminance
    let isLit: Bool
    switch cell.coverage {
    case .block where cell.isOneSurface(text, ground):
      // One surface: lit or not, nothing of the block is left.
      cell.glyph = .space
      isLit = groundLight > ContrastKeeper.light
    case .block where cell.glyph == Self.lowestBlock && textLight < groundLight && groundLight <= ContrastKeeper.light:
      // A gap below a fill that isn't lit.
      cell.glyph = .space
      isLit = false
    case .block where (groundLight > ContrastKeeper.light) != (textLight > ContrastKeeper.light):
      isLit = groundLight > textLight
    case .block: isLit = groundLight > textLight + ContrastKeeper.badge
    // Blanks of a lit surface are lit like the text between them, so that a badge is one piece.
    case .blank: isLit = groundLight > ContrastKeeper.light
    case .text: isLit = groundLight > ContrastKeeper.light || groundLight > textLight + ContrastKeeper.badge
    }
    if isLit { cell.attributes.insert(.reverse) } else { cell.attributes.remove(.reverse) }
  }
}
