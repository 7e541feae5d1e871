import FoundationEssentials
import Testing

@testable import SkerryActivities

@Suite struct LocalizedTests {
  @Test("P01 localized resources come from literals, interpolations and keys with a default")
  func resources() throws {
    let name = "Funghi"
    let resource: LocalizedStringResource = "Pizza \(name): \(3) of \(8) slices, 100%"
    #expect(resource.key == "Pizza %@: %lld of %lld slices, 100%%")
    #expect(resource.string == "Pizza Funghi: 3 of 8 slices, 100%")
    #expect(String(localized: LocalizedStringResource("pizza.title", defaultValue: "It's \(name)")) == "It's Funghi")
    #expect(LocalizedStringResource(key: "k", format: "%2$@ %1$@ %", arguments: ["a", "b"]).string == "b a %")
    #expect(LocalizedStringResource(key: "k", format: "%@ %@", arguments: ["a"]).string == "a %@")
    let alert = AlertConfiguration(title: resource, body: "", sound: .named("x"))
    #expect(try JSONDecoder().decode(AlertConfiguration.self, from: JSONEncoder().encode(alert)) == alert)
  }

  @Test("P02 every cause and every reason has its own sentence")
  func sentences() {
    let causes: [TransitionCause] = [
      .requested, .scheduled, .scheduledStart, .startedByPush, .staleDateReached, .staleContent, .freshContent,
      .endedByApp, .endedByPush, .activeTimeOver, .endedBeforeStart, .removalDateReached, .removedAtOnce, .swipedAway,
      .permissionRevoked, .appRemoved, .transientOver,
    ]
    #expect(Set(causes.map(\.sentence)).count == causes.count)
    let effect = RegistryEffect(
      instant: epoch, appIdentifier: pizzeria, activityID: "x",
      kind: .ignored(.update, .outdated(epoch, newest: Date(timeIntervalSince1970: 1e300))))
    #expect(effect.logMessage.contains("timestamp 2027-01-15T08:00:00Z is older than 1e+300 s since 1970"))
  }
}
