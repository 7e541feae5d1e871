import FoundationEssentials
import SkerryBasics
import Synchronization

nonisolated extension Bitmap {
  /// The pixels of a PNG or a JPEG; `nil` for anything else, and where the system lacks the library for it.
  package init?(file bytes: [UInt8]) {
    guard bytes.count < PictureFile.mostBytes,
      let bitmap = PNGLibrary.ofSystem?.bitmap(bytes) ?? JPEGLibrary.ofSystem?.bitmap(bytes)
    else { return nil }
    self = bitmap
  }

  /// The drawing of an SVG or a PDF, which only asset catalogues may hold; `nil` for anything else, and where the system
  /// lacks the library for it.
  init?(drawing bytes: [UInt8]) {
    // A library is opened for its own kind alone: a damaged PNG opens none.
    guard bytes.count < PictureFile.mostBytes,
      let bitmap = PDFLibrary.mayRead(bytes)
        ? PDFLibrary.ofSystem?.bitmap(bytes) : SVGLibrary.mayRead(bytes) ? SVGLibrary.ofSystem?.bitmap(bytes) : nil
    else { return nil }
    self = bitmap
  }
}

/// The symbols that were drawn, so that each file is read once.
nonisolated enum SymbolStore {
  private static let known = Mutex<[String: SymbolSet.Drawing?]>([:])

  static func drawing(at path: String) -> SymbolSet.Drawing? {
    if let found = known.withLock({ $0[path] }) { return found }
    let drawing = FileManager.default.contents(atPath: path).flatMap { file -> SymbolSet.Drawing? in
      let bytes = [UInt8](file)
      guard bytes.count < PictureFile.mostBytes, SVGLibrary.mayRead(bytes) else { return nil }
      return SVGLibrary.ofSystem?.symbol(bytes)
    }
    known.withLock { $0[path] = .some(drawing) }
    return drawing
  }
}

/// The pictures that were decoded, so that each file is read once.
nonisolated enum BitmapStore {
  private static let known = Mutex<[String: Bitmap?]>([:])

  /// The picture of a file; `nil` for what can't be read.
  static func bitmap(at path: String) -> Bitmap? {
    if let found = known.withLock({ $0[path] }) { return found }
    let bitmap = read(path)
    known.withLock { $0[path] = .some(bitmap) }
    return bitmap
  }

  private static func read(_ path: String) -> Bitmap? {
    FileManager.default.contents(atPath: path).flatMap { Bitmap(file: [UInt8]($0)) ?? Bitmap(drawing: [UInt8]($0)) }
  }
}
