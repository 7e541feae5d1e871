import CLinking

/// What the sources of the program say about the values of its activities: words that `skerry run` found in them.
nonisolated struct SampleHints: Sendable {
  /// What the cases of an enumeration are written as, by its name.
  private(set) var cases: [String: [String]] = Self.casesOfApple
  /// Words with which a property is compared, by its name.
  private(set) var values: [String: [String]] = [:]
  /// What the author wrote for a property of an activity, by its name.
  private(set) var written: [String: [String]] = [:]
  /// What an app shows for want of something better, by the property's name.
  private(set) var instead: [String: String] = [:]
  /// How many seconds the longest that is begun lasts, or all, as a comment says.
  private(set) var longest: Double?
  /// How a text reads that the app puts together, with `{name}` where a value stands in it.
  private(set) var shapes: [String: String] = [:]
  /// Texts that are hours, and those that are days.
  private(set) var clocks: Set<String> = []
  private(set) var days: Set<String> = []
  /// What a property is called where the app takes it from.
  private(set) var aliases: [String: String] = [:]
  /// Words of which a property that is a text is asked to hold one, by its name.
  private(set) var held: [String: [String]] = [:]
  /// The unit that stands behind a text.
  private(set) var units: [String: String] = [:]
  /// Texts that name a picture of the system's.
  private(set) var symbols: Set<String> = []
  /// Numbers that are milliseconds which go by.
  private(set) var spans: Set<String> = []
  /// The code of the currency in which costs are shown.
  private(set) var money: String?
  /// The code of the language in which the app speaks, where it isn't English.
  private(set) var tongue: String?
  /// Numbers of which each one is drawn.
  private(set) var few: Set<String> = []
  /// Texts that are shown as small pictures.
  private(set) var pictured: Set<String> = []
  /// How large numbers are, as comments say.
  private(set) var sizes: [String: Double] = [:]
  /// The names of widgets.
  private(set) var about: [String] = []
  /// What is a part of a number, by the number's name.
  private(set) var parts: [String: [String]] = [:]
  /// Texts that are dates as ISO 8601 writes them.
  private(set) var isoDates: Set<String> = []
  /// The keys that are asked of dictionaries.
  private(set) var keys: [String] = []
  /// Keys whose text is read as a number.
  private(set) var numbers: Set<String> = []
  /// Keys whose number is a date, in milliseconds since 1970.
  private(set) var milliseconds: Set<String> = []
  /// Keys whose number is a date, in seconds since 1970.
  private(set) var seconds: Set<String> = []
  /// Dates with which something begins.
  private(set) var begins: Set<String> = []
  /// Dates to which something lasts.
  private(set) var ends: Set<String> = []
  /// Numbers of which 100 are the whole.
  private(set) var percents: Set<String> = []
  /// Numbers that are shown without what stands behind the point.
  private(set) var wholes: Set<String> = []
  /// Numbers that are seconds which go by.
  private(set) var lasting: Set<String> = []
  /// Questions that are answered with no where nothing else is said.
  private(set) var unset: Set<String> = []
  /// What stands between the parts of a text that is taken apart, by the name of its property.
  private(set) var separators: [String: String] = [:]
  /// The App Groups whose stores are read.
  private(set) var suites: [String] = []
  /// Whether colors that are numbers say how much of them there is.
  private(set) var hasAlpha = false
  /// What is read from stores by a key that stands in the source, with the type it is read as.
  private(set) var stored: [(key: String, type: String)] = []

  /// Enumerations in contents that Apple defines: the states of an alarm.
  private static let casesOfApple = [
    "Mode": ["countdown", "paused"], "SecondaryButtonBehavior": ["countdown"],
  ]

  /// The hints of the running program.
  static let ofProgram = SampleHints(skerry_sample_words_if_linked().map { String(cString: $0) } ?? "")

  /// A number that a source writes; `nil` for one that nothing is as large as, which no whole number may be able to hold.
  static func number(_ text: String) -> Double? {
    Double(text).flatMap { abs($0) < 1e15 ? $0 : nil }
  }

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: "\t").map(String.init)
      guard words.count > 1 else { continue }
      let (name, rest) = (words[1], Array(words.dropFirst(2)))
      switch words[0] {
      case "enum": cases[name, default: []] += rest
      case "values": values[name, default: []] += rest
      case "written": written[name, default: []] += rest
      case "lasts": longest = longest ?? Self.number(name).flatMap { $0 > 0 ? $0 : nil }
      case "instead": instead[name] = instead[name] ?? rest.first
      case "shape": shapes[name] = shapes[name] ?? rest.first
      case "clock": clocks.insert(name)
      case "day": days.insert(name)
      case "alias": aliases[name] = aliases[name] ?? rest.first
      case "holds": held[name, default: []] += rest
      case "unit": units[name] = units[name] ?? rest.first
      case "symbol": symbols.insert(name)
      case "span": spans.insert(name)
      case "tongue": tongue = tongue ?? name
      case "size": sizes[name] = sizes[name] ?? rest.first.flatMap(Self.number)
      case "few": few.insert(name)
      case "pictured": pictured.insert(name)
      case "money": money = money ?? name
      case "about": about.append(name)
      case "part": parts[name, default: []] += rest
      case "iso": isoDates.insert(name)
      case "key": keys.append(name)
      case "number": numbers.insert(name)
      case "milliseconds": milliseconds.insert(name)
      case "seconds": seconds.insert(name)
      case "lasting": lasting.insert(name)
      case "percent": percents.insert(name)
      case "whole": wholes.insert(name)
      case "begins": begins.insert(name)
      case "ends": ends.insert(name)
      case "unset": unset.insert(name)
      case "parts": separators[name] = rest.first
      case "suite": suites.append(name)
      case "alpha": hasAlpha = true
      case "stored": stored.append((name, rest.first ?? "object"))
      default: break
      }
    }
    let spans = written.values.joined().filter { $0.first == "@" }.compactMap { Self.number(String($0.dropFirst())) }
    longest = spans.filter { $0 > 0 }.max() ?? longest
  }
}
