import FoundationEssentials
import SkerryBasics
import SkerryCells

/// Draws a text: wraps it, cuts it, aligns its lines and keeps its live parts up to date.
package final class TextNode: Node, LiveNode {
  /// A stretch of glyphs in one style.
  struct Run {
    let content: Text.Segment.Content
    /// The live text's way of changing; `nil` for a fixed one.
    let changing: (any ChangingText)?
    /// How a symbol in the line is written; `nil` for text.
    let symbol: SymbolGlyph?
    let attributes: CellAttributes
    let paint: Paint
    let link: URL?
  }

  let runs: [Run]
  private let lineLimit: Int?
  private let reservesLines: Bool
  let alignment: TextAlignment
  private let truncation: Text.TruncationMode
  private let textCase: Text.Case?
  let isRedacted: Bool
  private let isLarge: Bool
  /// Whether a phone's digits are rather five columns wide than two and a half.
  private let isVeryLarge: Bool
  /// How wide a letter of the largest font may be on a phone, in columns; 1 for all that a cell is not too wide for.
  private let letterColumns: Double
  /// How wide it is on a phone, in columns.
  private let letterOnPhone: Double
  /// A timer takes all the width it is offered, so that its digits never move its neighbours.
  private let fillsWidth: Bool

  /// The zone and the locale that a view sets; `nil` where the phone's hold.
  private let ownTimeZone: String?
  private let ownLocale: Locale?
  private var textEnvironment: LiveTextEnvironment {
    guard ownTimeZone != nil || ownLocale != nil else { return pass.textEnvironment }
    return pass.textEnvironment.with(zone: ownTimeZone, locale: ownLocale)
  }

  var text = TextLines()
  /// The answer to the last question whether it is a number.
  private var isKnownNumber: Bool?
  /// What covers a part of it; known anew after each layout.
  var cover: CellRect?
  /// The columns of the last question how wide the text is that wraps.
  private var wrapped: (offered: Int, columns: Int)?
  var runOfGlyph: [Int] = []
  private var plain = ""

  init(_ text: Text, in context: ViewContext) {
    let values = context.environment.values
    let environment = context.environment
    (ownTimeZone, ownLocale) = (values.ownTimeZone, values.ownLocale)
    runs = text.segments.map { segment in
      let font = segment.style.font ?? values.font ?? .body
      let changes = segment.style.changes.over(values.fontChanges).over(font.changes)
      let paint = segment.style.foreground?._paint(in: environment) ?? environment.foregroundPaint
      let linkPaint = (values.tint ?? AnyShapeStyle(Color.accentColor))._paint(in: environment)
      return Run(
        content: segment.content(in: values.ownLocale, zone: values.ownTimeZone), changing: segment.content.changing,
        symbol: segment.content.symbol(in: values.symbolStyle), attributes: changes.attributes,
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
    letterColumns =
      min(1, largest * Self.letterWidth * values.letterWidth / Points.perColumn)
      * min(1, max(0.1, values.minimumScaleFactor))
    letterOnPhone = largest * Self.letterWidth * values.letterWidth / Points.perColumn
    fillsWidth = text.segments.contains { segment in
      if case .live(let text) = segment.content { text.takesAllWidth } else { false }
    }
    super.init(pass: context.pass)
    spell()
    if runs.contains(where: \.isLive) { context.pass.register(self) }
    if runs.contains(where: { $0.link != nil }) { context.pass.isPressable = true }
  }

  private func spell() {
    (wrapped, isKnownNumber) = (nil, nil)
    text.removeAll()
    runOfGlyph.removeAll(keepingCapacity: true)
    plain = ""
    for (index, run) in runs.enumerated() {
      let string = cased(run.string(at: pass.instant, textEnvironment))
      if isLarge { plain += string }
      text.append(run.symbol.map { [$0.cells(in: .max)] } ?? Self.lines(of: string))
      runOfGlyph.append(contentsOf: repeatElement(index, count: text.glyphs.count - runOfGlyph.count))
    }
    text.close()
  }

  private static func lines(of string: String) -> [CellText] {
    string.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) ? CellText.lines(of: string) : [CellText(string)]
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
      let columns = fillsWidth ? proposal.columns ?? widestLarge(isWide: large.isWide) : large.columns
      return CellSize(columns: columns, rows: LargeGlyphs.Height.three.rawValue)
    }
    let offered = max(1, proposal.columns ?? text.naturalWidth)
    var (columns, rows) = (text.naturalWidth, 1)
    if !text.hardBreaks.isEmpty || text.naturalWidth > offered {
      let lines = lines(columns: offered, rows: proposal.rows)
      rows = lines.count
      columns = 0
      for line in lines { columns = max(columns, text.width(of: line)) }
    }
    columns = min(columns, offered)
    if fillsWidth { columns = proposal.columns.map { max(1, $0) } ?? widest }
    if reservesLines { rows = max(rows, lineLimit ?? 0) }
    return CellSize(columns: columns, rows: max(1, rows))
  }

  /// The width an interval's timer may come to need.
  private var widest: Int {
    runs.reduce(0) { total, run in
      total + CellText(cased(run.widestString(at: pass.instant, textEnvironment))).width
    }
  }

  /// The same in block glyphs.
  private func widestLarge(isWide: Bool) -> Int {
    let widest = runs.reduce(into: "") { $0 += cased($1.widestString(at: pass.instant, textEnvironment)) }
    return isWide ? LargeGlyphs.width(widest, height: .three) : LargeGlyphs.narrowWidth(widest)
  }

  func lines(columns: Int, rows: Int?) -> [TextLines.Line] {
    let most = max(1, min(max(1, lineLimit ?? .max), rows ?? .max))
    return text.lines(columns: columns, most: most, truncation: truncation)
  }

  /// The block glyphs of large type, where they exist and fit: wide ones only for the largest sizes.
  func large(in proposal: Proposal) -> (isWide: Bool, columns: Int)? {
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

  /// Block glyphs are capitals, twice as wide as a phone's small letters: only numbers with their units and words in
  /// capitals, such as the name of an airport, are drawn with them.
  private var isNumberLike: Bool {
    let isOfCapitals = !plain.contains(where: \.isLowercase)
    // Words can be read in one row, too: rows that are scarce are for something else.
    if isOfCapitals, pass.tightness.hasLargeWords { return true }
    if plain.count < 3 { return isOfCapitals || plain.contains(where: \.isNumber) }
    let characters = Array(plain)
    guard let number = characters.firstIndex(where: \.isNumber) else { return false }
    let letters = characters.indices.filter { characters[$0].isLetter }
    // A small letter before the number is a word's, and no unit.
    let isMeasured = isOfCapitals || (letters.first ?? number) >= number
    return isMeasured && letters.count <= 2 || letters.allSatisfy { $0 > 0 && characters[$0 - 1].isNumber }
  }

  package override func placeChildren(_ proposal: Proposal) {
    cover = nil
    for run in runs { pass.remarkMissingColor(of: run.paint, as: .ink) }
    guard !isRedacted, large(in: Proposal(frame.size)) == nil else { return }
    let lines = lines(columns: frame.size.columns, rows: frame.size.rows)
    if text.cutsNumber(lines) {
      warnOfCutNumber("cut to \(frame.size.columns) columns")
    } else if lines.contains(where: \.isCut) {
      pass.warnings.append(FitWarning(.textCut, "“\(plainText)” is cut to \(frame.size.columns) columns"))
    }
  }

  func warnOfCutNumber(_ how: String) {
    let warning = FitWarning(.numberCut, "“\(plainText)” is \(how) inside a number: what is left reads as another one")
    if !pass.warnings.contains(warning) { pass.warnings.append(warning) }
  }

  /// How wide a letter of Apple's font is on average, in ems.
  private nonisolated static let letterWidth = 0.55

  /// The columns in which the text shows what it shows on a phone in `offered` columns.
  func columnsFitting(_ offered: Int) -> Int {
    guard letterColumns < 1, offered > 0, offered < text.naturalWidth else { return offered }
    // Neighbours in cells leave less than they would on a phone: what is almost enough counts.
    func fits(_ columns: Int) -> Bool { Double(columns) * letterColumns <= Double(offered) * 1.25 }
    let whole = fillsWidth ? widest : text.naturalWidth
    if fits(whole) { return max(offered, whole) }
    let word = widestWord
    return fits(word) ? max(offered, word, columnsOfWrapped(offered)) : offered
  }

  /// The fewest columns in which the text has no more lines than on a phone, where it wraps in `offered` columns.
  private func columnsOfWrapped(_ offered: Int) -> Int {
    if let known = wrapped, known.offered == offered { return known.columns }
    let most = Int(Double(offered) / letterColumns)
    let lines = text.lines(columns: most, most: max(1, lineLimit ?? .max), truncation: truncation).count
    let columns =
      (offered...max(offered, most)).first {
        text.lines(columns: $0, most: .max, truncation: truncation).count <= lines
      } ?? offered
    wrapped = (offered, columns)
    return columns
  }

  /// The columns that a timer needs, which takes all that it is offered; `nil` for any other text.
  var neededByTimer: Int? {
    fillsWidth ? large(in: .unspecified).map { widestLarge(isWide: $0.isWide) } ?? widest : nil
  }

  /// Whether a number of it ends in the middle in an offer, or a word does, where it may have several lines.
  func isBroken(in proposal: Proposal) -> Bool {
    guard let offered = proposal.columns, offered < text.naturalWidth, !isRedacted, large(in: proposal) == nil else {
      return false
    }
    return !isOfOneLine && offered < text.widestWord
      || text.cutsNumber(lines(columns: max(1, offered), rows: proposal.rows))
  }

  /// The columns of what it shows now, in one line.
  var columnsShown: Int { text.naturalWidth }

  /// Whether it has one line at most.
  var isOfOneLine: Bool { lineLimit == 1 }

  /// How much of what lies behind it the faintest part covers, from 0 to 1.
  var leastOpacity: Double { runs.reduce(1) { min($0, $1.paint.representative.alpha) } }

  /// Whether there is a digit in it.
  var hasNumber: Bool { plainText.contains(where: \.isNumber) }

  /// Whether it is one word with digits, such as a time, of which a part is another number.
  var isNumber: Bool {
    if let isKnownNumber { return isKnownNumber }
    let plain = plainText
    let isNumber = plain.contains(where: \.isNumber) && !plain.contains(where: \.isWhitespace)
    isKnownNumber = isNumber
    return isNumber
  }

  /// The columns that the text takes on a phone.
  var columnsOnPhone: Double { Double(fillsWidth ? widest : text.naturalWidth) * letterColumns }

  /// The columns of a timer that nearly fills so many on a phone, where its letters are wider than cells: it seems to
  /// stand there where the frame around it would put it. `nil` for any other text.
  func columns(nearlyFilling columns: Int) -> Int? {
    let natural = text.naturalWidth
    guard fillsWidth, alignment == .leading, natural < columns, letterOnPhone > 1,
      Double(natural) * letterOnPhone >= 0.75 * Double(columns), large(in: Proposal(columns: columns, rows: nil)) == nil
    else { return nil }
    return natural
  }

  /// The columns of the widest word.
  var widestWord: Int {
    if let large = large(in: .unspecified) { return large.columns }
    return text.widestWord
  }

  // MARK: Drawing

  package override func draw(_ painter: Painter) {
    if let large = large(in: Proposal(frame.size)), let run = runs.first {
      let rows =
        large.isWide
        ? LargeGlyphs.render(plain, height: .three).map { CellText($0) } : LargeGlyphs.narrowRows(plain)
      let start = frame.minColumn + indent(of: large.columns)
      for (row, text) in rows.enumerated() {
        let point = CellPoint(column: start, row: frame.minRow + row)
        painter.write(text, at: point, paint: run.paint, in: frame, attributes: [])
      }
      let digits = CellRect(column: start, row: frame.minRow, columns: large.columns, rows: frame.size.rows)
      let seen = digits.intersection(painter.window)
      if !seen.isEmpty, seen.size.columns < large.columns, plain.contains(where: \.isNumber) {
        warnOfCutNumber("cut by what is around it")
      }
      return
    }
    for (row, line) in lines(columns: frame.size.columns, rows: frame.size.rows).enumerated() {
      draw(ended(line, row), row: frame.minRow + row, painter)
    }
    remarkOfHiddenLetters(painter)
  }

  // MARK: Speech and links

  var plainText: String {
    cased(runs.map { $0.string(at: pass.instant, textEnvironment) }.joined())
  }

  package override func speak(into speech: inout Speech) {
    guard !isRedacted else { return }
    let label = runs.map { $0.spoken(at: pass.instant, textEnvironment) }.joined()
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
      run.changing?.nextChange(after: Moment(pass.instant), in: textEnvironment)?.date
    }.min()
  }

  package func refresh() -> LiveChange { replaceCharacters() ?? spellAgain() }

  /// Puts other characters in the places of the old ones, as the digits of most clocks allow; `nil` where more changes.
  private func replaceCharacters() -> LiveChange? {
    guard runs.count == 1, !isLarge, text.hardBreaks.isEmpty else { return nil }
    let utf8 = cased(runs[0].string(at: pass.instant, textEnvironment)).utf8
    guard utf8.count == text.glyphs.count else { return nil }
    var isChanged = false
    for (byte, old) in zip(utf8, text.glyphs) {
      guard let glyph = Glyph(ascii: byte), old.width == 1, old.isBlank == glyph.isBlank else { return nil }
      if glyph != old { isChanged = true }
    }
    guard isChanged else { return LiveChange.none }
    isKnownNumber = nil
    for (index, byte) in utf8.enumerated() {
      if let glyph = Glyph(ascii: byte) { text.replace(index, with: glyph) }
    }
    return .repaint
  }

  private func spellAgain() -> LiveChange {
    let (before, beforeBreaks) = (text.glyphs, text.hardBreaks)
    spell()
    if text.glyphs == before, text.hardBreaks == beforeBreaks { return .none }
    let sameShape = zip(text.glyphs, before).allSatisfy { $0.isBlank == $1.isBlank && $0.width == $1.width }
    return text.glyphs.count == before.count && sameShape ? .repaint : .relayout
  }
}
