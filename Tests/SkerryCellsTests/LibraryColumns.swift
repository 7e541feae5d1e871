import Glibc

/// The columns that the C library of this machine gives to scalars, in a UTF-8 locale.
struct LibraryColumns {
  private typealias Function = @convention(c) (Int32) -> Int32
  private let function: Function
  private let locale: locale_t

  /// Nil when the library offers no such function or locale.
  init?() {
    guard let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) else { return nil }
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "wcwidth") else { return nil }
    function = unsafeBitCast(symbol, to: Function.self)
    self.locale = locale
  }

  func columns(of scalar: Unicode.Scalar) -> Int {
    let before = uselocale(locale)
    defer { uselocale(before) }
    return Int(function(Int32(scalar.value)))
  }
}
