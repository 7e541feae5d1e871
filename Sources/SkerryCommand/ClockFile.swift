import FoundationEssentials
import SkerryDevice

/// How far the phone's clock is ahead of the wall clock, kept from run to run.
nonisolated struct ClockFile {
  private let files: any FileStore
  static let name = "clock.json"

  init(_ files: any FileStore) { self.files = files }

  private struct Saved: Codable {
    var secondsAhead: Double
  }

  /// The phone's time: the wall clock's, and what was jumped in earlier runs. A file that can't be understood is set
  /// aside, and `problem` says so.
  func load(wall: Date) -> (now: Date, problem: String?) {
    do {
      guard let data = try files.read(Self.name) else { return (wall, nil) }
      if let saved = try? JSONDecoder().decode(Saved.self, from: data), saved.secondsAhead.isFinite {
        let now = wall.addingTimeInterval(saved.secondsAhead)
        if SaneInstants.contain(now) { return (now, nil) }
      }
      let kept = try files.setAside(Self.name)
      return (wall, "\(Self.name) can't be understood and is kept as \(kept); the phone takes the computer's time.")
    } catch {
      return (wall, "\(error)")
    }
  }

  /// Throws ``StorageError``. Differences of less than two seconds are noise.
  func save(now: Date, wall: Date) throws {
    let ahead = now.timeIntervalSince(wall)
    try files.write(JSONEncoder().encode(Saved(secondsAhead: abs(ahead) < 2 ? 0 : ahead)), to: Self.name)
  }
}
