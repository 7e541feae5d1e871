/// Why a table of strings, or a part of it, can't be taken: words that follow the name of the file.
package enum TableProblem {
  static let unreadable = "it can't be read."
  static let tooLarge = "it is larger than any table; none of its texts is taken."
  static let noPropertyList = "it is no property list of texts; none of them is taken."

  /// What is wrong with a file; `nil` where all of it can be taken.
  package static func of(_ path: String) -> String? {
    if path.hasSuffix(".xcstrings") { return CatalogOfStrings.problem(of: path) }
    if path.hasSuffix(".stringsdict") { return PluralsFile.contents(of: path).problem }
    return path.hasSuffix(".strings") ? StringsFile.contents(of: path).problem : nil
  }
}
