/// What a property or a function says when its own code is left out: nothing, none, or a colour like any other.
enum PlainValue {
  /// The value of a declaration, which is the text before its brace; `nil` where its type has no plain value.
  static func of(_ declaration: String, sign: String) -> String? {
    guard let type = type(of: declaration) else { return nil }
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return isDictionary(type) ? "[:]" : "[]" }
    if type.hasPrefix("Set<") { return "[]" }
    if type == "AnyView" { return "AnyView(\(sign))" }
    return values[type]
  }

  /// The type that it returns, nothing for a function without one; `nil` for an initializer.
  static func type(of declaration: String) -> String? {
    let text = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.contains(/\bfunc\s/) {
      guard let arrow = text.ranges(of: "->").last, isBalanced(text[arrow.upperBound...]) else { return "Void" }
      return bare(text[arrow.upperBound...])
    }
    guard let property = text.firstMatch(of: /\bvar\s+\w+\s*:/) else { return nil }
    return bare(text[property.range.upperBound...])
  }

  private static func bare(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    if let end = text.firstRange(of: " where ") { text = text[..<end.lowerBound] }
    for module in ["SwiftUI.", "Foundation.", "Swift."] where text.hasPrefix(module) {
      text = text.dropFirst(module.count)
    }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }

  /// Whether no bracket ends that didn't begin: else the arrow is that of a parameter.
  private static func isBalanced(_ text: Substring) -> Bool {
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return false }
    }
    return true
  }

  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type.dropFirst().dropLast() {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 0 { return true }
    }
    return false
  }

  private static let values: [String: String] = {
    var values = [
      "Void": "", "()": "", "Bool": "false", "Date": "Date()", "Data": "Data()", "URL": "URL(fileURLWithPath: \"/\")",
      "Color": "Color.secondary", "UIColor": "UIColor.gray", "UIImage": "UIImage()", "Text": "Text(\"–\")",
      "Image": "Image(systemName: \"questionmark\")", "Font": "Font.body", "Duration": "Duration.zero",
      "UUID": "UUID()", "UserDefaults": "UserDefaults.standard", "CGSize": "CGSize.zero", "CGPoint": "CGPoint.zero",
      "CGRect": "CGRect.zero",
      "ClosedRange<Date>": "Date()...Date()",
    ]
    for type in ["String", "Substring", "LocalizedStringKey", "LocalizedStringResource"] { values[type] = "\"–\"" }
    for type in [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
      "CGFloat", "TimeInterval", "Decimal",
    ] { values[type] = "0" }
    return values
  }()
}
