import FoundationEssentials
import SkerryCells

/// Defines an alignment guide of your own.
nonisolated public protocol AlignmentID: SendableMetatype {
  /// The guide's place in a view that sets none, in points from its top or leading edge.
  static func defaultValue(in context: ViewDimensions) -> Double
}

/// One guide: its identity and where it lies unless a view says otherwise.
nonisolated public struct AlignmentGuide: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case start, center, end, firstBaseline, lastBaseline
    case custom(ObjectIdentifier)
  }
  let kind: Kind
  let axis: Axis
  private let custom: (@Sendable (ViewDimensions) -> Double)?

  init(_ kind: Kind, _ axis: Axis) {
    self.kind = kind
    self.axis = axis
    custom = nil
  }

  init<ID: AlignmentID>(_ id: ID.Type, _ axis: Axis) {
    kind = .custom(ObjectIdentifier(id))
    self.axis = axis
    custom = { ID.defaultValue(in: $0) }
  }

  public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind && first.axis == second.axis }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(axis)
  }

  @MainActor func standardValue(_ node: Node, _ size: CellSize) -> Int {
    switch kind {
    case .start: 0
    case .center: size[axis] / 2
    case .end: size[axis]
    case .firstBaseline: node.firstBaseline(size)
    case .lastBaseline: node.lastBaseline(size)
    case .custom:
      custom.map {
        axis == .horizontal
          ? Points.columns(Double($0(ViewDimensions(size)))) : Points.rows(Double($0(ViewDimensions(size))))
      } ?? 0
    }
  }
}

/// Where views of a column line up.
nonisolated public struct HorizontalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide
  /// The edges at which lines begin.
  public static let leading = HorizontalAlignment(guide: AlignmentGuide(.start, .horizontal))
  /// The middles.
  public static let center = HorizontalAlignment(guide: AlignmentGuide(.center, .horizontal))
  /// The edges at which lines end.
  public static let trailing = HorizontalAlignment(guide: AlignmentGuide(.end, .horizontal))

  init(guide: AlignmentGuide) { self.guide = guide }
  /// A guide of an app's own.
  public init<ID: AlignmentID>(_ id: ID.Type) { guide = AlignmentGuide(id, .horizontal) }
}

/// Where views of a row line up.
nonisolated public struct VerticalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide
  /// The upper edges.
  public static let top = VerticalAlignment(guide: AlignmentGuide(.start, .vertical))
  /// The middles.
  public static let center = VerticalAlignment(guide: AlignmentGuide(.center, .vertical))
  /// The lower edges.
  public static let bottom = VerticalAlignment(guide: AlignmentGuide(.end, .vertical))
  /// The first lines of text.
  public static let firstTextBaseline = VerticalAlignment(guide: AlignmentGuide(.firstBaseline, .vertical))
  /// The last lines of text.
  public static let lastTextBaseline = VerticalAlignment(guide: AlignmentGuide(.lastBaseline, .vertical))

  init(guide: AlignmentGuide) { self.guide = guide }
  /// A guide of an app's own.
  public init<ID: AlignmentID>(_ id: ID.Type) { guide = AlignmentGuide(id, .vertical) }
}

/// Where a view lies within another.
nonisolated public struct Alignment: Hashable, Sendable {
  /// The guide from side to side.
  public var horizontal: HorizontalAlignment
  /// The guide from top to bottom.
  public var vertical: VerticalAlignment

  /// A guide for each direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper corner at which lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner at which lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner at which lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower corner at which lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle, at the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The edge at which lines begin, at the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The edge at which lines end, at the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The middle, at the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The edge at which lines begin, at the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The edge at which lines end, at the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// Where a child goes so that its guides meet the container's.
  @MainActor package func origin(of child: Node, sized size: CellSize, in rect: CellRect) -> CellPoint {
    func offset(_ guide: AlignmentGuide, _ length: Int) -> Int {
      let inChild = child.guide(guide, size: size)
      switch guide.kind {
      case .start: return -inChild
      case .center:
        return child.explicitGuide(guide, size: size) == nil ? (length - size[guide.axis]) / 2 : length / 2 - inChild
      case .end: return length - inChild
      case .firstBaseline, .lastBaseline, .custom: return (length - size[guide.axis]) / 2
      }
    }
    return CellPoint(
      column: rect.minColumn + offset(horizontal.guide, rect.size.columns),
      row: rect.minRow + offset(vertical.guide, rect.size.rows))
  }
}

/// A view's size in points, and its guides.
nonisolated public struct ViewDimensions: Hashable, Sendable {
  /// The width, in points.
  public let width: Double
  /// The height, in points.
  public let height: Double

  package init(_ size: CellSize) {
    width = Double(size.columns) * Points.perColumn
    height = Double(size.rows) * Points.perRow
  }

  /// The place of a guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double { value(guide.guide, width) }
  /// The place of a guide, in points from the upper edge.
  public subscript(guide: VerticalAlignment) -> Double { value(guide.guide, height) }

  private func value(_ guide: AlignmentGuide, _ length: Double) -> Double {
    switch guide.kind {
    case .start: 0
    case .center: length / 2
    case .end, .firstBaseline, .lastBaseline, .custom: length
    }
  }
}
