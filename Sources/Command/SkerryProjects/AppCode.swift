/// The Swift code of a project's app, in which one asks for what is called and declared where.
final class AppCode {
  private let texts: [String]
  /// In which of them a word stands, of those that were asked for.
  private var places: [String: [Int]] = [:]
  private var rooms: [String: [(room: AppRoom, file: String)]] = [:]

  /// How many expressions were followed. Models that are made of each other in hundreds of places would never end.
  private var followed = 0
  private static let mostFollowed = 4000

  /// Of larger code only a part is looked at, in bytes.
  private static let most = 12_000_000

  init(_ texts: [String]) { self.texts = texts }

  /// Reads the sources of a project.
  convenience init(paths: [String]) {
    var size = 0
    self.init(
      paths.compactMap { path in
        guard size < Self.most, let text = TextFile.read(path) else { return nil }
        size += text.utf8.count
        return text
      })
  }

  /// Whether another expression may be followed.
  func mayGoOn() -> Bool {
    followed += 1
    return followed <= Self.mostFollowed
  }

  /// The functions in which something is called by its name, with the file of each.
  func rooms(calling name: String) -> [(room: AppRoom, file: String)] {
    if let known = rooms[name] { return known }
    let found = files(with: name).prefix(40).flatMap { file in
      AppRoom.all(in: file).filter { room in room.calls.contains { $0.name == name } }.map { ($0, file) }
    }
    rooms[name] = found
    return found
  }

  /// The calls of a function or the making of a type, each with where it stands.
  func calls(of name: String) -> [(call: CodeCall, room: AppRoom, file: String)] {
    rooms(calling: name).flatMap { room, file in
      room.calls.filter { $0.name == name }.map { ($0, room, file) }
    }
  }

  /// The files that speak of a name.
  func files(with name: String) -> [String] {
    if let known = places[name] { return known.map { texts[$0] } }
    let found = texts.indices.filter { Self.contains(texts[$0], name) }
    places[name] = found
    return found.map { texts[$0] }
  }

