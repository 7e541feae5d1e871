import SkerryDevice

/// Names of two or a few letters for the apps of a phone, for where there is no room for whole ones.
nonisolated struct ShortNames {
  private let names: [String: String]

  /// - Parameter names: what is to be told apart.
  init(_ names: [String]) {
    var short: [String: String] = [:]
    var taken: Set<String> = []
    for name in names where short[name] == nil {
      let free = Self.candidates(name).first { !taken.contains($0) }
      let chosen = free ?? (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
      taken.insert(chosen)
      short[name] = chosen
    }
    self.names = short
  }

  /// A name as short as it may be; one that was not among the first stays whole.
  subscript(name: String) -> String { names[name] ?? name }

  /// The initials of two words, the first two letters, three, and so on.
  private static func candidates(_ name: String) -> [String] {
    let letters = Array(name.filter { !$0.isWhitespace })
    var initials: [Character] = []
    var isStart = true
    var wasSmall = false
    for character in name {
      if character.isWhitespace {
        isStart = true
        continue
      }
      if isStart || (character.isUppercase && wasSmall) { initials.append(character) }
      wasSmall = character.isLowercase
      isStart = false
    }
    let ends = initials.count > 1 ? [String(initials.prefix(2))] : []
    return ends + (2...max(2, letters.count)).map { String(letters.prefix($0)) }
  }
}
