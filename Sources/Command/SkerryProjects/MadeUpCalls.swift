/// The calls that make a type which nothing declares, and initializers that take them.
struct MadeUpCalls {
  struct Argument {
    let label: String
    let text: String
    /// `.headline`, `.init(name: …)`, `isLoud ? .alarm : .bell`: what only a type of its own can be.
    var isOfOwnType: Bool { choices.allSatisfy { $0.first == "." && $0.dropFirst().first?.isLetter == true } }
    var choices: [String] { BareCode.choices(text[...]).map { String($0).trimmingBlanks } }
    /// What a list or a dictionary holds where all of it begins with a dot: `["mass": .grams(60)]`.
    var held: (isKeyed: Bool, values: [String])? {
      guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
      let parts = BareCode.parts(text.dropFirst().dropLast()).map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
      let keyed = parts.compactMap { part in
        part.prefixMatch(of: /"[^"]*"\s*:\s*/).map { String(part[$0.range.upperBound...]) }
      }
      guard !parts.isEmpty, keyed.isEmpty || keyed.count == parts.count else { return nil }
      let values = keyed.isEmpty ? parts : keyed
      guard values.allSatisfy({ $0.first == "." && $0.dropFirst().first?.isLetter == true }) else { return nil }
      return (!keyed.isEmpty, values)
    }
    /// The name at the end of `sign`, `item.sign`, `state.sign!`.
    var name: Substring? { text.wholeMatch(of: /(?:\w+[?!]?\.)*([a-z_]\w*)[?!]?/)?.output.1 }
    /// `.blue`, `.white.opacity(0.2)`: a color by its name.
    var isColor: Bool { Self.isColor(text[...]) }
    /// `[.blue, .mint]`.
    var isListOfColors: Bool {
      text.hasPrefix("[.") && text.hasSuffix("]")
        && BareCode.parts(text.dropFirst().dropLast()).allSatisfy { Self.isColor(Substring(String($0).trimmingBlanks)) }
    }
    private static func isColor(_ text: Substring) -> Bool {
      guard let match = text.wholeMatch(of: /\.([a-z]\w*)(?:\.opacity\([^()]*\))?/) else { return false }
      return StandInMembers.namedColors.contains(String(match.output.1))
    }
  }
  let calls: [[Argument]]
  /// Of the same calls, what stands in braces behind each.
  let closures: [Closure]
  private let codes: [BareCode]

  init(_ calls: [[Argument]], closures: [Closure], in codes: [BareCode]) {
    (self.calls, self.closures, self.codes) = (calls, closures, codes)
  }

