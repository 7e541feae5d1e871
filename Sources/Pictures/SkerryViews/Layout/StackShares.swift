import SkerryCells

/// How the children of a stack share its length: by priority, and within a priority the least flexible first, each
/// offered an even share of what is left, or what its words need where others have it to spare.
struct StackShares {
  private let content: [Node]
  private let axis: Axis

  init(_ content: [Node], axis: Axis) { (self.content, self.axis) = (content, axis) }

  /// What each child is offered, in a stack that is offered `proposal` and has gaps of `totalGap` cells.
  func proposals(_ proposal: Proposal, totalGap: Int) -> [Proposal] {
    let minor = proposal[axis.other]
    guard let major = proposal[axis] else {
      return Array(repeating: Proposal(along: axis, nil, across: minor), count: content.count)
    }
    if content.count == 1 { return [Proposal(along: axis, major, across: minor)] }
    var result = [Proposal](repeating: Proposal(along: axis, 0, across: minor), count: content.count)
    var remaining = max(0, major - totalGap)
    for group in groupsByPriority() {
      var available = remaining
      let lower = content.filter { $0.layoutPriority < group.priority }
      available -= reserved(for: lower, beside: group.children, of: available, minor)
      available = max(0, available)
      var left = group.children.count
      var order = leastFlexibleFirst(group.children, minor)
      var wanted =
        major >= Proposal.unbounded
        ? nil : wantedColumns(order, of: available, minor) ?? wantedRows(order, of: available, minor)
      if wanted == nil, let parts = wantedByParts(order, of: available, minor) {
        order.sort { parts[$0, default: 0] > parts[$1, default: 0] }
        wanted = parts
      }
      if axis == .horizontal, wanted == nil {
        wanted =
          wantedByPlates(order, of: available, minor) ?? wantedBesideTimers(order, of: available, minor)
          ?? wantedByNumbers(order)
        if wanted == nil, let parts = wantedByWords(order, of: available, minor) {
          order.sort { parts[$0, default: 0] > parts[$1, default: 0] }
          wanted = parts
        }
      }
      for index in order {
        let share = major >= Proposal.unbounded ? major : available / left
        let offered = max(share, wanted?[index] ?? 0)
        result[index] = Proposal(along: axis, offered, across: minor)
        let taken = content[index].size(result[index])[axis]
        available = max(0, available - taken)
        remaining = max(0, remaining - taken)
        left -= 1
      }
    }
    return result
  }

  /// What is kept for children of lower priorities: the least that they need, and beside a timer, which only takes all the
  /// room so that its digits don't move its neighbours, as many columns of their words as it doesn't need.
  private func reserved(for lower: [Node], beside group: [Int], of available: Int, _ minor: Int?) -> Int {
    let least = lower.reduce(0) { $0 + length($1, 0, minor) }
    guard axis == .horizontal, available < Proposal.unbounded / 2, lower.contains(where: \.hasWords) else {
      return least
    }
    let timers = group.map { content[$0].columnsOfTimer ?? length(content[$0], Proposal.unbounded, minor) }
    let wanted = lower.reduce(0) { $0 + length($1, Proposal.unbounded, minor) }
    let needed = timers.reduce(0, +)
    guard group.contains(where: { content[$0].columnsOfTimer != nil }), needed < Proposal.unbounded / 2 else {
      return least
    }
    return max(least, min(wanted, available - needed))
  }

  /// The columns that children need for small letters, where all of them can have them: `nil` for even shares.
  ///
  /// Only what stretches without end, such as a shape or a bar, gives room away, all but a column of it: also the column
  /// that words lack because distances were rounded up.
  private func wantedColumns(_ order: [Int], of available: Int, _ minor: Int?) -> [Int: Int]? {
    guard axis == .horizontal, order.count > 1, available < Proposal.unbounded else { return nil }
    let share = available / order.count
    var wanted: [Int: Int] = [:]
    var total = 0
    var isMore = false
    let lengths = order.map { length(content[$0], Proposal.unbounded, minor) }
    let givesRoom = lengths.contains { $0 >= Proposal.unbounded / 2 }
    for (place, (index, most)) in zip(order, lengths).enumerated() {
      if most >= Proposal.unbounded / 2 {
        total += max(1, length(content[index], 0, minor))
      } else {
        // What it will be offered: those before it may have left more than even shares.
        let offer = max(0, available - total) / (order.count - place)
        let isRounded = givesRoom && most == offer + 1 && content[index].hasWords
        let offered = max(share, offer)
        let fitting = isRounded ? most : content[index].fittingColumns(offered)
        if fitting > offered { isMore = true }
        let taken = fitting > offered ? fitting : length(content[index], offered, minor)
        wanted[index] = taken
        total += taken
      }
    }
    return isMore && total <= available ? wanted : nil
  }

