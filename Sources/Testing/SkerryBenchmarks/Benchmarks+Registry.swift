import FoundationEssentials
import SkerryActivities
import SkerryWidgets

extension Benchmarks {
  /// Ticks of a device on which `count` activities run and the five cards on top are seen.
  static func registry(count: Int, ticks: Int) -> Int32 {
    guard let activity = SampleActivity() else { return 1 }
    var registry = filledRegistry(count: count, with: activity)
    var renderings: [String: PresentationRendering] = [:]
    var changedCells = 0
    do {
      for record in registry.cards(limit: visibleCount) {
        renderings[record.id] = try activity.rendering(id: record.id, of: .lockScreen)
      }
    } catch {
      complain("\(error)")
      return 1
    }
    for tick in 0..<ticks {
      changedCells += self.tick(tick, &registry, renderings)
    }
    print("\(registry.totalLiveCount) activities, \(renderings.count) seen, \(changedCells) cells patched")
    return 0
  }

  private static let visibleCount = 5

  /// The questions of a dashboard's tick to the registry and its pictures.
  private static func tick(
    _ tick: Int, _ registry: inout Registry, _ renderings: [String: PresentationRendering]
  ) -> Int {
    let instant = ReferenceScreen.start.addingTimeInterval(Double(tick + 1))
    if let deadline = registry.nextDeadline, deadline <= instant { registry.advance(to: instant) }
    guard registry.island() != .idle else { return 0 }
    return registry.cards(limit: visibleCount).reduce(0) { cells, record in
      let patches = renderings[record.id]?.advance(to: instant) ?? []
      return patches.reduce(cells) { $0 + $1.size.columns * $1.size.rows }
    }
  }

  private static func filledRegistry(count: Int, with activity: SampleActivity) -> Registry {
    var rules = RegistryRules()
    rules.activitiesPerApp = .max
    rules.activitiesPerDevice = .max
    var registry = Registry(rules: rules)
    for number in 0..<count {
      let start = ReferenceScreen.start.addingTimeInterval(Double(number - count) / 1000)
      let content = ContentChange(
        state: activity.state, staleDate: start.addingTimeInterval(3600), relevanceScore: Double(number % 7))
      let request = ActivityRequest(
        appIdentifier: "org.example.app\(number / 10)", attributesType: SampleActivity.attributesType,
        attributes: activity.attributes, content: content)
      registry.apply(.request(request), at: start)
    }
    return registry
  }
}
