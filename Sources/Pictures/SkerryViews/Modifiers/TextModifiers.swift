import FoundationEssentials

extension View {
  /// Sets the font of text and symbols.
  public func font(_ font: Font?) -> some View { EnvironmentModifiedView(self) { $0.values.font = font } }

  /// Sets how heavy text is: semibold and more is drawn bold, light and less dim.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentModifiedView(self) { $0.values.fontChanges.weight = weight }
  }
  /// Writes text bold.
  public func bold(_ isActive: Bool = true) -> some View {
    EnvironmentModifiedView(self) { $0.values.fontChanges.weight = isActive ? .bold : nil }
  }
  /// Writes text in italics, where the terminal has them.
  public func italic(_ isActive: Bool = true) -> some View {
    EnvironmentModifiedView(self) { $0.values.fontChanges.isItalic = isActive }
  }
  /// Draws a line below text; a terminal draws it in the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    EnvironmentModifiedView(self) { $0.values.fontChanges.isUnderlined = isActive }
  }
  /// Draws a line through text; a terminal draws it in the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    EnvironmentModifiedView(self) { $0.values.fontChanges.isStruckThrough = isActive }
  }

  /// The most lines a text takes; `nil` for any number.
  public func lineLimit(_ number: Int?) -> some View {
    EnvironmentModifiedView(self) {
      $0.values.lineLimit = number
      $0.values.reservesLines = false
    }
  }
  /// The most lines a text takes, keeping room for all of them if asked to.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    EnvironmentModifiedView(self) {
      $0.values.lineLimit = limit
      $0.values.reservesLines = reservesSpace
    }
  }
  /// Limits a text to the most lines of a range.
  public func lineLimit(_ limits: ClosedRange<Int>) -> some View { lineLimit(limits.upperBound) }
  /// Limits a text to the most lines of a range.
  public func lineLimit(_ limits: PartialRangeThrough<Int>) -> some View { lineLimit(limits.upperBound) }
  /// Lets a text take as many lines as it needs.
  public func lineLimit(_ limits: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }

  /// Aligns the lines of a text within its width.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentModifiedView(self) { $0.multilineTextAlignment = alignment }
  }
  /// Says where a text that doesn't fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    EnvironmentModifiedView(self) { $0.truncationMode = mode }
  }
  /// Writes texts in capitals or small letters; `nil` for as they stand.
  public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentModifiedView(self) { $0.textCase = textCase }
  }
  /// A terminal has no smaller type: large type may become ordinary type, everything else is cut where it must be.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    EnvironmentModifiedView(self) { $0.minimumScaleFactor = factor }
  }
}

/// Modifiers without an equivalent in a terminal: every font is monospaced, and spacing and size are the terminal's.
extension View {
  /// Has no effect here: all glyphs of a terminal are equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Has no effect here: all digits of a terminal are equally wide.
  public func monospacedDigit() -> some View { self }
  /// Has no effect here: the terminal has one font.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// The terminal has one font: letters that are narrower on a phone get room for as many of them, where there is any.
  public func fontWidth(_ width: Font.Width?) -> some View {
    EnvironmentModifiedView(self) { $0.values.letterWidth = width.map { min(1, max(0.5, 1 + $0.value * 1.9)) } ?? 1 }
  }
  /// Has no effect here: a glyph stands in its cell.
  public func kerning(_ kerning: Double) -> some View { self }
  /// Has no effect here: a glyph stands in its cell.
  public func tracking(_ tracking: Double) -> some View { self }
  /// Has no effect here: a glyph stands in its cell.
  public func baselineOffset(_ offset: Double) -> some View { self }
  /// Has no effect here: lines are one row of cells apart.
  public func lineSpacing(_ spacing: Double) -> some View { self }
  /// Has no effect here: a glyph stands in its cell.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Draws the view as if the person had chosen a text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    EnvironmentModifiedView(self) { $0.dynamicTypeSize = size }
  }
  /// Has no effect here: cells have one size.
  public func dynamicTypeSize<R: RangeExpression<DynamicTypeSize>>(_ range: R) -> some View { self }
}
