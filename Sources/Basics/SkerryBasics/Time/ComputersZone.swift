import Glibc
import Synchronization

/// The computer's time zone, by a name that everybody knows.
///
/// The variable `TZ` may also hold a file's path, or a rule (`CET-1CEST,M3.5.0,M10.5.0/3`). Foundation takes both for
/// Greenwich, and tapes write down names; so a name is looked for that means the same.
public enum ComputersZone {
  /// Gives `TZ` the name that means the same, if there is one. To be called before threads are started.
  public static func settle() {
    guard let value, let name = name(for: value), name != value else { return }
    setenv("TZ", name, 1)
  }

  /// Lets the program's zone be that of its phone, which Foundation's own formats follow. To be called before anything is
  /// drawn, and before threads are started.
  public static func choose(_ name: String) {
    if value != name { setenv("TZ", name, 1) }
  }

  /// The zone that the program had before it was given that of a phone.
  private static let first = Mutex<String??>(nil)

  /// Lets the program's zone be that of the phone whose code runs next; empty for the program's own. Returns whether it is
  /// another one now.
  package static func use(_ name: String) -> Bool {
    let own = first.withLock { first in
      if first == nil { first = .some(value) }
      return first ?? nil
    }
    let wanted = name.isEmpty ? own : name
    guard wanted != value else { return false }
    if let wanted { setenv("TZ", wanted, 1) } else { unsetenv("TZ") }
    return true
  }

  /// The name of the zone; UTC if it has none.
  public static var name: String { name(for: value ?? "/etc/localtime") ?? "UTC" }

  /// What is wrong with `TZ`, in a sentence; `nil` where nothing is.
  public static var problem: String? {
    guard let value, name(for: value) == nil else { return nil }
    return ZoneRule(plain(value)) == nil
      ? "TZ=\(value) names no time zone, so the time is UTC; write it like Europe/Berlin."
      : "TZ=\(value) is a rule by which no time zone with a name goes: a kept phone's clock follows it, tapes and dates that "
        + "Foundation writes are in UTC."
  }

  private static var value: String? { getenv("TZ").map { String(cString: $0) } }

  private static func plain(_ value: String) -> String { value.hasPrefix(":") ? String(value.dropFirst()) : value }

  /// The name of the zone that a value of `TZ` means; `nil` where there is none.
  package static func name(for value: String) -> String? {
    let text = plain(value)
    if text.isEmpty { return "UTC" }
    if text.hasPrefix("/") { return name(ofFile: text) }
    if WallClock.isKnown(text) { return text }
    return ZoneRule(text).flatMap(name(following:))
  }

  /// The name under which a file lies in a database of zones, which may be a link to it.
  private static func name(ofFile path: String) -> String? {
    let found = realpath(path, nil)
    defer { free(found) }
    for path in [path] + (found.map { [String(cString: $0)] } ?? []) {
      let parts = path.split(separator: "/")
      guard let folder = parts.lastIndex(of: "zoneinfo") else { continue }
      let name = parts[(folder + 1)...].joined(separator: "/")
      if !name.isEmpty, WallClock.isKnown(name) { return name }
    }
    return nil
  }

  /// The first zone that goes by a rule from now on. Fixed offsets have names of their own; others are looked for where
  /// most people live.
  private static func name(following rule: ZoneRule) -> String? {
    for folder in ["Etc", "Europe", "America", "Asia", "Australia", "Pacific", "Africa", "Atlantic", "Antarctica"] {
      let names = FolderListing.names(in: "\(ZoneLibrary.mainFolder)/\(folder)") ?? []
      for name in names.sorted().map({ "\(folder)/\($0)" }) where ZoneLibrary.table(name)?.rule == rule { return name }
    }
    return nil
  }
}
