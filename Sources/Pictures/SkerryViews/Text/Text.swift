import FoundationEssentials

/// One or more lines of text, parts of which may change by themselves as time passes.
///
/// ```swift
/// Text("Arrives \(arrival, style: .relative)").font(.headline)
/// ```
nonisolated public struct Text: Sendable {
  var segments: [Segment]

  /// A run of text with its own style.
  struct Segment: Sendable {
    enum Content: Sendable {
      case fixed(String)
      case live(LiveText)
      case symbol(String)
    }
    var content: Content
    var style = Style()
    /// How a value is written where a view sets a locale or a zone of its own.
    var formatted: FormattedText?
  }

  /// The settings of a text's own modifiers, on top of the environment.
  struct Style: Sendable {
    var font: Font?
    var changes = FontChanges()
    var foreground: AnyShapeStyle?
    var link: URL?

    /// This style where `outer` sets nothing.
    func under(_ outer: Style) -> Style {
      Style(
        font: font ?? outer.font, changes: changes.over(outer.changes), foreground: foreground ?? outer.foreground,
        link: link ?? outer.link)
    }
  }

  /// Which part of a text that does not fit gives way to "…".
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
  /// All capitals, or all small letters.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// The ways in which a text shows a date.
  public struct DateStyle: Hashable, Sendable {
    let kind: LiveText.DateStyle
    /// The time of day, such as "9:41 AM".
    public static let time = DateStyle(kind: .time)
    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The distance from now in two units, such as "11 min, 14 sec".
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now in one unit with a sign, such as "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// Counts down to the date, then up from it, such as "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  init(_ content: Segment.Content) { segments = [Segment(content: content)] }

  /// Text in which `**bold**`, `*italic*`, code in back quotes, `~~struck~~` and `[title](link)` are honoured and values
  /// are interpolated.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    segments = key.segments(table: tableName)
  }

  /// Exactly these characters.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.fixed(String(content))) }

  /// Exactly these characters.
  public init(verbatim content: String) { self.init(.fixed(content)) }

  /// A date that is shown in a style and kept up to date by the system.
  public init(_ date: Date, style: DateStyle) { self.init(.live(LiveText(date, style: style))) }

  /// An interval of time, such as "6:13 – 11:58 AM".
  public init(_ dates: ClosedRange<Date>) { self.init(.live(.interval(dates))) }

  /// A timer within an interval: it stops at its end and at `pauseTime`, if there is one.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .live(.timerInterval(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// A value written by a format style.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(.fixed(format.inPhonesLanguage.format(input)))
    segments[0].formatted = FormattedText(input, format)
  }

  /// An image within text.
  public init(_ image: Image) { self.init(.symbol(image.symbolName)) }

  /// One text behind the other, each in its own style.
  public static func + (first: Text, second: Text) -> Text {
    var result = first
    result.segments += second.segments
    return result
  }

  private func styled(_ change: (inout Style) -> Void) -> Text {
    var outer = Style()
    change(&outer)
    var copy = self
    for index in copy.segments.indices { copy.segments[index].style = copy.segments[index].style.under(outer) }
    return copy
  }

  /// The text in a font; `nil` for that of its surroundings.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }
  /// The text lighter or heavier: semibold and more is drawn bold, light and less dim.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.changes.weight = weight } }
  /// The text in bold.
  public func bold() -> Text { styled { $0.changes.weight = .bold } }
  /// The text in bold, or as it is.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// The text in italics, where the terminal has them.
  public func italic() -> Text { styled { $0.changes.isItalic = true } }
  /// The text in italics, or as it is.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  /// The text with a line below; a terminal draws it in the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.changes.isUnderlined = isActive }
  }
  /// The text with a line through it; a terminal draws it in the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.changes.isStruckThrough = isActive }
  }
  /// The text in a color; `nil` for that of its surroundings.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color.map { AnyShapeStyle($0.ofInk) } }
  }
  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = (style as? Color).map { AnyShapeStyle($0.ofInk) } ?? AnyShapeStyle(style) }
  }
  /// Every terminal font is monospaced, and spacing between letters can't be changed: these change nothing.
  public func monospacedDigit() -> Text { self }
  /// The text itself: all glyphs of a terminal are equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// The text itself: the terminal has one font.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// The text itself: the terminal has one font.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// The text itself: a glyph stands in its cell.
  public func kerning(_ kerning: Double) -> Text { self }
  /// The text itself: a glyph stands in its cell.
  public func tracking(_ tracking: Double) -> Text { self }
  /// The text itself: a glyph stands in its cell.
  public func baselineOffset(_ offset: Double) -> Text { self }
}

nonisolated extension LiveText {
  init(_ date: Date, style: Text.DateStyle) {
    self = .date(date, style: style.kind)
  }
}

extension Text: View {
  public var body: EmptyView { EmptyView() }
  public func _makeNodes(in context: ViewContext) -> [Node] { [TextNode(self, in: context)] }
}

nonisolated extension Text {
  /// A text whose runs have attributes of their own.
  ///
  /// A literal is never meant as one, although it could be: it is a key, in which Markdown is honoured.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) { segments = attributed.segments }
}

nonisolated extension Text {
  /// The letters of the text, without styles; live parts are left out.
  package var plain: String {
    segments.map { if case .fixed(let string) = $0.content { string } else { "" } }.joined()
  }
}
