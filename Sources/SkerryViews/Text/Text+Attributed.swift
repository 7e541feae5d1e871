import FoundationEssentials

nonisolated extension Text {
  /// The characters of an attributed string; Foundation has no attributes for emphasis outside of Apple's systems.
  public init(_ attributed: AttributedString) { self.init(verbatim: String(attributed.characters)) }
}
