/// How a scalar behaves on a screen of cells.
enum DisplayClass: UInt32 {
  /// Not assigned in Unicode 13, private, or of a width on which terminals differ.
  case unknown
  case oneColumn
  case twoColumns
  /// Drawn onto the scalar before it.
  case mark
  /// Invisible by definition, or not drawable by every terminal: left out.
  case invisible

  /// The class of a scalar that is not a control character.
  init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    let isLatin = value >= 0x20 && value < 0x7F || value > 0xA0 && value < 0x300 && value != 0xAD
    // Lines and blocks, which frames, bars and large digits are made of.
    if isLatin || value >= 0x2500 && value < 0x25A0 {
      self = .oneColumn
    } else {
      self = DisplayClass.search(value)
    }
  }

  private static func search(_ value: UInt32) -> DisplayClass {
    displayClassBoundaries.withUnsafeBufferPointer { boundaries in
      var low = 0
      var high = boundaries.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if boundaries[middle] >> 3 <= value { low = middle } else { high = middle }
      }
      return DisplayClass(rawValue: boundaries[low] & 7) ?? .unknown
    }
  }
}
