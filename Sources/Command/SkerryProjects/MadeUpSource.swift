/// Writes the declarations of types that are made up from their uses.
struct MadeUpSource {
  let reader: UseReader
  let sources: [String]
  let names: Set<String>
  private(set) var corrections: [MadeUpTypes.Correction]
  /// What is known of each type, by its name, and of those within others with that of the type around: `Trip.Stop`.
  var sketches: [String: ValueSketch] = [:]
  var kinds: [String: MadeUpKind] = [:]
  /// What extensions in the sources declare, which is not to be declared again.
  var declared: [String: Set<String>] = [:]
  /// The types that the contents of activities are, where they are handed on as one: `Row(state: context.state)`.
  var contents: [String: String] = [:]
  /// Numbers that a type itself is asked for, such as how much it holds.
  var numbers: [String: Set<String>] = [:]

  init(_ types: MadeUpTypes, from sources: [String]) {
    reader = UseReader(sources)
    (self.sources, names, corrections) = (sources, types.names, types.corrections)
    for name in names.sorted() {
      // A property may be of a type that is also named as a value.
      kinds[name] =
        MadeUpKind(of: name, isType: !types.values.contains(name), in: sources)
      collect(name)
    }
    for (name, type) in contents.sorted(by: { $0.key < $1.key }) { adopt(type, asContentOf: name) }
    for name in sketches.keys.sorted() { given(name) }
    for name in names.sorted() where [.view, .container, .style].contains(kinds[name]) { valuesGiven(to: name) }
    // What a type is asked for itself is one of its values.
    for correction in corrections where correction.isOfType == true {
      let isContent = kinds[correction.type] == .attributes || correction.type.hasSuffix(".ContentState")
      if let sketch = sketches[correction.type], sketch.calls.isEmpty, !isContent, !isFunction(correction) {
        sketch.addCase(correction.property)
      }
    }
    // What the compiler named is read wherever it stands.
    for correction in corrections {
      guard let sketch = sketches[correction.type], correction.value == nil,
        correction.isOfType != true || kinds[correction.type] == .service,
        !sketch.members.contains(where: { $0.name == correction.property })
      else { continue }
      let member = sketch.member(correction.property)
      // Every view has modifiers of such names, which say nothing.
      if !UseReader.modifiers.contains(correction.property) {
        reader.read(member: correction.property, into: member)
      }
    }
    // A property that is handed on to another type is what it is there.
    for link in reader.links.all where kinds[link.type] == .value {
      let there = sketch(link.type).member(link.label)
      there.share(with: link.value)
    }
    // What a property says of its type counts for the type.
    for _ in 0..<3 { for sketch in Array(sketches.values) { share(sketch) } }
  }

