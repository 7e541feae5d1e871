import SkerryCells
import SkerryViews

/// A piece of the island that an app describes for itself.
nonisolated struct IslandPiece: Sendable {
  /// The name by which warnings call it.
  let name: String
  let mode: DynamicIslandMode
  let columns: @Sendable (ScreenMetrics) -> Int
  /// The columns beside the camera that whole words may take: a cell is wider than a letter of a caption.
  var mostBeyond = 0
  let content: @MainActor @Sendable (DynamicIsland) -> AnyView

  static let leading = IslandPiece(
    name: "compact leading", mode: .compactLeading, columns: { $0.sideColumns }, mostBeyond: 3,
    content: { $0.compactLeading })
  static let trailing = IslandPiece(
    name: "compact trailing", mode: .compactTrailing, columns: { $0.sideColumns }, mostBeyond: 3,
    content: { $0.compactTrailing })
  static let minimal = IslandPiece(
    name: "minimal", mode: .minimal, columns: { _ in ScreenMetrics.minimalColumns }, content: { $0.minimal })
}

/// One piece of content in the compact or minimal island: measured, cut to its room, read as one element.
struct IslandPart {
  let node: Node?
  let name: String
  /// The most columns it may take, its margins included.
  let columns: Int
  /// Columns kept free to its left and right.
  let margins: (left: Int, right: Int)
  private var proposal: Proposal { Proposal(columns: max(1, most - margins.left - margins.right), rows: 1) }
  /// A small text that fits on a phone may reach towards the camera, and last into the column in which the pill ends round;
  /// one that is cut all the same does not.
  private var most: Int {
    let room = columns - margins.left - margins.right
    guard let node, room > 0 else { return columns }
    let more = node.fittingColumns(room) - room
    return columns + (more <= mostBeyond + 1 ? more : mostBeyond)
  }
  /// The columns beside the camera that it may take for the sake of whole words.
  private let mostBeyond: Int
  /// The columns that it takes there.
  var beyond: Int { max(0, min(mostBeyond, taken - columns)) }

  init(_ node: Node?, name: String, columns: Int, margins: ContentMargins, mostBeyond: Int = 0) {
    self.mostBeyond = mostBeyond
    self.node = node
    self.name = name
    self.columns = columns
    self.margins = (Points.columns(margins.leading ?? 0), Points.columns(margins.trailing ?? 0))
  }

  /// The size that the content wants, without margins.
  var wanted: CellSize { node?.size(proposal) ?? CellSize(columns: 0, rows: 0) }
  /// The columns taken, margins included.
  var taken: Int {
    let columns = wanted.columns
    return columns == 0 ? 0 : min(most, columns + margins.left + margins.right)
  }
  /// One row, or two where the content has no way to do with less.
  var rows: Int { max(1, min(2, wanted.rows)) }

  /// Puts the content into a room of `taken` columns and tells what does not fit.
  func place(at origin: CellPoint, rows: Int) {
    guard let node else { return }
    let size = wanted
    // Beside two rows, of which the upper one lies in the pill's edge, a single one stays in the pill's middle.
    let row = origin.row + (max(0, rows - size.rows) + 1) / 2
    let room = max(1, most - margins.left - margins.right)
    // What is wider than its room goes beyond both sides of it, as in a frame.
    let aside = max(0, size.columns - room) / 2
    node.place(at: CellPoint(column: origin.column + margins.left - aside, row: row), proposal)
    if size.columns > room { node.pass.warnings.append(.tooWide(name, size.columns, most: room)) }
    if size.rows > 2 { node.pass.warnings.append(.tooTall(size.rows, most: 2)) }
    var regions: [HitRegion] = []
    node.collectHitRegions(into: &regions)
    for region in regions {
      node.pass.warnings.append(
        FitWarning(.controlIgnored, "\(name): “\(region.label)” can't be pressed; a tap opens the app"))
    }
  }

  func speak(into speech: inout Speech) {
    var inner = Speech()
    node?.speak(into: &inner)
    guard var whole = inner.elements.first else { return }
    let labels = inner.elements.map { [$0.label, $0.value].filter { !$0.isEmpty }.joined(separator: ", ") }
    whole.label = labels.joined(separator: ", ")
    whole.value = ""
    if inner.elements.count > 1 { whole.traits = [] }
    speech.add(whole)
  }
}
