import SwiftUI

/// The history of sessions and their Live Activities; it survives the app's process.
actor LifecycleLog {
  static let fileName = "log.txt"
  /// Older lines are forgotten at the next launch.
  static let mostLines = 200

  /// One line, without anything private.
  struct Entry: Hashable, Sendable, Identifiable {
    let id: Int
    let instant: Date
    let text: String

    fileprivate var line: String { instant.formatted(.iso8601) + " " + text }
  }

  private let files: any AppFiles
  private let now: @Sendable () -> Date
  /// The log of the phone, which gets every line, too.
  private let echo: @Sendable (String) -> Void
  private var loaded: [Entry]?

  init(files: any AppFiles, now: @escaping @Sendable () -> Date, echo: @escaping @Sendable (String) -> Void) {
    self.files = files
    self.now = now
    self.echo = echo
  }

  /// The lines, oldest first.
  func entries() -> [Entry] {
    if let loaded { return loaded }
    let entries = load()
    loaded = entries
    return entries
  }

  func write(_ message: LogMessage) {
    var entries = entries()
    let entry = Entry(id: (entries.last?.id ?? 0) + 1, instant: now(), text: message.text)
    entries.append(entry)
    loaded = entries
    echo(message.text)
    // A log that can't be written must not keep anybody from meditating.
    do { try files.append(Data((entry.line + "\n").utf8), to: Self.fileName) } catch { echo("\(error)") }
  }

  /// Keeps a file that is no text: the next line would be written into it, or over it.
  private func setAside() {
    do {
      let name = try files.setAside(Self.fileName)
      echo("The log can't be read; it is kept as \(name).")
    } catch {
      echo("The log can't be read: \(error)")
    }
  }

  private func load() -> [Entry] {
    guard let data = try? files.read(Self.fileName) else { return [] }
    guard let text = String(validating: data, as: UTF8.self) else {
      setAside()
      return []
    }
    let all = text.split(separator: "\n")
    let lines = all.suffix(Self.mostLines)
    if lines.count < all.count {
      try? files.write(Data(lines.map { $0 + "\n" }.joined().utf8), to: Self.fileName)
    }
    return lines.enumerated().compactMap { index, line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let instant = try? Date(String(parts[0]), strategy: .iso8601) else { return nil }
      return Entry(id: index + 1, instant: instant, text: String(parts[1]))
    }
  }
}
