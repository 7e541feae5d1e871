/// The part of xterm's 256 colours that is the same everywhere: its cube and its greys.
enum Palette256 {
  private static let cubeStart = 16
  private static let greyStart = 232

  static func color(at index: Int) -> RGB {
    if index >= greyStart {
      let level = UInt8(truncatingIfNeeded: 8 + 10 * (Swift.min(index, 255) - greyStart))
      return RGB(red: level, green: level, blue: level)
    }
    let cube = Swift.max(0, index - cubeStart)
    return RGB(red: value(of: cube / 36), green: value(of: cube / 6 % 6), blue: value(of: cube % 6))
  }

  /// Of the corners of the cube around a colour and the greys around its brightness the one that looks most like it.
  static func index(for color: RGB) -> Int {
    let (reds, greens, blues) = (levels(around: color.red), levels(around: color.green), levels(around: color.blue))
    // Most colours that are asked for were reduced before.
    if reds.count == 1, greens.count == 1, blues.count == 1 {
      return cubeStart + 36 * reds.lowerBound + 6 * greens.lowerBound + blues.lowerBound
    }
    if let grey = greyIndex(of: color) { return grey }
    let wanted = PerceivedColor(color)
    var (best, least) = (cubeStart, Double.infinity)
    func take(_ index: Int) {
      let distance = wanted.distance(to: perceived[index - cubeStart], below: least)
      if distance < least { (best, least) = (index, distance) }
    }
    for red in reds { for green in greens { for blue in blues { take(cubeStart + 36 * red + 6 * green + blue) } } }
    let light = (54 * Int(color.red) + 183 * Int(color.green) + 19 * Int(color.blue)) / 256
    let grey = Swift.min(22, Swift.max(0, (light - 8) / 10))
    for index in grey...grey + 1 { take(greyStart + index) }
    return best
  }

  /// The colours from the first of the cube on as the eye tells them apart.
  private static let perceived = (cubeStart..<256).map { PerceivedColor(color(at: $0)) }

  /// The channel value of a step of the cube, 0 to 5.
  private static func value(of level: Int) -> UInt8 {
    level == 0 ? 0 : UInt8(truncatingIfNeeded: 55 + 40 * level)
  }

  /// The place of a colour that is one of the greys.
  private static func greyIndex(of color: RGB) -> Int? {
    guard color.red == color.green, color.green == color.blue, color.red >= 8, color.red <= 238, color.red % 10 == 8
    else { return nil }
    return greyStart + (Int(color.red) - 8) / 10
  }

  /// The steps of the cube below and above a channel value; a single one where it is one.
  private static func levels(around value: UInt8) -> ClosedRange<Int> {
    let below = value < 95 ? 0 : (Int(value) - 55) / 40
    return below...(self.value(of: below) == value ? below : below + 1)
  }
}
