import SkerryCells

/// A shape style after the environment has been applied: which colour each cell of an area gets.
nonisolated public struct Paint: Sendable {
  package enum Kind: Sendable {
    case solid(RGBA)
    /// A gradient; the closure maps a position within the area (0...1 in both directions) to a place on it.
    case gradient([Stop], place: @Sendable (_ x: Double, _ y: Double) -> Double)
    /// A color for each position within the area (0...1 in both directions).
    case field(@Sendable (_ x: Double, _ y: Double) -> RGBA)
  }
  package struct Stop: Hashable, Sendable {
    package var color: RGBA
    package var location: Double
    /// The name of a colour that no catalogue has.
    package var missingName: String?
    package init(color: RGBA, location: Double, missingName: String? = nil) {
      self.color = color
      self.location = location
      self.missingName = missingName
    }
  }
  package let kind: Kind
  /// The name of a colour that no catalogue has: nothing is painted.
  package var missingName: String?

  /// The names of the colours of a gradient that no catalogue has: its part is clear, unless the name says a colour.
  package var missingStops: [String] {
    if case .gradient(let stops, _) = kind { stops.compactMap(\.missingName) } else { [] }
  }

  package init(_ color: RGBA) { kind = .solid(color) }
  package init(gradient stops: [Stop], place: @escaping @Sendable (Double, Double) -> Double) {
    kind = .gradient(stops, place: place)
  }

  package init(field: @escaping @Sendable (_ x: Double, _ y: Double) -> RGBA) { kind = .field(field) }

  /// The colour of one cell of an area.
  package func color(column: Int, row: Int, in area: CellRect) -> RGBA {
    switch kind {
    case .solid(let color): return color
    case .gradient(let stops, let place):
      let (x, y) = Self.middle(column, row, in: area)
      return Self.color(at: place(x, y), of: stops)
    case .field(let color):
      let (x, y) = Self.middle(column, row, in: area)
      return color(x, y)
    }
  }

  /// The middle of a cell within an area, from 0 to 1.
  private static func middle(_ column: Int, _ row: Int, in area: CellRect) -> (x: Double, y: Double) {
    (
      (Double(column - area.minColumn) + 0.5) / Double(max(1, area.size.columns)),
      (Double(row - area.minRow) + 0.5) / Double(max(1, area.size.rows))
    )
  }

  /// Whether nothing is painted, as with `.clear`.
  package var isInvisible: Bool { if case .solid(let color) = kind { color.alpha <= 0 } else { false } }

  package func faded(_ factor: Double) -> Paint {
    switch kind {
    case .solid(let color): Paint(color.faded(factor))
    case .gradient(let stops, let place):
      Paint(gradient: stops.map { Stop(color: $0.color.faded(factor), location: $0.location) }, place: place)
    case .field(let color): Paint(field: { color($0, $1).faded(factor) })
    }
  }

  /// The colour of a gradient in the middle; what stands for it where only one colour fits.
  package var representative: RGBA {
    switch kind {
    case .solid(let color): color
    case .gradient(let stops, _): Self.color(at: 0.5, of: stops)
    case .field(let color): color(0.5, 0.5)
    }
  }

  private static func color(at place: Double, of stops: [Stop]) -> RGBA {
    guard var before = stops.first else { return .clear }
    if place <= before.location { return before.color }
    for stop in stops.dropFirst() {
      if place <= stop.location {
        let span = stop.location - before.location
        return span <= 0 ? stop.color : before.color.mixed(with: stop.color, (place - before.location) / span)
      }
      before = stop
    }
    return before.color
  }
}
