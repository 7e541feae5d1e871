/// The declarations themselves.
extension MadeUpSource {
  func declaration(of name: String) -> String {
    let sketch = sketch(name)
    switch kinds[name] {
    case .intent: return intent(name)
    case .configuration: return configuration(name, sketch)
    case .object: return object(name, sketch)
    case .model: return model(name, sketch)
    case .database: return Self.database(name)
    case .function: return function(name)
    case .view: return view(name)
    case .style: return style(name)
    case .service: return service(name, sketch)
    case .constant: return Self.constant(name, in: sources) ?? ""
    case .attributes:
      let path = "\(name).ContentState"
      let state = structure(
        "ContentState", path: path, self.sketch(path), ": Codable, Hashable, Sendable", inner: innerTypes(of: path))
      return structure(name, path: name, sketch, ": ActivityAttributes, Sendable", inner: state + innerTypes(of: name))
    case .metadata: return structure(name, path: name, sketch, ": AlarmMetadata", inner: innerTypes(of: name))
    default: return type(name, path: name, sketch, inner: innerTypes(of: name))
    }
  }

  /// `Trip.Stop`, where the sources name it so.
  private func innerTypes(of name: String) -> String {
    let inner = sketches.keys.filter { path in
      path.hasPrefix(name + ".") && !path.dropFirst(name.count + 1).contains(".") && !path.hasSuffix(".ContentState")
    }
    return inner.sorted().map { path in
      type(String(path.dropFirst(name.count + 1)), path: path, sketch(path), inner: innerTypes(of: path))
    }.joined()
  }

  func type(_ name: String, path: String, _ sketch: ValueSketch, inner: String) -> String {
    if sketch.isSetOfOptions { return options(name, path: path, sketch) }
    return sketch.cases.isEmpty || isSampled(sketch)
      ? structure(name, path: path, sketch, ": Codable, Hashable, Sendable" + identity(sketch), inner: inner)
      : enumeration(name, path: path, sketch)
  }

  /// Whether what looks like cases are samples of a type with properties: `Article.placeholder`.
  private func isSampled(_ sketch: ValueSketch) -> Bool {
    !sketch.members.isEmpty
      && sketch.cases.allSatisfy { item in
        item.values.isEmpty && !item.isMade
          && item.name.contains(
            /^(?:placeholder|preview|sample|empty|mock|example|demo|default|initial|fallback|stub|dummy|shared)\w*$/)
      }
  }

  func identity(_ sketch: ValueSketch) -> String { sketch.isIdentified ? ", Identifiable" : "" }

  /// An action of a button that comes to nothing.
  func intent(_ name: String) -> String {
    let calls = MadeUpCalls(of: name, in: reader.codes)
    let text = """
      struct \(name): AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        init() {}

      """
    return text + calls.initializers(isEmptyKnown: true) { _ in "" } + calls.types
      + "  func perform() async throws -> some IntentResult { .result() }\n}\n"
  }

  /// What somebody chooses for a widget.
  func configuration(_ name: String, _ sketch: ValueSketch) -> String {
    var types = innerTypes(of: name)
    var lines = ""
    for (property, value) in sketch.members where !["title", "description"].contains(property) {
      let type = corrected(type(of: property, value, path: name, nested: &types), property, name)
      if value.parameters != nil { continue }
      let standard = likelyValue(property, type, value) ?? made(type, value)
      let isPlain = ["String", "Int", "Double", "Bool"].contains(type)
      let wrapper = isPlain ? "@Parameter(title: \"\(Self.words(property))\", default: \(standard ?? "0")) " : ""
      lines += "  \(wrapper)var `\(property)`: \(type)" + (isPlain ? "" : standard.map { " = \($0)" } ?? "") + "\n"
    }
    return """
      struct \(name): WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "\(Self.words(name))"
      \(types)\(lines)  init() {}
      }

      """
  }

  /// The properties of a class, each with a value.
  private func stored(_ name: String, _ sketch: ValueSketch, _ types: inout String) -> String {
    sketch.members.compactMap { property, value -> String? in
      guard !["fetchRequest", "entity", "id", "self"].contains(property),
        declared[name]?.contains(property) != true
      else { return nil }
      let type = corrected(type(of: property, value, path: name, nested: &types), property, name)
      guard value.parameters == nil else { return computed(property, type, value, &types).map { Self.lines($0, "") } }
      return likelyValue(property, type, value).map { "  var `\(property)`: \(type) = \($0)\n" }
    }.joined()
  }

