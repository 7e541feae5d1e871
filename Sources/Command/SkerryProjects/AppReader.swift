/// Follows what an app hands to its activities back to where it is written.
struct AppReader {
  let app: AppCode

  /// No further than so many steps.
  private static let mostSteps = 6

  /// What an expression may be; the first is the best.
  func values(of expression: String, in room: AppRoom, _ file: String, steps: Int = 0) -> [AppValue] {
    let text = Self.bare(expression)
    guard steps < Self.mostSteps, !text.isEmpty, text.count < 400, app.mayGoOn() else { return [] }
    if let (first, second) = Self.alternatives(text) ?? Self.filled(text) {
      let found = values(of: first, in: room, file, steps: steps + 1)
      guard found.isEmpty else { return found }
      // What is there for want of something says nothing of that, unless it is words.
      return values(of: second, in: room, file, steps: steps + 1).compactMap { value in
        switch value {
        case .text(let text): .instead(text)
        case .truth, .number: nil
        default: value
        }
      }
    }
    let choices = BareCode.choices(text[...])
    if choices.count > 1 {
      let goesOn = Self.asksForEnd(text) ? [choices[choices.count - 1]] : choices
      return goesOn.flatMap { values(of: String($0), in: room, file, steps: steps + 1) }
    }
    if let literal = literal(text, in: room, file, steps) { return literal }
    if let formatted = formatted(text) { return [formatted] }
    if let clock = clock(text, in: file) { return [clock] }
    if let moment = moment(text, in: room, file, steps) { return [moment] }
    if let member = member(text) { return [member] }
    if let inner = Self.converted(text) {
      let found = values(of: inner, in: room, file, steps: steps + 1)
      guard text.hasSuffix(".rawValue") else { return found }
      return found.map { value in
        if case .member(let name) = value, let raw = app.rawValue(of: name) { .text(raw) } else { value }
      }
    }
    if text.contains(/^[A-Za-z_]\w*(?:[?!]?\.\w+)*[?!]?$/) { return named(text, in: room, file, steps) }
    if let number = number(text, in: room, file, steps) { return [.number(number)] }
    guard let call = text.prefixMatch(of: /(?:\w+\.)*(\w+)\(/), call.output.1.first?.isUppercase == false else {
      return []
    }
    let name = String(call.output.1)
    let texts = app.texts(of: name, in: nil)
    // One text among those that are put together is of a special case.
    if texts.count < 2, let template = template(ofFunction: name, steps: steps) { return [template] }
    return one(of: texts)
  }

  /// Without what doesn't change a value.
  private static func bare(_ expression: String) -> String {
    var text = expression.trimmed[...]
    while let match = text.prefixMatch(of: /(?:try[?!]?|await|self\s*\.|\$)\s*/) {
      text = text[match.range.upperBound...]
    }
    if text.first == "(", text.last == ")", BareCode.inside(text.dropFirst()).endIndex == text.indices.last {
      return bare(String(text.dropFirst().dropLast()))
    }
    return String(text)
  }

  /// `rower.pier ?? "North"`.
  private static func alternatives(_ text: String) -> (String, String)? {
    guard let mark = text.firstMatch(of: /\s\?\?\s/) else { return nil }
    let first = text[..<mark.range.lowerBound]
    // Within brackets it is a part of something.
    guard first.count(where: { "([{".contains($0) }) == first.count(where: { ")]}".contains($0) }),
      first.count(where: { $0 == "\"" }).isMultiple(of: 2)
    else { return nil }
    return (String(first), String(text[mark.range.upperBound...]))
  }

  /// `place.isEmpty ? "Here" : place`: what is there, and what stands for want of it.
  private static func filled(_ text: String) -> (String, String)? {
    let question = /(!?)\s*(?:\w+[?!]?\.)*\w+(?:\.isEmpty|\s*(==|!=)\s*(?:nil|""))\s*\?\s/
    guard let match = text.prefixMatch(of: question), case let choices = BareCode.choices(text[...]), choices.count == 2
    else { return nil }
    let isThere = match.output.1 == "!" || match.output.2 == "!="
    let (first, second) = (String(choices[0]), String(choices[1]))
    return isThere ? (first, second) : (second, first)
  }

  /// Of a question for the end only the other answer goes on: `isDone ? "Arrived" : "On the way"`, `progress >= 1 ? …`.
  private static func asksForEnd(_ text: String) -> Bool {
    let question = text.prefix { $0 != "?" }
    return question.contains(/(?i)complete|finish|ended|isdone|isover|final|cancel/)
      || question.contains(/(?i)(?:progress|fraction|percent)\w*\s*(?:>=|==)\s*(?:1|1\.0|100)\s*$/)
      || question.contains(/(?i)(?:remaining|left)\w*\s*(?:<=|==)\s*0\s*$/)
  }

  // MARK: What stands there

  private func literal(_ text: String, in room: AppRoom, _ file: String, _ steps: Int) -> [AppValue]? {
    if text == "true" || text == "false" { return [.truth(text == "true")] }
    if text == "nil" { return [] }
    if let match = text.wholeMatch(of: /0x([0-9A-Fa-f_]{6,10})/) {
      return Int(match.output.1.filter { $0 != "_" }, radix: 16).map { [.number(Double($0))] }
    }
    if let match = text.wholeMatch(of: /-?\d[\d_]*(?:\.\d+)?/) {
      return Double(String(match.output.filter { $0 != "_" })).map { [.number($0)] }
    }
    guard text.first == "\"", text.count > 1, text.last == "\"", !text.hasPrefix("\"\"\"") else { return nil }
    return template(text.dropFirst().dropLast(), in: room, file, steps).map { [$0] } ?? []
  }

  /// `.boarding`, `Phase.boarding`; a case with values is none that could be said in a word.
  private func member(_ text: String) -> AppValue? {
    guard let match = text.wholeMatch(of: /(?:((?:[A-Z]\w*\.)*)([A-Z]\w*))?\.([a-z]\w*)(\.rawValue)?/) else {
      return nil
    }
    let name = String(match.output.3)
    if let type = match.output.2.map(String.init) {
      if let (text, file) = app.initial(of: name, in: type),
        let value = values(of: text, in: .none, file, steps: Self.mostSteps - 2).first
      {
        return value
      }
      // What is shared by all is no case, and neither is what a class has.
      guard !app.isRecord(type), !["shared", "current", "default", "main", "zero"].contains(name) else { return nil }
    }
    guard match.output.4 != nil else { return .member(name) }
    return .text(match.output.2.flatMap { app.rawValue(of: name, in: String($0)) } ?? name)
  }

  // MARK: Instants and numbers

  private func moment(_ text: String, in room: AppRoom, _ file: String, _ steps: Int) -> AppValue? {
    if text.wholeMatch(of: /(?:Date\(\)|(?:Foundation\.)?Date\.now|\.now|Date\.init\(\))/) != nil {
      return .moment(seconds: 0, isPast: true)
    }
    func after(_ base: Substring, _ span: some StringProtocol) -> AppValue? {
      guard
        case .moment(let start, _)? = values(of: String(base), in: room, file, steps: steps + 1).first
          ?? Self.nowByName(base)
      else { return nil }
      let seconds = number(String(span), in: room, file, steps)
      let isPast = seconds.map { $0 <= 0 } ?? Substring(span).trimmed.hasPrefix("-")
      return .moment(seconds: seconds.flatMap { seconds in start.map { $0 + seconds } }, isPast: isPast)
    }
    if let match = text.wholeMatch(of: /(.+)\.addingTimeInterval\((.+)\)/.dotMatchesNewlines()) {
      return after(match.output.1, match.output.2)
    }
    if let match = text.wholeMatch(of: /Date\(timeIntervalSinceNow:\s*(.+)\)/.dotMatchesNewlines()) {
      return after("Date()", match.output.1)
    }
    if let match = text.wholeMatch(of: /(Date\(\)|Date\.now|\.now)\s*([+-])\s*(.+)/.dotMatchesNewlines()) {
      return after(match.output.1, match.output.2 == "-" ? "-(\(match.output.3))" : String(match.output.3))
    }
    if let match = text.wholeMatch(
      of: /Calendar\.current\.date\(\s*byAdding:\s*\.(\w+),\s*value:\s*(.+?),\s*to:\s*(.+)\)!?/.dotMatchesNewlines())
    {
      return after(match.output.3, "(\(match.output.2)) * \(Self.seconds[String(match.output.1)] ?? 60)")
    }
    return nil
  }

  private static func nowByName(_ base: Substring) -> AppValue? {
    let names = ["now", "startDate", "start", "startTime", "startedAt", "date", "currentDate", "today"]
    return names.contains(String(base.trimmed)) ? .moment(seconds: 0, isPast: true) : nil
  }

  private static let seconds = ["second": 1, "minute": 60, "hour": 3600, "day": 86400]

  private func number(_ text: String, in room: AppRoom, _ file: String, _ steps: Int) -> Double? {
    guard steps < Self.mostSteps else { return nil }
    return AppExpression.number(text) { path in
      guard case .number(let number)? = values(of: path, in: room, file, steps: steps + 1).first else { return nil }
      return number
    }
  }

  /// What a call makes the same value of, in another type or another dress.
  private static func converted(_ text: String) -> String? {
    // `L10n.string("ferry.state.leavingSoon")` says nearly what its translation says.
    if let match = text.prefixMatch(of: /(?:[A-Z]\w*\.)*\w+\(\s*(?:\w+:\s*)?"(?:\w+\.)+(\w+)"/),
      !match.output.1.lowercased().hasSuffix("short")
    {
      let words = String(match.output.1).replacing(/[A-Z]/) { " " + $0.output.lowercased() }.replacing("_", with: " ")
      return "\"\(words.trimmed.prefix(1).uppercased())\(words.trimmed.dropFirst())\""
    }
    if let match = text.wholeMatch(of: /(\w+)\((?:\w+:\s*)?(.+)\)/.dotMatchesNewlines()) {
      let conversions = AppExpression.conversions.union(["String", "NSLocalizedString", "LocalizedStringResource"])
      guard conversions.contains(String(match.output.1)), let first = BareCode.parts(match.output.2).first else {
        return nil
      }
      return String(first)
    }
    let dresses =
      /(.+?)[?!]?\.(?:rawValue|capitalized|description|localizedDescription|trimmingCharacters\(.*\)|uppercased\(\)|lowercased\(\)|rounded\(.*\))/
    return text.wholeMatch(of: dresses.dotMatchesNewlines()).map { String($0.output.1) }
  }

  // MARK: Names

  private func named(_ path: String, in room: AppRoom, _ file: String, _ steps: Int) -> [AppValue] {
    let names = path.split { ".?!".contains($0) }.map(String.init)
    guard let last = names.last, let first = names.first else { return [] }
    guard names.count > 1 else { return single(first, in: room, file, steps) }
    let owner = type(ofPath: names.dropLast(), in: room, file)
    let type = owner ?? Self.capitalized(names[names.count - 2])
    // What a case says of itself: of the same case as all else that is made of it.
    if names.count > 2, case let base = names.dropLast().joined(separator: "."),
      case .member(let member)? = values(of: base, in: room, file, steps: steps + 1).first,
      let text = app.text(of: last, ofCase: member, in: type)
    {
      return [.text(text)]
    }
    return property(last, of: type, steps)
  }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// What a path is of, member by member.
  private func type(ofPath names: some Collection<String>, in room: AppRoom, _ file: String) -> String? {
    guard let first = names.first else { return nil }
    var found = type(of: first, in: room, file)
    for (place, name) in names.enumerated().dropFirst() {
      let owner = found ?? Self.capitalized(Array(names)[place - 1])
      found = app.type(of: name, in: owner)
    }
    return found
  }

  /// A property as the values of its type have it that the app writes itself, such as its samples.
  private func property(_ name: String, of type: String, _ steps: Int) -> [AppValue] {
    let written = app.calls(of: type).prefix(40).lazy.compactMap { found -> AppValue? in
      guard let text = found.call[name] else { return nil }
      return values(of: text, in: found.room, found.file, steps: steps + 2).first { $0.word != nil }
    }
    if let value = written.first { return [value] }
    if let (text, file) = app.sample(of: name, in: type) {
      return values(of: text, in: .none, file, steps: steps + 2)
    }
    if let (text, file) = app.initial(of: name, in: type) {
      // What is off at first may be on as soon as something is known.
      return values(of: text, in: .none, file, steps: steps + 2).filter { $0 != .truth(false) }
    }
    return one(of: app.texts(of: name, in: type))
  }

  /// Of the texts that stand for what may be, one of what goes on: neither the first nor the last.
  private func one(of texts: [String]) -> [AppValue] {
    let known = texts.map(AppValue.text).filter { $0.word != nil }
    return known.isEmpty ? [] : [known[min(1, known.count - 1)]]
  }

  func type(of name: String, in room: AppRoom, _ file: String) -> String? {
    let declared = room.parameters.first { $0.name == name }?.type
    let type = declared.flatMap { $0.firstMatch(of: /[A-Z]\w*/).map { String($0.output) } }
    return type ?? AppCode.type(of: name, in: room.code[...]) ?? AppCode.type(of: name, in: file[...])
  }

  private func single(_ name: String, in room: AppRoom, _ file: String, _ steps: Int) -> [AppValue] {
    if let place = room.parameters.firstIndex(where: { $0.name == name }) {
      return argument(place, of: room, file, steps)
    }
    let text = AppCode.value(of: name, in: room.code[...]) ?? AppCode.value(of: name, in: file[...])
    guard let text, text != name else { return [] }
    return values(of: text, in: room, file, steps: steps + 1)
  }

  /// What those who call a function hand to it.
  private func argument(_ place: Int, of room: AppRoom, _ file: String, _ steps: Int) -> [AppValue] {
    let parameter = room.parameters[place]
    let name = room.name == "init" ? Self.type(around: room, in: file) ?? "" : room.name
    let calls = name.isEmpty ? [] : app.calls(of: name)
    let found = calls.prefix(20).lazy.compactMap { found -> AppValue? in
      let arguments = found.call.arguments
      let text = parameter.label.map { found.call[$0] } ?? (place < arguments.count ? arguments[place].text : nil)
      guard let text, text != parameter.name || found.room.name != room.name else { return nil }
      return values(of: text, in: found.room, found.file, steps: steps + 1).first { !$0.saysNothing }
    }
    if let value = found.first { return [value] }
    return parameter.initial.map { values(of: $0, in: .none, file, steps: steps + 1) } ?? []
  }

  /// The type whose initializer it is.
  private static func type(around room: AppRoom, in file: String) -> String? {
    guard let place = file.firstRange(of: room.code) else { return nil }
    return file[..<place.lowerBound].matches(of: /\b(?:struct|class|actor)\s+(\w+)/).last.map { String($0.output.1) }
  }
}

extension AppValue {
  /// As it stands within a text; `nil` for an instant.
  var shown: String? {
    switch self {
    case .text(let text), .instead(let text): text
    case .number(let number): Self.plain(number)
    case .member(let name): name
    case .truth, .moment, .template, .clock: nil
    }
  }
}

extension AppRoom {
  /// Where nothing has a name of its own.
  static let none = AppRoom.all(in: "")[0]
}
