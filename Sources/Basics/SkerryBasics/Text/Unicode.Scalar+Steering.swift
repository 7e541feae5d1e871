extension Unicode.Scalar {
  /// Whether the scalar steers whatever shows a text, or hides in it: control and format characters, separators of lines,
  /// marks of direction, tags, and everything that Unicode lets a program ignore.
  ///
  /// Selectors of variants stay: they belong to the glyph before them, and can't be mistaken for anything else.
  package var steersOrHides: Bool {
    switch value {
    case 0x20...0x7E, 0xFE00...0xFE0F: false
    case ..<0xA0: true
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
      default: properties.isDefaultIgnorableCodePoint
      }
    }
  }
}
