/// A line of a note that says what was done when: `- 07:12:05 ☀️ Wake, refreshed ^wiz-t9l2ab-e0100`.
///
/// Everything but the time and the word may be left out or be something else; it is kept as it is.
struct EntryLine: Hashable, Sendable {
  /// The list's marker with blanks around it.
  private var marker: String
  private var timeText: String
  private(set) var secondOfDay: Int
  /// Between time and word: a picture, as a rule.
  private var ornament: String
  private var word: String
  private(set) var type: ActivityType
  /// From the word to the block id.
  private var rest: String
  private(set) var block: BlockID?

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

  var text: String { marker + timeText + ornament + word + rest + (block.map { " ^\($0.text)" } ?? "") }

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
      (self.type, word) = (type, type.displayName)
    }
    if let time { (timeText, secondOfDay) = (time.clockText, time.secondOfDay) }
  }

  /// Gives the line a name.
  mutating func name(_ block: BlockID) { self.block = block }

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
    guard looksLikeTime(timeText) else { return .other }
    rest = rest[timeText.endIndex...]
    let (before, block) = splitBlock(rest)
    guard let (ornament, word, type) = findWord(before) else {
      return block?.utcOffset == nil ? .other : .broken("no activity stands behind the time")
    }
    guard let second = secondOfDay(timeText) else { return .broken("“\(timeText)” is no time of day") }
    return .entry(
      EntryLine(
        marker: String(marker), timeText: String(timeText), secondOfDay: second, ornament: String(ornament),
        word: String(word), type: type, rest: String(before[word.endIndex...]), block: block))
  }

  private init(
    marker: String, timeText: String, secondOfDay: Int, ornament: String, word: String, type: ActivityType,
    rest: String, block: BlockID?
  ) {
    self.marker = marker
    self.timeText = timeText
    self.secondOfDay = secondOfDay
    self.ornament = ornament
    self.word = word
    self.type = type
    self.rest = rest
    self.block = block
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

  /// Takes the block id off the end, with the blanks before it.
  private static func splitBlock(_ text: Substring) -> (Substring, BlockID?) {
    let end = text.lastIndex { $0 != " " && $0 != "\t" }.map { text.index(after: $0) } ?? text.startIndex
    let body = text[..<end]
    guard let caret = body.lastIndex(of: "^"), caret > body.startIndex, body[body.index(before: caret)] == " " else {
      return (text, nil)
    }
    let name = body[body.index(after: caret)...]
    guard !name.isEmpty, name.utf8.allSatisfy(BlockID.isAllowed) else { return (text, nil) }
    return (body[..<body.index(before: caret)], BlockID(text: String(name)))
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
