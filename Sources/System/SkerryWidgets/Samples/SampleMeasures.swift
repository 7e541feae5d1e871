/// How large numbers are that are no things of the vocabulary: spans, shares, positions and what is measured.
///
/// The table has a line for each rule, of which the first that fits counts: groups of words with `&` between, of each of
/// which a name has one, and behind `!` words that it has not; then how large it is as a whole number, and as one with a
/// fraction where that is another. A hyphen says that there is none. `+` is what each step adds.
nonisolated struct SampleMeasures: Sendable {
  private struct Rule: Sendable {
    let all: [Set<String>]
    let none: Set<String>
    let whole: Size?
    let fraction: Size?

    func fits(_ words: Set<String>) -> Bool {
      none.isDisjoint(with: words) && all.allSatisfy { !$0.isDisjoint(with: words) }
    }
  }

  /// How large something is.
  enum Size: Sendable, Equatable {
    case fixed(Double, each: Double)
    /// So much of the whole span, of what is gone, or of what is left of it; in minutes where a minute is the unit.
    case lasts, passed, left, minutesLasting, minutesPassed, minutesLeft
    /// An instant, in seconds since 1970.
    case instant
    /// A sum of money, in dollars.
    case money(Double)

    init?(_ text: Substring) {
      switch text {
      case "lasts": self = .lasts
      case "passed": self = .passed
      case "left": self = .left
      case "lasts min": self = .minutesLasting
      case "passed min": self = .minutesPassed
      case "left min": self = .minutesLeft
      case "instant": self = .instant
      default:
        if text.first == "$" {
          guard let dollars = Double(text.dropFirst()) else { return nil }
          self = .money(dollars)
          return
        }
        let parts = text.split(separator: "+")
        guard let base = parts.first.flatMap({ Double($0) }) else { return nil }
        self = .fixed(base, each: parts.count > 1 ? Double(parts[1]) ?? 0 : 0)
      }
    }
  }

  private let rules: [Rule]

  init(_ table: String) {
    rules = table.split(separator: "\n").compactMap { line in
      let sides = line.split(separator: "=").map { SampleVocabulary.trimmed($0) }
      guard sides.count > 1 else { return nil }
      let heads = sides[0].split(separator: "!", maxSplits: 1)
      func words(_ text: Substring) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
      return Rule(
        all: heads.first.map { $0.split(separator: "&").map(words) } ?? [],
        none: heads.count > 1 ? words(heads[1]) : [],
        whole: Size(sides[1][...]), fraction: Size(sides[sides.count - 1][...]))
    }
  }

  /// The size of the first rule that fits the words of a name; `nil` where none does.
  func size(of words: Set<String>, isWhole: Bool) -> Size? {
    for rule in rules where rule.fits(words) {
      if let size = isWhole ? rule.whole : rule.fraction { return size }
    }
    return nil
  }

  /// The rules. `@minutes` stands for a name whose unit is a minute, `@rest` for one that says how much of it all is left,
  /// `@aim` for what somebody wants to reach, `@done` for what is over by now, and `@seconds` for an activity that counts
  /// seconds elsewhere.
  static let all = SampleMeasures(
    """
    distance traveled travelled & m meter meters metres = - = 4200+350
    opacity alpha = - = 1
    red = - = 0.2
    green = - = 0.78
    blue = - = 0.35
    latitude lat = - = 52.52
    longitude lon lng = - = 13.4
    @minutes & elapsed current spent active done = passed min
    @minutes & total max goal target planned duration limit allowed = lasts min
    @minutes & @rest = left min
    @minutes = 12+-2
    time & start end started expiry arrival ! to until remaining left since elapsed = instant
    distance = 850 = -
    cost price fare fee amount = $12.5 = -
    usd eur gbp chf cad aud dollars euros = $12.5
    progress pct ! index = 62+10 = 0.62+0.16
    fraction ratio share = - = 0.62+0.16
    estimated estimate & @rest ! total seconds = left min = -
    estimated estimate ! total seconds = 12+-2 = -
    time seconds s duration interval & total max maximum goal target planned = lasts
    time seconds s & duration length = lasts
    time seconds s & elapsed current position played spent today studied worked focused = passed
    yards yds = 152+-20 = -
    elapsed = passed
    time & recorded recording active running session focus workout = passed
    year = 2026 = -
    degrees bearing heading azimuth = 225
    kmh kph mph knots = 18+2
    percent percentage & @aim = 80
    level & number priority difficulty tier skill danger risk alert user player game security urgency severity = 3 = -
    battery level soc humidity & @aim = 80 = -
    percent percentage pct = 62+10
    battery level soc humidity = 62+10 = -
    range & miles km kilometers kilometres mi = 212+-10 = -
    count steps & current @done = 3+1 = -
    available free vacant ! total max maximum capacity = 3+1 = -
    power watts watt ! level percent status state = 180+10
    weight weights ! unit loss goal = 60
    energy kwh = 12.4+1
    total max maximum goal target count capacity = 8 = -
    index = 0+1 = -
    hours days = 3+1
    duration ! remaining left = lasts
    seconds duration interval = left
    time & remaining left & @seconds = left
    remaining countdown = - = left
    time & left = - = left
    eta remaining = left min = -
    time = - = passed
    wait = 12+-2 = -
    price cost amount fare total balance earnings earned revenue income spent = - = $12.5
    playback playing & speed rate = - = 1
    bpm heart pulse hr = 128+1
    rate = 12+1 = 1.2
    altitude alt elevation = 12000+500
    ias tas airspeed groundspeed = 240+5
    distance speed pace temperature magnitude = - = 4.2+1
    """)
}