  /// An object of a database of Core Data, whose tables are empty.
  func object(_ name: String, _ sketch: ValueSketch) -> String {
    var types = ""
    let lines = stored(name, sketch, &types)
    return """
      class \(name): NSManagedObject {
      \(types)\(lines)  class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest(entityName: "\(name)") }
      }

      """
  }

  /// A model of SwiftData.
  func model(_ name: String, _ sketch: ValueSketch) -> String {
    var types = innerTypes(of: name)
    let lines = stored(name, sketch, &types)
    let isIdentified = sketch.members.contains { $0.name == "id" }
    return "final class \(name): PersistentModel {\n\(types)\(lines)"
      + (isIdentified ? "  var id = UUID()\n" : "") + "  init() {}\n"
      + MadeUpCalls(of: name, in: reader.codes).initializers(isEmptyKnown: true) { _ in "" } + "}\n"
  }

  /// The database of an app, as Xcode's template has it.
  static func database(_ name: String) -> String {
    """
    final class \(name) {
      static var shared: \(name) { \(name)() }
      let container = NSPersistentContainer(name: "\(name)")
      var persistentContainer: NSPersistentContainer { container }
      var viewContext: NSManagedObjectContext { container.viewContext }
    }

    """
  }

  /// A function at file scope: its answer is what its uses say.
  func function(_ name: String) -> String {
    let sketch = sketch(name)
    var types = ""
    let calls = MadeUpCalls(of: name, in: reader.codes)
    var type = corrected(type(of: name, sketch, path: name, nested: &types, isGiven: true), name, name)
    // Where a text may be absent, one that is there fits as well.
    if type.hasSuffix("?"), !sketch.isOptional { type.removeLast() }
    let value = Self.isNoValue(type) && type != "Color" ? nil : standardValue(type, sketch)
    let space = "SkerryValues\(name)"
    let isShown = sketch.votes.isEmpty && sketch.members.isEmpty && calls.isStatement(name, in: reader.codes)
    let answer = isShown ? "some View" : type
    let spaces = calls.types
    let text = calls.functions(named: name, head: "nonisolated ", answer: answer, types: space) { labels in
      if isShown { return "Text((value0 as? String) ?? \"\(Self.words(name))\")" }
      switch type {
      case "String": return labels.isEmpty ? "\"\(Self.words(name))\"" : Self.told(else: Self.words(name))
      case "Color": return "SkerryGuess.color(\"\(name)\")"
      case "Double" where name.contains(/(?i)progress|fraction|ratio|share/): return "0.62"
      default: return value ?? "nil"
      }
    }
    let isMain = isShown ? text.replacing("nonisolated ", with: "@MainActor ") : text
    return (spaces.isEmpty ? "" : "nonisolated enum \(space) {\n\(spaces)}\n")
      + isMain.replacing("  nonisolated", with: "nonisolated")
      .replacing("  @MainActor", with: "@MainActor")
  }

