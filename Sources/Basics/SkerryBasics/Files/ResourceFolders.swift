/// The folders beside a program into which the package manager puts resources: `PACKAGE_TARGET.resources`.
package enum ResourceFolders {
  /// The package in which `skerry run` builds the extensions of all projects, one program each.
  package static let packageOfProjects = "Projects"

  /// The names of the folders whose resources are a program's, in order; those of other projects are none of it.
  package static func names(beside program: String) -> [String] {
    let end = program.lastIndex(of: "/")
    let folder = end.map { String(program[..<$0]) } ?? ""
    let name = end.map { String(program[program.index(after: $0)...]) } ?? program
    return own(FolderListing.names(in: folder) ?? [], of: name)
  }

  static func own(_ names: [String], of program: String) -> [String] {
    names.filter { name in
      guard name.hasSuffix(".resources") else { return false }
      return !name.hasPrefix(packageOfProjects + "_") || name == "\(packageOfProjects)_\(program).resources"
    }.sorted()
  }
}
