import SkerryBasics

/// Colours, fonts and lengths of a design that is not in the project, by what their names say.
///
/// An extension takes `UIColor.yellow60` or `.headingLarge` from a package that nobody fetched, or from files that weren't
/// brought along. A colour and a size that fit the name show more of its views than a sign in their place.
struct StandInMembers: Codable, Equatable {
  /// The names, by the type that has them.
  private(set) var names: [String: Set<String>] = [:]
  /// Types of which only members are used, such as a theme: each member is what its place asks for.
  private(set) var themes: Set<String> = []
  /// Labels under which a type is made of the code of a color, such as `hex`, by the type.
  private(set) var codes: [String: Set<String>] = [:]
  /// Those that may come to nothing.
  private(set) var doubtful: [String: Set<String>] = [:]
  /// Colors and fonts of a design that lie in a place of their own: `Color.brand.canvas`.
  private(set) var designs: [String: Set<String>] = [:]
  /// Members of themes of which the place doesn't say what they are, with their types.
  private(set) var typed: [String: String] = [:]
  /// Members of themes that stand beside others without the theme: `(isDone ? Mood.proud : .calm).picture`.
  private(set) var values: Set<String> = []
  /// Functions of themes, as they are declared.
  private(set) var functions: [String: String] = [:]
  /// Stores of themes that the sources ask for as something that may not be there.
  private(set) var doubtfulStores: Set<String> = []

  var isEmpty: Bool { names.isEmpty && themes.isEmpty && codes.isEmpty && designs.isEmpty }

  /// The type of what a theme has, where that has members itself.
  private static let theme = "SkerryTheme"
  private static let colors: Set<String> = ["Color", "UIColor", "ShapeStyle", "ColorResource"]
  private static let others: Set<String> = ["Font", "CGFloat", "ImageResource"]

  /// Takes a member in; `false` where nothing can stand for it, or something does already.
  mutating func take(_ member: String, of type: String, in line: Substring) -> Bool {
    // Of the two grounds that a view may have, a view and a style, the compiler names the first.
    let type = type == "View" && line.contains(".background(.\(member)") ? "ShapeStyle" : type
    if type == Self.theme, Self.isName(member) { return values.insert(member).inserted }
    guard Self.colors.contains(type) || Self.others.contains(type), Self.isName(member) else { return false }
    // Of a function only its labels say how it is called.
    let isCalled = line.ranges(of: ".\(member)").contains { line[$0.upperBound...].first == "(" }
    guard !isCalled else { return false }
    if isDesign(member, of: type, in: line) {
      return designs[type == "Font" ? "Font" : "Color", default: []].insert(member).inserted
    }
    return names[type == "ShapeStyle" ? "Color" : type, default: []].insert(member).inserted
  }

  /// Whether what is read of a member is one of a design's: colors have few members of their own.
  private func isDesign(_ member: String, of type: String, in line: Substring) -> Bool {
    guard ["Color", "ShapeStyle", "Font"].contains(type) else { return false }
    return line.ranges(of: "." + member).contains { place in
      guard let next = line[place.upperBound...].prefixMatch(of: /\.([a-z]\w*)/),
        line[next.range.upperBound...].first != "("
      else { return false }
      return !Self.ownMembers.contains(String(next.output.1))
    }
  }

  private static let ownMembers: Set<String> = [
    "gradient", "cgColor", "description", "hashValue", "self", "bold", "italic", "monospaced", "monospacedDigit",
  ]

  /// Takes in what a member of a theme is that a constant has as its value: nothing but the uses of that say it.
  mutating func takeAmbiguous(in line: Substring, of sources: [String]) -> Bool {
    var isDone = false
    for match in line.matches(of: /\b([A-Z]\w*)((?:\.\w+)*)\.([a-z]\w*)/)
    where themes.contains(String(match.output.1)) && typed[String(match.output.3)] == nil {
      let member = String(match.output.3)
      let before = line[..<match.range.lowerBound].suffix(80)
      let bound = before.firstMatch(of: /\b(?:let|var)\s+(\w+)\s*=\s*$/).map { String($0.output.1) }
      typed[member] = Self.type(of: member, boundTo: bound ?? member, in: sources)
      isDone = true
    }
    return isDone
  }

