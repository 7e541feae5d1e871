/// Writes the declarations of types that are made up from their uses.
struct MadeUpSource {
  private let reader: UseReader
  private let sources: [String]
  private let names: Set<String>
  private let corrections: [MadeUpTypes.Correction]
  /// What is known of each type, by its name, and of those within others with that of the type around: `Trip.Stop`.
  private var sketches: [String: ValueSketch] = [:]
  private var kinds: [String: MadeUpKind] = [:]
  /// What extensions in the sources declare, which is not to be declared again.
  private var declared: [String: Set<String>] = [:]

  init(_ types: MadeUpTypes, from sources: [String]) {
    reader = UseReader(sources)
    (self.sources, names, corrections) = (sources, types.names, types.corrections)
    for name in names.sorted() {
      // A property may be of a type that is also named as a value.
      kinds[name] =
        MadeUpKind(of: name, isType: !types.values.contains(name), in: sources)
      collect(name)
    }
    // What the compiler named is read wherever it stands.
    for correction in types.corrections {
      guard let sketch = sketches[correction.type], sketch.cases.isEmpty, correction.value == nil,
        !sketch.members.contains(where: { $0.name == correction.property })
      else { continue }
      reader.read(member: correction.property, into: sketch.member(correction.property))
    }
    // A property that is handed on to another type is what it is there.
    for link in reader.links.all where kinds[link.type] == .value {
      let there = sketch(link.type).member(link.label)
      there.merge(link.value)
      link.value.merge(there)
    }
    // What a property says of its type counts for the type.
    for _ in 0..<3 { for sketch in Array(sketches.values) { share(sketch) } }
  }

  /// The whole source; empty without any type.
  var text: String {
    guard !names.isEmpty else { return "" }
    var result = "import ActivityKit\nimport AppIntents\nimport Foundation\nimport SwiftUI\nimport UIKit\n"
    if kinds.values.contains(.metadata) { result += "import AlarmKit\n" }
    for name in names.sorted() { result += "\n" + declaration(of: name) }
    return result
  }

  /// The properties of all of them with their types, each with the type that has it.
  var properties: [(path: String, name: String, type: String)] {
    sketches.keys.sorted().flatMap { path in
      sketch(path).members.map { name, value in
        var nested = ""
        return (path, name, corrected(type(of: name, value, path: path, nested: &nested), name, path))
      }
    }
  }

  /// Properties that name a picture of the system's, whatever they are called.
  var symbols: Set<String> {
    Set(
      sketches.values.flatMap { sketch in
        sketch.members.filter { $0.value.isSymbol && $0.value.cases.isEmpty }.map(\.name)
      })
  }

