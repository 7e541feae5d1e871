import SkerryViews
import Synchronization

/// How a line ends, by Core Graphics' name.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
  var cap: StrokeStyle.LineCap { self == .butt ? .butt : self == .round ? .round : .square }
}
/// How two stretches of a line meet, by Core Graphics' name.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
  var join: StrokeStyle.LineJoin { self == .miter ? .miter : self == .round ? .round : .bevel }
}
/// What is drawn of an outline, by Core Graphics' name.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// How what is drawn covers what is there; one thing lies above the other.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
/// Which rule says what is inside an outline, by Core Graphics' name.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// Core Graphics' way to draw into a picture, in points from the upper left corner.
///
/// What is drawn is kept as it was said and drawn in cells where the picture is shown, in any size.
public final class CGContext: Sendable {
  let sketch = Mutex(Sketch())
  let size: CGSize
  init(size: CGSize) { self.size = size }

  private func change(_ body: (inout Sketch) -> Void) { sketch.withLock { body(&$0) } }
  /// The change of points that is in force.
  public var ctm: CGAffineTransform { sketch.withLock { $0.manner.transform } }
  /// The color of what is filled.
  public func setFillColor(_ color: CGColor) { change { $0.manner.fill = color.color } }
  /// The color of what is filled, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// The color of lines.
  public func setStrokeColor(_ color: CGColor) { change { $0.manner.stroke = color.color } }
  /// The color of lines, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// In points.
  public func setLineWidth(_ width: CGFloat) { change { $0.manner.line.lineWidth = width } }
  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) { change { $0.manner.line.lineCap = cap.cap } }
  /// How stretches of a line meet.
  public func setLineJoin(_ join: CGLineJoin) { change { $0.manner.line.lineJoin = join.join } }
  /// Lengths of lines and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    change { ($0.manner.line.dashPhase, $0.manner.line.dash) = (phase, lengths) }
  }
  /// From 0, which can't be seen, to 1.
  public func setAlpha(_ alpha: CGFloat) { change { $0.manner.opacity = max(0, min(1, alpha)) } }
  /// One thing lies above the other, whatever the mode.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Has no effect here: a cell can't show a shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Has no effect here: a cell can't show a shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Has no effect here: cells have no smooth edges.
  public func setShouldAntialias(_ smooth: Bool) {}

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { change { $0.fill(Path(rect)) } }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Draws the edge of a rectangle.
  public func stroke(_ rect: CGRect) { change { $0.stroke(Path(rect)) } }
  /// Draws the edge of a rectangle, its width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    change {
      var line = $0.manner.line
      line.lineWidth = width
      $0.stroke(Path(rect), line: line)
    }
  }
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { change { $0.fill(Path(ellipseIn: rect)) } }
  /// Draws the edge of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { change { $0.stroke(Path(ellipseIn: rect)) } }
  /// Draws lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) { path.addLines([points[index], points[index + 1]]) }
    change { $0.stroke(path) }
  }
  /// Takes out what was drawn before, where the rectangle covers the whole picture.
  public func clear(_ rect: CGRect) {
    guard rect.contains(CGRect(origin: .zero, size: size)) else { return }
    change { $0.clear() }
  }
  /// Draws a picture as large as a rectangle, always upright.
  public func draw(_ image: CGImage, in rect: CGRect) { change { $0.draw(UIImage(cgImage: image), in: rect) } }

  // MARK: The outline

  /// Begins a new outline.
  public func beginPath() { change { $0.path = Path() } }
  /// Closes the outline.
  public func closePath() { change { $0.path.closeSubpath() } }
  /// Whether the outline is empty.
  public var isPathEmpty: Bool { sketch.withLock { $0.path.isEmpty } }
  /// Adds an outline.
  public func addPath(_ path: CGPath) { change { $0.path.addPath(path.path) } }
  /// Adds an outline that has grown.
  public func addPath(_ path: CGMutablePath) { addPath(path.cgPath) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { change { $0.path.addRect(rect) } }
  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { change { $0.path.addEllipse(in: rect) } }
  /// Begins a line at a point.
  public func move(to point: CGPoint) { change { $0.path.move(to: point) } }
  /// A line to a point.
  public func addLine(to point: CGPoint) { change { $0.path.addLine(to: point) } }
  /// Lines through points.
  public func addLines(between points: [CGPoint]) { change { $0.path.addLines(points) } }
  /// A curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.path.addQuadCurve(to: end, control: control) }
  }
  /// A curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.path.addCurve(to: end, control1: control1, control2: control2) }
  }
  /// A part of a circle, in radians.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    change {
      $0.path.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
        clockwise: clockwise)
    }
  }
  /// Fills the outline and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
  /// Draws the line of the outline and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }
  /// Draws the outline and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    change {
      if mode != .stroke { $0.fill($0.path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
      if mode != .fill, mode != .eoFill { $0.stroke($0.path) }
      $0.path = Path()
    }
  }
  /// Draws from now on only within the outline, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    change {
      $0.clip(to: $0.path)
      $0.path = Path()
    }
  }
  /// Draws from now on only within a rectangle.
  public func clip(to rect: CGRect) { change { $0.clip(to: Path(rect)) } }

  // MARK: Manners and places

  /// Keeps how things are drawn.
  public func saveGState() { change { $0.keepManner() } }
  /// Draws things again as when it was kept.
  public func restoreGState() { change { $0.takeMannerBack() } }
  /// Moves what is drawn from now on, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    change { $0.manner.transform = $0.manner.transform.translatedBy(x: x, y: y) }
  }
  /// Stretches what is drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    change { $0.manner.transform = $0.manner.transform.scaledBy(x: x, y: y) }
  }
  /// Turns what is drawn from now on, in radians.
  public func rotate(by angle: CGFloat) { change { $0.manner.transform = $0.manner.transform.rotated(by: angle) } }
  /// Changes what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    change { $0.manner.transform = transform.concatenating($0.manner.transform) }
  }
}
