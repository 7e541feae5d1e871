import FoundationEssentials

/// The means of a canvas: it draws shapes and texts, later ones above earlier ones.
///
/// Coordinates are points from the upper left corner of the canvas.
public struct GraphicsContext {
  /// One thing that was drawn.
  struct Operation {
    enum Subject {
      case fill(Path, FillStyle)
      case stroke(Path, StrokeStyle)
      case text(Text, at: LayoutPoint, anchor: UnitPoint)
    }
    let subject: Subject
    let shading: Shading
    let opacity: Double
  }

  /// Copies of a context draw on the same canvas.
  final class Record { var operations: [Operation] = [] }

  let record = Record()
  /// 0 draws nothing, 1 covers what is below.
  public var opacity = 1.0
  private var offset = LayoutPoint.zero

  /// The style in which a path is drawn.
  nonisolated public struct Shading: Sendable {
    let style: AnyShapeStyle
    /// A plain color.
    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
    /// Any style, such as a gradient.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: AnyShapeStyle(style)) }
    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(style: AnyShapeStyle(ForegroundStyle())) }
  }

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: Double, y: Double) {
    offset = LayoutPoint(x: offset.x + x, y: offset.y + y)
  }

  /// Fills a path, in points of the canvas.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fill(path.offsetBy(dx: offset.x, dy: offset.y), style), shading)
  }

  /// Draws the line of a path, in points of the canvas.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.stroke(path.offsetBy(dx: offset.x, dy: offset.y), style), shading)
  }

  /// Draws the line of a path, its width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// `anchor` is the place of the text that comes to lie on the point.
  public func draw(_ text: Text, at point: LayoutPoint, anchor: UnitPoint = .center) {
    let point = LayoutPoint(x: point.x + offset.x, y: point.y + offset.y)
    add(.text(text, at: point, anchor: anchor), .foreground)
  }

  private func add(_ subject: Operation.Subject, _ shading: Shading) {
    record.operations.append(Operation(subject: subject, shading: shading, opacity: opacity))
  }
}
