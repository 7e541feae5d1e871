extension Angle {
  /// The sum.
  public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }
  /// The difference.
  public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }
  /// So many times the angle.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  /// So many times the angle.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
  /// A part of the angle.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  /// The other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Adds an angle.
  public static func += (angle: inout Angle, other: Angle) { angle = angle + other }
  /// Takes an angle away.
  public static func -= (angle: inout Angle, other: Angle) { angle = angle - other }
}

/// A change in space, of which its part in the plane is kept.
public struct ProjectionTransform: Hashable, Sendable {
  let plane: CGAffineTransform
  /// No change.
  public init() { plane = .identity }
  /// A change in the plane.
  public init(_ transform: CGAffineTransform) { plane = transform }
  /// Whether it changes nothing.
  public var isIdentity: Bool { plane.isIdentity }
  /// This change, then another one.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(plane.concatenating(other.plane))
  }
}

extension View {
  /// Moves what is drawn as the change does; turns and stretches are not seen.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { offset(x: transform.tx, y: transform.ty) }
  /// Moves what is drawn as the change does; turns and stretches are not seen.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.plane) }
}