  init(of name: String, in codes: [BareCode]) {
    self.codes = codes
    var calls: [[Argument]] = []
    for code in codes {
      for place in code.places(of: name, in: code.text.startIndex..<code.text.endIndex) {
        guard let open = code.text[place.upperBound...].prefixMatch(of: /(?:\.init)?\(/) else { continue }
        calls.append(Self.arguments(code.rest(from: open.range.upperBound)))
      }
    }
    self.calls = calls
    closures = calls.map { _ in .absent }
  }

  /// Whether it is read somewhere without being called, and whether a closure stands behind a call.
  private(set) var isProperty = false
  private(set) var hasClosure = false
  var isEmpty: Bool { calls.isEmpty }

  /// The calls of a member, whatever it is a member of.
  init(ofMember name: String, in codes: [BareCode]) {
    self.codes = codes
    var calls: [[Argument]] = []
    var closures: [Closure] = []
    for code in codes {
      for found in code.text.ranges(of: "." + name) {
        let after = code.text[found.upperBound...]
        guard after.first.map(BareCode.isPart) != true else { continue }
        guard after.first == "(" else {
          if after.prefixMatch(of: /[ \t]*\{/) != nil { hasClosure = true } else { isProperty = true }
          continue
        }
        let arguments = code.rest(from: code.text.index(after: found.upperBound))
        guard arguments.endIndex < code.text.endIndex else { continue }
        // What stands in braces behind it is one more argument.
        let isFollowed = code.text[arguments.endIndex...].dropFirst().prefixMatch(of: /[ \t]*\{/) != nil
        if isFollowed { hasClosure = true }
        calls.append(Self.arguments(arguments))
        closures.append(isFollowed ? .views : .absent)
      }
    }
    self.calls = calls
    self.closures = closures
  }

  /// Whether a call stands in the place of a view.
  func isStatement(_ name: String, in codes: [BareCode]) -> Bool {
    guard let asked = try? Regex("(?m)(?:^|\\{)\\s*\(name)\\s*\\([^{}\\n]*\\)\\s*(?:$|[.}])") else { return false }
    return codes.contains { code in
      code.text.matches(of: asked).contains { match in
        // What is made of each value of a list, or of one that may be absent, is another value.
        let before = code.text[..<match.range.lowerBound].suffix(60)
        let made = /[.?]\w*(?:[mM]ap|filter|first|contains|allSatisfy|reduce|sorted)\s*(?:\([^()]*\)\s*)?$/
        guard !Self.isInAct(code.text[..<match.range.lowerBound]) else { return false }
        return code.text[match.range.lowerBound] != "{" || before.firstMatch(of: made) == nil
      }
    }
  }

  /// Whether what follows is a line of an intent's work, where no view has a place.
  private static func isInAct(_ before: Substring) -> Bool {
    guard let function = before.ranges(of: "func perform(").last else { return false }
    // The function's own brace is still open.
    var depth = 0
    for letter in before[function.upperBound...] {
      depth += letter == "{" ? 1 : letter == "}" ? -1 : 0
    }
    // Where the place of the match is the brace itself, it is not among what is before.
    return depth > 0 || !before[function.upperBound...].contains("{")
  }

  /// One call with some labels.
  init(labels: [String]) {
    (calls, closures, codes) = ([labels.map { Argument(label: $0, text: "") }], [.absent], [])
  }

  /// Whether there is a call with these labels.
  func takes(_ labels: [String]) -> Bool { calls.contains { $0.map(\.label) == labels } }

  /// Functions that take the calls.
  func functions(
    named name: String, head: String, answer: String, types space: String, _ body: ([String]) -> String
  ) -> String {
    var seen: Set<String> = []
    return zip(calls, closures).compactMap { call, closure -> String? in
      let isFollowed = closure != .absent
      let labels = call.map(\.label)
      guard seen.insert(labels.joined(separator: ":") + (isFollowed ? "{" : "")).inserted else { return nil }
      let parameters = parameters(labels, in: space)
      let rest = "-> \(answer) { \(body(labels)) }\n"
      guard isFollowed else {
        let function = { (list: [String]) in "\(head)func `\(name)`(\(list.joined(separator: ", "))) \(rest)" }
        let further = anyParameters(labels, in: space).map { "  @_disfavoredOverload \(function($0))" } ?? ""
        return "  \(function(parameters))" + further
      }
      return Self.takenByClosures.enumerated().map { place, taken in
        // The first that fits is meant.
        "  \(place > 1 ? "@_disfavoredOverload " : "")\(head)func `\(name)`<SkerryAnswer>("
          + (parameters + ["_ closure: (\(taken)) -> SkerryAnswer"]).joined(separator: ", ") + ") \(rest)"
      }.joined()
    }.joined()
  }

  /// What a closure behind a call may be given: nothing, a number, or something else.
  private static let takenByClosures = ["", "Int", "Double", "String"]

  static func arguments(_ text: Substring) -> [Argument] {
    BareCode.parts(text).map { part in
      let match = part.prefixMatch(of: /\s*(\w+)\s*:\s*/)
      let value = match.map { part[$0.range.upperBound...] } ?? part
      return Argument(label: match.map { String($0.output.1) } ?? "_", text: String(value).trimmingBlanks)
    }
  }

  /// An initializer for each list of labels.
  ///
  /// - Parameters:
  ///   - isEmptyKnown: whether the one without any is there already.
  ///   - body: what it does with its values, each with its label.
  func initializers(
    isEmptyKnown: Bool = false, _ body: ([(label: String, value: String)]) -> String
  ) -> String {
    var seen: Set<String> = []
    return calls.compactMap { call -> String? in
      let labels = call.map(\.label)
      guard !labels.isEmpty || !isEmptyKnown, seen.insert(labels.joined(separator: ":")).inserted else { return nil }
      let parameters = parameters(labels)
      func initializer(_ parameters: [String], _ isOwn: (Int) -> Bool) -> String {
        let deed = body(labels.indices.map { (label: labels[$0], value: "value\($0)" + (isOwn($0) ? "?.values" : "")) })
        return "init(\(parameters.joined(separator: ", "))) {\(deed.isEmpty ? "" : " \(deed) ")}\n"
      }
      let isOwn = { (place: Int) in type(at: place, labels)?.isOneOfOwn ?? false }
      let further = anyParameters(labels).map { list in
        "  @_disfavoredOverload " + initializer(list) { isOwn($0) && !isMixed(at: $0, labels) }
      }
      return "  " + initializer(parameters, isOwn) + (further ?? "")
    }.joined()
  }

  func parameters(_ labels: [String], in space: String? = nil) -> [String] {
    labels.indices.map { "\(labels[$0]) value\($0): \(type(at: $0, labels)?.name(in: space) ?? "Any")?" }
  }

  /// The parameters for calls that give something else where others begin with a dot; `nil` without any.
  private func anyParameters(_ labels: [String], in space: String? = nil) -> [String]? {
    guard labels.indices.contains(where: { isMixed(at: $0, labels) }) else { return nil }
    return zip(labels.indices, parameters(labels, in: space)).map { place, parameter in
      isMixed(at: place, labels) ? "\(labels[place]) value\(place): Any?" : parameter
    }
  }

  /// Whether some calls give what begins with a dot, and others something of which nobody knows the type.
  private func isMixed(at place: Int, _ labels: [String]) -> Bool {
    guard case .own = type(at: place, labels) else { return false }
    return !arguments(at: place, labels).allSatisfy { $0.text == "nil" || $0.isOfOwnType }
  }

  /// The types of arguments that begin with a dot.
  var types: String {
    var seen: Set<String> = []
    return calls.flatMap { call in
      call.indices.compactMap { place -> String? in
        let labels = call.map(\.label)
        guard let name = type(at: place, labels)?.own, seen.insert(name).inserted else { return nil }
        return "  struct \(name) {\n    let values: [Any?]\n" + members(arguments(at: place, labels)) + "  }\n"
      }
    }.joined()
  }

  private func arguments(at place: Int, _ labels: [String]) -> [Argument] {
    calls.filter { $0.map(\.label) == labels }.map { $0[place] }
  }

  /// What the calls say of the type of an argument.
  enum ArgumentType: Hashable {
    /// One that is declared elsewhere.
    case known(String)
    /// One that is made up within what is called.
    case own(String)
    /// A list of such, or a dictionary.
    case held(String, isKeyed: Bool)

    var own: String? {
      switch self {
      case .known: nil
      case .own(let name), .held(let name, _): name
      }
    }
    var isOneOfOwn: Bool { if case .own = self { true } else { false } }
    /// How it is named, where the types that are made up lie in another one.
    func name(in space: String? = nil) -> String {
      switch self {
      case .known(let name): name
      case .own(let name): space.map { "\($0).\(name)" } ?? name
      case .held(let name, let isKeyed):
        "[\(isKeyed ? "String: " : "")\(ArgumentType.own(name).name(in: space))]"
      }
    }
  }

  func type(at place: Int, _ labels: [String]) -> ArgumentType? {
    let given = arguments(at: place, labels).filter { $0.text != "nil" }
    if given.isEmpty { return nil }
    if given.allSatisfy(\.isColor) { return .known("Color") }
    if given.allSatisfy(\.isListOfColors) { return .known("[Color]") }
    let held = given.compactMap(\.held)
    let isHeld = held.count == given.count && Set(held.map(\.isKeyed)).count == 1
    if !isHeld, !given.allSatisfy(\.isOfOwnType) {
      if let named = named(given) { return .known(named) }
      guard given.contains(where: \.isOfOwnType) else { return nil }
    }
    // How many have none tells one list of labels from another.
    let bare = labels.count { $0 == "_" }
    let name =
      "Value\(place)" + labels.map { $0 == "_" ? "" : $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + (bare > 1 ? "_\(bare)" : "")
    return isHeld ? .held(name, isKeyed: held[0].isKeyed) : .own(name)
  }

  /// The type of `sign` where others are given as `.bell`: the one with which the sources declare it.
  private func named(_ given: [Argument]) -> String? {
    guard given.contains(where: \.isOfOwnType) else { return nil }
    for name in given.compactMap(\.name) where name != "self" {
      guard let declared = try? Regex("\\b\(name)\\s*:\\s*([A-Z][\\w.]*)", as: (Substring, Substring).self) else {
        continue
      }
      if let found = codes.lazy.compactMap({ $0.text.firstMatch(of: declared)?.output.1 }).first {
        return String(found)
      }
      if let type = Self.typeInEnvironment(of: name, in: codes) { return type }
    }
    return nil
  }

  /// `@Environment(\.colorScheme) private var scheme`: what a view is told by those around it.
  private static func typeInEnvironment(of name: Substring, in codes: [BareCode]) -> String? {
    let field = "@Environment\\(\\s*\\\\\\.(\\w+)\\s*\\)[^\\n=:]*?\\bvar\\s+\(name)\\b"
    guard let asked = try? Regex(field, as: (Substring, Substring).self) else { return nil }
    return codes.lazy.compactMap { $0.text.firstMatch(of: asked)?.output.1 }.first.flatMap { environment[String($0)] }
  }

  private static let environment = [
    "colorScheme": "ColorScheme", "widgetFamily": "WidgetFamily", "activityFamily": "ActivityFamily",
    "layoutDirection": "LayoutDirection", "dynamicTypeSize": "DynamicTypeSize", "locale": "Locale",
    "widgetRenderingMode": "WidgetRenderingMode", "isLuminanceReduced": "Bool",
  ]

  /// The values that a type has, as far as arguments name them that are given beside ones of that type.
  var values: [(type: String, value: String)] {
    Set(calls.map { $0.map(\.label) }).flatMap { labels in
      labels.indices.flatMap { place -> [(type: String, value: String)] in
        guard case .known(let type) = type(at: place, labels) else { return [] }
        let values = arguments(at: place, labels).filter(\.isOfOwnType).flatMap(\.choices)
        return values.map { (type, $0) }
      }
    }
  }

  private func members(_ arguments: [Argument]) -> String {
    var seen: Set<String> = []
    return arguments.flatMap { $0.held?.values ?? $0.choices }.compactMap { text -> String? in
      guard let match = text.prefixMatch(of: /\.(\w+)(\()?/) else { return nil }
      let inner = match.output.2 == nil ? [] : Self.arguments(BareCode.inside(text[match.range.upperBound...]))
      let key = "\(match.output.1) " + inner.map(\.label).joined(separator: ":")
      guard seen.insert(key).inserted else { return nil }
      let parameters = inner.indices.map { "\(inner[$0].label) value\($0): Any?" }.joined(separator: ", ")
      let values = inner.indices.map { "value\($0)" }.joined(separator: ", ")
      if match.output.2 == nil { return "    static var `\(match.output.1)`: Self { Self(values: []) }\n" }
      // What else it is made with doesn't hide how it keeps its values.
      return match.output.1 == "init"
        ? "    init(\(parameters)) { values = [\(values)] }\n"
        : "    static func `\(match.output.1)`(\(parameters)) -> Self { Self(values: [\(values)]) }\n"
    }.joined() + "    private init(values: [Any?]) { self.values = values }\n"
  }
}
