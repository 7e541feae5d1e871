nonisolated extension SymbolTable {
  /// A symbol's name in words, without what only says how it is drawn.
  static func spokenName(of name: String) -> String {
    let parts = name.split(separator: ".").map(String.init)
    let words = parts.filter { $0 != "fill" }.map { compounds[$0] ?? $0 }
    return (words.isEmpty ? parts : words).joined(separator: " ")
  }

  /// Words that symbol names write together.
  private static let compounds: [String: String] = [
    "checkmark": "check mark", "xmark": "x mark", "exclamationmark": "exclamation mark",
    "questionmark": "question mark", "mappin": "map pin", "magnifyingglass": "magnifying glass",
    "shippingbox": "shipping box", "gamecontroller": "game controller", "strengthtraining": "strength training",
    "bottomhalf": "bottom half", "tophalf": "top half", "lefthalf": "left half", "righthalf": "right half",
    "arrowtriangle": "arrow triangle", "circlepath": "circle path", "radiowaves": "radio waves", "gearshape": "gear",
    "trianglehead": "triangle head", "takeoutbag": "takeout bag", "thumbsup": "thumbs up", "thumbsdown": "thumbs down",
    "fuelpump": "fuel pump", "creditcard": "credit card", "paperplane": "paper plane", "textformat": "text format",
    "intervaltraining": "interval training", "highintensity": "high intensity", "cellularbars": "cellular bars",
    "dottedline": "dotted line", "xyaxis": "x y axis", "zzz": "sleeping", "wifi": "Wi-Fi", "memorychip": "memory chip",
    "lightbulb": "light bulb", "graduationcap": "graduation cap", "archivebox": "archive box",
  ]
}
