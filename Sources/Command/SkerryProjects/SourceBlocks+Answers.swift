/// What stands for the answer of a function or property whose own code is left out.
extension SourceBlocks {
  /// What a widget shows instead of its entries: its placeholder. `nil` for any other function.
  static func entry(_ declaration: String) -> String? {
    guard let context = declaration.firstMatch(of: /\bin\s+(\w+)\s*:\s*(?:\w+\.)*Context\s*[,)]/)?.output.1,
      context != "_"
    else { return nil }
    let placeholder = "placeholder(in: \(context))"
    let timeline = "Timeline(entries: [\(placeholder)], policy: .never)"
    let done = declaration.firstMatch(of: /\bcompletion(?:\s+(\w+))?\s*:/).map { String($0.output.1 ?? "completion") }
    if declaration.contains(/\bfunc\s+getTimeline\b/) { return done.map { "\($0)(\(timeline))" } }
    if declaration.contains(/\bfunc\s+getSnapshot\b/) { return done.map { "\($0)(\(placeholder))" } }
    if declaration.contains(/\bfunc\s+timeline\b/) { return timeline }
    return declaration.contains(/\bfunc\s+snapshot\b/) ? placeholder : nil
  }

  /// A value of its own that the type of an answer declares, such as the placeholder of a widget's entries; `nil` where it
  /// has none, or where that is what is cut.
  func shared(_ declaration: String, besides block: Block) -> String? {
    guard let type = PlainValue.type(of: declaration), type.allSatisfy(BareCode.isPart),
      let head = try? Regex("\\b(?:struct|enum|class|extension)\\s+\(type)\\b[^{}]*$")
    else { return nil }
    for owner in blocks where owner.kind == .type {
      guard text(owner.declaration..<owner.open).contains(head) else { continue }
      let body = text(owner.open + 1..<owner.close)
      let fields = body.matches(
        of: /\bstatic\s+(?:let|var)\s+(\w+)\s*(?::\s*(\w+)\s*(?:=|\{)|=\s*(\w+)\s*\()/)
      for field in fields where [type, "Self"].contains(String(field.output.2 ?? field.output.3 ?? "")) {
        let start = owner.open + 1 + body[..<field.range.lowerBound].utf8.count
        if !(block.declaration...block.close).contains(start) { return "\(type).\(field.output.1)" }
      }
    }
    return independent(type, besides: block)
  }

  /// A call that makes such a value and depends on nothing around it, as that of a placeholder does.
  func independent(_ type: String, besides block: Block) -> String? {
    guard let call = try? Regex("\\b\(type)\\(") else { return nil }
    let source = text(0..<bytes.count)
    for match in source.matches(of: call) {
      let start = source[..<match.range.lowerBound].utf8.count
      let arguments = BareCode.inside(source[match.range.upperBound...])
      guard start == 0 || bytes[start - 1] != UInt8(ascii: "."), !(block.declaration...block.close).contains(start),
        arguments.endIndex < source.endIndex
      else { continue }
      let isPlain = BareCode.parts(arguments).allSatisfy { part in
        part.wholeMatch(
          of: /\s*\w+\s*:\s*(?:\.\w+|nil|true|false|-?[\d._]+|"[^"\\]*"|Date\(\)|Date\.now|\[\])\s*/) != nil
      }
      let words = arguments.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if isPlain, !words.isEmpty { return "\(type)(\(words))" }
    }
    return nil
  }
}
