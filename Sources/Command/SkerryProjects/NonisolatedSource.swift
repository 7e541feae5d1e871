/// A source of a module that belongs to no actor, for a target in which everything belongs to the main actor.
///
/// Types, functions and extensions at file scope say `nonisolated`, but for those that belong to the main actor by what they
/// conform to, such as views. Lines keep their numbers, and what is said about a column is after the word.
struct NonisolatedSource {
  let text: String

  init(_ source: String) {
    var words = Words(source)
    var places: [Int] = []
    var depth = 0
    // Where the modifiers of a declaration begin, and whether it says itself where it belongs.
    var start: Int?
    var saysActor = false
    while let word = words.next() {
      switch word.text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth = max(0, depth - 1)
        if word.text == "}" { (start, saysActor) = (nil, false) }
      case "@" where depth == 0:
        if let name = words.next()?.text, name.hasSuffix("Actor") { saysActor = true }
      case "nonisolated" where depth == 0: saysActor = true
      case _ where depth == 0 && Self.modifiers.contains(word.text): start = start ?? word.offset
      case "struct", "class", "enum", "protocol", "extension", "func":
        guard depth == 0 else { continue }
        let place = start ?? word.offset
        let name = words.next()?.text ?? ""
        let bases = word.text == "func" ? [] : words.inheritance()
        if !saysActor, bases.union([name]).isDisjoint(with: Self.ofMainActor) { places.append(place) }
        (start, saysActor) = (nil, false)
      case "let", "var", "typealias", "import", "actor":
        if depth == 0 { (start, saysActor) = (nil, false) }
      default: break
      }
    }
    var bytes = Array(source.utf8)
    for place in places.reversed() { bytes.insert(contentsOf: Array("nonisolated ".utf8), at: place) }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "indirect",
  ]

  /// Protocols of the main actor, for which a type is there that conforms to them.
  private static let ofMainActor: Set<String> = [
    "View", "ViewModifier", "Widget", "WidgetBundle", "WidgetConfiguration", "App", "Scene", "PreviewProvider",
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "GaugeStyle", "ProgressViewStyle",
    "GroupBoxStyle", "LabeledContentStyle", "MenuStyle", "TextFieldStyle", "DatePickerStyle", "Transition",
    "ControlWidget", "ControlWidgetConfiguration", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]
}
