/// Texts of which only the last word is known: what a name, a label or a message mostly says.
nonisolated extension SampleValues {
  /// Endings of words for somebody who does something.
  private static let doing = ["er", "or", "ist", "ian", "ete", "ant", "ent", "ee", "man", "mate", "giver"]
  /// Words that end so and are of no person.
  private static let things: Set<String> = [
    "timer", "counter", "number", "layer", "order", "letter", "folder", "filter", "river", "paper", "power", "tower",
    "router", "charger", "sensor", "motor", "monitor", "calculator", "error", "floor", "door", "indicator", "printer",
    "computer", "container", "computer", "poster", "chapter", "character", "corner", "center", "offer", "transfer",
    "tracker", "marker", "folder", "cluster", "fitness", "theater", "quarter", "answer", "summer", "winter", "dinner",
    "event", "content", "ingredient", "segment", "element", "component", "document", "moment", "payment", "shipment",
    "department", "appointment", "apartment", "environment", "equipment", "movement", "instrument", "comment", "agent",
    "restaurant", "variant", "plant", "constant", "client", "current", "percent", "parent", "accent", "present",
    "color",
    "fee", "coffee", "tree", "three", "committee", "degree", "climate", "estimate", "template", "date", "human",
    "header", "footer", "banner", "sticker", "ticker", "tier", "meter", "water", "weather", "user", "buffer", "loader",
    "scooter", "trailer", "helicopter", "dishwasher", "washer", "dryer", "heater", "speaker", "projector", "tractor",
    "semester", "trimester", "newsletter", "register", "cover", "cleaner", "burger", "beer", "career", "gender",
  ]

  /// A text by the class of its name's last word; `nil` where that says nothing.
  func ofClass(_ name: String, _ index: Int) -> String? {
    var words = Self.words(name)
    guard words.count > 1, let last = words.last else { return nil }
    words.removeLast()
    switch last {
    case "name", "names":
      guard let stem = words.last else { return nil }
      if isPerson(stem) { return ["Alex", "Robin", "Sam"][place(name, index: index) % 3] }
      return stem.count > 2 ? Self.title(words.joined(separator: " "), 0) + " \(index + 1)" : nil
    case "text", "body", "line", "string", "content", "detail", "details":
      return named(["note"], place: place(name, index: index), isFirst: false)
    default: return nil
    }
  }

  /// Whether a word is of somebody who does something.
  func isPerson(_ word: String) -> Bool {
    word.count > 4 && !Self.things.contains(word) && Self.doing.contains { word.hasSuffix($0) }
  }

  // MARK: Captions

  /// What a label says that is one of many: `pickupLabel` and `returnLabel` stand above dates.
  func caption(_ name: String) -> String? {
    guard name.hasSuffix("Label"), hints.values[name] == nil else { return nil }
    let stem = String(name.dropLast(5))
    // One label may be a value, and many are captions.
    guard !stem.isEmpty, siblings.texts.count(where: { $0.hasSuffix("Label") }) > 2 else { return nil }
    let words = Self.words(stem)
    guard let first = words.first, !["status", "state", "phase", "eta", "count"].contains(words.last) else {
      return nil
    }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
  }

  // MARK: Beside a number

  private static let ofTexts: Set<String> = ["text", "label", "formatted", "string", "display", "value"]
  private static let suffixes: [String: String] = [
    "km": " km", "kilometers": " km", "kilometres": " km", "m": " m", "meters": " m", "metres": " m", "kmh": " km/h",
    "kph": " km/h", "kg": " kg", "bpm": " bpm", "percent": "%", "pct": "%", "percentage": "%", "kcal": " kcal",
    "mi": " mi", "miles": " mi", "mph": " mph", "kw": " kW", "kwh": " kWh", "watts": " W", "ml": " ml", "ft": " ft",
  ]

  /// A text that tells of a number beside it: `formattedDistance` of `distanceKm`.
  func numberBeside(_ name: String) -> String? {
    let words = Set(Self.words(name))
    let stem = words.subtracting(Self.ofTexts)
    guard stem.count < words.count, !stem.isEmpty else { return nil }
    let found = siblings.numbers.sorted().compactMap { other -> (String, String)? in
      let others = Self.words(other)
      guard let unit = others.last.flatMap({ Self.suffixes[$0] }), stem.isSubset(of: others.dropLast()) else {
        return nil
      }
      return (other, unit)
    }
    let same = found.filter { Set(Self.words($0.0).dropLast()) == stem }
    guard let (number, unit) = same.first ?? (found.count == 1 ? found.first : nil) else { return nil }
    let value = fraction(number)
    let tenth = (value * 10).rounded() / 10
    return (tenth == tenth.rounded() ? "\(Int(tenth))" : "\(tenth)") + unit
  }
}
