/// Which files a description means by a path: one file, all of a folder, or what fits `*`, `**` and `?`.
struct FilePattern: Hashable, Sendable {
  private let parts: [String]

  /// A pattern that begins in a folder, unless it begins with a slash.
  init(_ text: String, in folder: String) {
    let whole = text.hasPrefix("/") ? text : "\(folder)/\(text)"
    parts = XcodeProject.standardized(whole).split(separator: "/").map(String.init)
  }

  /// Whether it means a file, or a folder in which the file lies.
  func means(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    if Self.fits(names[...], parts[...]) { return true }
    guard let last = parts.last else { return false }
    // A pattern for files of a folder means those; a folder that is named means all that lies in it.
    let namesFolder = !last.contains { "*?".contains($0) } || last.hasSuffix(".lproj") || last.hasSuffix(".xcassets")
    guard namesFolder, names.count > 1 else { return false }
    return (1..<names.count).contains { Self.fits(names[..<$0], parts[...]) }
  }

  private static func fits(_ names: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == "**" {
      let rest = parts.dropFirst()
      // At the end it means whatever lies below.
      if rest.isEmpty { return !names.isEmpty }
      if rest.first == "**" { return fits(names, rest) }
      return (names.startIndex...names.endIndex).contains { fits(names[$0...], rest) }
    }
    guard let name = names.first, fits(Array(name), Array(part)) else { return false }
    return fits(names.dropFirst(), parts.dropFirst())
  }

  /// Whether a name fits a part with `*` and `?`, each star for as much as it takes.
  private static func fits(_ name: [Character], _ part: [Character]) -> Bool {
    var (place, at) = (0, 0)
    var star: (at: Int, place: Int)?
    while place < name.count {
      if at < part.count, part[at] == "*" {
        star = (at, place)
        at += 1
      } else if at < part.count, part[at] == "?" || part[at] == name[place] {
        (place, at) = (place + 1, at + 1)
      } else if let before = star {
        star = (before.at, before.place + 1)
        (place, at) = (before.place + 1, before.at + 1)
      } else {
        return false
      }
    }
    return part[at...].allSatisfy { $0 == "*" }
  }
}
