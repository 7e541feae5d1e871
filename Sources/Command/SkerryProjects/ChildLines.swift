/// Makes lines of the bytes that another program writes, which come in pieces of any length.
struct ChildLines {
  private var line: [UInt8] = []

  /// Takes the next bytes and tells the lines that they end, without their ends; empty ones are left out.
  mutating func add(_ bytes: some Sequence<UInt8>, _ onLine: (String) -> Void) {
    for byte in bytes {
      // A progress bar returns to the margin in the place of a new line.
      if byte == 10 || byte == 13 { end(onLine) } else { line.append(byte) }
    }
  }

  /// Tells what stands behind the last end of a line, if anything does.
  mutating func end(_ onLine: (String) -> Void) {
    if !line.isEmpty { onLine(String(decoding: line, as: UTF8.self)) }
    line.removeAll(keepingCapacity: true)
  }
}
