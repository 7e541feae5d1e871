/// The part of a file that declares what an extension shares with its app, where the compiler refuses the rest.
///
/// Attributes often stand in the file that also starts the activity, with modules that only the app has. Imports and
/// the declarations by name stay, all other lines are empty: numbers of lines mean what they meant.
struct Excerpt {
  let text: String

  /// `nil` when a file declares nothing of these names.
  init?(of source: String, names: Set<String>) {
    let outline = SwiftOutline.of(source)
    let parts = (outline.parts + outline.globals).filter { names.contains($0.name) }
    guard !parts.isEmpty else { return nil }
    var kept = Set(outline.imports.map(\.line))
    for part in parts { kept.formUnion(part.lines) }
    text = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { kept.contains($0.offset + 1) ? String($0.element) : "" }.joined(separator: "\n")
  }
}