  /// The type at file scope that a line of the source belongs to.
  func type(at line: Int) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(line).last { !$0.isEmpty && $0.first != " " && $0.first != "}" && !$0.hasPrefix("import") }
      .flatMap { $0.firstMatch(of: /\b(?:struct|enum)\s+(\w+)/) }.map { String($0.output.1) }
  }

  // MARK: Uses

  private func sketch(_ name: String) -> ValueSketch { sketches[name] ?? ValueSketch() }

  /// Everything that the sources say of a type and of what lies in it.
  private mutating func collect(_ name: String) {
    let own = ValueSketch()
    let state = ValueSketch()
    sketches[name] = own
    if kinds[name] == .attributes { sketches["\(name).ContentState"] = state }
    for code in reader.codes {
      for place in code.places(of: name, in: code.text.startIndex..<code.text.endIndex) {
        let before = code.text[..<place.lowerBound].suffix(120)
        var after = code.text[place.upperBound...]
        if let match = after.prefixMatch(of: /(?:\.[A-Z]\w*)+/) {
          after = code.text[match.range.upperBound...]
          let type = name + match.output
          if sketches[type] == nil { sketches[type] = ValueSketch() }
          use(of: type, before, after, place.lowerBound..<match.range.upperBound, in: code, into: sketch(type))
        } else {
          if kinds[name] == .attributes || kinds[name] == .metadata { contexts(before, after, place, name, in: code) }
          use(of: name, before, after, place, in: code, into: own)
        }
      }
    }
  }

  /// A place where the name of a type stands.
  private mutating func use(
    of type: String, _ before: Substring, _ after: Substring, _ place: Range<String.Index>, in code: BareCode,
    into sketch: ValueSketch
  ) {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    if let match = before.firstMatch(of: /\btypealias\s+(\w+)\s*=\s*$/) {
      let alias = String(match.output.1)
      for place in code.places(of: alias, in: code.text.startIndex..<code.text.endIndex) where alias != last {
        use(
          of: type, code.text[..<place.lowerBound].suffix(120), code.text[place.upperBound...], place, in: code,
          into: sketch)
      }
    } else if before.firstMatch(of: /\bextension\s+$/) != nil {
      members(of: type, place, in: code, into: sketch)
    } else if let match = before.firstMatch(of: /(\w+)\s*:\s*(\[\s*)?$/) {
      annotated(String(match.output.1), isList: match.output.2 != nil, before, place, in: code, into: sketch)
      if let made = after.prefixMatch(of: /\??\s*[={]\s*(?:return\s+)?\.init\(/) {
        call(code.rest(from: made.range.upperBound), into: sketch)
      }
    }
    if let made = after.prefixMatch(of: /(?:\.init)?\(/) {
      call(code.rest(from: made.range.upperBound), into: sketch)
    } else if kinds[type] == .service {
      reader.read(type, in: code, place, into: sketch)
    } else if let match = after.prefixMatch(of: /\.([a-z]\w*)(?!\w|\()/),
      !["self", "init", "allCases"].contains(match.output.1)
    {
      sketch.addCase(String(match.output.1))
    } else if after.hasPrefix(".allCases") {
      sketch.isIdentified = true
    }
  }

  /// A value of the type: a property counts in the type around it, a parameter in the body behind it.
  private func annotated(
    _ name: String, isList: Bool, _ before: Substring, _ place: Range<String.Index>, in code: BareCode,
    into sketch: ValueSketch
  ) {
    let isProperty = before.firstMatch(of: /\b(?:let|var)\s+\w+\s*:\s*(?:\[\s*)?$/) != nil
    let around = code.block(around: place.lowerBound)
    let range = isProperty ? around : code.block(after: code.rest(from: place.upperBound).endIndex) ?? around
    if isList {
      let list = ValueSketch()
      list.element = sketch
      reader.read(name, in: code, range, into: list)
    } else {
      reader.read(name, in: code, range, into: sketch)
    }
    // In a property `self.name` says the same.
    if isProperty, !isList { reader.read("self." + name, in: code, range, into: sketch) }
  }

  /// The names that an activity's content and island are given: `{ context in`, `let context: ActivityViewContext<…>`.
  private mutating func contexts(
    _ before: Substring, _ after: Substring, _ place: Range<String.Index>, _ name: String, in code: BareCode
  ) {
    let isAlarm = before.contains(/AlarmAttributes<\s*$/)
    var names: Set<String> = []
    var range = code.block(around: place.lowerBound)
    if let match = before.firstMatch(of: /(\w+)\s*:\s*ActivityViewContext<\s*(?:AlarmAttributes<\s*)?$/) {
      names.insert(String(match.output.1))
      if before.firstMatch(of: /\b(?:let|var)\s+\w+\s*:\s*ActivityViewContext/) == nil {
        range = code.block(after: code.rest(from: place.upperBound).endIndex) ?? range
      }
    } else if before.contains(/ActivityConfiguration(?:<[^>]*>)?\s*\(\s*for:\s*(?:AlarmAttributes<\s*)?$/) {
      // Another activity of the same block is another one's.
      let rest = code.text[place.upperBound..<range.upperBound]
      range = place.upperBound..<(rest.firstRange(of: "ActivityConfiguration(")?.lowerBound ?? range.upperBound)
      for match in code.text[range].matches(of: /\{\s*\(?(\w+)\)?\s+in\b/) where match.output.1 != "_" {
        names.insert(String(match.output.1))
      }
    } else if let match = before.firstMatch(of: /\btypealias\s+(\w+)\s*=\s*ActivityViewContext<\s*$/) {
      let alias = String(match.output.1)
      for place in code.places(of: alias, in: code.text.startIndex..<code.text.endIndex) {
        guard let named = code.text[..<place.lowerBound].suffix(80).firstMatch(of: /(\w+)\s*:\s*$/) else { continue }
        read([String(named.output.1)], name, isAlarm, in: code, code.block(around: place.lowerBound))
      }
    }
    read(names, name, isAlarm, in: code, range)
  }

  private func read(
    _ contexts: Set<String>, _ name: String, _ isAlarm: Bool, in code: BareCode, _ range: Range<String.Index>
  ) {
    for context in contexts.sorted() {
      if isAlarm {
        for sign in ["", "?", "!"] {
          reader.read("\(context).attributes.metadata" + sign, in: code, range, into: sketch(name))
        }
      } else {
        for owner in ["", "self."] {
          reader.read("\(owner)\(context).state", in: code, range, into: sketch("\(name).ContentState"))
          reader.read("\(owner)\(context).attributes", in: code, range, into: sketch(name))
        }
      }
    }
  }

  /// What an extension declares, and what it says of itself.
  private mutating func members(
    of type: String, _ place: Range<String.Index>, in code: BareCode, into sketch: ValueSketch
  ) {
    guard let block = code.block(after: place.upperBound) else { return }
    let body = code.text[block]
    for match in body.matches(of: /\b(?:var|let|func|case|struct|enum|typealias)\s+(\w+)/)
    where code.block(around: match.range.lowerBound) == block {
      declared[type, default: []].insert(String(match.output.1))
    }
    reader.read("self", in: code, block, into: sketch)
    for match in body.matches(of: /\b(?:Self|ContentState)(?:\.init)?\(/) {
      let isState = match.output.hasPrefix("ContentState")
      guard !isState || sketches["\(type).ContentState"] != nil else { continue }
      call(code.rest(from: match.range.upperBound), into: isState ? self.sketch("\(type).ContentState") : sketch)
    }
  }

  /// The labels with which it is made, and what the arguments say.
  private func call(_ arguments: Substring, into sketch: ValueSketch) {
    var labels: [String] = []
    for part in BareCode.parts(arguments) {
      guard let match = part.prefixMatch(of: /\s*(\w+)\s*:\s*/) else { continue }
      let label = String(match.output.1)
      guard label != "from" || !part.contains("decoder") else { return }
      labels.append(label)
      reader.literal(part[match.range.upperBound...], into: sketch.member(label), weight: 7)
    }
    sketch.addCall(labels)
  }

  /// Hands what is known of a property to the type that it has.
  private mutating func share(_ sketch: ValueSketch) {
    for (_, value) in sketch.members {
      if let name = madeUp(value) { self.sketch(name).merge(value) }
      if let element = value.element {
        if let name = madeUp(element) { self.sketch(name).merge(element) }
        share(element)
      }
      share(value)
    }
  }

  /// The made-up type of a value, if it has one.
  private func madeUp(_ value: ValueSketch) -> String? {
    value.votes.keys.filter { sketches[$0] != nil }.max { value.votes[$0] ?? 0 < value.votes[$1] ?? 0 }
  }

  // MARK: Declarations

  private func declaration(of name: String) -> String {
    let sketch = sketch(name)
    switch kinds[name] {
    case .intent: return intent(name)
    case .view: return view(name)
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

  private func type(_ name: String, path: String, _ sketch: ValueSketch, inner: String) -> String {
    sketch.cases.isEmpty
      ? structure(name, path: path, sketch, ": Codable, Hashable, Sendable" + identity(sketch), inner: inner)
      : enumeration(name, path: path, sketch)
  }

  private func identity(_ sketch: ValueSketch) -> String { sketch.isIdentified ? ", Identifiable" : "" }

  /// An action of a button that comes to nothing.
  private func intent(_ name: String) -> String {
    let calls = MadeUpCalls(of: name, in: reader.codes)
    let text = """
      struct \(name): AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        init() {}

      """
    return text + calls.initializers(isEmptyKnown: true) { _ in "" } + calls.types
      + "  func perform() async throws -> some IntentResult { .result() }\n}\n"
  }

  /// A view that shows the words and numbers it is given.
  private func view(_ name: String) -> String {
    let calls = MadeUpCalls(of: name, in: reader.codes)
    return "struct \(name): View {\n  private let values: [Any?]\n"
      + calls.initializers { "values = [\($0)]" } + calls.types + """
          private func words(_ values: [Any?]) -> [String] {
            values.flatMap { value -> [String] in
              switch value {
              case let text as String: [text]
              case let number as Int: [number.formatted()]
              case let number as Double: [number.formatted(.number.precision(.fractionLength(0...1)))]
              case let date as Date: [date.formatted(date: .omitted, time: .shortened)]
              case let more as [Any?]: words(more)
              default: []
              }
            }
          }
          var body: some View {
            Group {
              \(Self.bar(name) ?? "")ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) { ForEach(Array(words(values).enumerated()), id: \\.offset) { Text($0.element).lineLimit(1) } }
                  .frame(minWidth: 16).padding(.horizontal, 4).background(Color.gray.opacity(0.25))
                Text(words(values).first ?? "").lineLimit(1).background(Color.gray.opacity(0.25))
                Color.gray.opacity(0.25)
              }\(Self.bar(name) == nil ? "" : " }")
            }
            .accessibilityLabel("\(name)")
          }
        }

        """
  }

  /// Functions and values of a type that is never made: each is what its uses or its name say.
  private func service(_ name: String, _ sketch: ValueSketch) -> String {
    var types = ""
    let lines = sketch.members.map { member, value -> String in
      let type = type(of: member, value, path: name, nested: &types, isGiven: true)
      return "  static " + computed(member, type, value)
    }
    return "nonisolated enum \(name) {\n\(types)\(lines.joined())}\n"
  }

  /// A property, or a function, whose value follows from its type and its name.
  private func computed(_ name: String, _ type: String, _ value: ValueSketch) -> String {
    let isPicture = value.isSymbol || name.contains(/(?i)icon|symbol|glyph/)
    let words = name.prefix(1).uppercased() + name.dropFirst()
    let answer =
      switch type {
      case "String": isPicture ? "\"circle.fill\"" : "\"\(words)\""
      case "Color": ".accentColor"
      case "Text" where name.contains(/(?i)timer|count|clock|elapsed|remaining/):
        "Text(Date.now.addingTimeInterval(1500), style: .timer)"
      default: standardValue(type, value) ?? "fatalError(\"made up\")"
      }
    guard let labels = value.parameters else { return "var `\(name)`: \(type) { \(answer) }\n" }
    let parameters = labels.enumerated().map { "\($1) value\($0): Any?" }.joined(separator: ", ")
    // A function that is given a number says it.
    let isTold = type == "String" && labels.count == 1 && !isPicture
    let told =
      "(value0 as? Int).map { \"\\($0)\" } ?? (value0 as? Double).map { \"\\($0)\" } ?? \"\(words)\""
    return "func `\(name)`(\(parameters)) -> \(type) { \(isTold ? told : answer) }\n"
  }

  /// A share that is handed to a bar or a ring is drawn as one.
  private static func bar(_ name: String) -> String? {
    guard name.contains(/Progress|Bar|Ring|Gauge|Meter|Circle/) else { return nil }
    let style = name.contains(/Ring|Circ|Gauge/) ? "circular" : "linear"
    return """
      if let share = values.compactMap({ value -> Double? in value as? Double }).first, (0...1).contains(share) {
            ProgressView(value: share).progressViewStyle(.\(style))
          } else {
      """ + " "
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

  private func structure(
    _ name: String, path: String, _ sketch: ValueSketch, _ conformances: String, inner: String = ""
  ) -> String {
    var lines = ""
    var types = inner
    let longest = sketch.calls.first ?? []
    var names = longest
    names += (sketch.members.map(\.name) + corrections.filter { $0.type == path }.map(\.property))
      .filter { !longest.contains($0) }.sorted()
    var seen: Set<String> = declared[path] ?? []
    if sketch.isIdentified, !names.contains("id") { names.append("id") }
    for property in names where seen.insert(property).inserted && property != "self" {
      let value = sketch.members.first { $0.name == property }?.value ?? ValueSketch()
      var nested = ""
      let type = corrected(self.type(of: property, value, path: path, nested: &nested), property, path)
      types += nested
      // Of a type that the sources make themselves, what they make it without follows from the rest.
      let isMade = !sketch.calls.isEmpty && kinds[path] == .value && !longest.contains(property)
      if value.parameters != nil || Self.isNoValue(type) || isMade {
        lines += "  " + computed(property, type, value)
        continue
      }
      let isEverywhere = sketch.calls.allSatisfy { $0.contains(property) }
      let standard = isEverywhere ? nil : likelyValue(property, type, value)
      lines += "  var `\(property)`: \(type)" + (standard.map { " = \($0)" } ?? "") + "\n"
    }
    return "nonisolated struct \(name)\(conformances) {\n\(types)\(lines)}\n"
  }

  private func enumeration(_ name: String, path: String, _ sketch: ValueSketch) -> String {
    var types = ""
    let carries = sketch.cases.contains { !$0.values.isEmpty }
    let members = sketch.members.filter {
      !(declared[path] ?? []).contains($0.name) && !["id", "allCases"].contains($0.name)
    }
    for correction in corrections where correction.type == path { sketch.addCase(correction.property) }
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
    for (property, value) in members {
      let type = type(of: property, value, path: path, nested: &types, isGiven: true)
      if value.parameters != nil || (type != "String" && !value.votes.isEmpty) || type == "Color" {
        lines += "  " + computed(property, type, value)
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

  private func corrected(_ type: String, _ property: String, _ path: String) -> String {
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

  // MARK: Types of properties

  /// - Parameter isGiven: whether it is answered, and not kept: colors and the like may be.
  private func type(
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

  private func base(
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
    return (value.isCounted ? "String" : Self.typeByName(property), false)
  }

  private static let takenNames: Set<String> = [
    "View", "State", "Text", "Image", "Color", "Label", "Date", "Type", "Self", "Protocol", "Content", "Body", "ID",
    "ContentState", "Button", "Link", "Font", "Shape", "Path", "Codable", "Hashable",
  ]

  private static let plain: Set<String> = [
    "String", "Int", "Double", "Date", "Bool", "CGFloat", "Float", "TimeInterval", "UUID", "URL", "Data",
  ]

  /// A color or a picture is no content of an activity.
  private static func isNoValue(_ type: String) -> Bool {
    let bare = type.hasSuffix("?") ? String(type.dropLast()) : type
    return ["Color", "UIColor", "Image", "UIImage", "Font", "Text", "LocalizedStringKey"].contains(bare)
  }

  /// What the name of a function says about its answer.
  private static func typeOfAnswer(_ name: String) -> String? {
    if name.contains(/colou?r$|Colou?r$|[tT]int$|^colou?r|^tint/) { return "Color" }
    if name.contains(/[fF]ont$|^font/) { return "Font" }
    if name.contains(/U[rR][lL]$|^url|[lL]ink$/) { return "URL?" }
    return nil
  }

  /// Where the uses say nothing, the words of the name do.
  private static func typeByName(_ name: String) -> String {
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
      "calories", "points", "rank", "reps", "round", "quantity", "remaining", "completed", "bpm",
    ]
    return has(numbers) ? "Int" : "String"
  }

  /// What a property is that the app may make of others: no call says it, and a view shows it.
  private func likelyValue(_ name: String, _ type: String, _ value: ValueSketch) -> String? {
    switch type {
    case "Date", "Date?": return "Date.now.addingTimeInterval(1500)"
    case "String", "String?": return "\"\(name.prefix(1).uppercased() + name.dropFirst())\""
    default: return standardValue(type, value)
    }
  }

  private func standardValue(_ type: String, _ value: ValueSketch) -> String? {
    if type.hasSuffix("?") { return "nil" }
    let cases = sketches[type]?.cases ?? value.cases
    if let plain = cases.first(where: { $0.values.isEmpty }) { return ".`\(plain.name)`" }
    let plain = PlainValue.of("var a: \(type)", sign: "")
    return plain?.isEmpty == true ? nil : plain
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
