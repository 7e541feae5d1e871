import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDevice

/// A payload that was sent.
nonisolated public struct RecentPush: Hashable, Sendable, Codable {
  /// The file it came from.
  public let path: String
  /// Its bytes at the time; the file may be gone or another one by now.
  public let payload: Data

  public init(path: String, payload: Data) {
    self.path = path
    self.payload = payload
  }

  /// The file's name without its folders.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// The payload files that were sent last, newest first, kept from run to run.
nonisolated public struct RecentPushes {
  /// How many are kept.
  public static let limit = 20
  static let fileName = "pushes.json"

  public private(set) var entries: [RecentPush]
  /// The problem of the file at the last attempt, in one sentence.
  public private(set) var problem: String?
  private let files: any FileStore

  /// Reads what earlier runs kept; a file that can't be understood is set aside.
  public init(files: any FileStore) {
    self.files = files
    entries = []
    do {
      guard let data = try files.read(Self.fileName) else { return }
      if let entries = try? CanonicalJSON.decode([RecentPush].self, from: data) {
        self.entries = Array(entries.prefix(Self.limit))
      } else {
        let kept = try files.setAside(Self.fileName)
        problem = "\(Self.fileName) can't be understood and is kept as \(kept)."
      }
    } catch {
      problem = "\(error)"
    }
  }

  /// Puts a payload on top; an older one of the same file goes.
  public mutating func remember(_ push: RecentPush) {
    guard entries.first != push else { return }
    entries = Array(([push] + entries.filter { $0.path != push.path }).prefix(Self.limit))
    do {
      try files.write(CanonicalJSON.encode(entries), to: Self.fileName)
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }
}
