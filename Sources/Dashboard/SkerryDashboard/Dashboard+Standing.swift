extension Dashboard {
  /// Which pane has the focus, and whether it fills the screen, in a word for the program that takes over.
  public var standing: String { focus.rawValue + (isZoomed ? Self.zoomed : "") }

  /// Takes over where another program's dashboard stood; any other word changes nothing.
  public func stand(as word: String) {
    let isZoomed = word.hasSuffix(Self.zoomed)
    guard let pane = Pane(rawValue: isZoomed ? String(word.dropLast(Self.zoomed.count)) : word) else { return }
    (focus, self.isZoomed) = (pane, isZoomed)
  }

  private static let zoomed = "+"
}
