import Glibc
import Synchronization

/// Finds time zones by identifier and keeps those once read.
enum ZoneLibrary {
  /// nil = looked for and not found.
  private static let known = Mutex<[String: ZoneTable?]>([:])

  /// The zone of that identifier; "" is the process's own zone.
  static func table(_ identifier: String) -> ZoneTable? {
    if identifier == "UTC" { return .utc }
    if let kept = known.withLock({ $0[identifier] }) { return kept }
    let table = identifier.isEmpty ? processZone() : named(identifier)
    known.withLock { $0[identifier] = .some(table) }
    return table
  }

  /// Forgets all zones read so far, so that a changed system zone or database is noticed.
  static func forget() {
    known.withLock { $0.removeAll() }
  }

  private static func named(_ identifier: String) -> ZoneTable? {
    guard isPlainName(identifier) else { return nil }
    for folder in folders() {
      if let bytes = readFile("\(folder)/\(identifier)"), let table = ZoneTable(bytes: bytes) { return table }
    }
    return ["GMT", "Etc/UTC", "Etc/GMT", "Z"].contains(identifier) ? .utc : nil
  }

  /// Follows `TZ`, then `/etc/localtime`, then UTC, like the C library.
  private static func processZone() -> ZoneTable? {
    guard let value = environment("TZ") else {
      return readFile("/etc/localtime").flatMap(ZoneTable.init(bytes:)) ?? .utc
    }
    let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
    if name.isEmpty { return .utc }
    if name.hasPrefix("/") { return readFile(name).flatMap(ZoneTable.init(bytes:)) ?? .utc }
    return named(name) ?? ZoneRule(name).map(ZoneTable.init(rule:)) ?? .utc
  }

  /// An identifier comes from a flag or a tape and must not name a file elsewhere.
  private static func isPlainName(_ identifier: String) -> Bool {
    let parts = identifier.split(separator: "/", omittingEmptySubsequences: false)
    return identifier.utf8.count <= 64
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { byte in
            (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F
              || byte == 0x2D || byte == 0x2B
          }
      }
  }

  /// The folder that is looked into first.
  static var mainFolder: String { environment("TZDIR") ?? "/usr/share/zoneinfo" }

  private static func folders() -> [String] {
    [mainFolder, "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo"]
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The largest file of the database has 4 KB; anything far beyond is not one.
  private static let longestFile = 1 << 20

  private static func readFile(_ path: String) -> [UInt8]? {
    guard let file = OpenFile(path, O_RDONLY), let bytes = file.readAll(upTo: longestFile, as: [UInt8].self),
      bytes.count <= longestFile
    else { return nil }
    return bytes
  }
}
