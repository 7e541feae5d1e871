/// The code that `@Entry var name: Type = value` becomes: a key with the value as its default beside the property, and
/// accessors that use the key.
struct EntryExpansion {
  let source: String

  init(_ attachment: PluginRequest.Attachment) {
    // `@Previewable` says no more than what the property behind it does anyway.
    guard attachment.macro.typeName != "PreviewableMacro", let entry = Entry(attachment.declSyntax.source) else {
      source = ""
      return
    }
    let key = "__Key_" + entry.name
    if attachment.macroRole == "accessor" {
      source = "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
      return
    }
    let keys = ["Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey"]
    let parent = attachment.parentDeclSyntax?.source ?? attachment.lexicalContext?.first?.source ?? ""
    let kind = keys.first { parent.contains("extension \($0.key)") }?.value ?? "EnvironmentKey"
    let value =
      entry.type.map { "static var defaultValue: \($0) { \(entry.value ?? "nil") }" }
      ?? "static let defaultValue = \(entry.value ?? "()")"
    source = "private nonisolated struct \(key): \(kind) { \(value) }"
  }

  /// A property: its name, its type if that is written, and the value it begins with.
  private struct Entry {
    var name: String
    var type: String?
    var value: String?

    init?(_ source: String) {
      guard let start = source.firstRange(of: /\bvar\s+/) else { return nil }
      let rest = source[start.upperBound...]
      let ending = rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") } ?? rest.endIndex
      name = rest[..<ending].filter { $0 != "`" }
      let declared = rest[ending...]
      // A type has an equals sign only within `==` or `=` of defaults, which function types don't have.
      let equals = declared.firstIndex(of: "=")
      let before = Self.trimmed(declared[..<(equals ?? declared.endIndex)])
      if before.hasPrefix(":") { type = Self.trimmed(before.dropFirst()) }
      value = equals.map { Self.trimmed(declared[declared.index(after: $0)...]) }
    }

    private static func trimmed(_ text: Substring) -> String {
      var text = text.drop { $0.isWhitespace }
      while text.last?.isWhitespace == true { text = text.dropLast() }
      return String(text)
    }
    private static func trimmed(_ text: String) -> String { trimmed(text[...]) }
  }
}
