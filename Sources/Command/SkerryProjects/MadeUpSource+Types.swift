/// Types and values of properties.
extension MadeUpSource {
  /// - Parameter isGiven: whether it is answered, and not kept: colors and the like may be.
  func type(
    of property: String, _ value: ValueSketch, path: String, nested: inout String, isGiven: Bool = false
  ) -> String {
    var base = base(of: property, value, path: path, nested: &nested)
    if value.votes.isEmpty, value.cases.isEmpty, value.members.isEmpty, isGiven || value.parameters != nil,
      let type = Self.typeOfAnswer(property)
    {
      base.type = type
    }
    // A number in a text and a text there look alike; a function says which it is.
    if value.parameters != nil, base.type == "Int" || base.type == "Double",
      property.contains(/[tT]ext$|[sS]tring$|^format|^text|[lL]abel$|[tT]itle$|[nN]ame$|[wW]ords?$/)
    {
      base.type = "String"
    }
    let isBareOptional = value.isTakenAsOptional && value.members.isEmpty && base.isBound
    return base.type + (value.isOptional || isBareOptional ? "?" : "")
  }

  func base(
    of property: String, _ value: ValueSketch, path: String, nested: inout String
  ) -> (type: String, isBound: Bool) {
    var own = property.prefix(1).uppercased() + property.dropFirst()
    // A type of such a name would hide that of SwiftUI's, or can't be.
    if Self.takenNames.contains(own) { own += "Kind" }
    if let name = madeUp(value) { return (name, true) }
    let stringVotes = value.votes["String"] ?? 0
    if let element = value.element, stringVotes < 5 {
      var one = String(property)
      if one.hasSuffix("s"), one.count > 2 { one.removeLast() }
      return ("[\(type(of: one, element, path: path, nested: &nested))]", false)
    }
    if !value.cases.isEmpty, Self.typeOfAnswer(property) == "Color",
      value.cases.allSatisfy({ $0.values.isEmpty && StandInMembers.paints.contains($0.name) })
    {
      return ("Color", false)
    }
    if !value.cases.isEmpty, value.mostVoted == nil || stringVotes + (value.votes["RawValue"] ?? 0) >= 0 {
      let isNamed = value.mostVoted.map { !Self.plain.contains($0) && $0 != "RawValue" } ?? false
      if isNamed, let type = value.mostVoted { return (type, false) }
      // A type of the same name within the attributes is meant.
      let whole = path.split(separator: ".").first.map(String.init) ?? path
      let known = sketches.keys.first {
        $0.hasPrefix(whole + ".") && $0.lowercased().hasSuffix("." + property.lowercased())
      }
      if let known { return (known, false) }
      nested += enumeration(own, path: "\(path).\(own)", value).indented
      return (own, false)
    }
    if let type = value.mostVoted, type != "RawValue" { return (type, true) }
    if !value.members.isEmpty {
      nested +=
        structure(
          own, path: "\(path).\(own)", value, ": Codable, Hashable, Sendable" + identity(value)
        ).indented
      return (own, false)
    }
    let named = Self.typeByName(property)
    return (value.isCounted || value.isSpelled && named == "Double" ? "String" : named, false)
  }

  private static let takenNames: Set<String> = [
    "View", "State", "Text", "Image", "Color", "Label", "Date", "Type", "Self", "Protocol", "Content", "Body", "ID",
    "ContentState", "Button", "Link", "Font", "Shape", "Path", "Codable", "Hashable",
  ]

  static let plain: Set<String> = [
    "String", "Int", "Double", "Date", "Bool", "CGFloat", "Float", "TimeInterval", "UUID", "URL", "Data",
  ]

  /// A color or a picture is no content of an activity.
  static func isNoValue(_ type: String) -> Bool {
    let bare = type.hasSuffix("?") ? String(type.dropLast()) : type
    return ["Color", "UIColor", "Image", "UIImage", "Font", "Text", "LocalizedStringKey", "UserDefaults"].contains(bare)
  }

  /// What the name of a function says about its answer.
  static func typeOfAnswer(_ name: String) -> String? {
    if name.contains(/colou?r$|Colou?r$|[tT]int$|^colou?r|^tint/)
      || name.contains(/^(?:accent|background|foreground|ink|canvas|surface)$|(?:Accent|Background|Foreground|Ink)$/)
    {
      return "Color"
    }
    if name.contains(/[fF]ont$|^font/) { return "Font" }
    if name.contains(/U[rR][lL]$|^url|[lL]ink$/) { return "URL?" }
    return nil
  }

  /// Where the uses say nothing, the words of the name do.
  static func typeByName(_ name: String) -> String {
    var words = [""]
    for letter in name {
      if letter.isUppercase { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    func has(_ any: Set<String>) -> Bool { words.contains { any.contains($0) } }
    if let first = words.first, ["is", "has", "should", "can", "was"].contains(first), words.count > 1 {
      return "Bool"
    }
    if has(["date", "deadline"]) || words.last == "at" && words.count > 1 { return "Date" }
    if has(["progress", "fraction", "ratio", "latitude", "longitude"]) { return "Double" }
    let measures: Set<String> = [
      "kmh", "kph", "mph", "knots", "km", "meters", "miles", "kg", "celsius", "temperature", "speed", "distance",
      "price", "amount", "altitude", "elevation", "watts", "kwh", "volts", "degrees",
    ]
    if has(measures) { return "Double" }
    let numbers: Set<String> = [
      "count", "score", "goals", "minutes", "seconds", "hours", "percent", "total", "current", "index", "level",
      "steps",
      "calories", "points", "rank", "reps", "sets", "series", "repeticiones", "laps", "round", "quantity", "remaining",
      "completed", "bpm", "streak", "days", "kcal", "wins", "losses", "attempts",
    ]
    return has(numbers) ? "Int" : "String"
  }

  /// What a property is that the app may make of others: no call says it, and a view shows it.
  func likelyValue(_ name: String, _ type: String, _ value: ValueSketch) -> String? {
    switch type {
    case "Date", "Date?": return "Date.now.addingTimeInterval(1500)"
    case "String", "String?": return "\"\(Self.isClock(name) ? "25:00" : Self.words(name))\""
    case "Double" where name.contains(/(?i)progress|fraction|ratio|share/): return "0.62"
    default: return standardValue(type, value)
    }
  }

  /// Whether a text says how long something takes: `formattedTime`, `timeText`.
  private static func isClock(_ name: String) -> Bool {
    name.contains(/^(?:formatted|remaining|elapsed)Time$|^(?:time|countdown|clock|timer)(?:String|Text|Label)?$/)
      || name.contains(/Time(?:String|Text|Label)$/)
  }

  func standardValue(_ type: String, _ value: ValueSketch) -> String? {
    // What leads somewhere is there: without it a button or a link would be left out.
    if type == "URL?" { return "URL(fileURLWithPath: \"/\")" }
    if type.hasSuffix("?") { return "nil" }
    // Of two dates that are the same nothing would be left.
    if type == "ClosedRange<Date>" { return "Date.now...Date.now.addingTimeInterval(1500)" }
    let cases = sketches[type]?.cases ?? value.cases
    if let plain = cases.first(where: { $0.values.isEmpty }) { return ".`\(plain.name)`" }
    let plain = PlainValue.of("var a: \(type)", sign: "")
    return plain?.isEmpty == true ? nil : plain
  }
}
