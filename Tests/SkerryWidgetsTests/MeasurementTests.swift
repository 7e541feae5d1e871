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
