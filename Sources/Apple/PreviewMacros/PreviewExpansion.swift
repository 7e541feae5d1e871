/// The code that `#Preview(…) { … }` becomes: a record in a section of the program, whose function makes the preview.
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
    let place = "\"\(location?.fileID ?? "")\", \(location?.line ?? 0), \(StateNames(arguments).literal)"
    // Previews may stand in a type, so that all of them are available from the same version on.
    let scope = expansion.lexicalContext?.isEmpty == false ? "static " : ""
    source = """
      @section("skerry_previews") @used private nonisolated \(scope)let \(name): _PreviewRecord = (
        1, { _PreviewSource(\(place)) { _preview\(arguments)
        }.store(at: $0) }
      )
      """
  }

  /// The text behind the macro's name, which comments and attributes may come before.
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
      } else if first == "@" {
        // An attribute, such as `@available(iOS 17.0, *)`: every preview is made here.
        rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
        if rest.first == "(" {
          guard let end = rest.firstIndex(of: ")") else { return nil }
          rest = rest[rest.index(after: end)...]
        }
      } else {
        return rest.hasPrefix("#Preview") ? rest.dropFirst("#Preview".count) : nil
      }
    }
    return nil
  }

  /// A preview that waits for something can only be drawn by Xcode; here it compiles and is left out.
  private static func waits(_ arguments: Substring) -> Bool { arguments.contains(/\bawait\b/) }
}
