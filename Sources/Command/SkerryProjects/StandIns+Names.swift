/// Names that a package generates or that a project adds to a package's own: symbols and keys, as far as the sources say
/// them.
extension StandIns {
  static let symbols = """
    nonisolated struct SFSymbol: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
    }
    extension Image {
      init(systemSymbol symbol: SFSymbol) { self.init(systemName: symbol.rawValue) }
      init(systemSymbol symbol: SFSymbol, variableValue: Double?) { self.init(systemName: symbol.rawValue) }
    }
    extension Label where Title == Text, Icon == Image {
      init(_ title: LocalizedStringKey, systemSymbol symbol: SFSymbol) {
        self.init(title, systemImage: symbol.rawValue)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, systemSymbol symbol: SFSymbol) {
        self.init(title, systemImage: symbol.rawValue)
      }
    }
    extension UIImage {
      convenience init(systemSymbol symbol: SFSymbol) { self.init(systemName: symbol.rawValue)! }
    }

    """

  /// The package gives each symbol a member: `bag.fill` is `bagFill`, `1.circle` is `_1Circle`.
  static func symbolMembers(in texts: [String]) -> String {
    var names: Set<String> = []
    for text in texts {
      for match in text.matches(of: /\.(_?[a-z0-9]\w*)\b(?!\s*\()/) { names.insert(String(match.output.1)) }
    }
    let own: Set<String> = ["init", "self", "rawValue", "hashValue", "some", "none"]
    let lines = names.subtracting(own).sorted().map { name in
      "  static var `\(name)`: SFSymbol { SFSymbol(rawValue: \"\(symbol(of: name))\") }\n"
    }
    return lines.isEmpty ? "" : "nonisolated extension SFSymbol {\n\(lines.joined())}\n"
  }

  /// The symbol's name, whose words end in dots where the member's begin with a capital or a digit.
  static func symbol(of member: String) -> String {
    var words = ""
    for letter in member where letter != "_" {
      if let last = words.last, letter.isUppercase || letter.isNumber && !last.isNumber { words += "." }
      words += letter.lowercased()
    }
    return words
  }

  /// The keys that are read and that no source declares, of what their uses ask for.
  static func missingKeys(in texts: [String]) -> String {
    var declared: Set<String> = []
    var used: Set<String> = []
    for text in texts {
      for match in text.matches(of: /static\s+let\s+(\w+)\s*(?::\s*Key<[^=]*)?=\s*(?:Key|\.init)\b/) {
        declared.insert(String(match.output.1))
      }
      for match in text.matches(of: /@Default\(\s*\.(\w+)|\bDefaults\[\s*\.(\w+)/) {
        if let name = match.output.1 ?? match.output.2 { used.insert(String(name)) }
      }
    }
    let reader = UseReader(texts)
    let lines = used.subtracting(declared).sorted().compactMap { name -> String? in
      if let type = type(ofKey: name, in: texts) { return type }
      let sketch = ValueSketch()
      reader.read(member: name, into: sketch)
      for text in texts {
        for match in text.matches(of: /@Default\(\s*\.(\w+)\s*\)[^\n=]*?\bvar\s+(\w+)/) where match.output.1 == name {
          for code in reader.codes {
            reader.read(String(match.output.2), in: code, code.text.startIndex..<code.text.endIndex, into: sketch)
          }
        }
      }
      let voted = sketch.mostVoted.flatMap { PlainValue.of("var a: \($0)", sign: "") == nil ? nil : $0 }
      let type = voted ?? MadeUpSource.typeByName(name)
      guard let value = PlainValue.of("var a: \(type)", sign: ""), !value.isEmpty else { return nil }
      return "  static let `\(name)` = Defaults.Key<\(type)>(\"\(name)\", default: \(value))\n"
    }
    return lines.isEmpty ? "" : "extension Defaults.Keys {\n\(lines.joined())}\n"
  }

  /// `Defaults[.tint].color`: a value of a type of its own, of which only colors and words are asked.
  private static func type(ofKey name: String, in texts: [String]) -> String? {
    let path = "\\bDefaults\\[\\s*\\.\(name)\\s*\\]\\.(\\w+)(\\()?"
    guard let asked = try? Regex(path, as: (Substring, Substring, Substring?).self) else { return nil }
    let uses = texts.flatMap { $0.matches(of: asked).map(\.output) }
    guard !uses.isEmpty, uses.allSatisfy({ $0.2 == nil && MadeUpSource.typeOfAnswer(String($0.1)) == "Color" }) else {
      return nil
    }
    let members = Set(uses.map { String($0.1) }).sorted().map { member in
      "    var `\(member)`: Color { SkerryGuess.color(\"\(name)\") }\n"
    }
    return "  nonisolated struct Value\(name) {\n\(members.joined())  }\n"
      + "  static let `\(name)` = Defaults.Key<Value\(name)>(\"\(name)\", default: Value\(name)())\n"
  }

  // MARK: Shared values and dependencies

  /// Values that features share. They stay what their declarations say, except for those of the defaults.
  static let sharing = """
    nonisolated struct SkerrySharedKey<Value> {
      let name: String?
      let store: UserDefaults?
      static func appStorage(_ name: String, store: UserDefaults? = nil) -> Self { Self(name: name, store: store) }
      static func fileStorage(_ url: URL) -> Self { Self(name: nil, store: nil) }
      static func inMemory(_ name: String) -> Self { Self(name: nil, store: nil) }
      var value: Value? { name.flatMap { (store ?? .standard).object(forKey: $0) as? Value } }
    }
    @propertyWrapper nonisolated struct Shared<Value> {
      private let initial: Value
      private let key: SkerrySharedKey<Value>?
      init(wrappedValue: Value, _ key: SkerrySharedKey<Value>) { (initial, self.key) = (wrappedValue, key) }
      init(wrappedValue: Value) { (initial, key) = (wrappedValue, nil) }
      init(value: Value) { (initial, key) = (value, nil) }
      init<Wrapped>(_ key: SkerrySharedKey<Value>) where Value == Wrapped? { (initial, self.key) = (nil, key) }
      var wrappedValue: Value { key?.value ?? initial }
      var projectedValue: Self { self }
      func withLock<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
        var value = wrappedValue
        return try change(&value)
      }
    }
    typealias SharedReader = Shared

    """

  /// What features depend on, as far as the package brings it along itself.
  static let dependencies = """
    nonisolated struct DependencyValues {
      struct Moment {
        var now: Date { Date() }
        func callAsFunction() -> Date { Date() }
      }
      struct Identifiers { func callAsFunction() -> UUID { UUID() } }
      struct Opening { func callAsFunction(_ url: URL) async -> Bool { false } }
      var date: Moment { Moment() }
      var uuid: Identifiers { Identifiers() }
      var openURL: Opening { Opening() }
      var calendar: Calendar { .current }
      var locale: Locale { .current }
      var timeZone: TimeZone { .current }
    }
    @propertyWrapper nonisolated struct Dependency<Value> {
      private let path: KeyPath<DependencyValues, Value>
      init(_ path: KeyPath<DependencyValues, Value>) { self.path = path }
      var wrappedValue: Value { DependencyValues()[keyPath: path] }
    }

    """

  static let ofFeatures = [
    StandIn(module: "SFSafeSymbols", source: symbols, remark: "its symbols are here, by their names"),
    StandIn(module: "Sharing", source: sharing, remark: sharedValues),
    StandIn(module: "Dependencies", source: dependencies, remark: ownDependencies),
    StandIn(module: "DependenciesMacros", source: "", remark: ownDependencies),
    StandIn(
      module: "ComposableArchitecture", source: "", remark: "of it @Shared and @Dependency are here, and no reducer"),
  ]
  private static let sharedValues = "@Shared has what its declaration says, or what the defaults keep"
  private static let ownDependencies = "@Dependency has the date, the calendar and the like"

  /// Packages that bring others along.
  static let brought: [String: [String]] = ["ComposableArchitecture": ["Sharing", "Dependencies"]]
}
