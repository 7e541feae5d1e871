import Glibc

/// A colour as the eye tells it from others: lightness, and two axes of hue and colourfulness (Björn Ottosson's OKLab).
struct PerceivedColor: Sendable {
  private let lightness: Double
  private let greenRed: Double
  private let blueYellow: Double
  private let colourfulness: Double

  init(_ color: RGB) {
    let (red, green, blue) = color.linearLight
    let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let medium = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short
    greenRed = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short
    blueYellow = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
    colourfulness = (greenRed * greenRed + blueYellow * blueYellow).squareRoot()
  }

  /// How different two colours look. Of what a palette can't keep, lightness goes before colourfulness and that before the
  /// hue: a red that turns orange is another colour, a darker red is not.
  ///
  /// - Parameter least: a distance from which on the answer doesn't matter; it may then be any that is not less.
  func distance(to other: PerceivedColor, below least: Double) -> Double {
    let light = lightness - other.lightness
    let lightest = 0.4 * light * light
    guard lightest < least else { return lightest }
    let colourful = colourfulness - other.colourfulness
    let (first, second) = (greenRed - other.greenRed, blueYellow - other.blueYellow)
    let hue = Swift.max(0, first * first + second * second - colourful * colourful)
    return lightest + colourful * colourful + 2 * hue
  }
}
