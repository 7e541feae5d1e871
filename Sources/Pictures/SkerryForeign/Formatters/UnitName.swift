#if Foundation
  import Foundation

  /// What the tables of units call one of Foundation's, and its English names where they have none.
  struct UnitName {
    /// The tables' name, such as `mile-per-hour`.
    let identifier: String?
    private let symbol: String
    private let words: (one: String, more: String)?

    init(_ unit: Unit) {
      symbol = unit.symbol
      let known = Self.known(unit)
      identifier = known?.identifier
      words = known?.words
    }

    /// A number with its unit, for a unit that the tables don't have.
    func written(_ number: String, _ width: UnitTables.Width) -> String {
      switch width {
      case .wide: "\(number) \(number == "1" ? words?.one ?? symbol : words?.more ?? symbol)"
      case .abbreviated: "\(number) \(symbol)"
      case .narrow: number + symbol
      }
    }

    private typealias Known = (identifier: String?, words: (one: String, more: String)?)

    /// The same symbol means other things in other dimensions: minutes and meters are both `m` on Linux.
    private static func known(_ unit: Unit) -> Known? {
      let names: String
      switch unit {
      case is UnitLength: names = lengths
      case is UnitMass: names = masses
      case is UnitDuration: names = durations
      case is UnitSpeed: names = "m/s meter-per-second, km/h kilometer-per-hour, mph mile-per-hour, kn knot"
      case is UnitTemperature: names = "K kelvin, °C celsius, °F fahrenheit"
      case is UnitEnergy: names = "kJ kilojoule, J joule, kCal kilocalorie, cal calorie, kWh kilowatt-hour"
      case is UnitPower: names = powers
      case is UnitVolume: names = volumes
      case is UnitArea: names = areas
      case is UnitAngle:
        names = "° degree, ʹ arc-minute, ʹʹ arc-second, rad radian, grad =gradian/gradians, rev revolution"
      case is UnitPressure: names = pressures
      case is UnitInformationStorage: names = storages
      case is UnitElectricCharge: names = charges
      case is UnitElectricCurrent: names = prefixed("A", "ampere")
      case is UnitElectricPotentialDifference: names = prefixed("V", "volt")
      case is UnitElectricResistance: names = prefixed("Ω", "ohm")
      case is UnitFrequency: names = prefixed("Hz", "hertz") + ", fps =frame per second/frames per second"
      case let unit as UnitFuelEfficiency: names = efficiency(unit)
      case is UnitIlluminance: names = "lx lux"
      case is UnitAcceleration: names = "m/s² meter-per-square-second, g g-force"
      case is UnitConcentrationMass:
        names = "g/L gram-per-liter, mg/dL milligram-per-deciliter, mmol/L millimole-per-liter"
      case is UnitDispersion: names = "ppm permillion"
      default: return nil
      }
      return entry(unit.symbol, in: names)
    }

    /// Both gallons have one symbol; the American one is smaller, and so a mile for each of it is more fuel.
    private static func efficiency(_ unit: UnitFuelEfficiency) -> String {
      let base = unit.converter.baseUnitValue(fromValue: 1)
      let imperial = UnitFuelEfficiency.milesPerImperialGallon.converter.baseUnitValue(fromValue: 1)
      return "L/100km liter-per-100-kilometer, mpg mile-per-gallon" + (base == imperial ? "-imperial" : "")
    }

    /// A list of symbols and their units, with a comma between two; English names have slashes between one and several.
    private static func entry(_ symbol: String, in names: String) -> Known? {
      for entry in names.split(separator: ", ") where entry.hasPrefix(symbol + " ") {
        let name = entry.dropFirst(symbol.count + 1)
        // A longer symbol may begin like a shorter one: `oz` and `oz t`.
        if !name.hasPrefix("="), name.contains(" ") { continue }
        guard name.hasPrefix("=") else { return (String(name), nil) }
        let words = name.dropFirst().split(separator: "/").map(String.init)
        return (nil, words.count == 2 ? (words[0], words[1]) : nil)
      }
      return nil
    }

    /// A unit with the prefixes that Foundation has for any of them.
    private static func prefixed(_ symbol: String, _ name: String) -> String {
      let prefixes = [
        ("T", "tera"), ("G", "giga"), ("M", "mega"), ("k", "kilo"), ("", ""), ("m", "milli"), ("µ", "micro"),
        ("n", "nano"), ("p", "pico"), ("f", "femto"),
      ]
      return prefixes.map { "\($0.0)\(symbol) \($0.1)\(name)" }.joined(separator: ", ")
    }

    private static let lengths = """
      Mm megameter, km kilometer, hm hectometer, dam dekameter, m meter, dm decimeter, cm centimeter, mm millimeter, \
      µm micrometer, nm nanometer, pm picometer, in inch, ft foot, yd yard, mi mile, smi mile-scandinavian, ly light-year, \
      NM nautical-mile, ftm fathom, fur furlong, ua astronomical-unit, pc parsec
      """
    private static let masses = """
      kg kilogram, g gram, dg decigram, cg centigram, mg milligram, µg microgram, ng nanogram, pg picogram, oz ounce, \
      lb pound, st stone, t tonne, ton ton, ct carat, oz t ounce-troy, slug =slug/slugs
      """
    private static let durations = """
      h hour, hr hour, m minute, min minute, s second, sec second, ms millisecond, µs microsecond, ns nanosecond, \
      ps picosecond
      """
    private static let powers = prefixed("W", "watt") + ", hp horsepower"
    private static let volumes = """
      ML megaliter, kL kiloliter, L liter, dl deciliter, dL deciliter, cL centiliter, mL milliliter, km³ cubic-kilometer, \
      m³ cubic-meter, dm³ cubic-decimeter, cm³ cubic-centimeter, mm³ cubic-millimeter, in³ cubic-inch, ft³ cubic-foot, \
      yd³ cubic-yard, mi³ cubic-mile, af acre-foot, bsh bushel, tsp teaspoon, tbsp tablespoon, fl oz fluid-ounce, cup cup, \
      pt pint, qt quart, gal gallon, tsp Imperial =Imp. teaspoon/Imp. teaspoons, \
      tbsp Imperial =Imp. tablespoon/Imp. tablespoons, fl oz Imperial fluid-ounce-imperial, \
      pt Imperial =Imp. pint/Imp. pints, qt Imperial quart-imperial, gal Imperial gallon-imperial, \
      metric cup Imperial cup-metric
      """
    private static let areas = """
      Mm² square-megameter, km² square-kilometer, m² square-meter, cm² square-centimeter, mm² square-millimeter, \
      µm² square-micrometer, nm² square-nanometer, in² square-inch, ft² square-foot, yd² square-yard, mi² square-mile, \
      ac acre, a =are/ares, ha hectare
      """
    private static let pressures = """
      N/m² newton-per-square-meter, GPa gigapascal, MPa megapascal, kPa kilopascal, hPa hectopascal, inHg inch-ofhg, \
      bar bar, mbar millibar, mmHg millimeter-ofhg, psi pound-force-per-square-inch
      """
    private static let charges = """
      C =coulomb/coulombs, MAh =megaampere hour/megaampere hours, kAh =kiloampere hour/kiloampere hours, \
      Ah =ampere hour/ampere hours, mAh =milliampere hour/milliampere hours, µAh =microampere hour/microampere hours
      """
    private static let storages: String = {
      let tens = "k kilo,M mega,G giga,T tera,P peta,E exa,Z zetta,Y yotta".split(separator: ",")
      let twos = "Ki kibi,Mi mebi,Gi gibi,Ti tebi,Pi pebi,Ei exbi,Zi zebi,Yi yobi".split(separator: ",")
      let names = (tens + twos).flatMap { prefix -> [String] in
        let parts = prefix.split(separator: " ")
        return ["\(parts[0])b \(parts[1])bit", "\(parts[0])B \(parts[1])byte"]
      }
      return (names + ["bit bit", "nibble =nibble/nibbles", "B byte"]).joined(separator: ", ")
    }()
  }
#endif
