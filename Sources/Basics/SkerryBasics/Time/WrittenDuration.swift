/// A length of time as steps write it: whole units as everywhere, and seconds down to a thousandth (`1.5s`, `250ms`).
package enum WrittenDuration {
  /// The seconds that a text says. Throws what is wrong with it.
  package static func seconds(_ text: String) throws(DurationEntry.Problem) -> Double {
    if let milliseconds = milliseconds(text) { return Double(milliseconds) / 1000 }
    guard let (whole, thousandths) = try parts(text) else { return Double(try DurationEntry.seconds(text)) }
    let seconds = try DurationEntry.seconds(whole)
    return seconds < DurationEntry.longest ? Double(seconds * 1000 + thousandths) / 1000 : Double(seconds)
  }

  /// `1h30m`, `2.5s`: the units that are not zero, largest first.
  package static func text(_ duration: Double) -> String {
    let milliseconds = Int((duration * 1000).rounded())
    let (seconds, fraction) = (milliseconds / 1000, milliseconds % 1000)
    let large = [(seconds / 86_400, "d"), (seconds / 3600 % 24, "h"), (seconds / 60 % 60, "m")]
    let text = large.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    guard fraction > 0 else { return seconds % 60 > 0 || text.isEmpty ? text + "\(seconds % 60)s" : text }
    let digits = String(1000 + fraction).dropFirst()
    let end = digits.lastIndex { $0 != "0" } ?? digits.startIndex
    return text + "\(seconds % 60).\(digits[...end])s"
  }

  private static func milliseconds(_ text: String) -> Int? {
    guard text.lowercased().hasSuffix("ms") else { return nil }
    let digits = text.dropLast(2)
    guard (1...9).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(digits)
  }

  /// The text without its decimals, and these as thousandths; `nil` if it has none.
  private static func parts(_ text: String) throws(DurationEntry.Problem) -> (whole: String, thousandths: Int)? {
    guard let dot = text.firstIndex(of: ".") else { return nil }
    let digits = text[text.index(after: dot)...].prefix { $0.isASCII && $0.isNumber }
    let unit = text[digits.endIndex...].drop { $0 == " " }
    let isSeconds = ["", "s", "sec", "second", "seconds"].contains(unit.lowercased())
    guard !digits.isEmpty, isSeconds, text[..<dot].last?.isNumber == true else { return nil }
    guard digits.count <= 3, let number = Int(digits) else { throw .tooFine(text) }
    let thousandths = [100, 10, 1][digits.count - 1] * number
    let isClock = text.contains(":")
    // A number after the colons of 2:30.5 is seconds already.
    guard !isClock || unit.isEmpty else { return nil }
    return (String(text[..<dot]) + (isClock ? "" : "s"), thousandths)
  }
}
