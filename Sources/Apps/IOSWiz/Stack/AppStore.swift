import SwiftUI

/// The app's own files: which folder was chosen, and what waits.
struct AppStore: Sendable {
  static let queueFile = "waiting.json"
  static let bookmarkFile = "vault.json"
  private let files: any AppFiles

  /// Leads to the folder that was chosen, across restarts.
  struct Bookmark: Codable, Hashable, Sendable {
    /// As it was typed.
    let path: String
  }

  init(_ files: any AppFiles) { self.files = files }

  func queue(_ tell: (String) -> Void) throws(ActivityError) -> WaitingQueue {
    let queue: WaitingQueue? = try read(Self.queueFile, tell) { $0.problem }
    guard let queue, queue.version == WaitingQueue.currentVersion else { return WaitingQueue() }
    return queue
  }

  func bookmark(_ tell: (String) -> Void) throws(ActivityError) -> Bookmark? { try read(Self.bookmarkFile, tell) }

  func write(_ queue: WaitingQueue) throws(ActivityError) {
    queue == WaitingQueue() ? try remove(Self.queueFile) : try write(queue, to: Self.queueFile)
  }

  func write(_ bookmark: Bookmark?) throws(ActivityError) {
    if let bookmark { try write(bookmark, to: Self.bookmarkFile) } else { try remove(Self.bookmarkFile) }
  }

  /// A file that means nothing is set aside, and told.
  private func read<Value: Decodable>(
    _ name: String, _ tell: (String) -> Void, problem: (Value) -> String? = { _ in nil }
  ) throws(ActivityError) -> Value? {
    do {
      guard let data = try files.read(name) else { return nil }
      let value = try? JSONDecoder().decode(Value.self, from: data)
      let problem = value.flatMap(problem)
      if let value, problem == nil { return value }
      let newName = try files.setAside(name)
      tell(
        "\(name) could not be understood\(problem.map { ": \($0)" } ?? ""). It is kept as \(newName), and a new one is begun."
      )
      return nil
    } catch {
      throw .storeUnavailable("\(error)")
    }
  }

  private func write(_ value: some Encodable, to name: String) throws(ActivityError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try files.write(try encoder.encode(value), to: name)
    } catch {
      throw .storeUnavailable("\(error)")
    }
  }

  private func remove(_ name: String) throws(ActivityError) {
    do { try files.remove(name) } catch { throw .storeUnavailable("\(error)") }
  }
}
