import SkerryBasics

/// Types that an extension speaks of and nobody declares, made up from how it uses them: most often the attributes of an
/// activity, which it shares with its app.
///
/// Which properties there are, and of which types, stands in the views: what a text shows, what counts down, what a switch
/// goes through. What the compiler says against it is taken in.
struct MadeUpTypes: Codable, Hashable {
  /// What the compiler said about a property.
  struct Correction: Codable, Hashable {
    let type: String
    let property: String
    /// Its type, or nothing where only that it is there, or may be absent, is known.
    var value: String?
    var isOptional: Bool?
    /// Whether the type itself has it, and not its values: one of its values, then.
    var isOfType: Bool?
  }
  /// The names of the types.
  private(set) var names: Set<String> = []
  /// Those that the compiler looked for as values.
  private(set) var values: Set<String> = []
  private(set) var corrections: [Correction] = []
  /// Names that are not made up after all, as the compiler refused what was.
  private(set) var refused: Set<String> = []

  var isEmpty: Bool { names.isEmpty }

  /// Takes a name in that nothing declares; `false` where its uses don't say what it is.
  ///
  /// - Parameter isType: whether the compiler looked for a type, and not for a value or a function.
  mutating func take(_ name: String, isType: Bool = true, in sources: [String]) -> Bool {
    guard name.first?.isLetter == true, name.allSatisfy(BareCode.isPart), !names.contains(name), !refused.contains(name)
    else { return false }
    let kind = MadeUpKind(of: name, isType: isType, in: sources)
    // Only what is named as attributes is a type although it begins with a small letter.
    guard name.first?.isUppercase == true || [.attributes, .constant, .function].contains(kind) else { return false }
    guard kind != nil || isOfProperty(name, in: sources) else { return false }
    names.insert(name)
    if !isType { values.insert(name) }
    return true
  }

  /// Whether a property of what is made up already has that type.
  private func isOfProperty(_ name: String, in sources: [String]) -> Bool {
    guard !isEmpty else { return false }
    return properties(in: sources).contains { property in
      guard property.type.split(whereSeparator: { !BareCode.isPart($0) }).contains(where: { $0 == name }) else {
        return false
      }
      // What a view is given may as well come from a theme: `Badge(color: Tokens.coral)`.
      if case .view = MadeUpKind(of: property.path, isType: false, in: sources) { return false }
      return true
    }
  }

  /// Takes in what the compiler says; `false` where that is known already.
  mutating func take(_ correction: Correction) -> Bool {
    guard names.contains(correction.type.split(separator: ".").first.map(String.init) ?? "") else { return false }
    // What was said twice in different ways would go round in circles.
    guard !corrections.contains(correction), corrections.count(where: { $0.property == correction.property }) < 4
    else {
      return false
    }
    corrections.append(correction)
    return true
  }

  /// Takes back what the project declares by now, as while it is edited.
  mutating func withdraw(where isDeclared: (String) -> Bool) { names = names.filter { !isDeclared($0) } }

  /// Takes back what the compiler refuses of the types' own source; `false` where there is nothing of it.
  mutating func refuse(_ lines: [Int], in sources: [String]) -> Bool {
    guard !isEmpty, !lines.isEmpty else { return false }
    let source = MadeUpSource(self, from: sources)
    let types = Set(lines.compactMap { source.type(at: $0) }).intersection(names)
    names.subtract(types)
    refused.formUnion(types)
    return !types.isEmpty
  }

  /// A line for all of them.
  var remarks: [String] {
    guard !isEmpty else { return [] }
    let list = names.sorted().joined(separator: ", ")
    let (verb, owner, object) = names.count == 1 ? ("is", "its", "it") : ("are", "their", "them")
    return [
      "\(list) \(verb) declared nowhere in the project: made up from \(owner) uses, with values that fit. "
        + "The file that declares \(object) shows what is meant."
    ]
  }
}

/// What a name that nothing declares stands for.
enum MadeUpKind {
  case attributes, metadata, intent, configuration, value, model, object, database, view, container, style, service
  case constant
  case function

