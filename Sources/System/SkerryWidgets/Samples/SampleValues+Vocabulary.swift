import FoundationEssentials

/// What the tables know of a name.
nonisolated extension SampleValues {
  /// What the activity is about.
  var subjects: [SampleSubject] {
    let known = SampleSubject.all(in: subject)
    guard let voted = siblings.subject(beside: known) else { return known }
    return SampleSubject.isWeak(subject) ? [voted] : [voted] + known
  }

  // MARK: Numbers

  /// Words at the end of a name that say nothing of how large it is.
  private static let tails: Set<String> = [
    "value", "val", "raw", "display", "amount", "now", "today", "deg", "degrees", "celsius",
  ]
  /// Words of what is paid.
  static let money: Set<String> = [
    "price", "cost", "amount", "fare", "fee", "balance", "earnings", "earned", "revenue", "income", "spent", "toll",
    "bid", "wage", "salary", "budget", "money", "tip", "deposit", "expense", "expenses", "spending",
  ]
  /// Words of what goes down while time goes by.
  private static let shrinking: Set<String> = ["remaining", "left", "away", "ahead", "until"]
  /// Words of what is more than what there is by now.
  private static let whole: Set<String> = aims.union(["total", "planned", "capacity", "target"])
  /// Words of what is over by now.
  static let done: Set<String> = [
    "done", "completed", "finished", "correct", "collected", "used", "checked", "delivered", "taken", "processed",
    "answered", "visited", "sent", "read", "watched", "picked", "packed",
  ]

  /// How large a number is, by its name and by the unit that stands behind it where it is shown; `nil` where neither is
  /// known.
  func number(_ name: String) -> Double? {
    var words = Self.words(name)
    while words.count > 1, let last = words.last, Self.tails.contains(last) { words.removeLast() }
    if words.count > 1, words.last == "c", ["temp", "temperature"].contains(words[words.count - 2]) {
      words.removeLast()
    }
    let unit = hints.units[name]?.lowercased()
    let known = unit.flatMap { inUnit($0, words) } ?? aim(words) ?? part(words) ?? named(words) ?? unit.flatMap(ofUnit)
    let isWhole = !Self.whole.isDisjoint(with: words)
    return known.map { isWhole ? $0 : grown($0, isLess: !Self.shrinking.isDisjoint(with: words)) }.map {
      // One side has less than the other.
      isOfGuest(name) && $0 >= 2 && $0 < 1000 ? ($0 * 0.9 - 0.5).rounded() : $0
    }.map { Self.money.isDisjoint(with: words) ? $0 : SampleMoney(hints.money).amount($0) }
  }

  private static let spelled = ["km/h": "kmh", "m/s": "mps", "mi": "miles", "meters": "m", "metres": "m"]

  private func inUnit(_ unit: String, _ words: [String]) -> Double? {
    let unit = Self.spelled[unit] ?? unit
    return words.indices.lazy.compactMap { value(of: words[$0...] + [unit], isWhole: true) }.first
  }

  private func named(_ words: [String]) -> Double? {
    if let value = value(of: words[...]) { return value }
    guard words.count > 1, let last = words.last else { return nil }
    if let unit = SampleVocabulary.units[last] { return value(of: words.dropLast()) ?? unit }
    // `tokensGenerated` are tokens.
    if last.count > 4, last.hasSuffix("ed"), let value = value(of: words.dropLast()) { return value }
    // `change24h` is one of several changes.
    let bare = String(last.prefix { !$0.isNumber })
    return bare.isEmpty || bare == last ? nil : value(of: words.dropLast() + [bare])
  }

  /// The aim of something that is known is more than that.
  private func aim(_ words: [String]) -> Double? {
    named(words, marked: Self.whole) { Self.round(above: $0) }
  }

  /// What is done by now is less than all that there is to do.
  private func part(_ words: [String]) -> Double? {
    named(words, marked: Self.done) { $0 > 5 ? ($0 * 0.4).rounded() : $0 }
  }

  /// What the table knows of a name with one of some words in it, or else what follows from the same name without them.
  private func named(_ words: [String], marked marks: Set<String>, _ derived: (Double) -> Double) -> Double? {
    let rest = words.filter { !marks.contains($0) }
    guard rest.count < words.count else { return nil }
    for start in words.indices where !marks.isDisjoint(with: words[start...]) {
      if let value = value(of: words[start...], isWhole: true) { return value }
    }
    return named(rest).flatMap { $0 >= 1 ? derived($0) : nil }
  }

  private func ofUnit(_ unit: String) -> Double? { SampleVocabulary.units[unit] ?? SampleVocabulary.signs[unit] }

  private func value(of words: ArraySlice<String>, isWhole: Bool = false) -> Double? {
    // `proteinsGrams` are grams of protein.
    let single = words.map { $0.count > 4 && $0.hasSuffix("s") && !$0.hasSuffix("ss") ? String($0.dropLast()) : $0 }
    let known =
      SampleVocabulary.numbers.entry(of: Array(words), about: subjects, isWhole: isWhole)
      ?? (words.count > 1
        ? SampleVocabulary.numbers.entry(of: single.dropLast() + words.suffix(1), about: subjects, isWhole: true) : nil)
    return known?.values.first.flatMap(Double.init)
  }

  /// What goes on goes on from one sample to the next.
  private func grown(_ value: Double, isLess: Bool) -> Double {
    guard value >= 1, step > 0 else { return value }
    let each = value < 20 ? value.rounded() == value ? 1 : 0.4 : (value / 20).rounded()
    return isLess ? max(1, value - each * Double(step)) : value + each * Double(step)
  }

  /// A round number of which another is about six tenths.
  static func round(above value: Double) -> Double {
    guard value > 0 else { return 1 }
    let most = value / 0.62
    var magnitude = 1.0
    while magnitude * 10 <= most { magnitude *= 10 }
    while magnitude > most { magnitude /= 10 }
    return (most / magnitude * 2).rounded() / 2 * magnitude
  }

  /// A number as a text, where only the number is known.
  func numeral(_ name: String) -> String? {
    // What is written of several things is no number of them.
    guard let last = Self.words(name).last, !last.hasSuffix("s"), !["name", "title", "label"].contains(last) else {
      return nil
    }
    return number(name).map { value in
      value.rounded() == value ? "\(Int(value))" : value < 1 ? "\(Int((value * 100).rounded()))%" : "\(value)"
    }
  }

  // MARK: Texts

  /// Words of a name that only say that a picture of the system's is named.
  private static let ofSymbols: Set<String> = ["symbol", "icon", "name", "glyph", "sf", "system", "image"]

  /// The picture of the system's that fits a name.
  func symbol(_ name: String) -> String {
    let words = Self.words(name).filter { !Self.ofSymbols.contains($0) }
    return SampleVocabulary.symbols.entry(of: words, about: subjects)?.values.first
      ?? subjects.lazy.compactMap { SampleVocabulary.symbolsOfSubjects[$0] }.first ?? "star.fill"
  }

  /// What a small picture is of: what the name says, or what the activity is about.
  func emoji(_ words: Set<String>, _ index: Int) -> String {
    let known = [words, subject].lazy.compactMap { names in
      SampleVocabulary.emojis.first { !$0.words.isDisjoint(with: names) }
    }.first
    return known?.emoji ?? ["🚀", "🎉", "🍀"][index % 3]
  }

  /// Words of a name that only say that it is a text.
  private static let plainTails: Set<String> = [
    "text", "string", "label", "formatted", "display", "raw", "value", "name", "title", "caption", "content", "us",
    "them", "we", "they", "names", "titles", "labels", "texts", "line",
    "en", "english", "korean", "romanized", "latin", "native", "local", "localized", "translated",
  ]

  /// One of what a text is called.
  ///
  /// - Parameter isFirst: whether only what counts before any other rule is looked for.
  func named(_ words: [String], place: Int, isFirst: Bool) -> String? {
    let (rest, place) = Self.ordinal(of: words, place)
    // A letter alone tells one name from another.
    guard rest.count == words.count || rest.contains(where: { !Self.plainTails.contains($0) }) else { return nil }
    return entry(of: rest, isFirst: isFirst).flatMap { one(of: $0.values, place) }.map { said(filled(inCurrency($0))) }
  }

  /// What the table of texts has of a name: of the name and of what it is without words that only say that it is a text, the
  /// entry of the most words counts.
  func entry(of words: [String], isFirst: Bool) -> SampleVocabulary.Entry? {
    var best: SampleVocabulary.Entry?
    var rest = words
    while !rest.isEmpty {
      if let entry = SampleVocabulary.texts.entry(of: rest, about: subjects, isFirst: isFirst),
        entry.length + 1 > best?.length ?? 0
      {
        best = entry
      }
      guard rest.count > 1, let last = rest.last, Self.plainTails.contains(last) else { break }
      rest.removeLast()
    }
    return best
  }

  /// Whether a number is an instant in seconds since 1970: the source says so, or its name does, as in `updatedAtUnix`.
  func isInstant(_ name: String) -> Bool {
    hints.seconds.contains(name) || ["unix", "epoch"].contains(Self.words(name).last ?? "")
  }

  /// Whether exercises are spoken of beside it.
  var isOfExercises: Bool { isBeside(["exercise", "exercises", "workout", "sets", "reps"]) }
  /// Whether breaths are spoken of beside it.
  var isOfBreathing: Bool { isBeside(["breath", "breaths", "breathing", "inhale", "exhale"]) }

  private func isBeside(_ wanted: Set<String>) -> Bool {
    siblings.names.contains { !wanted.isDisjoint(with: Self.words($0)) }
  }

  /// In the language in which the app speaks.
  func said(_ text: String) -> String { SampleTongue.said(text, in: hints.tongue) }

  /// Sums of the table are in dollars.
  private func inCurrency(_ text: String) -> String {
    guard text.hasPrefix("$"), let dollars = Double(text.dropFirst()) else { return text }
    return SampleMoney(hints.money).text(dollars)
  }

  /// `optionB` and `stat2` are the second of several.
  static func ordinal(of words: [String], _ place: Int) -> ([String], Int) {
    let tail = words.lastIndex { !plainTails.contains($0) } ?? 0
    guard words.indices.contains(tail) else { return (words, place) }
    var words = words
    let word = words[tail]
    if tail > 0, let letter = ["a", "b", "c", "d"].firstIndex(of: word) {
      words.remove(at: tail)
      return (words, place + letter)
    }
    let name = word.prefix { !$0.isNumber }
    guard name.count > 2, let number = Int(word.dropFirst(name.count)), (1...4).contains(number) else {
      return (words, place)
    }
    words[tail] = String(name)
    return (words, place + number - 1)
  }

  private func one(of values: [String], _ place: Int) -> String? {
    // What comes after the last of several is the first again.
    values.count == 1 ? values[0] : place <= values.count ? values[place % values.count] : nil
  }

  static let guests: Set<String> = ["away", "guest", "visitor", "them", "they", "opponent", "theirs"]

  /// Whether it belongs to the second of two sides.
  func isOfGuest(_ name: String) -> Bool { Self.isOfSecond(name) || Self.has(name, Self.guests) }
}
