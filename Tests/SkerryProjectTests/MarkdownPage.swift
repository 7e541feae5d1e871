import Foundation

/// A page of Markdown, as far as the tests look into it.
struct MarkdownPage {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try Repository.text(path)
  }

  private var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// The text without blocks of code, in which brackets and quotation marks mean something else.
  private var prose: String { text.replacing(/(?m)^ *```[\s\S]*?^ *```/, with: "") }

  /// Where links and pictures lead, as written.
  var destinations: [String] {
    prose.replacing(/`[^`\n]*`/, with: "").matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
  }

  /// The destinations in the repository, as paths from its root.
  var linkedFiles: [(destination: String, path: String)] {
    destinations.filter { !$0.contains(/^[a-z]+:/) && !$0.hasPrefix("#") }.map { destination in
      var parts = folder.split(separator: "/").map(String.init)
      for part in destination.prefix(while: { $0 != "#" }).split(separator: "/") {
        if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
      }
      return (destination, parts.joined(separator: "/"))
    }
  }

  /// Files and folders that the text names in code quotes, such as `Sources/Apps`.
  ///
  /// Names in capitals, as in `Sources/Apps/NAME`, stand for others and are left out.
  var namedFiles: [String] {
    prose.matches(of: /`((?:Sources|Tests|assets|\.ci)\/[^`\s]*)`/).map { String($0.output.1) }
      .filter { !$0.contains(/[A-Z]{3,}|[*…<]/) }
  }

  /// Code that the text says is in one of the examples: a block of Swift after a line that ends with the file and a colon.
  var quotedCode: [(path: String, code: String)] {
    let quote = /`(Tests\/SkerryProjectTests\/Examples\/[^`\s]+\.swift)`:\n\n *```swift\n([\s\S]*?)\n *```/
    return text.matches(of: quote).map { (String($0.output.1), String($0.output.2)) }
  }

  /// The cells of tables, one array for each row; lines of dashes are left out.
  var rows: [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("|--") && !$0.hasPrefix("|:-") }.map {
      line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
