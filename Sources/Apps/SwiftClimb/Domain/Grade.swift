/// The difficulty that the name of a climb tells, such as the V4 of “V4 Sandstorm”.
struct Grade: Hashable, Comparable, Sendable, Identifiable {
  /// Ways to grade climbs, in the order in which they are listed.
  enum Scale: Int, Hashable, Comparable, Sendable {
    case hueco, fontainebleau, french, yosemite, british

    static func < (one: Scale, other: Scale) -> Bool { one.rawValue < other.rawValue }
  }

  let scale: Scale
  /// Grows with the difficulty within a scale.
  let rank: Int
  /// The grade as people write it.
  let label: String

  var id: String { label }

  static func < (one: Grade, other: Grade) -> Bool { (one.scale, one.rank) < (other.scale, other.rank) }

  /// The first grade among the words of a name; `nil` if there is none.
  init?(in name: String) {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" || $0 == ".") }
    guard let found = words.lazy.flatMap(Self.parts).compactMap(Self.reading).first else { return nil }
    self = found
  }

  /// The parts of a range such as `V4-5`; a sign at the end belongs to the last of them.
  private static func parts(_ word: Substring) -> [Substring] {
    let parts = word.split(separator: "-")
    guard parts.count > 1, let last = parts.last else { return [word] }
    return parts.dropLast() + [word[last.startIndex...]]
  }

  private init(_ scale: Scale, _ rank: Int, _ label: String) {
    (self.scale, self.rank, self.label) = (scale, rank, label)
  }

  private static func reading(_ word: Substring) -> Grade? {
    var reader = GradeReader(word)
    let step = reader.takeStep()
    switch reader.first {
    case "V", "v": return hueco(&reader, step)
    case "E", "H": return step == 0 ? british(&reader) : nil
    case "5" where reader.hasPoint: return yosemite(&reader, step)
    case .some("3"..."9"): return step >= 0 ? letterGrade(&reader, step) : nil
    default: return nil
    }
  }

  /// `VB`, `V0` to `V17`, with `+` or `-`; and the `VD` and `VS` of Britain.
  private static func hueco(_ reader: inout GradeReader, _ step: Int) -> Grade? {
    if step == 0, let grade = british(&reader) { return grade }
    reader.skip()
    let rest = reader.text.uppercased()
    guard let number = rest == "B" ? -1 : reader.number(upTo: 17) else { return nil }
    return Grade(.hueco, number * 3 + step, "V\(rest)\(GradeReader.sign(step))")
  }

  /// `6a+` as on ropes, `6A+` as on boulders: from 3 to 9, with a letter.
  private static func letterGrade(_ reader: inout GradeReader, _ step: Int) -> Grade? {
    let label = String(reader.text) + GradeReader.sign(step)
    guard let digit = reader.first?.wholeNumberValue else { return nil }
    reader.skip()
    guard let letter = reader.letter(upTo: "c") else { return nil }
    let isBoulder = reader.first?.isUppercase ?? false
    return Grade(isBoulder ? .fontainebleau : .french, (digit * 3 + letter) * 2 + step, label)
  }

  /// `5.4` to `5.15d`. Without a letter it may be any of the four: `5.10-` is between a and b, `5.10+` between c and d.
  private static func yosemite(_ reader: inout GradeReader, _ step: Int) -> Grade? {
    let label = reader.text.lowercased() + GradeReader.sign(step)
    reader.skip()
    reader.skip()
    let letter = reader.takeLastLetter(upTo: "d")
    guard let number = reader.number(upTo: 15) else { return nil }
    let within = letter.map { $0 * 6 + step } ?? (15 + step * 6)
    return Grade(.yosemite, number * 30 + within, label)
  }

  private static let britishWords = ["VD", "HVD", "HS", "VS", "HVS"]

  /// `VD` to `HVS`, then `E1` to `E11`. Single letters are left out: they are found in names as well.
  private static func british(_ reader: inout GradeReader) -> Grade? {
    let word = String(reader.text)
    if let rank = britishWords.firstIndex(of: word) { return Grade(.british, rank, word) }
    guard reader.first == "E" else { return nil }
    reader.skip()
    return reader.number(upTo: 11).flatMap { $0 > 0 ? Grade(.british, britishWords.count + $0, word) : nil }
  }
}

/// The rest of a word while a grade is read from it. Thousands of names are read for one screen.
private struct GradeReader {
  private(set) var text: Substring

  init(_ word: Substring) { text = word }

  var first: Character? { text.first }
  /// Whether a point follows the first character.
  var hasPoint: Bool { text.dropFirst().first == "." }

  mutating func skip() { text = text.dropFirst() }

  /// Takes a sign off the end: harder, easier, or neither.
  mutating func takeStep() -> Int {
    let step = text.last == "+" ? 1 : text.last == "-" ? -1 : 0
    if step == 0 { return 0 }
    text = text.dropLast()
    return step
  }

  static func sign(_ step: Int) -> String { step > 0 ? "+" : step < 0 ? "-" : "" }

  /// All that is left, if it is a number without a needless zero.
  func number(upTo most: Int) -> Int? {
    guard text.count <= 2, let number = Int(text), String(number) == text else { return nil }
    return (0...most).contains(number) ? number : nil
  }

  /// The only letter that is left, as 1 for `a`.
  func letter(upTo last: Character) -> Int? {
    guard text.count == 1, let letter = text.lowercased().first, ("a"...last).contains(letter) else { return nil }
    return letter.asciiValue.map { Int($0) - 96 }
  }

  mutating func takeLastLetter(upTo last: Character) -> Int? {
    guard let letter = text.suffix(1).lowercased().first, ("a"...last).contains(letter) else { return nil }
    text = text.dropLast()
    return letter.asciiValue.map { Int($0) - 96 }
  }
}
