import AppIntents
import SkerryCells
import SwiftUI
import Testing
import WidgetKit

/// What an app's own source needs of Foundation, AppIntents and shapes beyond views.
@MainActor @Suite struct MeasurementTests {
  private func length(_ value: Double, _ unit: UnitLength) -> Measurement<UnitLength> {
    Measurement(value: value, unit: unit)
  }

  @Test("T02 a measurement is written in a unit Americans use, or as it is, with its symbol or its name")
  func written() {
    #expect(length(5, .kilometers).formatted() == "3.1 mi")
    #expect(length(100, .meters).formatted() == "328 ft")
    #expect(Measurement(value: 862, unit: UnitSpeed.kilometersPerHour).formatted() == "536 mph")
    #expect(Measurement(value: 21, unit: UnitTemperature.celsius).formatted() == "70°F")
    let kept = Measurement(value: 1250.5, unit: UnitLength.meters)
    #expect(kept.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "1,250.5 m")
    #expect(kept.formatted(.measurement(width: .narrow, usage: .asProvided)) == "1,250.5m")
    let warm = Measurement(value: 22, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .narrow, usage: .asProvided)) == "22°C")
    #expect(warm.formatted(.measurement(width: .narrow, usage: .weather)) == "72°")
    #expect(
      Measurement(value: 6, unit: UnitLength.feet).formatted(.measurement(width: .narrow, usage: .asProvided)) == "6′")
    #expect(length(1, .meters).formatted(.measurement(width: .wide, usage: .asProvided)) == "1 meter")
    #expect(length(3, .feet).formatted(.measurement(width: .wide, usage: .asProvided)) == "3 feet")
    let whole = kept.formatted(
      .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0))))
    #expect(whole == "1,250 m")
  }

  private func words<U: Dimension>(_ value: Double, _ unit: U, _ usage: MeasurementFormatUnitUsage<U> = .asProvided)
    -> [String]
  {
    let measurement = Measurement(value: value, unit: unit)
    return [
      measurement.formatted(.measurement(width: .wide, usage: usage)),
      measurement.formatted(.measurement(width: .abbreviated, usage: usage)),
      measurement.formatted(.measurement(width: .narrow, usage: usage)),
    ]
  }

  @Test("X04 a unit has its own words and signs, whatever else its symbol means")
  func units() {
    #expect(words(2, UnitDuration.minutes) == ["2 minutes", "2 min", "2m"])
    #expect(words(1, UnitDuration.minutes) == ["1 minute", "1 min", "1m"])
    #expect(words(2, UnitLength.meters) == ["2 meters", "2 m", "2m"])
    #expect(words(2, UnitDuration.hours) == ["2 hours", "2 hr", "2h"])
    #expect(words(2, UnitDuration.seconds) == ["2 seconds", "2 sec", "2s"])
    #expect(words(2, UnitEnergy.kilocalories) == ["2 kilocalories", "2 kcal", "2kcal"])
    #expect(words(2, UnitVolume.cups) == ["2 cups", "2 c", "2c"])
    #expect(words(2, UnitMass.stones) == ["2 stones", "2 st", "2st"])
    #expect(words(2, UnitMass.ouncesTroy) == ["2 troy ounces", "2 oz t", "2oz t"])
    #expect(words(2, UnitMass.pounds) == ["2 pounds", "2 lb", "2#"])
    #expect(words(2, UnitLength.nauticalMiles) == ["2 nautical miles", "2 nmi", "2nmi"])
    #expect(words(6, UnitLength.feet) == ["6 feet", "6 ft", "6′"])
    #expect(words(2, UnitPressure.inchesOfMercury) == ["2 inches of mercury", "2 inHg", "2″ Hg"])
    #expect(words(2, UnitArea.squareMeters) == ["2 square meters", "2 m²", "2m²"])
    #expect(words(2, UnitArea.acres) == ["2 acres", "2 ac", "2ac"])
    #expect(words(2, UnitTemperature.kelvin) == ["2 kelvins", "2 K", "2K"])
    #expect(words(72, UnitTemperature.fahrenheit) == ["72 degrees Fahrenheit", "72°F", "72°"])
    #expect(words(2, UnitInformationStorage.megabytes) == ["2 megabytes", "2 MB", "2MB"])
    #expect(words(2, UnitFuelEfficiency.milesPerGallon) == ["2 miles per gallon", "2 mpg", "2mpg"])
    #expect(words(2, UnitFuelEfficiency.milesPerImperialGallon)[0] == "2 miles per Imp. gallon")
    #expect(words(2, UnitElectricCharge.milliampereHours) == ["2 milliampere hours", "2 mAh", "2mAh"])
    #expect(words(.infinity, UnitLength.meters)[1] == "∞ m")
    let own = Measurement(
      value: 2, unit: UnitLength(symbol: "hand", converter: UnitConverterLinear(coefficient: 0.1016)))
    #expect(own.formatted(.measurement(width: .wide, usage: .asProvided)) == "2 hand")
  }

  @Test("X04 no unit of Foundation's is without words")
  func allUnits() {
    let units: [Dimension] = [
      UnitLength.megameters, UnitLength.decameters, UnitLength.parsecs, UnitMass.picograms, UnitMass.slugs,
      UnitDuration.picoseconds, UnitSpeed.knots, UnitEnergy.calories, UnitPower.femtowatts, UnitPower.horsepower,
      UnitVolume.acreFeet, UnitVolume.imperialTeaspoons, UnitVolume.metricCups, UnitVolume.cubicMiles,
      UnitArea.squareNanometers, UnitArea.ares, UnitAngle.arcSeconds, UnitAngle.gradians, UnitPressure.bars,
      UnitInformationStorage.nibbles, UnitInformationStorage.yobibytes, UnitInformationStorage.kibibits,
      UnitElectricCharge.coulombs, UnitElectricCurrent.megaamperes, UnitElectricPotentialDifference.microvolts,
      UnitElectricResistance.milliohms, UnitFrequency.nanohertz, UnitFuelEfficiency.litersPer100Kilometers,
      UnitIlluminance.lux, UnitAcceleration.gravity, UnitConcentrationMass.milligramsPerDeciliter,
      UnitDispersion.partsPerMillion,
    ]
    let formatter = MeasurementFormatter()
    (formatter.unitStyle, formatter.unitOptions) = (.long, .providedUnit)
    for unit in units {
      let text = formatter.string(from: Measurement(value: 2, unit: unit))
      #expect(text.hasPrefix("2 ") && text != "2 \(unit.symbol)")
    }
  }

  @Test("X04 a purpose has its units and digits, and a number's own style stays")
  func purposes() {
    #expect(words(1.75, UnitLength.meters, .personHeight)[0...1] == ["5 feet, 8.9 inches", "5 ft, 8.9 in"])
    #expect(words(80, UnitMass.kilograms, .personWeight)[1] == "176 lb")
    #expect(words(500, UnitEnergy.kilocalories, .food)[1] == "500 Cal")
    #expect(words(640, UnitTemperature.celsius, .weather)[2] == "1,184°")
    #expect(words(2, UnitFrequency.kilohertz, .general)[1] == "2 kHz")
    let road = length(5, .kilometers)
    let digits: FloatingPointFormatStyle<Double> = .number.precision(.fractionLength(2))
    #expect(road.formatted(.measurement(width: .abbreviated, usage: .road, numberFormatStyle: digits)) == "3.11 mi")
    let one = length(1, .meters)
    #expect(one.formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: digits)) == "1.00 meters")
  }

  @Test("X04 degrees may stand without their scale")
  func scale() {
    let warm = Measurement(value: 21.4, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated, hidesScaleName: true)) == "71°")
    let whole: FloatingPointFormatStyle<Double> = .number.precision(.fractionLength(0))
    let degrees = warm.formatted(
      .measurement(width: .wide, usage: .asProvided, hidesScaleName: true, numberFormatStyle: whole))
    #expect(degrees == "21 degrees")
  }

  @Test("X04 measurements are written in the language that a style has")
  func languages() {
    func text(_ language: String, _ width: Measurement<UnitDuration>.FormatStyle.UnitWidth) -> String {
      let style = Measurement<UnitDuration>.FormatStyle(
        width: width, locale: Locale(identifier: language), usage: .asProvided)
      return Measurement(value: 2.5, unit: .minutes).formatted(style)
    }
    #expect(text("de_DE", .wide) == "2,5 Minuten" && text("de_DE", .abbreviated) == "2,5 Min.")
    #expect(text("fr_FR", .wide) == "2,5 minutes" && text("ja_JP", .abbreviated) == "2.5分")
    #expect(text("pt_BR", .wide) == "2,5 minutos")
  }

  @Test("T02 a format style writes as in America, unless it has a locale of its own")
  func locale() {
    func spoken(_ text: Text) -> [String] {
      ViewRendering(AnyView(text), columns: 30, in: PresentationEnvironment(), at: .now).spoken.map(\.line)
    }
    #expect(spoken(Text(2.4, format: .currency(code: "USD"))) == ["$2.40"])
    #expect(spoken(Text("Pay \(2.4, format: .currency(code: "USD"))")) == ["Pay $2.40"])
    let german = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE"))
    #expect(spoken(Text(1234.5, format: german)) == ["1.234,5"])
  }

  @Test("P06 an entity is a parameter of a configuration, and a constant intent takes values")
  func entities() async throws {
    struct Drink: AppEntity {
      let id: String
      static var typeDisplayRepresentation: TypeDisplayRepresentation { "Drink" }
      static var defaultQuery: Drinks { Drinks() }
      var displayRepresentation: DisplayRepresentation { "\(id)" }
    }
    struct Drinks: EntityQuery {
      func entities(for identifiers: [Drink.ID]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
      func defaultResult() async -> Drink? { Drink(id: "tea") }
    }
    struct Settings: WidgetConfigurationIntent {
      static var title: LocalizedStringResource { "Settings" }
      static var parameterSummary: some ParameterSummary { Summary("Drink \(\.$goal) of \(\.$drink)") }
      @Parameter(title: "Drink") var drink: Drink?
      @Parameter(title: "Goal", default: 8, inclusiveRange: (1, 20)) var goal: Int
    }
    let settings = Settings()
    #expect(settings.drink == nil && settings.goal == 8)
    settings.drink = await Drinks().defaultResult()
    settings.goal = 3
    #expect(settings.drink?.id == "tea" && settings.goal == 3)
    #expect(Settings().goal == 8)
    #expect(try await Drinks().entities(for: ["milk"]).map(\.id) == ["milk"])
  }

  @Test("P12 a shape of an app that takes its inset as a CGFloat can be stroked inside its edge")
  func inset() {
    struct Ticket: InsettableShape {
      var amount: CGFloat = 0
      func inset(by amount: CGFloat) -> Ticket { Ticket(amount: self.amount + amount) }
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    }
    #expect(Ticket().inset(by: 2 as CGFloat).amount == 2)
    _ = Ticket().strokeBorder(.red, lineWidth: 2)
  }
}
