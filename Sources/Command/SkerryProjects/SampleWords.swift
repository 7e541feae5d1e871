/// What an extension's sources say about the values of its activities.
///
/// Where no `#Preview` shows an activity, the program makes values up. A type says which properties it has and of what
/// type; which words mean something in them, such as the cases of an enumeration or the keys of a dictionary, stands only
/// in the source.
struct SampleWords {
  /// A line for each finding: what it is, its name, and its words, with tabs between.
  private(set) var lines: [String] = []
  /// Calls of functions that take a text apart, with what stands between its parts.
  private var callers: [(function: String, separator: String)] = []
  /// Words with which functions and initializers compare what they are given, by what is called.
  private var wordsOfCalls: [String: [String]] = [:]
  /// What is handed seconds that go by.
  private var secondsOfCalls = SecondsOfCalls()
  /// What comments say of texts, where the code says nothing.
  private var comments: [(name: String, words: [String])] = []

  /// - Parameters:
  ///   - sources: the texts.
  ///   - symbols: properties that name a picture of the system's.
  ///   - images: the names of pictures in the extension's catalogues.
  ///   - colors: those of colors.
  ///   - originals: the texts as they were before anything was cut out of them, by default the sources: a refused call
  ///     still says what is meant.
  init(
    of sources: [String], symbols: Set<String> = [], images: [String] = [], colors: [String] = [],
    originals: [String]? = nil
  ) {
    for original in originals ?? sources {
      lines += Self.knownWritten.value(of: original, SampleWords.init(writtenIn:)).lines
    }
    for source in sources {
      let own = Self.known.value(of: source, SampleWords.init(ofOne:))
      lines += own.lines
      callers += own.callers
      wordsOfCalls.merge(own.wordsOfCalls) { $0 + $1 }
      secondsOfCalls = secondsOfCalls + own.secondsOfCalls
      comments += own.comments
    }
    callers(in: sources)
    wordsOfCalls(in: sources)
    for source in sources {
      for name in Self.seconds(in: source, secondsOfCalls).sorted() { add("lasting", name) }
      for name in Self.handed(to: secondsOfCalls.ofMilliseconds, in: source).sorted() { add("span", name) }
    }
    pictures(in: sources, known: symbols)
    for (name, words) in comments where !hasValues(name) { add("values", name, words) }
    suites(in: sources)
    tongue(in: originals ?? sources)
    assets(in: sources, images: images, colors: colors)
    var seen: Set<String> = []
    lines = lines.filter { seen.insert($0).inserted }
  }

  /// What a source says by itself. The next round of a build asks for most of them again.
  private init(ofOne source: String) {
    let text = source.replacing(/\/\/[^\n]*/) { _ in "" }
    widgets(in: text)
    currency(in: text)
    enumerations(in: text)
    comparisons(in: text)
    keys(in: text)
    numbersOfKeys(in: text)
    numbers(in: text)
    stores(in: text)
    separators(in: text)
    instants(in: text)
    percentsAndWholes(in: text)
    numbersBeforeUnits(in: text)
    wordsHeld(in: text)
    parts(in: text)
    drawnOneByOne(in: text)
    isoDates(in: text)
    let tables = Self.tables(in: text)
    parameters(in: text, tables)
    lookedUp(in: text, tables)
    beginnings(in: text)
    unset(in: text)
    secondsOfCalls = Self.secondsOfCalls(in: text)
    comments = Self.comments(in: source)
    commentsOfNumbers(in: source)
    spans(in: source)
    // The highest eight bits of a color say how much of it there is.
    if text.contains(/>>\s*24\b/) { add("alpha", "colors") }
  }

  /// What an author wrote into values of activities.
  private init(writtenIn source: String) { written(in: source) }

  private static let known = KnownTexts<SampleWords>()
  private static let knownWritten = KnownTexts<SampleWords>()

  /// The source of a function that hands the words over; empty without any.
  var source: String {
    guard !lines.isEmpty else { return "" }
    return """
      @c(skerry_sample_words) nonisolated public func skerrySampleWords() -> UnsafePointer<CChar> {
        let words: StaticString = #\"""
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
          \"""#
        return UnsafeRawPointer(words.utf8Start).assumingMemoryBound(to: CChar.self)
      }

      """
  }

