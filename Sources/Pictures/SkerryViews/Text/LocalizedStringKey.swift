import FoundationEssentials

/// The key of a text that can be translated; without a table the key itself is shown, with its values filled in.
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  let segments: [Text.Segment]

  /// A text whose Markdown is read.
  public init(_ value: String) { segments = Markdown.segments(value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    segments = Markdown.segments(stringInterpolation.format, values: stringInterpolation.values)
  }

  /// Gathers literal pieces and values. Marks may stand around a value (`**\(name)**`), but a value itself is never
  /// read as Markdown.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The literals, with a placeholder for each value.
    private(set) var format = ""
    private(set) var values: [[Text.Segment]] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { format += literal.filter { $0 != Markdown.placeholder } }

    private mutating func append(_ string: String) { append([Text.Segment(content: .fixed(string))]) }
    private mutating func append(_ value: [Text.Segment]) {
      format.append(Markdown.placeholder)
      values.append(value)
    }

    /// A text as it stands; Markdown in it isn't read.
    public mutating func appendInterpolation(_ string: String) { append(string) }
    /// A text as it stands; Markdown in it isn't read.
    public mutating func appendInterpolation(_ string: Substring) { append(String(string)) }
    /// A text with its own style.
    public mutating func appendInterpolation(_ text: Text) { append(text.segments) }
    /// A symbol or picture in the line.
    public mutating func appendInterpolation(_ image: Image) {
      append([Text.Segment(content: .symbol(image.symbolName))])
    }

    /// Whole numbers are grouped: 1,234.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append(NumberText.grouped(Int(clamping: value)))
    }
    /// A number with up to six digits after the point.
    public mutating func appendInterpolation(_ value: Double) { append(NumberText.decimal(value, fractionDigits: 6)) }
    /// A number with up to six digits after the point.
    public mutating func appendInterpolation(_ value: Float) {
      append(NumberText.decimal(Double(value), fractionDigits: 6))
    }
    /// `true` or `false`.
    public mutating func appendInterpolation(_ value: Bool) { append(value ? "true" : "false") }

    /// A value written by a C format such as "%.1f".
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value, specifier: String) {
      append(NumberText.string(.integer(Int64(clamping: value)), specifier: specifier))
    }
    /// A number by a format of C, such as `%.1f`.
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(NumberText.string(.floating(value), specifier: specifier))
    }
    /// A number by a format of C, such as `%.1f`.
    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      append(NumberText.string(.floating(Double(value)), specifier: specifier))
    }

    /// A value written by a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String, F.FormatInput: Equatable {
      append(format.inAmericanEnglish.format(input))
    }

    /// A date that is kept up to date within the sentence.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append([Text.Segment(content: .live(LiveText(date, style: style)))])
    }
    /// Two dates with a dash, no more of them than tells them apart.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(Text(dates).segments)
    }
    /// A date that goes on being told: a timer, a distance, a time of day.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
          .segments)
    }

    /// Any other value is described; types of your own are best turned into strings first.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { append(String(describing: value)) }
  }

  /// The key with values filled in, without styles; what is spoken. Live parts are left out.
  package var plain: String {
    segments.map { segment in
      if case .fixed(let string) = segment.content { string } else { "" }
    }.joined()
  }
}
