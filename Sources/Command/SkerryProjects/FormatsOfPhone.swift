/// A source that is compiled beside a project's own, in which `formatted(_:)` writes as the phone does.
///
/// What a module declares itself comes before what it imports, so that calls in its sources arrive here.
enum FormatsOfPhone {
  /// The names that it declares; a project that declares one of them itself goes without.
  static let names = ["formatted", "current"]

  static let source = """
    import PhoneFoundation

    nonisolated extension Locale { static var current: Locale { _PhoneFormats.locale } }
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
    nonisolated extension Duration {
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Duration {
        _PhoneFormats.text(self, format)
      }
    }

    """
}
