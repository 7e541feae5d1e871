/// Keeps text legible when its colours are replaced by those of a palette.
struct ContrastKeeper {
  let text: RGB
  let ground: RGB

  /// Below this contrast two colours of a picture are taken for one.
  static let alike = 1.15
  /// Above this luminance a surface is shown lit where there are no colours.
  static let light = 0.4
  /// A ground that is lighter than its text by this much of luminance is a badge.
  static let badge = 0.2
  /// Below this contrast the two colours of a block are a gradient, which may become one colour.
  static let gradient = 2.0

  private var contrast: Double { text.contrast(with: ground) }

  /// The contrast that must be left: most of what there was, up to what WCAG asks of large text.
  private var needed: Double { Swift.max(1.1, Swift.min(contrast, 4.5) * 0.6) }

  func isKept(_ text: RGB, on ground: RGB, for coverage: Cell.Coverage) -> Bool {
    if coverage == .block && contrast < ContrastKeeper.gradient { return true }
    return text.contrast(with: ground) >= needed
  }

  /// The palette's colour on the way from the text's own to white or black that stands out again.
  func replacement(on shownGround: RGB, depth: ColorDepth) -> RGB {
    let ends: [RGB] = text.luminance >= ground.luminance ? [.white, .black] : [.black, .white]
    for end in ends {
      for step in [0.25, 0.5, 0.75, 1] {
        let candidate = depth.shown(end.blended(over: text, opacity: step))
        if candidate.contrast(with: shownGround) >= needed { return candidate }
      }
    }
    return shownGround.luminance > 0.18 ? .black : .white
  }
}

extension Glyph {
  /// The block that is nearest to what a block of eighths leaves free.
  fileprivate var complement: UInt32 {
    let scalar = base & Glyph.scalarMask
    switch scalar {
    case 0x2581...0x2582, 0x258E...0x258F: return 0x2588
    case 0x2583...0x2585: return 0x2580
    case 0x2586...0x2587: return 0x2594
    case 0x258B...0x258D: return 0x2590
    case 0x2589...0x258A: return 0x2595
    case 0x2580: return 0x2584
    case 0x2590: return 0x258C
    default: return scalar
    }
  }

  /// The glyph of what a block leaves free.
  var leftFree: Glyph { Unicode.Scalar(complement).map { Glyph($0) } ?? self }
}

extension Cell {
  /// Whether it shows a part of a fill as what is left free of it.
  var isReversedBlock: Bool { coverage == .block && attributes.contains(.reverse) }

  /// Whether it is a cell of a disc or a bar that is filled whole: a block in the colour of its ground, which says that it is
  /// filled where there are no colours.
  package var isSolid: Bool {
    content & Glyph.scalarMask == 0x2588 && foreground == background && !foreground.isStandard
  }

  /// Whether a block and its ground become one surface where there are no colours.
  ///
  /// Quadrants round the corners of filled shapes: next to a fill that stays dark they would float.
  func isOneSurface(_ block: RGB, _ ground: RGB) -> Bool {
    let isQuadrant = content & Glyph.scalarMask >= 0x2596
    guard isQuadrant else { return block.contrast(with: ground) < ContrastKeeper.alike }
    return block.contrast(with: ground) < ContrastKeeper.gradient
      && (block.luminance > ContrastKeeper.light) == (ground.luminance > ContrastKeeper.light)
  }

  /// How much of its ground a cell covers.
  enum Coverage {
    case blank
    case text
    case block

    var needsContrast: Bool { self != .blank }
  }

  var coverage: Coverage {
    // What stands for a blank where only ASCII is shown has to be read.
    guard content & Glyph.scalarMask != 0x20 || markBits != 0 else { return .blank }
    let scalar = content & Glyph.scalarMask
    return scalar >= 0x2580 && scalar <= 0x259F ? .block : .text
  }
}
