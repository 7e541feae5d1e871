import SkerryCells

/// Takes the cursor from cell to cell in as few bytes as the terminal allows.
nonisolated struct CursorMotion: Sendable {
  let terminal: TerminalCapabilities

  /// Part of a way along one axis.
  private enum Step {
    case none
    /// A control character repeated.
    case repeated(UInt8, Int)
    /// A control sequence with a number.
    case control(Int, UInt8)
    /// To the first column and then to the right.
    case fromLineStart(Int)

    var length: Int {
      switch self {
      case .none: 0
      case .repeated(_, let count): count
      case .control(let count, _): ByteBuffer.controlLength(count)
      case .fromLineStart(let columns): columns == 0 ? 1 : 1 + ByteBuffer.controlLength(columns)
      }
    }
  }

  /// The bytes that the cheapest way takes; nil stands for an unknown place.
  func cost(from start: CellPoint?, to end: CellPoint) -> Int {
    min(absoluteLength(end), relative(from: start, to: end).map { $0.row.length + $0.column.length } ?? .max)
  }

  /// Writes the cheapest way; nil stands for an unknown place.
  func move(from start: CellPoint?, to end: CellPoint, in buffer: inout ByteBuffer) {
    if let way = relative(from: start, to: end), way.row.length + way.column.length <= absoluteLength(end) {
      write(way.row, in: &buffer)
      write(way.column, in: &buffer)
    } else {
      buffer.append("\u{1B}[")
      if end.row > 0 { buffer.append(decimal: end.row + 1) }
      if end.column > 0 {
        buffer.append(0x3B)
        buffer.append(decimal: end.column + 1)
      }
      buffer.append(0x48)
    }
  }

  private func absoluteLength(_ end: CellPoint) -> Int {
    let row = end.row > 0 ? ByteBuffer.digits(end.row + 1) : 0
    return 3 + row + (end.column > 0 ? 1 + ByteBuffer.digits(end.column + 1) : 0)
  }

  private func relative(from start: CellPoint?, to end: CellPoint) -> (row: Step, column: Step)? {
    guard let start, let row = rowStep(from: start.row, to: end.row),
      let column = columnStep(from: start.column, to: end.column)
    else { return nil }
    return (row, column)
  }

  private func rowStep(from start: Int, to end: Int) -> Step? {
    if start == end { return Step.none }
    var best: Step?
    // A line feed keeps the column, because the terminal driver's translation is off while we run.
    if end > start { consider(.repeated(0x0A, end - start), &best) }
    if terminal.movesToRow { consider(.control(end + 1, 0x64), &best) }
    if end > start && terminal.movesDown { consider(.control(end - start, 0x42), &best) }
    if end < start && terminal.movesUp { consider(.control(start - end, 0x41), &best) }
    return best
  }

  private func columnStep(from start: Int, to end: Int) -> Step? {
    if start == end { return Step.none }
    var best: Step?
    if end < start { consider(.repeated(0x08, start - end), &best) }
    if terminal.movesToColumn { consider(.control(end + 1, 0x47), &best) }
    if end > start && terminal.movesRight { consider(.control(end - start, 0x43), &best) }
    if end < start && terminal.movesLeft { consider(.control(start - end, 0x44), &best) }
    if end == 0 || terminal.movesRight { consider(.fromLineStart(end), &best) }
    return best
  }

  private func consider(_ step: Step, _ best: inout Step?) {
    if let known = best, known.length <= step.length { return }
    best = step
  }

  private func write(_ step: Step, in buffer: inout ByteBuffer) {
    switch step {
    case .none: break
    case .repeated(let byte, let count):
      for _ in 0..<count { buffer.append(byte) }
    case .control(let count, let final):
      buffer.appendControl(count, final)
    case .fromLineStart(let columns):
      buffer.append(0x0D)
      if columns > 0 { buffer.appendControl(columns, 0x43) }
    }
  }
}
