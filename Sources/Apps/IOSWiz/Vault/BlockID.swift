import SwiftUI

/// The name that the app gives a line: `wiz-t9l2ab-e0100`.
///
/// It stands at the end of the line behind a caret, where Obsidian takes it for a block id and hides it. Its middle is
/// made of the time at which it was given; its end says how far ahead of Greenwich (`e`, `w`) the clock was, in hours and
/// minutes, so that the line means one instant in every time zone.
struct BlockID: Hashable, Sendable {
  static let prefix = "wiz-"
  let text: String

  /// The first that `isTaken` leaves for a Unix time.
  ///
  /// - Parameter mark: the number among all that this phone gave without knowing the note; such names are like no other.
  init(time: Int, utcOffset: Int, mark: Int? = nil, isTaken: (String) -> Bool) {
    let base = Self.prefix + String(time, radix: 36) + (mark.map { "-q\($0)" } ?? "")
    var number = 1
    var token = base
    while isTaken(token) {
      number += 1
      token = "\(base)-\(number)"
    }
    self.init(token: token, utcOffset: utcOffset)
  }

  init(token: String, utcOffset: Int) {
    let minutes = abs(utcOffset) / 60
    text = "\(token)-\(utcOffset < 0 ? "w" : "e")\(Day.padded(minutes / 60, 2))\(Day.padded(minutes % 60, 2))"
  }

  init(text: String) { self.text = text }

  /// The part that stays the same when the offset changes.
  var token: String {
    guard utcOffset != nil, let dash = text.lastIndex(of: "-") else { return text }
    return String(text[..<dash])
  }

  /// Its number, if it was given without knowing the note.
  var mark: Int? {
    let parts = token.dropFirst(Self.prefix.count).split(separator: "-")
    guard isOwn, parts.count > 1, parts[1].first == "q" else { return nil }
    return Int(parts[1].dropFirst()).flatMap { Self.marks.contains($0) ? $0 : nil }
  }

  /// More than anybody logs; what stands in a note may be any number.
  private static let marks = 0..<1_000_000_000

  /// Whether the app gave it. Any other is the person's: links of other notes lead to it, so it stays as it is.
  var isOwn: Bool { utcOffset != nil }

  /// The same for a clock that is so many seconds ahead of Greenwich.
  func with(utcOffset: Int) -> BlockID { isOwn ? BlockID(token: token, utcOffset: utcOffset) : self }

  /// Seconds ahead of Greenwich; `nil` if it is no id of ours.
  var utcOffset: Int? {
    guard text.hasPrefix(Self.prefix), let part = text.split(separator: "-").last, part.utf8.count == 5,
      let sign = part.first, sign == "e" || sign == "w", part.utf8.dropFirst().allSatisfy(\.isDigit),
      let hours = Int(part.dropFirst().prefix(2)), let minutes = Int(part.suffix(2)), hours <= 15, minutes < 60
    else { return nil }
    return (sign == "w" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  /// The bytes that Obsidian allows in a block id.
  static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
