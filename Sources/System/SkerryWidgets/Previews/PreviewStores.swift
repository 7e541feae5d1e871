import FoundationEssentials
import SkerryBasics
import SkerryDefaults

/// What previews leave in key/value stores while they are made.
///
/// Some extensions hold nothing in their attributes but the name of an App Group: a plugin writes the rest there, and so
/// do their previews. A phone that shows a preview finds those values in its stores.
nonisolated package enum PreviewStores {
  private static let store = DefaultsStore(files: MemoryStore())
  /// Stands for the app's own store, whatever the app is called on a phone.
  private static let own = "previews"

  /// Whether no preview left anything.
  static var areEmpty: Bool { store.suites.isEmpty }

  /// Makes previews: what their code writes is kept.
  static func making<Result>(_ body: () throws -> Result) rethrows -> Result {
    let host = DefaultsHostContext(bundleIdentifier: own, appGroups: [], store: store, isUnconfigured: true)
    return try DefaultsHost.$current.withValue(host, operation: body)
  }

  /// Keeps made-up values for what the sources read from App Groups, also where a plugin puts the activity's id before the
  /// key.
  ///
  /// - Parameter identifiers: the ids of the activities that previews show.
  static func makeUp(_ hints: SampleHints, now: Date, for identifiers: [String] = []) {
    let values = SampleValues(hints: hints, now: now, step: 0, of: "")
    for suite in hints.suites {
      // Of what is read in several ways, one after the other, a date says most.
      for (key, type) in hints.stored.filter({ $0.type != "date" }) + hints.stored.filter({ $0.type == "date" }) {
        let value = values.stored(key, as: type)
        store.set(value, forKey: key, in: suite)
        for identifier in [SampleValues.identifier] + identifiers {
          store.set(value, forKey: "\(identifier)_\(key)", in: suite)
        }
      }
    }
  }

  /// Puts what previews left into the stores of the process that runs, for a phone whose clock shows `instant`: dates
  /// near the moment at which they were made are moved along.
  package static func fillStores(at instant: Date) {
    guard let host = DefaultsHost.current else { return }
    fill(host, made: LinkedPreview.moment, at: instant)
  }

  static func fill(_ host: DefaultsHostContext, made moment: Date, at instant: Date) {
    for name in store.suites {
      let suite = name == own ? host.bundleIdentifier : name
      guard host.mayOpen(suite) else { continue }
      for (key, value) in store.entries(of: name) {
        host.store.set(moved(value, made: moment, to: instant), forKey: key, in: suite)
      }
    }
  }

  private static func moved(_ value: DefaultsValue, made moment: Date, to instant: Date) -> DefaultsValue {
    func number(_ number: Double, isWhole: Bool) -> Double {
      MovableDate(number, isWhole: isWhole, made: moment.timeIntervalSince1970)?.number(at: instant) ?? number
    }
    switch value {
    case .int(let value): return .int(Int(exactly: number(Double(value), isWhole: true)) ?? value)
    case .double(let value): return .double(number(value, isWhole: false))
    case .date(let date):
      return .date(LinkedPreview.distance(of: date, from: moment).map(instant.addingTimeInterval) ?? date)
    case .array(let values): return .array(values.map { moved($0, made: moment, to: instant) })
    case .dictionary(let values): return .dictionary(values.mapValues { moved($0, made: moment, to: instant) })
    default: return value
    }
  }
}