  /// What a style that an app writes itself is for.
  static let styles = ["progressView", "gauge", "button", "label"]

  /// `nil` where the sources don't say it, or use it as something else: a protocol, a view, a service.
  init?(of name: String, isType: Bool, in sources: [String]) {
    let question = Question(name: name, isType: isType)
    let kind = Self.known.answer(to: question, in: sources) { Self.kind(of: name, isType: isType, in: sources) }
    guard let kind else { return nil }
    self = kind
  }

  private struct Question: Hashable {
    let name: String
    let isType: Bool
  }
  private static let known = Findings<Question, MadeUpKind?>()

  private static func kind(of name: String, isType: Bool, in sources: [String]) -> MadeUpKind? {
    let codes = sources.map { BareCode.of($0).text }.filter { $0.holds(name) }
    /// - Parameter words: of which one stands in all that fits the pattern.
    func isFound(_ pattern: String, with words: String...) -> Bool {
      let codes = words.isEmpty ? codes : codes.filter { code in words.contains { code.holds($0) } }
      guard !codes.isEmpty, let regex = try? Regex(pattern) else { return false }
      return codes.contains { $0.contains(regex) }
    }
    if isFound(
      "ActivityConfiguration(?:<[^>]*>)?\\s*\\(\\s*for:\\s*\(name)\\.self|ActivityViewContext<\\s*\(name)\\s*>",
      with: "ActivityConfiguration", "ActivityViewContext")
    {
      return .attributes
    } else if isFound("AlarmAttributes<\\s*\(name)\\s*>", with: "AlarmAttributes") {
      return .metadata
    } else if isFound(
      "\\bAppIntent(?:Control)?Configuration\\([^{}]*\\bintent:\\s*\(name)\\.self|\\bfor\\s+configuration\\s*:\\s*\(name)\\s*[,)]",
      with: "intent:", "configuration")
    {
      return .configuration
    } else if isFound(
      "\\b\(name)\\.fetchRequest\\(|NSFetchRequest<\\s*\(name)\\s*>|FetchedResults<\\s*\(name)\\s*>",
      with: ".fetchRequest(", "NSFetchRequest", "FetchedResults")
    {
      return .object
    } else if isFound(
      "FetchDescriptor<\\s*\(name)\\s*>|@Query[^\\n]*\\s(?:let|var)\\s+\\w+\\s*:\\s*\\[\(name)\\]|\\bfor:\\s*\\[?\\s*(?:\\w+\\.self,\\s*)*\(name)\\.self"
        + "|(?:\\bSchema\\s*\\(|\\bPersistentModel\\.Type\\]\\s*[={]\\s*(?:return\\s+)?)\\s*\\[\\s*(?:\\w+\\.self,\\s*)*\(name)\\.self",
      with: "FetchDescriptor", "@Query", "for:", "Schema", "PersistentModel.Type"
    ) {
      return .model
    } else if isFound("\\b\(name)\\.shared\\.(?:container|viewContext|persistentContainer)(?!\\w)", with: ".shared.") {
      return .database
    } else if !isType, name.first?.isLowercase == true, !isFound("\\bfunc\\s+\(name)\\b", with: "func"),
      isFound("(?:^|[^.\\w])\(name)\\s*\\(")
    {
      return .function
    } else if !isType, name.count < 4, name.allSatisfy(\.isUppercase),
      isFound("(?:^|[^.\\w])\(name)\\s*\\(\\s*\"")
    {
      // `L("harbour")`: what is said in the language of whoever reads it.
      return .function
    } else if isFound(
      "\\bintent:\\s*\(name)\\s*\\(|\\bControlWidget(?:Button|Toggle)\\([^{}]*\\baction:\\s*\(name)\\s*\\(",
      with: "intent:", "action:")
      || isFound(
        "\\b(?:let|var)\\s+(\\w+)\\s*(?::\\s*\(name)\\s*)?=\\s*\(name)\\s*\\((?s:.*?)\\bintent:\\s*\\1\\b",
        with: "intent:")
    {
      return .intent
    } else if !isType, name.hasSuffix("Intent"), isFound("\\b\(name)\\s*\\(") {
      // Made for a function of the project's own, which makes a button of it.
      return .intent
    } else if !isType,
      isFound("\\.(?:\(styles.joined(separator: "|")))Style\\(\\s*\(name)\\s*\\(", with: "Style(")
    {
      return .style
    } else {
      let isInherited = isFound(
        "\\b(?:struct|class|enum|actor|extension)\\s+\\w+[^{=]*[:,]\\s*\(name)\\b|\\b(?:any|some)\\s+\(name)\\b")
      // Only a view, or a widget of a bundle, is called in the place of one.
      let isCalled = isFound("(?m)(?:^|[{:])\\s*\(name)\\s*\\([^{}]*\\)\\s*(?:$|[.}])")
      // `case .paused: Sign()` is called in the place of a view; `sign: Sign()` and `a ? Sign() : Mark()` are values.
      let held = [
        "\\b\(name)\\s*\\([^()]*\\)\\s*\\{", "=\\s*\\[?\(name)\\b", ":[ \\t]*\\[?\(name)\\b(?!\\s*\\()",
        "[(,]\\s*\\w+:\\s*\\[?\(name)\\s*\\(", "\\?[^\\n]*:[ \\t]*\\[?\(name)\\b",
      ]
      let isHeld = isFound(held.joined(separator: "|"))
      let hasMembers = isFound("\\b\(name)\\.")
      let isGeneric = isFound("\\b\(name)\\s*<", with: "<")
      let isValue = isFound("\\b\\w+\\s*:\\s*(?:\\[\\s*)?\(name)\\b(?!\\.)|ActivityAttributes<\(name)>")
      guard !isInherited, !isGeneric else { return nil }
      // Views in braces stand behind it, and it is nothing else anywhere.
      if !isType, name.first?.isUppercase == true, !Self.isNameOfOther(name), !hasMembers,
        isFound("(?m)(?:^|[{:])[ \\t]*\(name)[ \\t]*(?:\\([^{}]*\\))?[ \\t]*\\{"),
        !isFound("[:=]\\s*\\[?\(name)\\b(?!\\s*[({])")
      {
        return .container
      }
      // A view may have colors of its own, which others use.
      let isNamedView = name.contains(/(?:View|Card|Row|Badge|Cell|Label|Banner|Header|Icon|Logo)$/)
      // What does something, and is made to do it once, is no view.
      if !isType, isServant(name), isFound("\\b\(name)\\s*\\([^{}]*\\)\\s*\\.[A-Za-z]\\w*\\(") { return .value }
      if isCalled, !isHeld, !hasMembers || isNamedView {
        guard !Self.isNameOfOther(name) else { return nil }
        return .view
      } else if isValue, isType {
        return .value
      } else if !isType, MadeUpSource.constant(name, in: sources) != nil {
        return .constant
      } else if isFound("\\b\(name)\\.(?:(?:\(Self.instances))\\.)?[a-z]\\w*\\("),
        !isFound("\\b\(name)\\s*[({]|\\b\(name)\\.init\\b")
      {
        // Functions of a type that is never made.
        return .service
      } else {
        return nil
      }
    }
  }

  /// The one of a type that others share is more than its functions.
  private static let instances = "shared|standard|current|default|main|instance|live"

  /// `HarbourBridge`, `TideStore`: whether the last word of a name is that of something that serves others.
  private static func isServant(_ name: String) -> Bool {
    name.contains(
      /(?:Bridge|Service|Manager|Store|Client|Controller|Repository|Logger|Tracker|Engine|Helper|Handler|Coordinator|API)$/
    )
  }

  /// Whether the last word of a name is that of something which is called like a view and is none.
  private static func isNameOfOther(_ name: String) -> Bool {
    ["Widget", "Activity", "Control", "Configuration", "Intent", "Attributes", "Bundle"].contains { name.hasSuffix($0) }
  }
}
