import SkerryCells

/// An outline that can be filled, stroked and used to clip.
///
/// ```swift
/// Circle().stroke(.green, lineWidth: 4).frame(width: 32, height: 32)
/// ```
@MainActor @preconcurrency
public protocol Shape: View {
  /// The outline within a rectangle, both in points.
  @MainActor @preconcurrency func path(in rect: LayoutRect) -> Path

  /// Whether the outline is mirrored where things go from right to left; it is, unless the shape says otherwise.
  @MainActor @preconcurrency var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The known form of the outline, so that cells can show it better than its points would; shapes of apps keep the
  /// default.
  @MainActor @preconcurrency var _outline: _ShapeOutline { get }

  /// The outline within a rectangle that was rounded to cells; the same as ``path(in:)`` for shapes of apps.
  @MainActor @preconcurrency func _cellPath(in rect: LayoutRect) -> Path

  /// The line that a fill of the shape fills, of one that is the outline of another; `nil` for any other.
  @MainActor @preconcurrency var _line: StrokeStyle? { get }
}

/// The known forms of a shape.
nonisolated public enum _ShapeOutline: Hashable, Sendable {
  /// Sharp corners at the sides of its rectangle.
  case rectangle
  /// Rounded corners at the sides of its rectangle.
  case rounded
  /// As wide as high, within a rectangle that may be neither.
  case circle
  /// An ellipse that touches the sides of its rectangle.
  case ellipse
  /// Part of a circle.
  case arc
  /// Anything else.
  case path

  var isRound: Bool { self == .circle || self == .arc }
  var hasBoxSides: Bool { self == .rectangle || self == .rounded }
}

extension Shape {
  public var body: EmptyView { EmptyView() }
  public var _outline: _ShapeOutline { .path }
  public func _cellPath(in rect: LayoutRect) -> Path { path(in: rect) }
  public var _line: StrokeStyle? { nil }
  /// What a fill of the shape is drawn as.
  func drawing(filledIn style: FillStyle) -> ShapeNode.Drawing { _line.map { .stroke($0) } ?? .fill(style) }
  /// Mirrored where things go from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// A shape used as a view is filled with the foreground.
  public func _makeNodes(in context: ViewContext) -> [Node] {
    [ShapeNode(self, drawing: drawing(filledIn: FillStyle()), paint: context.environment.foregroundPaint, in: context)]
  }
}

/// A shape that can be made smaller evenly on all sides.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  /// The shape that an inset one is.
  associatedtype InsetShape: InsettableShape
  /// The shape made smaller by points on every side.
  @MainActor @preconcurrency func inset(by amount: Double) -> InsetShape
}

/// A shape whose type is erased.
public struct AnyShape: Shape {
  private let outline: _ShapeOutline
  public let _line: StrokeStyle?
  /// Whether the shape is mirrored where things go from right to left.
  public let layoutDirectionBehavior: LayoutDirectionBehavior
  private let exact: (LayoutRect) -> Path
  private let cells: (LayoutRect) -> Path

  /// A shape whose type is forgotten.
  public init<S: Shape>(_ shape: S) {
    outline = shape._outline
    _line = shape._line
    layoutDirectionBehavior = shape.layoutDirectionBehavior
    exact = { shape.path(in: $0) }
    cells = { shape._cellPath(in: $0) }
  }

  public var _outline: _ShapeOutline { outline }
  /// The outline of the shape within a rectangle.
  public func path(in rect: LayoutRect) -> Path { exact(rect) }
  public func _cellPath(in rect: LayoutRect) -> Path { cells(rect) }
}

extension Path: Shape {
  public var body: EmptyView { EmptyView() }
  /// The path itself, whatever the rectangle.
  public func path(in rect: LayoutRect) -> Path { self }
}
