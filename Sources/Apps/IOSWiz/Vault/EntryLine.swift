/// A line of a note that says what was done when: `- 07:12:05 ☀️ Wake, refreshed ^wiz-t9l2ab-e0100`.
///
/// Everything but the time and the word may be left out or be something else; it is kept as it is.
struct EntryLine: Hashable, Sendable {
  /// The list's marker with blanks around it.
  private(set) var marker: String
  private var timeText: String
  private(set) var secondOfDay: Int
  /// Between time and word: a picture, as a rule.
  private var ornament: String
  private var word: String
  private(set) var type: ActivityType
  /// From the word to the block id.
  private var rest: String
  private(set) var block: BlockID?
  /// Blanks behind the block id.
  private var blockEnd = ""

  /// The kinds of line.
  enum Reading: Hashable, Sendable {
    case entry(EntryLine)
    /// It wants to be one, but means nothing; the reason in one sentence.
    case broken(String)
    case other
  }

  /// A new line.
  init(_ type: ActivityType, _ time: LocalTime, _ block: BlockID, remark: String = "") {
    marker = "- "
    timeText = time.clockText
    secondOfDay = time.secondOfDay
    ornament = " \(type.emoji) "
    word = type.displayName
    self.type = type
    rest = remark
    self.block = block
  }

  var text: String { marker + timeText + ornament + word + rest + (block.map { " ^\($0.text)\(blockEnd)" } ?? "") }