  /// The columns for small letters in equal parts of a row, such as the figures of a trip or the steps of an order: one
  /// takes a column that others have to spare, and the lines between steps are as short as that has to be.
  private func wantedByParts(_ order: [Int], of available: Int, _ minor: Int?) -> [Int: Int]? {
    guard axis == .horizontal, order.count > 1, available < Proposal.unbounded / 2 else { return nil }
    let share = available / order.count
    var wanted: [Int: Int] = [:]
    var lines: [Int] = []
    for index in order {
      guard length(content[index], Proposal.unbounded, minor) >= Proposal.unbounded / 2 else { return nil }
      guard content[index].hasWords else {
        lines.append(index)
        continue
      }
      let ideal = content[index].size(.unspecified).columns
      guard ideal < Proposal.unbounded / 2 else { return nil }
      let fitting = content[index].fittingColumns(share)
      wanted[index] = fitting > share ? fitting : min(share, ideal)
    }
    guard wanted.count > 1, wanted.values.contains(where: { $0 > share }) else { return nil }
    let left = available - wanted.values.reduce(0, +)
    guard left >= lines.count * Self.leastOfLine else { return nil }
    // Words take theirs first; the lines share what they leave.
    for index in lines { wanted[index] = 0 }
    return wanted
  }

  /// The fewest columns of a line between words.
  private static let leastOfLine = 1

  /// The columns of words on a ground of their own, such as a button's, that have one line on a phone: what stands beside
  /// them in one line is cut, as a button of two lines is another one.
  private func wantedByPlates(_ order: [Int], of available: Int, _ minor: Int?) -> [Int: Int]? {
    guard order.count > 1, available < Proposal.unbounded / 2 else { return nil }
    let share = available / order.count
    var wanted: [Int: Int] = [:]
    for index in order where content[index].isPlateOfWords {
      let fitting = content[index].fittingColumns(share)
      func rows(_ columns: Int) -> Int { content[index].size(Proposal(columns: columns, rows: minor)).rows }
      if fitting > share, rows(share) > rows(fitting) { wanted[index] = fitting }
    }
    let others = order.filter { wanted[$0] == nil }
    guard !wanted.isEmpty, others.contains(where: { content[$0].canBeCut }),
      others.allSatisfy({ content[$0].canBeCut || !content[$0].hasWords })
    else { return nil }
    let least = others.reduce(0) { sum, index in
      sum + (content[index].canBeCut ? Self.leastOfCut : length(content[index], 0, minor))
    }
    return wanted.values.reduce(least, +) <= available ? wanted : nil
  }

  /// The fewest columns of a text that is cut for others.
  private static let leastOfCut = 8

  /// The columns of words beside a timer, which takes all the room that it is offered and needs only that of its digits:
  /// where all have room in one line, nothing wraps.
  private func wantedBesideTimers(_ order: [Int], of available: Int, _ minor: Int?) -> [Int: Int]? {
    guard order.count > 1, available < Proposal.unbounded / 2 else { return nil }
    let share = available / order.count
    var wanted: [Int: Int] = [:]
    var isMore = false
    var isBesideTimer = false
    for index in order {
      if let needed = content[index].columnsOfTimer {
        wanted[index] = needed
        isBesideTimer = true
        continue
      }
      let ideal = content[index].size(.unspecified)
      guard ideal.columns < Proposal.unbounded / 2 else { return nil }
      wanted[index] = ideal.columns
      let rows = content[index].size(Proposal(columns: max(share, 1), rows: minor)).rows
      if content[index].hasWords, ideal.columns > share, rows > ideal.rows { isMore = true }
    }
    return isBesideTimer && isMore && wanted.values.reduce(0, +) <= available ? wanted : nil
  }

  /// The columns of small numbers in frames that they fit on a phone: words beside them can be cut, a number can't.
  private func wantedByNumbers(_ order: [Int]) -> [Int: Int]? {
    var wanted: [Int: Int] = [:]
    for index in order { wanted[index] = content[index].columnsOfFramedNumber }
    return wanted.isEmpty ? nil : wanted
  }

  /// The fewest columns of what stretches beside words that get theirs.
  private static let leastBesideWords = 3

