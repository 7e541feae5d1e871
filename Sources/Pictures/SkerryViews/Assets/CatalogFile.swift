import FoundationEssentials

/// A `Contents.json` of an asset catalogue.
nonisolated protocol CatalogFile: Decodable {}

nonisolated extension CatalogFile {
  /// Reads a file; `nil` where there is none or it can't be understood.
  init?(contents path: String) {
    // Files of catalogues are small and flat; any other file is there by mistake.
    guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 16,
      data.filter({ $0 == UInt8(ascii: "[") }).count < 200,
      let file = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = file
  }

  /// Why the file of a folder can't be read; `nil` where it can.
  static func problem(in folder: String) -> String? {
    let path = "\(folder)/Contents.json"
    guard FileManager.default.fileExists(atPath: path) else { return "its Contents.json is missing" }
    return Self(contents: path) == nil ? "its Contents.json is broken" : nil
  }
}

/// A folder's description of itself within a catalogue.
nonisolated struct CatalogFolder: CatalogFile {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }
  let properties: Properties?
}
