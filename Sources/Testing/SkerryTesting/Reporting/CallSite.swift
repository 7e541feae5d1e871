/// Where an expectation stands.
nonisolated struct CallSite: Sendable {
  var function: StaticString
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// `orderLooksRight` for `orderLooksRight()`, also where the name is a whole sentence.
  var functionName: String {
    let name = "\(function)"
    let end = name.hasPrefix("`") ? name.endIndex : name.firstIndex(of: "(") ?? name.endIndex
    return name[..<end].filter { $0 != "`" }.replacing("()", with: "")
  }

  /// `OrderTests` for `…/OrderTests.swift`.
  var fileName: String {
    let name = "\(filePath)".split(separator: "/").last.map(String.init) ?? "Tests"
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}
