import SkerryCells

/// The labels of a progress.
package struct ProgressLabels {
  package var title: Node?
  package var value: Node?
  package var all: [Node] { [title, value].compactMap(\.self) }
}

/// A bar with its title above and its value below, where there are rows for them.
package final class BarGroupNode: Node {
  private let bar: Node
  private let spokenBar: Node
  private let labels: ProgressLabels
  private let showsTitle: Bool
  private var placed: [Node]

  /// `spokenBar` is what says the share, where `bar` consists of more.
  package init(
    _ bar: Node, spokenBar: Node? = nil, labels: ProgressLabels, showsTitle: Bool = true, pass: RenderPass
  ) {
    self.bar = bar
    self.showsTitle = showsTitle
    self.spokenBar = spokenBar ?? bar
    self.labels = labels
    placed = [bar]
    super.init(pass: pass)
  }

  package override var children: [Node] { isPlaced ? placed : [bar] }

  /// The bar is shown always; then the value, then the title, as rows allow.
  private func shown(_ proposal: Proposal) -> (title: Node?, value: Node?) {
    let line = Proposal(columns: proposal.columns, rows: nil)
    var room = (proposal.rows ?? Proposal.unbounded) - 1
    func fit(_ node: Node?) -> Node? {
      guard let node, node.size(line).rows <= room else { return nil }
      room -= node.size(line).rows
      return node
    }
    guard showsTitle else { return (nil, nil) }
    let value = fit(labels.value)
    return (fit(labels.title), value)
  }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let line = Proposal(columns: proposal.columns, rows: nil)
    let (title, value) = shown(proposal)
    let sizes = [title?.size(line), value?.size(line), bar.size(line)].compactMap(\.self)
    return CellSize(columns: sizes.map(\.columns).max() ?? 0, rows: sizes.map(\.rows).reduce(0, +))
  }

  package override func placeChildren(_ proposal: Proposal) {
    let line = Proposal(columns: frame.size.columns, rows: nil)
    let (title, value) = shown(proposal)
    placed = [title, bar, value].compactMap(\.self)
    if showsTitle { for label in labels.all where !placed.contains(where: { $0 === label }) { label.remarkNoRoom() } }
    var row = frame.minRow
    for node in placed {
      node.place(at: CellPoint(column: frame.minColumn, row: row), line)
      row += node.frame.size.rows
    }
  }

  /// The labels name the progress; it is one element.
  package override func speak(into speech: inout Speech) { ProgressSpeech.speak(spokenBar, labels, into: &speech) }
}

extension Node {
  /// Remarks that the label of a progress or a gauge is left out, so that nobody takes it for forgotten.
  fileprivate func remarkNoRoom() {
    var inner = Speech()
    speak(into: &inner)
    let words = inner.elements.flatMap { [$0.label, $0.value] }.filter { !$0.isEmpty }.joined(separator: " ")
    guard !words.isEmpty else { return }
    pass.warnings.append(
      FitWarning(.labelLeftOut, "“\(words)” is left out: there is no room for it beside what it labels"))
  }
}

