import SkerryBasics

/// Members of types that are there, from extensions which nobody brought along: `speed.formattedShort`, `.cardStyle()`.
///
/// What such a member is follows from its uses, as with made-up types; what it says from the value it is a member of. A
/// modifier of views leaves a view as it is.
struct MadeUpMembers: Codable, Equatable {
  /// A member by its type and its name.
  struct Member: Codable, Hashable {
    let type: String
    let name: String
    /// Whether the type itself has it, and not its values.
    let isStatic: Bool
  }
  private(set) var members: [Member] = []
  /// Those that the compiler refused as they were made up.
  private(set) var refused: Set<Member> = []
  /// Where the first of them was missed, by type and name.
  private var places: [String: String] = [:]

  var isEmpty: Bool { members.isEmpty }

  /// Takes in a member that the compiler misses; `false` where nothing says what it is.
  mutating func take(_ error: CompilerMessage, in sources: [String]) -> Bool {
    guard error.complaint == .noMember, error.quoted.count >= 2, let type = Self.owner(error.quoted[0], in: sources),
      error.quoted[1].allSatisfy(BareCode.isPart), error.quoted[1].first?.isLowercase == true
    else { return false }
    let member = Member(type: type, name: error.quoted[1], isStatic: error.text.hasPrefix("type '"))
    guard !members.contains(member), !refused.contains(member),
      !(member.isStatic && (type == "View" || Self.isDeclared(member.name, in: sources))),
      !sources.contains(where: { SwiftOutline.of($0).members.contains("\(type).\(member.name)") }),
      MadeUpMemberSource(sources).declaration(of: member) != nil
    else { return false }
    members.append(member)
    places["\(type).\(member.name)"] = "\(TextFile.name(of: error.path)):\(error.line)"
    return true
  }

  /// Whether a type is the context in which an activity is drawn, whatever the activity is.
  static func isOfContext(_ type: String) -> Bool { type.hasPrefix("ActivityViewContext<") }

  /// Whether a type of the sources declares it, of which it was cut out.
  private static func isDeclared(_ name: String, in sources: [String]) -> Bool {
    guard let asked = try? Regex("\\bstatic\\s+(?:let|var|func)\\s+\(name)\\b") else { return false }
    return sources.contains { $0.contains(asked) }
  }

  /// Takes back what the compiler refuses of their own source; `false` where there is nothing of it.
  mutating func refuse(_ lines: [Int], in sources: [String]) -> Bool {
    guard !isEmpty, !lines.isEmpty else { return false }
    let text = source(of: sources).split(separator: "\n", omittingEmptySubsequences: false)
    let wrong = lines.compactMap { line -> Member? in
      text.prefix(line).last { $0.hasPrefix(Self.mark) }.flatMap { Int($0.dropFirst(Self.mark.count)) }
        .map { members[$0] }
    }
    members.removeAll { wrong.contains($0) }
    refused.formUnion(wrong)
    return !wrong.isEmpty
  }

  /// The declarations; empty without any.
  func source(of sources: [String]) -> String {
    guard !isEmpty else { return "" }
    let made = MadeUpMemberSource(sources)
    var text = "import Foundation\nimport SwiftUI\nimport UIKit\n"
    for (place, member) in members.enumerated() {
      text += "\n\(Self.mark)\(place)\n" + (made.declaration(of: member) ?? "")
    }
    return text
  }

  private static let mark = "// Member "

  /// The file and the line where a member was missed first.
  func place(of member: Member) -> String? { places["\(member.type).\(member.name)"] }

  /// A line for all of them.
  var remarks: [String] {
    guard !isEmpty else { return [] }
    let names = Set(members.map { "\($0.type).\($0.name)" }).sorted().map { name in
      name + (places[name].map { " (\($0))" } ?? "")
    }
    let list =
      names.count > 6
      ? names.prefix(5).joined(separator: ", ") + " and \(names.count - 5) more"
      : names.joined(separator: ", ")
    return ["\(list): declared nowhere in the project; what the uses and the name say stands for it."]
  }

  /// The type to extend, as the compiler names it; `nil` for what can't be extended.
  private static func owner(_ quoted: String, in sources: [String]) -> String? {
    var type = quoted
    while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    let name = type.prefix { $0 != "<" }
    if views.contains(type) || views.contains(String(name)) { return "View" }
    if let asked = try? Regex("\\bstruct\\s+\(name)\\s*(?:<[^{]*>)?\\s*:[^{]*\\bView\\b"),
      name.allSatisfy(BareCode.isPart), sources.contains(where: { $0.contains(asked) })
    {
      return "View"
    }
    guard !type.isEmpty, type != "Any", !type.contains(/[^\w.<>\[\], :?]|\bsome\b|\bany\b/) else { return nil }
    return type
  }

