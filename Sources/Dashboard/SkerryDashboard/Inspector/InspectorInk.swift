import SkerryCells

/// Writes what a row of the inspector consists of.
struct InspectorInk {
  let accent: RGB
  /// The row of the grid that is written on.
  var row = 0

  func draw(_ pieces: [InspectorRow.Piece], _ pen: inout Pen) {
    var column = 1
    for piece in pieces {
      column += pen.write(
        piece.text, column: column, row: row, limit: pen.grid.size.columns - 1 - column, color(of: piece.tone),
        on: nil, piece.tone == .heading || piece.tone == .strong ? .bold : [])
    }
  }

  private func color(of tone: InspectorRow.Tone) -> RGB {
    switch tone {
    case .plain: Theme.text
    case .dim: Theme.dim
    case .heading: accent
    case .strong: Theme.bright
    case .warning: Theme.warning
    }
  }

  /// `size      ▇▇▇▇────── 812 of 4096 bytes`
  func drawGauge(_ label: String, _ used: Int, _ limit: Int, _ pen: inout Pen) {
    let isNear = used * 10 > limit * 9
    let text = "\(used) of \(limit) bytes" + (used > limit ? " !" : "")
    let start = 1 + pen.write(InspectorRow.padded(label), column: 1, row: row, limit: 12, Theme.dim)
    let room = pen.grid.size.columns - start - text.count - 2
    var column = start
    if room >= 3 {
      let length = min(20, room)
      let filled = min(length, max(used > 0 ? 1 : 0, used * length / max(1, limit)))
      column += pen.write(
        String(repeating: "━", count: filled), column: column, row: row, limit: length, isNear ? Theme.warning : accent)
      column += pen.write(
        String(repeating: "─", count: length - filled), column: column, row: row, limit: length, Theme.line)
      column += 1
    }
    pen.write(
      text, column: column, row: row, limit: pen.grid.size.columns - column - 1, isNear ? Theme.warning : Theme.text)
  }
}
