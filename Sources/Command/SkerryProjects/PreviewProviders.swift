/// The types of a file that show previews as before Xcode 15: `struct Order_Previews: PreviewProvider`.
///
/// `#Preview` leaves a record in the program; these leave none, so each gets a `#Preview` that shows what it shows, below the
/// last line of the file's copy. Only what stands at the beginning of a line is one: what is nested can't be named there.
struct PreviewProviders {
  let names: [String]

  init(_ text: String) {
    names = text.split(separator: "\n").compactMap { line in
      guard line.first?.isLetter == true, line.contains("PreviewProvider"),
        let match = line.firstMatch(of: /^(?:[a-z]+ )*(?:struct|enum|class) +(\w+)[^:{]*:[^{]*\bPreviewProvider\b/)
      else { return nil }
      return String(match.output.1)
    }
  }

  /// The previews to add to the copy; empty without any.
  var source: String {
    names.map { "\n#Preview(\"\(Self.title($0))\") { \($0).previews }\n" }.joined()
  }

  /// `Order_Previews` and `OrderPreviews` are Order.
  private static func title(_ name: String) -> String {
    for ending in ["_Previews", "_Preview", "Previews", "Preview"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
