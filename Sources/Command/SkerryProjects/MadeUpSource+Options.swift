/// Sets of options: types of which a value is written like a list where no list is asked for.
extension MadeUpSource {
  /// `[.email, .phone]` in the place of one value; anything else says nothing.
  func options(_ list: Substring, into sketch: ValueSketch) {
    let names = BareCode.parts(list).map { $0.wholeMatch(of: /\s*\.([a-z]\w*)\s*/).map { String($0.output.1) } }
    guard names.allSatisfy({ $0 != nil }) else { return }
    sketch.isSetOfOptions = true
    for case let name? in names { sketch.addCase(name) }
  }

  /// The declaration: each option is a bit of its own.
  func options(_ name: String, path: String, _ sketch: ValueSketch) -> String {
    let known = declared[path] ?? []
    let names = sketch.cases.map(\.name).filter { !known.contains($0) }
    let lines = names.enumerated().map { "  static let `\($0.element)` = Self(rawValue: 1 << \($0.offset % 62))\n" }
    var types = ""
    let members = sketch.members.filter { !known.contains($0.name) && $0.name != "rawValue" }.compactMap {
      member, value in
      computed(
        member, corrected(type(of: member, value, path: path, nested: &types, isGiven: true), member, path), value,
        &types
      ).map { Self.lines($0, "") }
    }
    return "nonisolated struct \(name): OptionSet, Codable, Hashable, Sendable {\n\(types)  let rawValue: Int\n"
      + "  init(rawValue: Int) { self.rawValue = rawValue }\n\(lines.joined())\(members.joined())}\n"
  }
}
