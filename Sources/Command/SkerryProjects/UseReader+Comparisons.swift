/// Names that a value is given, and what it is compared with.
extension UseReader {
  /// `let state = context.state`, `if let title = state.title`, `if let title`.
  func bindings(
    _ before: Substring, _ after: Substring, _ place: Range<String.Index>, in code: BareCode,
    into sketch: ValueSketch, _ depth: Int
  ) {
    let head = before.suffix(80)
    if before.lastSign == "=",
      let match = head.firstMatch(
        of: /(?:(\bif|\bguard|\bwhile|,)\s+|\b)(?:let|var)\s+(\w+)(?:\s*:\s*[\w.?]+)?\s*=\s*$/),
      after.prefixMatch(of: /\s*(?:\n|;|,|\{|\}|else\b|in\b)/) != nil || after.hasPrefix(" ")
    {
      guard after.prefixMatch(of: /\s*(?:[-+*\/<>&|]|\?\?|==|\?\s)/) == nil else { return }
      let isAsked = match.output.1 != nil
      if isAsked { sketch.isOptional = true }
      let name = String(match.output.2)
      // What `guard` binds counts to the end of the block around it, and what `if` binds within its own.
      let isOwn = isAsked && match.output.1 != "guard"
      let around = code.block(around: place.lowerBound)
      let block = isOwn ? code.block(after: place.upperBound) ?? around : around
      let start = isOwn ? place.upperBound : max(place.upperBound, block.lowerBound)
      guard start < block.upperBound else { return }
      read(name, in: code, start..<block.upperBound, into: sketch, depth: depth + 1)
    } else if before.endsInWord("let") || before.endsInWord("var"),
      head.firstMatch(of: /(?:\bif|\bguard|\bwhile|,)\s+(?:let|var)\s+$/) != nil
    {
      sketch.isOptional = true
    }
  }

  /// What stands beside it is looked at first: most places are no comparison, and patterns take long.
  func comparisons(_ before: Substring, _ after: Substring, into sketch: ValueSketch) {
    let next = after.prefix(80)
    let sign = next.firstSign
    if let sign, "=!?<>%+-*/".contains(sign) { compared(with: next, into: sketch) }
    let head = before.suffix(40)
    let last = before.lastSign
    choices(before, next, last, into: sketch)
    if sign == "?", next.prefixMatch(of: /\s+\?\s/) != nil,
      head.firstMatch(of: /(?:\bif|\bguard|&&|\|\||!|\(|,|\breturn|=|:|\?)\s*$/) != nil
    {
      sketch.vote("Bool", 6)
    } else if Self.conditions.contains(where: before.endsInWord) || last == "!" || last == "&" || last == "|",
      let match = head.firstMatch(of: /(\bif|\bguard|\bwhile|&&|\|\||!)\s*$/)
    {
      let isAlone = next.prefixMatch(of: /\s*(?:\{|&&|\|\||\)|,|\?\s|else\b|\n|$)/) != nil
      if isAlone { sketch.vote("Bool", match.output.1 == "!" ? 5 : 6) }
    } else if let last, "=<>-+*".contains(last),
      let match = head.firstMatch(
        of: /(\b\d+\.\d+|\b\d+|Date\(\)|Date\.now|\.now|")\s*(?:==|<=|>=|<|>|-|\+|\*)\s*$/)
    {
      literal(match.output.1 == "\"" ? "\"\"" : match.output.1, into: sketch, weight: 3)
    } else if let last, "=<>-+".contains(last),
      head.firstMatch(of: /timeIntervalSince\w*\s*(?:==|[<>]=?|-|\+)\s*$/) != nil
    {
      sketch.vote("TimeInterval", 4)
    } else if head.hasSuffix("..."), head.firstMatch(of: /(?:Date\(\)|\.now|[dD]ate|start\w*|At)\.\.\.$/) != nil {
      sketch.vote("Date", 6)
    }
    if next.hasPrefix("..."), head.firstMatch(of: /(?:timerInterval:|\bin:)\s*$/) != nil { sketch.vote("Date", 6) }
    // What is added to a list is one.
    if last == "+", head.firstMatch(of: /\]\s*\+\s*$/) != nil { _ = sketch.list() }
    // A share of a width is a length.
    if last == "*", head.firstMatch(of: /\b(?:width|height)\s*\*\s*$/) != nil { sketch.vote("CGFloat", 4) }
  }

  private static let conditions = ["if", "guard", "while"]

  /// `== .open`, `?? 0`, `+ 1`.
  private func compared(with next: Substring, into sketch: ValueSketch) {
    if let match = next.prefixMatch(of: /\s*(?:==|!=|\?\?)\s*\.(\w+)(?:\((.*)\))?/) {
      if next.drop(while: \.isWhitespace).hasPrefix("??") { sketch.isOptional = true }
      constant(match.output.1, into: sketch)
    } else if let match = next.prefixMatch(of: /\s*\?\?\s*/) {
      sketch.isOptional = true
      literal(next[match.range.upperBound...], into: sketch, weight: 5)
    } else if next.prefixMatch(of: /\s*(?:==|!=)\s*nil\b/) != nil {
      sketch.isOptional = true
    } else if let match = next.prefixMatch(of: /\s*(?:==|!=|<=|>=|<|>|%|\+|-|\*|\/)\s*(?=\S)/) {
      literal(next[match.range.upperBound...], into: sketch, weight: 3)
    }
  }

  /// `isOut ? tide.color : Color.white`, `colors: [tide.top, tide.foot]`: what stands beside it is of its type.
  private func choices(_ before: Substring, _ next: Substring, _ last: Character?, into sketch: ValueSketch) {
    let head = before.suffix(160)
    if last == "?", head.firstMatch(of: /\s\?\s*$/) != nil, let match = next.prefixMatch(of: /\s*:\s*(?=[A-Z"\d])/) {
      literal(next[match.range.upperBound...], into: sketch, weight: 4)
    } else if last == ":", head.contains("?"),
      let match = head.firstMatch(
        of: /\s\?\s+((?:Color|Font)\.[\w.]+(?:\([^()]*\))?|"[^"]*"|\d[\d.]*)\s*:\s*$/)
    {
      literal(match.output.1, into: sketch, weight: 4)
    } else if next.firstSign == "," || next.firstSign == "]",
      head.firstMatch(of: /\bcolors:\s*\[[^\[\]]*$/) != nil
    {
      sketch.vote("Color", 6)
    }
  }
}

extension Substring {
  /// The last letter that is no blank.
  var lastSign: Character? { last { !$0.isWhitespace } }

  /// The first letter that is no blank.
  var firstSign: Character? { first { !$0.isWhitespace } }

  /// Whether it ends in a word, or in a longer one, whatever blanks are behind it.
  func endsInWord(_ word: String) -> Bool {
    lastIndex { !$0.isWhitespace }.map { self[...$0].hasSuffix(word) } ?? false
  }
}
