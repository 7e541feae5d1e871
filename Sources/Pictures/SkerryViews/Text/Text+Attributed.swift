import FoundationEssentials

nonisolated extension Text {
  /// The characters of an attributed string; Foundation has no attributes for emphasis outside of Apple's systems.
  ///
  /// A literal is never meant as one, although it could be: it is a key, in which Markdown is honoured.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) { self.init(verbatim: String(attributed.characters)) }
}
