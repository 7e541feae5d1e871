import FoundationEssentials
import SkerryBasics

/// What is wrong in an asset catalogue: descriptions that can't be read, and files that they name and that are not there.
struct CatalogProblems {
  /// In the order of their paths.
  private(set) var refusals: [ProjectBuild.Refusal] = []

  /// The folders that hold something which widgets show.
  private static let sets = [".imageset", ".colorset", ".symbolset"]

  init(of catalog: String) { collect(catalog) }

  private mutating func collect(_ folder: String) {
    for name in (FolderListing.names(in: folder) ?? []).sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if let kind = Self.sets.first(where: name.hasSuffix) {
        examine(path, showing: String(name.dropLast(kind.count)))
      } else if CatalogFolders.isGroup(name) {
        if FileManager.default.fileExists(atPath: "\(path)/Contents.json") { examine(path, showing: nil) }
        collect(path)
      }
    }
  }

  /// Looks at the description of a folder.
  ///
  /// - Parameter item: what the folder holds; `nil` for one that only orders others.
  private mutating func examine(_ folder: String, showing item: String?) {
    let path = "\(folder)/Contents.json"
    let loss = item.map { "; \($0) can't be shown" } ?? ""
    func refuse(_ words: String, line: Int = 1, column: Int = 1) {
      refusals.append(ProjectBuild.Refusal(path: path, line: line, column: column, text: words + loss))
    }
    guard FileManager.default.fileExists(atPath: path) else { return refuse("it is missing") }
    guard let text = TextFile.read(path) else { return refuse(TextFile.problem(path)?.words ?? "it can't be read") }
    do throws(JSONProblem) {
      _ = try JSONSyntax(parsing: Data(text.utf8), rules: .file)
    } catch {
      return refuse(error.words, line: error.line, column: error.column)
    }
    guard let contents = try? CanonicalJSON.decode(Description.self, from: Data(text.utf8)) else {
      return refuse("it is not as Xcode writes it")
    }
    for file in contents.files where !FileManager.default.fileExists(atPath: "\(folder)/\(file)") {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.firstIndex { $0.contains("\"\(file)\"") } ?? 0
      refusals.append(
        ProjectBuild.Refusal(path: path, line: line + 1, column: 1, text: "\(file) is not there", missingFile: file))
    }
  }

  /// What Xcode writes of a set or a folder of sets, as far as it is read here.
  private struct Description: Decodable {
    struct Entry: Decodable {
      struct Color: Decodable { let components: [String: String]? }
      let idiom: String?
      let filename: String?
      let color: Color?
    }
    struct Properties: Decodable {}
    let images: [Entry]?
    let colors: [Entry]?
    let symbols: [Entry]?
    let properties: Properties?

    /// The files of an iPhone.
    var files: [String] {
      ((images ?? []) + (symbols ?? [])).filter { ["universal", "iphone"].contains($0.idiom ?? "universal") }
        .compactMap(\.filename)
    }
  }
}
