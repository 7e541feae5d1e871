import SkerryCells

/// A shape style after the environment has been applied: which colour each cell of an area gets.
nonisolated public struct Paint: Sendable {
  package enum Kind: Sendable {
    case solid(RGBA)
    /// A gradient; the closure maps a position within the area (0...1 in both directions) to a place on it.
    case gradient([Stop], place: @Sendable (_ x: Double, _ y: Double) -> Double)
  }
  package struct Stop: Hashable, Sendable {
    package var colour: RGBA
    package var location: Double
    package init(colour: RGBA, location: Double) {
      self.colour = colour
      self.location = location
    }
  }
  package let kind: Kind

  package init(_ colour: RGBA) { kind = .solid(colour) }
  package init(gradient stops: [Stop], place: @escaping @Sendable (Double, Double) -> Double) {
    kind = .gradient(stops, place: place)
  }

  /// The colour of one cell of an area.
  package func colour(column: Int, row: Int, in area: CellRect) -> RGBA {
    switch kind {
    case .solid(let colour): return colour
    case .gradient(let stops, let place):
      let x = (Double(column - area.minColumn) + 0.5) / Double(max(1, area.size.columns))
      let y = (Double(row - area.minRow) + 0.5) / Double(max(1, area.size.rows))
      return Self.colour(at: place(x, y), of: stops)
    }
  }

  package func faded(_ factor: Double) -> Paint {
    switch kind {
    case .solid(let colour): Paint(colour.faded(factor))
    case .gradient(let stops, let place):
      Paint(gradient: stops.map { Stop(colour: $0.colour.faded(factor), location: $0.location) }, place: place)
    }
  }

  /// The colour of a gradient in the middle; what stands for it where only one colour fits.
  package var representative: RGBA {
    switch kind {
    case .solid(let colour): colour
    case .gradient(let stops, _): Self.colour(at: 0.5, of: stops)
    }
  }

  private static func colour(at place: Double, of stops: [Stop]) -> RGBA {
    guard var before = stops.first else { return .clear }
    if place <= before.location { return before.colour }
    for stop in stops.dropFirst() {
      if place <= stop.location {
        let span = stop.location - before.location
        return span <= 0 ? stop.colour : before.colour.mixed(with: stop.colour, (place - before.location) / span)
      }
      before = stop
    }
    return before.colour
  }
}
