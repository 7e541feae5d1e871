import SkerryCells

/// Lines that go on behind something that covers them, such as the camera of the island.
extension Node {
  /// Lets the texts within end before what covers them, as far as they begin before it, and remarks them.
  package final func endTexts(before cover: CellRect) {
    switch self {
    case is HiddenNode: break
    case let text as TextNode: text.end(before: cover)
    default: for child in children { child.endTexts(before: cover) }
    }
  }
}

extension TextNode {
  /// Ends before what covers it.
  fileprivate func end(before cover: CellRect) {
    self.cover = cover
    guard !isRedacted, coveredRows.contains(where: { $0 }) else { return }
    pass.warnings.append(
      FitWarning(.textCut, "“\(plainText)” is cut to \(cover.minColumn - frame.minColumn) columns beside the camera"))
  }
}
