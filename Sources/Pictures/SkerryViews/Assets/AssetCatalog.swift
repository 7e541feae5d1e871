import FoundationEssentials
import SkerryBasics

/// The colours and pictures in the asset catalogues (`.xcassets`) that are resources of a program.
///
/// A target takes its catalogue along with `resources: [.copy("Assets.xcassets")]` in `Package.swift`; the package manager
/// then puts it beside the program, into `PACKAGE_TARGET.resources`.
nonisolated package struct AssetCatalog: Hashable, Sendable {
  private let colors: [String: ColorSet]
  private let images: [String: ImageSet]

  /// The catalogues of the running program; read when a view first asks for a colour by name.
  package static let ofProgram = AssetCatalog(catalogs: catalogs(beside: program))

  /// Reads catalogues; of two colours or pictures with one name the first counts. Unreadable parts are left out.
  package init(catalogs: [String]) {
    var (colors, images): ([String: ColorSet], [String: ImageSet]) = ([:], [:])
    for catalog in catalogs { Self.collect(catalog, namespace: "", &colors, &images) }
    (self.colors, self.images) = (colors, images)
  }

  /// The colour of a name, such as `Brand`, or `Status/Late` in a folder that provides a namespace.
  func color(named name: String) -> ColorSet? { colors[name] }

  /// The picture of a name, in the same way.
  func image(named name: String) -> ImageSet? { images[name] }

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
    images[name] != nil || images.isEmpty && colors.isEmpty
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

  private static func collect(
    _ folder: String, namespace: String, _ colors: inout [String: ColorSet], _ images: inout [String: ImageSet]
  ) {
    for name in names(in: folder, ending: "") {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".colorset") {
        let known = namespace + name.dropLast(".colorset".count)
        if colors[known] == nil { colors[known] = ColorSet(contents: "\(path)/Contents.json") }
      } else if name.hasSuffix(".imageset") {
        let known = namespace + name.dropLast(".imageset".count)
        if images[known] == nil { images[known] = ImageSet(folder: path) }
      } else if !name.contains(".") {
        let isNamespace = CatalogFolder(contents: "\(path)/Contents.json")?.properties?.providesNamespace ?? false
        collect(path, namespace: isNamespace ? "\(namespace)\(name)/" : namespace, &colors, &images)
      }
    }
  }
}

/// The catalogues in which views look colours and pictures up.
nonisolated package enum AssetCatalogKey: EnvironmentKey {
  /// `nil` stands for the program's own, which is not read before it is asked for.
  package static let defaultValue: AssetCatalog? = nil
}
