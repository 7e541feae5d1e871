#if Foundation
  import Foundation
  import SkerryBasics
  // Measurements in words, as Apple's Foundation writes them in English; Foundation has no such style on Linux.

  extension Measurement where UnitType: Dimension {
    /// How a measurement is written: its number, and its unit in full, as a symbol, or close to the number.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How much of the unit's name is written.
      public enum UnitWidth: String, Codable, Hashable, Sendable {
        /// `5 kilometers`.
        case wide
        /// `5 km`.
        case abbreviated
        /// `5km`, and a sign where there is one: `72°` in Fahrenheit, `6′`.
        case narrow
      }

      /// How much of the unit's name is written.
      public var width: UnitWidth
      /// Whether the unit is kept; otherwise it is one that Americans use for this purpose.
      let keepsUnit: Bool
      /// How the number is written; `nil` for the way that fits.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?

      init(width: UnitWidth, keepsUnit: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>?) {
        self.width = width
        self.keepsUnit = keepsUnit
        self.numberFormatStyle = numberFormatStyle
      }

      /// The style itself: measurements are written in English.
      public func locale(_ locale: Locale) -> FormatStyle { self }

      /// The measurement in words.
      public func format(_ measurement: Measurement<UnitType>) -> String {
        let shown = keepsUnit ? (measurement.value, measurement.unit) : localized(measurement)
        let text = UnitText(shown.1)
        let number = number(shown.0)
        switch width {
        case .wide: return "\(number) \(number == "1" ? text.singular : text.plural)"
        case .abbreviated: return number + (text.isAttached ? "" : " ") + text.symbol
        case .narrow: return number + text.sign
        }
      }

      /// A number in another unit keeps two digits, or all before the point, as there is no telling how exact it is.
      private func number(_ value: Double) -> String {
        if let numberFormatStyle { return _PhoneFormats.text(value, numberFormatStyle) }
        let digits: FloatingPointFormatStyle<Double> = .number.locale(PhoneLanguage.locale)
        if keepsUnit { return digits.precision(.fractionLength(0...6)).format(value) }
        return abs(value) >= 100
          ? digits.precision(.fractionLength(0)).format(value)
          : digits.precision(.significantDigits(1...2)).format(value)
      }

      private func localized(_ measurement: Measurement<UnitType>) -> (Double, Unit) {
        let unit: Dimension = measurement.unit
        let base = unit.converter.baseUnitValue(fromValue: measurement.value)
        guard let american = AmericanUnits.unit(for: unit, base: base) else { return (measurement.value, unit) }
        return (american.converter.value(fromBaseUnitValue: base), american)
      }
    }

    /// The measurement in a style.
    public func formatted(_ style: FormatStyle) -> String { style.format(self) }

    /// The measurement in a style of an app's own.
    @_disfavoredOverload
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Self == Style.FormatInput { style.format(self) }

    /// The measurement with a symbol, in a unit Americans use: `5 km` is `3.1 mi`.
    public func formatted() -> String {
      FormatStyle(width: .abbreviated, keepsUnit: false, numberFormatStyle: nil).format(self)
    }
  }

  /// The purpose of a measurement, which decides about its unit.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
    let keepsUnit: Bool
    /// The unit stays as it is.
    public static var asProvided: Self { Self(keepsUnit: true) }
    /// A unit people use.
    public static var general: Self { Self(keepsUnit: false) }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Distances on roads: miles or feet.
    public static var road: Self { Self(keepsUnit: false) }
    /// The height of a person: feet or inches.
    public static var person: Self { Self(keepsUnit: false) }
    /// The height of a person: feet or inches.
    public static var personHeight: Self { Self(keepsUnit: false) }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person: pounds or ounces.
    public static var personWeight: Self { Self(keepsUnit: false) }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of the air: degrees Fahrenheit.
    public static var weather: Self { Self(keepsUnit: false) }
    /// The temperature of a body: degrees Fahrenheit.
    public static var person: Self { Self(keepsUnit: false) }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food, in the unit it was given.
    public static var food: Self { Self(keepsUnit: true) }
    /// The energy of exercise, in the unit it was given.
    public static var workout: Self { Self(keepsUnit: true) }
  }

  extension FormatStyle {
    /// A measurement with its unit.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, keepsUnit: usage.keepsUnit, numberFormatStyle: numberFormatStyle)
    }
  }

  /// The units that Americans use for what was measured in others.
  enum AmericanUnits {
    /// - Parameter base: the value in the dimension's base unit: meters, kilograms, meters a second, kelvins, liters.
    static func unit(for unit: Dimension, base: Double) -> Dimension? {
      guard PhoneLanguage.isAmerican else { return nil }
      let size = abs(base)
      return switch unit {
      case is UnitLength: size >= 804.672 ? UnitLength.miles : size >= 0.3048 ? UnitLength.feet : UnitLength.inches
      case is UnitMass: size >= 0.453_592 ? UnitMass.pounds : UnitMass.ounces
      case is UnitSpeed: UnitSpeed.milesPerHour
      case is UnitTemperature: UnitTemperature.fahrenheit
      case is UnitVolume: size >= 3.785_41 ? UnitVolume.gallons : UnitVolume.fluidOunces
      default: nil
      }
    }
  }

  /// A unit's symbol and names in English.
  struct UnitText {
    let symbol: String
    let singular: String
    let plural: String
    /// The shortest way to write it (CLDR, English).
    var sign: String { Self.signs[symbol] ?? symbol }

    private static let signs = ["°F": "°", "ft": "′", "in": "″", "lb": "#", "hr": "h", "min": "m"]

    /// Degrees stand close to their number.
    var isAttached: Bool { symbol.hasPrefix("°") }

    init(_ unit: Unit) {
      symbol = unit.symbol
      let name = Self.names[unit.symbol]
      singular = name?.0 ?? unit.symbol
      plural = name?.1 ?? name.map { $0.0 + "s" } ?? unit.symbol
    }

    /// By symbol: one, and several where that isn't one with an s.
    private static let names: [String: (String, String?)] = [
      "m": ("meter", nil), "km": ("kilometer", nil), "cm": ("centimeter", nil), "mm": ("millimeter", nil),
      "mi": ("mile", nil), "ft": ("foot", "feet"), "in": ("inch", "inches"), "yd": ("yard", nil),
      "g": ("gram", nil), "kg": ("kilogram", nil), "mg": ("milligram", nil), "lb": ("pound", nil), "oz": ("ounce", nil),
      "m/s": ("meter per second", "meters per second"), "km/h": ("kilometer per hour", "kilometers per hour"),
      "mph": ("mile per hour", "miles per hour"), "kn": ("knot", nil),
      "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
      "L": ("liter", nil), "mL": ("milliliter", nil), "gal": ("gallon", nil), "fl oz": ("fluid ounce", nil),
      "kcal": ("kilocalorie", nil), "cal": ("calorie", nil), "J": ("joule", nil), "kJ": ("kilojoule", nil),
      "kWh": ("kilowatt-hour", nil), "W": ("watt", nil), "kW": ("kilowatt", nil), "V": ("volt", nil),
      "A": ("ampere", nil), "%": ("percent", "percent"), "hr": ("hour", nil), "min": ("minute", nil),
      "s": ("second", nil), "hPa": ("hectopascal", nil), "°": ("degree", nil),
    ]
  }
#endif
