/// The measures of a picture: one cell is 8 × 16 units, counted in tenths so that all sums are exact.
enum SVGUnits {
  static let tenths = 10
  static let cellWidth = 80
  static let cellHeight = 160
  /// The text's baseline below the top of its row.
  static let baseline = 122
  /// Room around the cells.
  static let padding = 120
  /// The bar with the title.
  static let titleHeight = 260
  /// Pixels per unit at the natural size of the picture.
  static let naturalScale = (numerator: 5, denominator: 4)

  /// Tenths as a decimal number.
  static func number(_ value: Int) -> String {
    let magnitude = value.magnitude
    let sign = value < 0 ? "-" : ""
    let rest = magnitude % 10
    return rest == 0 ? "\(sign)\(magnitude / 10)" : "\(sign)\(magnitude / 10).\(rest)"
  }

  /// Text as XML content or attribute value.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
