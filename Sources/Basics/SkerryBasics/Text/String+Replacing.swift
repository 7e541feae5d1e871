extension String {
  /// The text with some of its scalars written in another way: what stays is taken over in one piece, since most texts
  /// stay as they are.
  ///
  /// - Parameter replacement: what a scalar becomes; `nil` if it stays.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    var start = startIndex
    for index in unicodeScalars.indices {
      guard let other = replacement(unicodeScalars[index]) else { continue }
      text += self[start..<index]
      text += other
      start = unicodeScalars.index(after: index)
    }
    if start == startIndex { return self }
    text += self[start...]
    return text
  }
}
