import SkerryCells

/// A column of a grid that grows downwards, or a row of one that grows to the side.
public struct GridItem: Sendable {
  /// How wide a column is, in points.
  public enum Size: Sendable, Equatable {
    /// So wide.
    case fixed(CGFloat)
    /// Its share of what is left.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How wide it is.
  public var size: Size
  /// The distance to the next one, in points; `nil` for the usual one.
  public var spacing: CGFloat?
  /// Where content lies; `nil` for the grid's.
  public var alignment: Alignment?
  /// A column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid that grows downwards; all its views are made, as nothing scrolls here.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let spacing: CGFloat?
  private let content: Content

  /// A row for as many views as there are columns; spacing in points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    [LazyTracks(items: columns, axis: .vertical, spacing: spacing).node(content._makeNodes(in: context), context.pass)]
  }
}

/// A grid that grows to the side; all its views are made, as nothing scrolls here.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let spacing: CGFloat?
  private let content: Content

  /// A column for as many views as there are rows; spacing in points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.spacing = spacing
    self.content = content()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    [LazyTracks(items: rows, axis: .horizontal, spacing: spacing).node(content._makeNodes(in: context), context.pass)]
  }
}

/// Headers and footers that stay in sight while the rest scrolls; nothing scrolls here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Fills tracks (columns, or rows of a grid that grows to the side) with cells, line by line.
private struct LazyTracks {
  let items: [GridItem]
  /// The direction in which the grid grows.
  let axis: Axis
  let spacing: CGFloat?

  private var gap: Int {
    axis == .vertical ? Points.rows(spacing ?? 0) : Points.gapColumns(spacing ?? NodeSpacing.standardDistance)
  }

  private struct Track {
    let length: Int
    let alignment: Alignment?
    let gap: Int
  }

  private var across: Axis { axis == .vertical ? .horizontal : .vertical }
  private func length(_ points: Double) -> Int {
    across == .horizontal ? Points.gapColumns(points) : Points.solidRows(points)
  }

  private func tracks(_ offered: Int?) -> [Track] {
    let room = min(offered ?? length(100 * Double(max(1, items.count))), length(2_000))
    let gaps = items.map { length($0.spacing ?? NodeSpacing.standardDistance) }
    var left = room - gaps.dropLast().reduce(0, +)
    var lengths: [Int?] = items.map { item in
      if case .fixed(let points) = item.size { return length(points) }
      return nil
    }
    left -= lengths.reduce(0) { $0 + ($1 ?? 0) }
    var shares = lengths.filter { $0 == nil }.count
    var result: [Track] = []
    for (index, item) in items.enumerated() {
      let share = max(1, shares > 0 ? left / shares : left)
      switch item.size {
      case .fixed: result.append(Track(length: lengths[index] ?? 1, alignment: item.alignment, gap: gaps[index]))
      case .flexible(let least, let most):
        let own = min(max(share, length(least)), most.isFinite ? length(most) : Int.max)
        lengths[index] = own
        left -= own
        shares -= 1
        result.append(Track(length: own, alignment: item.alignment, gap: gaps[index]))
      case .adaptive(let least, _):
        let count = max(1, (share + gaps[index]) / max(1, length(least) + gaps[index]))
        let each = max(1, (share - gaps[index] * (count - 1)) / count)
        for _ in 0..<count { result.append(Track(length: each, alignment: item.alignment, gap: gaps[index])) }
        left -= share
        shares -= 1
      }
    }
    return result.isEmpty ? [Track(length: max(1, room), alignment: nil, gap: 0)] : result
  }

  private func proposal(_ track: Track) -> Proposal {
    axis == .vertical ? Proposal(columns: track.length, rows: nil) : Proposal(columns: nil, rows: track.length)
  }

  /// The places of the cells, and the size of the whole.
  @MainActor private func arrange(_ cells: [Node], _ offered: Proposal) -> (frames: [CellRect], size: CellSize) {
    let tracks = tracks(offered[across])
    var frames: [CellRect] = []
    var position = 0
    for start in stride(from: 0, to: cells.count, by: tracks.count) {
      let line = cells[start..<min(start + tracks.count, cells.count)]
      let depth = zip(line, tracks).map { $0.size(proposal($1))[axis] }.max() ?? 0
      var offset = 0
      for (_, track) in zip(line, tracks) {
        frames.append(
          axis == .vertical
            ? CellRect(column: offset, row: position, columns: track.length, rows: depth)
            : CellRect(column: position, row: offset, columns: depth, rows: track.length))
        offset += track.length + track.gap
      }
      position += depth + gap
    }
    let width = tracks.reduce(0) { $0 + $1.length + $1.gap } - (tracks.last?.gap ?? 0)
    let depth = max(0, position - gap)
    return (
      frames,
      axis == .vertical ? CellSize(columns: width, rows: depth) : CellSize(columns: depth, rows: width)
    )
  }

  @MainActor func node(_ cells: [Node], _ pass: RenderPass) -> Node {
    ArrangedNode(cells, pass: pass) {
      arrange(cells, $0).size
    } place: { _, proposal in
      let tracks = tracks(proposal[across])
      return zip(cells, arrange(cells, proposal).frames).enumerated().map { index, pair in
        let track = tracks[index % tracks.count]
        let inner = self.proposal(track)
        let origin = (track.alignment ?? .center).origin(of: pair.0, sized: pair.0.size(inner), in: pair.1)
        return ArrangedNode.Place(origin, inner)
      }
    }
  }
}

extension VStack {
  /// A lazy column; headers stay nowhere, as nothing scrolls here.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}
extension HStack {
  /// A lazy row; headers stay nowhere, as nothing scrolls here.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}
