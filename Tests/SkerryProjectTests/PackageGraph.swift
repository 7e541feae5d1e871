import Foundation

/// The targets below `Sources` and what each stands on, as `Package.swift` has them.
///
/// It reads the manifest's text, so that it works without the package manager, a network or a home folder. It knows the
/// functions that the manifest declares at its top.
struct PackageGraph {
  struct Room: Equatable {
    /// The folder of `Sources` that it is in.
    var folder: String
    /// The rooms that it names.
    var dependencies: Set<String>
  }

  /// The rooms by name.
  private(set) var rooms: [String: Room] = [:]

  init(manifest: String) {
    let lists = Self.lists(manifest)
    let appDependencies = Self.names(manifest.firstMatch(of: /func app\(.*on: (.*)\) \}/)?.output.1 ?? "", lists)
    let calls = /(?m)^ +(room|shim|app|program|\.macro|\.plugin|\.executableTarget)\(/
    for match in manifest.matches(of: calls) where match.range.lowerBound > Self.start(manifest) {
      let call = Self.balanced(manifest[match.range.upperBound...])
      guard let name = call.firstMatch(of: /"([^"]+)"/)?.output.1 else { continue }
      let place = call.firstMatch(of: /in: "([^"]+)"/)?.output.1 ?? call.firstMatch(of: /path: "([^"]+)"/)?.output.1
      let folder = match.output.1 == "app" ? "Apps" : Self.folder(place ?? "")
      guard let folder else { continue }
      let on = call.firstRange(of: "on: ").map { Self.expression(call[$0.upperBound...]) } ?? ""
      rooms[String(name)] = Room(
        folder: folder, dependencies: match.output.1 == "app" ? appDependencies : Self.names(on, lists))
    }
  }

  /// All rooms that a room can reach.
  func foundation(of name: String) -> Set<String> {
    Self.closure(rooms.mapValues(\.dependencies), of: name)
  }

  /// The fewest rooms that stand for all of a room's dependencies: those that no other of them reaches.
  func supports(of name: String) -> Set<String> {
    let named = rooms[name]?.dependencies ?? []
    return named.filter { room in !named.contains { $0 != room && foundation(of: $0).contains(room) } }
  }

  static func closure(_ arrows: [String: Set<String>], of name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = Array(arrows[name] ?? [])
    while let room = waiting.popLast() {
      if found.insert(room).inserted { waiting += arrows[room] ?? [] }
    }
    return found
  }

  // MARK: The manifest's text

  private static func start(_ manifest: String) -> String.Index {
    manifest.firstRange(of: "let package = Package(")?.upperBound ?? manifest.startIndex
  }

  /// `Sources/Apple/X` and `Apple` are in the folder Apple; `Tests` is none of `Sources`.
  private static func folder(_ place: some StringProtocol) -> String? {
    let parts = place.split(separator: "/")
    if parts.first == "Tests" { return nil }
    return (parts.first == "Sources" ? parts.dropFirst().first : parts.first).map { String($0) }
  }

  /// The lists of dependencies that have a name.
  private static func lists(_ manifest: String) -> [String: Set<String>] {
    var lists: [String: Set<String>] = [:]
    for match in manifest.matches(of: /let (\w+): \[Target\.Dependency\] = \[([^\]]*)\]/) {
      lists[String(match.output.1)] = Set(match.output.2.matches(of: /"([^"]+)"/).map { String($0.output.1) })
    }
    return lists
  }

  /// The rooms in an expression such as `apps + ["SkerryDevice"]`; products of other packages are none.
  private static func names(_ expression: some StringProtocol, _ lists: [String: Set<String>]) -> Set<String> {
    let own = String(expression).replacing(/\.product\([^)]*\)/, with: "")
    let literal = Set(own.matches(of: /"([^"]+)"/).map { String($0.output.1) })
    // A list's own name stands outside of quotation marks.
    let words = Set(own.replacing(/"[^"]*"/, with: "").matches(of: /\w+/).map { String($0.output) })
    return lists.reduce(literal) { words.contains($1.key) ? $0.union($1.value) : $0 }
  }

  /// The text up to the parenthesis that closes the call.
  private static func balanced(_ text: Substring) -> Substring { text.prefix(closing: 1, until: []) }
  /// The text up to the comma that ends the argument.
  private static func expression(_ text: Substring) -> Substring { text.prefix(closing: 1, until: [","]) }
}

extension Substring {
  /// The text before so many brackets are closed, or before one of the ends outside of brackets.
  fileprivate func prefix(closing count: Int, until ends: Set<Character>) -> Substring {
    var depth = 0
    var isInText = false
    return prefix { character in
      if character == "\"" { isInText.toggle() }
      guard !isInText else { return true }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      return depth > -count && !(depth == 0 && ends.contains(character))
    }
  }
}