  /// What a modifier is missing on when the compiler knows which view it is.
  private static let views: Set<String> = [
    "Text", "Image", "Label", "Button", "HStack", "VStack", "ZStack", "Group", "ForEach", "Spacer", "Divider", "Link",
    "ProgressView", "Gauge", "ModifiedContent", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Grid", "GridRow",
    "some View", "GeometryReader", "Toggle", "LinearGradient", "AnyView", "ViewThatFits", "LazyVGrid", "Chart", "View",
  ]
}

/// Writes the declarations of members that are made up.
struct MadeUpMemberSource {
  private let reader: UseReader
  private let sources: [String]

  init(_ sources: [String]) {
    reader = UseReader(sources)
    self.sources = sources
  }

  /// An extension with a member; `nil` where nothing says what it is.
  func declaration(of member: MadeUpMembers.Member) -> String? {
    let calls = MadeUpCalls(ofMember: member.name, in: reader.codes)
    if member.type == "View" { return modifier(member, calls) }
    if member.type == "EnvironmentValues", !member.isStatic { return environment(member) }
    if member.type == "FormatStyle" || member.type == "DiscreteFormatStyle" { return style(member, calls) }
    let sketch = ValueSketch()
    reader.read(member: member.name, into: sketch)
    guard var type = type(of: member, sketch), let value = value(of: member, type) else { return nil }
    if sketch.isOptional, !member.isStatic { type += "?" }
    let head = member.isStatic ? "static " : ""
    var lines = ""
    if calls.isProperty || calls.isEmpty { lines += "  \(head)var `\(member.name)`: \(type) { \(value) }\n" }
    let space = "SkerryValues\(member.type.filter(BareCode.isPart))\(member.name)"
    lines += calls.functions(named: member.name, head: head, answer: type, types: space) { labels in
      // A text that a function is given is mostly what its answer is about.
      member.isStatic && type == "String" && !labels.isEmpty ? "(value0 as? String) ?? \(value)" : value
    }
    let types = calls.types
    return (types.isEmpty ? "" : "nonisolated enum \(space) {\n\(types)}\n")
      + "nonisolated extension \(member.type) {\n\(lines)}\n"
  }

  /// A value that views hand down: it stays what its reader needs, or whatever it is where nobody reads it.
  private func environment(_ member: MadeUpMembers.Member) -> String? {
    let field = "@Environment\\(\\s*\\\\\\.\(member.name)\\s*\\)[^\\n=]*?\\bvar\\s+(\\w+)"
    guard let asked = try? Regex(field, as: (Substring, Substring).self) else { return nil }
    let sketch = ValueSketch()
    var isRead = false
    for code in reader.codes {
      for match in code.text.matches(of: asked) {
        isRead = true
        let block = code.block(around: match.range.lowerBound)
        reader.read(String(match.output.1), in: code, match.range.upperBound..<block.upperBound, into: sketch)
      }
    }
    let type = isRead ? type(of: member, sketch) : "Any"
    guard let type, let value = isRead ? value(of: member, type) : "0" else { return nil }
    return "nonisolated extension EnvironmentValues {\n"
      + "  var `\(member.name)`: \(type) { get { \(value) } set { _ = newValue } }\n}\n"
  }

  /// A modifier that leaves its view alone.
  private func modifier(_ member: MadeUpMembers.Member, _ calls: MadeUpCalls) -> String? {
    guard !calls.isEmpty else { return nil }
    let space = "SkerryValuesView\(member.name)"
    let types = calls.types
    var text = types.isEmpty ? "" : "enum \(space) {\n\(types)}\n"
    text += "extension View {\n"
    text += calls.functions(named: member.name, head: "", answer: "some View", types: space) { _ in "self" }
    // `.if(isLarge) { $0.padding() }`: what is done to it only then.
    if calls.hasClosure {
      text += """
          @ViewBuilder func `\(member.name)`<Changed: View>(
            _ isWanted: Bool, @ViewBuilder transform change: (Self) -> Changed
          ) -> some View { if isWanted { change(self) } else { self } }
          func `\(member.name)`<Changed: View>(@ViewBuilder _ change: (Self) -> Changed) -> some View { change(self) }

        """
    }
    return text + "}\n"
  }

