/// Texts that an app puts together: `"\(minutes) min left"` says how it reads, whatever the minutes are.
extension AppReader {
  /// More would be no text that somebody could guess.
  private static let mostHoles = 3

  /// A text with the values in it, or with what is known of them, and `{name}` for each of the others; `nil` where one has no
  /// name.
  func template(_ text: Substring, in room: AppRoom, _ file: String, _ steps: Int) -> AppValue? {
    var result = ""
    var rest = text
    var holes = 0
    while let mark = rest.firstIndex(of: "\\") {
      result += rest[..<mark]
      let value = rest[mark...].dropFirst()
      guard value.first == "(" else { return nil }
      let inner = BareCode.inside(value.dropFirst())
      if let known = values(of: String(inner), in: room, file, steps: steps + 1).first?.shown {
        result += known
      } else {
        guard let name = Self.nameOfHole(inner), holes < Self.mostHoles else { return nil }
        holes += 1
        result += "{\(name)}"
      }
      rest = rest[inner.endIndex...].dropFirst()
    }
    guard !rest.contains("\"") else { return nil }
    if holes == 0 { return .text(result + rest) }
    return rest.contains("{") ? nil : .template(result + rest)
  }

  /// `String(format: "%.0f km left", length)`.
  func formatted(_ text: String) -> AppValue? {
    guard let match = text.wholeMatch(of: /String\(\s*format:\s*"([^"\\]+)"\s*(?:,\s*([\s\S]+))?\)/) else { return nil }
    var result = ""
    var rest = match.output.1
    var arguments = (match.output.2.map { BareCode.parts($0) } ?? []).map { String($0.trimmed) }
      .filter { $0.prefixMatch(of: /locale:/) == nil }[...]
    while let match = rest.firstMatch(of: /%(?:%|0?\d*(?:\.(\d))?(?:l{0,2}([dui])|f|(@)))/) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      if match.output.0 == "%%" {
        result += "%"
        continue
      }
      guard let argument = arguments.popFirst(), var name = Self.nameOfHole(Self.withoutScale(argument)[...]) else {
        return nil
      }
      // A unit behind it says how large it is; without one the reckoning does.
      if rest.prefixMatch(of: /\s?[\p{L}%°]/) == nil, let scale = Self.scale(argument) { name += "*\(scale)" }
      result += match.output.3 != nil ? "{\(name)}" : "{\(name):\(match.output.2 != nil ? "0" : match.output.1 ?? "1")}"
    }
    guard result.contains("{"), !rest.contains("%") else { return nil }
    return .template(result + rest)
  }

  /// How what a function gives reads, where it is put together there.
  func template(ofFunction name: String, steps: Int) -> AppValue? {
    for file in app.files(with: name) {
      for room in AppRoom.all(in: file) where room.name == name {
        let given =
          room.code.matches(of: /\breturn\s+(String\(format:[^\n]+|"[^\n]+")/.wordBoundaryKind(.simple)).map {
            $0.output.1
          }
          + (room.code.firstMatch(of: /^\s*->\s*String\??\s*\{\s*(String\(format:[^\n]+|"[^\n]+")\s*\}/).map {
            [$0.output.1]
          } ?? [])
        for text in given.prefix(6) {
          let found = values(of: String(text.trimmed), in: room, file, steps: steps + 1).first
          if case .template = found { return found }
        }
      }
    }
    return nil
  }

  /// `length / 1000`: how large the number is says the unit behind it.
  private static func withoutScale(_ expression: String) -> String {
    expression.wholeMatch(of: /(\w+(?:\.\w+)*)\s*[\/*]\s*[\d_.]+/).map { String($0.output.1) } ?? expression
  }

  /// By how much such an expression makes a number larger; `nil` for any other.
  private static func scale(_ expression: String) -> Double? {
    guard let match = expression.wholeMatch(of: /(?:\w+\.)*\w+\s*([\/*])\s*([\d_.]+)/),
      let number = Double(String(match.output.2.filter { $0 != "_" })), number > 0
    else { return nil }
    return match.output.1 == "*" ? number : 1 / number
  }

  private static let plain: Set<String> = [
    "name", "title", "label", "text", "value", "count", "description", "displayName", "code", "id",
  ]

  /// What a value in a text may be called: the property's name, `%` before one of which 100 are shown as the whole.
  private static func nameOfHole(_ expression: Substring) -> String? {
    var text = String(expression.trimmed)
    for _ in 0..<4 {
      if let match = text.wholeMatch(of: /(?:Int|String|Double|abs|max|min)\((?:0\s*,\s*|1\s*,\s*)?([^,]+)\)/) {
        text = String(match.output.1.trimmed)
      } else if let match = text.wholeMatch(
        of:
          /(.+?)(?:\.(?:capitalized|rawValue|localizedCapitalized|rounded\(\)|uppercased\(\)|formatted\(\))|\s\?\?\s.+)/
      ) {
        text = String(match.output.1)
      } else {
        break
      }
    }
    if let match = text.wholeMatch(of: /\(?\s*(?:\w+[?!]?\.)*(\w+)\s*\*\s*100\s*\)?(?:\.rounded\(\))?/) {
      return "%" + match.output.1
    }
    guard let match = text.wholeMatch(of: /(?:self\.)?(?:\w+[?!]?\.)*?(?:(\w+)[?!]?\.)?(\w+)[?!]?/),
      match.output.2.first?.isLetter == true
    else { return nil }
    let last = String(match.output.2)
    guard plain.contains(last), let owner = match.output.1, owner.first?.isLetter == true else { return last }
    return "\(owner)\(last.prefix(1).uppercased())\(last.dropFirst())"
  }
}

// MARK: Hours and days

extension AppReader {
  /// `Self.hourFormatter.string(from: arrival)`, `arrival.formatted(date: .omitted, time: .shortened)`.
  func clock(_ text: String, in file: String) -> AppValue? {
    if text.contains(/\.formatted\(date:\s*\.omitted\s*,/) { return .clock(isDay: false) }
    if text.contains(/\.formatted\(date:\s*\.\w+\s*,\s*time:\s*\.omitted/) { return .clock(isDay: true) }
    guard let call = text.wholeMatch(of: /(?:\w+\.)*(\w+)\.string\(from:\s*[^:]+\)/),
      let place = file.ranges(of: "\(call.output.1)").lazy.map({ file[$0.upperBound...] }).first(where: {
        $0.prefixMatch(of: /\s*(?::\s*DateFormatter\s*)?=[^\n]*\n?[^\n]*DateFormatter\(\)|\s*:\s*DateFormatter\s*[={]/)
          != nil
      })
    else { return nil }
    let made = place.prefix(400)
    return .clock(isDay: !made.contains(/timeStyle\s*=\s*\.(?!none)|(?:dateFormat|Template\()[^\n]*["'][^"\n]*[hHjk]/))
  }
}
