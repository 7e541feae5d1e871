/// The page of the home screen that is shown.
struct HomePages {
  /// From 0; where there are fewer pages, the last one is drawn.
  private(set) var page = 0

  /// Turns so many pages on a home screen that has `count` of them, and not beyond its ends: 1 to the next, -1 back.
  mutating func turn(_ distance: Int, of count: Int) -> Bool {
    let last = max(0, count - 1)
    return show(min(min(page, last) + distance, last))
  }

  /// Shows a page; returns whether it is another one.
  mutating func show(_ page: Int) -> Bool {
    defer { self.page = max(0, page) }
    return max(0, page) != self.page
  }
}
