import FoundationEssentials
import SkerryCells

/// A frame with a name or its initial, for a picture that isn't there or can't be read.
package final class MissingPictureNode: Node {
  private let name: CellText
  /// The letter that stands for the name where it is too long.
  private let initial: CellText
  private let spoken: String
  private let paint: Paint
  private let remark: FitWarning
  private let isUnreadable: Bool
  /// Whether it stands in a pill of the island, which has one row.
  let isInPill: Bool
  /// Behind texts its name would be one more.
  private let isGround: Bool
  /// The symbol that its name says; `nil` without one.
  private let symbol: CellText?
  /// Whether it takes the room that it is offered.
  private let isResizable: Bool

  init(_ name: String, unreadable: FitWarning?, spoken: String, isResizable: Bool, in context: ViewContext) {
    remark = unreadable ?? .missingPicture(name)
    isUnreadable = unreadable != nil
    self.isResizable = isResizable
    let style = context.environment.values.symbolStyle
    symbol = SymbolTable.isKnown(name) ? SymbolTable.glyph(named: name, style: style).cells : nil
    self.name = CellText(name)
    initial = CellText(name.prefix(1).uppercased())
    self.spoken = spoken
    paint = context.environment.foregroundPaint
    isInPill = context.environment.values.isInPill
    isGround = context.environment.values.isGround
    super.init(pass: context.pass)
  }

  /// Columns and rows where nothing is offered.
  private static let ideal = CellSize(columns: 6, rows: 3)

  /// Those of a picture that has a size of its own, of which nothing is known: that of an icon in a line.
  private static let icon = CellSize(columns: 3, rows: 1)
  /// Without a frame of its own the sign of a symbol says more than a frame does.
  private static let mostOfFrame = 24

  package override func measure(_ proposal: Proposal) -> CellSize {
    if !isResizable { return overlaid.map(size(around:)) ?? Self.icon }
    if let symbol {
      guard let columns = proposal.columns, let rows = proposal.rows, max(columns, rows) < Self.mostOfFrame else {
        return CellSize(columns: symbol.width, rows: 1)
      }
    }
    let size = proposal.filled(ideal: Self.ideal)
    return isInPill ? size.ofPictureInPill : size
  }

  /// The words over a picture that has a size of its own: on a phone they have room on it, and its name is none of them.
  private var overlaid: Node?

  /// Whether words lie where its own name would stand.
  private(set) var isUnderWords = false

  /// Gives its place to words that a stack lays over it.
  func giveWay(to words: Node) {
    guard words.hasWords, let letters, !words.frame.intersection(letters).isEmpty else { return }
    isUnderWords = true
  }

  func carry(_ words: Node) { if !isResizable { overlaid = words } }

  private func size(around words: Node) -> CellSize {
    let size = words.size(.unspecified)
    return CellSize(
      columns: max(Self.icon.columns, min(Self.mostOfFrame, size.columns + 2)), rows: max(Self.icon.rows, size.rows))
  }

  /// Whether it has the name of a symbol and takes the room that it is offered.
  var isOfSymbol: Bool { symbol != nil && isResizable }

  /// Whether it has the size of its own that a picture in a line of text has.
  var isOfLine: Bool { !isResizable }

  /// Whether it is the sign of a symbol alone, as in a line of text.
  private var isSign: Bool { symbol != nil && frame.size.rows == 1 && frame.size.columns <= Self.icon.columns }

  package override func placeChildren(_ proposal: Proposal) {
    (nudge, window, isUnderWords) = (.none, nil, false)
    if isUnreadable || !isSign, !pass.warnings.contains(remark) { pass.warnings.append(remark) }
  }

  /// The part that a clip around it leaves, where there is one.
  private var window: CellRect?
  private var seen: CellRect { window ?? frame }

  /// What is written on it.
  private var shown: CellText {
    if isSign, let symbol { return symbol }
    return name.width <= seen.size.columns ? name : symbol ?? initial
  }

  /// Where that stands; `nil` where nothing does.
  var letters: CellRect? {
    guard !seen.isEmpty, !isGround, !isUnderWords, overlaid == nil else { return nil }
    let row = (seen.size.rows - (isHalfRowLower ? 0 : 1)) / 2
    return CellRect(
      column: seen.minColumn + (seen.size.columns - shown.width) / 2, row: seen.minRow + row, columns: shown.width,
      rows: 1)
  }

  /// Whether the middle of a frame around it, in which the text beside it stands, is half a row below its own.
  var isHalfRowLower = false

  /// Writes its name into the middle of what a clip leaves of it.
  func show(in clip: CellRect) { window = frame.intersection(clip) }

  /// The way of the clip around it, half a row to its letter.
  var nudge = Nudge.none {
    didSet { gatherBounds() }
  }
  package override var ownBounds: CellRect { nudge.area(of: frame) }

  package override func draw(_ painter: Painter) {
    guard !frame.isEmpty else { return }
    if isSign || isOnBadge(painter), let letters {
      return painter.write(shown, at: letters.origin, paint: paint, in: frame)
    }
    let ground = RGBA(hex: 0x787880, alpha: 0.36)
    // A picture that fills more than its card has cells beyond it.
    let area = nudge.area(of: frame).intersection(painter.grid.bounds)
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn
      where frame.contains(CellPoint(column: column, row: row)) || painter.isBlank(column, row) {
        painter.tint(column, row, ground)
        // It hides what is written below it, as the picture does; the edge of what it lies on is no letter.
        if !isGround, !painter.hasEdgeAtMost(column, row), let shown = painter.grid[column, row].background.rgb {
          painter.tint(column, row, RGBA(shown, alpha: 1))
        }
      }
    }
    if let letters { painter.write(shown, at: letters.origin, paint: paint, in: frame) }
  }

  /// The most columns of a disc or a plate on which a sign stands.
  private static let mostOfBadge = 9

  /// Whether it stands in the middle of a small ground, as a sign does that has the size of its type: a frame of its own
  /// would hide that ground.
  private func isOnBadge(_ painter: Painter) -> Bool {
    let (middle, row) = (frame.minColumn + frame.size.columns / 2, frame.minRow + frame.size.rows / 2)
    let sheet = CellRect(origin: .zero, size: painter.grid.size)
    guard !isResizable, sheet.contains(CellPoint(column: middle, row: row)),
      let ground = painter.grid[middle, row].background.rgb, ground != RGB(hex: 0)
    else { return false }
    /// The columns of the same ground on one side.
    func columns(_ step: Int) -> Int? {
      for distance in 1...Self.mostOfBadge / 2 + 1 {
        let place = CellPoint(column: middle + distance * step, row: row)
        guard sheet.contains(place) else { return nil }
        let color = painter.grid[place.column, place.row].background.rgb
        if color.map({ $0.distance(to: ground) > Self.leastOfEdge }) ?? true { return distance - 1 }
      }
      return nil
    }
    guard let left = columns(-1), let right = columns(1) else { return false }
    return abs(left - right) <= 1
  }
  /// How different two colors are between which there is an edge.
  private static let leastOfEdge = 48

  package override func speak(into speech: inout Speech) {
    speech.add(SpokenElement(label: spoken, traits: spoken.isEmpty ? [] : ["image"]))
  }
}

