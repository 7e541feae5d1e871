import FoundationEssentials
import SkerryBasics

/// The colours and pictures in the asset catalogues (`.xcassets`) that are resources of a program.
///
/// A target takes its catalogue along with `resources: [.copy("Assets.xcassets")]` in `Package.swift`; the package manager
/// then puts it beside the program, into `PACKAGE_TARGET.resources`.
nonisolated package struct AssetCatalog: Hashable, Sendable {
  private let colors: [String: ColorSet]
  private let images: [String: ImageSet]
  private let symbols: [String: SymbolSet]
  /// What is wrong with sets that are there and can't be understood.
  private let problems: Problems

  /// By the names of pictures, and of colours.
  private struct Problems: Hashable, Sendable {
    var images: [String: String] = [:]
    var colors: [String: String] = [:]
  }

  /// The catalogues of the running program; read when a view first asks for a colour by name.
  package static let ofProgram = AssetCatalog(catalogs: catalogs(beside: program))

  /// What was found so far.
  private struct Contents {
    var colors: [String: ColorSet] = [:]
    var images: [String: ImageSet] = [:]
    var symbols: [String: SymbolSet] = [:]
    var problems = Problems()
  }

  /// Reads catalogues; of two colours or pictures with one name the first counts. Unreadable parts are left out.
  package init(catalogs: [String]) {
    var contents = Contents()
    for catalog in catalogs { Self.collect(catalog, namespace: "", &contents) }
    (colors, images, symbols, problems) = (contents.colors, contents.images, contents.symbols, contents.problems)
  }

  /// The colour of a name, such as `Brand`, or `Status/Late` in a folder that provides a namespace.
  func color(named name: String) -> ColorSet? { colors[name] }

  /// The picture of a name, in the same way.
  func image(named name: String) -> ImageSet? { images[name] }

  /// The symbol of a name that the app brought along, in the same way.
  func symbol(named name: String) -> SymbolSet? { symbols[name] }

  /// Why the set of a picture that is there can't be used; `nil` where that is not so.
  func problem(ofImage name: String) -> String? {
    images[name] == nil && symbols[name] == nil ? problems.images[name] : nil
  }

  /// The same for a colour.
  func problem(ofColor name: String) -> String? { colors[name] == nil ? problems.colors[name] : nil }

  /// The pixels of a picture; `nil` for one that isn't there or can't be read.
  package func bitmap(named name: String) -> Bitmap? {
    images[name].flatMap { BitmapStore.bitmap(at: $0.variant(.light).path) }
  }

  /// The bytes of a picture whose file is a PNG.
  package func pngFile(named name: String) -> Data? {
    guard let path = images[name]?.variant(.light).path, path.hasSuffix(".png") else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// Whether a picture of a name may be there: it is in a catalogue, or the program brought none that could say.
  package func mayHaveImage(named name: String) -> Bool {
    images[name] != nil || symbols[name] != nil || images.isEmpty && colors.isEmpty
  }

  // MARK: Finding

  private static var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first ?? ""
  }

  /// The catalogues in the resources of the program's modules, in the order of their paths.
  private static func catalogs(beside program: String) -> [String] {
    let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return ResourceFolders.names(beside: program).flatMap { resources in
      names(in: "\(folder)/\(resources)", ending: ".xcassets").map { "\(folder)/\(resources)/\($0)" }
    }
  }

  private static func names(in folder: String, ending: String) -> [String] {
    (FolderListing.names(in: folder) ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }

  private static func collect(_ folder: String, namespace: String, _ found: inout Contents) {
    for name in names(in: folder, ending: "") {
      let path = "\(folder)/\(name)"
      let known = namespace + (name.lastIndex(of: ".").map { name[..<$0] } ?? name[...])
      if name.hasSuffix(".colorset") {
        guard found.colors[known] == nil else { continue }
        found.colors[known] = ColorSet(contents: "\(path)/Contents.json")
        if found.colors[known] == nil { found.problems.colors[known] = ColorSet.problem(in: path) }
      } else if name.hasSuffix(".imageset") {
        guard found.images[known] == nil else { continue }
        found.images[known] = ImageSet(folder: path)
        if found.images[known] == nil { found.problems.images[known] = ImageSet.problem(in: path) }
      } else if name.hasSuffix(".symbolset") {
        guard found.symbols[known] == nil else { continue }
        found.symbols[known] = SymbolSet(folder: path)
        if found.symbols[known] == nil { found.problems.images[known] = SymbolSet.problem(in: path) }
      } else if CatalogFolders.isGroup(name) {
        let isNamespace = CatalogFolder(contents: "\(path)/Contents.json")?.properties?.providesNamespace ?? false
        collect(path, namespace: isNamespace ? "\(namespace)\(name)/" : namespace, &found)
      }
    }
  }
}

/// The catalogues in which views look colours and pictures up.
nonisolated package enum AssetCatalogKey: EnvironmentKey {
  /// `nil` stands for the program's own, which is not read before it is asked for.
  package static let defaultValue: AssetCatalog? = nil
}
