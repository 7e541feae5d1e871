import SkerryCells
import SkerryDevice
import SkerryWidgets

/// Where widgets and icons stand on the pages of the home screen.
///
/// As on iOS a page is a grid of four columns; an icon takes one place, a small widget two by two, a medium one four by
/// two, a large one four by four. Each takes the first place that is free, and what fits on no page has none.
struct HomeGrid {
  enum Item: Hashable {
    case widget(PlacedWidget)
    /// An app's icon, by its name.
    case icon(String)
  }

  struct Place: Hashable {
    let item: Item
    let page: Int
    /// Relative to the corner of the grid.
    let rect: CellRect
    /// Whether there is room for the name below.
    let hasName: Bool
  }

  /// The cells of one place, with the gaps to the next.
  static let pitch = CellSize(columns: 11, rows: 6)
  static let columns = 4
  /// Four places without the last gap: as wide as a medium widget.
  static let width = columns * pitch.columns - 2
  /// An icon's tile.
  static let iconSize = CellSize(columns: 7, rows: 3)

  private(set) var places: [Place] = []
  /// The items too high for any page.
  private(set) var tooHigh: [Item] = []
  /// The rows of a page.
  let rows: Int

  init(_ items: [Item], rows: Int) {
    self.rows = rows
    var taken: [Set<[Int]>] = []
    for item in items {
      guard item.wholeRows <= rows else {
        tooHigh.append(item)
        continue
      }
      var page = 0
      while true {
        if page == taken.count { taken.append([]) }
        if let (column, row) = freePlace(for: item, in: taken[page]) {
          taken[page].formUnion(item.units(column, row))
          places.append(place(item, page, column, row))
          break
        }
        page += 1
      }
    }
  }

  var pageCount: Int { max(1, (places.map(\.page).max() ?? 0) + 1) }

  private func freePlace(for item: Item, in taken: Set<[Int]>) -> (column: Int, row: Int)? {
    var row = 0
    while row * Self.pitch.rows + item.wholeRows <= rows {
      for column in stride(from: 0, through: Self.columns - item.span.columns, by: item.span.columns)
      where taken.isDisjoint(with: item.units(column, row)) {
        return (column, row)
      }
      row += 1
    }
    return nil
  }

  private func place(_ item: Item, _ page: Int, _ column: Int, _ row: Int) -> Place {
    // An icon is narrower than its place and stands in its middle.
    let inset = item.span.columns == 1 ? 1 : 0
    let rect = CellRect(
      origin: CellPoint(column: column * Self.pitch.columns + inset, row: row * Self.pitch.rows), size: item.size)
    return Place(item: item, page: page, rect: rect, hasName: rect.maxRow < rows)
  }
}

extension HomeGrid.Item {
  /// Without the name below.
  var size: CellSize {
    switch self {
    case .widget(let widget): widget.family.cellSize
    case .icon: HomeGrid.iconSize
    }
  }

  /// Places across and down.
  var span: CellSize {
    switch self {
    case .icon: CellSize(columns: 1, rows: 1)
    case .widget(let widget):
      switch widget.family {
      case .systemSmall: CellSize(columns: 2, rows: 2)
      case .systemLarge: CellSize(columns: 4, rows: 4)
      default: CellSize(columns: 4, rows: 2)
      }
    }
  }

  /// An icon without its name would be told apart by its colour alone.
  var needsName: Bool { if case .icon = self { true } else { false } }

  /// With the name below, where there must be one.
  var wholeRows: Int { size.rows + (needsName ? 1 : 0) }

  fileprivate func units(_ column: Int, _ row: Int) -> Set<[Int]> {
    var units: Set<[Int]> = []
    for y in row..<row + span.rows { for x in column..<column + span.columns { units.insert([x, y]) } }
    return units
  }
}
