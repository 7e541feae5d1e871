/// What functions, views and texts that a value is handed to say about it.
extension UseReader {
  func argument(
    _ before: Substring, _ after: Substring, _ place: Range<String.Index>, in code: BareCode, into sketch: ValueSketch,
    _ depth: Int
  ) {
    if before.hasSuffix("\\(") { return interpolation(before.dropLast(2), after, into: sketch) }
    // Only what is the whole of an argument has its type, or what is taken away from nothing.
    let isNegative = before.lastSign == "-" && before.firstMatch(of: /[(,:]\s*-$/) != nil
    let before = isNegative ? before.dropLast() : before
    guard let call = call(before) else { return }
    // The first of two is as good as the whole.
    let isFirstOfTwo = before.lastSign == "?" && after.firstSign == ":"
    let isWhole = isFirstOfTwo || after.prefixMatch(of: /\s*(?:[,)]|\?\?|!|\n)/) != nil
    let next = after.drop(while: \.isWhitespace)
    switch call.name {
    case "Text" where call.label == nil && call.place == 0:
      if next.prefixMatch(of: /,\s*style:/) != nil {
        sketch.vote("Date", 8)
      } else if let format = next.prefixMatch(of: /,\s*format:\s*(\.\w+)/) {
        sketch.vote(
          format.output.1 == ".dateTime" || format.output.1 == ".relative"
            ? "Date" : format.output.1 == ".percent" ? "Double" : "Int", 8)
      } else if isWhole {
        sketch.vote("String", 6)
      }
    case "max", "min", "abs":
      if before.suffix(40).firstMatch(of: /(?:Date\(\)|\.now|Date\.now)\s*,\s*$/) != nil
        || next.prefixMatch(of: /,\s*(?:Date\(\)|\.now|Date\.now)/) != nil
      {
        sketch.vote("Date", 6)
      } else if before.suffix(20).firstMatch(of: /\d\.\d+\s*,\s*$/) != nil || next.prefixMatch(of: /,\s*\d\.\d/) != nil
      {
        sketch.vote("Double", 4)
      } else if isWhole || next.isEmpty {
        // `min(1, max(0, share))` is as good as the whole, too.
        argument(
          before[..<call.start], code.text[..<code.text.endIndex].suffix(0), place, in: code, into: sketch, depth)
        sketch.vote("Int", 1)
      }
    case "Int", "String":
      if next.prefixMatch(of: /\s*\*\s*100/) != nil { sketch.vote("Double", 4) }
      if call.name == "String", call.place > 0 {
        format(before, place: call.place, into: sketch)
      } else if call.label == nil, isWhole {
        sketch.vote(call.name == "Int" ? "Double" : "Int", 3)
      }
    case "Double", "CGFloat", "Float", "TimeInterval":
      if call.label == nil { sketch.vote("Int", call.name == "CGFloat" ? 2 : 3) }
      if call.name == "CGFloat" { sketch.vote("Double", 2) }
    case "ForEach", "List", "Array", "Chart", "Set", "zip":
      guard call.label == nil, call.place == 0 else { return }
      list(around: place, in: code, into: nil, of: sketch, depth)
      _ = sketch.list()
    default:
      if isWhole, let label = call.label { links.add(sketch, to: call.name, label) }
      guard isWhole || next.isEmpty else { return }
      guard let type = signatures.type(called: call.name, label: call.label, place: call.place) else {
        // A function that nobody declares says by its name what it makes a text of.
        if call.place == 0, call.name.first?.isLowercase == true,
          call.name.contains(/(?i)duration|elapsed|percent|price|money|currency|amount/)
        {
          sketch.vote("Double", 1)
        }
        return
      }
      sketch.vote(type, 8)
      if call.label == "systemName" || call.label == "systemImage" { sketch.isSymbol = true }
    }
  }

