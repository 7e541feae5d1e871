/// Finds what a person probably meant.
public enum Suggestion {
  /// The one name that begins with or contains what was typed, or else takes the fewest slips of the finger to reach;
  /// nil when none is near, or several are equally so.
  public static func nearest(to text: String, among names: [String]) -> String? {
    let typed = plain(text)
    guard typed.count >= 3, typed.count <= 40 else { return nil }
    let candidates = names.map { name in (name: name, letters: plain(name)) }
    let beginning = candidates.filter { $0.letters.starts(with: typed) }
    if beginning.count == 1 { return beginning.first?.name }
    let containing = candidates.filter { String($0.letters).contains(String(typed)) }
    if containing.count == 1 { return containing.first?.name }
    let ranked = candidates.map { (name: $0.name, slips: slips(from: typed, to: $0.letters)) }
    guard let fewest = ranked.map(\.slips).min(), fewest <= max(1, typed.count / 3) else { return nil }
    let nearest = ranked.filter { $0.slips == fewest }
    return nearest.count == 1 ? nearest.first?.name : nil
  }

  /// Letters and digits alone: “Swift Climb” and “swift-climb” are the same slip.
  private static func plain(_ text: String) -> [Character] {
    text.lowercased().prefix(41).filter { $0.isLetter || $0.isNumber }
  }

  /// How many letters were left out, added, replaced or swapped with their neighbour.
  public static func slips(from first: [Character], to second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var next = [row + 1]
      for column in 0..<second.count {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, next[column] + 1)
        let isSwap =
          row > 0 && column > 0 && first[row] == second[column - 1] && first[row - 1] == second[column]
        if isSwap { least = min(least, beforeLast[column - 1] + 1) }
        next.append(least)
      }
      (beforeLast, last) = (last, next)
    }
    return last[second.count]
  }
}
