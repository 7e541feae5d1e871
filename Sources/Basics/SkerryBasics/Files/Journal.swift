import FoundationEssentials
import Glibc

/// What was written to small files since they were last written one by one: a line for each, the newest last.
///
/// A line is an object of JSON: the file's path within the folder, and either all it holds now or a change of it. Lines
/// that name the file as `with` belong to the line that follows: all of them are true, or none.
struct Journal: Sendable {
  /// Files as they are now; `nil` for one that is gone.
  private(set) var wholes: [String: Data?] = [:]
  /// What changed in files since they were written as a whole, in order.
  private(set) var changes: [String: [Data]] = [:]

  /// One line's meaning.
  enum Entry: Hashable, Sendable {
    case whole(Data)
    case change(Data)
    case gone
  }

  var isEmpty: Bool { wholes.isEmpty && changes.isEmpty }

  mutating func add(_ entry: Entry, to file: String) {
    switch entry {
    case .whole(let data):
      wholes[file] = .some(data)
      changes[file] = nil
    case .change(let change): changes[file, default: []].append(change)
    case .gone:
      wholes.updateValue(nil, forKey: file)
      changes[file] = nil
    }
  }

  /// Knows nothing of a file any more.
  mutating func drop(_ file: String) {
    wholes[file] = nil
    changes[file] = nil
  }

  /// The shortest text that says the same.
  var text: Data {
    var text = Data()
    for (file, data) in wholes.sorted(by: { $0.key < $1.key }) {
      text += Self.line(data.map { .whole($0) } ?? .gone, of: file)
    }
    for (file, changes) in changes.sorted(by: { $0.key < $1.key }) {
      for change in changes { text += Self.line(.change(change), of: file) }
    }
    return text
  }

  // MARK: Writing

  /// Whether a line can name a file; what the phone calls its files can be written without escapes.
  static func canName(_ file: String) -> Bool {
    file.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  /// The lines of entries that belong together.
  static func lines(_ entries: [(entry: Entry, file: String)]) -> Data {
    var lines = Data()
    for (index, entry) in entries.enumerated() {
      lines += line(entry.entry, of: entry.file, key: index == entries.count - 1 ? lastKey : otherKey)
    }
    return lines
  }

  private static let (lastKey, otherKey) = ("file", "with")

  /// A change has no line feeds, as all JSON that is written without a layout.
  static func line(_ entry: Entry, of file: String, key: String = lastKey) -> Data {
    var line = Data(of: "{\"\(key)\":\"\(file)\",")
    switch entry {
    case .change(let change): line += Data(of: "\"change\":") + change
    case .gone: line += Data(of: "\"gone\":true")
    case .whole(let data) where !data.holds(0x0A) && !data.holds(0): line += Data(of: "\"json\":") + data
    case .whole(let data):
      let text = data.holds(0) ? nil : String(validating: data, as: UTF8.self)
      let string = text.map { "\"text\":" + JSONWriter.quoted($0) }
      line += Data(of: string ?? "\"bytes\":\"" + data.base64EncodedString() + "\"")
    }
    return line + Data(of: "}\n")
  }

  // MARK: Reading

  /// What became of the end of a journal, or of its midst.
  enum Damage: Hashable, Sendable {
    /// The last line, or the last that belong together, was never finished: the program or the computer went out while it
    /// was written.
    case torn
    /// A line is none, counted from 1; what follows is not known to be true.
    case line(Int)
    /// It is there and can't be read: whose it is, or what, isn't known.
    case unreadable(reason: String)
  }

  /// Reads as far as it is one.
  static func read(_ data: Data) -> (journal: Journal, damage: Damage?) {
    var journal = Journal()
    var number = 0
    var start = data.startIndex
    var begun: [(entry: Entry, file: String)] = []
    while start < data.endIndex {
      number += 1
      guard let end = lineEnd(in: data, from: start) else { return (journal, .torn) }
      guard let (file, entry, isLast) = entry(data[start..<end]) else { return (journal, .line(number)) }
      begun.append((entry, file))
      if isLast {
        for (entry, file) in begun { journal.add(entry, to: file) }
        begun = []
      }
      start = end + 1
    }
    return (journal, begun.isEmpty ? nil : .torn)
  }

  private static func lineEnd(in data: Data, from start: Int) -> Int? {
    data.withUnsafeBytes { bytes in
      let offset = start - data.startIndex
      let base = bytes.baseAddress
      let found = base.flatMap { memchr($0 + offset, 0x0A, bytes.count - offset) }
      guard let base, let found else { return nil }
      return data.startIndex + (UnsafeRawPointer(found) - base)
    }
  }

  private static func entry(_ line: Data) -> (file: String, entry: Entry, isLast: Bool)? {
    func opening(_ key: String) -> Data { Data(of: "{\"\(key)\":\"") }
    let isLast = line.starts(with: opening(lastKey))
    let opening = opening(isLast ? lastKey : otherKey)
    guard line.starts(with: opening), line.last == UInt8(ascii: "}"), !line.holds(0) else { return nil }
    let afterOpening = line.dropFirst(opening.count)
    guard let quote = afterOpening.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    let file = String(decoding: afterOpening[..<quote], as: UTF8.self)
    let members = afterOpening[quote...].dropFirst().dropLast()
    func value(_ key: String) -> Data? {
      let start = Data(of: ",\"\(key)\":")
      return members.starts(with: start) ? Data(members.dropFirst(start.count)) : nil
    }
    if let change = value("change") { return (file, .change(change), isLast) }
    if let json = value("json") { return (file, .whole(json), isLast) }
    if let text = value("text"), case .string(let text, _)? = try? JSONSyntax(parsing: text) {
      return (file, .whole(Data(of: text)), isLast)
    }
    if let bytes = value("bytes"), let data = Data(base64Encoded: bytes.dropFirst().dropLast()) {
      return (file, .whole(data), isLast)
    }
    return value("gone") == Data(of: "true") ? (file, .gone, isLast) : nil
  }
}
