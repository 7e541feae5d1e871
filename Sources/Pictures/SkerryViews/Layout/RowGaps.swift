/// The gaps of a row that has too little room: which give way, and how far.
@MainActor
struct RowGaps {
  private let content: [Node]
  /// The distance between children in points, `nil` for the one that they prefer.
  private let gap: Double?

  init(_ content: [Node], gap: Double?) { (self.content, self.gap) = (content, gap) }

  /// Whether a gap was rounded up to a column.
  private var isRoundedUp: Bool { gap.map { $0 < Points.perColumn } ?? false }

  /// The gaps of a row whose words fit on a phone, and would be cut here because a cell is wider than a small letter: as
  /// narrow as they have to be, those beside a spacer first. Where that is not enough, only those beside single signs and
  /// lines give way; where nothing is cut, all stay.
  func squeezed(_ gaps: [Int], into offered: Int, _ rows: Int?, widthOnPhone: () -> Double) -> [Int] {
    guard !gaps.isEmpty, offered < Proposal.unbounded / 2 else { return gaps }
    let ideal = content.reduce(0) { $0 + $1.size(Proposal(columns: nil, rows: rows)).columns }
    let total = gaps.reduce(0, +)
    let excess = ideal + total - offered
    guard excess > 0 else { return gaps }
    guard excess <= total, widthOnPhone() <= Double(offered) else { return besideSignsAndLines(gaps, by: excess) }
    var result = besideSpacers(gaps, by: excess)
    var over = excess - (total - result.reduce(0, +))
    Self.take(&over, from: Array(gaps.indices), of: &result, downTo: 1)
    return over <= 0 ? result : besideSignsAndLines(gaps, by: excess)
  }

  /// The gaps of a row in which a number or a word would be broken, whether or not it fits on a phone: as narrow as they
  /// have to be, those beside a spacer first, but never less than a column.
  func asNarrowAsNeeded(_ gaps: [Int], into offered: Int) -> [Int] {
    let excess = content.reduce(gaps.reduce(0, +)) { $0 + $1.size(.unspecified).columns } - offered
    var result = besideSpacers(gaps, by: excess)
    var over = excess - (gaps.reduce(0, +) - result.reduce(0, +))
    Self.take(&over, from: Array(gaps.indices), of: &result, downTo: 1)
    return result
  }

  /// The gaps of a row that goes beyond its edges all the same. Between words rather none at all, if it was rounded up.
  func narrowed(_ gaps: [Int], by excess: Int, areBesideWords: Bool) -> [Int] {
    var result = besideSpacers(gaps, by: excess)
    var over = excess - (gaps.reduce(0, +) - result.reduce(0, +))
    if areBesideWords, isRoundedUp { Self.take(&over, from: Array(gaps.indices), of: &result, downTo: 0) }
    return result
  }

  /// The gaps without those of less than a column beside single signs, such as between the goals of a score, and beside
  /// lines, such as those between the steps of an order, where words would be cut for them.
  private func besideSignsAndLines(_ gaps: [Int], by excess: Int) -> [Int] {
    guard isRoundedUp else { return gaps }
    let isSign = content.map(\.isSignOrLine)
    var (result, over) = (gaps, excess)
    Self.take(&over, from: gaps.indices.filter { isSign[$0] || isSign[$0 + 1] }, of: &result, downTo: 0)
    return result
  }

  /// The gaps without those of a column beside single signs, such as the dots between the parts of a line, for a row in which
  /// a word would be broken otherwise.
  func withoutThoseBesideSigns(_ gaps: [Int]) -> [Int] {
    let isSign = content.map { $0.isSignOrLine && $0.innermost is TextNode }
    return gaps.enumerated().map { $1 == 1 && (isSign[$0] || isSign[$0 + 1]) ? 0 : $1 }
  }

  /// The gaps with those beside spacers as narrow as that has to be, as there is room between their neighbours anyway.
  private func besideSpacers(_ gaps: [Int], by excess: Int) -> [Int] {
    var (result, over) = (gaps, excess)
    let places = gaps.indices.filter { content[$0] is SpacerNode || content[$0 + 1] is SpacerNode }
    Self.take(&over, from: places, of: &result, downTo: 0)
    return result
  }

  /// Makes the widest gaps narrower, column by column.
  private static func take(_ over: inout Int, from indices: [Int], of gaps: inout [Int], downTo least: Int) {
    while over > 0, let index = indices.max(by: { gaps[$0] < gaps[$1] }), gaps[index] > least {
      gaps[index] -= 1
      over -= 1
    }
  }
}

extension Node {
  /// Whether it is one letter, or a shape as long as there is room for it.
  fileprivate var isSignOrLine: Bool {
    switch innermost {
    case is TextNode: size(.unspecified).columns == 1
    case is ShapeNode: size(Proposal(columns: Proposal.unbounded, rows: 1)).columns >= Proposal.unbounded / 2
    default: false
    }
  }
}