  private static func type(of member: String, boundTo name: String, in sources: [String]) -> String {
    let sketch = ValueSketch()
    UseReader(sources).read(member: name, into: sketch)
    if let voted = sketch.mostVoted, ["Color", "Font", "CGFloat", "String"].contains(voted) { return voted }
    if member.contains(/(?i)font/) { return "Font" }
    return member.contains(/(?i)spacing|padding|radius|width|height|size|inset|gap/) ? "CGFloat" : "Color"
  }

  /// Takes a color in that a place asks for which takes several kinds of paint, so that the compiler can't say which.
  mutating func takePaint(_ member: String, in line: Substring) -> Bool {
    let paints = line.matches(
      of: /\.(?:tint|foregroundStyle|foregroundColor|fill|background|stroke|keylineTint)\(\.(\w+)/)
    guard paints.contains(where: { $0.output.1 == member }), !Self.paints.contains(member) else { return false }
    return take(member, of: "Color", in: line)
  }

  /// Colors that SwiftUI has.
  static let namedColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "accentColor",
  ]

  /// Paints that SwiftUI has.
  static let paints: Set<String> = namedColors.union([
    "primary", "secondary", "tertiary", "quaternary", "quinary", "tint", "background", "foreground", "separator",
    "link", "placeholder", "selection", "fill", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
    "ultraThickMaterial", "bar", "windowBackground", "image", "linearGradient", "radialGradient", "angularGradient",
    "conicGradient", "ellipticalGradient", "init", "some", "none",
  ])

  /// Takes an initializer in by which a color is made of its code, `Color(hex: "34C759")`; `false` for any other.
  mutating func takeCode(_ initializer: String, of type: String, in sources: [String]) -> Bool {
    guard type == "Color" || type == "UIColor",
      let label = initializer.wholeMatch(of: /init\((\w*(?i:hex|rgb|argb)\w*):\)/)?.output.1,
      codes[type, default: []].insert(String(label)).inserted
    else { return false }
    // Where somebody asks what came of it, it may come to nothing.
    let bound = "(?:\\b(?:if|guard|while)|,)\\s+let\\s+\\w+\\s*=\\s*\(type)\\(\\s*\(label):"
    let replaced = "\\b\(type)\\(\\s*\(label):[^()\\n]*(?:\\([^()]*\\))?[^()\\n]*\\)\\s*(?:\\?\\?|!)"
    let asked = try? Regex("(?:\(bound)|\(replaced))")
    if let asked, sources.contains(where: { $0.contains(asked) }) { doubtful[type, default: []].insert(String(label)) }
    return true
  }

  /// Takes a type in of which the sources use members only; `false` otherwise.
  mutating func takeTheme(_ type: String, in sources: [String]) -> Bool {
    guard Self.isName(type), type.first?.isUppercase == true, !themes.contains(type) else { return false }
    var uses = 0
    // What a comment says of it is no use.
    for source in sources.map({ BareCode.of($0).text }) where source.holds(type) {
      for range in source.ranges(of: type) {
        let after = source[range.upperBound...]
        // Part of a longer name.
        if Self.isPart(source[..<range.lowerBound].last) || Self.isPart(after.first) { continue }
        guard after.first == ".", after.dropFirst().first?.isLowercase == true || Self.isNested(after) else {
          return false
        }
        // What is called has an answer of its own: it is a service, not a theme.
        if !Self.isCalled(after) { uses += 1 }
      }
    }
    guard uses > 0 else { return false }
    themes.insert(type)
    functions[type] = Self.functions(of: type, in: sources)
    for store in Self.stores where !doubtfulStores.contains(store) {
      let path = "\(type)(?:\\.\\w+)*\\.\(store)"
      guard let asked = try? Regex("\\b\(path)\\?|\\blet\\s+\\w+\\s*=\\s*\(path)\\s*(?:[,{]|else)") else { continue }
      if sources.contains(where: { $0.contains(asked) }) { doubtfulStores.insert(store) }
    }
    return true
  }

