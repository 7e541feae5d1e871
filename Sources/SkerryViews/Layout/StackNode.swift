import SkerryCells

/// Lays children out one after the other, with SwiftUI's algorithm in whole cells.
///
/// Children are offered room in order of priority and, within a priority, the least flexible first; each is offered an
/// even share of what is left.
package final class StackNode: Node {
  private let content: [Node]
  private let axis: Axis
  private let alignment: AlignmentGuide
  private let gap: Int?
  private var lastLayout: (proposal: Proposal, generation: Int, layout: Layout)?

  /// Sizes and the offsets along the axis, of one proposal.
  private struct Layout {
    var proposals: [Proposal]
    var sizes: [CellSize]
    var offsets: [Int]
    /// Offsets across the axis, from the common alignment line.
    var across: [Int]
    var size: CellSize
  }

  package init(_ content: [Node], axis: Axis, alignment: AlignmentGuide, gap: Int?, pass: RenderPass) {
    self.content = content
    self.axis = axis
    self.alignment = alignment
    self.gap = gap
    super.init(pass: pass)
    for case let spacer as SpacerNode in content { spacer.axis = axis }
    for case let divider as DividerNode in content { divider.stackAxis = axis }
  }

  package override var children: [Node] { content }

  package override var spacing: NodeSpacing {
    guard let first = content.first, let last = content.last else { return .zero }
    if axis == .vertical { return NodeSpacing(top: first.spacing.top, bottom: last.spacing.bottom) }
    let isText = content.allSatisfy { $0.spacing.top != .standard }
    return isText ? .text : NodeSpacing()
  }

  package override func measure(_ proposal: Proposal) -> CellSize { layout(proposal).size }

  package override func placeChildren(_ proposal: Proposal) {
    let layout = layout(proposal)
    for (index, child) in content.enumerated() {
      let along = layout.offsets[index]
      let across = layout.across[index]
      let origin =
        axis == .horizontal
        ? CellPoint(column: frame.minColumn + along, row: frame.minRow + across)
        : CellPoint(column: frame.minColumn + across, row: frame.minRow + along)
      child.place(at: origin, layout.proposals[index])
    }
  }

  package override func firstBaseline(_ size: CellSize) -> Int { baseline(size) { $0.firstBaseline($1) } }
  package override func lastBaseline(_ size: CellSize) -> Int { baseline(size, last: true) { $0.lastBaseline($1) } }

  private func baseline(_ size: CellSize, last: Bool = false, _ value: (Node, CellSize) -> Int) -> Int {
    let layout = layout(Proposal(size))
    guard let index = last ? content.indices.last : content.indices.first else { return size.rows }
    let top = axis == .vertical ? layout.offsets[index] : layout.across[index]
    return top + value(content[index], layout.sizes[index])
  }

  // MARK: The algorithm

  private func layout(_ proposal: Proposal) -> Layout {
    if let lastLayout, lastLayout.proposal == proposal, lastLayout.generation == pass.generation {
      return lastLayout.layout
    }
    let gaps = gapsBetweenChildren()
    let proposals = childProposals(proposal, totalGap: gaps.reduce(0, +))
    let sizes = zip(content, proposals).map { $0.size($1) }
    let result = arrange(proposals, sizes, gaps)
    lastLayout = (proposal, pass.generation, result)
    return result
  }

  private func gapsBetweenChildren() -> [Int] {
    guard content.count > 1 else { return [] }
    return (1..<content.count).map { index in
      gap ?? NodeSpacing.gap(after: content[index - 1].spacing, before: content[index].spacing, along: axis)
    }
  }

  private func childProposals(_ proposal: Proposal, totalGap: Int) -> [Proposal] {
    let minor = proposal[axis.other]
    guard let major = proposal[axis] else {
      return content.map { _ in Proposal(along: axis, nil, across: minor) }
    }
    if content.count == 1 { return [Proposal(along: axis, major, across: minor)] }
    var result = [Proposal](repeating: Proposal(along: axis, 0, across: minor), count: content.count)
    var remaining = max(0, major - totalGap)
    let priorities = Set(content.map(\.layoutPriority)).sorted(by: >)
    for priority in priorities {
      let group = content.indices.filter { content[$0].layoutPriority == priority }
      let lower = content.indices.filter { content[$0].layoutPriority < priority }
      let reserved = lower.reduce(0) { $0 + length(content[$1], 0, minor) }
      var available = max(0, remaining - reserved)
      var left = group.count
      for index in leastFlexibleFirst(group, minor) {
        let offered = major >= Proposal.unbounded ? major : available / left
        result[index] = Proposal(along: axis, offered, across: minor)
        let taken = content[index].size(result[index])[axis]
        available = max(0, available - taken)
        remaining = max(0, remaining - taken)
        left -= 1
      }
    }
    return result
  }

  private func length(_ node: Node, _ offered: Int, _ minor: Int?) -> Int {
    node.size(Proposal(along: axis, offered, across: minor))[axis]
  }

  private func leastFlexibleFirst(_ group: [Int], _ minor: Int?) -> [Int] {
    guard group.count > 1 else { return group }
    let ranges = group.map { index in
      let least = length(content[index], 0, minor)
      let most = length(content[index], Proposal.unbounded, minor)
      return (index: index, least: least, flexibility: most >= Proposal.unbounded / 2 ? Int.max : most - least)
    }
    return ranges.sorted { first, second in
      if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
      if first.flexibility == .max, first.least != second.least { return first.least > second.least }
      return first.index < second.index
    }.map(\.index)
  }

  private func arrange(_ proposals: [Proposal], _ sizes: [CellSize], _ gaps: [Int]) -> Layout {
    var offsets: [Int] = []
    var position = 0
    for (index, size) in sizes.enumerated() {
      offsets.append(position)
      position += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    // A guide line common to all children; centring is done against the widest child, so that halves round alike.
    let widest = sizes.map { $0[axis.other] }.max() ?? 0
    let across = zip(content, sizes).map { child, size in
      let explicit = child.explicitGuide(alignment, size: size)
      switch alignment.kind {
      case .start: return -(explicit ?? 0)
      case .center: return explicit.map { widest / 2 - $0 } ?? (widest - size[axis.other]) / 2
      case .end: return widest - (explicit ?? size[axis.other])
      case .firstBaseline, .lastBaseline, .custom: return -child.guide(alignment, size: size)
      }
    }
    let least = across.min() ?? 0
    let most = zip(across, sizes).map { $0 + $1[axis.other] }.max() ?? 0
    return Layout(
      proposals: proposals, sizes: sizes, offsets: offsets, across: across.map { $0 - least },
      size: CellSize(along: axis, position, across: max(0, most - least)))
  }
}
