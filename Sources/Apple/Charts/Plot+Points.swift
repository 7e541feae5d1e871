/// Points of a plot: a few are dots, as they are on a phone; many, of which each is nearly as small as a cell, are parts of
/// cells, which say more of their places.
extension ChartPlotView {
  /// The most points that are dots.
  private static var mostOfDots: Int { 12 }

  /// Whether the points are dots.
  var areDots: Bool { plot.marks.count { $0.kind == .point } <= Self.mostOfDots }

  /// The dots, each within the plot.
  @ViewBuilder var dots: some View {
    let marks = plot.marks.filter { $0.kind == .point }
    if !marks.isEmpty {
      GeometryReader { room in
        ForEach(Array(marks.enumerated()), id: \.offset) { _, mark in
          let place = point(mark, CGRect(origin: .zero, size: room.size))
          Circle().fill(plot.style(mark)).frame(width: 8, height: 16)
            .position(
              x: min(max(place.x, 4), max(4, room.size.width - 4)),
              y: min(max(place.y, 8), max(8, room.size.height - 8)))
        }
      }
    }
  }
}
