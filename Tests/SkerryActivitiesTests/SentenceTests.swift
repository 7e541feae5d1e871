import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryActivities

@Suite struct SentenceTests {
  @Test("P01 the texts of an alert are kept as they were made")
  func alerts() throws {
    let alert = AlertConfiguration(title: "Pizza \(3) of \(8)", body: "", sound: .named("x"))
    #expect(try JSONDecoder().decode(AlertConfiguration.self, from: JSONEncoder().encode(alert)) == alert)
  }

  @Test("P02 every cause and every reason has its own sentence")
  func sentences() {
    let causes: [TransitionCause] = [
      .requested, .scheduled, .scheduledStart, .startedByPush, .staleDateReached, .staleContent, .freshContent,
      .endedByApp, .endedByPush, .activeTimeOver, .endedBeforeStart, .removalDateReached, .longestStayOver,
      .removedAtOnce, .swipedAway, .permissionRevoked, .appRemoved, .systemTooOld, .transientOver,
    ]
    #expect(Set(causes.map(\.sentence)).count == causes.count)
    let effect = RegistryEffect(
      instant: epoch, appIdentifier: pizzeria, activityID: "x",
      kind: .ignored(.update, .outdated(epoch, newest: Date(timeIntervalSince1970: 1e300))))
    #expect(effect.logMessage.contains("timestamp 2027-01-15T08:00:00Z is older than 1e+300 s since 1970"))
  }
}
