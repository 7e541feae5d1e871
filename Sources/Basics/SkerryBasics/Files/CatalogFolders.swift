/// The folders of an asset catalogue: most are one thing, such as `Logo.imageset`, and the others only order those.
package enum CatalogFolders {
  /// Whether a folder of a name holds other folders. It may have a dot in its name, as `Icons 2.0` has.
  package static func isGroup(_ name: String) -> Bool {
    guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return !name.hasPrefix(".") }
    let kind = name[name.index(after: dot)...].lowercased()
    return !kind.hasSuffix("set") && !kinds.contains(kind)
  }

  /// Kinds of things that are no sets, and files.
  private static let kinds: Set<String> = [
    "appicon", "arresourcegroup", "brandassets", "imagestack", "imagestacklayer", "json", "launchimage", "spriteatlas",
    "stickerpack", "sticker", "stickersequence", "solidimagestack", "solidimagestacklayer",
  ]
}
