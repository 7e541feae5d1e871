/// What the parts of a JPEG say of its pixels: how the camera was held, and who wrote it.
nonisolated struct JPEGMarks {
  /// How the picture is to be turned, as Exif counts it from 1 to 8; 1 for not at all.
  private(set) var orientation = 1
  /// Whether one of Adobe's programs, or one that does as they do, wrote it.
  private(set) var isOfAdobe = false

  init(_ bytes: [UInt8]) {
    // A row of parts with their lengths, up to the pixels.
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard length >= 2, place + 2 + length <= bytes.count else { return }
      let part = bytes[(place + 4)..<(place + 2 + length)]
      switch bytes[place + 1] {
      case 0xE1: orientation = Self.orientation(part) ?? orientation
      case 0xEE: isOfAdobe = isOfAdobe || part.starts(with: Array("Adobe".utf8))
      default: break
      }
      place += 2 + length
    }
  }

  private static let head = Array("Exif".utf8) + [0, 0]

  /// The orientation that a part of Exif names; `nil` for any other part.
  private static func orientation(_ part: ArraySlice<UInt8>) -> Int? {
    guard part.starts(with: head) else { return nil }
    let table = Array(part.dropFirst(head.count))
    let isLittle = table.starts(with: [0x49, 0x49])
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= table.count else { return nil }
      let digits = table[place..<place + count]
      return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let first = number(4, 4), let count = number(first, 2) else { return nil }
    for entry in 0..<count {
      let place = first + 2 + entry * 12
      guard let tag = number(place, 2) else { return nil }
      if tag == 0x0112 { return number(place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }
}

nonisolated extension Bitmap {
  /// The picture as it is to be seen, which was taken with the camera held in one of eight ways.
  func turned(by orientation: Int) -> Bitmap? {
    guard (2...8).contains(orientation) else { return self }
    let isAcross = orientation >= 5
    let (columns, rows) = isAcross ? (height, width) : (width, height)
    // Which sides are swapped.
    let isMirrored = [2, 3, 7, 8].contains(orientation)
    let isUpsideDown = [3, 4, 6, 7].contains(orientation)
    var turned = [UInt8](repeating: 0, count: pixels.count)
    turned.withUnsafeMutableBytes { target in
      pixels.withUnsafeBytes { source in
        for row in 0..<rows {
          for column in 0..<columns {
            let (x, y) = isAcross ? (row, column) : (column, row)
            let place = (isUpsideDown ? height - 1 - y : y) * width + (isMirrored ? width - 1 - x : x)
            let pixel = source.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: (row * columns + column) * 4, as: UInt32.self)
          }
        }
      }
    }
    return Bitmap(width: columns, height: rows, pixels: turned, pixelsPerPoint: pixelsPerPoint)
  }
}
