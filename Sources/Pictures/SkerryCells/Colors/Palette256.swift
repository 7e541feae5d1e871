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

  static func index(for color: RGB) -> Int {
    let cube =
      cubeStart + 36 * level(of: color.red) + 6 * level(of: color.green) + level(of: color.blue)
    let average = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = greyStart + Swift.min(23, Swift.max(0, (average - 3) / 10))
    let cubeDistance = distance(color, Palette256.color(at: cube))
    return cubeDistance <= distance(color, Palette256.color(at: grey)) ? cube : grey
  }

  /// The channel value of a step of the cube, 0 to 5.
  private static func value(of level: Int) -> UInt8 {
    level == 0 ? 0 : UInt8(truncatingIfNeeded: 55 + 40 * level)
  }

  /// The step of the cube that is nearest to a channel value.
  private static func level(of value: UInt8) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
  }

  /// How different two colours look: channel differences weighted by how much the eye sees of each,
  /// with red counting more where there is much of it and blue where there is little.
  private static func distance(_ one: RGB, _ other: RGB) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    let mean = (Int(one.red) + Int(other.red)) / 2
    return (512 + mean) * red * red + 1024 * green * green + (767 - mean) * blue * blue
  }
}
