import FoundationEssentials
import SkerryBasics

/// A picture of an asset catalogue, for each appearance.
nonisolated struct ImageSet: Hashable, Sendable {
  /// A file of the set.
  struct Variant: Hashable, Sendable {
    let path: String
    /// Pixels per point.
    let scale: Double
  }
  private let any: Variant
  private let dark: Variant?
  /// Whether the picture is drawn in the foreground style, with its own transparency.
  let isTemplate: Bool

  /// The file of an appearance; one without a file of its own takes the general one.
  func variant(_ scheme: ColorScheme) -> Variant { scheme == .dark ? dark ?? any : any }

  /// Reads a `.imageset`; `nil` if it names no file.
  init?(folder: String) {
    guard let file = ImageSetFile(contents: "\(folder)/Contents.json") else { return nil }
    let entries = (file.images ?? []).filter { ["universal", "iphone"].contains($0.idiom ?? "universal") }
    func variant(_ appearance: String?) -> Variant? {
      let matching = entries.filter { entry in
        (entry.appearances ?? []).allSatisfy { $0.appearance == "luminosity" }
          && entry.appearances?.first?.value == appearance
      }
      // The finest file says the most of the picture.
      let files = matching.compactMap { entry in
        entry.filename.flatMap { name in
          name.contains("/") ? nil : Variant(path: "\(folder)/\(name)", scale: Self.scale(entry.scale))
        }
      }
      return files.max { $0.scale < $1.scale }
    }
    let dark = variant("dark")
    guard let any = variant(nil) ?? variant("light") ?? dark else { return nil }
    (self.any, self.dark) = (variant("light") ?? any, dark)
    isTemplate = file.properties?.renderingIntent == "template"
  }

  /// Why there is no picture in a folder that is called a `.imageset`.
  static func problem(in folder: String) -> String { ImageSetFile.problem(in: folder) ?? "it names no file" }

  private static func scale(_ text: String?) -> Double {
    text.flatMap { Double($0.dropLast()) }.flatMap { $0 >= 1 && $0 <= 3 ? $0 : nil } ?? 1
  }
}

nonisolated private struct ImageSetFile: CatalogFile {
  struct Entry: Decodable {
    let idiom: String?
    let filename: String?
    let scale: String?
    let appearances: [Appearance]?
  }
  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }
  struct Properties: Decodable {
    let renderingIntent: String?

    enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
  }
  let images: [Entry]?
  let properties: Properties?
}