  /// The whole source; empty without any type.
  var text: String {
    guard !names.isEmpty else { return "" }
    let declarations = names.sorted().map { "\n" + declaration(of: $0) }.joined()
    var result = "import ActivityKit\nimport AppIntents\nimport Foundation\nimport SwiftUI\nimport UIKit\n"
    if kinds.values.contains(.metadata) { result += "import AlarmKit\n" }
    if kinds.values.contains(.model) { result += "import SwiftData\n" }
    if kinds.values.contains(where: { $0 == .object || $0 == .database }) { result += "import CoreData\n" }
    if kinds.values.contains(.configuration) || declarations.contains("_SampleValue.") {
      result += "import WidgetKit\n"
    }
    return result + declarations + (kinds.values.contains(.view) ? Self.shownView : "")
      + (kinds.values.contains(.container) ? Self.shownContainer : "")
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
      .flatMap { $0.firstMatch(of: /\b(?:struct|enum|class|func|let)\s+`?(?:SkerryValues)?(\w+)/) }.map {
        String($0.output.1)
      }
  }

  /// Whether what a type itself is asked for is called, and is no case with values.
  func isFunction(_ correction: MadeUpTypes.Correction) -> Bool {
    let isCase = sketches[correction.type]?.cases.contains { $0.name == correction.property } ?? false
    return !isCase && !MadeUpCalls(ofMember: correction.property, in: reader.codes).isEmpty
  }

  /// The compiler names a type as the sources do.
  mutating func rename(_ path: String, to type: String) {
    corrections = corrections.map { correction in
      guard correction.type == path else { return correction }
      return MadeUpTypes.Correction(
        type: type, property: correction.property, value: correction.value, isOptional: correction.isOptional,
        isOfType: correction.isOfType)
    }
  }

  // MARK: Uses

  func sketch(_ name: String) -> ValueSketch { sketches[name] ?? ValueSketch() }

  /// Everything that the sources say of a type and of what lies in it.
  mutating func collect(_ name: String) {
    let own = ValueSketch()
    let state = ValueSketch()
    sketches[name] = own
    if kinds[name] == .attributes { sketches["\(name).ContentState"] = state }
    if kinds[name] == .view { sketches["\(name).Type"] = ValueSketch() }
    for code in reader.codes {
      for place in code.places(of: name, in: code.text.startIndex..<code.text.endIndex) {
        let before = code.text[..<place.lowerBound].suffix(120)
        var after = code.text[place.upperBound...]
        if after.first == ".", let match = after.prefixMatch(of: /(?:\.[A-Z]\w*)+/) {
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

  /// What functions and types of the sources are given where they ask for such a value: `Entry(tide: .ebb)`.
  private func given(_ name: String) {
    for (called, labels) in reader.signatures.asking(for: name) {
      guard let call = try? Regex("\\b\(called)\\s*\\(") else { continue }
      for code in reader.codes {
        for match in code.text.matches(of: call) {
          for part in BareCode.parts(code.rest(from: match.range.upperBound)) {
            guard let label = part.prefixMatch(of: /\s*(\w+)\s*:\s*/), labels.contains(String(label.output.1)) else {
              continue
            }
            for value in BareCode.choices(part[label.range.upperBound...]).map({ $0.drop(while: \.isWhitespace) }) {
              if let list = value.prefixMatch(of: /\[/) {
                options(BareCode.inside(value[list.range.upperBound...]), into: sketch(name))
              } else if value.prefixMatch(of: /\.[a-z]/) != nil {
                reader.literal(value, into: sketch(name), weight: 5)
              }
            }
          }
        }
      }
    }
  }

  /// What a view that is made up is given as `.bell` beside values of a type that is made up, too.
  private func valuesGiven(to name: String) {
    for (type, value) in MadeUpCalls(of: name, in: reader.codes).values.sorted(by: { $0.value < $1.value }) {
      if let sketch = sketches[type] { reader.literal(value[...], into: sketch, weight: 5) }
    }
  }

  /// A place where the name of a type stands.
  ///
  /// - Parameter aliases: the names for the type by which the place was found.
  mutating func use(
    of type: String, _ before: Substring, _ after: Substring, _ place: Range<String.Index>, in code: BareCode,
    into sketch: ValueSketch, by aliases: Set<String> = []
  ) {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let sign = before.lastSign
    if before.hasSuffix("FetchDescriptor<") {
      fetched(before, place, in: code, into: sketch)
    } else if sign == "=", let match = before.firstMatch(of: /\btypealias\s+(\w+)\s*=\s*$/) {
      let alias = String(match.output.1)
      guard alias != last, !aliases.contains(alias) else { return }
      for place in code.places(of: alias, in: code.text.startIndex..<code.text.endIndex) {
        use(
          of: type, code.text[..<place.lowerBound].suffix(120), code.text[place.upperBound...], place, in: code,
          into: sketch, by: aliases.union([alias]))
      }
    } else if before.endsInWord("extension"), before.firstMatch(of: /\bextension\s+$/) != nil {
      members(of: type, place, in: code, into: sketch)
    } else if sign == ":" || sign == "[", let match = before.firstMatch(of: /(\w+)\s*:\s*(\[\s*)?$/) {
      annotated(String(match.output.1), isList: match.output.2 != nil, before, place, in: code, into: sketch)
      if let made = after.prefixMatch(of: /\??\s*[={]\s*(?:return\s+)?\.init\(/) {
        call(code.rest(from: made.range.upperBound), into: sketch)
      } else if let match = after.prefixMatch(of: /\s*=\s*\.([a-z]\w*)(?!\w|\()/), match.output.1 != "init" {
        sketch.addCase(String(match.output.1))
      } else if match.output.2 == nil, let list = after.prefixMatch(of: /\s*=\s*\[/) {
        options(code.rest(from: list.range.upperBound), into: sketch)
      }
    }
    if kinds[type] == .function, after.first == "(" {
      let arguments = code.rest(from: code.text.index(after: place.upperBound))
      guard arguments.endIndex < code.text.endIndex else { return }
      let whole = place.lowerBound..<code.text.index(after: arguments.endIndex)
      reader.read(whole, String(code.text[whole]), in: code, into: sketch, 0)
    } else if let made = after.prefixMatch(of: /(?:\.init)?\(/) {
      let arguments = code.rest(from: made.range.upperBound)
      call(arguments, into: sketch)
      guard kinds[type] == .value || kinds[type] == .intent, arguments.endIndex < code.text.endIndex else { return }
      // `Bridge().update(…)`: what is made only to be asked once. `var intent = HornIntent()`: what is set afterwards.
      let end = code.text.index(after: arguments.endIndex)
      guard code.text[end...].first == "." || kinds[type] == .intent && sign == "=" else { return }
      reader.read(place.lowerBound..<end, String(code.text[place.lowerBound..<end]), in: code, into: sketch, 0)
    } else if kinds[type] == .service {
      reader.read(type, in: code, place, into: sketch)
    } else if kinds[type] == .view, after.first == "." {
      reader.read(type, in: code, place, into: self.sketch("\(type).Type"))
    } else if let match = after.prefixMatch(of: /\.([a-z]\w*)(?!\w|\()/),
      Self.isNumber(match.output.1, before, code.text[match.range.upperBound...])
    {
      numbers[type, default: []].insert(String(match.output.1))
    } else if let match = after.prefixMatch(of: /\.([a-z]\w*)(?!\w|\()/),
      !["self", "init", "allCases"].contains(match.output.1)
    {
      sketch.addCase(String(match.output.1))
      let whole = place.lowerBound..<match.range.upperBound
      reader.read(whole, String(code.text[whole]), in: code, into: sketch, 0)
    } else if after.hasPrefix(".allCases") {
      sketch.isIdentified = true
    }
  }

  /// `Board.cellCount - filled`: a number of the type's, and no case of it.
  private static func isNumber(_ name: Substring, _ before: Substring, _ after: Substring) -> Bool {
    let isReckoned =
      before.suffix(12).contains(/[-+*\/]\s*$/) || after.prefixMatch(of: /\s+[-+*\/]\s/) != nil
      || after.prefixMatch(of: /\s*\)/) != nil && before.suffix(30).contains(/\b(?:Double|CGFloat|Int|Float)\($/)
    return isReckoned || (after.first != "." && name.contains(/(?:Count|Limit|Maximum|Minimum)$|^(?:max|min)[A-Z]/))
  }

  /// `let place = try context.fetch(FetchDescriptor<Place>(…)).first`: what is read of the objects that are found.
  private func fetched(
    _ before: Substring, _ place: Range<String.Index>, in code: BareCode, into sketch: ValueSketch
  ) {
    guard let head = before.matches(of: /\b(if|guard)?\s*(?:let|var)\s+(\w+)\s*=\s*(?:\(?\s*try[?!]?)/).last else {
      return
    }
    let block = code.block(around: place.lowerBound)
    let rest = code.text[place.upperBound..<block.upperBound]
    let end = rest.firstIndex(of: "\n") ?? rest.endIndex
    let list = ValueSketch()
    list.element = sketch
    let isOne = rest[..<end].contains(".first") || rest.prefix(240).contains(/\n\s*\)?\.first\b/)
    reader.read(String(head.output.2), in: code, end..<block.upperBound, into: isOne ? sketch : list)
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
    // In a property `self.name` says the same, and so does whatever ends in it, where no other type has one of that name.
    if isProperty, !isList { reader.read("self." + name, in: code, range, into: sketch) }
    if isProperty, isOnly(name) {
      let list = ValueSketch()
      list.element = sketch
      reader.read(member: name, into: isList ? list : sketch)
    }
  }

  /// Whether the sources declare properties of a name with one type only.
  private func isOnly(_ name: String) -> Bool {
    guard let field = try? Regex("\\b(?:let|var)\\s+\(name)\\s*:\\s*([\\w.\\[\\]]+)", as: (Substring, Substring).self)
    else { return false }
    return Set(reader.codes.flatMap { $0.text.matches(of: field).map(\.output.1) }).count == 1
  }

  /// The names that an activity's content and island are given: `{ context in`, `let context: ActivityViewContext<…>`.
  private mutating func contexts(
    _ before: Substring, _ after: Substring, _ place: Range<String.Index>, _ name: String, in code: BareCode
  ) {
    let sign = before.lastSign
    guard sign == "<" || sign == ":" else { return }
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

  mutating func read(
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
          content("\(owner)\(context).state", of: name, in: code, range)
        }
      }
    }
  }

  /// What an extension declares, and what it says of itself.
  mutating func members(
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
  func call(_ arguments: Substring, into sketch: ValueSketch) {
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
  mutating func share(_ sketch: ValueSketch) {
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
  func madeUp(_ value: ValueSketch) -> String? {
    value.votes.keys.filter { sketches[$0] != nil }.max { value.votes[$0] ?? 0 < value.votes[$1] ?? 0 }
  }
}