  /// `Theme.tint(hex: code)`, `Theme.sign(.bold)`: what each answers follows from its name and its uses.
  private static func functions(of theme: String, in sources: [String]) -> String {
    let reader = UseReader(sources)
    guard let call = try? Regex("\\b\(theme)\\.([a-z]\\w*)\\(", as: (Substring, Substring).self) else { return "" }
    let names = Set(reader.codes.flatMap { $0.text.matches(of: call).map { String($0.output.1) } })
    return names.sorted().map { name in
      let sketch = ValueSketch()
      reader.read(member: name, into: sketch)
      let voted = sketch.mostVoted.flatMap {
        ["Color", "Font", "CGFloat", "String", "Double", "Int"].contains($0) ? $0 : nil
      }
      let named = MadeUpSource.typeOfAnswer(name).flatMap { ["Color", "Font"].contains($0) ? $0 : nil }
      let type = named ?? voted ?? "String"
      let space = "SkerryValues\(name)"
      let calls = MadeUpCalls(ofMember: name, in: reader.codes)
      let text = calls.functions(named: name, head: "static ", answer: type, types: space) { labels in
        switch type {
        case "Color" where labels.first?.contains(/(?i)hex|code/) == true:
          "(value0 as? String).map { SkerryGuess.color(code: $0) } ?? SkerryGuess.color(\"\(name)\")"
        case "Color": "SkerryGuess.color(\"\(name)\")"
        case "Font": "SkerryGuess.font(\"\(name)\")"
        case "CGFloat": "SkerryGuess.length(\"\(name)\")"
        case "String":
          labels.isEmpty ? "SkerryGuess.words(\"\(name)\")" : MadeUpSource.told(by: name, of: theme, labels)
        default: "3"
        }
      }
      let types = calls.types
      return (types.isEmpty ? "" : "  enum \(space) {\n\(types)  }\n") + text
    }.joined()
  }

  /// `Store.load(`, or `Store.shared.` with whatever follows.
  private static func isCalled(_ text: Substring) -> Bool {
    text.prefixMatch(of: /\.\w+\s*[({]|\.(?:shared|standard|current|main|default|instance|live)\./) != nil
  }

  /// `Theme.Colors.accent`: a type in the type, and a member of that.
  private static func isNested(_ text: Substring) -> Bool {
    text.prefixMatch(of: /\.[A-Z]\w*\.[a-z]\w*/) != nil
  }

  private static func isPart(_ letter: Character?) -> Bool {
    letter.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }

  private static func isName(_ word: String) -> Bool {
    word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  // MARK: Words

  /// A line for each kind of what stands for something else.
  var remarks: [String] {
    var lines: [String] = []
    let members = names.sorted { $0.key < $1.key }.flatMap { type, members in members.sorted().map { "\(type).\($0)" } }
    let places = designs.sorted { $0.key < $1.key }.flatMap { type, names in names.sorted().map { "\(type).\($0)" } }
    if !(members + places).isEmpty {
      lines.append("\(Self.list(members + places)): declared nowhere in the project; what the name says stands for it.")
    }
    let made = codes.sorted { $0.key < $1.key }.flatMap { type, labels in labels.sorted().map { "\(type)(\($0):)" } }
    if !made.isEmpty {
      lines.append("\(Self.list(made)): declared nowhere in the project; the color of the code stands for it.")
    }
    if !themes.isEmpty {
      lines.append(
        "\(Self.list(themes.sorted())): declared nowhere in the project; colors, fonts and words by the names of its members "
          + "stand for it.")
    }
    return lines
  }

  private static func list(_ names: [String]) -> String {
    names.count > 6
      ? names.prefix(5).joined(separator: ", ") + " and \(names.count - 5) more" : names.joined(separator: ", ")
  }
}