  /// A view that shows what it is given, with what the type itself is asked for, such as its colors.
  func view(_ name: String) -> String {
    let calls = MadeUpCalls(of: name, in: reader.codes)
    // What is given a whole activity may be all that there is to see: it says at least what it is.
    let isWhole = sketch(name).calls.contains { !Set($0).isDisjoint(with: ["context", "state", "attributes"]) }
    let path = "\(name).Type"
    var types = calls.types
    let members = sketch(path).members.compactMap { member, value in
      var type = corrected(type(of: member, value, path: path, nested: &types, isGiven: true), member, path)
      // What stands beside another one of the view's is no view.
      if type == name { type = Self.typeOfAnswer(member) ?? "Color" }
      return computed(member, type, value, &types).map { Self.lines($0, "nonisolated static ") }
    }
    return "struct \(name): View {\n  private let parts: [SkerryMadeUpView.Part]\n"
      + calls.initializers { parts in
        "parts = [\(parts.map { "(\"\($0.label)\", \($0.value))" }.joined(separator: ", "))]"
      } + types + members.joined()
      + "  var body: some View { SkerryMadeUpView(name: \"\(name)\", isWhole: \(isWhole), parts: parts) }\n}\n"
  }

  /// A way to draw something that is not here: the one of the system's that its name comes nearest to.
  func style(_ name: String) -> String {
    let calls = MadeUpCalls(of: name, in: reader.codes)
    let kind = MadeUpKind.styles.first { kind in
      guard let asked = try? Regex("\\.\(kind)Style\\(\\s*\(name)\\b") else { return false }
      return reader.codes.contains { $0.text.contains(asked) }
    }
    let isRound = name.contains(/Circ|Ring|Gauge|Round|Donut|Pie|Arc/)
    let body =
      switch kind {
      case "gauge":
        """
        Gauge(value: configuration.value) { configuration.label } currentValueLabel: {
              configuration.currentValueLabel
            }.gaugeStyle(\(isRound ? ".accessoryCircularCapacity" : ".accessoryLinearCapacity"))
        """
      case "button":
        "configuration.label.padding(.horizontal, 12).padding(.vertical, 6)"
          + ".background(Color.accentColor.opacity(0.22), in: Capsule())"
      case "label": "HStack(spacing: 6) { configuration.icon; configuration.title }"
      default: "ProgressView(configuration).progressViewStyle(\(isRound ? ".circular" : ".linear"))"
      }
    let type = ["gauge": "GaugeStyle", "button": "ButtonStyle", "label": "LabelStyle"][kind ?? ""]
    return "struct \(name): \(type ?? "ProgressViewStyle") {\n" + calls.initializers { _ in "" } + calls.types
      + "  func makeBody(configuration: Configuration) -> some View {\n    \(body)\n  }\n}\n"
  }

  /// Functions and values of a type that is never made: each is what its uses or its name say.
  func service(_ name: String, _ sketch: ValueSketch) -> String {
    var types = innerTypes(of: name)
    let lines = sketch.members.compactMap { member, value -> String? in
      let type = corrected(type(of: member, value, path: name, nested: &types, isGiven: true), member, name)
      let calls = MadeUpCalls(ofMember: member, in: reader.codes)
      // What stands in the place of a view is one: a ground by its name, or words.
      if value.votes.isEmpty, value.members.isEmpty, calls.isStatement("\(name)\\.\(member)", in: reader.codes) {
        let space = "SkerryValues\(member)"
        if !calls.types.isEmpty { types += "  enum \(space) {\n\(calls.types)  }\n" }
        let isGround = member.contains(/(?i)background|gradient|colou?r|fill|surface/)
        let shown =
          isGround ? "SkerryGuess.color(\"\(member)\")" : "Text((value0 as? String) ?? \"\(Self.words(member))\")"
        return calls.functions(named: member, head: "@MainActor static ", answer: "some View", types: space) { labels in
          labels.isEmpty && !isGround ? "Text(\"\(Self.words(member))\")" : shown
        }
      }
      return computed(member, type, value, &types).map { Self.lines($0, "static ") }
    }
    return "nonisolated enum \(name) {\n\(types)\(lines.joined())}\n"
  }

  /// A property, or a function, whose value follows from its type and its name; `nil` where there is none: what needs it is
  /// left out then, as if nothing had been made up.
  func computed(_ name: String, _ type: String, _ value: ValueSketch, _ types: inout String) -> String? {
    // The symbol of a currency is none of the system's pictures.
    let isMoney = value.parameters?.contains { $0.contains(/(?i)currency|unit/) } ?? false
    let isPicture = value.isSymbol || (name.contains(/(?i)icon|symbol|glyph/) && !isMoney)
    let words = Self.words(name)
    let answer: String? =
      switch type {
      case "String": isPicture ? "\"circle.fill\"" : "\"\(words)\""
      case "Color": "SkerryGuess.color(\"\(name)\")"
      case "Text" where name.contains(/(?i)timer|count|clock|elapsed|remaining/):
        "Text(Date.now.addingTimeInterval(1500), style: .timer)"
      case "Double" where name.contains(/(?i)progress|fraction|ratio|share/): "0.62"
      default: standardValue(type, value) ?? made(type, value)
      }
    guard let answer else { return nil }
    guard let labels = value.parameters else { return "var `\(name)`: \(type) { \(answer) }\n" }
    // What begins with a dot is of a type of its own, and each list of labels has a function.
    var calls = MadeUpCalls(ofMember: name, in: reader.codes)
    if !calls.takes(labels) { calls = MadeUpCalls(labels: labels) }
    let space = "SkerryValues\(name)"
    if !calls.types.isEmpty, !types.contains("enum \(space) {") { types += "  enum \(space) {\n\(calls.types)  }\n" }
    return calls.functions(named: name, head: "", answer: type, types: space) { labels in
      type == "String" && !labels.isEmpty && !isPicture ? Self.told(else: words) : answer
    }
  }

  /// Lines of declarations, each with a word before it.
  static func lines(_ text: String, _ before: String) -> String {
    text.split(separator: "\n").map { "  \(before)\($0.drop { $0 == " " })\n" }.joined()
  }

  /// What a function answers with a text: the text or the number that it is given.
  static func told(else words: String) -> String {
    "(value0 as? String).map(SkerryGuess.told) ?? (value0 as? Int).map { \"\\($0)\" } ?? (value0 as? Double).map { "
      + "$0.formatted(.number.precision(.fractionLength(0...1))) } ?? \"\(words)\""
  }

  /// A value at file scope that others are handed, such as the name of a group; `nil` where its uses don't say what it is.
  static func constant(_ name: String, in sources: [String]) -> String? {
    let reader = UseReader(sources)
    let sketch = ValueSketch()
    for code in reader.codes { reader.read(name, in: code, code.text.startIndex..<code.text.endIndex, into: sketch) }
    guard sketch.members.isEmpty, sketch.cases.isEmpty, let type = sketch.mostVoted, plain.contains(type),
      let value = type == "String" ? "\"\(name)\"" : PlainValue.of("var a: \(type)", sign: "")
    else { return nil }
    return "nonisolated let `\(name)`: \(type) = \(value)\n"
  }

  func structure(
    _ name: String, path: String, _ sketch: ValueSketch, _ conformances: String, inner: String = ""
  ) -> String {
    var lines = ""
    var types = inner
    let longest = Self.order(of: sketch.calls)
    var names = longest
    names += (sketch.members.map(\.name) + corrections.filter { $0.type == path }.map(\.property))
      .filter { !longest.contains($0) }.sorted()
    // What the type itself is asked for.
    let ofType = corrections.filter { correction in
      correction.type == path && correction.isOfType == true
        && !sketch.members.contains { $0.name == correction.property }
    }.map(\.property)
    var seen: Set<String> = (declared[path] ?? []).union(ofType).union(numbers[path] ?? [])
    lines += constants(of: path)
    /// What it is made of, with a value for each property that has none; nothing where one can't have any.
    var parts: [String]? = []
    if sketch.isIdentified, !names.contains("id") { names.append("id") }
    for property in names where seen.insert(property).inserted && property != "self" {
      let value = sketch.members.first { $0.name == property }?.value ?? ValueSketch()
      var nested = ""
      let type = corrected(self.type(of: property, value, path: path, nested: &nested), property, path)
      types += nested
      // Of a type that the sources make themselves, what they make it without follows from the rest.
      let isMade = !sketch.calls.isEmpty && kinds[path] == .value && !longest.contains(property)
      if type == "Color", let line = color(property, of: sketch, made: longest) {
        lines += line
        continue
      }
      if value.parameters != nil || Self.isNoValue(type) || isMade {
        if let line = computed(property, type, value, &types) { lines += Self.lines(line, "") }
        continue
      }
      // What a text of a number says is the number.
      if type == "String", Self.isTextOfNumber(property, in: path) {
        lines += "  var `\(property)`: String { \"42\" }\n"
        continue
      }
      let isEverywhere = sketch.calls.allSatisfy { $0.contains(property) }
      let standard = isEverywhere ? nil : likelyValue(property, type, value)
      lines += "  var `\(property)`: \(type)" + (standard.map { " = \($0)" } ?? "") + "\n"
      if standard == nil {
        let part = likelyValue(property, type, value) ?? made(type, value)
        parts = part.flatMap { part in parts.map { $0 + ["`\(property)`: \(part)"] } }
      }
    }
    let whole = parts.map { "\(name)(\($0.joined(separator: ", ")))" }
    let samples = sketch.cases.map(\.name).filter { isSampled(sketch) && !seen.contains($0) }
    for (step, sample) in samples.enumerated() {
      if let whole { lines += "  static var `\(sample)`: \(name) { \(Self.sample(of: name, step, else: whole)) }\n" }
    }
    // A view of its own is no content.
    let isContent = conformances.contains("Codable") || conformances.contains("ActivityAttributes")
    for (step, property) in ofType.enumerated() {
      lines += shared(property, of: name, whole.map { isContent ? Self.sample(of: name, step, else: $0) : $0 })
    }
    return "nonisolated struct \(name)\(conformances) {\n\(types)\(lines)}\n"
  }

  /// A sample says what the names of its properties say, the second a little later than the first.
  private static func sample(of name: String, _ step: Int, else whole: String) -> String {
    "_SampleValue.of(\(name).self, step: \(min(step, 1))) ?? \(whole)"
  }

  /// Numbers that a type itself is asked for.
  private func constants(of path: String) -> String {
    (numbers[path] ?? []).sorted().map { "  static var `\($0)`: Int { 10 }\n" }.joined()
  }

  /// The color of what is made of its parts, or of its code: `Tint(red: 0, green: 0.6, blue: 1).color`.
  private func color(_ property: String, of sketch: ValueSketch, made labels: [String]) -> String? {
    guard !labels.contains(property) else { return nil }
    if let code = labels.first(where: { $0.contains(/^hex(?:[A-Z]\w*)?$|Hex$/) }) {
      let isText = sketch.members.first { $0.name == code }?.value.mostVoted ?? "String" == "String"
      return isText ? "  var `\(property)`: Color { SkerryGuess.color(code: `\(code)`) }\n" : nil
    }
    guard let parts = [["red", "green", "blue"], ["r", "g", "b"]].first(where: { Set($0).isSubset(of: labels) }),
      parts.allSatisfy({ part in
        ["Int", "Double", "CGFloat", "Float"].contains(sketch.members.first { $0.name == part }?.value.mostVoted)
      })
    else { return nil }
    let values = parts.map { "Double(`\($0)`)" }
    let list = values.joined(separator: ", ")
    return """
        var `\(property)`: Color {
          let most = [\(list)].contains { $0 > 1 } ? 255.0 : 1
          return Color(.sRGB, red: \(values[0]) / most, green: \(values[1]) / most, blue: \(values[2]) / most)
        }

      """
  }

  /// `count.formattedShort`, where `Count` is the type of that.
  private static func isTextOfNumber(_ property: String, in path: String) -> Bool {
    guard path.contains("."), property.contains(/^formatted|Formatted$|String$|^compact|^short/),
      let last = path.split(separator: ".").last
    else { return false }
    return ["Int", "Double"].contains(typeByName(last.prefix(1).lowercased() + last.dropFirst()))
  }

  /// What a type itself answers: a value of another type as far as the uses say that, one of its own, or none.
  private func shared(_ property: String, of name: String, _ whole: String?) -> String {
    let value = ValueSketch()
    reader.read(member: property, into: value)
    let calls = MadeUpCalls(ofMember: property, in: reader.codes)
    let voted = value.mostVoted.flatMap { Self.plain.contains($0) ? $0 : nil }
    let isThere = voted == nil && !value.isOptional && whole != nil
    let type = voted ?? (isThere ? name : "\(name)?")
    let answer = voted.flatMap { standardValue($0, value) } ?? (isThere ? whole ?? "nil" : "nil")
    let space = "SkerryValues\(property)"
    let types = calls.types
    return (types.isEmpty ? "" : "  enum \(space) {\n\(types)  }\n")
      + (calls.isEmpty ? "  static var `\(property)`: \(type) { \(answer) }\n" : "")
      + calls.functions(named: property, head: "static ", answer: type, types: space) { _ in answer }
  }

  /// All labels with which a type is made: each call may leave some out, and none goes against their order.
  static func order(of calls: [[String]]) -> [String] {
    var order = calls.first ?? []
    for call in calls.dropFirst() {
      for (place, label) in call.enumerated() where !order.contains(label) {
        let next = call[(place + 1)...].compactMap { order.firstIndex(of: $0) }.first
        order.insert(label, at: next ?? order.count)
      }
    }
    return order
  }

  /// A name as words: `holesLeft` is “Holes left”.
  static func words(_ name: String) -> String {
    var words = ""
    for letter in name {
      if letter.isUppercase, !words.isEmpty { words += words.last?.isUppercase == true ? "" : " " }
      words += words.isEmpty ? letter.uppercased() : letter.lowercased()
    }
    return words
  }

  /// A value of a made-up type within another one, of its members; `nil` where one of them has none.
  func made(_ type: String, _ value: ValueSketch) -> String? {
    let known = sketches[type]
    let value = known ?? value
    guard known != nil || !value.members.isEmpty, value.element == nil else { return nil }
    guard value.cases.isEmpty, known != nil || !value.isIdentified else { return nil }
    // A type of its own takes what it is made of in the order of its declaration.
    let order = known == nil ? [] : Self.order(of: value.calls)
    let members = value.members.sorted {
      (order.firstIndex(of: $0.name) ?? .max, $0.name) < (order.firstIndex(of: $1.name) ?? .max, $1.name)
    }
    var parts: [String] = []
    if known != nil, value.isIdentified, !value.members.contains(where: { $0.name == "id" }) { return nil }
    for (name, member) in members where declared[type]?.contains(name) != true {
      var nested = ""
      let kind = corrected(self.type(of: name, member, path: type, nested: &nested), name, type)
      if member.parameters != nil || Self.isNoValue(kind) { continue }
      guard let part = likelyValue(name, kind, member) else { return nil }
      parts.append("`\(name)`: \(part)")
    }
    return "\(type)(\(parts.joined(separator: ", ")))"
  }

  func enumeration(_ name: String, path: String, _ sketch: ValueSketch) -> String {
    var types = ""
    let carries = sketch.cases.contains { !$0.values.isEmpty }
    let members = sketch.members.filter {
      !(declared[path] ?? []).contains($0.name) && !["id", "allCases"].contains($0.name)
        && numbers[path]?.contains($0.name) != true
    }
    let ofType = corrections.filter { $0.type == path && $0.isOfType == true }
    let functions = ofType.filter(isFunction).map(\.property)
    for correction in ofType where !functions.contains(correction.property) { sketch.addCase(correction.property) }
    let first = sketch.cases.first { $0.values.isEmpty }.map { "\(name).`\($0.name)`" }
    var lines = sketch.cases.filter { !(declared[path] ?? []).contains($0.name) }.map { item in
      // The values of a case that is made have the labels with which it is, and others the names of their patterns.
      let labels = item.values.compactMap(\.name)
      let isNamed = labels.count == item.values.count && Set(labels).count == labels.count
      let values = item.values.enumerated().map { index, value in
        (isNamed || item.isMade ? value.name.map { "\($0): " } ?? "" : "")
          + type(of: value.name ?? item.name, value.value, path: path, nested: &types)
      }
      return "  case `\(item.name)`" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))") + "\n"
    }.joined()
    lines += constants(of: path)
    for property in functions { lines += shared(property, of: name, first) }
    for (property, value) in members where !functions.contains(property) {
      let type = type(of: property, value, path: path, nested: &types, isGiven: true)
      if value.parameters != nil || (type != "String" && !value.votes.isEmpty) || type == "Color" {
        if let line = computed(property, type, value, &types) { lines += Self.lines(line, "") }
        continue
      }
      let isPicture = value.isSymbol || property.contains(/(?i)icon|symbol|image|glyph/)
      let name = carries ? "\"\\(self)\".prefix { $0 != \"(\" }" : "rawValue"
      let words = "let name = \(name); return name.prefix(1).uppercased() + name.dropFirst()"
      lines += "  var `\(property)`: String { \(isPicture ? "\"circle.fill\"" : words) }\n"
    }
    if carries { return "nonisolated enum \(name): Codable, Hashable, Sendable {\n\(types)\(lines)}\n" }
    return
      "nonisolated enum \(name): String, Codable, Hashable, CaseIterable, Identifiable, Sendable {\n\(types)\(lines)"
      + ((declared[path] ?? []).contains("id") ? "" : "  var id: String { rawValue }\n") + "}\n"
  }

  func corrected(_ type: String, _ property: String, _ path: String) -> String {
    var type = type
    for correction in corrections where correction.type == path && correction.property == property {
      let wasOptional = type.hasSuffix("?")
      if let value = correction.value { type = value + (wasOptional && !value.hasSuffix("?") ? "?" : "") }
      if let isOptional = correction.isOptional {
        if type.hasSuffix("?"), !isOptional { type.removeLast() }
        if !type.hasSuffix("?"), isOptional { type += "?" }
      }
    }
    return type
  }
}

extension String {
  var indented: String {
    split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
