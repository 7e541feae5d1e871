/// What `#Preview(…) { … }` becomes: a record in a section of the program, whose function makes the preview.
///
/// The arguments are passed on as they were written, to the overload of `_preview` that takes the same ones.
struct PreviewExpansion {
  let source: String

  init(_ expansion: PluginRequest.Expansion) {
    guard let arguments = Self.arguments(expansion.syntax.source[...]), !Self.waits(arguments) else {
      source = ""
      return
    }
    let location = expansion.syntax.location
    // A name that the compiler lets a macro make up, mangled as the compiler does it.
    let name = expansion.discriminator + "7previewfMu_"
    source = """
      @section("skerry_previews") @used private nonisolated let \(name): _PreviewRecord = (
        1, { _PreviewSource("\(location?.fileID ?? "")", \(location?.line ?? 0)) { _preview\(arguments)
        }.store(at: $0) }
      )
      """
  }

  /// What stands behind the macro's name.
  private static func arguments(_ source: Substring) -> Substring? {
    var rest = source
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        guard let end = rest.firstRange(of: "*/") else { return nil }
        rest = rest[end.upperBound...]
      } else {
        return rest.hasPrefix("#Preview") ? rest.dropFirst("#Preview".count) : nil
      }
    }
    return nil
  }

  /// A preview that waits for something can only be drawn by Xcode; here it compiles and is left out.
  private static func waits(_ arguments: Substring) -> Bool { arguments.contains(/\bawait\b/) }
}
