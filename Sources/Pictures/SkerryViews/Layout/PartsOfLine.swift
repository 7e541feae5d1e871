import SkerryCells

/// Parts of a line that are less than a column apart on a phone, such as the steps of a recipe: where rounding let them touch,
/// the first of two is a column shorter, or all of them would be one line.
@MainActor
package struct PartsOfLine {
  private let content: [Node]
  private let places: [ArrangedNode.Place]
  private let gaps: [Double]

  /// The fewest columns of a part that gives one away.
  private static let least = 3

  /// - Parameters:
  ///   - content: the views in their order.
  ///   - places: where they were put.
  ///   - gaps: the distance from each view to the next one, in points.
  package init(_ content: [Node], _ places: [ArrangedNode.Place], gaps: [Double]) {
    (self.content, self.places, self.gaps) = (content, places, gaps)
  }

  /// The places with a column between parts of which a phone sees two.
  package var apart: [ArrangedNode.Place] {
    places.indices.map { index in
      let place = places[index]
      guard index < gaps.count, gaps[index] > 0, gaps[index] < Points.perColumn, let columns = columns(of: index),
        place.origin.column + columns == places[index + 1].origin.column,
        place.origin.row == places[index + 1].origin.row, self.columns(of: index + 1) != nil
      else { return place }
      return ArrangedNode.Place(
        place.origin, Proposal(columns: columns - 1, rows: place.proposal.rows))
    }
  }

  /// The columns of a fill that is as wide as it is offered; `nil` for anything else, and for one that is too short.
  private func columns(of index: Int) -> Int? {
    guard let shape = content[index].innermost as? ShapeNode, shape.canBeBar,
      let offered = places[index].proposal.columns,
      offered >= Self.least, content[index].size(places[index].proposal).columns == offered
    else { return nil }
    return offered
  }
}
