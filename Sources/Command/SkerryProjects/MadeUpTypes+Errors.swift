import SkerryBasics

extension MadeUpTypes {
  /// The properties of all of them, with the type that has each.
  typealias Properties = [(path: String, name: String, type: String)]

  /// The properties, which are read from all sources once as long as nothing more is known of the types.
  func properties(in sources: [String]) -> Properties {
    Self.knownProperties.answer(to: self, in: sources) { MadeUpSource(self, from: sources).properties }
  }

  private static let knownProperties = Findings<MadeUpTypes, Properties>()

  /// Takes in what the compiler says against a type that is made up; `false` for anything else.
  mutating func take(_ error: CompilerMessage, in source: String, of sources: [String]) -> Bool {
    var known: Properties?
    return take(error, in: source, of: sources, known: &known)
  }

  /// The same for one of many errors.
  ///
  /// - Parameter known: the properties as they are, once somebody asked; to read them from all sources takes long.
  mutating func take(
    _ error: CompilerMessage, in source: String, of sources: [String], known: inout Properties?
  ) -> Bool {
    let isTaken = takeIn(error, in: source, of: sources, known: &known)
    if isTaken { known = nil }
    return isTaken
  }

  /// Whether a name without anything before it is missing in an extension of such a type: that is one of its members, and no
  /// constant.
  func isOfExtended(_ error: CompilerMessage, in source: @autoclosure () -> String) -> Bool {
    guard !isEmpty, error.complaint == .unknown, error.quoted.first?.first?.isLowercase == true else { return false }
    let source = source()
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(error.line - 1) && extended(above: error.line, in: lines) != nil
  }

  /// A line with blanks for what is compared with words: of `mode == "now" ? opens : closes` the rest has the wrong type.
  private static func withoutConditions(_ line: Substring) -> Substring {
    line.replacing(/[\w?!.]*\w\s*[!=]=\s*"[^"]*"(?=\s*\?)/) { String(repeating: " ", count: $0.output.utf8.count) }
  }

  private mutating func takeIn(
    _ error: CompilerMessage, in source: String, of sources: [String], known: inout Properties?
  ) -> Bool {
    guard !isEmpty else { return false }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1) else { return false }
    let (complaint, quoted) = (error.complaint, error.quoted)
    if complaint == .noMember, quoted.count >= 2 {
      let isOfType = error.text.hasPrefix("type '") ? true : nil
      let type = path(quoted[0])
      let isTaken = take(Correction(type: type, property: quoted[1], isOfType: isOfType))
      if isTaken, isOfType == nil {
        takeSiblings(of: type, at: error.column, in: lines[error.line - 1], of: source, sources)
      }
      return isTaken
    }
    if complaint == .unknown, let name = quoted.first, name.first?.isLowercase == true {
      // In an extension of such a type a name without anything before it is one of its own.
      guard let type = extended(above: error.line, in: lines) else { return false }
      return take(Correction(type: type, property: name))
    }
    guard complaint != nil, complaint != .unknown, complaint != .unknownType else { return false }
    let properties = known ?? properties(in: sources)
    known = properties
    func named(_ type: String?) -> (path: String, name: String)? {
      func found(_ name: Substring) -> (path: String, name: String)? {
        properties.first { $0.name == name && (type == nil || Self.bare($0.type) == type.map(Self.bare)) }
          .map { ($0.path, $0.name) }
      }
      let line = Self.withoutConditions(lines[error.line - 1])
      let rest = Substring(line.utf8.dropFirst(max(0, error.column - 1)))
      // The compiler shows the beginning of a path, of which the last member is meant, or that member.
      if let path = rest.prefixMatch(of: /[\w?!.]*\w/), let last = path.output.split(separator: ".").last {
        let name = last.prefix { BareCode.isPart($0) }
        if properties.contains(where: { $0.name == name }) { return found(name) }
      }
      if let property = line.matches(of: /\.(\w+)/).compactMap({ found($0.output.1) }).first { return property }
      // What is bound by its own name, as members are within their type.
      let bound = line.matches(of: /\blet\s+(\w+)\s*(?:,|\{|else\b|$)/).compactMap { found($0.output.1) }
      if complaint == .mustBeOptional, let property = bound.first { return property }
      // What was given another name above.
      for text in lines.prefix(error.line).suffix(12).reversed() {
        if let match = text.firstMatch(of: /let\s+(\w+)\s*=\s*[\w.?!]*\.(\w+)/),
          line.split(whereSeparator: { !BareCode.isPart($0) }).contains(match.output.1),
          let property = found(match.output.2)
        {
          return property
        }
      }
      return nil
    }
    if complaint == .mustBeOptional, let type = quoted.first {
      return named(type).map { take(Correction(type: $0.path, property: $0.name, isOptional: true)) } ?? false
    }
    if complaint == .mustBeThere, let type = quoted.first {
      return named(type).map { take(Correction(type: $0.path, property: $0.name, isOptional: false)) } ?? false
    }
    if complaint == .mustBeFloating {
      return named("Int").map { take(Correction(type: $0.path, property: $0.name, value: "Double")) } ?? false
    }
    if complaint == .nothingGiven,
      let label = label(before: error.column, in: lines[error.line - 1]),
      let property = properties.first(where: { $0.name == label && $0.type == quoted.last })
    {
      return take(Correction(type: property.path, property: property.name, isOptional: true))
    }
    let isConversion = complaint == .conversion
    let isOperator = complaint == .operands
    guard isConversion || isOperator, quoted.count >= 2 else { return false }
    // Of an operator the first word is the sign.
    let types = Array(quoted.dropFirst(isOperator ? 1 : 0).prefix(2))
    guard types.count == 2 else { return false }
    // What is given to an initializer of a made-up type is of a type that is known.
    if isConversion, Self.isPlain(types[0]) || isOwn(types[0]),
      let label = label(before: error.column, in: lines[error.line - 1]),
      let property = properties.first(where: { $0.name == label && Self.isName(types[1], of: $0.type) }),
      types[0] != types[1],
      !properties.contains(where: { $0.path != property.path && $0.name == label })
        || lines.prefix(error.line).suffix(Self.linesOfCall).contains(where: { $0.contains(property.path + "(") })
    {
      return take(
        Correction(
          type: property.path, property: property.name, value: types[0],
          isOptional: types[0].hasSuffix("?") ? true : nil))
    }
    // What was given its type a moment ago needs no other one.
    if isConversion, let label = label(before: error.column, in: lines[error.line - 1]),
      properties.contains(where: {
        $0.name == label && Self.bare($0.type) == Self.bare(types[0])
          && Self.isMade($0.path, in: lines.prefix(error.line).suffix(Self.linesOfCall))
      })
    {
      return false
    }
    // An operator may have the property on either side.
    for (mine, others) in isOperator ? [(types[0], types[1]), (types[1], types[0])] : [(types[0], types[1])] {
      guard Self.isPlain(others) || names.contains(Self.bare(others)), let property = named(mine) else { continue }
      // What is bound by another name is there already.
      let isOptional = others.hasSuffix("?") ? true : mine.hasSuffix("?") ? false : nil
      if take(Correction(type: property.path, property: property.name, value: others, isOptional: isOptional)) {
        return true
      }
    }
    return false
  }