  /// A format that an extension of the project names by a dot, for whatever it is asked to write: `format: .tideTime`.
  private func style(_ member: MadeUpMembers.Member, _ calls: MadeUpCalls) -> String? {
    let type = "SkerryFormat\(member.name)"
    let isRelative = member.name.contains(/(?i)relative|ago|until|remaining|countdown/)
    let date =
      isRelative ? "if let date = value as? Date { return date.formatted(.relative(presentation: .named)) }" : ""
    let types = calls.types
    let space = "SkerryValues\(type)"
    var text = types.isEmpty ? "" : "nonisolated enum \(space) {\n\(types)}\n"
    text += """
      nonisolated struct \(type)<FormatInput: Codable & Hashable & Sendable>: FormatStyle {
        func format(_ value: FormatInput) -> String {
          \(date)
          return SkerryGuess.told(value, by: "\(member.name)", of: "", []) ?? "\\(value)"
        }
      }

      """
    for input in ["Date", "Int", "Double", "Duration"] {
      text += "nonisolated extension FormatStyle where Self == \(type)<\(input)> {\n"
      if calls.isProperty || calls.isEmpty { text += "  static var `\(member.name)`: Self { Self() }\n" }
      text += calls.functions(named: member.name, head: "static ", answer: "Self", types: space) { _ in "Self()" }
      text += "}\n"
    }
    return text
  }

  // MARK: Types

