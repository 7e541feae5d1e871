/// Where a document stops being JSON.
nonisolated struct JSONPlace {
  /// `, line 3, column 5`, or nothing when it is not known.
  let text: String

  init(_ error: any Error, in bytes: [UInt8]) {
    guard let error = error as? DecodingError, case .dataCorrupted(let context) = error,
      let underlying = context.underlyingError
    else {
      text = ""
      return
    }
    // The decoder tells the place in words only.
    let words = "\(underlying)".split { !$0.isLetter && !$0.isNumber }
    func number(after word: String) -> Int? {
      words.firstIndex { $0 == word }.flatMap { words.index(after: $0) < words.endIndex ? Int(words[$0 + 1]) : nil }
    }
    let parts = [number(after: "line").map { "line \($0)" }, number(after: "column").map { "column \($0)" }]
    text = parts.compactMap { $0 }.map { ", \($0)" }.joined()
  }
}
