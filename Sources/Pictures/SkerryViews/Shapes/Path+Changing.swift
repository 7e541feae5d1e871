import Glibc

nonisolated extension Path {
  /// The part of the outline between two fractions of its length, 0 ... 1.
  public func trimmedPath(from start: Double, to end: Double) -> Path {
    let lengths = subpaths.map { Self.length(of: $0.stretches) }
    let total = lengths.reduce(0, +)
    let (first, last) = (max(0, min(1, start)) * total, max(0, min(1, end)) * total)
    guard total > 0, first < last else { return Path() }
    var result: [Subpath] = []
    var passed = 0.0
    for (subpath, length) in zip(subpaths, lengths) {
      if first <= passed, last >= passed + length {
        result.append(subpath)
      } else {
        result += Self.cut(subpath, from: first - passed, to: last - passed)
      }
      passed += length
    }
    return Path(subpaths: result)
  }

  /// The length of the outline, in points.
  var length: Double { subpaths.reduce(0) { $0 + Self.length(of: $1.stretches) } }

  private static func length(of stretches: [(LayoutPoint, LayoutPoint)]) -> Double {
    stretches.reduce(0) { $0 + distance($1.0, $1.1) }
  }

  private static func distance(_ a: LayoutPoint, _ b: LayoutPoint) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private static func cut(_ subpath: Subpath, from start: Double, to end: Double) -> [Subpath] {
    var points: [LayoutPoint] = []
    var passed = 0.0
    for (a, b) in subpath.stretches {
      let length = distance(a, b)
      let (low, high) = (max(start, passed), min(end, passed + length))
      if length > 0, low < high {
        func point(_ place: Double) -> LayoutPoint {
          let t = (place - passed) / length
          return LayoutPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if points.isEmpty { points.append(point(low)) }
        points.append(point(high))
      }
      passed += length
    }
    return points.count > 1 ? [Subpath(points: points)] : []
  }

  /// The outline cut into dashes; `dash` alternates lengths of lines and gaps, in points.
  package func dashed(_ dash: [Double], phase: Double) -> Path {
    let period = dash.reduce(0, +) * (dash.count % 2 == 0 ? 1 : 2)
    guard period > 0, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return self }
    var result: [Subpath] = []
    for subpath in subpaths {
      let length = Self.length(of: subpath.stretches)
      var place = -phase.truncatingRemainder(dividingBy: period) - period
      var index = 0
      while place < length {
        let step = max(dash[index % dash.count], period / 1000)
        if index % 2 == 0 { result += Self.cut(subpath, from: place, to: place + step) }
        place += step
        index += 1
      }
    }
    return Path(subpaths: result)
  }

  /// The outline turned around the middle of a rectangle.
  package func rotated(by angle: Angle, in rect: LayoutRect) -> Path {
    guard angle.radians != 0, angle.radians.isFinite, rect.width > 0, rect.height > 0 else { return self }
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return mapped { point in
      let (x, y) = (point.x - rect.midX, point.y - rect.midY)
      return LayoutPoint(x: rect.midX + x * cosine - y * sine, y: rect.midY + x * sine + y * cosine)
    }
  }
}

nonisolated extension Path.Subpath {
  /// Its straight stretches, the closing one included.
  package var stretches: [(LayoutPoint, LayoutPoint)] {
    guard let first = points.first, let last = points.last, points.count > 1 else { return [] }
    let open = Array(zip(points, points.dropFirst()))
    return isClosed && first != last ? open + [(last, first)] : open
  }
}