  /// The text behind the word, without its separator.
  var remark: String {
    var text = rest[...]
    while let first = text.first, first.isWhitespace || ",:;–—-".contains(first) { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }

  /// All behind the word, as it stands there.
  var rawRemark: String { rest }

  /// Says something else from now on; the other parts stay as they are written.
  mutating func change(to type: ActivityType, at time: LocalTime?) {
    if type != self.type {
      ornament = ornament.replacing(self.type.emoji, with: type.emoji)
      (self.type, word) = (type, Self.word(type.displayName, writtenAs: word))
    }
    if let time, time.secondOfDay != secondOfDay {
      (timeText, secondOfDay) = (Self.timeText(time, writtenAs: timeText), time.secondOfDay)
    }
  }

  private static func word(_ name: String, writtenAs word: String) -> String {
    word == word.lowercased() ? name.lowercased() : word == word.uppercased() ? name.uppercased() : name
  }

  /// Without seconds where none were written, unless they are needed, and the hour with one digit where it had one.
  private static func timeText(_ time: LocalTime, writtenAs text: String) -> String {
    var new = time.clockText
    guard text.count(where: { $0 == ":" }) == 1, time.secondOfDay % 60 == 0 else { return new }
    new = String(new.dropLast(3))
    return text.count == 4 && new.hasPrefix("0") ? String(new.dropFirst()) : new
  }

  /// Gives the line a name.
  mutating func name(_ block: BlockID) { self.block = block }

  /// Gives the line a list's marker.
  mutating func mark(_ marker: String) { self.marker = marker }

  /// The column of what stands behind the marker; whatever is indented so far below belongs to the line.
  var contentColumn: Int { Self.contentColumn(behind: marker) ?? 2 }

  static func contentColumn(behind marker: String) -> Int? {
    var cursor = LineCursor(Array((marker + "x").utf8)[...])
    return cursor.takeMarker(endingText: false)
  }

  // MARK: Reading

  /// Reads a line without its end.
  static func read(_ line: String) -> Reading {
    var rest = line[...]
    let indentation = rest.prefix { $0 == " " }
    guard indentation.count <= 3 else { return .other }
    rest = rest.dropFirst(indentation.count)
    guard let bullet = rest.first, "-*+".contains(bullet) else { return .other }
    let blanks = rest.dropFirst().prefix { $0 == " " || $0 == "\t" }
    guard !blanks.isEmpty else { return .other }
    let marker = line[..<blanks.endIndex]
    rest = rest[blanks.endIndex...]
    let timeText = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ":") }
    guard looksLikeTime(timeText) else { return other(rest) }
    let whole = rest
    rest = rest[timeText.endIndex...]
    let (before, block, blockEnd) = splitBlock(rest)
    guard let (ornament, word, type) = findWord(before) else {
      return block?.utcOffset == nil ? other(whole) : .broken("no activity stands behind the time")
    }
    guard let second = secondOfDay(timeText) else { return .broken("“\(timeText)” is no time of day") }
    return .entry(
      EntryLine(
        marker: String(marker), timeText: String(timeText), secondOfDay: second, ornament: String(ornament),
        word: String(word), type: type, rest: String(before[word.endIndex...]), block: block,
        blockEnd: String(blockEnd)))
  }

  /// A line whose time is written in another way, such as `8:31 PM Meal` or `**11:00** Meal`, would be missed in the log
  /// without a word; any other is none of the app's.
  private static func other(_ text: Substring) -> Reading {
    guard let first = text.first, first.isASCII, first.isNumber || "*_".contains(first) else { return .other }
    var words = text.split(maxSplits: 3) { !$0.isLetter && !$0.isNumber && $0 != ":" }[...]
    guard var time = words.popFirst() else { return .other }
    let half = time.drop { $0.isNumber || $0 == ":" }
    if half.isEmpty, let next = words.first, isHalf(next) { words = words.dropFirst() }
    if isHalf(half) { time = time.dropLast(2) } else if time.last == ":" { time = time.dropLast() }
    guard looksLikeTime(time), let word = words.first, ActivityType(displayName: String(word)) != nil else {
      return .other
    }
    return .broken("the time of an entry is written like 08:31 or 20:31, with nothing around it")
  }

  private static func isHalf(_ word: Substring) -> Bool { ["AM", "PM"].contains(word.uppercased()) }

  private init(
    marker: String, timeText: String, secondOfDay: Int, ornament: String, word: String, type: ActivityType,
    rest: String, block: BlockID?, blockEnd: String
  ) {
    self.marker = marker
    self.timeText = timeText
    self.secondOfDay = secondOfDay
    self.ornament = ornament
    self.word = word
    self.type = type
    self.rest = rest
    self.block = block
    self.blockEnd = blockEnd
  }

  /// One or two digits, and two or three groups in all.
  private static func looksLikeTime(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count) && (1...2).contains(parts[0].count)
      && parts.dropFirst().allSatisfy { $0.count == 2 }
  }

  private static func secondOfDay(_ text: Substring) -> Int? {
    let numbers = text.split(separator: ":").compactMap { Int($0) }
    guard numbers.count >= 2, numbers[0] < 24, numbers[1] < 60, numbers.count == 2 || numbers[2] < 60 else {
      return nil
    }
    return numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
  }

  /// Takes the block id off the end, with the blanks around it.
  private static func splitBlock(_ text: Substring) -> (Substring, BlockID?, end: Substring) {
    let end = text.lastIndex { $0 != " " && $0 != "\t" }.map { text.index(after: $0) } ?? text.startIndex
    let body = text[..<end]
    guard let caret = body.lastIndex(of: "^"), caret > body.startIndex, body[body.index(before: caret)] == " " else {
      return (text, nil, "")
    }
    let name = body[body.index(after: caret)...]
    guard !name.isEmpty, name.utf8.allSatisfy(BlockID.isAllowed) else { return (text, nil, "") }
    return (body[..<body.index(before: caret)], BlockID(text: String(name)), text[end...])
  }

  /// The first word behind the time, if it is the name of an activity; pictures before it don't count.
  private static func findWord(_ text: Substring) -> (ornament: Substring, word: Substring, ActivityType)? {
    guard text.first == " " || text.first == "\t" else { return nil }
    guard let start = text.firstIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let word = text[start...].prefix { $0.isLetter || $0.isNumber }
    guard let type = ActivityType(displayName: String(word)) else { return nil }
    return (text[..<start], word, type)
  }
}
