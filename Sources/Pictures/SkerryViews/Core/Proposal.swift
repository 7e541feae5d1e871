import SkerryCells

/// The size a parent offers a child, in cells: `nil` asks for the ideal size, 0 for the least, `unbounded` for the most.
nonisolated public struct Proposal: Hashable, Sendable {
  package var columns: Int?
  package var rows: Int?

  /// Stands for SwiftUI's infinity; larger than any screen, small enough to be added up without overflow.
  package static let unbounded = 1 << 30
  package static let unspecified = Proposal(columns: nil, rows: nil)

  package init(columns: Int?, rows: Int?) {
    self.columns = columns
    self.rows = rows
  }

  package init(_ size: CellSize) { self.init(columns: size.columns, rows: size.rows) }

  /// The size of what takes the room it is offered, and its ideal one where it is offered none or no end of it.
  package func filled(ideal: CellSize) -> CellSize {
    func length(_ offered: Int?, _ ideal: Int) -> Int { offered.map { $0 >= Self.unbounded ? ideal : $0 } ?? ideal }
    return CellSize(columns: length(columns, ideal.columns), rows: length(rows, ideal.rows))
  }

  package subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }

  package init(along axis: Axis, _ major: Int?, across minor: Int?) {
    self = axis == .horizontal ? Proposal(columns: major, rows: minor) : Proposal(columns: minor, rows: major)
  }
}

nonisolated extension CellSize {
  package subscript(axis: Axis) -> Int { axis == .horizontal ? columns : rows }

  package init(along axis: Axis, _ major: Int, across minor: Int) {
    self = axis == .horizontal ? CellSize(columns: major, rows: minor) : CellSize(columns: minor, rows: major)
  }
}

/// The direction of a stack, a gradient or a scroll.
@frozen nonisolated public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal
  /// From top to bottom.
  case vertical

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From leading to trailing.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
