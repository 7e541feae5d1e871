/// A source that is compiled beside a project's own, in which formatters and `formatted(_:)` write as the phone does.
///
/// The formatters are those of Foundation, which are unchecked themselves, in the phone's language from the start.
///
/// What a module declares itself comes before what it imports, so that calls in its sources arrive here.
enum FormatsOfPhone {
  /// The names that it declares; a project that declares one of them itself goes without.
  static let names = ["formatted", "current", "DateFormatter", "NumberFormatter"]

  static let source = """
    import PhoneFoundation

    nonisolated extension Locale { static var current: Locale { _PhoneFormats.locale } }
    nonisolated extension Calendar {
      static var current: Calendar {
        var calendar = Calendar.autoupdatingCurrent
        calendar.locale = _PhoneFormats.locale
        return calendar
      }
    }
    nonisolated class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
      override init() {
        super.init()
        (locale, timeZone) = (_PhoneFormats.locale, .current)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override class func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
        return formatter.string(from: date)
      }
    }
    nonisolated class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
      override init() {
        super.init()
        locale = _PhoneFormats.locale
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override class func localizedString(from number: NSNumber, number style: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
      }
    }
    nonisolated extension Date {
      func formatted() -> String { formatted(date: .numeric, time: .shortened) }
      func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        _PhoneFormats.text(self, FormatStyle(date: date, time: time))
      }
      func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
        _PhoneFormats.text(self, format)
      }
    }
    nonisolated extension BinaryInteger {
      func formatted() -> String { _PhoneFormats.text(Int(clamping: self), IntegerFormatStyle<Int>()) }
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
        _PhoneFormats.text(self, format)
      }
    }
    nonisolated extension BinaryFloatingPoint {
      func formatted() -> String { _PhoneFormats.text(Double(self), FloatingPointFormatStyle<Double>()) }
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
        _PhoneFormats.text(self, format)
      }
    }
    nonisolated extension Decimal {
      func formatted() -> String { _PhoneFormats.text(self, FormatStyle()) }
      func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Decimal {
        _PhoneFormats.text(self, format)
      }
    }
    nonisolated extension Range where Bound == Date {
      func formatted() -> String { formatted(date: .numeric, time: .shortened) }
      func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String {
        _PhoneFormats.text(self, Date.IntervalFormatStyle(date: date, time: time))
      }
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Range<Date> {
        _PhoneFormats.text(self, format)
      }
    }
    nonisolated extension Sequence where Element == String {
      func formatted() -> String {
        _PhoneFormats.text(Array(self), ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .standard))
      }
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        _PhoneFormats.text(self, format)
      }
    }
    nonisolated extension Duration {
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Duration {
        _PhoneFormats.text(self, format)
      }
    }

    """
}
