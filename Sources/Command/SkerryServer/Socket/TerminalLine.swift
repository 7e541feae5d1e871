import FoundationEssentials
import SkerryBasics
import SkerryCells

/// A person's deed at the terminal of a dashboard whose phone runs in another process: one line of JSON.
///
/// `{"key":"Ctrl-C"}`, `{"press":[column,row]}`, `{"swipe":[column,row,columns]}`, `{"paste":"text"}`,
/// `{"size":[120,40]}` and so on.
nonisolated package enum TerminalLine: Hashable, Sendable {
  case event(InputEvent)
  /// The terminal goes on after it was suspended.
  case resumed

  private struct Words: Codable {
    var key: String?
    var press: [Int]?
    var longPress: [Int]?
    var swipe: [Int]?
    var scroll: String?
    var at: [Int]?
    var paste: String?
    var unfinishedPaste: Bool?
    var size: [Int]?
    var resumed: Bool?
  }

  /// Reads a line; `nil` if it is none.
  init?(_ line: some Sequence<UInt8>) {
    guard let words = try? CanonicalJSON.decode(Words.self, from: Data(line)) else { return nil }
    if let key = words.key.flatMap(Key.init(spelling:)) {
      self = .event(.key(key))
    } else if let point = Self.point(words.press) {
      self = .event(.press(point))
    } else if let point = Self.point(words.longPress) {
      self = .event(.longPress(point))
    } else if let swipe = words.swipe, swipe.count == 3, let point = Self.point(Array(swipe.prefix(2))),
      (-GridPatch.largestSide...GridPatch.largestSide).contains(swipe[2])
    {
      self = .event(.swipe(point, columns: swipe[2]))
    } else if let direction = words.scroll.flatMap(ScrollDirection.init), let point = Self.point(words.at) {
      self = .event(.scroll(direction, point))
    } else if let text = words.paste {
      self = .event(.paste(text))
    } else if words.unfinishedPaste == true {
      self = .event(.unfinishedPaste)
    } else if let size = Self.point(words.size) {
      self = .event(.resize(CellSize(columns: size.column, rows: size.row)))
    } else if words.resumed == true {
      self = .resumed
    } else {
      return nil
    }
  }

  private static func point(_ numbers: [Int]?) -> CellPoint? {
    guard let numbers, numbers.count == 2, numbers.allSatisfy({ (0...GridPatch.largestSide).contains($0) }) else {
      return nil
    }
    return CellPoint(column: numbers[0], row: numbers[1])
  }

  /// The line with its line break; `nil` for a key that has no name.
  package var bytes: [UInt8]? {
    var words = Words()
    switch self {
    case .event(.key(let key)):
      guard Key(spelling: key.spelling) == key else { return nil }
      words.key = key.spelling
    case .event(.press(let point)): words.press = [point.column, point.row]
    case .event(.longPress(let point)): words.longPress = [point.column, point.row]
    case .event(.swipe(let point, let columns)): words.swipe = [point.column, point.row, columns]
    case .event(.scroll(let direction, let point)):
      words.scroll = direction.rawValue
      words.at = [point.column, point.row]
    case .event(.paste(let text)): words.paste = text
    case .event(.unfinishedPaste): words.unfinishedPaste = true
    case .event(.resize(let size)): words.size = [size.columns, size.rows]
    case .resumed: words.resumed = true
    }
    return HarmlessJSON.bytes(words) + [10]
  }
}

/// The news for a dashboard's terminal besides pictures: a line of JSON of its own.
nonisolated package struct ViewNews: Codable, Hashable, Sendable {
  /// The bell sounds.
  package var bell: Bool?
  /// The dashboard was left; the phone goes on.
  package var left: Bool?
  /// The phone ends, and why.
  package var ends: String?

  package static var rings: ViewNews { ViewNews(bell: true) }
  package static var leaves: ViewNews { ViewNews(left: true) }
  package static func ending(_ reason: String) -> ViewNews { ViewNews(ends: reason) }
}

/// How a terminal takes over a phone that runs in the background: the body of `POST /dashboard`.
nonisolated package struct TerminalGreeting: Codable, Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  /// Where relative paths begin that are typed there.
  package var folder: String
  /// How the phone was asked to be, where it was.
  package var model: String?
  package var timeZone: String?
  package var language: String?
  package var uses24HourClock: Bool?
  package var symbols: String?
  package var isLight: Bool?
  package var isPaused: Bool?

  package init(columns: Int, rows: Int, folder: String) {
    self.columns = columns
    self.rows = rows
    self.folder = folder
  }

  /// The size in cells; `nil` if it is none.
  package var size: CellSize? {
    let sides = 1...GridPatch.largestSide
    return sides.contains(columns) && sides.contains(rows) ? CellSize(columns: columns, rows: rows) : nil
  }
}
