/// The exact shapes of box-drawing lines, as rectangles and paths inside of one cell.
enum LineShapes {
  private static let light = 12
  private static let heavy = 26
  /// How far the lines of a double line lie from the middle.
  private static let doubleOffset = 14
  private static let middleX = SVGUnits.cellWidth / 2
  private static let middleY = SVGUnits.cellHeight / 2

  /// The straight lines of a character, in tenths; nil when it isn't made of straight lines.
  static func parts(of scalar: UInt32) -> [BlockShapes.Part]? {
    if let dashes = dashes(of: scalar) { return dashes }
    let arms = BoxArms(of: scalar)
    guard !arms.isEmpty else { return nil }
    return horizontal(arms) + vertical(arms)
  }

  /// The path of a rounded corner or a diagonal, to be stroked, in units with the cell at an origin in tenths.
  static func path(of scalar: UInt32, x: Int, y: Int) -> String? {
    func point(_ dx: Int, _ dy: Int) -> String { "\(SVGUnits.number(x + dx)) \(SVGUnits.number(y + dy))" }
    func corner(_ endX: Int, _ endY: Int) -> String {
      let fromY = endY == 0 ? middleY - 40 : middleY + 40
      return "M\(point(middleX, endY))L\(point(middleX, fromY))"
        + "Q\(point(middleX, middleY)) \(point(endX, middleY))"
    }
    let falling = "M\(point(0, 0))L\(point(80, 160))"
    let rising = "M\(point(80, 0))L\(point(0, 160))"
    switch scalar {
    case 0x256D: return corner(80, 160)
    case 0x256E: return corner(0, 160)
    case 0x256F: return corner(0, 0)
    case 0x2570: return corner(80, 0)
    case 0x2571: return rising
    case 0x2572: return falling
    case 0x2573: return falling + rising
    default: return nil
    }
  }

  /// The thickness with which paths are stroked, in tenths.
  static var strokeWidth: Int { light }

  private static func thickness(_ weight: BoxArms.Weight) -> Int { weight == .heavy ? heavy : light }

  /// Half of the space that the crossing lines take in the middle, so that arms close the corner.
  private static func reach(_ one: BoxArms.Weight, _ other: BoxArms.Weight) -> Int {
    if one == .double || other == .double { return doubleOffset + light / 2 }
    if one == .none && other == .none { return 0 }
    return thickness(one == .heavy || other == .heavy ? .heavy : .light) / 2
  }

  private static func horizontal(_ arms: BoxArms) -> [BlockShapes.Part] {
    let outer = reach(arms.up, arms.down)
    return lines(arms.left, arms.right, length: 80, outer: outer, before: arms.up, after: arms.down).map {
      BlockShapes.Part(x: $0.start, y: middleY + $0.offset - $0.thickness / 2, width: $0.length, height: $0.thickness)
    }
  }

  private static func vertical(_ arms: BoxArms) -> [BlockShapes.Part] {
    let outer = reach(arms.left, arms.right)
    return lines(arms.up, arms.down, length: 160, outer: outer, before: arms.left, after: arms.right).map {
      BlockShapes.Part(x: middleX + $0.offset - $0.thickness / 2, y: $0.start, width: $0.thickness, height: $0.length)
    }
  }

  private struct Line {
    let start: Int
    let length: Int
    let offset: Int
    let thickness: Int
  }

  /// The lines along one axis: one per arm, two for a double arm, one in all where both arms are alike.
  ///
  /// `before` and `after` are the crossing arms on the side of negative and positive offsets.
  private static func lines(
    _ first: BoxArms.Weight, _ second: BoxArms.Weight, length: Int, outer: Int, before: BoxArms.Weight,
    after: BoxArms.Weight
  ) -> [Line] {
    var result: [Line] = []
    for offset in [-doubleOffset, 0, doubleOffset] {
      let both: BoxArms.Weight = before == after ? before : .none
      let crossing = offset < 0 ? before : offset > 0 ? after : both
      let inner =
        crossing == .double ? light / 2 - doubleOffset : offset != 0 && crossing != .none ? 0 : outer
      let hasFirst = first != .none && (first == .double) == (offset != 0)
      let hasSecond = second != .none && (second == .double) == (offset != 0)
      if hasFirst && hasSecond && first == second && (offset == 0 || crossing != .double) {
        result.append(Line(start: 0, length: length, offset: offset, thickness: thickness(first)))
        continue
      }
      let end = length / 2 + inner
      if hasFirst { result.append(Line(start: 0, length: end, offset: offset, thickness: thickness(first))) }
      if hasSecond {
        result.append(Line(start: length - end, length: end, offset: offset, thickness: thickness(second)))
      }
    }
    return result
  }

  private static func dashes(of scalar: UInt32) -> [BlockShapes.Part]? {
    let count: Int
    switch scalar {
    case 0x2504...0x2507: count = 3
    case 0x2508...0x250B: count = 4
    case 0x254C...0x254F: count = 2
    default: return nil
    }
    let size = scalar % 2 == 0 ? light : heavy
    let isVertical = scalar & 2 != 0
    let step = (isVertical ? 160 : 80) / count
    return (0..<count).map { index in
      let start = index * step + step / 5
      let length = step * 3 / 5
      return isVertical
        ? BlockShapes.Part(x: middleX - size / 2, y: start, width: size, height: length)
        : BlockShapes.Part(x: start, y: middleY - size / 2, width: length, height: size)
    }
  }
}
