/// A source as an iPhone's compiler would take it, line by line where it was.
///
/// `#if os(iOS)` and its sisters take the branch of an iPhone, and imports of modules that are not there are left out.
/// The compiler is told the name of the user's own file, so that all it says is about that.
struct PhoneSource {
  /// The text to compile.
  let text: String
  /// The modules that are not there, with the lines of their imports.
  let missing: [(module: String, line: Int)]

  /// - Parameters:
  ///   - source: the user's text.
  ///   - path: the user's file.
  ///   - absent: modules of other files that are not there, which this one may name without an import, as its own.
  ///   - unnamed: modules whose names the file uses without an import.
  ///   - isKnown: whether there is a module of a name.
  ///   - withoutMain: leaves `@main` out, where the file's bundle is not the one to show.
  init(
    _ source: String, path: String, withoutMain: Bool = false, absent: Set<String> = [],
    unnamed: [String] = [], isKnown isThere: (String) -> Bool
  ) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var missing: [(module: String, line: Int)] = []
    let imports = SwiftOutline.of(source).imports
    let standIns = Self.standIns.filter { isThere($0.value) }
    func isKnown(_ name: String) -> Bool { isThere(name) || standIns[name] != nil }
    let lacking = imports.filter { !isKnown($0.module) }
    let replaced = imports.reduce(into: [:]) { $0[$1.line] = isThere($1.module) ? nil : standIns[$1.module] }
    // Each of Apple's modules brings Foundation along, with all that is in it on an iPhone.
    var foundation = isThere("PhoneFoundation") ? "import PhoneFoundation; " : ""
    // On an iPhone what Foundation leans on comes along, too.
    let bringsPublished = source.contains(/@Published\b|\bObservableObject\b/) && isThere("Combine")
    let isPublished = imports.contains { ["SwiftUI", "Combine", "UIKit"].contains($0.module) }
    if bringsPublished, !isPublished { foundation += "import Combine; " }
    let importing = Set(imports.map(\.line))
    var kept: [String] = []
    for (index, line) in lines.enumerated() {
      if let lack = lacking.first(where: { $0.line == index + 1 }) {
        // Code that first asks whether a module is there does without it.
        let asked = lines[..<index].last { !$0.allSatisfy(\.isWhitespace) } ?? ""
        if !asked.contains("canImport(\(lack.module))") { missing.append(lack) }
        // The line stays: those below keep their numbers. A module of Apple's brings Foundation along, also where it isn't
        // here, and most packages do.
        kept.append(isThere("PhoneFoundation") ? "import PhoneFoundation" : "")
      } else if let name = replaced[index + 1] {
        kept.append("import \(name)")
      } else if importing.contains(index + 1) {
        kept.append(foundation + line)
      } else {
        kept.append(Self.onPhone(String(line), withoutMain: withoutMain, isKnown))
      }
    }
    self.missing = missing
    // What is left of a package is compiled together with the extension: its name before a type's means nothing.
    let left = absent.union(lacking.map(\.module)).subtracting(StandIns.namesOfTypes)
    for module in left where source.contains(module + ".") {
      kept = kept.map { $0.contains(module + ".") ? Self.withoutModule(module, $0) : $0 }
    }
    if imports.contains(where: { $0.module == "SwiftData" }), isThere("SwiftData") {
      let models = PersistentModels(kept.joined(separator: "\n"))
      kept = models.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    // Behind the last line they move nothing.
    let added = unnamed.filter { isThere($0) }.map { "\n\(foundation)import \($0)" }
    text = "#sourceLocation(file: \"\(quoted)\", line: 1)\n" + kept.joined(separator: "\n") + added.joined()
  }

  private static func onPhone(_ line: String, withoutMain: Bool, _ isKnown: (String) -> Bool) -> String {
    let words = line.drop { $0 == " " || $0 == "\t" }
    if words.hasPrefix("#if") || words.hasPrefix("#elseif") { return condition(line, isKnown) }
    if words.hasPrefix("//") { return line }
    let line = line.contains("@objc") ? withoutObjectiveC(line) : line
    guard withoutMain, words.hasPrefix("@main") else { return line }
    return line.replacing("@main", with: "", maxReplacements: 1)
  }

  /// Modules that are parts of others here. One named os would be taken for Apple's system by packages that ask for it;
  /// its names are OSLog's, too.
  private static let standIns = [
    "os": "OSLog", "Darwin": "PhoneFoundation", "CoreFoundation": "PhoneFoundation", "ObjectiveC": "PhoneFoundation",
    "CoreText": "UIKit", "QuartzCore": "UIKit", "AVFAudio": "AVFoundation",
    "CoreTransferable": "SwiftUI", "UniformTypeIdentifiers": "SwiftUI", "SwiftUICore": "SwiftUI",
    "DeveloperToolsSupport": "SwiftUI",
    // What two modules have in common when both are imported; Xcode offers these names, too.
    "_MapKit_SwiftUI": "MapKit", "_SwiftData_SwiftUI": "SwiftData", "_AppIntents_SwiftUI": "AppIntents",
    "_WidgetKit_SwiftUI": "WidgetKit",
  ]

  /// A line in which no type is named by a module; nothing else moves.
  private static func withoutModule(_ module: String, _ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let range = rest.firstRange(of: module + ".") {
      let isWhole = rest[..<range.lowerBound].last.map { !$0.isLetter && !$0.isNumber && !"_.\"".contains($0) } ?? true
      let isType = rest[range.upperBound...].first?.isUppercase ?? false
      result += rest[..<range.lowerBound]
      result += isWhole && isType ? String(repeating: " ", count: module.count + 1) : module + "."
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// A line without what shows its declaration to Objective-C, which Linux doesn't have; nothing else moves.
  private static func withoutObjectiveC(_ line: String) -> String {
    line.replacing(/@objc(?:Members\b|\([^)]*\)|\b)/) { String(repeating: " ", count: $0.output.count) }
  }

  /// A condition with what is asked about the system answered.
  private static func condition(_ line: String, _ isKnown: (String) -> Bool) -> String {
    var result = ""
    var rest = line[...]
    while let (range, answer) = nextQuestion(in: rest, isKnown) {
      result += rest[..<range.lowerBound] + (answer ? "true" : "false")
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  private static func nextQuestion(
    in text: Substring, _ isKnown: (String) -> Bool
  ) -> (Range<Substring.Index>, Bool)? {
    var first: (Range<Substring.Index>, Bool)?
    for (name, answer) in questions {
      guard let start = text.firstRange(of: name + "("), let end = text[start.upperBound...].firstIndex(of: ")")
      else { continue }
      let before = start.lowerBound == text.startIndex ? nil : text[text.index(before: start.lowerBound)]
      if let before, before.isLetter || before == "_" { continue }
      let asked = String(text[start.upperBound..<end].filter { $0 != " " })
      let range = start.lowerBound..<text.index(after: end)
      if first.map({ range.lowerBound < $0.0.lowerBound }) ?? true { first = (range, answer(asked, isKnown)) }
    }
    return first
  }

  /// The answers of an iPhone, as far as it has the modules that are here.
  private static let questions: [(String, @Sendable (_ asked: String, _ isKnown: (String) -> Bool) -> Bool)] = [
    ("os", { asked, _ in asked == "iOS" }),
    ("targetEnvironment", { _, _ in false }),
    ("canImport", { asked, isKnown in isKnown(asked) }),
  ]
}
