import SkerryBasics

/// Catalogues and tables of strings that lie elsewhere in the project.
extension ProjectBuild {
  /// Takes in what the sources speak of and the extension's own resources lack: nothing says which of them it has.
  mutating func takeNamedResources() {
    let files = finder.files
    guard files.catalogs.count > item.catalogs.count || files.stringTables.count > item.stringTables.count else {
      return
    }
    let named = NamedResources(of: sources.compactMap { TextFile.read($0) })
    addedCatalogs = named.catalogs(among: files.catalogs, besides: item.catalogs)
    // What a package reads from its own bundle lies in the folder of that target.
    for folder in added.compactMap(Self.folderOfTarget) {
      addedCatalogs += files.catalogs.filter { catalog in
        catalog.hasPrefix(folder) && !item.catalogs.contains(catalog) && !addedCatalogs.contains(catalog)
      }
    }
    refusals += addedCatalogs.flatMap { CatalogProblems(of: $0).refusals }
    addedTables = named.tables(among: files.stringTables, besides: item.stringTables)
  }

  /// The folder of the package's target that a source is a part of, if it asks for its bundle: `Shared/Sources/Models/`.
  private static func folderOfTarget(of source: String) -> String? {
    guard let place = source.ranges(of: "/Sources/").last,
      let end = source[place.upperBound...].firstIndex(of: "/"),
      TextFile.read(source)?.contains(".module") ?? false
    else { return nil }
    return String(source[...end])
  }

  /// Takes in the catalogue that has a picture or colour of a name, such as that of the app.
  mutating func takeCatalog(for name: CompilerMessage.MissingName) {
    guard case .member(let symbol, let type) = name,
      ["Color", "ShapeStyle", "ColorResource", "ImageResource", "UIColor", "UIImage"].contains(type)
    else { return }
    let known = Set(item.catalogs + addedCatalogs)
    let found = finder.files.catalogs.first { !known.contains($0) && AssetSymbols(catalogs: [$0]).contains(symbol) }
    guard let found else { return }
    addedCatalogs.append(found)
    refusals += CatalogProblems(of: found).refusals
  }
}
