/// A source of a module of its own, compiled as one of several with what is made up: nothing in it is public.
///
/// What is made up is seen in its module only, and what is public may not be of such a type. No place in a line moves.
struct OwnVisibility {
  /// The source without `public` and the like.
  let text: String

  init(_ source: String) {
    var bytes = Array(source.utf8)
    var words = Words(source)
    var before: Words.Word?
    var last = ""
    while let word = words.next() {
      if let level = before, Self.levels.contains(level.text), Self.starts.contains(word.text) || word.text == "@" {
        for place in level.offset..<level.offset + level.text.utf8.count { bytes[place] = UInt8(ascii: " ") }
      }
      // Only what is public may be inlined elsewhere.
      if last == "@", ["inlinable", "usableFromInline"].contains(word.text) {
        for place in word.offset - 1..<word.offset + word.text.utf8.count { bytes[place] = UInt8(ascii: " ") }
      }
      before = last == "." ? nil : word
      last = word.text
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static let levels: Set<String> = ["public", "open", "package"]
  private static let starts: Set<String> = [
    "func", "var", "let", "struct", "class", "enum", "actor", "protocol", "extension", "init", "typealias", "static",
    "final", "override", "mutating", "nonmutating", "nonisolated", "indirect", "convenience", "required", "subscript",
    "lazy", "weak", "unowned", "private", "fileprivate", "internal", "import", "dynamic", "infix", "prefix", "postfix",
  ]
}
