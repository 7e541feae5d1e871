import FoundationEssentials

// The attributes that SwiftUI adds to Foundation's text with attributes, and how a `Text` shows them.

nonisolated extension Text {
  /// A line below or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is drawn; a terminal has one way.
    public struct Pattern: Hashable, Sendable {
      private let name: String
      /// Whole.
      public static let solid = Pattern(name: "solid")
      /// Of dots; drawn whole here.
      public static let dot = Pattern(name: "dot")
      /// Of dashes; drawn whole here.
      public static let dash = Pattern(name: "dash")
      /// Of dashes and dots; drawn whole here.
      public static let dashDot = Pattern(name: "dashDot")
      /// Of dashes and two dots; drawn whole here.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
    /// A whole line.
    public static let single = LineStyle()
    /// A line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}

/// The meaning of a run of text, which Foundation has on Apple's systems only.
nonisolated public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Drawn bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, which a terminal draws as all its text.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Drawn with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A break where there happens to be one.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A break that is meant.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

nonisolated extension AttributeScopes {
  /// The scope of ``SwiftUIAttributes``.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// SwiftUI's attributes of a run of text.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The color of a run.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind a run; a text has one background here.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through a run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line below a run.
    public let underlineStyle: UnderlineStyleAttribute
    /// Space between letters, in points; a glyph stands in its cell.
    public let kern: KerningAttribute
    /// Space between letters, in points; a glyph stands in its cell.
    public let tracking: TrackingAttribute
    /// How far a run is raised, in points; a glyph stands in its cell.
    public let baselineOffset: BaselineOffsetAttribute
    /// The meaning of a run; Foundation's own on Apple's systems.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes

    /// The meaning of a run.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = InlinePresentationIntent
      /// Its name in archives.
      public static let name = "NSInlinePresentationIntent"
    }
    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = Font
      /// Its name in archives.
      public static let name = "SwiftUI.Font"
    }
    /// The color of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = Color
      /// Its name in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The color behind a run.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = Color
      /// Its name in archives.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line through a run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = Text.LineStyle
      /// Its name in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line below a run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = Text.LineStyle
      /// Its name in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Space between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = Double
      /// Its name in archives.
      public static let name = "SwiftUI.Kern"
    }
    /// Space between letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = Double
      /// Its name in archives.
      public static let name = "SwiftUI.Tracking"
    }
    /// How far a run is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = Double
      /// Its name in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

nonisolated extension AttributeDynamicLookup {
  /// SwiftUI's attributes by their names, as in `text.foregroundColor = .red`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

nonisolated extension AttributedString {
  /// The runs with what of their attributes a terminal shows.
  var segments: [Text.Segment] {
    runs.map { run in
      var style = Text.Style()
      style.font = run.font
      style.foreground = run.foregroundColor.map { AnyShapeStyle($0) }
      style.link = run.link
      style.changes.isStruckThrough = run.strikethroughStyle != nil
      style.changes.isUnderlined = run.underlineStyle != nil
      let intent = run.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { style.changes.weight = .bold }
      if intent.contains(.emphasized) { style.changes.isItalic = true }
      if intent.contains(.strikethrough) { style.changes.isStruckThrough = true }
      return Text.Segment(content: .fixed(String(characters[run.range])), style: style)
    }
  }

  /// Reads inline Markdown: bold, italic, code, struck through, links.
  package init(inlineMarkdown markdown: String) {
    self.init()
    for segment in Markdown.segments(markdown) {
      guard case .fixed(let string) = segment.content else { continue }
      var piece = AttributedString(string)
      var intent: InlinePresentationIntent = []
      if segment.style.changes.weight != nil { intent.insert(.stronglyEmphasized) }
      if segment.style.changes.isItalic { intent.insert(.emphasized) }
      if segment.style.changes.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      piece.link = segment.style.link
      self += piece
    }
  }
}
