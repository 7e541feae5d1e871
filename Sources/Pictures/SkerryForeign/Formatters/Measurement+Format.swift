#if Foundation
  import Foundation
  import SkerryBasics
  // Measurements in words, as Apple's Foundation writes them; Foundation has no such style on Linux.

  extension Measurement where UnitType: Dimension {
    /// How a measurement is written: its number, and its unit in full, as a symbol, or close to the number.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How much of the unit's name is written.
      public enum UnitWidth: String, Codable, Hashable, Sendable {
        /// `5 kilometers`.
        case wide
        /// `5 km`.
        case abbreviated
        /// `5km`, `72°`, `6′`.
        case narrow
      }

      /// How much of the unit's name is written.
      public var width: UnitWidth
      /// The purpose, which decides about the unit; `nil` for the way that fits.
      public var usage: MeasurementFormatUnitUsage<UnitType>?
      /// The language and its units; the phone's as long as nobody chooses one.
      public var locale: Locale
      /// How the number is written; `nil` for the way that fits.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      var hidesScale = false

      /// A way to write measurements.
      ///
      /// - Parameters:
      ///   - width: how much of the unit's name is written.
      ///   - locale: the language and its units; the phone's, if none is given.
      ///   - usage: the purpose, which decides about the unit.
      ///   - numberFormatStyle: how the number is written; `nil` for the way that fits.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
      }

      /// The style in another language.
      ///
      /// - Parameter locale: the language and its units.
      public func locale(_ locale: Locale) -> FormatStyle {
        var style = self
        style.locale = locale
        return style
      }

      /// The measurement in words.
      ///
      /// - Parameter measurement: what is written, in any unit.
      public func format(_ measurement: Measurement<UnitType>) -> String {
        WrittenMeasurement(
          value: measurement.value, unit: measurement.unit, usage: (usage ?? .general).identifier,
          width: width.ofTables, locale: locale == .autoupdatingCurrent ? PhoneLanguage.locale : locale,
          hidesScale: hidesScale
        )
        .string(numberFormatStyle.map { style in { _PhoneFormats.text($0, style) } })
      }
    }

    /// The measurement in a style.
    ///
    /// - Parameter style: how it is written.
    public func formatted(_ style: FormatStyle) -> String { style.format(self) }

    /// The measurement in a style of an app's own.
    ///
    /// - Parameter style: how it is written.
    @_disfavoredOverload
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Self == Style.FormatInput { style.format(self) }

    /// The measurement with a symbol, in a unit of the phone's country: `5 km` is `3.1 mi`.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  }

  extension Measurement.FormatStyle.UnitWidth where UnitType: Dimension {
    var ofTables: UnitTables.Width {
      switch self {
      case .wide: .wide
      case .abbreviated: .abbreviated
      case .narrow: .narrow
      }
    }
  }

  extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether degrees stand without their scale: `72°`.
    public var hidesScaleName: Bool {
      get { hidesScale }
      set { hidesScale = newValue }
    }

    /// A way to write temperatures.
    ///
    /// - Parameters:
    ///   - width: how much of the unit's name is written.
    ///   - locale: the language and its units; the phone's, if none is given.
    ///   - usage: the purpose, which decides about the unit.
    ///   - hidesScaleName: whether degrees stand without their scale: `72°`.
    ///   - numberFormatStyle: how the number is written; `nil` for the way that fits.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
      hidesScale = hidesScaleName
    }
  }

  extension FormatStyle {
    /// A measurement with its unit.
    ///
    /// - Parameters:
    ///   - width: how much of the unit's name is written.
    ///   - usage: the purpose, which decides about the unit.
    ///   - numberFormatStyle: how the number is written; `nil` for the way that fits.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature, whose scale may be left out.
    ///
    /// - Parameters:
    ///   - width: how much of the unit's name is written.
    ///   - usage: the purpose, which decides about the unit.
    ///   - hidesScaleName: whether degrees stand without their scale: `72°`.
    ///   - numberFormatStyle: how the number is written; `nil` for the way that fits.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
      Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
  }
#endif
