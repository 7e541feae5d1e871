import FoundationEssentials
import SkerryCells

/// A decoded picture: red, green, blue and alpha of each pixel, row by row from the upper left.
nonisolated package struct Bitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// How many pixels stand for a point of a drawing, which has no pixels of its own; 1 for a picture that has.
  package let pixelsPerPoint: Double
  let pixels: [UInt8]

  /// `nil` unless there are four bytes for each pixel.
  package init?(width: Int, height: Int, pixels: [UInt8], pixelsPerPoint: Double = 1) {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
    (self.width, self.height, self.pixels, self.pixelsPerPoint) = (width, height, pixels, pixelsPerPoint)
  }

  /// The bytes of the pixels of a row.
  func bytes(ofRow row: Int) -> ArraySlice<UInt8> { pixels[row * width * 4..<(row + 1) * width * 4] }

  /// The mean of a part of the picture, given in shares of its width and height; transparent pixels don't count for the
  /// colour.
  package func mean(x: ClosedRange<Double>, y: ClosedRange<Double>) -> RGBA {
    let columns = Self.indices(x, of: width)
    let rows = Self.indices(y, of: height)
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for row in rows {
      for column in columns {
        let start = (row * width + column) * 4
        let opacity = Int(pixels[start + 3])
        red += Int(pixels[start]) * opacity
        green += Int(pixels[start + 1]) * opacity
        blue += Int(pixels[start + 2]) * opacity
        alpha += opacity
      }
    }
    guard alpha > 0 else { return RGBA(RGB(hex: 0), alpha: 0) }
    func mean(_ sum: Int) -> UInt8 { UInt8((sum + alpha / 2) / alpha) }
    let share = Double(alpha) / Double(255 * rows.count * columns.count)
    return RGBA(RGB(red: mean(red), green: mean(green), blue: mean(blue)), alpha: share)
  }

  /// The pixels of a part of a side; at least one.
  private static func indices(_ part: ClosedRange<Double>, of count: Int) -> Range<Int> {
    let first = max(0, min(count - 1, Int(part.lowerBound * Double(count))))
    let end = max(first + 1, min(count, Int((part.upperBound * Double(count)).rounded(.up))))
    return first..<end
  }
}
