import SkerryViews

/// Some of the corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline, by UIKit's name.
public final class UIBezierPath {
  private var path: Path
  /// The width of its line, in points.
  public var lineWidth: CGFloat = 1
  /// How its line ends.
  public var lineCapStyle = CGLineCap.butt
  /// How stretches of its line meet.
  public var lineJoinStyle = CGLineJoin.miter
  /// Whether parts that are enclosed an even number of times are left out.
  public var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  /// An empty outline.
  public init() { path = Path() }
  /// An outline of Core Graphics.
  public init(cgPath: CGPath) { path = cgPath.path }
  /// A rectangle.
  public init(rect: CGRect) { path = Path(rect) }
  /// The ellipse within a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// A rectangle with round corners of a radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  /// A rectangle some of whose corners are round.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
      bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight))
    path = MainActor.assumeIsolated { shape.path(in: rect) }
  }
  /// A part of a circle, in points and radians.
  public init(arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path = Path()
    addArc(
      withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// The outline as Core Graphics has it.
  public var cgPath: CGPath { CGPath(path) }
  /// The smallest rectangle around all points.
  public var bounds: CGRect { path.boundingRect }
  /// Begins anew at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Goes on straight to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Goes on in a curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Goes on in a curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds a part of a circle, in points and radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // UIKit says clockwise of what a person sees, SwiftUI of axes that point upwards.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  /// Lengths of lines and gaps, in points.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))), phase)
  }
  /// Fills it in the picture that is being drawn.
  public func fill() {
    let (path, isEvenOdd) = (path, usesEvenOddFillRule)
    PictureInTheMaking.draw { $0.fill(path, evenOdd: isEvenOdd) }
  }
  /// Fills it in the picture that is being drawn, more or less opaque.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    let (path, isEvenOdd) = (path, usesEvenOddFillRule)
    PictureInTheMaking.draw { $0.fill(path, with: $0.manner.fill.opacity(alpha), evenOdd: isEvenOdd) }
  }
  /// Draws its line in the picture that is being drawn.
  public func stroke() {
    let path = path
    let line = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle.cap, lineJoin: lineJoinStyle.join, dash: dash.lengths,
      dashPhase: dash.phase)
    PictureInTheMaking.draw { $0.stroke(path, line: line) }
  }
  /// Draws from now on only within it, in the picture that is being drawn.
  public func addClip() {
    let path = path
    PictureInTheMaking.draw { $0.clip(to: path) }
  }
  /// Moves, turns or stretches it.
  public func apply(_ transform: CGAffineTransform) { path = path.mapped { $0.applying(transform) } }
  /// Begins anew without anything.
  public func removeAllPoints() { path = Path() }
  /// The last point.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether there is nothing in it.
  public var isEmpty: Bool { path.isEmpty }
  /// Goes back to where it began.
  public func close() { path.closeSubpath() }
  /// Adds another outline.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
}
