extension CellText {
  /// Text from anywhere, split at `\n`, `\r\n`, `\r` and the Unicode line and paragraph separators.
  ///
  /// There is one line more than there are breaks, so that empty text is one empty line.
  public static func lines(of untrusted: String) -> [CellText] {
    var lines: [CellText] = []
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in untrusted.unicodeScalars {
      if scalar == "\n" && previous == "\r" {
        previous = nil
        continue
      }
      previous = scalar
      switch scalar.value {
      case 0x0A, 0x0D, 0x2028, 0x2029:
        lines.append(CellText(String(line)))
        line.removeAll()
      default:
        line.append(scalar)
      }
    }
    lines.append(CellText(String(line)))
    return lines
  }
}