  private static let known: Set<String> = MadeUpSource.plain.union([
    "Color", "Font", "Text", "Image", "UIColor", "UIImage", "ClosedRange<Date>", "Duration", "LocalizedStringKey",
  ])
  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "TimeInterval", "Decimal",
  ]
  /// Types of which a shared value is mostly one of their own, and how one is made.
  private static let own: [String: String] = [
    "UserDefaults": ".standard", "Calendar": ".current", "Locale": ".current", "TimeZone": ".current",
    "FileManager": ".default", "Date": "Date()", "URL": "URL(fileURLWithPath: \"/\")", "Logger": "Logger()",
    "DateFormatter": "DateFormatter()", "NumberFormatter": "NumberFormatter()", "JSONDecoder": "JSONDecoder()",
    "JSONEncoder": "JSONEncoder()", "ISO8601DateFormatter": "ISO8601DateFormatter()", "Bundle": ".main",
  ]

  /// Types that extensions of a project have more of, which are asked for by a dot and their names.
  private static let ofDesign: Set<String> = ["Font", "Color", "UIColor"]

  /// What a place in a text says at most for a number.
  private static let mostOfShown = 8

  private func type(of member: MadeUpMembers.Member, _ sketch: ValueSketch) -> String? {
    let name = member.name
    if member.isStatic {
      if isJoined(name) { return "String" }
      if Self.own[member.type] != nil || ["UIImage", "Image"].contains(member.type) { return member.type }
      if ["LocalizedStringKey", "LocalizedStringResource"].contains(member.type) { return member.type }
      // `.font(.heading(16))`: what a font is asked for without saying of what is one.
      if Self.ofDesign.contains(member.type) { return member.type }
      if let like = likeSiblings(of: member.type) { return like }
    }
    guard sketch.cases.isEmpty else { return nil }
    if let voted = sketch.mostVoted, Self.known.contains(voted) {
      // Nobody makes another number of a number only to show it: that is a text about it.
      let isShown = voted == "Int" && (sketch.votes["Int"] ?? 0) <= Self.mostOfShown && sketch.votes.count == 1
      return isShown && (member.type == "Date" || Self.numbers.contains(member.type)) ? "String" : voted
    }
    if sketch.mostVoted == nil, let answer = MadeUpSource.typeOfAnswer(name) { return answer }
    // A day's beginning is one of the kind, and so is whatever is asked for more.
    let isOfOwnKind = member.type == "Date" && name.contains(/^(?:start|end|next|previous|adding|yesterday|tomorrow)/)
    if isOfOwnKind || (!sketch.members.isEmpty && MadeUpSource.plain.contains(member.type)) { return member.type }
    if member.type == "Calendar", sketch.mostVoted == nil { return name.contains(/^is/) ? "Bool" : "Date" }
    guard sketch.members.isEmpty, sketch.element == nil, sketch.mostVoted == nil else { return nil }
    let type = MadeUpSource.typeByName(name)
    return type == "Date" && Self.numbers.contains(member.type) ? "String" : type
  }

  /// Whether a text is joined to it: `URL.scheme + "://open"`.
  private func isJoined(_ name: String) -> Bool {
    guard let asked = try? Regex("\\.\(name)\\s*\\+\\s*\"|\"\\s*\\+\\s*(?:\\w+\\.)*\\w*\\.\(name)\\b") else {
      return false
    }
    return reader.codes.contains { $0.text.contains(asked) }
  }

  /// What most of the values are that a type declares itself, such as those of a design.
  private func likeSiblings(of type: String) -> String? {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    guard let head = try? Regex("\\b(?:struct|enum|class|extension)\\s+(?:\\w+\\.)*\(last)\\b[^{]*\\{") else {
      return nil
    }
    var counts: [String: Int] = [:]
    for code in reader.codes {
      for match in code.text.matches(of: head) {
        let body = code.rest(from: match.range.upperBound)
        for field in body.matches(of: /\bstatic\s+(?:let|var)\s+\w+\s*(?::\s*(\w+)|=\s*(\w+)\s*[.(])/) {
          counts[String(field.output.1 ?? field.output.2 ?? ""), default: 0] += 1
        }
      }
    }
    return counts.filter { Self.known.contains($0.key) }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  // MARK: Values

  private func value(of member: MadeUpMembers.Member, _ type: String) -> String? {
    let name = member.name
    if type == member.type, member.isStatic, !Self.ofDesign.contains(type) {
      // A picture of the app's, which is not here, is one by its name.
      if type == "UIImage" { return "UIImage(named: \"\(name)\") ?? UIImage()" }
      if type == "Image" { return "Image(\"\(name)\")" }
      return Self.own[type] ?? (type.hasPrefix("Localized") ? "\"\(MadeUpSource.words(name))\"" : nil)
    }
    switch type {
    case "String", "LocalizedStringKey", "Text":
      let text = words(of: member)
      return type == "Text" ? "Text(\(text))" : type == "String" ? text : "LocalizedStringKey(\(text))"
    case "Color": return "SkerryGuess.color(\(said(by: member)))"
    case "UIColor": return "UIColor(SkerryGuess.color(\(said(by: member))))"
    case "Font": return "SkerryGuess.font(\"\(name)\")"
    case "Image": return "Image(systemName: \"circle.fill\")"
    case "Date" where member.type == "Date":
      if name.hasPrefix("start") { return "Calendar.current.startOfDay(for: self)" }
      return name.hasPrefix("next") || name == "tomorrow" ? "addingTimeInterval(86_400)" : "self"
    case "Double" where name.contains(/(?i)progress|fraction|ratio|share/) && !Self.numbers.contains(member.type):
      return "0.62"
    default: break
    }
    if !member.isStatic, type == member.type { return "self" }
    if !member.isStatic, Self.numbers.contains(type), Self.numbers.contains(member.type), member.type != "Decimal" {
      return "\(type)(self)"
    }
    return PlainValue.of("var a: \(type)", sign: "").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The word that says most about a value: the name of its case, or of the member.
  private func said(by member: MadeUpMembers.Member) -> String {
    !member.isStatic && isEnumeration(member.type)
      ? "String(\"\\(self)\".prefix { $0 != \"(\" })" : "\"\(member.name)\""
  }

  private func isEnumeration(_ type: String) -> Bool {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    guard let asked = try? Regex("\\benum\\s+\(last)\\b") else { return false }
    return reader.codes.contains { $0.text.contains(asked) }
  }

  /// What a text about a value says: a number in the unit of its name, a date as one, a case by its name.
  private func words(of member: MadeUpMembers.Member) -> String {
    let name = member.name
    if name.contains(/(?i)icon|symbol|glyph|systemImage/) { return "\"circle.fill\"" }
    guard !member.isStatic else { return "SkerryGuess.words(\"\(name)\")" }
    if Self.numbers.contains(member.type) {
      if name.contains(/(?i)bytes?|bit|size|memory|storage/) {
        return "ByteCountFormatter.string(fromByteCount: Int64(self), countStyle: .file)"
      }
      if name.contains(/(?i)duration|time|clock|minutes|elapsed|countdown|hms|mmss/) {
        let whole = "SkerryGuess.whole(Double(self))"
        return "String(format: \"%d:%02d\", \(whole) / 60, \(whole) % 60)"
      }
      if name.contains(/(?i)percent/) {
        return "\"\\(SkerryGuess.whole(Double(self) * (Double(self) <= 1 ? 100 : 1)))%\""
      }
      return "formatted()"
    }
    switch member.type {
    case "Date":
      if name.contains(/(?i)relative|ago/) { return "formatted(.relative(presentation: .named))" }
      // Dates that begin something are made up ten minutes before.
      if name.contains(/(?i)elapsed|duration|countdown|stopwatch/) { return "\"10:00\"" }
      return name.contains(/(?i)time|hour|clock/)
        ? "formatted(date: .omitted, time: .shortened)" : "formatted(date: .abbreviated, time: .omitted)"
    case "String": return "self"
    default:
      return isEnumeration(member.type) ? "SkerryGuess.words(\(said(by: member)))" : "SkerryGuess.words(\"\(name)\")"
    }
  }
}