  mutating func add(_ kind: String, _ name: some StringProtocol, _ words: [String] = []) {
    let plain = words.filter(Self.isPlain)
    guard Self.isPlain(String(name)), words.isEmpty || !plain.isEmpty else { return }
    lines.append(([kind, String(name)] + plain).joined(separator: "\t"))
  }

  /// Adds what is known from elsewhere.
  mutating func add(_ further: [String]) {
    let known = Set(lines)
    lines += further.filter { !known.contains($0) }
  }

  /// What is read from stores and dictionaries by a key.
  var keys: [String] {
    lines.compactMap { line in
      let words = line.split(separator: "\t")
      return words[0] == "key" || words[0] == "stored" ? String(words[1]) : nil
    }
  }

  /// Whether it is known which words a property may have.
  private func hasValues(_ name: String) -> Bool { lines.contains { $0.hasPrefix("values\t\(name)\t") } }

  /// A word without anything that would have to be written in another way.
  static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && word.count < 60 && !word.contains { "\t\n\"\\#".contains($0) }
  }

  /// `struct FerryLiveActivity: Widget`: what it is all about, where the attributes' own name doesn't say it.
  private mutating func widgets(in text: String) {
    for match in text.matches(of: /\bstruct\s+(\w+)\s*:\s*Widget\b/) { add("about", match.output.1) }
  }

  /// `enum Status: String { case packed, onTheWay = "on-the-way" }`: what the cases are written as.
  private mutating func enumerations(in text: String) {
    for match in text.matches(of: /\benum\s+(\w+)[^{]*\{/) {
      let body = Self.body(of: text[match.range.upperBound...])
      var words: [String] = []
      for line in body.matches(of: /\bcase\s+([^\n:.{}]+)/) {
        for part in line.output.1.split(separator: ",") {
          guard let word = part.firstMatch(of: /^\s*`?(\w+)`?\s*(?:=\s*"([^"]*)")?/) else { continue }
          words.append(String(word.output.2 ?? word.output.1))
        }
      }
      if !words.isEmpty { add("enum", match.output.1, words) }
    }
  }

  /// What stands between the braces of which the first is passed already, without what lies deeper.
  private static func body(of text: Substring) -> String {
    var depth = 1
    var body = ""
    for character in text {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character != "}" { body.append(character) }
    }
    return body
  }

  /// `state.status == "arrived"`, or the same with `switch`: words that mean something in a property.
  private mutating func comparisons(in text: String) {
    var words = listed(in: text)
    var others: [String: [String]] = [:]
    for match in text.matches(of: /(\w+)\s*(!|=)=\s*"([^"\\]+)"/) {
      if match.output.2 == "!" {
        others[String(match.output.1), default: []].append(String(match.output.3))
      } else {
        words[String(match.output.1), default: []].append(String(match.output.3))
      }
    }
    for match in text.matches(of: /switch\s+[\w.?!()]*?(\w+)(?:\.lowercased\(\)|\.uppercased\(\))?\s*\{/) {
      let body = Self.body(of: text[match.range.upperBound...])
      for line in body.matches(of: /\bcase\s+("[^\n:]*)/) {
        for word in line.output.1.matches(of: /"([^"\\]+)"/) {
          words[String(match.output.1), default: []].append(String(word.output.1))
        }
      }
    }
    // What something is asked not to be is an exception, and alone says nothing of what it is.
    for (name, words) in words.sorted(by: { $0.key < $1.key }) { add("values", name, words + (others[name] ?? [])) }
  }

  /// `data["price"]`: keys of dictionaries, and which of them are read as numbers or dates.
  private mutating func keys(in text: String) {
    for match in text.matches(of: /\w\??\["(\w+)"\]/) { add("key", match.output.1) }
    for match in text.matches(of: /\["(\w+)"\]\??\.as(?:Int|Double|Float)\(\)/) { add("number", match.output.1) }
    for match in text.matches(of: /\b(?:Int|Double|Float|CGFloat|TimeInterval)\([^\n"]*\["(\w+)"\][^\n]*/) {
      let isInMilliseconds = match.output.0.contains(/\/\s*1_?000\b/)
      add(isInMilliseconds ? "milliseconds" : "number", match.output.1)
    }
  }

  /// `guard let raw = values["end"], let milliseconds = Double(raw)`: a text that is read as a number in two steps.
  private mutating func numbersOfKeys(in text: String) {
    let read =
      /let\s+(\w+)\s*=\s*[\w.?!]*\["(\w+)"\]\s*,\s*let\s+(\w+)\s*=\s*(?:Int|Double|Float|TimeInterval)\((\w+)\)/
    for match in text.matches(of: read) where match.output.1 == match.output.4 {
      let after = text[match.range.upperBound...].prefix(200)
      let isInMilliseconds = after.matches(of: /\b(\w+)\s*\/\s*1_?000\b/).contains { $0.output.1 == match.output.3 }
      add(isInMilliseconds ? "milliseconds" : "number", match.output.2)
    }
  }

  /// `Image(systemName: state.kind)` and `Text(state.icon)`: which texts name a picture of the system's, and which are shown
  /// as they are, whatever they are called.
  private mutating func pictures(in sources: [String], known: Set<String>) {
    var symbols = known
    var texts: Set<String> = []
    for source in sources {
      for match in source.matches(of: /\b(?:systemName|systemImage):\s*(?:\w+[.?!]+)+(\w+)\b(?!\()/) {
        symbols.insert(String(match.output.1))
      }
      for match in source.matches(of: /\bText\((?:\w+[.?!]+)+(\w+)\)/) { texts.insert(String(match.output.1)) }
    }
    for name in symbols.subtracting(texts).sorted() where !hasValues(name) { add("symbol", name) }
    for name in texts.subtracting(symbols).sorted() where !hasValues(name) && name.contains(/(?i)symbol|icon|glyph/) {
      add("values", name, [name.contains(/(?i)symbol/) ? "ABC" : "🚀"])
    }
  }

  /// `Double(state.price) ?? 0`, or the same after `if let value =`: texts that are read as numbers.
  private mutating func numbers(in text: String) {
    let read = /\b(?:Int|Double|Float|Decimal)\((?:string:\s*)?(?:\w+[.?!]+)*(\w+)\)/
    for match in text.matches(of: read) {
      let before = text[..<match.range.lowerBound].suffix(60)
      let isBound = before.contains(/\b(?:if|guard|,)?\s*let\s+\w+\s*=\s*$/) && before.contains(/\b(?:if|guard)\b/)
      guard isBound || text[match.range.upperBound...].prefixMatch(of: /\s*\?\?/) != nil else { continue }
      add("number", match.output.1)
    }
  }

  /// `spot.components(separatedBy: ".")[1]`: texts of several parts, by the property that is taken apart, or by what an
  /// extension of texts calls it: `attributes.spot.parts()`.
  private mutating func separators(in text: String) {
    let apart = /(?:(\w+)\??\.)?(?:components\(separatedBy:|split\(separator:)\s*"([^"\\ ])"/
    for match in text.matches(of: apart) {
      if let name = match.output.1, name != "self" {
        add("parts", name, [String(match.output.2)])
      } else if let function = Self.enclosing(text[..<match.range.lowerBound]) {
        callers.append((String(function), String(match.output.2)))
      }
    }
  }

  /// `let began = Int(store.string(forKey: "began") ?? "")`, and further on
  /// `Date(timeIntervalSince1970: Double(began) / 1000)`: a text or a number that is a date.
  private mutating func instants(in text: String) {
    let read = /timeIntervalSince1970:\s*(?:\w+\()?\s*(?:\w+[.?!]+)+(\w+)\s*\)?\s*(\/\s*1_?000)?/
    for match in text.matches(of: read) where !match.output.1.hasPrefix("timeInterval") {
      add(match.output.2 == nil ? "seconds" : "milliseconds", match.output.1)
    }
    let dates = /timeIntervalSince1970:\s*(?:\w+\()?\s*(\w+)\s*\)?\s*(\/\s*1_?000)?/
    let isInMilliseconds = text.matches(of: dates).reduce(into: [Substring: Bool]()) {
      $0[$1.output.1] = $1.output.2 != nil
    }
    guard !isInMilliseconds.isEmpty else { return }
    // `guard let seconds = attributes.placedAt`, or a view's own property.
    for (name, isInMilliseconds) in isInMilliseconds.sorted(by: { $0.key < $1.key }) {
      let meant = Self.meant(by: name, in: text).union(Self.isProperty(name, in: text) ? [String(name)] : [])
      for property in meant.sorted() { add(isInMilliseconds ? "milliseconds" : "seconds", property) }
    }
    for match in text.matches(of: /\blet\s+(\w+)\s*=\s*[^\n"]*\bforKey:(?:[^\n"]*|\s*[\w.]+\(\s*)"(\w+)"/) {
      guard let isInMilliseconds = isInMilliseconds[match.output.1] else { continue }
      add(isInMilliseconds ? "milliseconds" : "seconds", match.output.2)
    }
  }

  /// `timerInterval: state.anchor...state.departure`: dates with which something begins and ends, whatever they are called.
  private mutating func beginnings(in text: String) {
    for match in text.matches(of: /\btimerInterval:\s*(?:\w+[.?!]+)+(\w+)\s*\.\.\./) where match.output.1 != "now" {
      add("begins", match.output.1)
    }
    for match in text.matches(of: /\bmin\(\s*(?:\w+\.)*(\w+)\s*,\s*((?:\w+\.)*\w+)\s*\)\s*\.\.\.\s*((?:\w+\.)*\w+)/)
    where match.output.2 == match.output.3 {
      add("begins", match.output.1)
    }
    let end =
      /\btimerInterval:[^\n]*?\.\.\.\s*(?:max\(\s*[\w.]+(?:\(\))?\s*,\s*)?(?:[a-z]\w*[.?!]+)+(\w+)\s*[,)]/
    for match in text.matches(of: end) where match.output.1 != "now" { add("ends", match.output.1) }
    // `Date.now...state.docks`, wherever it stands, or a name that is bound to one of several.
    for match in text.matches(of: /(?:\bDate\(\)|\.now)\s*\.\.\.\s*((?:[a-z]\w*[.?!]+)*)(\w+)\b(?![.(])/) {
      if !match.output.1.isEmpty { add("ends", match.output.2) }
      for name in Self.chosen(for: match.output.2, in: text).sorted() { add("ends", name) }
    }
    // `state.sails.addingTimeInterval(-600)...state.sails`: the last minutes before something.
    let last = /\.addingTimeInterval\(\s*-[^()\n]*\)\s*\.\.\.\s*(?:[a-z]\w*[.?!]+)*(\w+)\b(?![.(?!])/
    for match in text.matches(of: last) where match.output.1 != "now" { add("ends", match.output.1) }
  }

  /// `let target = isOut ? state.sails : state.lands`, also in several lines: the members of which a name is one.
  private static func chosen(for name: Substring, in text: String) -> Set<String> {
    let choice = "\\blet\\s+\(name)\\s*(?::\\s*\\w+\\s*)?=[^\\n{]*?((?:\\s*[?:]\\s*(?:\\w+[.?!]+)+\\w+\\b)+)"
    guard let asked = try? Regex(choice, as: (Substring, Substring).self) else { return [] }
    return Set(
      text.matches(of: asked).flatMap { found in
        found.output.1.matches(of: /[?:]\s*(?:\w+[.?!]+)+(\w+)/).map { String($0.output.1) }
      })
  }

  /// `ForEach(["ebb", "flood"], id: \.self) { name in … name == state.tide`: the words of a list, one of which a property is.
  private func listed(in text: String) -> [String: [String]] {
    var lists: [Substring: [String]] = [:]
    for match in text.matches(of: /\blet\s+(\w+)\s*(?::\s*\[String\]\s*)?=\s*\[((?:\s*"[^"\\\n]*"\s*,?)+)\]/) {
      lists[match.output.1] = Self.words(in: match.output.2)
    }
    var found: [String: [String]] = [:]
    let loop = /\bForEach\(\s*(?:(\w+)|\[((?:\s*"[^"\\\n]*"\s*,?)+)\])\s*,\s*id:\s*\\\.self\s*\)\s*\{\s*(\w+)\s+in\b/
    for match in text.matches(of: loop) {
      let words = match.output.1.flatMap { lists[$0] } ?? match.output.2.map(Self.words) ?? []
      let body = BareCode.inside(text[match.range.upperBound...])
      for same in body.matches(of: /(?:\w+[.?!]+)*\b(\w+)\s*==\s*(?:\w+[.?!]+)*(\w+)\b/) {
        let (one, other) = (same.output.1, same.output.2)
        let name = one == match.output.3 ? other : other == match.output.3 ? one : nil
        if let name { found[String(name), default: []] += words }
      }
    }
    return found
  }

  private static func words(in list: Substring) -> [String] {
    list.matches(of: /"([^"]*)"/).map { String($0.output.1) }
  }

  /// `func symbol(for kind: String)` with `switch kind` in it, or an initializer: the words that mean something in what it
  /// is given.
  private mutating func parameters(in text: String, _ tables: [String: [String]]) {
    let head = /\b(?:func\s+(\w+)|init)\s*\(\s*(?:\w+\s+)?(\w+)\s*:\s*String\??\s*[,)][^{}\n]*\{/
    for match in text.matches(of: head) {
      let body = BareCode.inside(text[match.range.upperBound...])
      let name = match.output.1 ?? Self.owner(of: text[..<match.range.lowerBound])
      guard let name else { continue }
      var words: [String] = []
      let parameter = match.output.2
      for found in body.matches(of: /\bswitch\s+(\w+)[?!]?(?:\.lowercased\(\)|\.uppercased\(\))?\s*\{/)
      where found.output.1 == parameter {
        for line in Self.body(of: body[found.range.upperBound...]).matches(of: /\bcase\s+("[^\n:]*)/) {
          words += line.output.1.matches(of: /"([^"\\]+)"/).map { String($0.output.1) }
        }
      }
      for found in body.matches(of: /\b(\w+)\s*==\s*"([^"\\]+)"/) where found.output.1 == parameter {
        words.append(String(found.output.2))
      }
      words += Self.keys(for: parameter, in: body, tables)
      if !words.isEmpty { wordsOfCalls[String(name), default: []] += words }
    }
  }

  /// The type that begins last.
  private static func owner(of text: Substring) -> Substring? {
    text.matches(of: /\b(?:struct|class|enum|extension)\s+(\w+)/).last?.output.1
  }

  /// The properties that those are given, in whichever source they stand.
  private mutating func wordsOfCalls(in sources: [String]) {
    for (name, words) in wordsOfCalls.sorted(by: { $0.key < $1.key }) {
      let call = "\\b\(name)\\(\\s*(?:\\w+:\\s*)?(?:\\w+[.?!]+)+(\\w+)\\s*[,)]"
      guard let called = try? Regex(call, as: (Substring, Substring).self).wordBoundaryKind(.simple) else { continue }
      for source in sources where source.holds("\(name)(") {
        for match in source.matches(of: called) { add("values", match.output.1, words) }
        // A view is handed a text under its own name, and asks with that.
        guard let bare = try? Regex("\\b\(name)\\(\\s*(?:\\w+:\\s*)?(\\w{4,})\\s*[,)]", as: (Substring, Substring).self)
        else { continue }
        for match in source.matches(of: bare.wordBoundaryKind(.simple))
        where source.contains("let \(match.output.1): String") || source.contains("var \(match.output.1): String") {
          add("values", match.output.1, words)
        }
      }
    }
  }

  /// The function, or the property with a body, that begins last.
  private static func enclosing(_ text: Substring) -> Substring? {
    text.matches(of: /func\s+(\w+)|var\s+(\w+)\s*:[^=\n]*\{/).last.flatMap { $0.output.1 ?? $0.output.2 }
  }

  /// The properties that a function takes apart, in whichever source they stand.
  private mutating func callers(in sources: [String]) {
    for (function, separator) in callers {
      let asked = "(\\w+)\\??\\.\(function)\\b"
      guard let called = try? Regex(asked, as: (Substring, Substring).self) else { continue }
      for source in sources where source.holds(".\(function)") {
        for match in source.matches(of: called.wordBoundaryKind(.simple)) { add("parts", match.output.1, [separator]) }
      }
    }
  }
}