  /// Whether lines make a value of a type: views have labels of the same names, such as `value`.
  private static func isMade(_ path: String, in lines: ArraySlice<Substring>) -> Bool {
    let name = path.split(separator: ".").last ?? ""
    return lines.contains { $0.contains("\(name)(") || $0.contains(".init(") }
  }

  /// How many lines a call takes up to an argument, at most.
  private static let linesOfCall = 8

  /// Whether a type is made up, or lies in one that is.
  private func isOwn(_ type: String) -> Bool {
    names.contains(Self.bare(type).split(separator: ".").first.map(String.init) ?? "")
  }

  /// Whether the compiler means a type that may lie in another one.
  private static func isName(_ quoted: String, of type: String) -> Bool {
    bare(quoted) == bare(type) || bare(quoted).hasSuffix("." + bare(type))
  }

  /// The label of the argument that begins at a column.
  private func label(before column: Int, in line: Substring) -> String? {
    let before = Substring(line.utf8.prefix(max(0, column - 1)))
    return before.firstMatch(of: /(\w+)\s*:\s*[^,:]*$/).map { String($0.output.1) }
  }

  private func path(_ type: String) -> String {
    let bare = Self.bare(type)
    // The module's name may stand before it.
    let parts = bare.split(separator: ".").map(String.init)
    return parts.first.map(names.contains) == true ? bare : parts.dropFirst().joined(separator: ".")
  }

  private static func bare(_ type: String) -> String { String(type.prefix { $0 != "?" && $0 != "!" }) }

  private static func isPlain(_ type: String) -> Bool {
    type.prefixMatch(
      of:
        /(?:String|Int|Double|Float|CGFloat|Date|Bool|TimeInterval|URL|UUID|Data|ClosedRange<Date>|Int64|Int32|UInt|UInt64|Decimal)\??$/
    ) != nil
  }

  private static let extensions = ["", "public ", "private ", "fileprivate "].map { $0 + "extension" }

  private func extended(above line: Int, in lines: [Substring]) -> String? {
    for text in lines.prefix(line).reversed() {
      if Self.extensions.contains(where: text.hasPrefix),
        let match = text.prefixMatch(of: /(?:public |private |fileprivate )?extension\s+([\w.]+)/)
      {
        let type = String(match.output.1)
        return names.contains(type.split(separator: ".").first.map(String.init) ?? "") ? type : nil
      }
      if text.hasPrefix("}") { return nil }
    }
    return nil
  }
}
