import Glibc
import SkerryViews

/// A turn, a stretch and a move of points, as a matrix of six numbers.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The numbers of the matrix: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
  public var a, b, c, d, tx, ty: CGFloat
  /// The numbers of the matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// The numbers of the matrix.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
  /// No change.
  public init() { self.init(1, 0, 0, 1, 0, 0) }
  /// A turn, in radians, clockwise on a screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(cosine, sine, -sine, cosine, 0, 0)
  }
  /// A stretch.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(x, 0, 0, y, 0, 0) }
  /// A move, in points.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(1, 0, 0, 1, x, y) }
  /// No change.
  public static let identity = CGAffineTransform()
  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }
  /// This change, then another one.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * other.a + b * other.c, a * other.b + b * other.d, c * other.a + d * other.c, c * other.b + d * other.d,
      tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty)
  }
  /// A turn first, in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  /// A stretch first.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  /// A move first, in points.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  /// The change that takes this one back; itself where there is none.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant, (c * ty - d * tx) / determinant,
      (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The point after a change.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The size after a change.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

/// A direction with a length, in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// To the right, in points.
  public var dx: CGFloat
  /// Downwards, in points.
  public var dy: CGFloat
  /// A direction with a length, in points.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }
  /// No direction.
  public static let zero = CGVector()
}

/// An outline, by the name that apps use.
public final class CGPath: Sendable {
  package let path: Path
  /// An outline.
  package init(_ path: Path) { self.path = path }
  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.init(Path(rect)) }
  /// The ellipse within a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect))
  }
  /// The smallest rectangle around all points.
  public var boundingBox: CGRect { path.boundingRect }
}

extension Path {
  /// An outline of Core Graphics.
  public init(_ path: CGPath) { self = path.path }
  /// The outline as Core Graphics has it.
  public var cgPath: CGPath { CGPath(self) }
}

/// A color by its numbers, by the name that apps use.
public final class CGColor: Hashable, Sendable {
  package let color: Color
  /// A color.
  package init(_ color: Color) { self.color = color }
  /// From 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  /// A grey, from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(Color(white: gray, opacity: alpha)) }
  /// From 0 to 1, as sRGB has them.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Red, green, blue and opacity, from 0 to 1.
  public var components: [CGFloat]? {
    let numbers = color.resolve(in: EnvironmentValues())
    return [numbers.red, numbers.green, numbers.blue, numbers.opacity].map { CGFloat($0) }
  }
  /// How many numbers describe the color.
  public var numberOfComponents: Int { 4 }
  /// From 0 to 1.
  public var alpha: CGFloat { CGFloat(color.resolve(in: EnvironmentValues()).opacity) }
  /// The color, more translucent.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let numbers = components else { return nil }
    return CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
  }
  public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// A color of Core Graphics.
  public init(cgColor: CGColor) { self = cgColor.color }
  /// A color of Core Graphics.
  public init(_ cgColor: CGColor) { self = cgColor.color }
  /// The color as Core Graphics has it.
  public var cgColor: CGColor? { CGColor(self) }
}

/// An outline that grows, by the name that apps use.
public final class CGMutablePath {
  private var path = Path()
  /// No outline.
  public init() {}
  /// The outline so far.
  public var cgPath: CGPath { CGPath(path) }
  /// Begins at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// A line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Lines through points.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// A rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// The ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// A part of a circle, in radians.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise)
  }
  /// A curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// A curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Back to where it began.
  public func closeSubpath() { path.closeSubpath() }
}
extension Path {
  /// An outline of Core Graphics that has grown.
  public init(_ path: CGMutablePath) { self = path.cgPath.path }
}
