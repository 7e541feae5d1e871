#if Foundation
  import Foundation
  import SkerryBasics

  /// Writes measurements with their units, as Apple's Foundation does; that of Linux doesn't.
  open class MeasurementFormatter: Formatter {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The one that was given.
      public static let providedUnit = UnitOptions(rawValue: 1)
      /// One of a fitting size.
      public static let naturalScale = UnitOptions(rawValue: 2)
      /// Degrees without their scale.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }
    /// Which unit is written.
    public var unitOptions: UnitOptions = []
    /// How much of the unit's name is written.
    public var unitStyle = Formatter.UnitStyle.medium
    /// How the number is written.
    public var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.locale = PhoneLanguage.locale
      formatter.numberStyle = .decimal
      formatter.maximumFractionDigits = 3
      return formatter
    }()
    /// The language and its units; the phone's, if none is chosen.
    public var locale: Locale! = PhoneLanguage.locale

    /// A measurement with its unit.
    ///
    /// - Parameter measurement: what is written.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      var (value, shown) = (measurement.value, measurement.unit as Unit)
      var keepsUnit = unitOptions.contains(.providedUnit)
      if unitOptions.contains(.naturalScale), let length = shown as? UnitLength, Self.metric.contains(length.symbol) {
        let meters = length.converter.baseUnitValue(fromValue: value)
        let natural = meters >= 1000 ? UnitLength.kilometers : meters >= 1 ? UnitLength.meters : UnitLength.centimeters
        (value, shown, keepsUnit) = (natural.converter.value(fromBaseUnitValue: meters), natural, true)
      }
      let hidesScale = shown is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit)
      return WrittenMeasurement(
        value: value, unit: shown, usage: keepsUnit ? nil : "default", width: hidesScale ? .narrow : width,
        locale: locale ?? PhoneLanguage.locale, hidesScale: hidesScale
      )
      .string { [numberFormatter] in numberFormatter?.string(from: NSNumber(value: $0)) ?? "\($0)" }
    }
    /// The symbol of a unit, or its name.
    ///
    /// - Parameter unit: what is written.
    open func string(from unit: Unit) -> String {
      let locale = locale ?? PhoneLanguage.locale
      return UnitName(unit).identifier.flatMap { UnitTables.written(2, $0, width, in: locale)?.unit } ?? unit.symbol
    }
    /// A measurement of lengths, masses, and so on; `nil` for anything else.
    ///
    /// - Parameter object: what is written.
    open override func string(for object: Any?) -> String? { (object as? Measurement<Unit>).map { string(from: $0) } }

    private static let metric: Set<String> = ["m", "km", "cm", "mm"]

    private var width: UnitTables.Width {
      switch unitStyle {
      case .long: .wide
      case .short: .narrow
      default: .abbreviated
      }
    }
  }

  /// Writes several things as a list: `a, b, and c`.
  open class ListFormatter: Formatter {
    /// How each thing is written.
    public var itemFormatter: Formatter?
    /// The language; it is American English.
    public var locale: Locale! = .current
    /// A list of things.
    open func string(from items: [Any]) -> String? {
      Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }
    /// A list of texts.
    public static func localizedString(byJoining strings: [String]) -> String {
      switch strings.count {
      case 0: ""
      case 1: strings[0]
      case 2: "\(strings[0]) and \(strings[1])"
      default: strings.dropLast().joined(separator: ", ") + ", and \(strings[strings.count - 1])"
      }
    }
    /// A list; `nil` for anything else.
    open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap { string(from: $0) } }
  }
#endif
