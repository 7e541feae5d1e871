/// Words of a command line that begin with a dash and a digit, such as `-30m`: no flag begins so, so they are values.
///
/// The parser takes every word with a dash for a flag. Such a word goes behind `--`, together with the arguments that come
/// after it, or is tied to the option before it.
nonisolated enum NegativeValues {
  /// The same command line, as the parser understands it. Throws what reading the parser's own descriptions throws.
  static func marked(_ arguments: [String], options: () throws -> Set<String>) rethrows -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    guard arguments[..<end].contains(where: isNegative) else { return arguments }
    let options = try options()
    var (words, values) = ([String](), [String]())
    var rest = arguments[..<end]
    while let word = rest.popFirst() {
      if options.contains(word), let value = rest.popFirst() {
        words += isNegative(value) && word.hasPrefix("--") ? ["\(word)=\(value)"] : [word, value]
      } else if isNegative(word) || !values.isEmpty && (word == "-" || !word.hasPrefix("-")) {
        values.append(word)
      } else {
        words.append(word)
      }
    }
    let behind = values + arguments[end...].dropFirst()
    return behind.isEmpty && end == arguments.endIndex ? words : words + ["--"] + behind
  }

  private static func isNegative(_ word: String) -> Bool {
    guard word.utf8.first == UInt8(ascii: "-"), let second = word.utf8.dropFirst().first else { return false }
    return second == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
  }
}
