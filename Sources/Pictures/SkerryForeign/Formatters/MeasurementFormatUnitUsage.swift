#if Foundation
  import Foundation

  /// The purpose of a measurement, which decides about its unit.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// What the tables of units call the purpose; `nil` keeps the unit.
    let identifier: String?
    /// The unit stays as it is.
    public static var asProvided: Self { Self(identifier: nil) }
    /// A unit people use in the phone's country.
    public static var general: Self { Self(identifier: "default") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Distances on roads: miles or feet, with few digits.
    public static var road: Self { Self(identifier: "road") }
    /// The size of a person: inches.
    public static var person: Self { Self(identifier: "person") }
    /// The height of a person: feet and inches.
    public static var personHeight: Self { Self(identifier: "person-height") }
    /// The focal length of a lens: millimeters.
    public static var focalLength: Self { Self(identifier: "focal-length") }
    /// An amount of rain: inches.
    public static var rainfall: Self { Self(identifier: "rainfall") }
    /// An amount of snow: inches.
    public static var snowfall: Self { Self(identifier: "snowfall") }
    /// How far one can see: miles or feet.
    public static var visibility: Self { Self(identifier: "visiblty") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person: pounds.
    public static var personWeight: Self { Self(identifier: "person") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of the air: degrees Fahrenheit.
    public static var weather: Self { Self(identifier: "weather") }
    /// The temperature of a body: degrees Fahrenheit.
    public static var person: Self { Self(identifier: "person") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food: Calories, or kilocalories outside of America.
    public static var food: Self { Self(identifier: "food") }
    /// The energy of exercise, in the units of food.
    public static var workout: Self { Self(identifier: "food") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// An amount of something to drink: fluid ounces, quarts or gallons.
    public static var liquid: Self { Self(identifier: "fluid") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air: inches of mercury.
    public static var barometric: Self { Self(identifier: "baromtrc") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind: miles per hour.
    public static var wind: Self { Self(identifier: "wind") }
  }
#endif
