import SkerryCells

/// The help, and what is looked for in it.
struct HelpDialog: Equatable {
  /// Rows above the first that is seen.
  var scroll = 0
  /// The words that are looked for; `nil` while everything is shown.
  var search: String?

  /// The most characters of them.
  private static let mostCharacters = 40

  /// Letters that close it as long as nothing is looked for.
  private static let closing: Set<Character> = ["q"]

  /// - Parameters:
  ///   - most: how far it can be scrolled.
  ///   - page: how far the keys for pages go.
  mutating func handle(_ key: Key, most: Int, page: Int) -> DialogOutcome {
    if search != nil { return handleInSearch(key, most: most, page: page) }
    if let target = ReadingDialog.scroll(scroll, by: key, most: most, page: page) {
      scroll = target
      return .stays
    }
    switch key {
    case .character("/"): begin("")
    case .character(let letter) where !Self.closing.contains(letter) && !Self.own.contains(key): begin(String(letter))
    default: return ReadingDialog.outcome(of: key, alsoClosing: Self.own)
    }
    return .stays
  }

  /// The keys that open the help close it as well.
  private static var own: [Key] { Keymap.binding(of: .help)?.keys ?? [] }

  /// Letters are text, whatever else they do; what types nothing scrolls.
  private mutating func handleInSearch(_ key: Key, most: Int, page: Int) -> DialogOutcome {
    switch key {
    case .character(let character): change { $0.insert(character) }
    case .backspace where search?.isEmpty == true, .escape: begin(nil)
    case .backspace: change { $0.eraseCharacterBefore() }
    case .control("u"): change { $0.eraseAllBefore() }
    case .control("w"): change { $0.eraseWordBefore() }
    default:
      guard let target = ReadingDialog.scroll(scroll, by: key, most: most, page: page) else {
        return key == .left ? .stays : ReadingDialog.outcome(of: key, alsoClosing: Self.own)
      }
      scroll = target
    }
    return .stays
  }

  private mutating func begin(_ text: String?) { (scroll, search) = (0, text) }

  private mutating func change(_ edit: (inout EditedText) -> Void) {
    var text = EditedText(search ?? "")
    edit(&text)
    begin(String(text.text.prefix(Self.mostCharacters)))
  }

  /// The entries in which every word that is looked for stands, below their headings; first those of a key that is typed so.
  ///
  /// - Parameter lines: the help from top to bottom.
  func found(in lines: [HelpLine]) -> [HelpLine] {
    let words = (search ?? "").split(separator: " ").map(String.init)
    guard let first = words.first else { return lines }
    func hasKey(_ line: HelpLine) -> Bool {
      words.count == 1 && line.keys.split(separator: " ").contains { String($0) == first }
    }
    var result = lines.filter(hasKey)
    var heading: HelpLine?
    for line in lines where !hasKey(line) {
      if line.isHeading { heading = line }
      guard !line.isHeading, line.has(words) else { continue }
      if let heading { result.append(heading) }
      heading = nil
      result.append(line)
    }
    return result
  }
}

/// A line of the help: what keys do, or a heading.
struct HelpLine: Equatable {
  /// The keys' names with blanks between them; nothing for a heading.
  let keys: String
  let text: String
  /// A word or two that the footer has for it.
  var title = ""

  var isHeading: Bool { keys.isEmpty }

  /// Whether each of some words begins one of its own, in small letters or large ones: a clock is no lock.
  func has(_ words: [String]) -> Bool {
    let all = "\(keys) \(title) \(text)".lowercased()
    let own = all.split(separator: " ") + all.split { !$0.isLetter && !$0.isNumber }
    return words.allSatisfy { word in own.contains { $0.hasPrefix(word.lowercased()) } }
  }
}