nonisolated extension RGB {
  /// The largest difference of a part of it.
  fileprivate func distance(to other: RGB) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
  }
}

nonisolated extension FitWarning {
  /// A picture that no catalogue has.
  static func missingPicture(_ name: String) -> FitWarning {
    FitWarning(.pictureMissing, "the picture “\(name)” is not in the asset catalogue: a frame stands for it")
  }

  /// A set of a catalogue that says nothing of its picture.
  static func unreadableSet(_ name: String, _ problem: String) -> FitWarning {
    FitWarning(.pictureMissing, "the picture “\(name)” can’t be read: \(problem)")
  }

  /// A file of a catalogue that is damaged or too large, or for whose kind the system has no library.
  static func unreadablePicture(_ path: String) -> FitWarning {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let reason =
      switch name.split(separator: ".").last?.lowercased() {
      case "svg" where SVGLibrary.ofSystem == nil: "librsvg is not installed (Debian’s librsvg2-2)"
      case "pdf" where PDFLibrary.ofSystem == nil: "poppler is not installed (Debian’s libpoppler-glib8)"
      case "png" where PNGLibrary.ofSystem == nil: "libpng is not installed (Debian’s libpng16-16)"
      case "jpg" where JPEGLibrary.ofSystem == nil, "jpeg" where JPEGLibrary.ofSystem == nil:
        "TurboJPEG is not installed (Debian’s libturbojpeg0)"
      case "png", "jpg", "jpeg", "svg", "pdf": PictureFile(path).problem ?? "it is damaged"
      default: "only PNG, JPEG, SVG and PDF are"
      }
    return FitWarning(.pictureMissing, "the picture “\(name)” can’t be read: \(reason)")
  }
}
