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
  let leastSide: Double

  private static let units = 24.0
  private static let square = LayoutRect(x: 0, y: 0, width: units, height: units)

  /// The drawing of a name; `nil` without one.
  init?(named name: String) {
    let name = Self.others[name] ?? Self.family(of: name) ?? name
    if let found = Self.line(name) {
      self.init(found, isHollow: false)
    } else if let found = Self.line(name + ".fill") {
      self.init(found, isHollow: true)
    } else {
      return nil
    }
  }

  /// Names under which Apple has the same, or nearly the same, symbol.
  private static let others: [String: String] = [
    "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.counterclockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.clockwise": "arrow.clockwise",
    "arrow.trianglehead.clockwise.rotate.90": "arrow.clockwise",
    "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
    "arrow.trianglehead.counterclockwise.rotate.90": "arrow.counterclockwise",
    "battery.0": "battery.0percent", "battery.100": "battery.100percent", "battery.25": "battery.25percent",
    "battery.50": "battery.50percent", "battery.75": "battery.75percent", "box.truck": "truck.box",
    "box.truck.fill": "truck.box.fill", "bubble": "message", "bubble.fill": "message.fill", "bubble.left": "message",
    "bus.doubledecker": "bus", "bus.doubledecker.fill": "bus.fill", "figure.walk.motion": "figure.walk",
    "lightrail": "tram", "lightrail.fill": "tram.fill", "microphone": "mic", "microphone.fill": "mic.fill",
    "moon.stars": "moon", "moon.stars.fill": "moon.fill", "suit.heart": "heart", "suit.heart.fill": "heart.fill",
    "figure.run.treadmill": "figure.run", "figure.indoor.cycle": "figure.outdoor.cycle", "sun.max": "sun.max.fill",
    "sun.min": "sun.max.fill", "sun.min.fill": "sun.max.fill",
  ]

  /// Gauges differ in their needles, thermometers in their height, hourglasses in their sand.
  private static func family(of name: String) -> String? {
    guard let first = name.split(separator: ".").first else { return nil }
    return ["gauge", "thermometer", "hourglass"].contains(first) && !name.contains("badge") && !name.contains("sun")
      && !name.contains("snow") ? String(first) : nil
  }

  /// What stands behind a name in the table.
  private static func line(_ name: String) -> (text: Substring, isSimple: Bool)? {
    SymbolOutlines.all.withUTF8Buffer { all in
      var wanted = Array(name.utf8)
      guard !wanted.isEmpty else { return nil }
      wanted.append(UInt8(ascii: ":"))
      for line in all.split(separator: UInt8(ascii: "\n")) {
        guard line.count > wanted.count, line.starts(with: wanted.dropLast()) else { continue }
        let rest = line.dropFirst(wanted.count - 1)
        let isSimple = rest.first == UInt8(ascii: "*")
        let tail = isSimple ? rest.dropFirst() : rest
        if tail.first == UInt8(ascii: ":") { return (Substring(decoding: tail.dropFirst(2), as: UTF8.self), isSimple) }
      }
      return nil
    }
  }

  private init(_ line: (text: Substring, isSimple: Bool), isHollow: Bool) {
    self.isHollow = isHollow
    leastSide = line.isSimple ? 32 : 40
    var words = line.text.split(whereSeparator: { $0 == " " || $0 == "," })[...]
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
      dots = zip(Self.edge(of: dots, columns: columns * 2), cut).map { $0 || $1 }
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
