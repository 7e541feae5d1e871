/// The calls that make a type which nothing declares, and initializers that take them.
struct MadeUpCalls {
  private struct Argument {
    let label: String
    let text: String
    /// `.headline`, `.init(name: …)`: what only a type of its own can be.
    var isOfOwnType: Bool { text.first == "." && text.dropFirst().first?.isLetter == true }
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
  private let calls: [[Argument]]

  init(of name: String, in codes: [BareCode]) {
    var calls: [[Argument]] = []
    for code in codes {
      for place in code.places(of: name, in: code.text.startIndex..<code.text.endIndex) {
        guard let open = code.text[place.upperBound...].prefixMatch(of: /(?:\.init)?\(/) else { continue }
        calls.append(Self.arguments(code.rest(from: open.range.upperBound)))
      }
    }
    self.calls = calls
  }

  /// Whether it is read somewhere without being called, and whether a closure stands behind a call.
  private(set) var isProperty = false
  private(set) var hasClosure = false
  var isEmpty: Bool { calls.isEmpty }

  /// The calls of a member, whatever it is a member of.
  init(ofMember name: String, in codes: [BareCode]) {
    var calls: [[Argument]] = []
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
        if code.text[arguments.endIndex...].dropFirst().prefixMatch(of: /[ \t]*\{/) != nil { hasClosure = true }
        calls.append(Self.arguments(arguments))
      }
    }
    self.calls = calls
  }

  /// Whether a call stands in the place of a view.
  func isStatement(_ name: String, in codes: [BareCode]) -> Bool {
    guard let asked = try? Regex("(?m)(?:^|\\{)\\s*\(name)\\s*\\([^{}\\n]*\\)\\s*(?:$|[.}])") else { return false }
    return codes.contains { $0.text.contains(asked) }
  }

  /// One call with some labels.
  init(labels: [String]) { calls = [labels.map { Argument(label: $0, text: "") }] }

  /// Whether there is a call with these labels.
  func takes(_ labels: [String]) -> Bool { calls.contains { $0.map(\.label) == labels } }

  /// Functions that take the calls.
  func functions(
    named name: String, head: String, answer: String, types space: String, _ body: ([String]) -> String
  ) -> String {
    var seen: Set<String> = []
    return calls.compactMap { call -> String? in
      let labels = call.map(\.label)
      guard seen.insert(labels.joined(separator: ":")).inserted else { return nil }
      let parameters = labels.indices.map { place in
        "\(labels[place]) value\(place): \(type(at: place, labels, in: space) ?? "Any")?"
      }
      return "  \(head)func `\(name)`(\(parameters.joined(separator: ", "))) -> \(answer) { \(body(labels)) }\n"
    }.joined()
  }

  private static func arguments(_ text: Substring) -> [Argument] {
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
      let parameters = labels.indices.map { "\(labels[$0]) value\($0): \(type(at: $0, labels) ?? "Any")?" }
      let values = labels.indices.map { place in
        let isOwn = type(at: place, labels).map { !Self.colors.contains($0) } ?? false
        return (label: labels[place], value: "value\(place)" + (isOwn ? "?.values" : ""))
      }
      let deed = body(values)
      return "  init(\(parameters.joined(separator: ", "))) {\(deed.isEmpty ? "" : " \(deed) ")}\n"
    }.joined()
  }

  /// The types of arguments that begin with a dot.
  var types: String {
    var seen: Set<String> = []
    return calls.flatMap { call in
      call.indices.compactMap { place -> String? in
        let labels = call.map(\.label)
        guard let name = type(at: place, labels), !Self.colors.contains(name), seen.insert(name).inserted else {
          return nil
        }
        return "  struct \(name) {\n    let values: [Any?]\n" + members(arguments(at: place, labels)) + "  }\n"
      }
    }.joined()
  }

  private func arguments(at place: Int, _ labels: [String]) -> [Argument] {
    calls.filter { $0.map(\.label) == labels }.map { $0[place] }
  }

  private static let colors = ["Color", "[Color]"]

  /// The same, as it is named outside of where its types are.
  private func type(at place: Int, _ labels: [String], in space: String) -> String? {
    type(at: place, labels).map { Self.colors.contains($0) ? $0 : "\(space).\($0)" }
  }

  func type(at place: Int, _ labels: [String]) -> String? {
    let given = arguments(at: place, labels).filter { $0.text != "nil" }
    if !given.isEmpty, given.allSatisfy(\.isColor) { return "Color" }
    if !given.isEmpty, given.allSatisfy(\.isListOfColors) { return "[Color]" }
    guard !given.isEmpty, given.allSatisfy(\.isOfOwnType) else { return nil }
    // How many have none tells one list of labels from another.
    let bare = labels.count { $0 == "_" }
    return "Value\(place)" + labels.map { $0 == "_" ? "" : $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + (bare > 1 ? "_\(bare)" : "")
  }

  private func members(_ arguments: [Argument]) -> String {
    var seen: Set<String> = []
    return arguments.compactMap { argument -> String? in
      guard let match = argument.text.prefixMatch(of: /\.(\w+)(\()?/) else { return nil }
      let inner = match.output.2 == nil ? [] : Self.arguments(BareCode.inside(argument.text[match.range.upperBound...]))
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
