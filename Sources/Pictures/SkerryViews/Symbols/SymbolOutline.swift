import FoundationEssentials

/// A symbol as areas and lines in a square of 24 units, as far as there is a drawing of it.
nonisolated struct SymbolOutline: Sendable {
  /// An area or a line, and whether it is cut out of what was drawn before.
  private struct Part: Sendable {
    var path: Path
    /// The width of a line; `nil` for an area.
    let width: Double?
    let isCut: Bool
  }
  private var parts: [Part] = []
  /// Whether only its edge is drawn, as of what isn't called filled.
  private let isHollow: Bool
  /// The shorter side, in points, from which on it can be told what it is.
  private(set) var leastSide: Double

  private static let units = 24.0
  private static let square = LayoutRect(x: 0, y: 0, width: units, height: units)

  /// The half that is filled of what is drawn as its edge otherwise.
  var filledHalf: Half?

  enum Half { case left, right, top, bottom }

  /// The drawing of a name; `nil` without one.
  init?(named name: String) {
    let name = SymbolOutlines.name(for: name)
    if let found = SymbolOutlines.line(of: name) {
      self.init(found, isHollow: false)
    } else if let found = SymbolOutlines.line(of: name + ".fill") {
      self.init(found, isHollow: true)
    } else {
      return nil
    }
  }

  private init(_ line: SymbolOutlines.Line, isHollow: Bool) {
    self.isHollow = isHollow
    leastSide = line.isSimple ? 32 : 40
    add(line.text)
  }

  /// Draws more on it, in the language of `SymbolOutlines`.
  private mutating func add(_ text: Substring) {
    var words = text.split(whereSeparator: { $0 == " " || $0 == "," })[...]
    while let word = words.popFirst() {
      let isCut = word.count > 1 && word.first == "-"
      guard let kind = word.last else { continue }
      var numbers: [Double] = []
      while let number = words.first.flatMap({ Double($0) }) {
        numbers.append(number)
        words.removeFirst()
      }
      add(kind, numbers, isCut: isCut)
    }
  }

  private mutating func add(_ kind: Character, _ n: [Double], isCut: Bool) {
    func points(from first: Int = 0) -> [LayoutPoint] {
      stride(from: first, to: n.count - 1, by: 2).map { LayoutPoint(x: n[$0], y: n[$0 + 1]) }
    }
    func ellipse(_ x: Double, _ y: Double) -> Path {
      Path(ellipseIn: LayoutRect(x: n[0] - x, y: n[1] - y, width: 2 * x, height: 2 * y))
    }
    func add(_ path: Path, width: Double? = nil) { parts.append(Part(path: path, width: width, isCut: isCut)) }
    switch (kind, n.count) {
    case ("c", 3): add(ellipse(n[2], n[2]))
    case ("e", 4): add(ellipse(n[2], n[3]))
    case ("r", 4...):
      let rect = LayoutRect(x: n[0], y: n[1], width: n[2], height: n[3])
      add(Path(roundedRect: rect, cornerRadius: n.count > 4 ? n[4] : 0))
    case ("o", 4): add(ellipse(n[2], n[2]), width: n[3])
    case ("a", 6):
      add(
        Path {
          $0.addArc(
            center: LayoutPoint(x: n[0], y: n[1]), radii: (n[2], n[2]), from: n[4] * .pi / 180,
            by: (n[5] - n[4]) * .pi / 180)
        }, width: n[3])
    case ("l", 5...): add(Path { $0.addLines(points(from: 1)) }, width: n[0])
    case ("p", 4...), ("M", 2...): add(Path { $0.addLines(points()) })
    case ("L", 2...):
      for point in points() where !parts.isEmpty { parts[parts.count - 1].path.addLine(to: point) }
    case ("C", 6) where !parts.isEmpty:
      let points = points()
      parts[parts.count - 1].path.addCurve(to: points[2], control1: points[0], control2: points[1])
    default: break
    }
  }

  /// The dots of braille that it sets in the middle of an area of cells, turned clockwise by an angle: a mask for each cell,
  /// row by row.
  func dots(columns: Int, rows: Int, turned angle: Angle = .zero) -> [UInt8] {
    let (width, height) = (Double(columns) * Points.perColumn, Double(rows) * Points.perRow)
    let side = min(width, height)
    let scale = side / Self.units
    let sampler = PathSampler.fine(columns: columns, rows: rows)
    var samples = [Bool](repeating: false, count: columns * 8 * rows * 8)
    var lines = samples
    for part in parts {
      let path = part.path.rotated(by: angle, in: Self.square).mapped {
        LayoutPoint(x: $0.x * scale + (width - side) / 2, y: $0.y * scale + (height - side) / 2)
      }
      // A line is never thinner than a dot.
      let found =
        part.width.map { sampler.along(path, lineWidth: max($0 * scale, Self.leastWidth)) }
        ?? sampler.inside(path, evenOdd: false)
      for index in found.indices where found[index] {
        // A line on an area is a line within its edge.
        if isHollow, part.isCut, part.width != nil { lines[index] = true } else { samples[index] = !part.isCut }
      }
    }
    var dots = Self.dots(samples, columns: columns, rows: rows)
    if isHollow {
      let cut = Self.dots(lines, columns: columns, rows: rows)
      let filled = dots
      dots = zip(Self.edge(of: dots, columns: columns * 2), cut).map { $0 || $1 }
      if let filledHalf {
        for index in dots.indices where filled[index] {
          if filledHalf.contains(index, columns: columns * 2, rows: rows * 4) { dots[index] = true }
        }
      }
    }
    return BrailleDots.masks(dots, columns: columns, rows: rows)
  }

  /// The thinnest line, in points.
  private static let leastWidth = 3.6

  /// A dot is set where half of its place is covered: 4 × 4 points, which are four samples across and two down.
  private static func dots(_ samples: [Bool], columns: Int, rows: Int) -> [Bool] {
    var result: [Bool] = []
    result.reserveCapacity(columns * 2 * rows * 4)
    for row in 0..<rows * 4 {
      for column in 0..<columns * 2 {
        var count = 0
        for index in 0..<8 where samples[(row * 2 + index / 4) * columns * 8 + column * 4 + index % 4] { count += 1 }
        result.append(count >= 4)
      }
    }
    return result
  }

  /// The dots beside which one is missing.
  private static func edge(of dots: [Bool], columns: Int) -> [Bool] {
    let rows = dots.count / columns
    return dots.indices.map { index in
      guard dots[index] else { return false }
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      if row == 0 || row == rows - 1 || column == 0 || column == columns - 1 { return true }
      return [index - columns, index + columns, index - 1, index + 1].contains { !dots[$0] }
    }
  }
}

