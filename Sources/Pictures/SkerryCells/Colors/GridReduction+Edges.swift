/// Outlines in place of surfaces: a black island on a dark screen has no colour of its own where there are few.
extension GridReduction {
  /// The edge of a surface: a line, unless the colours that are left still show the surface.
  ///
  /// nil for text that has been written onto an edge, and for surfaces that are told apart by light and dark alone.
  func reducedEdge(_ cell: Cell) -> Cell? {
    guard let edge = cell.edge else { return nil }
    var result = cell
    result.attributes.subtract(.edges)
    return depth == .mono ? litLine(edge, in: result) : coloredEdge(edge, in: result)
  }

  private func litLine(_ edge: SurfaceEdge, in cell: Cell) -> Cell? {
    let (mark, ground) = cell.seenColors
    let isLit = cell.background.gradient?.isLit ?? (ground.luminance > ContrastKeeper.light)
    let isMarkLit = cell.foreground.gradient?.isLit ?? (mark.luminance > ContrastKeeper.light)
    guard ascii || edge.isHairline || isMarkLit == isLit else { return nil }
    var line = Cell(glyph: shown(edge.line), attributes: cell.attributes.subtracting(.reverse))
    if isLit { line.attributes.insert(.reverse) }
    return line
  }

  private func coloredEdge(_ edge: SurfaceEdge, in cell: Cell) -> Cell {
    let (mark, ground) = shownColors(of: cell)
    var result = cell
    result.foreground = CellColor(mark)
    result.background = CellColor(ground)
    result.attributes.remove(.reverse)
    let isLost = isPoor && (edge.isHairline || result.foreground == result.background)
    guard ascii || isLost else { return result }
    result.glyph = shown(edge.line)
    result.foreground = CellColor(lineColor(mark, on: ground))
    return result
  }

  /// What is shown of the colours of a cell's mark and ground.
  private func shownColors(of cell: Cell) -> (mark: RGB, ground: RGB) {
    let mark = depth.shown(cell.foreground) ?? depth.shown(TerminalTheme.foreground)
    let ground = depth.shown(cell.background) ?? depth.shown(TerminalTheme.background)
    return cell.attributes.contains(.reverse) ? (ground, mark) : (mark, ground)
  }

  private func shown(_ line: Glyph) -> Glyph { ascii ? AsciiSubstitute.glyph(for: line) : line }

  /// Whether dark surfaces have no colour of their own.
  private var isPoor: Bool { depth == .colors16 || depth == .colors8 }

  /// The edge's own colour where it stands out, else grey, else black or white.
  private func lineColor(_ color: RGB, on ground: RGB) -> RGB {
    let grey = depth.shown(RGB(hex: 0x8E8E93))
    for candidate in [color, grey] where candidate.contrast(with: ground) >= ContrastKeeper.gradient {
      return candidate
    }
    return ground.luminance > 0.18 ? .black : .white
  }
}

/// Lines made of the dots of braille.
private enum BrailleLine {
  /// The glyph with the lowest-numbered of its dots alone.
  static func thinned(_ scalar: UInt32) -> Glyph {
    let dots = scalar & 0xFF
    return Unicode.Scalar(0x2800 + (dots & (~dots &+ 1))).map { Glyph($0) } ?? .space
  }
}

/// The edge of a surface within a cell.
private struct SurfaceEdge {
  let line: Glyph
  /// A thin line already, in a colour of its own.
  let isHairline: Bool
}

extension Cell {
  var isOnEdge: Bool { !attributes.isDisjoint(with: .edges) }

  /// The kind of edge it is; nil for text that has been written onto one.
  fileprivate var edge: SurfaceEdge? {
    switch content & Glyph.scalarMask {
    case 0x2597: SurfaceEdge(line: Glyph("╭"), isHairline: false)
    case 0x2596: SurfaceEdge(line: Glyph("╮"), isHairline: false)
    case 0x259D: SurfaceEdge(line: Glyph("╰"), isHairline: false)
    case 0x2598: SurfaceEdge(line: Glyph("╯"), isHairline: false)
    case 0x2580, 0x2584: SurfaceEdge(line: Glyph("─"), isHairline: false)
    // The side of a fill that has another one close below it.
    case 0x2581 where !attributes.contains(.horizontalEdge): SurfaceEdge(line: Glyph("│"), isHairline: false)
    case 0x2594, 0x2581: SurfaceEdge(line: Glyph("─"), isHairline: true)
    case 0x258F, 0x2595: SurfaceEdge(line: Glyph("│"), isHairline: true)
    // The track of a bar.
    case 0x2500: SurfaceEdge(line: Glyph("─"), isHairline: true)
    // The track of a ring: one dot of a cell says where it goes on.
    case 0x2801...0x28FF where attributes.isSuperset(of: .edges):
      SurfaceEdge(line: BrailleLine.thinned(content & Glyph.scalarMask), isHairline: true)
    case 0x20: SurfaceEdge(line: attributes.contains(.verticalEdge) ? Glyph("│") : Glyph("─"), isHairline: false)
    default: nil
    }
  }
}
