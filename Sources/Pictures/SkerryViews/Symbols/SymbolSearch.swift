/// Finds rows of the tables of symbols, which are sorted by name.
nonisolated enum SymbolSearch {
  /// The row of a name; `nil` without one.
  static func row<Row>(named name: String, in rows: [Row], _ nameOf: (Row) -> String) -> Row? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if nameOf(rows[middle]) < name { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && nameOf(rows[low]) == name ? rows[low] : nil
  }
}
