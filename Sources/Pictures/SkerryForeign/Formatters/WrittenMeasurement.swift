#if Foundation
  import Foundation
  import SkerryBasics

  /// A quantity, and what decides about how it is written.
  struct WrittenMeasurement {
    /// The number, in `unit`.
    let value: Double
    let unit: Unit
    /// The purpose in whose units the locale's people think; `nil` keeps the unit.
    var usage: String?
    let width: UnitTables.Width
    let locale: Locale
    /// Whether degrees stand without their scale.
    var hidesScale = false

    /// The quantity in words.
    ///
    /// - Parameter digits: writes the number; `nil` for the tables' own way.
    func string(_ digits: ((Double) -> String)? = nil) -> String {
      let name = UnitName(unit)
      guard let identifier = name.identifier, value.isFinite, let natural = written(identifier, precision: nil) else {
        return name.written(digits?(value) ?? number, width)
      }
      guard let digits else {
        return hidesScale ? withoutScale(natural.value, natural.digits) ?? natural.string : natural.string
      }
      // A unit of the country's needs its number exactly: the tables have rounded it in their own way.
      guard let exact = written(identifier, precision: ".###############") else { return natural.string }
      let number = digits(exact.value)
      if hidesScale { return withoutScale(exact.value, number) ?? exact.string }
      // One is one meter, and one point zero are meters: the number of digits has a say in the word.
      let places = fractionLength(of: number)
      let precision = places == 0 ? "precision-integer" : "." + String(repeating: "0", count: places)
      return (written(identifier, precision: precision) ?? exact).with(number)
    }

    /// Where the tables have no units for a purpose, the unit is kept.
    private func written(_ identifier: String, precision: String?) -> WrittenUnit? {
      UnitTables.written(value, identifier, usage: usage, width, precision: precision, in: locale)
        ?? UnitTables.written(value, identifier, width, precision: precision, in: locale)
    }

    private func withoutScale(_ value: Double, _ number: String?) -> String? {
      let degrees = UnitTables.written(value, "temperature-generic", width, in: locale)
      return number.map { degrees?.with($0) ?? $0 } ?? degrees?.string
    }

    private var number: String {
      let style: FloatingPointFormatStyle<Double> = .number.precision(.fractionLength(0...6))
      return style.locale(locale).format(value)
    }

    private func fractionLength(of number: String) -> Int {
      guard let point = locale.decimalSeparator, let place = number.range(of: point, options: .backwards) else {
        return 0
      }
      return number[place.upperBound...].prefix { $0.isNumber }.count
    }
  }
#endif
