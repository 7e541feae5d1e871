import SkerryBasics

extension Grid {
  /// The picture and what can be done with it as one JSON object, for scripts.
  ///
  /// Members in this order: `columns`, `rows`; `text`, one string per row without the blanks at its end; `styles`,
  /// runs of cells that don't have the terminal's own style, with `foreground` and `background` as `#rrggbb` or null
  /// and `attributes` by name; `cursor`, where somebody types; `regions` that react to a tap; `spoken`, what is read aloud,
  /// line by line.
  /// Labels, actions and spoken lines are made harmless like all text that is shown.
  public func json(
    regions: [(rect: CellRect, label: String, action: String)] = [], spoken: [String] = []
  ) -> String {
    var writer = JSONWriter()
    writer.object { object in
      object.key("columns")
      object.number(size.columns)
      object.key("rows")
      object.number(size.rows)
      object.lines("text", 0..<size.rows) { $0.string(plainText(ofRow: $1)) }
      object.lines("styles", styleRuns) { $0.style(of: $1.cell, run: $1.run) }
      if let cursor {
        object.lineBreak()
        object.key("cursor")
        object.object { place in
          place.member("row", cursor.row)
          place.member("column", cursor.column)
        }
      }
      object.lines("regions", regions) { $0.region($1.rect, label: $1.label, action: $1.action) }
      object.lines("spoken", spoken) { $0.string(CellText($1).description) }
    }
    return writer.text + "\n"
  }

  /// Neighbouring cells of equal style, without those in the terminal's own style.
  private var styleRuns: [(run: CellRun, cell: Cell)] {
    var runs: [(run: CellRun, cell: Cell)] = []
    for row in 0..<size.rows {
      var start = 0
      while start < size.columns {
        let cell = self[start, row]
        var end = start + 1
        while end < size.columns, self[end, row].hasStyle(of: cell) { end += 1 }
        if !cell.hasStyle(of: .blank) { runs.append((CellRun(row: row, columns: start..<end), cell)) }
        start = end
      }
    }
    return runs
  }
}

extension JSONWriter {
  /// An array member with one element per line.
  fileprivate mutating func lines<Element>(
    _ name: String, _ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
  ) {
    lineBreak()
    key(name)
    array { array in
      for element in elements {
        array.lineBreak()
        body(&array, element)
      }
    }
  }

  fileprivate mutating func style(of cell: Cell, run: CellRun) {
    object { object in
      object.member("row", run.row)
      object.member("column", run.columns.lowerBound)
      object.member("columns", run.columns.count)
      object.member("foreground", cell.foreground)
      object.member("background", cell.background)
      object.key("attributes")
      object.array { array in
        for name in cell.attributes.names { array.string(name) }
      }
    }
  }

  fileprivate mutating func region(_ rect: CellRect, label: String, action: String) {
    object { object in
      object.member("row", rect.minRow)
      object.member("column", rect.minColumn)
      object.member("columns", rect.size.columns)
      object.member("rows", rect.size.rows)
      object.key("label")
      object.string(CellText(label).description)
      object.key("action")
      object.string(CellText(action).description)
    }
  }

  fileprivate mutating func member(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  private mutating func member(_ name: String, _ color: CellColor) {
    key(name)
    if let rgb = color.rgb { string(rgb.description) } else { null() }
  }
}

extension RGB: CustomStringConvertible {
  /// The colour as `#rrggbb`.
  public var description: String {
    let digits = String(hex, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension CellAttributes {
  /// The names of the attributes, in a fixed order.
  public var names: [String] {
    CellAttributes.allNames.filter { contains($0.attribute) }.map(\.name)
  }

  private static let allNames: [(attribute: CellAttributes, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.strikethrough, "strikethrough"), (.reverse, "reverse"),
  ]
}
