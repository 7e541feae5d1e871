import FoundationEssentials
import SkerryBasics

/// The key of a text that can be translated; without a table the key itself is shown, with its values filled in.
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  private let parts: StringInterpolation

  /// A text whose Markdown is read.
  public init(_ value: String) {
    parts = StringInterpolation(literal: value)
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation }

  var segments: [Text.Segment] { segments(table: nil) }

  /// The text in the phone's language, where a table of the program has it.
  func segments(table: String?) -> [Text.Segment] {
    guard let translated = Localization.format(of: parts.key, table: table, numbers: parts.numbers) else {
      return Markdown.segments(parts.format, values: parts.values)
    }
    // A key without values is a text as it stands: a percent sign in it stands for itself.
    if parts.values.isEmpty { return Markdown.segments(translated.replacing("%%", with: "%")) }
    var values: [[Text.Segment]] = []
    var text = ""
    for piece in LocalizedFormat.pieces(of: translated) {
      switch piece {
      case .literal(let literal): text += literal.filter { $0 != Markdown.placeholder }
      case .argument(let index, let written):
        text.append(Markdown.placeholder)
        values.append(parts.value(at: index, as: written))
      }
    }
    return Markdown.segments(text, values: values)
  }

  /// Gathers literal pieces and values. Marks may stand around a value (`**\(name)**`), but a value itself is never
  /// read as Markdown.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The literals, with a placeholder for each value.
    private(set) var format = ""
    private(set) var values: [[Text.Segment]] = []
    /// The key in a strings table, with `%@` and `%lld` for values.
    private(set) var key = ""
    /// The values that are numbers, by which plural forms are chosen.
    var numbers: [Double?] { arguments.map { $0?.number } }
    /// The numbers among the values.
    private var arguments: [InterpolatedValue?] = []

    /// A value in its place of a translation, which may want a number in another form: `%.1lf`, `%05d`, `%2$@`.
    func value(at index: Int, as written: String) -> [Text.Segment] {
      guard values.indices.contains(index) else { return [Text.Segment(content: .fixed(written))] }
      guard let argument = arguments[index] else { return values[index] }
      return [Text.Segment(content: .fixed(argument.written(as: written)))]
    }

    public init(literalCapacity: Int, interpolationCount: Int) {}
    init(literal: String) { (format, key) = (literal, literal) }

    public mutating func appendLiteral(_ literal: String) {
      // Most literals are neither: asking costs a hundredth of replacing.
      let isPlain = literal.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") }
      format += isPlain ? literal : literal.filter { $0 != Markdown.placeholder }
      key += isPlain ? literal : literal.replacing("%", with: "%%")
    }

    private mutating func append(_ string: String) { append([Text.Segment(content: .fixed(string))]) }
    private mutating func append(_ number: InterpolatedValue) {
      append([Text.Segment(content: .fixed(number.written))], as: number.specifier, number: number)
    }
    private mutating func append(
      _ value: [Text.Segment], as specifier: String = "%@", number: InterpolatedValue? = nil
    ) {
      format.append(Markdown.placeholder)
      values.append(value)
      key += specifier
      arguments.append(number)
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
    public mutating func appendInterpolation(_ value: some BinaryInteger) { append(InterpolatedValue(value)) }
    /// A number with up to six digits after the point.
    public mutating func appendInterpolation(_ value: Double) { append(InterpolatedValue(value)) }
    /// A number with up to six digits after the point.
    public mutating func appendInterpolation(_ value: Float) {
      append(InterpolatedValue(Double(value), specifier: "%f"))
    }
    /// `true` or `false`.
    public mutating func appendInterpolation(_ value: Bool) { append(value ? "true" : "false") }

    /// A value written by a C format such as "%.1f".
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      append(InterpolatedValue(NumberText.Argument(value), specifier: specifier))
    }
    /// A number by a format of C, such as `%.1f`.
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(InterpolatedValue(value, specifier: specifier))
    }
    /// A number by a format of C, such as `%.1f`.
    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      append(InterpolatedValue(Double(value), specifier: specifier))
    }

    /// A value written by a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String, F.FormatInput: Equatable {
      append(format.inPhonesLanguage.format(input))
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
