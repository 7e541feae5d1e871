import FoundationEssentials
import SkerryBasics
import SkerryCells

/// Draws a text: wraps it, cuts it, aligns its lines and keeps its live parts up to date.
package final class TextNode: Node, LiveNode {
  /// A stretch of glyphs in one style.
  fileprivate struct Run {
    let content: Text.Segment.Content
    /// The live text's way of changing; `nil` for a fixed one.
    let changing: (any ChangingText)?
    let attributes: CellAttributes
    let paint: Paint
    let link: URL?
  }

  private let runs: [Run]
  private let lineLimit: Int?
  private let reservesLines: Bool
  private let alignment: TextAlignment
  private let truncation: Text.TruncationMode
  private let textCase: Text.Case?
  private let isRedacted: Bool
  private let isLarge: Bool
  /// Whether a phone's digits are rather five columns wide than two and a half.
  private let isVeryLarge: Bool
  /// How wide a letter of the largest font may be on a phone, in columns; 1 for all that a cell is not too wide for.
  private let letterColumns: Double
  /// A timer takes all the width it is offered, so that its digits never move its neighbours.
  private let fillsWidth: Bool

  private var glyphs: [Glyph] = []
  private var runOfGlyph: [Int] = []
  private var hardBreaks: [Int] = []
  /// The columns of the widest line as it is written.
  private var naturalWidth = 0
  /// The lines of the narrow width that was asked for last.
  private var broken: (columns: Int, lines: [Range<Int>])?
  private var plain = ""

  init(_ text: Text, in context: ViewContext) {
    let values = context.environment.values
    let environment = context.environment
    runs = text.segments.map { segment in
      let font = segment.style.font ?? values.font ?? .body
      let changes = segment.style.changes.over(values.fontChanges).over(font.changes)
      let paint = segment.style.foreground?._paint(in: environment) ?? environment.foregroundPaint
      let linkPaint = (values.tint ?? AnyShapeStyle(Color.accentColor))._paint(in: environment)
      return Run(
        content: segment.content, changing: segment.content.changing, attributes: changes.attributes,
        paint: segment.style.link == nil || segment.style.foreground != nil ? paint : linkPaint,
        link: segment.style.link)
    }
    lineLimit = values.lineLimit
    reservesLines = values.reservesLines
    alignment =
      values.layoutDirection == .rightToLeft ? values.multilineTextAlignment.mirrored : values.multilineTextAlignment
    truncation = values.truncationMode
    textCase = values.textCase
    isRedacted = environment.isRedacted
    let largest = text.segments.map { ($0.style.font ?? values.font ?? .body).size }.max() ?? 0
    isLarge = largest >= Font.largeTitle.size
    isVeryLarge = text.segments.allSatisfy { ($0.style.font ?? values.font ?? .body).size >= Self.veryLarge }
    letterColumns = min(1, largest * Self.letterWidth / Points.perColumn) * min(1, max(0.1, values.minimumScaleFactor))
    fillsWidth = text.segments.contains { segment in
      if case .live(let text) = segment.content { text.takesAllWidth } else { false }
    }
    super.init(pass: context.pass)
    spell()
    if runs.contains(where: \.isLive) { context.pass.register(self) }
  }

  private func spell() {
    glyphs.removeAll(keepingCapacity: true)
    runOfGlyph.removeAll(keepingCapacity: true)
    hardBreaks.removeAll(keepingCapacity: true)
    plain = ""
    for (index, run) in runs.enumerated() {
      let string = cased(run.string(at: pass.instant, pass.textEnvironment))
      if isLarge { plain += string }
      let lines =
        string.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) ? CellText.lines(of: string) : [CellText(string)]
      for (number, line) in lines.enumerated() {
        if number > 0 { hardBreaks.append(glyphs.count) }
        glyphs += line.glyphs
        runOfGlyph.append(contentsOf: repeatElement(index, count: line.glyphs.count))
      }
    }
    broken = nil
    naturalWidth =
      hardBreaks.isEmpty ? Self.width(of: glyphs[...]) : Self.widest(breaks(columns: Proposal.unbounded), of: glyphs)
  }

  private func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }

  // MARK: Layout

  package override var spacing: NodeSpacing { .text }
  package override var takesRows: Bool { false }
  package override func firstBaseline(_ size: CellSize) -> Int {
    min(size.rows, large(in: Proposal(size)) == nil ? 1 : size.rows)
  }
  package override func lastBaseline(_ size: CellSize) -> Int { size.rows }

  package override func measure(_ proposal: Proposal) -> CellSize {
    if let large = large(in: proposal) {
      return CellSize(columns: large.columns, rows: LargeGlyphs.Height.three.rawValue)
    }
    let offered = max(1, proposal.columns ?? naturalWidth)
    var (columns, rows) = (naturalWidth, 1)
    if !hardBreaks.isEmpty || naturalWidth > offered {
      let lines = lines(columns: offered, rows: proposal.rows)
      rows = lines.count
      columns = 0
      for line in lines { columns = max(columns, width(of: line)) }
    }
    columns = min(columns, offered)
    if fillsWidth { columns = proposal.columns.map { max(1, $0) } ?? widest }
    if reservesLines { rows = max(rows, lineLimit ?? 0) }
    return CellSize(columns: columns, rows: max(1, rows))
  }

  /// The width an interval's timer may come to need.
  private var widest: Int {
    runs.reduce(0) { total, run in
      total + CellText(cased(run.widestString(at: pass.instant, pass.textEnvironment))).width
    }
  }

  private nonisolated static func width(of glyphs: ArraySlice<Glyph>) -> Int { glyphs.reduce(0) { $0 + $1.width } }

  private nonisolated static func widest(_ lines: [Range<Int>], of glyphs: [Glyph]) -> Int {
    lines.reduce(0) { max($0, width(of: glyphs[$1])) }
  }

  private func width(of line: Line) -> Int {
    let kept = Self.width(of: glyphs[line.range]) + (line.tail.map { Self.width(of: glyphs[$0]) } ?? 0)
    return kept + (line.isCut ? 1 : 0)
  }

  private nonisolated struct Line {
    let range: Range<Int>
    /// Whether letters were left out: "…" stands for them.
    var isCut = false
    /// Glyphs kept from the end of the text, for middle and head truncation.
    var tail: Range<Int>?
  }

  private func lines(columns: Int, rows: Int?) -> [Line] {
    let broken = breaks(columns: columns)
    let most = mostLines(rows: rows)
    guard broken.count > most else { return Self.whole(broken) }
    var kept = Self.whole(Array(broken.prefix(most)))
    kept[most - 1] = cut(from: broken[most - 1].lowerBound, columns: columns)
    return kept
  }

  private nonisolated static func whole(_ ranges: [Range<Int>]) -> [Line] { ranges.map { Line(range: $0) } }

  private func mostLines(rows: Int?) -> Int { max(1, min(max(1, lineLimit ?? .max), rows ?? .max)) }

  /// The glyphs of each line where no line is cut.
  private func breaks(columns: Int) -> [Range<Int>] {
    if hardBreaks.isEmpty, naturalWidth <= columns { return [0..<glyphs.count] }
    if let broken, broken.columns == columns { return broken.lines }
    let lines = LineBreaker.lines(glyphs, hardBreaks: hardBreaks, columns: columns)
    broken = (columns, lines)
    return lines
  }

  private func cut(from start: Int, columns: Int) -> Line {
    let room = max(0, columns - 1)
    let head = truncation == .head ? 0 : truncation == .middle ? (room + 1) / 2 : room
    var end = start
    var width = 0
    while end < glyphs.count, width + glyphs[end].width <= head {
      width += glyphs[end].width
      end += 1
    }
    var tailStart = glyphs.count
    var tailWidth = 0
    while truncation != .tail, tailStart > end, tailWidth + glyphs[tailStart - 1].width <= room - width {
      tailStart -= 1
      tailWidth += glyphs[tailStart].width
    }
    if truncation == .tail { while end > start, glyphs[end - 1].isBlank { end -= 1 } }
    return Line(range: start..<end, isCut: true, tail: tailStart..<glyphs.count)
  }

  /// The block glyphs of large type, where they exist and fit: wide ones only for the largest sizes.
  private func large(in proposal: Proposal) -> (isWide: Bool, columns: Int)? {
    guard isLarge, !isRedacted, (proposal.rows ?? 3) >= 3, !plain.isEmpty, LargeGlyphs.canRender(plain, height: .three),
      isNumberLike
    else { return nil }
    let most = proposal.columns ?? Int.max
    let columns = LargeGlyphs.width(plain, height: .three)
    if isVeryLarge, columns <= most { return (true, columns) }
    let narrow = LargeGlyphs.narrowWidth(plain)
    return narrow <= most ? (false, narrow) : nil
  }

  /// Whether the text is drawn in block glyphs where there is room.
  var isLargeType: Bool { large(in: .unspecified) != nil }

  /// From this size on, in points, wide glyphs are nearer to a phone's than narrow ones.
  private nonisolated static let veryLarge = 48.0

  /// Words keep their letters: block glyphs are capitals, so only numbers with their units, and signs of a letter or two, are
  /// drawn with them.
  private var isNumberLike: Bool {
    if plain.count < 3 { return !plain.contains(where: \.isLowercase) || plain.contains(where: \.isNumber) }
    let characters = Array(plain)
    guard characters.contains(where: \.isNumber) else { return false }
    let letters = characters.indices.filter { characters[$0].isLetter }
    return letters.count <= 2 || letters.allSatisfy { $0 > 0 && characters[$0 - 1].isNumber }
  }

  package override func placeChildren(_ proposal: Proposal) {
    guard !isRedacted, large(in: Proposal(frame.size)) == nil else { return }
    let lines = lines(columns: frame.size.columns, rows: frame.size.rows)
    if cutsNumber(lines) {
      warnOfCutNumber("cut to \(frame.size.columns) columns")
    } else if lines.contains(where: \.isCut) {
      pass.warnings.append(FitWarning(.textCut, "“\(plainText)” is cut to \(frame.size.columns) columns"))
    }
  }

  /// Whether a line ends inside a number, with “…” or in the next line.
  private func cutsNumber(_ lines: [Line]) -> Bool {
    let runs = NumberRuns(glyphs)
    return lines.indices.contains { index in
      let line = lines[index]
      if line.isCut {
        return line.range.count > 0 && runs.isInside(line.range.upperBound)
          || line.tail.map { !$0.isEmpty && runs.isInside($0.lowerBound) } ?? false
      }
      guard index + 1 < lines.count, lines[index + 1].range.lowerBound == line.range.upperBound else { return false }
      return !hardBreaks.contains(line.range.upperBound) && runs.isInside(line.range.upperBound)
    }
  }

  private func warnOfCutNumber(_ how: String) {
    let warning = FitWarning(.numberCut, "“\(plainText)” is \(how) inside a number: what is left reads as another one")
    if !pass.warnings.contains(warning) { pass.warnings.append(warning) }
  }

  /// Remarks on a number of which only a part lies in the window that is left to the text.
  private func warnOfNumber(outside window: CellRect, line: Range<Int>, column: Int, row: Int) {
    guard !isRedacted, row >= window.minRow, row < window.maxRow else { return }
    let runs = NumberRuns(glyphs)
    var column = column
    for index in line {
      let end = column + glyphs[index].width
      let cutsLeft = column < window.minColumn && end >= window.minColumn
      let cutsRight = column < window.maxColumn && end >= window.maxColumn
      if cutsLeft || cutsRight, index + 1 < line.upperBound, runs.isInside(index + 1) {
        warnOfCutNumber("cut by what is around it")
      }
      column = end
    }
  }

  /// How wide a letter of Apple's font is on average, in ems.
  private nonisolated static let letterWidth = 0.55

  /// The columns in which the text shows what it shows on a phone in `offered` columns.
  func columnsFitting(_ offered: Int) -> Int {
    guard letterColumns < 1, offered > 0, offered < naturalWidth else { return offered }
    // Neighbours in cells leave less than they would on a phone: what is almost enough counts.
    func fits(_ columns: Int) -> Bool { Double(columns) * letterColumns <= Double(offered) * 1.25 }
    let whole = fillsWidth ? widest : naturalWidth
    if fits(whole) { return max(offered, whole) }
    let word = widestWord
    return fits(word) ? max(offered, word) : offered
  }

  /// The columns that the text takes on a phone.
  var columnsOnPhone: Double { Double(fillsWidth ? widest : naturalWidth) * letterColumns }

  /// The columns of the widest word.
  var widestWord: Int {
    if let large = large(in: .unspecified) { return large.columns }
    var (widest, width) = (0, 0)
    for glyph in glyphs {
      width = glyph.isBreak ? 0 : width + glyph.width
      widest = max(widest, width)
    }
    return widest
  }

  // MARK: Drawing

  package override func draw(_ painter: Painter) {
    if let large = large(in: Proposal(frame.size)), let run = runs.first {
      let rows =
        large.isWide
        ? LargeGlyphs.render(plain, height: .three).map { CellText($0) } : LargeGlyphs.narrowRows(plain)
      for (row, text) in rows.enumerated() {
        let point = CellPoint(column: frame.minColumn, row: frame.minRow + row)
        painter.write(text, at: point, paint: run.paint, in: frame, attributes: [])
      }
      let seen = frame.intersection(painter.window)
      if !seen.isEmpty, seen.size.columns < large.columns, plain.contains(where: \.isNumber) {
        warnOfCutNumber("cut by what is around it")
      }
      return
    }
    for (row, line) in lines(columns: frame.size.columns, rows: frame.size.rows).enumerated() {
      draw(line, row: frame.minRow + row, painter)
    }
  }

  private func draw(_ line: Line, row: Int, _ painter: Painter) {
    let slack = frame.size.columns - width(of: line)
    var column = frame.minColumn + max(0, alignment == .leading ? 0 : alignment == .center ? slack / 2 : slack)
    if column < painter.window.minColumn || column + width(of: line) > painter.window.maxColumn {
      warnOfNumber(outside: painter.window, line: line.range, column: column, row: row)
    }
    func put(_ glyph: Glyph, _ run: Run) {
      let color = run.paint.color(column: column, row: row, in: frame)
      if isRedacted {
        for extra in 0..<glyph.width { painter.put(Self.redaction, column + extra, row, color) }
      } else {
        painter.put(glyph, column, row, color, run.attributes)
      }
      column += glyph.width
    }
    for index in line.range { put(glyphs[index], runs[runOfGlyph[index]]) }
    guard line.isCut,
      let run = runOfGlyph.indices.contains(line.range.lowerBound) ? runs[runOfGlyph[line.range.lowerBound]] : runs.last
    else { return }
    put(.ellipsis, run)
    for index in line.tail ?? 0..<0 { put(glyphs[index], runs[runOfGlyph[index]]) }
  }

  private static let redaction = Glyph("▒")

  // MARK: Speech and links

  private var plainText: String {
    cased(runs.map { $0.string(at: pass.instant, pass.textEnvironment) }.joined())
  }

  package override func speak(into speech: inout Speech) {
    guard !isRedacted else { return }
    let label = runs.map { $0.spoken(at: pass.instant, pass.textEnvironment) }.joined()
    speech.add(SpokenElement(label: label))
  }

  package override func collectHitRegions(into regions: inout [HitRegion]) {
    for run in runs {
      if let link = run.link { regions.append(HitRegion(rect: frame, label: plainText, action: .link(link))) }
    }
  }

  // MARK: Life

  package var nextChange: Date? {
    runs.compactMap { run in
      run.changing?.nextChange(after: Moment(pass.instant), in: pass.textEnvironment)?.date
    }.min()
  }

  package func refresh() -> LiveChange { replaceCharacters() ?? spellAgain() }

  /// Puts other characters in the places of the old ones, as the digits of most clocks allow; `nil` where more changes.
  private func replaceCharacters() -> LiveChange? {
    guard runs.count == 1, !isLarge, hardBreaks.isEmpty else { return nil }
    let utf8 = cased(runs[0].string(at: pass.instant, pass.textEnvironment)).utf8
    guard utf8.count == glyphs.count else { return nil }
    var isChanged = false
    for (byte, old) in zip(utf8, glyphs) {
      guard let glyph = Glyph(ascii: byte), old.width == 1, old.isBlank == glyph.isBlank else { return nil }
      if glyph != old { isChanged = true }
    }
    guard isChanged else { return LiveChange.none }
    for (index, byte) in utf8.enumerated() {
      if let glyph = Glyph(ascii: byte) { glyphs[index] = glyph }
    }
    return .repaint
  }

  private func spellAgain() -> LiveChange {
    let before = glyphs
    let beforeBreaks = hardBreaks
    spell()
    if glyphs == before, hardBreaks == beforeBreaks { return .none }
    let sameShape = zip(glyphs, before).allSatisfy { $0.isBlank == $1.isBlank && $0.width == $1.width }
    return glyphs.count == before.count && sameShape ? .repaint : .relayout
  }
}