  /// `String(format: "%.1f km", x)`: what the sign in its place says.
  func format(_ before: Substring, place: Int, into sketch: ValueSketch) {
    guard let literal = before.matches(of: /format:\s*"([^"]*)"/).last else { return }
    let signs = literal.output.1.replacing("%%", with: "").matches(of: /%[-+ #0-9.']*(?:l|ll|h)?([a-zA-Z@])/)
    guard signs.indices.contains(place - 1) else { return }
    switch signs[place - 1].output.1 {
    case "f", "g", "e": sketch.vote("Double", 6)
    case "d", "i", "u", "x", "X": sketch.vote("Int", 6)
    case "@": sketch.vote("String", 6)
    default: break
    }
  }

  func interpolation(_ before: Substring, _ after: Substring, into sketch: ValueSketch) {
    if let match = after.prefixMatch(of: /\s*,\s*specifier:\s*"([^"]*)"/) {
      sketch.vote(match.output.1.contains("f") ? "Double" : "Int", 7)
    } else if after.prefixMatch(of: /\s*,\s*style:/) != nil {
      sketch.vote("Date", 7)
    } else if let match = after.prefixMatch(of: /\s*,\s*format:\s*(\.\w+)/) {
      sketch.vote(match.output.1 == ".dateTime" ? "Date" : "Double", 6)
    } else if after.hasPrefix(")") {
      let rest = after.dropFirst()
      let isFirst = before.hasSuffix("\"")
      // A text would stand without quotes around it; a count has a unit, or another count beside it.
      if isFirst, rest.hasPrefix("\"") {
        sketch.vote("Int", 4)
      } else if rest.prefixMatch(of: /[%°]/) != nil {
        sketch.vote("Int", 4)
      } else if rest.prefixMatch(of: /\s?(?:\/|%|°|:\\|[a-z]\b|[a-z]{2,4}\b|\+)/) != nil && isFirst {
        sketch.vote("Int", 4)
      } else if before.firstMatch(of: /\)\s(?:of|de|di|von|sur|van|av|из)\s$/) != nil {
        // Of so many.
        sketch.vote("Int", 3)
      } else if before.firstMatch(of: /\b(?:Day|Level|Set|Round|Week|Lap|Step|Question|Part|Page|Hole|Rep|Cycle)\s$/)
        != nil
      {
        // The third of them.
        sketch.vote("Int", 3)
      } else if before.last.map({ "/#+×:".contains($0) }) ?? false {
        sketch.vote("Int", 3)
      } else if isFirst, rest.prefixMatch(of: /\s[a-z]/) != nil {
        sketch.vote("Int", 2)
      } else if rest.hasPrefix("\"") {
        // A number with a point in it would be written with six digits behind that.
        sketch.isSpelled = true
      }
    }
  }

  /// More letters than a name and the blanks around it have.
  private static let longestName = 80

  /// The call in whose parentheses a text ends.
  func call(_ before: Substring) -> (name: Substring, label: Substring?, place: Int, start: String.Index)? {
    var depth = 0
    var place = 0
    var label: Substring?
    // What ends a text is looked for at its end only: from the beginning it would be tried at each letter.
    let end = before.suffix(Self.longestName)
    let sign = end.lastSign
    if sign == ":", let match = end.firstMatch(of: /(\w+)\s*:\s*$/), !match.output.0.contains("?") {
      label = match.output.1
    }
    if label == nil, sign != ",", sign != "(", sign != "?" { return nil }
    var index = before.endIndex
    /// Where the argument begins, and whether it is only a part of one: a choice, or what stands in parentheses.
    var start: String.Index?
    var isPart = false
    while index > before.startIndex {
      index = before.index(before: index)
      switch before[index] {
      case ")", "]", "}": depth += 1
      case "[", "{":
        if depth == 0 { return nil }
        depth -= 1
      case "(":
        guard depth == 0 else {
          depth -= 1
          continue
        }
        let head = before[..<index]
        guard let name = head.suffix(Self.longestName).firstMatch(of: /(\w+)(?:<[\w., ]*>)?$/) else {
          guard head.suffix(4).firstMatch(of: /[?:=+\-*\/]\s+$/) != nil else { return nil }
          (isPart, place, start) = (true, 0, nil)
          continue
        }
        let argument = before[(start ?? before.index(after: index))...]
        if isPart || argument.contains(" ? ") {
          label = argument.prefixMatch(of: /\s*([A-Za-z_]\w*)\s*:/).map { $0.output.1 }
        }
        return (name.output.1, label, place, name.range.lowerBound)
      case "," where depth == 0:
        if start == nil { start = before.index(after: index) }
        place += 1
      default: break
      }
    }
    return nil
  }
}
