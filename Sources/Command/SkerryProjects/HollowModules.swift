/// Apple's modules that are here by name only: sources compile with them, and nothing comes of it.
enum HollowModules {
  /// What to expect of each.
  private static let sentences = [
    "AVFoundation": "nothing is heard or seen",
    "CoreData": "its databases are empty",
    "CoreLocation": "nobody knows where the phone is",
    "EventKit": "there are no events and reminders",
    "HealthKit": "there are no health data",
    "MapKit": "a labelled area stands for a map",
    "StoreKit": "nothing can be bought, and nothing was",
    "SwiftData": "its databases are empty at the start",
    "WatchConnectivity": "there is no watch",
  ]

  /// A line for each of them that sources import.
  static func remarks(of outlines: [SwiftOutline]) -> [String] {
    let imported = Set(outlines.flatMap { $0.imports.map(\.module) })
    return imported.sorted().compactMap { module in
      sentences[module].map { "\(module) is here by name: \($0)." }
    }
  }
}