  /// The columns in which no word is broken, where all children can have them and one would have less by even shares.
  private func wantedByWords(_ order: [Int], of available: Int, _ minor: Int?) -> [Int: Int]? {
    guard order.count > 1, available < Proposal.unbounded / 2 else { return nil }
    var wanted: [Int: Int] = [:]
    for index in order {
      let least = length(content[index], 0, minor)
      // What stretches, such as a line between two times, stays one.
      let isLine = length(content[index], Proposal.unbounded, minor) >= Proposal.unbounded / 2
      let wordless = isLine && content[index].layoutPriority > -.infinity ? max(least, Self.leastBesideWords) : least
      wanted[index] = content[index].hasWords ? max(least, content[index].readableColumns) : wordless
    }
    guard wanted.values.reduce(0, +) <= available else { return nil }
    var left = available
    let isBroken = order.enumerated().contains { place, index in
      let share = left / (order.count - place)
      left -= length(content[index], share, minor)
      return content[index].hasWords && share < wanted[index, default: 0]
    }
    return isBroken ? wanted : nil
  }

  /// The rows that children need for all their lines, where all of them can have them: `nil` for even shares. A row is as
  /// high as a line of text or two, so that an even share of rows may be less than one of points.
  private func wantedRows(_ order: [Int], of available: Int, _ minor: Int?) -> [Int: Int]? {
    guard axis == .vertical, order.count > 1, available < Proposal.unbounded / 2 else { return nil }
    var wanted: [Int: Int] = [:]
    var total = 0
    var isMore = false
    for (place, index) in order.enumerated() {
      let rows = content[index].size(Proposal(columns: minor, rows: nil)).rows
      if rows > max(0, available - total) / (order.count - place), content[index].hasWords { isMore = true }
      wanted[index] = rows
      total += rows
    }
    return isMore && total <= available ? wanted : nil
  }

  /// The children of each priority, the highest first; mostly there is only one.
  private func groupsByPriority() -> [PriorityGroup] {
    var groups: [PriorityGroup] = []
    for (index, child) in content.enumerated() { PriorityGroup.add(index, child.layoutPriority, to: &groups) }
    return groups.count > 1 ? groups.sorted(by: >) : groups
  }

  private func length(_ node: Node, _ offered: Int, _ minor: Int?) -> Int {
    node.size(Proposal(along: axis, offered, across: minor))[axis]
  }

  private func leastFlexibleFirst(_ group: [Int], _ minor: Int?) -> [Int] {
    guard group.count > 1 else { return group }
    var flexibilities: [Flexibility] = []
    flexibilities.reserveCapacity(group.count)
    for index in group {
      let least = length(content[index], 0, minor)
      let most = length(content[index], Proposal.unbounded, minor)
      flexibilities.append(Flexibility(index: index, least: least, most: most))
    }
    return Flexibility.sortedIndices(flexibilities)
  }
}

/// The children of one priority.
private nonisolated struct PriorityGroup: Comparable {
  let priority: Double
  var children: [Int]

  static func < (first: PriorityGroup, second: PriorityGroup) -> Bool { first.priority < second.priority }

  static func add(_ child: Int, _ priority: Double, to groups: inout [PriorityGroup]) {
    if let known = groups.firstIndex(where: { $0.priority == priority }) {
      groups[known].children.append(child)
    } else {
      groups.append(PriorityGroup(priority: priority, children: [child]))
    }
  }
}

/// How much a child's length can vary; the order is the one in which children are offered room.
private nonisolated struct Flexibility: Comparable {
  let index: Int
  let least: Int
  let range: Int

  init(index: Int, least: Int, most: Int) {
    self.index = index
    self.least = least
    range = most >= Proposal.unbounded / 2 ? .max : most - least
  }

  static func < (first: Flexibility, second: Flexibility) -> Bool {
    if first.range != second.range { return first.range < second.range }
    if first.range == .max, first.least != second.least { return first.least > second.least }
    return first.index < second.index
  }

  static func sortedIndices(_ children: [Flexibility]) -> [Int] { children.sorted().map(\.index) }
}

extension Node {
  /// Whether it is words with a ground of their own behind them, such as a button.
  fileprivate var isPlateOfWords: Bool {
    switch self {
    case let layer as LayerNode: layer.isGroundOfWords || layer.child.isPlateOfWords
    case let wrapper as WrapperNode: wrapper.child.isPlateOfWords
    default: false
    }
  }

  /// Whether it is a text that has one line at most.
  fileprivate var canBeCut: Bool { (innermost as? TextNode)?.isOfOneLine == true }
}