extension TextNode.Run {
  fileprivate var isLive: Bool { changing != nil }

  fileprivate func string(at instant: Date, _ environment: LiveTextEnvironment) -> String {
    switch content {
    case .fixed(let string): string
    case .live: changing?.string(at: Moment(instant), in: environment) ?? ""
    case .symbol(let name): SymbolTable.glyph(named: name).text
    }
  }

  fileprivate func widestString(at instant: Date, _ environment: LiveTextEnvironment) -> String {
    if case .live(let text) = content, let widest = text.widestString(in: environment) { return widest }
    return string(at: instant, environment)
  }

  fileprivate func spoken(at instant: Date, _ environment: LiveTextEnvironment) -> String {
    switch content {
    case .fixed(let string): string
    case .live(let text): text.spoken(at: instant, in: environment)
    case .symbol(let name): SymbolTable.glyph(named: name).spoken
    }
  }
}

nonisolated extension TextAlignment {
  fileprivate var mirrored: TextAlignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}

nonisolated extension EnvironmentValues {
  /// Whether texts and images are hidden behind boxes of their size.
  package var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && values.isPrivacySensitive)
      || (redactionReasons.contains(.invalidated) && values.isInvalidatable)
  }
}

extension Text.Segment.Content {
  /// How a live text changes; `nil` for a fixed one.
  fileprivate var changing: (any ChangingText)? { if case .live(let text) = self { text.content } else { nil } }
}
