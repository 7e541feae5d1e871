/// What a gradient is among 16 colours, and where there are none.
struct GradientPlace: Hashable, Sendable {
  /// Its place among the 16 colours.
  let index: Int
  /// Whether it is as light as paper.
  let isLit: Bool

  init(of middle: RGB) {
    let index = ColorDepth.colors8.paletteIndex(for: middle)
    let isGrey = index == 7 && ColorDepth.colors16.paletteIndex(for: middle) == Self.grey
    self.index = isGrey ? Self.grey : index
    isLit = !isGrey && middle.luminance > ContrastKeeper.light && Self.light.contains(index)
  }

  /// The darker of the two greys.
  private static let grey = 8
  /// The colours that may be light, in the order of their codes.
  private static let light = [7, 3, 6, 2, 5]

  /// It in a number from 2 to 15: the dark ones by their places, then the light ones, then grey.
  var code: Int {
    if index == Self.grey { return 15 }
    return isLit ? 10 + (Self.light.firstIndex(of: index) ?? 0) : 2 + index
  }

  init?(code: Int) {
    switch code {
    case 2...9: (index, isLit) = (code - 2, false)
    case 10...14: (index, isLit) = (Self.light[code - 10], true)
    case 15: (index, isLit) = (Self.grey, false)
    default: return nil
    }
  }
}
