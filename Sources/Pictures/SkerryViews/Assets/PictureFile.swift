import FoundationEssentials

/// What the beginning of a picture's file says of it, for one that can't be shown.
nonisolated struct PictureFile {
  private let bytes: [UInt8]?

  init(_ path: String) { bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) } }

  /// The most bytes of a file, pixels along a side, and pixels in all, which are 64 megabytes.
  static let mostBytes = 1 << 24
  static let mostPixelsOfSide = 8192
  static let mostPixels = 4096 * 4096

  /// Whether a picture of a size is read.
  static func holds(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= mostPixelsOfSide && height <= mostPixelsOfSide && width * height <= mostPixels
  }

  /// Why it can't be shown, other than that it is damaged.
  var problem: String? {
    guard let bytes else { return "the file isn’t there" }
    if bytes.count >= Self.mostBytes { return "it is too large, with more than 16 MB" }
    guard let (width, height) = pixels, width > 0, height > 0, !Self.holds(width: width, height: height) else {
      return nil
    }
    return "it is too large, with \(width) × \(height) pixels; 4096 × 4096 are the most"
  }

  /// The size that the file gives.
  private var pixels: (width: Int, height: Int)? {
    guard let bytes else { return nil }
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), let width = number(16, 4), let height = number(20, 4) {
      return (width, height)
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    // A JPEG is a row of parts with their lengths; that which gives the size is of kind C0 to CF, but for three.
    var place = 2
    while let mark = number(place, 2), mark >> 8 == 0xFF, let length = number(place + 2, 2), length >= 2 {
      if (0xC0...0xCF).contains(mark & 0xFF), ![0xC4, 0xC8, 0xCC].contains(mark & 0xFF) {
        guard let height = number(place + 5, 2), let width = number(place + 7, 2) else { return nil }
        return (width, height)
      }
      place += 2 + length
    }
    return nil
  }
}
