extension Grid {
  /// The picture as an SVG document in the look of a dark terminal window.
  ///
  /// One cell is 8 × 16 units. Blocks and lines are drawn as shapes, so that they meet without gaps in every font.
  ///
  /// - Parameter title: shown in the window's bar and read out by screen readers; without it there is no bar.
  public func svg(title: String? = nil) -> String {
    let harmless = CellText(title ?? "")
    let bar = harmless.isEmpty ? 0 : SVGUnits.titleHeight
    let width = size.columns * SVGUnits.cellWidth + 2 * SVGUnits.padding
    let height = size.rows * SVGUnits.cellHeight + 2 * SVGUnits.padding + bar
    var picture = SVGPicture(top: SVGUnits.padding + bar)
    for row in 0..<size.rows {
      withRow(row) { picture.add($0, at: row) }
    }
    let label: CellText = harmless.isEmpty ? "Terminal" : harmless
    return SVGWindow(width: width, height: height, barHeight: bar, label: label).enclosing(picture.elements)
  }
}

/// The frame around the cells: the document itself, the window and its bar.
private struct SVGWindow {
  let width: Int
  let height: Int
  let barHeight: Int
  let label: CellText

  private static let fonts =
    "ui-monospace,'SF Mono',Menlo,'JetBrains Mono','Cascadia Mono',Consolas,'DejaVu Sans Mono','Liberation Mono',"
    + "monospace,'Apple Color Emoji','Segoe UI Emoji','Noto Color Emoji'"
  private static let edge = RGB(hex: 0x2B2F3A)
  private static let quiet = RGB(hex: 0x8B90A0)
  private static let buttons = [RGB(hex: 0xFF5F57), RGB(hex: 0xFEBC2E), RGB(hex: 0x28C840)]

  func enclosing(_ elements: String) -> String {
    let units = "\(SVGUnits.number(width)) \(SVGUnits.number(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(naturalSize) viewBox="0 0 \(units)" role="img" \
      font-family="\(SVGWindow.fonts)" font-size="13.3">
      <title>\(SVGUnits.escaped(label.description))</title>
      <rect x="0.5" y="0.5" width="\(SVGUnits.number(width - 10))" height="\(SVGUnits.number(height - 10))" rx="9" \
      fill="\(TerminalTheme.background)" stroke="\(SVGWindow.edge)"/>
      \(bar)\(elements)</svg>

      """
  }

  private var naturalSize: String {
    let scale = SVGUnits.naturalScale
    let pixels = [width, height].map { SVGUnits.number($0 * scale.numerator / scale.denominator) }
    return "width=\"\(pixels[0])\" height=\"\(pixels[1])\""
  }

  /// As much of the title as fits between the buttons and their mirror image; a letter takes about 7 units.
  private var visibleLabel: String {
    label.truncated(columns: Swift.max(0, (width / SVGUnits.tenths - 116) / 7)).description
  }

  private var bar: String {
    guard barHeight > 0 else { return "" }
    let circles = SVGWindow.buttons.enumerated().map { index, color in
      "<circle cx=\"\(16 + 14 * index)\" cy=\"14.5\" r=\"4.5\" fill=\"\(color)\"/>\n"
    }
    let font = "font-family=\"system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif\" font-size=\"11.5\""
    let text =
      "<text x=\"\(SVGUnits.number(width / 2))\" y=\"18.5\" text-anchor=\"middle\" \(font) font-weight=\"600\" "
      + "fill=\"\(SVGWindow.quiet)\">\(SVGUnits.escaped(visibleLabel))</text>\n"
    let line =
      "<path d=\"M1 \(SVGUnits.number(barHeight + 30))H\(SVGUnits.number(width - 10))\" stroke=\"\(SVGWindow.edge)\"/>\n"
    return circles.joined() + text + line
  }
}
