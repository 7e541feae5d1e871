/// What an expression of Dart, TypeScript or the like is worth, as far as the project's texts say it.
struct ForeignReader {
  /// The source in which it stands.
  let text: String
  /// Others, in which what it names may be written down.
  let others: [String]

  /// More names than lead from what is handed over to where it is written down.
  private static let mostNames = 6
  /// Longer than what somebody hands over, in characters.
  private static let mostOfExpression = 400
  /// What names are bound to, of those that were asked for.
  private let bound = Bound()

  private final class Bound {
    var values: [Substring: AppValue?] = [:]
    /// Names of which nothing was found because they were reached by too many others.
    var isCut = false
    var cut: Set<Substring> = []
  }

  init(text: String, others: [String]) { (self.text, self.others) = (text, others) }

  /// - Parameter depth: by how many names the expression was reached.
  func value(of expression: Substring, depth: Int = 0) -> AppValue? {
    // What was reached by too many names this time may be reached by fewer the next.
    defer {
      if depth == 0 {
        for name in bound.cut { bound.values[name] = nil }
        (bound.isCut, bound.cut) = (false, [])
      }
    }
    let bare = Self.bare(expression)
    guard !bare.isEmpty else { return nil }
    if let literal = Self.literal(bare) { return literal }
    if let match = bare.wholeMatch(of: /['"`]([^'"`\\\n]*\$[^'"`\\\n]*)['"`]/) {
      return filled(match.output.1, depth).map(AppValue.text)
    }
    if let moment = Self.moment(bare) { return moment }
    if let (first, second) = Self.alternatives(bare) {
      if let known = value(of: first, depth: depth), !known.saysNothing { return known }
      guard case .text(let text)? = value(of: second, depth: depth) else { return nil }
      return .instead(text)
    }
    if let choice = bare.wholeMatch(of: /([^?'"`]+?)\s\?\s(.+?)\s:\s(.+)/) {
      // What goes on says more than its end.
      let isOfEnd = choice.output.1.contains(/(?i)complete|done|finish|ended|cancel|error|==\s*0|!/)
      let first = isOfEnd ? choice.output.3 : choice.output.2
      return value(of: first, depth: depth)
    }
    if bare.wholeMatch(of: /[A-Za-z_]\w*/) != nil { return bound(bare, depth) }
    if let path = Self.path(bare), let known = written(path.member, of: path.owner) { return known }
    let number = AppExpression.number(bare) { name in
      guard name != bare, case .number(let number)? = value(of: name[...], depth: depth) else { return nil }
      return number
    }
    return number.map(AppValue.number)
  }

  /// What a member that is handed over is called where it comes from: `title: episode.name` is the name of an episode.
  static func alias(of expression: Substring) -> String? {
    guard let path = path(bare(expression)), !path.owner.isEmpty else { return nil }
    return "\(path.owner)\(path.member.prefix(1).uppercased())\(path.member.dropFirst())"
  }

  /// An expression from its beginning to what ends it: a comma, a bracket, the line.
  static func expression(at text: Substring) -> Substring {
    let text = text.prefix(mostOfExpression)
    var depth = 0
    var quote: Character?
    var isEscaped = false
    for place in text.indices {
      let character = text[place]
      if let open = quote {
        if character == open, !isEscaped { quote = nil }
        isEscaped = character == "\\" && !isEscaped
      } else if "'\"`".contains(character) {
        quote = character
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        if depth == 0 { return text[..<place] }
        depth -= 1
      } else if depth == 0, ",;".contains(character) {
        return text[..<place]
      }
      if character == "\n", depth == 0 {
        let rest = text[place...].drop(while: \.isWhitespace)
        // `DateTime.now()` and what is called on it may stand in two lines.
        if !rest.hasPrefix("."), !rest.hasPrefix("?") { return text[..<place] }
      }
    }
    return text
  }

  private static func bare(_ expression: Substring) -> Substring {
    var text = expression.trimmed[...]
    if let match = text.prefixMatch(of: /(?:await|const|this\s*\.|widget\s*\.)\s*/) {
      text = text[match.range.upperBound...]
    }
    let dress = /^(.+?)[!?]?(?:\s+as\s+\w+\??|\.(?:toString|trim|toUpperCase|toLowerCase|toISOString)\(\)|!)$/
    while let match = text.wholeMatch(of: dress) { text = match.output.1 }
    return text
  }

  // MARK: What stands there

  private static func literal(_ text: Substring) -> AppValue? {
    if text == "true" || text == "false" { return .truth(text == "true") }
    guard let match = text.wholeMatch(of: /'((?:[^'\\$]|\\')*)'|"((?:[^"\\$])*)"|`([^`\\$]*)`/) else { return nil }
    let words = String(match.output.1 ?? match.output.2 ?? match.output.3 ?? "")
    return .text(words.replacing("\\'", with: "'"))
  }

  /// A text with what stands for the values in it: `${minutes} min`, in Dart also `$minutes`.
  private func filled(_ text: Substring, _ depth: Int) -> String? {
    var result = ""
    var rest = text
    while let match = rest.firstMatch(of: /\$(?:\{([^{}]*)\}|(\w+))/) {
      guard let inner = match.output.1 ?? match.output.2, let known = value(of: inner, depth: depth)?.shown else {
        return nil
      }
      result += rest[..<match.range.lowerBound] + known
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }

  private static let units: [String: Double] = ["seconds": 1, "minutes": 60, "hours": 3600, "days": 86400]

  private static func moment(_ text: Substring) -> AppValue? {
    if let match = text.prefixMatch(of: /(?:new\s+Date\()?Date\.now\(\)\s*([+-])\s*([\d\s*_]+)/) {
      guard let span = AppExpression.number(match.output.2, { _ in nil }) else { return nil }
      return .moment(seconds: (match.output.1 == "-" ? -span : span) / 1000, isPast: match.output.1 == "-")
    }
    let dart = /DateTime\.now\(\)\s*\.\s*(add|subtract)\(\s*(?:const\s+)?Duration\(\s*(\w+):\s*(\d+)/
    if let match = text.prefixMatch(of: dart.dotMatchesNewlines()), let span = Double(match.output.3) {
      let isPast = match.output.1 == "subtract"
      let seconds = span * (units[String(match.output.2)] ?? 60)
      return .moment(seconds: isPast ? -seconds : seconds, isPast: isPast)
    }
    if text.contains(/^(?:new\s+Date\(\)|Date\.now\(\)|DateTime\.now\(\))/) { return .moment(seconds: 0, isPast: true) }
    return nil
  }

  /// `title ?? 'Lap'`, `title || 'Lap'`.
  private static func alternatives(_ text: Substring) -> (Substring, Substring)? {
    guard let mark = text.firstMatch(of: /\s(?:\?\?|\|\|)\s/) else { return nil }
    let first = text[..<mark.range.lowerBound]
    guard first.count(where: { "([{".contains($0) }) == first.count(where: { ")]}".contains($0) }),
      !first.contains(where: { "'\"`".contains($0) })
    else { return nil }
    return (first, text[mark.range.upperBound...])
  }

  // MARK: What is written down

  /// What a name is bound to in the same source: `const knots = 14`, `const [pier, setPier] = useState('North')`.
  private func bound(_ name: Substring, _ depth: Int) -> AppValue? {
    if let known = bound.values[name] { return known }
    // Until it is found a name that leads back to itself is nothing.
    bound.values[name] = .some(nil)
    guard depth < Self.mostNames else {
      bound.isCut = true
      bound.cut.insert(name)
      return nil
    }
    guard
      let place = try? Regex(
        "\\b(?:const|final|let|var|val|int|double|num|bool|String)\\s+(?:\\[\\s*)?\(name)\\b[^=\\n;]*=\\s*(?![=>])")
    else { return nil }
    let found = text.matches(of: place).prefix(4).lazy.compactMap { match -> AppValue? in
      var rest = text[match.range.upperBound...]
      if let state = rest.prefixMatch(of: /(?:React\.)?use(?:State|Ref|SharedValue)\s*(?:<[^>\n]*>+)?\(/) {
        rest = rest[state.range.upperBound...]
      }
      return value(of: Self.expression(at: rest), depth: depth + 1)
    }.first
    bound.values[name] = .some(found)
    if found == nil, bound.isCut { bound.cut.insert(name) }
    return found
  }

  private typealias Path = (owner: String, member: String)

  /// `state.route?.name`: the last two names of a path.
  private static func path(_ text: Substring) -> Path? {
    guard let match = text.wholeMatch(of: /(?:\w+[?!]?\.)*?(\w+)[?!]?\.(\w+)/),
      match.output.1.contains(where: \.isLetter), !["length", "value", "text"].contains(match.output.2)
    else { return nil }
    return (String(match.output.1), String(match.output.2))
  }

  /// What a member is in one of the objects that are written down: `{ id: 1, pier: 'North' }`.
  private func written(_ member: String, of owner: String) -> AppValue? {
    guard let place = try? Regex("[{,(\\n]\\s*['\"]?\(member)['\"]?\\s*:\\s*") else { return nil }
    for source in [text] + others where source.contains(member) {
      for match in source.matches(of: place).prefix(40) {
        guard let known = Self.plainLiteral(Self.expression(at: source[match.range.upperBound...])), !known.saysNothing,
          Self.isPart(of: owner, source[..<match.range.lowerBound])
        else { continue }
        return known
      }
    }
    return nil
  }

  private static func plainLiteral(_ expression: Substring) -> AppValue? {
    let bare = bare(expression)
    if let number = Double(String(bare)) { return .number(number) }
    return literal(bare)
  }

  /// Whether an object stands in what is named like its owner: `selectedPier` is one of the `piers`.
  private static func isPart(of owner: String, _ before: Substring) -> Bool {
    let head = before.suffix(4000)
    guard
      let name = head.matches(
        of: /\b(?:const|final|let|var|val)\s+(?:[\w<>?, \[\]]+\s)?(\w+)\s*(?::[^=\n]*)?=(?!=)/
      ).last?.output.1
    else { return false }
    func stems(_ name: some StringProtocol) -> Set<String> {
      let words = String(name).replacing(/[a-z][A-Z]/) { $0.output.prefix(1) + "_" + $0.output.suffix(1) }.lowercased()
        .split(separator: "_")
      return Set(words.map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : String($0) })
    }
    let plain: Set<String> = [
      "selected", "current", "active", "my", "the", "item", "data", "list", "all", "mock", "sample", "demo", "default",
      "initial", "state",
    ]
    return !stems(owner).subtracting(plain).isDisjoint(with: stems(name))
  }
}
