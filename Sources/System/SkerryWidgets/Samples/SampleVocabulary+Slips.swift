nonisolated extension SampleVocabulary {
  /// Words that are often written with a letter too few or with two letters in the wrong order, by how they are then written.
  static let meant: [String: String] = {
    var meant: [String: String] = [:]
    for word in often {
      let letters = Array(word)
      for index in letters.indices.dropFirst().dropLast() {
        var fewer = letters
        fewer.remove(at: index)
        meant[String(fewer)] = word
        guard index + 1 < letters.count, letters[index] != letters[index + 1] else { continue }
        var swapped = letters
        swapped.swapAt(index, index + 1)
        meant[String(swapped)] = word
      }
    }
    for word in known { meant[word] = nil }
    return meant
  }()

  private static let often = """
    status message remaining exercise distance duration delivery address minutes seconds progress current location
    station temperature estimated description schedule percent percentage customer restaurant vehicle destination
    departure arrival subtitle category quantity identifier activity workout calories elapsed completed passenger
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// Words of their own that differ from one of those by no more.
  private static let known = [
    "statues", "massage", "minute", "second", "state", "states", "depart", "address", "calorie",
  ]
}
