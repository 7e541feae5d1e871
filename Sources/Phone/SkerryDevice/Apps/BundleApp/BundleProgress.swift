import FoundationEssentials
import SkerryBasics

/// Which sample each activity shows, and in which of its states.
nonisolated struct BundleProgress: Codable, Hashable, Sendable {
  struct Shown: Codable, Hashable, Sendable {
    /// The title of the sample.
    let sample: String
    /// From 0.
    let state: Int
    /// When it was made, on the phone's clock.
    var instant: Date?
    /// The state as the system keeps it; where it keeps another one, a push has changed it.
    var content: Data?
  }
  /// By the ids of activities.
  var shown: [String: Shown] = [:]

  private static let file = "progress.json"

  /// The progress that was kept; a file that can't be read counts as empty: then activities begin with their first
  /// state again.
  init(_ files: any FileStore) {
    guard let data = try? files.read(Self.file), let saved = try? CanonicalJSON.decode(Self.self, from: data) else {
      return
    }
    self = saved
  }

  /// Keeps it; where that fails, an app that is killed forgets it.
  func save(to files: any FileStore) {
    if let data = try? CanonicalJSON.encode(self) { try? files.write(data, to: Self.file) }
  }
}