  /// Whether a text holds a name, byte by byte: a project may have millions of letters.
  private static func contains(_ text: String, _ name: String) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first else { return false }
    let found = text.utf8.withContiguousStorageIfAvailable { bytes in
      var rest = bytes[...]
      while let place = rest.firstIndex(of: first) {
        if bytes[place...].starts(with: name) { return true }
        rest = bytes[(place + 1)...]
      }
      return false
    }
    return found ?? (text.firstRange(of: String(decoding: name, as: UTF8.self)) != nil)
  }

  /// What a type says its property is at first: `var berth = 4`.
  func initial(of property: String, in type: String) -> (text: String, file: String)? {
    bodies(of: type).lazy.compactMap { body, file in Self.value(of: property, in: body).map { ($0, file) } }.first
  }

  /// What a property is set to where a sample of a type is made: `static var sample: Pier { … pier.berth = 4 … }`.
  func sample(of property: String, in type: String) -> (text: String, file: String)? {
    for file in files(with: type) {
      let samples = /\bstatic\s+(?:var|let|func)\s+(?:sample|preview|mock|placeholder|example|demo)\w*([^{\n]*)\{/
      for match in file.matches(of: samples.ignoresCase()) where match.output.1.contains(type) {
        let code = BareCode.inside(file[match.range.upperBound...])
        if let text = Self.assigned(property, in: code) { return (text, file) }
      }
    }
    return nil
  }

  /// What a member is set to in a piece of code: `pier.berth = 4`.
  private static func assigned(_ name: String, in code: Substring) -> String? {
    let assigned = pattern("(?m)(?:^|;)\\s*\\w+\\.\(name)\\s*=(?!=)\\s*([^\\n]+)")
    return code.firstMatch(of: assigned)?.output[1].range.map { String(expression(at: code[$0.lowerBound...])) }
  }

  /// Whether a type has properties and no cases.
  func isRecord(_ type: String) -> Bool {
    files(with: type).contains { file in
      file.matches(of: /\b(?:class|struct|actor)\s+(\w+)/).contains { $0.output.1 == type }
    }
  }

  /// The type that a type declares its property with.
  func type(of property: String, in type: String) -> String? {
    bodies(of: type).lazy.compactMap { body, _ in Self.type(of: property, in: body) }.first
  }

  /// The texts of which a property that is worked out is one, or what a function of a name gives.
  func texts(of name: String, in type: String?) -> [String] {
    let bodies = type.map { self.bodies(of: $0) } ?? files(with: name).map { ($0[...], $0) }
    for (body, _) in bodies {
      for match in body.matches(of: /\b(?:var\s+(\w+)\s*:\s*\w+|func\s+(\w+)\([^\n]*->\s*\w+)\s*\{/)
      where
        match.output.1.map(String.init) == name || match.output.2.map(String.init) == name
      {
        let code = BareCode.inside(body[match.range.upperBound...])
        let branches =
          /(?:\breturn|\s[?:]|\bcase\b[^\n":]*:|\bdefault:|^|\{)\s*(?:String\(localized:\s*|NSLocalizedString\(\s*)?"([^"\\\n]+)"(?!\s*\+)/
          .wordBoundaryKind(.simple)
        let texts = code.matches(of: branches).map { String($0.output.1) }
        if !texts.isEmpty { return texts }
      }
    }
    return []
  }

  /// What a property of an enumeration says of one of its cases: `case .flood, .high: "FL"`.
  func text(of name: String, ofCase member: String, in type: String) -> String? {
    for (body, _) in bodies(of: type) {
      for match in body.matches(of: /\bvar\s+(\w+)\s*:\s*String\s*\{/) where match.output.1 == name {
        let code = BareCode.inside(body[match.range.upperBound...])
        let cases = code.matches(
          of: /\bcase\s+([^:"]*\.\w+[^:"]*):\s*(?:return\s+)?(?:String\(localized:\s*)?"([^"\\\n]+)"/)
        let known = cases.first {
          $0.output.1.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(member[...])
        }
        if let known { return String(known.output.2) }
      }
    }
    return nil
  }

  /// What a case is written as, `case flood = "Flood"`: that of a type, or of any.
  func rawValue(of name: String, in type: String? = nil) -> String? {
    files(with: type ?? name).prefix(40).lazy.compactMap { file in
      file.matches(of: /(?:case\s+|,\s*)(\w+)\s*=\s*"([^"\\\n]+)"/).first { $0.output.1 == name }
    }.first.map { String($0.output.2) }
  }

  /// Values that a source gives as samples of some type: `static let placeholder = Reading(knots: 12)`.
  var samples: [(call: CodeCall, file: String)] {
    texts.filter { $0.contains("static ") }.flatMap { text in
      text.matches(
        of:
          /\bstatic\s+(?:let|var)\s+(?:sample|preview|mock|placeholder|example|demo)\w*\s*(?::\s*[\w.]+\s*)?=\s*([A-Z]\w*)\(/
      ).prefix(20).compactMap { match in
        let inner = BareCode.inside(text[match.range.upperBound...].prefix(4000))
        // The outermost call ends last.
        return CodeCall.all(in: "\(match.output.1)(\(inner))").last.map { ($0, text) }
      }
    }
  }

  /// The names of its enumerations, in the order of the alphabet.
  private(set) lazy var enumerations: [String] = {
    let all = texts.flatMap { text in text.matches(of: /\benum\s+([A-Z]\w*)/).map { String($0.output.1) } }
    return Set(all).sorted()
  }()

  /// What stands between the braces of a type and of its extensions.
  private func bodies(of type: String) -> [(body: Substring, file: String)] {
    files(with: type).flatMap { file in
      file.matches(of: /\b(?:struct|class|actor|enum|extension)\s+(\w+)[^{\n]*\{/).filter { $0.output.1 == type }.map {
        (BareCode.inside(file[$0.range.upperBound...]), file)
      }
    }
  }

  /// What a name is bound to in a piece of code: `let pier = "North"`, `@State private var berth = 4`.
  static func value(of name: String, in code: Substring) -> String? {
    let declared = pattern("\\b(?:let|var)\\s+\(name)\\s*(?::[^=\\n{]+)?=(?!=)\\s*([^\\n]+)")
    let assigned = pattern("(?m)^\\s*\(name)\\s*=(?!=)\\s*(\"[^\\n]+)")
    guard let match = code.firstMatch(of: declared) ?? code.firstMatch(of: assigned),
      let text = match.output[1].range.map({ code[$0.lowerBound...] })
    else { return nil }
    return String(expression(at: text))
  }

  /// The type that a name is declared with in a piece of code.
  static func type(of name: String, in code: Substring) -> String? {
    let declared = pattern("\\b\(name)\\s*(?::\\s*(?:any\\s+|some\\s+)?\\[?|=\\s*)([A-Z]\\w*)[\\](?!(]?")
    return code.firstMatch(of: declared)?.output[1].substring.map(String.init)
  }

  /// An expression up to the end of its line, or to that of the brackets which it opens.
  private static func expression(at text: Substring) -> Substring {
    var depth = 0
    var isInText = false
    var last: Character = " "
    let found = text.prefix { letter in
      defer { last = letter }
      if letter == "\"", last != "\\" { isInText.toggle() }
      if isInText { return true }
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      if ",;".contains(letter) && depth == 0 { return false }
      return depth >= 0 && !(letter.isNewline && depth == 0)
    }
    // What a condition goes on with is none of it: `guard let pier = rower.pier else {`.
    return found.firstMatch(of: /\s+else\s*\{?\s*$|\s*\{\s*$/).map { found[..<$0.range.lowerBound] } ?? found
  }

  /// A pattern made of a name; one that is none matches nothing.
  private static func pattern(_ text: String) -> Regex<AnyRegexOutput> {
    ((try? Regex(text)) ?? Regex(/(?!)/)).wordBoundaryKind(.simple)
  }
}
