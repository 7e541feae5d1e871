import SkerryBasics

/// The step from one picture to the next: the cells that changed, in a form that travels as a line of JSON.
///
/// `{"columns":120,"rows":40,"runs":[[row,column,"text",foreground,background,attributes],…]}`: colours as `"#rrggbb"`,
/// or null for the terminal's own; attributes as a sum of 1 bold, 2 dim, 4 italic, 8 underline, 16 strikethrough,
/// 32 reverse, 64 and 128 the upper or lower and the left or right edge of a surface. `"cursor":[row,column]` tells where
/// the terminal's cursor stands while somebody types. A picture of another size, and the first one, starts from blank
/// cells.
public struct GridPatch: Hashable, Sendable {
  /// The size of the new picture.
  public let size: CellSize
  let runs: [Run]
  let cursor: CellPoint?

  /// Neighbouring cells of one style.
  struct Run: Hashable, Sendable {
    var row: Int
    var column: Int
    var text: String
    var style: Cell
  }

  /// The most columns and the most rows of a picture that is taken from outside.
  public static let largestSide = 2000

  /// The difference from an older picture; without one, everything that is not blank.
  public init(from old: Grid?, to new: Grid) {
    size = new.size
    cursor = new.cursor
    let base = old.flatMap { $0.size == new.size ? $0 : nil } ?? Grid(size: new.size)
    runs = new.changedRuns(since: base).flatMap { GridPatch.styledRuns($0, of: new) }
  }

  private static func styledRuns(_ run: CellRun, of grid: Grid) -> [Run] {
    grid.withRow(run.row) { cells in
      var runs: [Run] = []
      for column in run.columns {
        let cell = cells[column]
        if runs.isEmpty || !runs[runs.count - 1].style.hasStyle(of: cell) {
          var style = cell
          style.glyph = .space
          runs.append(Run(row: run.row, column: column, text: "", style: style))
        }
        if let glyph = cell.glyph { runs[runs.count - 1].text.append(glyph) }
      }
      return runs
    }
  }

  /// The new picture.
  public func applied(to old: Grid?) -> Grid {
    var grid = old.flatMap { $0.size == size ? $0 : nil } ?? Grid(size: size)
    for run in runs {
      grid.write(
        CellText(run.text), at: CellPoint(column: run.column, row: run.row), foreground: run.style.foreground,
        background: run.style.background, attributes: run.style.attributes)
    }
    grid.cursor = cursor
    return grid
  }

  /// The patch as one line of JSON, with its line break.
  public var json: String {
    var writer = JSONWriter()
    writer.object { object in
      object.key("columns")
      object.number(size.columns)
      object.key("rows")
      object.number(size.rows)
      object.key("runs")
      object.array { array in
        for run in runs { array.run(run) }
      }
      if let cursor {
        object.key("cursor")
        object.array {
          $0.number(cursor.row)
          $0.number(cursor.column)
        }
      }
    }
    return writer.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func run(_ run: GridPatch.Run) {
    array { array in
      array.number(run.row)
      array.number(run.column)
      array.string(run.text)
      array.color(run.style.foreground)
      array.color(run.style.background)
      array.number(Int(run.style.attributes.rawValue))
    }
  }

  private mutating func color(_ color: CellColor) {
    if let rgb = color.rgb { string(rgb.description) } else { null() }
  }
}

extension GridPatch: Decodable {
  private enum CodingKeys: String, CodingKey { case columns, rows, runs, cursor }

  /// Reads a patch. Throws a `DecodingError` when it is none, or larger than ``largestSide``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let columns = try container.decode(Int.self, forKey: .columns)
    let rows = try container.decode(Int.self, forKey: .rows)
    guard (0...GridPatch.largestSide).contains(columns), (0...GridPatch.largestSide).contains(rows) else {
      throw DecodingError.dataCorruptedError(forKey: .columns, in: container, debugDescription: "a size out of range")
    }
    size = CellSize(columns: columns, rows: rows)
    runs = try container.decode([Run].self, forKey: .runs)
    let place = try container.decodeIfPresent([Int].self, forKey: .cursor)
    let point = place.flatMap { $0.count == 2 ? CellPoint(column: $0[1], row: $0[0]) : nil }
    let bounds = CellRect(origin: .zero, size: size)
    cursor = point.flatMap { bounds.contains($0) ? $0 : nil }
  }
}

extension GridPatch.Run: Decodable {
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    row = try values.decode(Int.self)
    column = try values.decode(Int.self)
    text = try values.decode(String.self)
    let foreground = try CellColor(spelled: values.decodeIfPresent(String.self))
    let background = try CellColor(spelled: values.decodeIfPresent(String.self))
    let attributes = CellAttributes(rawValue: try values.decode(UInt8.self))
    guard (0..<GridPatch.largestSide).contains(row), (0..<GridPatch.largestSide).contains(column),
      let foreground, let background
    else { throw DecodingError.dataCorruptedError(in: values, debugDescription: "a run out of range") }
    style = Cell(glyph: .space, foreground: foreground, background: background, attributes: attributes)
  }
}

extension CellColor {
  /// A colour as `#rrggbb`, the terminal's own for `nil`; `nil` for any other spelling.
  fileprivate init?(spelled text: String?) {
    guard let text else {
      self = .standard
      return
    }
    guard text.utf8.count == 7, text.hasPrefix("#"), let hex = UInt32(text.dropFirst(), radix: 16) else { return nil }
    self.init(RGB(hex: hex))
  }
}