/// A ring with its value inside, where it fits.
package final class RingGroupNode: Node {
  let ring: RingNode
  private let labels: ProgressLabels
  /// What stands in the opening of the ring: the labels of its ends, or its title.
  private let below: [Node]

  package init(_ ring: RingNode, labels: ProgressLabels, below: [Node] = [], pass: RenderPass) {
    self.ring = ring
    self.labels = labels
    self.below = below
    super.init(pass: pass)
  }

  /// A ring with no label of its own is one around what else stands in it.
  package override var ground: (any GroundNode)? { isPlaced && children.count == 1 ? ring : nil }

  package override var children: [Node] {
    guard isPlaced else { return [ring] }
    return [ring] + (isValueShown ? labels.value.map { [$0] } ?? [] : []) + (areEndsShown ? below : [])
  }
  private var isValueShown = false
  private var areEndsShown = false

  package override func measure(_ proposal: Proposal) -> CellSize {
    let size = ring.size(proposal)
    guard size.rows == 1, let sign = sign(within: proposal.columns ?? .max) else { return size }
    // With a column on each side, where there is one.
    return CellSize(columns: max(size.columns, min(sign.columns + 2, proposal.columns ?? .max)), rows: 1)
  }

  /// The size of a value so short that the ring may be its ground, where there is but a row.
  private func sign(within columns: Int) -> CellSize? {
    guard let size = labels.value?.size(.unspecified), size.rows == 1, size.columns > 0,
      size.columns <= min(RingNode.mostOfSign, columns)
    else { return nil }
    return size
  }

  package override func placeChildren(_ proposal: Proposal) {
    let own = ring.size(proposal)
    let aside = own.rows == 1 ? (frame.size.columns - own.columns) / 2 : 0
    ring.place(at: CellPoint(column: frame.minColumn + aside, row: frame.minRow), proposal)
    placeEnds()
    isValueShown = false
    defer {
      if !isValueShown { labels.value?.remarkNoRoom() }
      if !areEndsShown { for label in below { label.remarkNoRoom() } }
    }
    guard let value = labels.value else { return }
    if frame.size.rows == 1, let sign = sign(within: frame.size.columns) {
      isValueShown = true
      let column = frame.minColumn + (frame.size.columns - sign.columns) / 2
      value.place(at: CellPoint(column: column, row: frame.minRow), Proposal(sign))
      return ring.becomeGround(of: value.frame, in: frame)
    }
    // A ring of two rows moves half a row, to be around a value of one.
    let rows = frame.size.rows == 2 ? 1 : max(0, frame.size.rows - 2)
    let inner = CellSize(columns: max(0, frame.size.columns - 2), rows: rows)
    let wanted = value.size(.unspecified)
    // A ring of three rows is told from its first and last where a line of text takes up its sides.
    let isWide = frame.size.rows > 2 && wanted.rows == 1 && wanted.columns <= frame.size.columns
    guard isWide || wanted.columns <= inner.columns, wanted.rows <= inner.rows else { return }
    isValueShown = true
    value.place(
      at: CellPoint(
        column: frame.minColumn + (frame.size.columns - wanted.columns) / 2,
        row: frame.minRow + (frame.size.rows - wanted.rows) / 2), Proposal(wanted))
    if let ink = value.ink { ring.layGrounds(under: ink) }
  }

  /// Labels stand in the last row, where the ring is open, if they have room there.
  private func placeEnds() {
    let sizes = below.map { $0.size(.unspecified) }
    let columns = sizes.map(\.columns).reduce(0, +) + max(0, sizes.count - 1)
    areEndsShown =
      !below.isEmpty && frame.size.rows >= 3 && columns <= frame.size.columns && sizes.allSatisfy { $0.rows == 1 }
    guard areEndsShown else { return }
    var column = frame.minColumn + (frame.size.columns - columns) / 2
    for (node, size) in zip(below, sizes) {
      node.place(at: CellPoint(column: column, row: frame.maxRow - 1), Proposal(size))
      column += size.columns + 1
    }
  }

  package override func speak(into speech: inout Speech) { ProgressSpeech.speak(ring, labels, into: &speech) }
}

/// The words for a progress: its title, its share, then the label of its value, where an app gave it one.
enum ProgressSpeech {
  static func speak(_ progress: Node, _ labels: ProgressLabels, into speech: inout Speech) {
    func words(_ node: Node?) -> String {
      var inner = Speech()
      node?.speak(into: &inner)
      return inner.elements.flatMap { [$0.label, $0.value] }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let share = words(progress)
    let shown = words(labels.value).replacing("%", with: " percent")
    let value = [share, shown == share ? "" : shown].filter { !$0.isEmpty }.joined(separator: ", ")
    // The share is the value, whatever name a label or an app gives it: a new name must not take it away.
    speech.add(SpokenElement(label: words(labels.title), value: value))
  }
}
