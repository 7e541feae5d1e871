import Glibc

nonisolated extension Path {
  /// Stretches a quarter of a circle or a curve becomes; at 4 points per dot more could not be seen.
  private static let stretches = 16

  /// Goes on to a point by a curve with one control point.
  public mutating func addQuadCurve(to end: LayoutPoint, control: LayoutPoint) {
    let start = currentPoint ?? end
    addCurve(
      to: end,
      control1: LayoutPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      control2: LayoutPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3))
  }

  /// Goes on to a point by a curve with two control points.
  public mutating func addCurve(to end: LayoutPoint, control1: LayoutPoint, control2: LayoutPoint) {
    let start = currentPoint ?? end
    func coordinate(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double) -> Double {
      let s = 1 - t
      return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }
    for step in 1...Self.stretches {
      let t = Double(step) / Double(Self.stretches)
      addLine(
        to: LayoutPoint(
          x: coordinate(start.x, control1.x, control2.x, end.x, t),
          y: coordinate(start.y, control1.y, control2.y, end.y, t)))
    }
  }

  /// An arc of a circle; as in SwiftUI, `clockwise` is meant in a system whose y axis points upwards, so on a screen
  /// `false` runs clockwise.
  public mutating func addArc(
    center: LayoutPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var delta = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    guard delta.isFinite else { return }
    if clockwise {
      if delta > 0 { delta -= (delta / turn).rounded(.up) * turn }
      delta = max(delta, -turn)
    } else {
      if delta < 0 { delta += (-delta / turn).rounded(.up) * turn }
      delta = min(delta, turn)
    }
    addArc(center: center, radii: (radius, radius), from: startAngle.radians, by: delta)
  }

  /// Goes on by a part of a circle, from an angle on and so far.
  public mutating func addArc(center: LayoutPoint, radius: Double, startAngle: Angle, delta: Angle) {
    addArc(center: center, radii: (radius, radius), from: startAngle.radians, by: delta.radians)
  }

  /// An arc of an ellipse; angles in radians, growing clockwise on the screen.
  package mutating func addArc(
    center: LayoutPoint, radii: (x: Double, y: Double), from start: Double, by delta: Double
  ) {
    guard start.isFinite, delta.isFinite else { return }
    let count = max(1, Int((min(abs(delta), 100) / (Double.pi / 2) * Double(Self.stretches)).rounded(.up)))
    for step in 0...count {
      let angle = start + delta * Double(step) / Double(count)
      addLine(to: LayoutPoint(x: center.x + radii.x * cos(angle), y: center.y + radii.y * sin(angle)))
    }
  }

  /// An ellipse that begins at three o'clock and runs clockwise.
  public mutating func addEllipse(in rect: LayoutRect) {
    move(to: LayoutPoint(x: rect.maxX, y: rect.midY))
    addArc(
      center: LayoutPoint(x: rect.midX, y: rect.midY), radii: (rect.width / 2, rect.height / 2), from: 0,
      by: 2 * .pi)
    closeSubpath()
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: LayoutRect, cornerSize: LayoutSize, style: RoundedCornerStyle = .continuous
  ) {
    let radii = (x: max(0, min(cornerSize.width, rect.width / 2)), y: max(0, min(cornerSize.height, rect.height / 2)))
    guard radii.x > 0, radii.y > 0 else { return addRect(rect) }
    addCorners(in: rect, topLeft: radii, topRight: radii, bottomRight: radii, bottomLeft: radii)
  }

  /// A rectangle with a radius for each corner.
  package mutating func addCorners(
    in rect: LayoutRect, topLeft: (x: Double, y: Double), topRight: (x: Double, y: Double),
    bottomRight: (x: Double, y: Double), bottomLeft: (x: Double, y: Double)
  ) {
    let quarter = Double.pi / 2
    move(to: LayoutPoint(x: rect.minX + topLeft.x, y: rect.minY))
    let corners: [(LayoutPoint, (x: Double, y: Double), Double)] = [
      (LayoutPoint(x: rect.maxX - topRight.x, y: rect.minY + topRight.y), topRight, -quarter),
      (LayoutPoint(x: rect.maxX - bottomRight.x, y: rect.maxY - bottomRight.y), bottomRight, 0),
      (LayoutPoint(x: rect.minX + bottomLeft.x, y: rect.maxY - bottomLeft.y), bottomLeft, quarter),
      (LayoutPoint(x: rect.minX + topLeft.x, y: rect.minY + topLeft.y), topLeft, 2 * quarter),
    ]
    for (center, radii, start) in corners { addArc(center: center, radii: radii, from: start, by: quarter) }
    closeSubpath()
  }
}
