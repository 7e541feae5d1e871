import SkerryBasics

/// Where bars stand, and what of their places they take.
extension ChartPlotView {
  /// The part of its place that a bar takes; the rest is the gap to the next one.
  private static let share = 0.7

  /// A bar at whole half cells across its length, with at least one free before the next bar: what covers parts of half
  /// cells would be rounded to bars that touch.
  static func separate(_ bar: CGRect, _ mark: ChartMark) -> CGRect {
    guard mark.kind == .bar else { return bar }
    func snapped(_ start: CGFloat, _ length: CGFloat, _ unit: CGFloat) -> (CGFloat, CGFloat) {
      // What was multiplied and divided may lack a little of the whole number that it is.
      let place = length / share + 0.001
      guard place >= 2 * unit else { return (start, length) }
      let units = max(1, min((length / unit).rounded(), (place / unit).rounded(.down) - 1))
      return (((start + (length - units * unit) / 2) / unit + 0.01).rounded() * unit, units * unit)
    }
    if case .name = mark.y {
      let (y, height) = snapped(bar.minY, bar.height, 8)
      return CGRect(x: bar.minX, y: y, width: bar.width, height: height)
    }
    guard mark.xEnd == nil else { return bar }
    var (x, width) = snapped(bar.minX, bar.width, 4)
    if let own = mark.width, own < width {
      width = max(4, (own / 4).rounded() * 4)
      x = ((bar.midX - width / 2) / 4 + 0.01).rounded() * 4
    }
    return CGRect(x: x, y: bar.minY, width: width, height: bar.height)
  }

  /// The places of bars, from 0 to 1 from the lower left corner.
  static func frames(_ marks: [ChartMark], _ plot: ChartPlot) -> [CGRect] {
    var piles: [ChartValue: Double] = [:]
    let places = Set(marks.compactMap(\.x)).count
    return marks.map { mark in
      if case .name = mark.y, mark.kind == .bar {
        let height = share / Double(max(1, plot.y.names.count))
        let middle = 1 - plot.y.place(mark.y ?? .number(0))
        let start = mark.xEnd == nil ? plot.x.place(.number(0)) : plot.x.place(mark.x ?? .number(0))
        let end = plot.x.place(mark.xEnd ?? mark.x ?? .number(0))
        return CGRect(x: start, y: middle - height / 2, width: max(0, end - start), height: height)
      }
      if mark.kind == .rectangle || mark.xEnd != nil {
        // A band has no values in one direction: it reaches from side to side.
        let isAcross = mark.kind == .rectangle && mark.x == nil
        let isUpright = mark.kind == .rectangle && mark.y == nil
        let left = isAcross ? 0 : plot.x.place(mark.x ?? .number(0))
        let right = isAcross ? 1 : plot.x.place(mark.xEnd ?? mark.x ?? .number(0))
        let low = isUpright ? 0 : plot.y.place(mark.yStart ?? .number(0))
        let high = isUpright ? 1 : plot.y.place(mark.y ?? .number(0))
        return CGRect(x: left, y: min(low, high), width: right - left, height: abs(high - low))
      }
      let count = plot.x.names.isEmpty ? places : plot.x.names.count
      let slot = 1 / Double(max(1, count))
      let middle = plot.placeAcross(mark.x ?? .number(0))
      let key = mark.x ?? .number(0)
      let start = mark.yStart?.number ?? piles[key, default: 0]
      let end = mark.yStart == nil ? start + (mark.y?.number ?? 0) : mark.y?.number ?? 0
      if mark.yStart == nil { piles[key] = end }
      let (low, high) = (plot.y.place(.number(min(start, end))), plot.y.place(.number(max(start, end))))
      return CGRect(x: middle - slot * share / 2, y: low, width: slot * share, height: high - low)
    }
  }
}
