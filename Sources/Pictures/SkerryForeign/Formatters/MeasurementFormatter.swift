#if Foundation
  import Foundation
  import SkerryBasics

  /// Writes measurements with their units, as Apple's Foundation does in American English; that of Linux doesn't.
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
    /// The language; it is American English.
    public var locale: Locale! = .current

    /// A measurement with its unit.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      guard let unit = measurement.unit as? Dimension else {
        return joined(measurement.value, measurement.unit.symbol)
      }
      var (value, shown) = (measurement.value, unit)
      let base = unit.converter.baseUnitValue(fromValue: value)
      if unitOptions.contains(.naturalScale), let length = unit as? UnitLength, Self.metric.contains(length.symbol) {
        shown = base >= 1000 ? UnitLength.kilometers : base >= 1 ? UnitLength.meters : UnitLength.centimeters
        value = shown.converter.value(fromBaseUnitValue: base)
      } else if !unitOptions.contains(.providedUnit), let american = AmericanUnits.unit(for: unit, base: base) {
        shown = american
        value = american.converter.value(fromBaseUnitValue: base)
      }
      let text = UnitText(shown)
      if shown is UnitTemperature {
        return number(value) + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : text.symbol)
      }
      return unitStyle == .long
        ? "\(number(value)) \(value == 1 ? text.singular : text.plural)" : joined(value, text.symbol)
    }
    /// The symbol of a unit, or its name.
    open func string(from unit: Unit) -> String { unitStyle == .long ? UnitText(unit).plural : unit.symbol }
    /// A measurement of lengths, masses, and so on; `nil` for anything else.
    open override func string(for object: Any?) -> String? { (object as? Measurement<Unit>).map { string(from: $0) } }

    private static let metric: Set<String> = ["m", "km", "cm", "mm"]

    private func number(_ value: Double) -> String {
      numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private func joined(_ value: Double, _ symbol: String) -> String {
      unitStyle == .short ? number(value) + symbol : "\(number(value)) \(symbol)"
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
