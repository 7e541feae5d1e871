/// A filled rectangle in tenths of a unit.
struct SVGRectangle: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var fill: RGB
}

/// Rectangles that don't overlap, joined where they touch, so that no renderer leaves a seam between them.
struct SVGRectangles {
  private var all: [SVGRectangle] = []

  mutating func add(_ rectangle: SVGRectangle) {
    guard rectangle.width > 0, rectangle.height > 0 else { return }
    if let last = all.last, last.fill == rectangle.fill, last.y == rectangle.y, last.height == rectangle.height,
      last.x + last.width == rectangle.x
    {
      all[all.count - 1].width += rectangle.width
    } else {
      all.append(rectangle)
    }
  }

  /// The joined rectangles as elements, from top to bottom and left to right.
  var elements: String {
    let rows = all.sorted { ($0.y, $0.height, $0.fill.hex, $0.x) < ($1.y, $1.height, $1.fill.hex, $1.x) }
    let wide = SVGRectangles.joined(rows) { last, next in
      guard last.y == next.y, last.height == next.height, last.x + last.width == next.x else { return false }
      last.width += next.width
      return true
    }
    let columns = wide.sorted { ($0.x, $0.width, $0.fill.hex, $0.y) < ($1.x, $1.width, $1.fill.hex, $1.y) }
    let tall = SVGRectangles.joined(columns) { last, next in
      guard last.x == next.x, last.width == next.width, last.y + last.height == next.y else { return false }
      last.height += next.height
      return true
    }
    return tall.sorted { ($0.y, $0.x, $0.width) < ($1.y, $1.x, $1.width) }.map(\.element).joined()
  }

  private static func joined(
    _ rectangles: [SVGRectangle], _ join: (inout SVGRectangle, SVGRectangle) -> Bool
  ) -> [SVGRectangle] {
    var result: [SVGRectangle] = []
    for next in rectangles {
      if var last = result.last, last.fill == next.fill, join(&last, next) {
        result[result.count - 1] = last
      } else {
        result.append(next)
      }
    }
    return result
  }
}

extension SVGRectangle {
  fileprivate var element: String {
    let place = "x=\"\(SVGUnits.number(x))\" y=\"\(SVGUnits.number(y))\""
    let extent = "width=\"\(SVGUnits.number(width))\" height=\"\(SVGUnits.number(height))\""
    return "<rect \(place) \(extent) fill=\"\(fill)\"/>\n"
  }
}