nonisolated extension SymbolOutline.Half {
  /// Whether a dot lies in it.
  fileprivate func contains(_ index: Int, columns: Int, rows: Int) -> Bool {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return switch self {
    case .left: column < columns / 2
    case .right: column >= columns / 2
    case .top: row < rows / 2
    case .bottom: row >= rows / 2
    }
  }
}

nonisolated extension SymbolOutline {
  /// The outline within a rectangle, of one that is a single area.
  func area(in rect: LayoutRect) -> Path? {
    guard parts.count == 1, let part = parts.first, part.width == nil else { return nil }
    return part.path.mapped {
      LayoutPoint(
        x: rect.minX + $0.x * rect.width / Self.units, y: rect.minY + $0.y * rect.height / Self.units)
    }
  }

  /// The shorter side from which on two things in one can be told.
  private static let leastOfTwo = 40.0

  /// The same struck out.
  func struckOut() -> SymbolOutline {
    var copy = self
    // On an edge, a line that is cut out is drawn.
    copy.add(isHollow ? "-l 2.6 2,2 22,22" : "-l 7.6 -1,-1 25,25 l 2.6 2,2 22,22")
    copy.leastSide = max(leastSide, Self.leastOfTwo)
    return copy
  }

  /// The same with a sign at its corner: a disc above, or what the badge's name says below.
  func with(badge: String?) -> SymbolOutline {
    var copy = self
    let sign: String? =
      switch badge {
      case "plus": "l 2.6 13.2,18.5 23.8,18.5 | 2.6 18.5,13.2 18.5,23.8"
      case "minus": "l 2.6 13.2,18.5 23.8,18.5"
      case "checkmark": "l 2.6 13.2,18.5 16.8,22.4 23.8,14"
      case "xmark": "l 2.6 14,14 23,23 | 2.6 23,14 14,23"
      case "exclamationmark": "l 2.8 18.5,12.8 18.5,19.5 | 2.8 18.5,21.2 18.5,24"
      case "clock": "l 2.2 18.5,14.5 18.5,19 22,19"
      default: nil
      }
    if let sign {
      let line = isHollow ? "-l" : "l"
      let lines = sign.replacing("|", with: line)
      copy.add("-c 18.5,18.5 7.4 \(isHollow ? "-" : "")\(lines)"[...])
    } else {
      copy.add("-c 18.5,5.5 7 c 18.5,5.5 5")
    }
    copy.leastSide = max(leastSide, Self.leastOfTwo)
    return copy
  }
}
