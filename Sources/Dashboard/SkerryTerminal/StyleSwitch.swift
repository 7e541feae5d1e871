import SkerryCells

/// Changes the terminal's style in as few bytes as possible: step by step, or from scratch.
nonisolated struct StyleSwitch: Sendable {
  /// Single attributes and colours can be switched off.
  let switchesOffSingly: Bool

  func change(from old: PenStyle, to new: PenStyle, in buffer: inout ByteBuffer) {
    guard old != new else { return }
    if new == PenStyle() {
      buffer.append("\u{1B}[m")
      return
    }
    let fromScratch = codesFromScratch(to: new)
    if let stepwise = codes(from: old, to: new), stepwise.length <= fromScratch.length {
      stepwise.write(to: &buffer)
    } else {
      fromScratch.write(to: &buffer)
    }
  }

  private func codesFromScratch(to new: PenStyle) -> StyleCodes {
    var codes = StyleCodes()
    codes.append(0)
    appendAttributes(new.attributes, to: &codes)
    if !new.foreground.isStandard { new.foreground.appendCodes(base: 30, to: &codes) }
    if !new.background.isStandard { new.background.appendCodes(base: 40, to: &codes) }
    return codes
  }

  private func codes(from old: PenStyle, to new: PenStyle) -> StyleCodes? {
    var added = new.attributes.subtracting(old.attributes)
    let removed = old.attributes.subtracting(new.attributes)
    let losesColor =
      (new.foreground.isStandard && !old.foreground.isStandard)
      || (new.background.isStandard && !old.background.isStandard)
    guard switchesOffSingly || (removed.isEmpty && !losesColor) else { return nil }
    var codes = StyleCodes()
    if !removed.isDisjoint(with: [.bold, .dim]) {
      codes.append(22)
      // 22 ends both of them; the one that stays is said again.
      added.formUnion(new.attributes.intersection([.bold, .dim]))
    }
    if removed.contains(.italic) { codes.append(23) }
    if removed.contains(.underline) { codes.append(24) }
    if removed.contains(.reverse) { codes.append(27) }
    if removed.contains(.strikethrough) { codes.append(29) }
    appendAttributes(added, to: &codes)
    if new.foreground != old.foreground { new.foreground.appendCodes(base: 30, to: &codes) }
    if new.background != old.background { new.background.appendCodes(base: 40, to: &codes) }
    return codes
  }

  private func appendAttributes(_ attributes: CellAttributes, to codes: inout StyleCodes) {
    if attributes.isEmpty { return }
    if attributes.contains(.bold) { codes.append(1) }
    if attributes.contains(.dim) { codes.append(2) }
    if attributes.contains(.italic) { codes.append(3) }
    if attributes.contains(.underline) { codes.append(4) }
    if attributes.contains(.reverse) { codes.append(7) }
    if attributes.contains(.strikethrough) { codes.append(9) }
  }
}
